"""Start page: one large thing to do, quiet buttons below it, and the recent matches beside it."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from carrom_desk.desk.match_library import StartView
from carrom_desk.formats import when_words
from carrom_desk.gui.dialogs.desk_dialog import WrappedLabel
from carrom_desk.gui.kit.layouts import put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import Spaced, set_style, styled
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.offers import MOST_OFFERS, NextStep
from carrom_desk.presentation.wording.match_columns import MatchColumn, players_words, words_of
from carrom_desk.presentation.wording.match_text import in_order, place_in_match, score_text

from .header import StartHeader
from .recent import RecentMatches

TILES = (ActionName.NEW_MATCH, ActionName.MANUAL, ActionName.OPEN_FILE, ActionName.LAW_BOOK, ActionName.SPECTATORS)
"""Actions with a quiet button; the second one takes the place of the first where that comes first anyway."""
ACTIONS = (*TILES, ActionName.OPEN_MATCH, ActionName.HALL_MATCH)
"""Actions with a button on this page."""
MENUS: Mapping[str, Words] = {"menu_school": N_("Training and practice"), "menu_hall": N_("The hall")}
"""Buttons that open a part of the menu."""

_WIDEST = 720
"""Width of the card in design pixels where it stands alone."""

_LONG = 60
"""Letters of the names from which they are written smaller."""


class StartPage(Spaced):
    """Page shown while no match is open.

    Signals:
        chosen: emitted with the `MatchId` of a match to open.
        pressed: emitted with the number of an offer.
    """

    chosen = Signal(object)
    pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("start_page")
        self.header = StartHeader(theme)
        """Umpire, sound, battery and language, for the bar at the top."""
        self._view: StartView | None = None
        self._now = NextStep("")
        self._caption = styled(WrappedLabel(), "start_caption", TextSize.SMALL, "accent", bold=True, is_wrapped=True)
        self._title = styled(WrappedLabel(), "start_title", TextSize.CALL, "", bold=True, is_wrapped=True)
        self._facts = styled(WrappedLabel(), "start_facts", TextSize.BODY, "muted", is_wrapped=True)
        self._first = self._offer(1)
        set_style(self._first, primary=True)
        self._others = [self._offer(number) for number in range(2, MOST_OFFERS + 1)]
        self._hall = _HallButton(say(ActionName.HALL_MATCH.text), name=f"start_{ActionName.HALL_MATCH}")
        self._tiles = {name: KeyButton(say(name.text), name=f"start_{name}") for name in TILES}
        self.menus = {name: KeyButton(say(title), name=f"start_{name}") for name, title in MENUS.items()}
        """Buttons for parts of the menu."""
        self._recent = RecentMatches(theme)
        self._recent.chosen.connect(self.chosen)
        self._lay_out()
        self.set_theme(theme)
        self.hide()

    def show_view(self, view: StartView | None) -> None:
        """Shows the matches; None while they are not open."""
        self._view = view
        self._recent.show_matches(() if view is None else view.recent, "" if view is None else view.today)
        self.header.show_umpire("" if view is None else view.umpire)
        self._show()

    def show_now(self, now: NextStep) -> None:
        """Shows what comes first, and other ways on where the matches could not be opened."""
        self._now = now
        if not self.isHidden():
            self._show()

    def show_keys(self, keys: KeyTable) -> None:
        """Shows the shortcut of the first offer."""
        self._first.set_key(keys.shown(ActionName.FIRST))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._card.setMaximumWidth(theme.px(_WIDEST))

    def _show(self) -> None:
        view, now = self._view, self._now
        match = None if view is None else view.to_continue
        has_matches = match is not None or (view is not None and bool(view.recent))
        if view is not None and match is not None:
            self._show_match(view)
        elif view is not None:
            self._tell("", _("No match open") if has_matches else _("Welcome to Carrom Desk"), now.sentence)
        else:
            self._tell(_("Alarm") if now.is_alarm else "", "", now.sentence)
        set_style(self._caption, voice="alarm" if now.is_alarm else "accent")
        set_style(self._facts, voice="muted" if view is not None else "")
        for button, offer in zip((self._first, *self._others), (*now.offers, *[None] * MOST_OFFERS), strict=False):
            button.setVisible(offer is not None)
            if offer is not None:
                button.set_title(offer.title)
                button.set_blocked(offer.blocked)
        self._show_tiles(match is None)
        self._recent.setVisible(has_matches)

    def _show_tiles(self, is_new_first: bool) -> None:
        """Shows the quiet buttons; what the first offer does has no second one."""
        for name, tile in self._tiles.items():
            tile.setVisible(self._view is not None and name is not _LEFT_OUT[is_new_first])
        for button in self.menus.values():
            button.setVisible(self._view is not None)
        self._hall.set_wanted(is_wanted=self._view is not None)

    def _show_match(self, view: StartView) -> None:
        """Shows the unfinished match; without its record only what lists have of it."""
        match = view.to_continue
        assert match is not None
        table, place, score = "", "", match.score
        if view.record is not None:
            table, place = view.record.setup.table, place_in_match(view.record.state)
        caption = _("Open match, table {table}").format(table=table) if table else _("Open match")
        facts = (words_of(MatchColumn.EVENT, match), place, in_order(score_text(score)))
        last = _("Last entry: {when}").format(when=when_words(view.saved, view.today)) if view.saved else ""
        self._tell(caption, players_words(match), "\n".join(filter(None, (" · ".join(filter(None, facts)), last))))

    def _tell(self, caption: str, title: str, facts: str) -> None:
        for label, text in ((self._caption, caption), (self._title, title), (self._facts, facts)):
            label.setText(text)
            label.setVisible(bool(text))
        set_style(self._title, level=(TextSize.TITLE if len(title) > _LONG else TextSize.CALL).name.lower())

    def _offer(self, number: int) -> KeyButton:
        button = KeyButton("", name=f"start_offer_{number}")
        button.clicked.connect(partial(self.pressed.emit, number))
        return button

    def _lay_out(self) -> None:
        tiles, menus = self._tiles, self.menus
        grid = self.spaced(QGridLayout(), 10)
        for place, parts in enumerate(
            (
                (tiles[ActionName.NEW_MATCH], tiles[ActionName.MANUAL]),
                (tiles[ActionName.OPEN_FILE],),
                (menus["menu_school"],),
                (tiles[ActionName.LAW_BOOK],),
                (tiles[ActionName.SPECTATORS],),
                (menus["menu_hall"],),
            )
        ):
            for part in parts:  # only one of them is shown
                grid.addWidget(part, *divmod(place, 2))
        for column in range(2):
            grid.setColumnStretch(column, 1)
        card = Spaced(self.theme)
        card.setProperty("card", True)
        words = self.spaced(put(QVBoxLayout(), self._caption, self._title, self._facts), 4, (0, 0, 0, 12))
        inside = put(QVBoxLayout(card), words, self._first, *self._others, self._hall, grid)
        card.spaced(inside, 10, (28, 24, 28, 26))
        self._card = card
        row = self.spaced(put(QHBoxLayout(), 1, (card, 33), (self._recent, 28), 1), 20)
        self.spaced(put(QVBoxLayout(self), 1, row, 1), 0, (60, 8, 60, 52))


_LEFT_OUT = {True: ActionName.NEW_MATCH, False: ActionName.MANUAL}
"""Button left out where a new match is the first offer, and where it is not."""


class _HallButton(KeyButton):
    """Button for the hall's match of this table, shown only at a table of a hall."""

    _is_wanted = False

    def set_wanted(self, *, is_wanted: bool) -> None:
        """Shows it where there is a hall."""
        self._is_wanted = is_wanted
        self.setVisible(is_wanted and not self.blocked)

    def set_blocked(self, reason: str) -> None:
        super().set_blocked(reason)
        self.set_wanted(is_wanted=self._is_wanted)
