"""The stroke being entered: takes the marks, keeps them possible to count, tells every view."""

from dataclasses import replace
from enum import Enum, auto, unique

from PySide6.QtCore import QObject, Signal

from carrom_desk.match.record import MatchRecord
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.stroke_draft import Mark, PieceKind, StrokeDraft
from carrom_desk.rules.breaches import Breach


@unique
class CannotMark(Enum):
    """Why a press marks nothing."""

    NO_BOARD = auto()
    ALL_MARKED = auto()
    """Every piece of this kind that lies on the board is marked already."""
    NOT_ON_BOARD = auto()
    """The piece is off the board."""
    ONLY_SHOWN = auto()
    """The match can only be looked at here."""


class DraftController(QObject):
    """Holds the `StrokeDraft` of the stroke being entered.

    Signals:
        changed: the new `StrokeDraft`.
        jumped_mode_changed: whether the next piece is marked as jumped off the board.
        not_marked: a press marked nothing: its `PieceKind` and `CannotMark`.
        entered: the umpire entered something, whether it changed the draft or not.
    """

    changed = Signal(object)
    jumped_mode_changed = Signal(bool)
    not_marked = Signal(object, object)
    entered = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft = StrokeDraft()
        self._board: BoardState | None = None
        self._key: tuple[int, int, int] | None = None
        self._is_jumped_mode = False
        self._is_only_shown = False

    @property
    def draft(self) -> StrokeDraft:
        """The marks so far."""
        return self._draft

    @property
    def is_jumped_mode(self) -> bool:
        """Whether the next piece is marked as jumped off the board."""
        return self._is_jumped_mode

    def show_record(self, record: MatchRecord) -> None:
        """Follow the match: marks outlive every entry but the end of their board."""
        self._board = record.state.board
        key = _board_key(record.state)
        if key != self._key:
            self._key = key
            self.clear()

    def set_only_shown(self, *, on: bool) -> None:
        """Let nothing be marked, since the match can only be looked at."""
        self._is_only_shown = on
        self.clear()

    def press(self, kind: PieceKind) -> None:
        """Mark one piece more of a kind: jumped in jumped mode, else pocketed."""
        self.mark(kind, Mark.JUMPED if self._is_jumped_mode else Mark.POCKETED)

    def mark(self, kind: PieceKind, mark: Mark) -> None:
        """Mark one piece more of a kind, which ends the jumped mode; past the last piece say why not."""
        self.entered.emit()
        hindrance = self._hindrance(kind)
        if hindrance is not None:
            self.not_marked.emit(kind, hindrance)
        else:
            self._set(self._draft.marked(kind, mark))
        self.set_jumped_mode(on=False)

    def unmark(self, kind: PieceKind, mark: Mark) -> None:
        """Take one mark of a kind back."""
        self.entered.emit()
        self._set(self._draft.marked(kind, mark, by=-1))

    def set_improper(self, *, on: bool) -> None:
        """Mark the stroke as improper, or take that back together with what made it so."""
        self.entered.emit()
        self._set(replace(self._draft, is_improper=on, breach=self._draft.breach if on else None))

    def set_breach(self, breach: Breach | None) -> None:
        """Say what made the stroke improper; None: the umpire does not name it."""
        self.entered.emit()
        self._set(replace(self._draft, is_improper=True, breach=breach))

    def set_touched_nothing(self, *, on: bool) -> None:
        """Mark that the striker touched no piece."""
        self.entered.emit()
        self._set(replace(self._draft, touched_nothing=on))

    def set_before_play(self, *, on: bool) -> None:
        """Mark that the break was made before "Play"."""
        self.entered.emit()
        self._set(replace(self._draft, before_play=on))

    def set_jumped_mode(self, *, on: bool) -> None:
        """Let the next piece be marked as jumped off the board."""
        if on != self._is_jumped_mode:
            self._is_jumped_mode = on
            self.jumped_mode_changed.emit(on)

    def restore(self, draft: StrokeDraft) -> None:
        """Take marks that say a stroke which was taken back."""
        self.entered.emit()
        self.set_jumped_mode(on=False)
        self._set(draft)

    def clear(self) -> None:
        """Take back every mark."""
        self.set_jumped_mode(on=False)
        self._set(StrokeDraft())

    def _set(self, draft: StrokeDraft) -> None:
        if draft != self._draft and (draft.is_empty() or not self._is_only_shown):
            self._draft = draft
            self.changed.emit(draft)

    def _hindrance(self, kind: PieceKind) -> CannotMark | None:
        if self._is_only_shown:
            return CannotMark.ONLY_SHOWN
        if self._board is None:
            return CannotMark.NO_BOARD
        there = pieces_there(self._board, kind)
        if there == 0:
            return CannotMark.NOT_ON_BOARD
        marked = self._draft.pocketed.of(kind) + self._draft.jumped.of(kind)
        return CannotMark.ALL_MARKED if marked >= there else None


def pieces_there(board: BoardState, kind: PieceKind) -> int:
    """How many pieces of a kind a stroke can pocket: those on the board, and the striker."""
    match kind:
        case PieceKind.WHITE:
            return board.on_board.of(board.white)
        case PieceKind.BLACK:
            return board.on_board.of(board.white.other)
        case PieceKind.QUEEN:
            return int(board.position.queen.is_on_board)
        case PieceKind.STRIKER:
            return 1


def _board_key(state: MatchState) -> tuple[int, int, int] | None:
    """What tells one board from the next."""
    if state.game is None or state.board is None:
        return None
    return state.game.number, state.board.number, state.boards_replayed
