"""The very first start: language and size, then learn or play, then which world. It is never shown again."""

from __future__ import annotations

from cytosis.app.files.settings import TEXT_SCALES
from cytosis.app.words.i18n import LANGUAGES
from cytosis.ui.paint import fit
from cytosis.ui.paint.painter import Painter
from cytosis.ui.paint.sheet import Box
from cytosis.ui.rooms import scenery
from cytosis.ui.scene import Pop, Replace, Scene, Target, Transition
from cytosis.ui.scenes.choose import ChooseScene
from cytosis.ui.widgets.choices import segment, segment_targets
from cytosis.ui.widgets.controls import Controls
from cytosis.ui.widgets.shapes import disc, glow, icon, mix, plate, ring
from cytosis.ui.window.session import Session

PANEL: Box = (270, 50, 1060, 800)
CARDS: dict[str, Box] = {"learn": (310, 258, 482, 456), "play": (808, 258, 482, 456)}
SIGNS = {"learn": ("book", "#7C4FD0", "amino"), "play": ("play", "#1F8F78", "cytosis")}
"""What stands for each way, its colour, and whose world is seen there."""
PICTURE = 252.0
LANGUAGE: Box = (310, 192, 360, 48)
SIZE: Box = (930, 192, 360, 48)
LATER: Box = (650, 772, 300, 52)
NOTE = 744.0


class FirstScene(Scene):
    """A small choice over the title, in the language and text size of the system."""

    opaque = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def targets(self) -> list[Target]:
        """Two ways, and the one to look around."""
        cards = [Target(f"card.{name}", box) for name, box in CARDS.items()]
        choices = segment_targets("language", LANGUAGES, LANGUAGE)
        choices += segment_targets("size", list(map(str, TEXT_SCALES)), SIZE)
        return [*choices, *cards, Target("button.later", LATER)]

    def act(self, name: str) -> Transition | None:
        """Go there; from now on the title alone is the way in."""
        kind, _, rest = name.partition(".")
        if kind == "language":
            self._session.change(language=rest)
        elif kind == "size":
            self._session.change(text_scale=int(rest))
        elif kind == "card":
            return Replace(ChooseScene(self._session, rest))
        elif name == "button.later":
            return Pop()
        return None

    def key(self, key: str) -> Transition | None:
        """Enter learns, Escape only looks around."""
        if key in ("return", "enter"):
            return self.act("card.learn")
        return Pop() if key == "escape" else None

    def closing(self) -> None:
        """The settings are written, by which the next start knows that it is not the first."""
        self._session.change()

    def draw(self, paint: Painter) -> None:
        """A welcome, and two cards."""
        texts, on = self._session.texts, Controls(paint, self.pointer)
        paint.veil("veil", 150)
        plate(paint, PANEL, "dialog", 22, 1.0)
        x, y, width, _ = PANEL
        room = width - 80
        paint.text(texts.t("ui.welcome"), x + 40, y + 50, 34, "head", "heading", room=room, tall=56)
        about = (x + 40, y + 82, room, 54)
        paint.lines(texts.t("ui.welcome.about"), about, 19, "body", "soft", 1.3)
        for name, box in CARDS.items():
            self._card(paint, on, name, box)
        on.button("button.later", texts.t("ui.welcome.later"), LATER, "ghost", 18)
        self._choices(paint, on)
        note = texts.t("ui.welcome.settings")
        paint.text(note, x + width / 2, NOTE, 16, "body", "mute", "centre", width - 80, tall=30)

    def _choices(self, paint: Painter, on: Controls) -> None:
        """Language and size of text, which count at once."""
        texts, session = self._session.texts, self._session
        languages = [(code, texts.t(f"ui.settings.language.{code}")) for code in LANGUAGES]
        segment(on, "language", languages, texts.lang, LANGUAGE, 16)
        sizes = [(str(size), f"{size} %") for size in TEXT_SCALES]
        now = session.settings.text_scale or session.suits
        segment(on, "size", sizes, str(now), SIZE, 16)
        label = texts.t("ui.settings.text_scale")
        paint.text(label, SIZE[0] - 16, SIZE[1] + 23, 16, "body", "soft", "right", 150, tall=42)

    def _card(self, paint: Painter, on: Controls, name: str, box: Box) -> None:
        texts, full = self._session.texts, f"card.{name}"
        x, y, width, height = box
        sign, colour, game = SIGNS[name]
        hot = on.state(full) in ("hover", "pressed")
        if hot:
            glow(paint, box, "#FFE08A", 18, 16)
        edge = "#FFE08A" if hot else mix("#50689F", colour, 0.5)
        plate(paint, box, (mix("#2A3A70", colour, 0.45), mix("#172249", colour, 0.3), edge), 18, 1.0)
        window = (x + 10, y + 10, width - 20, PICTURE)
        paint.kept(("welcome", name), window, lambda on: scenery(game).window(on, window, 0.0))
        middle = y + 10 + PICTURE
        disc(paint, x + width / 2, middle, 42, mix(colour, "#FFFFFF", 0.12), "#FFFFFF", 3)
        icon(paint, sign, x + width / 2, middle, 42)
        title = texts.t(f"ui.welcome.{name}")
        paint.text(title, x + width / 2, middle + 68, 32, "head", "text", "centre", width - 40, tall=48)
        text = (x + 28, middle + 98, width - 56, y + height - middle - 108)
        fit.block(paint, texts.t(f"ui.welcome.{name}.about"), text, 20, "body", "text", "centre")
        if on.focused(full):
            ring(paint, box, 18)
