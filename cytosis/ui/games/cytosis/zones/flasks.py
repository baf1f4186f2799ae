"""The tray: the own flask and the grey one to pick up, and what else they can do."""

from __future__ import annotations

from typing import ClassVar

from cytosis.ui.games.cytosis.zones.zone import CytosisZone
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import centre
from cytosis.ui.scene import Target
from cytosis.ui.table.design import Info
from cytosis.ui.table.picker import parts
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import GLOW, plate


class FlaskZone(CytosisZone):
    """Flasks to pick up."""

    prefix: ClassVar[str] = "flask"
    leads: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """The own one while it can go somewhere, and the grey ones."""
        regions = self.layout.regions
        if not self.table.choosing_spot():
            return [Target("flask.grey", regions["grey"], False)]
        own = Target("flask.own", regions["flask"], draggable=True)
        return [own, Target("flask.grey", regions["grey"], draggable=True)]

    def act(self, rest: str) -> None:
        """Pick a flask up; the grey one only where it can be used."""
        self.asking.cancel()
        self.table.message = self.asking.why_no_grey() if rest == "grey" else ""
        self.asking.grey = rest == "grey" and not self.table.message and not self.asking.grey

    def drop(self, rest: str, target: str) -> None:
        """Set it on a spot; beside everything it goes back."""
        grey, asking = rest == "grey", self.asking
        asking.cancel()
        if grey:
            self.table.message = asking.why_no_grey()
        asking.grey = grey and not self.table.message
        if grey and not asking.grey:
            return
        clue = self.design.clue(target)
        if clue is not None and clue[0] == "at":
            self.table.choose_at(clue[1])
        if asking.ask is None:
            asking.grey = False

    def info(self, rest: str) -> Info | None:
        """What it is for, and why it cannot be taken."""
        if rest == "own":
            return Info(self.texts.t("ui.info.flask"), (self.texts.t("ui.info.flask.about"),))
        lines = (self.texts.t("ui.info.grey", price=self.words.grey_price(self.view)),)
        why = self.asking.why_no_grey() if self.table.choosing_spot() else ""
        return Info(self.texts.t("ui.grey"), (*lines, why) if why else lines, bad=bool(why))

    def page(self, rest: str) -> str:
        """What is done with it."""
        return {"own": "topic.turn", "grey": "topic.grey"}.get(rest, "")

    def still(self, paint: Painter) -> None:
        """The own one, and how many are left."""
        viewer, table = self.view.viewer, self.table
        if viewer is None or table.looking:
            return
        box = self.layout.regions["flask"]
        x, y = centre(box)
        carried = table.pointer.drag == "flask.own"
        ready = table.choosing_spot() and not carried
        plate(paint, box, ("#18244B", "#0F1838", GLOW if ready else "#3A4E86"), 14, 0.9, False)
        left = self.view.seats[viewer].flasks - self.design.away("own")
        lift = 5 if ready and table.pointer.hover == "flask.own" else 0
        picture = f"flask.{paint.theme.players[viewer].id}"
        paint.sign(picture, x, y - 10 - lift, 72, 255 if left > 0 else 70)
        count = self.texts.n("ui.flasks_left", left)
        label = (box[0] + 4, box[1] + box[3] - 30, box[2] - 8, 28)
        if not fit.fits(paint, count, label[2], 14, "bold"):
            count = str(left)
        fit.line(paint, count, label, 14, "text", "centre", "bold")


class AsideZone(CytosisZone):
    """The buttons below the flask: laying it aside, and using the own epigenetic card."""

    prefix: ClassVar[str] = "aside"
    ringed: ClassVar[bool] = True

    def targets(self) -> list[Target]:
        """Those that can be used."""
        regions, found = self.layout.regions, []
        if self.table.choosing_spot() and self.asking.aside():
            found.append(Target("aside.flask", regions["exhaust"]))
        if self.table.choosing_spot() and self.asking.powers():
            found.append(Target("aside.power", regions["power"]))
        return found

    def act(self, rest: str) -> None:
        """Ask how."""
        if rest == "power":
            self.design.powers.act(str(self.table.viewer))
        elif moves := self.asking.aside():
            self.asking.open_list(moves, self.texts.t("ui.ask.aside"), self.layout.regions["exhaust"])

    def info(self, rest: str) -> Info:
        """What it does."""
        if rest == "power":
            return self.design.powers.info(str(self.table.viewer))
        gives = [self.words.resource(at, 1) for move in self.asking.aside() if (at := parts(move).at)]
        brings = (self.texts.t("ui.info.aside.gives", what=", ".join(gives)),) if gives else ()
        return Info(self._label(), (self.texts.t("ui.info.aside"), *brings))

    def page(self, rest: str) -> str:
        """What exhausting is."""
        return "topic.exhaust" if rest == "flask" else ""

    def _label(self) -> str:
        """What laying it aside is called now."""
        verbs = {parts(action).verb for action in self.asking.aside()}
        return self.texts.t(f"ui.aside.{next(iter(sorted(verbs)), 'exhaust')}")

    def still(self, paint: Painter) -> None:
        """The buttons."""
        if self.view.viewer is None or not self.table.choosing_spot():
            return
        if self.asking.aside():
            self._button(paint, "aside.flask", self._label(), "exhaust", "second")
        if powers := self.asking.powers():
            label = self.texts.t(f"ui.aside.{parts(powers[0]).verb}")
            self._button(paint, "aside.power", label, "power", "gold")

    def _button(self, paint: Painter, name: str, label: str, region: str, kind: str) -> None:
        x, y, width, height = box = self.layout.regions[region]
        Controls(paint, self.table.pointer).button(name, "", box, kind, 15)
        ink = "gold" if kind == "gold" else "text"
        fit.block(paint, label, (x + 8, y, width - 16, height), 16, "head", ink, "centre", True, 2)
