"""Dialog for a breach outside a stroke, with a preview of the ruling."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog, DescribeOutcome
from carrom_desk.gui.dialogs.desk_dialog import voiced
from carrom_desk.gui.dialogs.fields import text_field
from carrom_desk.gui.dialogs.keyed_list import KeyedList
from carrom_desk.gui.kit.icons import Icon
from carrom_desk.gui.kit.layouts import across
from carrom_desk.gui.kit.pressed_keys import ENTERS, sign_of, typed_text
from carrom_desk.gui.panels.controls import IconButton
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.entry.entries import PlainEntry, ViolationSeen
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat
from carrom_desk.match.state import BoardState
from carrom_desk.presentation.breach_choices import BreachChoice, breach_entry, found_breaches
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.rules.breaches import Breach, BreachMoment, Consequence
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.texts.words import NAMED

from .consequence import NOTHING
from .entry_dialog import EntryDialog
from .offender import OF_BOTH, OffenderFields

_OF_PARTNERS = frozenset({Breach.PARTNERS_TALKED, Breach.PLACED_FOR_PARTNER})
"""Breaches shown only in doubles."""
FREQUENT = 6
"""Breaches listed first, with a digit each."""
_OFFENDER_KEYS = "7890"
"""Keys of the offenders, after those of the breaches."""
_TO_LIST = ENTERS | {Qt.Key.Key_Down}
"""Keys that lead from the search to what it found."""

_HEADINGS: Mapping[Consequence, Words] = {
    Consequence.FOUL: N_("Foul"),
    Consequence.TECHNICAL_OR_FOUL_BY_MOMENT: N_("Foul or technical foul"),
    Consequence.BOARD_LOST: N_("Loss of board"),
    Consequence.WARNING: N_("Warning"),
    Consequence.MATCH_LOST: N_("Possible loss of match"),
}
"""Headings by consequence, in the order of the list."""


class BreachList(KeyedList):
    """List of breaches with their laws: the most frequent first, the others by consequence."""

    def __init__(self, choices: Sequence[BreachChoice], edition: Edition) -> None:
        super().__init__("breaches", _("Breaches, most frequent first"))
        self._choices, self._edition = choices, edition
        self.show_matching("")

    def choose_breach(self, breach: Breach) -> None:
        """Selects a breach, if it is listed."""
        for choice in self._choices:
            if choice.breach is breach:
                self.choose(choice)

    def begin(self) -> None:
        """Selects the first breach where none is."""
        if self.chosen() is None:
            self.setCurrentRow(0)

    def show_matching(self, text: str) -> None:
        """Lists breaches that match these words or this law, best first and selected; an empty text lists all by
        group.
        """
        wanted, before = text.casefold().strip(), self.chosen()
        self.clear()
        if wanted:
            self._add_choices(found_breaches(self._choices, wanted), is_keyed=True)
            self.setCurrentRow(0)
        else:
            self._add_all()
            if before is not None:
                self.choose(before)
        self.fit()

    def _add_all(self) -> None:
        self._add_choices(self._choices[:FREQUENT], is_keyed=True)
        rest = self._choices[FREQUENT:]
        for consequence, words in _HEADINGS.items():
            group = [each for each in rest if self._edition.consequence_of(each.breach) is consequence]
            if group:
                self.add_heading(say(words))
                self._add_choices(group)

    def _add_choices(self, choices: Sequence[BreachChoice], *, is_keyed: bool = False) -> None:
        """Adds rows, the first ones with digits from 1 on."""
        for number, choice in enumerate(choices, 1):
            key = str(number) if is_keyed and number <= FREQUENT else ""
            self.add_row(choice.title, choice, law=in_order(choice.law), key=key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Chooses nothing by itself, as Qt would."""
        before = self.chosen()
        super().focusInEvent(event)
        if before is None:
            self.setCurrentIndex(QModelIndex())


class FoulDialog(EntryDialog):
    """Answers with the entry for the breach.

    In doubles it asks which of the four players it was, since a foul of the partner of the player in turn is a
    technical one. `board` is the current one, `occasion` the situation, such as who places, and `suspect` the most
    likely offender in it.
    """

    law_wanted = Signal(str)
    """Emitted with the number of the selected breach's law, to read it."""

    def __init__(
        self,
        setup: Setup,
        choices: Sequence[BreachChoice],
        describe_outcome: DescribeOutcome,
        parent: QWidget | None = None,
        *,
        board: BoardState | None = None,
        occasion: str = "",
        suspect: Seat | None = None,
    ) -> None:
        super().__init__("foul_dialog", _("Foul"), _("Record foul"), parent)
        self._setup, self._board = setup, board
        self._describe_outcome = describe_outcome
        hint = _("Find a breach or law")
        self._search = text_field("breach_search", _("Find a breach"), hint=hint)
        self._search.setClearButtonEnabled(True)
        offered = [choice for choice in choices if setup.doubles or choice.breach not in _OF_PARTNERS]
        self._list = BreachList(offered, setup.laws)
        self._list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._offender = OffenderFields(setup, board)
        self._law = IconButton("", Icon.LAW, "breach_law")
        self._law.setAutoDefault(False)
        self._law.clicked.connect(self._read_law)
        self._keyed = self._offender.by.show_keys(_OFFENDER_KEYS)
        if suspect is not None:
            self._offender.by.choose(suspect if setup.doubles else suspect.side)
        self._lay_out(occasion)
        self._search.textChanged.connect(self._list.show_matching)
        self._list.itemDoubleClicked.connect(self._accept.click)
        self._list.currentItemChanged.connect(self._choose)
        self._offender.by.changed.connect(self._ask_late)
        self._offender.changed.connect(self.show_follows)
        self._choose()

    def entry(self) -> PlainEntry | None:
        """Returns the entry; None if breach or offender is missing, or there is no ruling."""
        choice, (by, player) = self._list.chosen(), self._offender.offender()
        if choice is None or by is None:
            return None
        player = None if choice.breach in OF_BOTH else player
        words = self._cited(choice)
        if self._setup.laws.consequence_of(choice.breach) is Consequence.MATCH_LOST:
            words = say(NAMED, name=words, text=self._setup.side_name(by))
        command = breach_entry(choice.breach, by, self._setup.laws, words, player)
        return replace(command, placed=self._offender.placed()) if isinstance(command, ViolationSeen) else command

    def problems(self) -> list[str]:
        """Returns what is missing."""
        if self._list.chosen() is None:
            return [_("Choose a breach.")]
        if self._offender.offender()[0] is None:
            return [_("Choose who did it.")]
        return [] if self.entry() is not None else [_("These laws have no ruling for it. Record a note instead.")]

    def follows(self) -> CorrectionNotice:
        """Returns the ruling, the moment of the breach, and similar acts that are allowed."""
        command, choice = self.entry(), self._list.chosen()
        follows = self._describe_outcome(command) if command is not None else NOTHING
        said = (follows.text, self._moment(choice), choice.allowed if choice is not None else "")
        return replace(follows, text="\n".join(filter(None, said)))

    def _cited(self, choice: BreachChoice) -> str:
        if not choice.law:
            return choice.title
        return _("{breach} (law {law})").format(breach=choice.title, law=choice.law)

    def _moment(self, choice: BreachChoice | None) -> str:
        """Returns the moment that makes a breach a foul or a technical foul, which follows from the strokes of the
        turn (63, 64); empty if it does not matter, or without an offender.
        """
        (by, number), board = self._offender.offender(), self._board
        if choice is None or by is None or board is None:
            return ""
        if self._setup.laws.consequence_of(choice.breach) is not Consequence.TECHNICAL_OR_FOUL_BY_MOMENT:
            return ""
        if by is not board.turn.side or number not in (None, board.turn.number):
            return say(BreachMoment.NOT_IN_TURN.value)
        return say((BreachMoment.IN_TURN if board.strokes_in_turn else BreachMoment.BEFORE_TURN).value)

    def _ask_late(self) -> None:
        choice = self._list.chosen()
        self._offender.ask_late(None if choice is None else choice.breach)

    def _choose(self) -> None:
        """Shows the law of the selected breach, and what follows from it."""
        self._ask_late()
        choice = self._list.chosen()
        law = choice.law if choice is not None else ""
        self._law.set_title(_("Read law {number}").format(number=law or "…"), "F2")
        self._law.set_blocked("" if law else _("Choose a breach to read its law"))
        self.show_follows()

    def _read_law(self) -> None:
        choice = self._list.chosen()
        if choice is not None and choice.law:
            self.law_wanted.emit(choice.law)

    def fill_in_as(self, before: AskDialog) -> None:
        """Selects the same breach, since a search in another language would find nothing."""
        super().fill_in_as(before)
        self._search.clear()
        chosen = before._list.chosen() if isinstance(before, FoulDialog) else None
        if chosen is not None:
            self._list.choose_breach(chosen.breach)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit selects a breach or an offender, and letters are searched for, wherever the keyboard is.

        In the search, all keys are typed until Enter or the down key goes to what was found.
        """
        key, typed = sign_of(event), typed_text(event)
        if event.key() == Qt.Key.Key_F2:
            self._read_law()
        elif self._search.hasFocus() and event.key() in _TO_LIST:
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)
            self._list.begin()
        elif key in self._keyed:
            self._keyed[key].setFocus()
            self._keyed[key].click()
        elif self._list.choose_keyed(key):
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif typed:
            self._search.setFocus()
            self._search.insert(typed)
        else:
            super().keyPressEvent(event)

    def _lay_out(self, occasion: str) -> None:
        head = [voiced(occasion, "muted", "occasion")] if occasion else []
        self.add(*head, across((self._search, 1), self._law, gap=8), (self._list, 1), self._offender)
        self.set_size(860, 520)
        self.begin_at(self._list)
