"""A match that was umpired on paper: its sheet, typed in board by board, becomes a match that the desk can keep.

A match file begins with finished games and their boards, and the score of the game in which it is taken over. So the
boards of that game are kept as remarks. A match that is over is taken over before its last stroke, which ends it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from carrom_desk.match.decide import decide
from carrom_desk.match.entries import Entry, LoggedEntry, Noted, Override, StrokeMade
from carrom_desk.match.history import BoardRecord
from carrom_desk.match.problems import DocumentProblem
from carrom_desk.match.record import MatchRecord, new_record, with_entry
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, seat_of
from carrom_desk.match.start import Start, StartBoard
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.party import ByParty, Party
from carrom_desk.rules.pieces import Pieces
from carrom_desk.rules.position import BREAK_MADE, Position, QueenPlace, opening_position
from carrom_desk.rules.ruling import BoardResult

from .names import Names
from .paper_course import PaperCourse, PaperGame, course_of, is_toss_after
from .paper_rows import PaperRow
from .plain_text import plain_setup
from .wording import counted, points

TAKEN_FROM_PAPER = "Taken over from a paper sheet; the strokes before were not recorded."
AS_ON_PAPER = "As it is written on the paper sheet"


@dataclass(frozen=True, slots=True)
class TypedSheet:
    """A paper sheet as a match."""

    setup: Setup
    """With the start that follows from the sheet; without one where nothing was played."""
    entries: tuple[Entry, ...]
    """What is to be entered into the match, in order: remarks, and the last stroke of a match that is over."""
    doubts: tuple[DocumentProblem, ...]
    """What may be a slip of the pen, or of the keyboard, and need not be one."""


def typed_sheet(setup: Setup, games: Sequence[Sequence[PaperRow]], *, next_breaker: Seat | None = None) -> TypedSheet:
    """The match of a paper sheet, given what was agreed and the boards of each game.

    `next_breaker` is who breaks the board to come, where that was decided by a toss.

    Raises:
        InvalidDocument: the sheet contradicts itself or the format; every fault with its place, such as
            "/games/0/boards/2/men".
    """
    course = course_of(setup, games)
    if not course.has_boards:
        return TypedSheet(setup, (), course.doubts)
    if course.is_over:
        return _finished(setup, course)
    return _in_progress(setup, course, next_breaker)


def _in_progress(setup: Setup, course: PaperCourse, next_breaker: Seat | None) -> TypedSheet:
    """The match at the start of the board to come."""
    game, doubts = course.game, course.doubts
    breaker = next_breaker or game.next_breaker
    if next_breaker is None and is_toss_after(setup, len(game.boards)):
        doubts = (*doubts, DocumentProblem(f"/games/{game.number - 1}", "A toss decides who breaks the extra board."))
    position = opening_position(game.score.seen_from(breaker.side))
    started = _started(setup, course, game, StartBoard(len(game.boards) + 1, breaker, breaker, position))
    return TypedSheet(started, tuple(_remarks(setup, game)), doubts)


def _finished(setup: Setup, course: PaperCourse) -> TypedSheet:
    """The match before its last stroke: the winner has one man left."""
    game, last = course.before_last, course.last_board
    turn = last.breaker if last.breaker.side is last.winner else seat_of(last.winner)
    row = course.last_row
    position = Position(
        on_board=ByParty(1, max(1, row.men)),
        queen=_queen(row, turn),
        due=ByParty(0, 0),
        has_pocketed=ByParty(own=True, opponent=row.men < 9 or row.queen is turn.side.other),
        break_=BREAK_MADE,
        score=game.score.seen_from(turn.side),
    )
    started = _started(setup, course, game, StartBoard(last.number, last.breaker, turn, position))
    return TypedSheet(started, (*_remarks(setup, course.game), *_last_stroke(started, last)), course.doubts)


def _queen(row: PaperRow, turn: Seat) -> QueenPlace:
    if row.queen is None:
        return QueenPlace.ON_BOARD
    return QueenPlace.OWN if row.queen is turn.side else QueenPlace.OPPONENT


def _started(setup: Setup, course: PaperCourse, game: PaperGame, board: StartBoard) -> Setup:
    start = Start(
        games=course.games_won,
        game_number=game.number,
        first_breaker=game.first_breaker,
        score=game.score,
        boards_played=len(game.boards),
        board=board,
        history=course.history,
    )
    return replace(setup, start=start)


def _last_stroke(setup: Setup, last: BoardRecord) -> tuple[Entry, ...]:
    """The winner pockets his last man; where the sheet has other points than follow from it, the umpire says so."""
    stroke = StrokeMade(Stroke(pocketed=Pieces(own=1)))
    record = _entered(new_record(setup), stroke)
    ended = record.state.last_board
    if ended is not None and (ended.winner, ended.points, ended.on_demand) == (last.winner, last.points, 0):
        return (stroke,)
    return stroke, Override(AS_ON_PAPER, board=BoardResult(Party.OWN, last.points))


def _entered(record: MatchRecord, command: Entry) -> MatchRecord:
    return with_entry(record, LoggedEntry(record.next_number, decide(record, command)))


def _remarks(setup: Setup, game: PaperGame) -> list[Entry]:
    """What the start cannot tell: the boards of the game in which the match is taken over."""
    names = Names(plain_setup(setup), game.first_breaker.side)
    told: list[Entry] = [Noted(TAKEN_FROM_PAPER)]
    told += [
        Noted(_board_words(names, game.number, board, row)) for board, row in zip(game.boards, game.rows, strict=True)
    ]
    return told


def _board_words(names: Names, game: int, board: BoardRecord, row: PaperRow) -> str:
    queen = "nobody" if row.queen is None else names.full_side(row.queen)
    return (
        f"Game {game}, board {board.number}: broken by {names.full_player(board.breaker)}, won by "
        f"{names.full_side(board.winner)}, {counted(row.men, 'man', 'men')} left, Queen covered by {queen}, "
        f"{points(board.points)}, score {names.score(board.score)}."
    )
