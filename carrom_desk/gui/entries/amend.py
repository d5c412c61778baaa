"""Dialog for amending an earlier entry, with a preview of the consequences."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import DescribeOutcome
from carrom_desk.gui.dialogs.desk_dialog import voiced
from carrom_desk.gui.dialogs.fields import choice_box
from carrom_desk.gui.kit.arrangement import DeskPlaces
from carrom_desk.gui.kit.layouts import across
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.entry.entries import Amended
from carrom_desk.presentation.corrections import WayOut
from carrom_desk.rules.ruling import Turn

from .entry_dialog import DecisionDialog
from .entry_fields import EntryFields
from .reason_field import ready_answers

_READY = (N_("Seen too late"), N_("Pressed wrongly"), N_("Players agree"), N_("Chief referee"))
"""Common reasons."""


class AmendDialog(DecisionDialog):
    """Answers with an `Amended` entry."""

    undo_wanted = Signal()
    """Emitted when the umpire would rather undo the entry and all later ones."""
    result_wanted = Signal()
    """Emitted when the umpire would rather correct only the result of the board."""

    def __init__(
        self,
        number: int,
        fields: EntryFields,
        describe_outcome: DescribeOutcome,
        parent: QWidget | None = None,
        *,
        amended: str = "",
        turn: Turn | None = None,
        title: str = "",
    ) -> None:
        """`describe_outcome` returns what an amendment would change, or why it is not possible.

        `amended` tells what the entry says, and where and when it was entered. `turn` is the one given after it at the
        table; None if it is no act, or ended its board. `title` is by default that an entry is amended.
        """
        title = title or _("Amend entry {number}").format(number=number)
        refused = _("This amendment is not possible.")
        super().__init__("amend_dialog", title, _("Amend"), fields, describe_outcome, parent, impossible=refused)
        self._number, self._turn_at_table = number, turn
        self._turn: Turn | None = None
        """Turn as it was given at the table, if the umpire keeps it."""
        self._ready = ready_answers(map(say, _READY), self.reason, 0)
        title = _("Common reasons")
        self._listed = choice_box("ready_many", title, ((say(words), None) for words in _READY), is_narrow=True)
        self._listed.setPlaceholderText(title)
        self._listed.setCurrentIndex(-1)
        self._listed.textActivated.connect(self.reason.setText)
        self._listed.hide()
        self.reason_row.addWidget(self._listed, 1)
        self._title = voiced(amended, "muted", "amended")
        self.add(self._title, fields, self._ready, self.reason_row, 1)
        self.body.setSpacing(4)
        self.begin_at(self.reason)
        self.shown.chosen.connect(self._take)
        self.show_follows()

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

    def entry(self) -> Amended | None:
        """Returns the amendment."""
        entry = self.fields.entry()
        return None if entry is None else Amended(self._number, entry, self.reason.text().strip(), self._turn)

    def _take(self, way: WayOut) -> None:
        match way:
            case WayOut.UNDO:
                self.undo_wanted.emit()
            case WayOut.RESULT:
                self.result_wanted.emit()
            case WayOut.TURN:
                self._turn = self._turn_at_table
                self.show_follows()

    def follow_fields(self) -> None:
        self._turn = None  # given for what was entered before
        super().follow_fields()
