"""Start page: the unfinished match, actions to start with, learning, and recent matches."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from carrom_desk.desk.match_library import StartView
from carrom_desk.gui.kit.icons import Icon
from carrom_desk.gui.kit.layouts import down, put
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import Spaced
from carrom_desk.i18n import N_, Words, say
from carrom_desk.presentation.next_step.actions import ActionName

from .cards import ContinueCard, NewCard
from .recent import RecentMatches
from .sections import LawSection, SituationSection, TrainingSection
from .tile import Tile

if TYPE_CHECKING:
    from carrom_desk.reports.laws.learner_progress import LearnerProgress

TILES: Mapping[ActionName, tuple[Icon, Words]] = {
    ActionName.NEW_MATCH: (Icon.NEW, N_("Players, laws and format on one page.")),
    ActionName.JOIN_HALL: (Icon.HALL, N_("Show this table’s match on the hall’s screens.")),
    ActionName.MANUAL: (Icon.HELP, N_("How to umpire with Carrom Desk, step by step.")),
    ActionName.PRACTICE: (Icon.PLAY, N_("Umpire a match or single strokes. Nothing counts.")),
    ActionName.SCHOOL: (Icon.TRAINING, N_("Questions on every law, with your progress.")),
    ActionName.LAW_BOOK: (Icon.LAW, N_("Read the laws, or search them in your own words.")),
}
"""Tiles with their descriptions, in order; those for learning are headings of sections."""
_COLUMNS = 3


class StartPage(Spaced):
    """Page shown in place of the empty desk.

    Signals:
        chosen: emitted with the `MatchId` of a match to open.
        situation_wanted: emitted with the name of the situation to rule on.
        law_wanted: emitted with the words to search the law book for.
    """

    chosen = Signal(object)
    situation_wanted = Signal(str)
    law_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("start_page")
        self._card, self._first = ContinueCard(theme), NewCard(theme)
        tiles = {action: Tile(theme, action, say(words), icon) for action, (icon, words) in TILES.items()}
        self._new = tiles[ActionName.NEW_MATCH]
        self._situation = SituationSection(theme, tiles[ActionName.PRACTICE])
        self._training = TrainingSection(theme, tiles[ActionName.SCHOOL])
        laws = LawSection(theme, tiles[ActionName.LAW_BOOK])
        self._situation.wanted.connect(self.situation_wanted)
        laws.wanted.connect(self.law_wanted)
        self._recent = RecentMatches(theme)
        self._recent.chosen.connect(self.chosen)
        grid = self.spaced(QGridLayout(), 12)
        first = (self._new, tiles[ActionName.JOIN_HALL], tiles[ActionName.MANUAL])
        for place, part in enumerate((*first, self._situation, self._training, laws)):
            grid.addWidget(part, *divmod(place, _COLUMNS))
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(1, 1)
        left = self.spaced(down((self._card, 4), (self._first, 4), (grid, 5)), 12)
        self.spaced(put(QHBoxLayout(self), (left, 5), (self._recent, 3)), 16)
        self.set_theme(theme)
        self.hide()

    def show_view(self, view: StartView) -> None:
        """Shows the start view."""
        match = view.to_continue
        if match is not None:
            self._card.show_match(view, match)
        self._card.setVisible(match is not None)
        self._first.setVisible(match is None)
        self._new.set_expected(is_expected=match is None)
        self._situation.show_situation(view.situation)
        self._recent.show_matches(view.recent)
        self._recent.setVisible(bool(view.recent))

    def show_progress(self, progress: "LearnerProgress | None") -> None:
        """Shows a learner's progress; None for none."""
        self._training.show_progress(progress)
