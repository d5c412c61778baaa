"""Amend an earlier entry; what becomes of everything after it shows before it is done."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from carrom_desk.gui.names import with_short_names
from carrom_desk.gui.panels.log_model import who
from carrom_desk.gui.panels.stroke import stroke_breaches
from carrom_desk.gui.wording import GIVE_THE_REASON, NOTHING_IS_CHANGED, REASON_IS_PRINTED, warned_name
from carrom_desk.i18n import _, say
from carrom_desk.match.entries import (
    Amended,
    Correction,
    Demanded,
    Noted,
    PlacingDone,
    PlainEntry,
    ProtestDecided,
    StrokeMade,
    Toss,
    TossChoice,
    TurnCorrected,
    Warned,
)
from carrom_desk.match.record import MatchRecord, state_before, warned
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.stroke_draft import Mark, Marks, PieceKind, StrokeDraft, draft_of
from carrom_desk.presentation.wording.entry_text import TOSS_CHOICES, correction_words, what
from carrom_desk.presentation.wording.match_text import IN_TURN, capital, place_in_match, score_line
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition

from .ask_dialog import AskDialog
from .chief_referee_actions import OPTION_WORDS, Option
from .desk_dialog import voiced
from .entry_fields import EntryFields, rare_fields, sides_box
from .fields import NumberField, choice_box, text_field, tick_box, watch
from .placing import PlacingQuestions


def marks_of(made: StrokeMade, board: BoardState) -> StrokeDraft:
    """The marks that say a stroke which was made on this board."""
    return replace(draft_of(made.stroke, is_white=board.turn.side is board.white), breach=made.breach)


class MarkButton(QPushButton):
    """Pieces of a kind that bear a mark: a press adds one, after the last there is none again.

    A right click, or the key "-", takes one away.
    """

    changed = Signal()
    """Another number is marked."""

    def __init__(self, name: str, title: str, voice: str, most: int) -> None:
        """`voice` is what is read out before the number."""
        super().__init__()
        self.setObjectName(name)
        self.setCheckable(True)
        self.setAutoDefault(False)
        self._title = title
        self._voice = voice
        self._most = most
        self._value = 0
        self.set_value(0)
        self.clicked.connect(lambda: self._step(1))

    def value(self) -> int:
        """How many are marked."""
        return self._value

    def set_value(self, value: int) -> None:
        """Mark so many."""
        is_other, self._value = value != self._value, value
        self.setChecked(bool(value))
        self.setText(f"{self._title}  {value}" if value else self._title)
        self.setAccessibleName(f"{self._voice}: {value}")
        if is_other:
            self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Minus:
            self._step(-1)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._step(-1)

    def _step(self, by: int) -> None:
        self.set_value((self._value + by) % (self._most + 1))


MOST_DEMANDED = 2


class StrokeFields(EntryFields):
    """The marks of a stroke, as beside the board: pieces pocketed and jumped, and what else was seen."""

    def __init__(self, draft: StrokeDraft, board: BoardState, edition: Edition) -> None:
        super().__init__(lambda: self.draft().as_command(board))
        kinds = {
            PieceKind.WHITE: _("White"),
            PieceKind.BLACK: _("Black"),
            PieceKind.QUEEN: _("Queen"),
            PieceKind.STRIKER: _("Striker"),
        }
        self._counts = {
            (mark, kind): MarkButton(f"{mark}_{kind}", title, f"{title} {said}", kind.number)
            for mark, said in ((Mark.POCKETED, _("pocketed")), (Mark.JUMPED, _("jumped off")))
            for kind, title in kinds.items()
        }
        for (mark, kind), button in self._counts.items():
            button.set_value(draft.marks(mark).of(kind))
            button.changed.connect(self.changed)
        self._improper = tick_box("improper_field", _("Improper"), is_on=draft.is_improper)
        title = _("Touched nothing")
        self._touched_nothing = tick_box("touched_nothing_field", title, is_on=draft.touched_nothing)
        self._before_play = tick_box("before_play_field", _("Before “Play”"), is_on=draft.before_play)
        reasons = [(choice.title, choice.breach) for choice in stroke_breaches(edition)]
        no_reason = (_("Improper: no reason named"), None)
        self._breach = choice_box("breach_field", _("Why it was improper"), [no_reason, *reasons], is_narrow=True)
        self._breach.choose(draft.breach)
        self._breach.setEnabled(draft.is_improper)
        self._improper.toggled.connect(self._breach.setEnabled)
        watch(self.changed, self._improper, self._touched_nothing, self._before_play, self._breach)
        self._lay_out()

    def draft(self) -> StrokeDraft:
        """The stroke as it is marked."""
        is_improper, named_breach = self._improper.isChecked(), self._breach.currentData()
        pocketed, jumped = (Marks(*(self._counts[mark, kind].value() for kind in PieceKind)) for mark in Mark)
        return StrokeDraft(
            pocketed=pocketed,
            jumped=jumped,
            is_improper=is_improper,
            breach=Breach(named_breach) if is_improper and named_breach else None,
            touched_nothing=self._touched_nothing.isChecked(),
            before_play=self._before_play.isChecked(),
        )

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(6)
        for row, title in enumerate((_("Pocketed"), _("Jumped off"))):
            grid.addWidget(QLabel(title), row, 0)
        for place, button in enumerate(self._counts.values()):
            row, column = divmod(place, len(PieceKind))
            grid.addWidget(button, row, column + 1)
            grid.setColumnStretch(column + 1, 1)
        grid.addWidget(self._improper, 2, 0)
        grid.addWidget(self._breach, 2, 1, 1, 4)
        grid.addWidget(self._touched_nothing, 3, 0, 1, 3)
        grid.addWidget(self._before_play, 3, 3, 1, 2)
        self.form.addRow(grid)


def _decision_fields(decision: TurnCorrected | Warned | ProtestDecided, setup: Setup) -> EntryFields:
    """Whose turn or warning it is, or how a protest was decided; and the reason."""
    choice = choice_box(
        "decision",
        _("Decision"),
        of_names=isinstance(decision, TurnCorrected | Warned),
    )
    text = text_field("text", _("Its reason"), decision.reason)
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
                return replace(was, reason=reason)  # where nobody was named, nobody is
            case Warned() if chosen in set(Side):
                return Warned(Side(chosen), reason)
            case Warned():
                return Warned(Seat(chosen).side, reason, Seat(chosen).number)
            case TurnCorrected():
                return TurnCorrected(Seat(chosen), reason)

    return EntryFields(entry, choice, text)


def _toss_fields(toss: Toss, setup: Setup) -> EntryFields:
    winner = sides_box("winner", _("Won the toss"), setup, toss.winner)
    takes = [(say(TOSS_CHOICES[choice]), choice) for choice in TossChoice]
    choice = choice_box("choice", _("Takes"), takes)
    choice.choose(toss.choice)
    who = _("Player who breaks")
    player = NumberField("player", who, 1, 2 if setup.doubles else 1)
    player.setValue(toss.player)
    return EntryFields(
        lambda: Toss(Side(winner.currentData()), TossChoice(choice.currentData()), player.value()),
        *(winner, choice, player),
    )


def fields_for(entry: PlainEntry, before: MatchState) -> EntryFields | None:
    """Fields that show an entry, given the state before it; None where undo is the way to correct it."""
    match entry:
        case StrokeMade() if before.board is not None:
            return StrokeFields(marks_of(entry, before.board), before.board, before.setup.laws)
        case PlacingDone():
            questions = PlacingQuestions(before.setup, before.board, entry)
            fields = EntryFields(questions.entry)
            fields.form.addRow(questions)
            questions.changed.connect(fields.changed)
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


class AmendDialog(AskDialog):
    """Answers with an `Amended`."""

    def __init__(
        self,
        number: int,
        fields: EntryFields,
        why_not: Callable[[Amended], str],
        foretell: Callable[[Amended], str],
        parent: QWidget | None = None,
    ) -> None:
        """`why_not` tells why an amendment is not possible, `foretell` what it would lead to."""
        title = _("Amend entry {number}").format(number=number)
        super().__init__("amend_dialog", title, _("Amend"), parent)
        self._number = number
        self._fields = fields
        self._why_not = why_not
        self._foretell = foretell
        self._was = fields.entry()
        self._reason = text_field("reason", _("Reason"), hint=say(REASON_IS_PRINTED))
        self._consequence = voiced("", "muted", "amend_said")
        self.add(fields, self._reason, self._consequence, 1)
        self.begin_at(self._reason)
        fields.changed.connect(self._changed)
        self._reason.textChanged.connect(self.check)
        self._changed()

    def answer(self) -> Amended | None:
        """The amendment; None while nothing is changed or the reason is missing."""
        return None if self.problems() else self._amendment()

    def problems(self) -> list[str]:
        """What is missing, or why the entry cannot be so."""
        if self._fields.entry() == self._was:
            return [say(NOTHING_IS_CHANGED)]
        hindrance = self._why_not(self._amendment())
        if hindrance:
            return [hindrance]
        return [] if self._reason.text().strip() else [say(GIVE_THE_REASON)]

    def _amendment(self) -> Amended:
        return Amended(self._number, self._fields.entry(), self._reason.text().strip())

    def _changed(self) -> None:
        is_possible = self._fields.entry() != self._was and not self._why_not(self._amendment())
        self._consequence.setText(self._foretell(self._amendment()) if is_possible else "")
        self.check()


# What it would change


def amendment_words(before: MatchRecord, after: MatchRecord) -> str:
    """The place and the score it leads to, and the entries that it makes impossible."""
    lines = [_place(before, after)]
    lost = sorted(set(after.impossible) - set(before.impossible))
    if lost:
        text = _("Entries that are no longer valid: {entries}.")
        lines.append(text.format(entries="; ".join(_named(before, number) for number in lost)))
    return "\n".join(lines)


def _named(record: MatchRecord, number: int) -> str:
    """An entry by its number and by what it says, as in the log."""
    entry, before = record.entries[number].entry, state_before(record, number)
    happened = correction_words(entry, None) if isinstance(entry, Correction) else what(before, entry)
    said = " ".join(words for words in (who(before, entry), happened) if words)
    return _("{number} ({said})").format(number=number, said=said)


def _place(before: MatchRecord, after: MatchRecord) -> str:
    if (before.state.board, before.state.games) == (after.state.board, after.state.games):
        return _("The present state of the match does not change.")
    after = with_short_names(after)
    board, in_turn = after.state.board, ""
    if board is not None:
        in_turn = say(IN_TURN, player=after.setup.player_at(board.turn).name)
    text = _("Then: {place}, {score}. {turn}")
    return text.format(place=place_in_match(after.state), score=score_line(after.state), turn=in_turn).strip()
