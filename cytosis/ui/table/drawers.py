"""What can be opened over the table and looked up: a game's drawers, the log, reasons."""

from __future__ import annotations

from cytosis.ui.scene import Push, Transition
from cytosis.ui.scenes.digest import DigestScene
from cytosis.ui.scenes.opening import rules_of
from cytosis.ui.table.coach import reason
from cytosis.ui.table.design import Info
from cytosis.ui.table.state import TableState


class TableDrawers(TableState):
    """Nothing of it is a move."""

    def enlarged(self, name: str) -> Transition | None:
        """What a target shows, from close by; None where there is nothing to enlarge."""
        group = self.design.closer(name)
        index = next((i for i, one in enumerate(group) if one.target == name), None)
        scene = self.design.closeup(group, index) if index is not None else None
        return Push(scene) if scene is not None else None

    def _rules(self, about: str) -> Transition:
        """The page about a target."""
        found = {one.target: one.id for one in self.design.closer(about)}.get(about, "")
        own = self.teller.handbook().find(found) is not None
        return self.rules_page(found if own else self.design.page(about))

    def rules_page(self, page: str = "") -> Transition:
        """A page of this game's rules."""
        return rules_of(self.session, self.match.ruleset, self.match.seats, page, self.names)

    def tell_missed(self) -> Transition | None:
        """What happened since the last look; where nothing did, that is said."""
        lines = self.missed()
        if not lines:
            self.session.message = self.texts.t("ui.digest.none")
            return None
        return Push(DigestScene(lines, self.texts, self.design))

    def explain(self, index: int) -> bool:
        """Say why the move of that line of the log was made; False where nobody can."""
        line = self.log()[index]
        if not self.explains(line):
            return False
        known = self.design.explained(line.number) if line.rival else None
        if known is not None:
            self.reason = (index, known)
            return True
        why = reason(self.match, line.number, self._shown_to())
        told = self.teller.words.why(why) if why is not None else self.texts.t("ui.why.unknown")
        title = self.texts.t("ui.why.title", name=line.name)
        self.reason = (index, Info(title, (told, self.texts.t("ui.why.guess"))))
        return True

    def explain_last(self) -> None:
        """The same for the last move of an opponent."""
        found = [index for index, line in enumerate(self.log()) if self.explains(line)]
        if found:
            self.explain(found[-1])

    def open(self, drawer: str) -> None:
        """Open a drawer, or close it where it is open."""
        self.opened = "" if self.opened == drawer else drawer
        self.back = 0

    def scroll(self, lines: int) -> None:
        """Leaf through the log."""
        self.back = min(max(self.back + lines, 0), max(len(self.log()) - 4, 0))

    def leaf(self, way: int) -> None:
        """Page keys: the log's drawer, or the lists of the table."""
        if self.opened == "log":
            self.scroll(-8 * way)
            return
        for zone in self.design.zones:
            zone.wheel(6 * way)

    def focused(self, name: str) -> None:
        """A list scrolls what the keys lead to into sight."""
        zone = self.design.zone(name)
        if zone is not None:
            zone.focused(name.partition(".")[2])

    def wheel(self, name: str, steps: int) -> Transition | None:
        """The log's drawer scrolls, and any list of a zone."""
        zone = self.design.zone(name)
        if self.opened == "log":
            self.scroll(-3 * steps)
        elif zone is not None and zone.wheel(steps):
            return None
        elif name.startswith("log"):
            self.open("log")
        return None
