"""Dialog for amending an earlier entry, with a preview of the consequences."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import voiced
from carrom_desk.gui.dialogs.fields import NumberField, choice_box, text_field
from carrom_desk.gui.dialogs.override_fields import MOST_DEMANDED, OverrideFields
from carrom_desk.gui.dialogs.radio_group import RadioGroup
from carrom_desk.gui.kit.layouts import across
from carrom_desk.gui.kit.wording import GIVE_THE_REASON, NOTHING_IS_CHANGED, REASON_IS_PRINTED
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.entry.entries import (
    Amended,
    BoardEntered,
    Demanded,
    LeadStands,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ShotOut,
    SidesChanged,
    StrokeMade,
    TimeOver,
    Toss,
    TossChoice,
    TurnCorrected,
    Warned,
)
from carrom_desk.match.record import warned
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.corrections import Consequence, WayOut
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.presentation.next_step.referee_actions import OPTION_WORDS, Option
from carrom_desk.presentation.wording.decision_text import warned_name
from carrom_desk.presentation.wording.match_text import capital
from carrom_desk.rules.ruling import Turn

from .consequence import NOTHING, ConsequenceView
from .entry_fields import EntryFields, rare_fields, sides_box
from .placing import PlacingQuestions
from .shoot_out import ShootOutQuestions
from .stroke_fields import happened_fields
from .whole_board import WholeBoardQuestions


def _decision_fields(decision: TurnCorrected | Warned | ProtestDecided, setup: Setup) -> EntryFields:
    """Returns fields for the player to play or warned, or the decision on a protest, with the reason."""
    choice = choice_box(
        "decision",
        _("Decision"),
        of_names=isinstance(decision, TurnCorrected | Warned),
    )
    text = text_field("text", _("Reason for decision"), decision.reason)
    if isinstance(decision, ProtestDecided):
        for option in (Option.OVERRULED, Option.UPHELD):
            choice.addItem(capital(say(OPTION_WORDS[option])), option)
        choice.choose(Option.UPHELD if decision.upheld else Option.OVERRULED)
    else:
        pairs = tuple(Side) if setup.doubles and isinstance(decision, Warned) else ()
        for whom in (*(Seat if setup.doubles else (Seat.A1, Seat.B1)), *pairs):
            choice.addItem(warned_name(setup, whom), whom)
        choice.choose(warned(setup, decision) if isinstance(decision, Warned) else decision.player)

    def entry() -> PlainEntry:
        chosen, reason = choice.currentData(), text.text().strip()
        match decision:
            case ProtestDecided():
                return replace(decision, upheld=Option(chosen) is Option.UPHELD, reason=reason)
            case Warned() as was if warned(setup, was) == chosen:
                return replace(was, reason=reason)  # without a name, none is shown
            case Warned() if chosen in set(Side):
                return Warned(Side(chosen), reason)
            case Warned():
                return Warned(Seat(chosen).side, reason, Seat(chosen).number)
            case TurnCorrected():
                return TurnCorrected(Seat(chosen), reason)

    return EntryFields(entry, choice, text)


def _toss_fields(toss: Toss, setup: Setup) -> EntryFields:
    winner = sides_box("winner", _("Toss winner"), setup, toss.winner)
    break_, side = pgettext("TossDialog", "Break"), pgettext("TossDialog", "Side")
    choice = choice_box("choice", _("Choice"), [(break_, TossChoice.BREAK), (side, TossChoice.SIDE)])
    choice.choose(toss.choice)
    player = choice_box("player", _("Breaker"), of_names=True)

    def breaking() -> Side:
        return Toss(Side(winner.currentData()), TossChoice(choice.currentData())).breaker.side

    def offer() -> None:
        chosen = player.currentIndex()
        with QSignalBlocker(player):
            player.clear()
            player.addItems([each.name for each in shortened_setup(setup).sides.of(breaking())])
            player.setCurrentIndex(max(0, chosen))

    winner.currentIndexChanged.connect(offer)
    choice.currentIndexChanged.connect(offer)
    offer()
    player.setCurrentIndex(toss.player - 1)

    def entry() -> Toss:
        return Toss(Side(winner.currentData()), TossChoice(choice.currentData()), player.currentIndex() + 1)

    return EntryFields(entry, winner, choice, *((player,) if setup.doubles else ()))


def _override_fields(override: Override, before: MatchState) -> EntryFields:
    """Returns the override and its reason."""
    decided = OverrideFields(before)
    decided.show_override(override)
    text = text_field("text", _("Reason for decision"), override.reason)
    fields = EntryFields(lambda: replace(decided.override(text.text().strip()), of=override.of), text)
    fields.form.insertRow(0, decided)
    decided.changed.connect(fields.changed)
    return fields


def _board_fields(entry: BoardEntered, before: MatchState) -> EntryFields:
    questions, reason = (
        WholeBoardQuestions(before.setup, before.board, entry),
        text_field("text", _("Reason"), entry.reason),
    )
    fields = EntryFields(lambda: questions.entry(reason.text().strip()), reason)
    fields.form.insertRow(0, questions)
    questions.changed.connect(fields.changed)
    return fields


def fields_for(entry: PlainEntry, before: MatchState) -> EntryFields:
    """Creates the fields for an entry, given the state before it."""
    match entry:
        case StrokeMade() | PlayCalled() | Passed() | SidesChanged() | TimeOver() | Paused():
            return happened_fields(entry, before)
        case Override() if before.last_ruled is not None:
            return _override_fields(entry, before)
        case Override():
            # An earlier amendment removed the act that it decides.
            text = text_field("text", _("Remark"), entry.reason)
            return EntryFields(lambda: Noted(text.text().strip()), text)
        case PlacingDone():
            questions = PlacingQuestions(before.setup, before.board, entry)
            fields = EntryFields(questions.entry)
            fields.form.addRow(questions)
            questions.changed.connect(fields.changed)
            return fields
        case BoardEntered():
            return _board_fields(entry, before)
        case LeadStands():
            return EntryFields(lambda: entry)
        case ShotOut():
            tries = ShootOutQuestions(before.setup, entry)
            fields = EntryFields(lambda: tries.entry(entry.winner))
            fields.form.addRow(tries)
            tries.changed.connect(fields.changed)
            return fields
        case Demanded():
            title = _("Extra points claimed")
            points = NumberField("points", title, 0, MOST_DEMANDED)
            points.setValue(entry.points)
            return EntryFields(lambda: Demanded(points.value()), points)
        case Noted():
            text = text_field("text", _("Remark"), entry.text)
            return EntryFields(lambda: Noted(text.text().strip()), text)
        case TurnCorrected() | Warned() | ProtestDecided():
            return _decision_fields(entry, before.setup)
        case Toss():
            return _toss_fields(entry, before.setup)
        case _:
            return rare_fields(entry, before)


def breaker_fields(entry: PlainEntry, before: MatchState) -> EntryFields:
    """Returns the question who broke, given the "Play" before the break or the turn given in its place."""
    told, expected = shortened_setup(before.setup), before.current_board.turn
    was = entry.player if isinstance(entry, TurnCorrected) else expected
    seats = Seat if told.doubles else (Seat.A1, Seat.B1)
    names = {seat: told.player_at(seat).name for seat in seats}
    breaker = RadioGroup("breaker", _("Breaker"), names, names=tuple(names.values()))
    breaker.choose(was)

    def corrected() -> PlainEntry:
        seat, reason = Seat(breaker.value() or was), _("Another player broke")
        if seat is was:
            return entry
        if seat is not expected:
            return TurnCorrected(seat, reason)
        return Noted(reason) if before.current_board.is_play_called else PlayCalled()

    fields = EntryFields(corrected)
    fields.form.addRow(breaker)
    breaker.changed.connect(fields.changed)
    return fields


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

    undo_wanted = Signal()
    """Emitted when the umpire would rather undo the entry and all later ones."""
    result_wanted = Signal()
    """Emitted when the umpire would rather correct only the result of the board."""

    def __init__(
        self,
        amended: AmendedEntry,
        fields: EntryFields,
        consequence: Callable[[Amended], Consequence],
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
        self.add(voiced(amended.title, "muted", "amended"), fields, 1)
        self.show_below(across(self._reason.accessibleName(), (self._reason, 1), gap=8), self._shown)
        self.begin_at(self._reason)
        fields.changed.connect(self._changed)
        self._reason.textChanged.connect(self.check)
        self._changed()

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

    def _amendment(self) -> Amended:
        return Amended(self._amended.number, self._fields.entry(), self._reason.text().strip(), self._turn)

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
        is_changed = self._fields.entry() != self._was and not self._fields.problem()
        self._consequence = self._consequence_of(self._amendment()) if is_changed else NOTHING
        self._shown.show_consequence(self._consequence)
        self.check()
