"""Laws and format of a match, which follow the round until they are set by hand."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit

from carrom_desk.desk.forms.new_match_form import FORMATS, Format, FormatPreset, preset_of, preset_of_round
from carrom_desk.gui.dialogs.desk_dialog import plain_button, voiced
from carrom_desk.gui.dialogs.fields import choice_box
from carrom_desk.gui.kit.layouts import across, within
from carrom_desk.i18n import _, say
from carrom_desk.match.setup import Competition
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID, EDITIONS

from .event_rules import EventRulesBox
from .match_fields import FormatBox

_OF_ROUNDS = (FormatPreset.ICF_EARLY, FormatPreset.ICF_LATE)
"""Formats that a round decides between."""


class Terms(QObject):
    """Fields of laws and format, to be laid out by a form."""

    changed = Signal()
    """Emitted when laws or format change."""
    laws_chosen = Signal()
    """Emitted when the umpire chooses laws."""

    def __init__(self, parent: QObject, columns: int = 4, event: Callable[[], str] = str) -> None:
        """`columns` is how many numbers of the format stand side by side, `event` the name of the event as typed."""
        super().__init__(parent)
        self._laws = choice_box("laws", _("Laws"), [(say(edition.name), edition.id) for edition in EDITIONS])
        self.format = FormatBox(columns)
        self.rules = EventRulesBox(event)
        """Rules of the event, laid out below the format."""
        self.rules.add_inside(self.format.special, self.format.differing)
        self.note = within(
            across(
                voiced(_("Format by the round"), "muted", "format_by_round"),
                plain_button("keep_format", _("Undo"), self._keep_format),
                1,
            )
        )
        """Line that says that the round has set the format, with an undo."""
        self.note.hide()
        self._round = self._own_round = ""
        """Round that the format followed last, and the one that it was shown with."""
        self._own = self.format.competition()
        """Format as it was shown or set by hand, which Undo restores."""
        self._is_by_hand = False
        self._is_following = False
        self.format.changed.connect(self._touch)
        self.format.changed.connect(self.rules.mark)
        self.format.preset_chosen.connect(self._suggest_laws)
        self._laws.activated.connect(self.laws_chosen)
        self._laws.currentIndexChanged.connect(lambda _row: self.rules.set_base(BY_ID[self._laws.currentData()]))
        self.rules.changed.connect(self.changed)

    @property
    def laws(self) -> Edition:
        """Selected edition, with the rules of the event."""
        return self.rules.laws

    def problems(self) -> list[str]:
        """Returns what is wrong with the format or missing from the rules."""
        return [*self.format.problems(), *self.rules.problems()]

    @property
    def line(self) -> QHBoxLayout:
        """Preset of the format beside the laws."""
        preset = self.format.preset
        return across(preset.accessibleName(), (preset, 3), self._laws.accessibleName(), (self._laws, 2))

    def show_terms(self, laws: Edition, competition: Competition, round_minutes: int, round_: str) -> None:
        """Shows laws and format of a match in this round."""
        self._laws.choose(laws.base.id)
        self.rules.show_laws(laws)
        self._set(competition, round_minutes)
        self.rules.unfold()
        self._round = self._own_round = round_
        self._own = self.format.competition()
        self._is_by_hand = preset_of_round(round_) not in (None, preset_of(competition, round_minutes))
        self.note.hide()

    def offer_last(self, last: Format) -> None:
        """Offers laws and format of the last match among the presets."""
        self.format.preset.addItem(_("As last time"), last)

    def follow(self, round_: QLineEdit) -> None:
        """Sets the format by the name of a round while the umpire has not set it."""
        round_.editingFinished.connect(lambda: self._follow(round_.text().strip()))

    def _follow(self, round_: str) -> None:
        if round_ == self._round or self._is_by_hand:
            return
        self._round = round_
        wanted = self._of_round(round_)
        self._set(replace(wanted, draws=self.format.competition().draws), self.format.round_minutes())
        self.note.setVisible(self.format.competition() != self._own)

    def _of_round(self, round_: str) -> Competition:
        """Returns the format of a round instead of the other ICF format; a round that says nothing has the usual one,
        unless the format did not follow the round before.
        """
        preset, shown = preset_of_round(round_), self.format.preset.currentData()
        if preset is None:
            was_late = preset_of_round(self._own_round) is preset_of(self._own) is FormatPreset.ICF_LATE
            return FORMATS[FormatPreset.ICF_EARLY].competition if was_late else self._own
        return FORMATS[preset].competition if shown in _OF_ROUNDS else self.format.competition()

    def _set(self, competition: Competition, round_minutes: int) -> None:
        """Shows a format that the umpire has not chosen."""
        self._is_following = True
        self.format.set_competition(competition, round_minutes)
        self._is_following = False

    def _keep_format(self) -> None:
        """Shows the format that the round replaced, and keeps it."""
        self._is_by_hand = True
        self._set(self._own, self.format.round_minutes())
        self.note.hide()

    def _touch(self) -> None:
        if not self._is_following:
            self._is_by_hand, self._own = True, self.format.competition()
            self.note.hide()
        self.changed.emit()

    def _suggest_laws(self, chosen: Format) -> None:
        self._laws.choose(chosen.laws.base.id)
        if chosen.laws.event is not None:
            self.rules.show_laws(chosen.laws)
