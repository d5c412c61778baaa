"""The stroke as marked by the umpire, before it is known to be possible."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum, unique

from carrom_desk.i18n import N_, Worded, Words, say
from carrom_desk.match.entry.entries import Amended, StrokeMade
from carrom_desk.match.record import MatchRecord, step_of
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import MEN_OF_A_SIDE, Pieces


@unique
class PieceKind(Worded):
    """The four kinds of pieces at a board, with their titles."""

    WHITE = "white", N_("White")
    BLACK = "black", N_("Black")
    QUEEN = "queen", N_("Queen")
    STRIKER = "striker", N_("Striker")

    is_man: bool
    number: int
    """How many of this kind there are."""

    def __init__(self, name: str, *_words: Words) -> None:
        self.is_man = name in ("white", "black")
        self.number = MEN_OF_A_SIDE if self.is_man else 1


@unique
class Mark(StrEnum):
    """Mark on a piece."""

    POCKETED = "pocketed"
    JUMPED = "jumped"
    """The piece left the playing surface without being pocketed."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Number of pieces of each kind with a mark."""

    white: int = 0
    black: int = 0
    queen: int = 0
    striker: int = 0

    def of(self, kind: PieceKind) -> int:
        count: int = getattr(self, kind)  # the fields are named by the kinds
        return count

    def changed(self, kind: PieceKind, by: int) -> "Marks":
        """Changes the number for a kind, within 0 and the number of its pieces."""
        count = min(kind.number, max(0, self.of(kind) + by))
        return replace(self, **{kind: count})

    def is_any(self) -> bool:
        """Returns True when at least one piece is marked."""
        return self != _UNMARKED


_UNMARKED = Marks()


@dataclass(frozen=True, slots=True)
class StrokeDraft:
    """Marks of the stroke being entered."""

    pocketed: Marks = Marks()
    jumped: Marks = Marks()
    is_improper: bool = False
    breach: Breach | None = None
    """Breach that made the stroke improper, if the umpire named it."""
    touched_nothing: bool = False
    before_play: bool = False

    def marks(self, mark: Mark) -> Marks:
        return self.pocketed if mark is Mark.POCKETED else self.jumped

    def marked(self, kind: PieceKind, mark: Mark, by: int = 1) -> "StrokeDraft":
        """Adds or removes a mark for a piece of a kind."""
        changed = self.marks(mark).changed(kind, by)
        return replace(self, pocketed=changed) if mark is Mark.POCKETED else replace(self, jumped=changed)

    def is_empty(self) -> bool:
        """Returns True without any marks: a stroke that pocketed nothing."""
        return self == _NOTHING

    def made_before_play(self) -> "StrokeDraft":
        """Returns the same marks of a break made before "Play"."""
        return replace(self, before_play=True)

    def as_command(self, board: BoardState) -> StrokeMade:
        """Returns the marked stroke as a command for the player in turn, without checking that it is possible."""
        stroke = self.as_stroke(is_white=board.turn.side is board.white)
        return StrokeMade(stroke, self.breach if self.is_improper else None)

    def as_stroke(self, *, is_white: bool) -> Stroke:
        """Returns the stroke by a player of one colour."""
        return Stroke(
            pocketed=_pieces(self.pocketed, is_white=is_white),
            jumped=_pieces(self.jumped, is_white=is_white),
            improper=self.is_improper,
            touched=not self.touched_nothing,
            before_play=self.before_play,
        )


_NOTHING = StrokeDraft()


def is_same_position(before: MatchState, after: MatchState) -> bool:
    """Returns True when a stroke marked in one state can be confirmed in the other: same player, position and board,
    without a restart.
    """
    old, new = before.board, after.board
    if before.game is None or after.game is None or old is None or new is None or (old.is_begun and not new.is_begun):
        return False
    is_same_board = (before.game.number, before.boards_replayed) == (after.game.number, after.boards_replayed)
    return is_same_board and _without_asides(old) == _without_asides(new)


def _without_asides(board: BoardState) -> BoardState:
    """Returns the board without facts that do not affect the next stroke."""
    return replace(board, placings=(), is_play_called=False, is_begun=False)


def fell_by_itself(draft: StrokeDraft, record: MatchRecord, reason: str) -> Amended | None:
    """Returns an amendment that adds the marked pieces to the last stroke because they fell by themselves before the
    next (71, 113).

    None if anything besides pocketed men and Queen is marked, or the last ruling is not on a stroke of this board, or
    the break is still to be made, when all pieces are in the centre. `decide` checks whether the amendment is possible.
    """
    last, board = record.state.last_ruled, record.state.board
    others = replace(draft, pocketed=Marks())
    is_pocketed_alone = others.is_empty() and draft.pocketed.is_any() and not draft.pocketed.striker
    if last is None or board is None or not isinstance(last.act, Stroke) or not is_pocketed_alone:
        return None
    before, step = last.board, step_of(record, last.number)
    made = None if step is None else step.entry
    if before.number != board.number or last.ruling.board is not None or not board.position.break_.made:
        return None
    if not isinstance(made, StrokeMade):
        return None
    is_white = before.turn.side is before.white
    fallen, pocketed = _pieces(draft.pocketed, is_white=is_white), made.stroke.pocketed
    both = Pieces(
        pocketed.own + fallen.own,
        pocketed.opponent + fallen.opponent,
        queen=pocketed.queen or fallen.queen,
        striker=pocketed.striker,
    )
    return Amended(last.number, StrokeMade(replace(made.stroke, pocketed=both), made.breach), reason)


def draft_of(stroke: Stroke, *, is_white: bool) -> StrokeDraft:
    """Returns the marks for a stroke by a player of one colour."""
    return StrokeDraft(
        _marks(stroke.pocketed, is_white=is_white),
        _marks(stroke.jumped, is_white=is_white),
        stroke.improper,
        touched_nothing=not stroke.touched,
        before_play=stroke.before_play,
    )


def _marks(pieces: Pieces, *, is_white: bool) -> Marks:
    white, black = (pieces.own, pieces.opponent) if is_white else (pieces.opponent, pieces.own)
    return Marks(white, black, int(pieces.queen), int(pieces.striker))


def _pieces(marks: Marks, *, is_white: bool) -> Pieces:
    own, opponent = (marks.white, marks.black) if is_white else (marks.black, marks.white)
    return Pieces(own, opponent, queen=marks.queen > 0, striker=marks.striker > 0)


# Display


@dataclass(frozen=True, slots=True)
class StrokeView:
    """The stroke being marked."""

    draft: StrokeDraft = field(default_factory=StrokeDraft)
    blocked: str = ""
    """Sentence on why no stroke can be entered now; otherwise empty."""
    is_at_break: bool = False
    is_jumped_mode: bool = False
    """True when presses mark pieces as jumped."""

    @property
    def is_any(self) -> bool:
        """True when anything is marked, or the next piece will be marked as jumped."""
        return self.is_jumped_mode or not self.draft.is_empty()


# Reasons why a press has no effect

NO_BOARD = N_("No board is in progress, so nothing can be marked.")

_ALL_MARKED: Mapping[PieceKind, Words] = {
    PieceKind.WHITE: N_("All white men on the board are already marked."),
    PieceKind.BLACK: N_("All black men on the board are already marked."),
    PieceKind.QUEEN: N_("The Queen is already marked. “Clear” removes the marks."),
    PieceKind.STRIKER: N_("The striker is already marked. “Clear” removes the marks."),
}

_NO_QUEEN = N_("The Queen is not on the board.")

_NO_MAN = N_("No men of this colour are on the board.")


def why_not_marked(board: BoardState | None, draft: StrokeDraft, kind: PieceKind) -> str:
    """Returns a sentence on why no further piece of a kind can be marked, and what to do; empty if one can."""
    if board is None:
        return say(NO_BOARD)
    men, white = board.on_board, board.white
    there = Marks(men.of(white), men.of(white.other), int(board.position.queen.is_on_board), striker=1).of(kind)
    if there == 0:
        return say(_NO_QUEEN if kind is PieceKind.QUEEN else _NO_MAN)
    marked = draft.pocketed.of(kind) + draft.jumped.of(kind)
    return say(_ALL_MARKED[kind]) if marked >= there else ""
