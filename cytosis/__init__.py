"""Cytosis: the worker-placement game inside a human cell, as a desktop application.

Games are registered here by static import: a frozen build does not find plug-ins loaded by name.
"""

from cytosis import needs

needs.check_python()

from cytosis import fast  # noqa: E402  only a Python that is new enough can read it

with needs.told():
    fast.install()
    from cytosis.engine import registry
    from cytosis.games.amino import AminoGame
    from cytosis.games.cellulose import CelluloseGame
    from cytosis.games.cytosis import CytosisGame

__version__ = "0.2.0"

registry.games.register(CytosisGame())
registry.games.register(AminoGame())
registry.games.register(CelluloseGame())
