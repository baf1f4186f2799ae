"""The engine: the contract every game of the house fulfils. It knows no game."""
