"""Amend an earlier entry; what becomes of everything after it shows before it is done."""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.gui.languages import say
from carrom_desk.gui.panels.stroke import stroke_breaches
from carrom_desk.gui.wording import GIVE_THE_REASON, NOT_NAMED, REASON_IS_PRINTED, WHICH_PLAYER
from carrom_desk.match.entries import (
    Amended,
    Demanded,
    Noted,
    PlacingDone,
    PlainEntry,
    ProtestDecided,
    StrokeMade,
    Toss,
    TossChoice,
    TurnCorrected,
    ViolationSeen,
    Warned,
)
from carrom_desk.match.entry_text import toss_words
from carrom_desk.match.match_text import capital
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side, seat_of
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.stroke_draft import Mark, Marks, PieceKind, StrokeDraft
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.position import Pieces

from .ask_dialog import AskDialog
from .chief_referee_actions import OPTION_WORDS, Option
from .desk_dialog import named, voiced
from .fields import ChoiceBox, NumberField, TickBox
from .placing import PlacingQuestions


def draft_of(made: StrokeMade, board: BoardState) -> StrokeDraft:
    """The marks that say a stroke which was made on this board."""
    stroke = made.stroke
    return StrokeDraft(
        pocketed=_marks(stroke.pocketed, board),
        jumped=_marks(stroke.jumped, board),
        is_improper=stroke.improper,
        breach=made.breach,
        touched_nothing=not stroke.touched,
        before_play=stroke.before_play,
    )


def _marks(pieces: Pieces, board: BoardState) -> Marks:
    is_white = board.turn.side is board.white
    white, black = (pieces.own, pieces.opponent) if is_white else (pieces.opponent, pieces.own)
    return Marks(white, black, int(pieces.queen), int(pieces.striker))


class MarkButton(QPushButton):
    """Pieces of a kind that bear a mark: a press adds one, after the last there is none again.

    A right click, or the key "-", takes one away.

    Signals:
        changed: another number is marked.
    """

    changed = Signal()

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


class StrokeFields(QWidget):
    """The marks of a stroke, as beside the board: pieces pocketed and jumped, and what else was seen.

    Signals:
        changed: something was changed.
    """

    changed = Signal()

    def __init__(self, draft: StrokeDraft, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = {(mark, kind): self._marks(mark, kind, draft) for mark in Mark for kind in PieceKind}
        self._improper = self._tick("improper_field", self.tr("Improper"), draft.is_improper)
        self._touched_nothing = self._tick("touched_nothing_field", self.tr("Touched nothing"), draft.touched_nothing)
        self._before_play = self._tick("before_play_field", self.tr("Before “Play”"), draft.before_play)
        self._breach = named(ChoiceBox(), "breach_field", self.tr("Why it was improper"))
        self._breach.addItem(self.tr("Improper: no reason named"), None)
        for choice in stroke_breaches(edition):
            self._breach.addItem(choice.title, choice.breach)
        self._breach.setCurrentIndex(max(0, self._breach.findData(draft.breach)))
        self._breach.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._breach.setEnabled(draft.is_improper)
        self._breach.currentIndexChanged.connect(self.changed)
        self._improper.toggled.connect(self._breach.setEnabled)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        for row, (mark, title) in enumerate(
            ((Mark.POCKETED, self.tr("Pocketed")), (Mark.JUMPED, self.tr("Jumped off")))
        ):
            grid.addWidget(QLabel(title), row, 0)
            for column, kind in enumerate(PieceKind, 1):
                grid.addWidget(self._counts[mark, kind], row, column)
                grid.setColumnStretch(column, 1)
        grid.addWidget(self._improper, 2, 0)
        grid.addWidget(self._breach, 2, 1, 1, 4)
        grid.addWidget(self._touched_nothing, 3, 0, 1, 3)
        grid.addWidget(self._before_play, 3, 3, 1, 2)

    def draft(self) -> StrokeDraft:
        """The stroke as it is marked."""
        is_improper, named_breach = self._improper.isChecked(), self._breach.currentData()
        return StrokeDraft(
            pocketed=self._marked(Mark.POCKETED),
            jumped=self._marked(Mark.JUMPED),
            is_improper=is_improper,
            breach=Breach(named_breach) if is_improper and named_breach else None,
            touched_nothing=self._touched_nothing.isChecked(),
            before_play=self._before_play.isChecked(),
        )

    def _marked(self, mark: Mark) -> Marks:
        return Marks(*(self._counts[mark, kind].value() for kind in PieceKind))

    def _marks(self, mark: Mark, kind: PieceKind, draft: StrokeDraft) -> MarkButton:
        said = self.tr("pocketed") if mark is Mark.POCKETED else self.tr("jumped off")
        button = MarkButton(f"{mark}_{kind}", self._title(kind), f"{self._title(kind)} {said}", kind.number)
        button.set_value(draft.marks(mark).of(kind))
        button.changed.connect(self.changed)
        return button

    def _tick(self, name: str, title: str, is_on: bool) -> TickBox:
        tick = named(TickBox(title), name, title)
        tick.setChecked(is_on)
        tick.toggled.connect(self.changed)
        return tick

    def _title(self, kind: PieceKind) -> str:
        match kind:
            case PieceKind.WHITE:
                return self.tr("White")
            case PieceKind.BLACK:
                return self.tr("Black")
            case PieceKind.QUEEN:
                return self.tr("Queen")
            case PieceKind.STRIKER:
                return self.tr("Striker")


MOST_DEMANDED = 2


class EntryFields(QWidget):
    """The fields of one entry; abstract, as `AskDialog` is.

    Signals:
        changed: something was changed.
    """

    changed = Signal()

    @abstractmethod
    def entry(self) -> PlainEntry:
        """The entry as the fields say."""


class StrokeEntryFields(EntryFields):
    """A stroke."""

    def __init__(self, made: StrokeMade, board: BoardState, edition: Edition) -> None:
        super().__init__()
        self._board = board
        self._fields = StrokeFields(draft_of(made, board), edition)
        self._fields.changed.connect(self.changed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._fields)

    def entry(self) -> PlainEntry:
        """The stroke as the fields say."""
        return self._fields.draft().as_command(self._board)


class PlacingFields(EntryFields):
    """What became of the men to be placed."""

    def __init__(self, done: PlacingDone, before: MatchState) -> None:
        super().__init__()
        self._questions = PlacingQuestions(before.setup, before.board, done)
        self._questions.changed.connect(self.changed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._questions)

    def entry(self) -> PlainEntry:
        """The outcome as chosen."""
        return self._questions.entry()


class ViolationFields(EntryFields):
    """Who did it, in doubles by name; another breach is entered anew after undo."""

    def __init__(self, seen: ViolationSeen, setup: Setup) -> None:
        super().__init__()
        self._seen = seen
        self._setup = setup
        self._by = _sides("by", self.tr("Who did it"), setup, seen.by)
        self._player = named(ChoiceBox(), "player", say(WHICH_PLAYER))
        form = QFormLayout(self)
        form.addRow(self._by.accessibleName(), self._by)
        if setup.doubles:
            form.addRow(self._player.accessibleName(), self._player)
        self._offer_players()
        self._by.currentIndexChanged.connect(self._offer_players)
        for box in (self._by, self._player):
            box.currentIndexChanged.connect(self.changed)

    def entry(self) -> PlainEntry:
        """The breach by the chosen side, or by the player of it who is named."""
        named_player = self._player.currentIndex() or None if self._setup.doubles else self._seen.player
        by = Side(self._by.currentData())
        is_kept = self._setup.doubles or by is self._seen.by
        return replace(self._seen, by=by, player=named_player if is_kept else None, ruling=None)

    def _offer_players(self) -> None:
        """In doubles, the players of the chosen side; the one who was named, where it is his side."""
        by = Side(self._by.currentData())
        with QSignalBlocker(self._player):
            self._player.clear()
            self._player.addItems([say(NOT_NAMED), *(player.name for player in self._setup.sides.of(by))])
            self._player.setCurrentIndex(self._seen.player or 0 if by is self._seen.by else 0)


class DemandFields(EntryFields):
    """Points demanded."""

    def __init__(self, demanded: Demanded) -> None:
        super().__init__()
        title = self.tr("Extra points claimed")
        self._points = NumberField("points", title, 0, MOST_DEMANDED)
        self._points.set_value(demanded.points)
        self._points.changed.connect(self.changed)
        QFormLayout(self).addRow(title, self._points)

    def entry(self) -> PlainEntry:
        """The demand as entered."""
        return Demanded(self._points.value())


class NoteFields(EntryFields):
    """A remark."""

    def __init__(self, note: Noted) -> None:
        super().__init__()
        self._text = named(QLineEdit(note.text), "text", self.tr("Remark"))
        self._text.textChanged.connect(self.changed)
        QFormLayout(self).addRow(self._text.accessibleName(), self._text)

    def entry(self) -> PlainEntry:
        """The remark as written."""
        return Noted(self._text.text().strip())


class DecisionFields(EntryFields):
    """Whose turn or warning it is, or how a protest was decided; and the reason."""

    def __init__(self, decision: TurnCorrected | Warned | ProtestDecided, setup: Setup) -> None:
        super().__init__()
        self._decision = decision
        self._choice = named(ChoiceBox(), "decision", self.tr("Decision"))
        for seat in Seat if setup.doubles else (Seat.A1, Seat.B1):
            if not isinstance(decision, ProtestDecided):
                self._choice.addItem(setup.player_at(seat).name, seat)
        if isinstance(decision, Warned):
            chosen: object = seat_of(decision.by, decision.player or 1)
        elif isinstance(decision, TurnCorrected):
            chosen = decision.player
        else:
            for option in (Option.OVERRULED, Option.UPHELD):
                self._choice.addItem(capital(say(OPTION_WORDS[option])), option)
            chosen = Option.UPHELD if decision.upheld else Option.OVERRULED
        self._choice.setCurrentIndex(self._choice.findData(chosen))
        self._text = named(QLineEdit(decision.reason), "text", self.tr("Its reason"))
        self._choice.currentIndexChanged.connect(self.changed)
        self._text.textChanged.connect(self.changed)
        form = QFormLayout(self)
        form.addRow(self._choice.accessibleName(), self._choice)
        form.addRow(self._text.accessibleName(), self._text)

    def entry(self) -> PlainEntry:
        """The decision as chosen."""
        chosen, reason = self._choice.currentData(), self._text.text().strip()
        match self._decision:
            case ProtestDecided():
                return replace(self._decision, upheld=Option(chosen) is Option.UPHELD, reason=reason)
            case Warned() as was if seat_of(was.by, was.player or 1) is Seat(chosen):
                return replace(was, reason=reason)  # where nobody was named, nobody is
            case Warned():
                return Warned(Seat(chosen).side, reason, Seat(chosen).number)
            case TurnCorrected():
                return TurnCorrected(Seat(chosen), reason)


class TossFields(EntryFields):
    """The toss."""

    def __init__(self, toss: Toss, setup: Setup) -> None:
        super().__init__()
        self._winner = _sides("winner", self.tr("Won the toss"), setup, toss.winner)
        self._choice = named(ChoiceBox(), "choice", self.tr("Takes"))
        for choice in TossChoice:
            self._choice.addItem(toss_words(say, choice), choice)
        self._choice.setCurrentIndex(self._choice.findData(toss.choice))
        title = self.tr("Player who breaks")
        self._player = NumberField("player", title, 1, 2 if setup.doubles else 1)
        self._player.set_value(toss.player)
        form = QFormLayout(self)
        form.addRow(self._winner.accessibleName(), self._winner)
        form.addRow(self._choice.accessibleName(), self._choice)
        form.addRow(title, self._player)
        self._winner.currentIndexChanged.connect(self.changed)
        self._choice.currentIndexChanged.connect(self.changed)
        self._player.changed.connect(self.changed)

    def entry(self) -> PlainEntry:
        """The toss as entered."""
        return Toss(Side(self._winner.currentData()), TossChoice(self._choice.currentData()), self._player.value())


def fields_for(entry: PlainEntry, before: MatchState) -> EntryFields | None:
    """Fields that show an entry, given the state before it; None where undo is the way to correct it."""
    match entry:
        case StrokeMade():
            return StrokeEntryFields(entry, before.board, before.setup.laws) if before.board is not None else None
        case PlacingDone():
            return PlacingFields(entry, before)
        case ViolationSeen():
            return ViolationFields(entry, before.setup)
        case Demanded():
            return DemandFields(entry)
        case Noted():
            return NoteFields(entry)
        case TurnCorrected() | Warned() | ProtestDecided():
            return DecisionFields(entry, before.setup)
        case Toss():
            return TossFields(entry, before.setup)
        case _:
            return None


def _sides(name: str, title: str, setup: Setup, chosen: Side) -> ChoiceBox:
    combo = named(ChoiceBox(), name, title)
    for side in Side:
        combo.addItem(setup.side_name(side), side)
    combo.setCurrentIndex(combo.findData(chosen))
    return combo


WhyNot = Callable[[Amended], str]
"""Why an amendment is not possible; empty when it is."""

Foretell = Callable[[Amended], str]
"""What an amendment would lead to, in words."""


class AmendDialog(AskDialog):
    """Answers with an `Amended`."""

    def __init__(
        self, number: int, fields: EntryFields, why_not: WhyNot, foretell: Foretell, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            "amend_dialog", self.tr("Amend entry {number}").format(number=number), self.tr("Amend"), parent
        )
        self._number = number
        self._fields = fields
        self._why_not = why_not
        self._foretell = foretell
        self._was = fields.entry()
        self._reason = named(QLineEdit(), "reason", self.tr("Reason"))
        self._reason.setPlaceholderText(say(REASON_IS_PRINTED))
        self._said = named(voiced("", "muted"), "amend_said", "")
        self.body.addWidget(fields)
        self.body.addWidget(self._reason)
        self.body.addWidget(self._said)
        self.body.addStretch(1)
        self.put_reason_beside_buttons()
        self.begin_at(self._reason)
        self._fields.changed.connect(self._changed)
        self._reason.textChanged.connect(self.check)
        self._changed()

    def answer(self) -> Amended | None:
        """The amendment; None while nothing is changed or the reason is missing."""
        return None if self.problems() else self._amendment()

    def problems(self) -> list[str]:
        """What is missing, or why the entry cannot be so."""
        if self._fields.entry() == self._was:
            return [self.tr("Nothing is changed yet.")]
        hindrance = self._why_not(self._amendment())
        if hindrance:
            return [hindrance]
        return [] if self._reason.text().strip() else [say(GIVE_THE_REASON)]

    def _amendment(self) -> Amended:
        return Amended(self._number, self._fields.entry(), self._reason.text().strip())

    def _changed(self) -> None:
        is_possible = self._fields.entry() != self._was and not self._why_not(self._amendment())
        self._said.setText(self._foretell(self._amendment()) if is_possible else "")
        self._said.setAccessibleName(self._said.text())
        self.check()
