"""Dialog for amending an earlier entry, with a preview of the consequences."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import voiced
from carrom_desk.gui.dialogs.fields import choice_box, text_field
from carrom_desk.gui.kit.arrangement import DeskPlaces
from carrom_desk.gui.kit.layouts import across
from carrom_desk.gui.kit.wording import GIVE_THE_REASON, NOTHING_IS_CHANGED, REASON_IS_PRINTED
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.entry.entries import Amended
from carrom_desk.presentation.corrections import CorrectionNotice, WayOut
from carrom_desk.rules.ruling import Turn

from .consequence import NOTHING, ConsequenceView
from .entry_fields import EntryFields
from .reason_field import ready_answers

_READY = (N_("Seen too late"), N_("Pressed wrongly"), N_("Players agree"), N_("Chief referee"))
"""Common reasons."""


@dataclass(frozen=True, slots=True)
class AmendedEntry:
    """The entry that a form amends."""

    number: int
    title: str
    """What it says, and where and when it was entered."""
    turn: Turn | None = None
    """Turn given after it at the table; None if it is no act, or ended its board."""
    form: str = ""
    """Title of the form; by default that an entry is amended."""


class AmendDialog(AskDialog):
    """Answers with an `Amended` entry."""

    has_reason = True
    undo_wanted = Signal()
    """Emitted when the umpire would rather undo the entry and all later ones."""
    result_wanted = Signal()
    """Emitted when the umpire would rather correct only the result of the board."""

    def __init__(
        self,
        amended: AmendedEntry,
        fields: EntryFields,
        consequence: Callable[[Amended], CorrectionNotice],
        parent: QWidget | None = None,
    ) -> None:
        """`consequence` returns what an amendment would change, or why it is not possible."""
        title = amended.form or _("Amend entry {number}").format(number=amended.number)
        super().__init__("amend_dialog", title, _("Amend"), parent)
        self._amended, self._fields, self._consequence_of = amended, fields, consequence
        self._turn: Turn | None = None
        """Turn as it was given at the table, if the umpire keeps it."""
        self._was = fields.entry()
        self._reason = text_field("reason", _("Reason"), hint=say(REASON_IS_PRINTED))
        self._consequence, self._shown = NOTHING, ConsequenceView()
        self._shown.chosen.connect(self._take)
        self._ready = ready_answers(map(say, _READY), self._reason, 0)
        title = _("Common reasons")
        self._listed = choice_box("ready_many", title, ((say(words), None) for words in _READY), is_narrow=True)
        self._listed.setPlaceholderText(title)
        self._listed.setCurrentIndex(-1)
        self._listed.textActivated.connect(self._reason.setText)
        self._listed.hide()
        reason = across((self._reason, 2), (self._listed, 1), gap=8)
        self._title = voiced(amended.title, "muted", "amended")
        self.add(self._title, fields, self._ready, reason, 1)
        self.body.setSpacing(4)
        self.show_below((self._shown, 1))
        self.begin_at(self._reason)
        fields.changed.connect(self._changed)
        self._reason.textChanged.connect(self.check)
        self._changed()

    def embed(self) -> None:
        """Shows what the entry says beside the heading."""
        super().embed()
        self.heading.setWordWrap(False)
        self._column.insertLayout(0, across(self.heading, (self._title, 1), gap=12))

    def set_beside(self, places: DeskPlaces) -> None:
        """Lists the common reasons in a box where there is no room for buttons."""
        self._ready.setVisible(bool(places.log))
        self._listed.setVisible(not places.log)
        set_style(self._title, level="" if places.log else "small")
        super().set_beside(places)

    def answer(self) -> Amended | None:
        """Returns the amendment; None if nothing was changed or the reason is missing."""
        return None if self.problems() else self._amendment()

    def problems(self) -> list[str]:
        """Returns what is missing, or why the entry is invalid."""
        if self._fields.entry() == self._was:
            return [say(NOTHING_IS_CHANGED)]
        if self._fields.problem():
            return [self._fields.problem()]
        if self._consequence.is_refused:
            return [_("This amendment is not possible.")]
        return [] if self._reason.text().strip() else [say(GIVE_THE_REASON)]

    def ends(self) -> str:
        """Returns the question if a score, a winner or the turn changes."""
        return self._consequence.question

    def _amendment(self) -> Amended | None:
        entry = self._fields.entry()
        reason = self._reason.text().strip()
        return None if entry is None else Amended(self._amended.number, entry, reason, self._turn)

    def _take(self, way: WayOut) -> None:
        match way:
            case WayOut.UNDO:
                self.undo_wanted.emit()
            case WayOut.RESULT:
                self.result_wanted.emit()
            case WayOut.TURN:
                self._turn = self._amended.turn
                self._show()

    def _changed(self) -> None:
        self._turn = None  # given for what was entered before
        self._show()

    def _show(self) -> None:
        amendment = self._amendment()
        is_changed = amendment is not None and amendment.with_ != self._was
        self._consequence = self._consequence_of(amendment) if amendment is not None and is_changed else NOTHING
        self._shown.show_consequence(self._consequence)
        self.is_refused = self._consequence.is_refused
        self.check()
