"""Converts a typed paper score sheet into a match that can be stored.

Every board becomes an entry with its result (see `paper_sheet`), so games, breakers and totals follow as for a match
umpired here, and an unfinished match can continue. If the breaker on the sheet differs from the rotation, which no
entry can record, the match is taken over at that board: earlier games become its history, and earlier boards of that
game remarks.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from carrom_desk.exchange.codec.state_codec import read_setup, write_setup
from carrom_desk.i18n import N_
from carrom_desk.match.effects.phase import why_not
from carrom_desk.match.entry.entries import (
    DecisionSource,
    Entry,
    LoggedEntry,
    Noted,
    Override,
    StrokeMade,
    TimeOver,
    Toss,
    TossChoice,
)
from carrom_desk.match.history import BoardRecord, GameRecord, Slam, Start, StartBoard
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.record import MatchRecord, decide, new_record, with_entry
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.position import MEN_OF_A_SIDE, Pieces, QueenPlace, opening_position
from carrom_desk.rules.ruling import BoardResult
from carrom_desk.rules.texts.words import Sentence

from .paper_sheet import PaperCourse, PaperGame, PaperRow, PaperSheet, course_of, is_toss_after, made_points

_NO_BOARD = N_("No board can be entered now. Call an umpire.")
_NO_POINTS = N_("A board cannot end like this. Check the men left and the Queen.")
_Place = tuple[int, int]
"""Indexes of a game and of a board in it."""


@dataclass(frozen=True, slots=True)
class TypedSheet:
    """A paper sheet converted into a match."""

    record: MatchRecord
    doubts: tuple[DocumentProblem, ...]
    """Possible slips of the pen or typing errors."""


def typed_sheet(setup: Setup, sheet: PaperSheet) -> TypedSheet:
    """Converts a paper sheet with this setup.

    Raises:
        InvalidDocument: the sheet contradicts itself or the format; with every problem and its place, such as
            "/games/0/boards/2/men".
    """
    course = course_of(setup, sheet.games, is_time_over=isinstance(sheet.ended, TimeOver))
    faults = tuple(_faults_of_sheet(setup, sheet, course))
    if faults:
        raise InvalidDocument(faults)
    found: MatchRecord | _Place = (0, 0)
    while isinstance(found, tuple):
        found = _entered(setup, sheet, course, found)
    return TypedSheet(_dated(found, sheet), (*course.doubts, *_doubts_of_sheet(setup, sheet, course)))


_OTHER_BREAKS = N_("By the toss {by_toss} breaks first, but on the sheet {by_sheet} breaks the first board.")
_WON_AT_BOARD = N_("The match was won on the board. Nothing else ended it.")
_TOSS_DECIDES = N_("A toss decides who breaks the extra board.")


def _faults_of_sheet(setup: Setup, sheet: PaperSheet, course: PaperCourse) -> Iterator[DocumentProblem]:
    first = course.games[0].rows[:1] if course.games else ()
    if sheet.toss is not None and first and first[0].breaker is not sheet.toss.breaker:
        by_toss, by_sheet = (setup.player_at(seat).name for seat in (sheet.toss.breaker, first[0].breaker))
        yield DocumentProblem("/toss", Sentence.of(_OTHER_BREAKS, by_toss=by_toss, by_sheet=by_sheet))
    if sheet.ended is not None and course.is_over and _game_ended_by_time(sheet, course) is None:
        yield DocumentProblem("/ended", Sentence.of(_WON_AT_BOARD))


def _game_ended_by_time(sheet: PaperSheet, course: PaperCourse) -> PaperGame | None:
    """Returns the last game if its time was up."""
    if not isinstance(sheet.ended, TimeOver):
        return None
    return next((game for game in reversed(course.games) if game.is_timed), None)


def _doubts_of_sheet(setup: Setup, sheet: PaperSheet, course: PaperCourse) -> Iterator[DocumentProblem]:
    if course.is_over or not course.has_boards or sheet.ended is not None:
        return
    game = course.games[-1]
    if sheet.next_breaker is None and is_toss_after(setup, len(game.boards)):
        yield DocumentProblem(f"/games/{game.number - 1}", Sentence.of(_TOSS_DECIDES))


def _dated(record: MatchRecord, sheet: PaperSheet) -> MatchRecord:
    """Dates all entries from the start on the sheet, since entries need a time; reports show none for boards from
    paper.
    """
    last = len(record.entries) - 1
    at = {last: sheet.finished or sheet.started, 0: sheet.started}
    entries = tuple(replace(logged, at=at.get(logged.number, sheet.started)) for logged in record.entries)
    return replace(record, entries=entries)


# The entries


@dataclass(slots=True)
class _Typing:
    """A match while its sheet is being entered."""

    record: MatchRecord

    def enter(self, *commands: Entry) -> None:
        """Submits commands like an umpire."""
        for command in commands:
            logged = LoggedEntry(self.record.next_number, decide(self.record, command))
            self.record = with_entry(self.record, logged)

    def breaks(self, seat: Seat) -> bool:
        """Returns True when this seat breaks the next board; enters the toss if there is one."""
        if why_not(self.record.state, Toss) is None:
            self.enter(Toss(seat.side, TossChoice.BREAK, seat.number))
        board = self.record.state.board
        return board is not None and board.breaker is seat

    def play(self, row: PaperRow, points: int) -> None:
        """Enters the result of a board."""
        self.enter(*_stand_ins(row))
        last = self.record.state.last_ruled
        assert last is not None
        in_turn = last.board.turn.side
        queen = QueenPlace.ON_BOARD if row.queen is None else QueenPlace(row.queen.as_party(in_turn))
        result = BoardResult(row.winner.as_party(in_turn), points)
        self.enter(Override("", queen=queen, board=result, source=DecisionSource.PAPER))


def _stand_ins(row: PaperRow) -> tuple[StrokeMade, ...]:
    """Returns substitute entries for the strokes of a board: without effect, except for a slam, which they must
    produce.
    """
    if row.slam is None:
        return (StrokeMade(Stroke(touched=False)),)
    others = MEN_OF_A_SIDE - row.men
    run = StrokeMade(Stroke(pocketed=Pieces(own=MEN_OF_A_SIDE, opponent=others, queen=row.queen is row.winner)))
    return (run,) if row.slam is Slam.WHITE else (StrokeMade(Stroke()), run)


def _entered(setup: Setup, sheet: PaperSheet, course: PaperCourse, begin: _Place) -> MatchRecord | _Place:
    """Enters the match from a board on; returns the next board at which it must be taken over, if any."""
    is_from_start = begin == (0, 0)
    typing = _Typing(new_record(setup if is_from_start else _taken_over(setup, sheet, course, begin)))
    typing.enter(*(Noted(remark) for remark in sheet.remarks))
    if is_from_start and sheet.toss is not None:
        typing.enter(sheet.toss)
    elif not is_from_start:
        typing.enter(*_remarks(setup, course, begin))
    for place, row, board in _boards_from(course, begin):
        if not typing.breaks(row.breaker):
            return place
        typing.play(row, board.points)
        game = course.games[place[0]]
        if game.is_timed and place[1] == len(game.rows) - 1:
            typing.enter(TimeOver())
    coming = sheet.next_breaker
    if coming is not None and not course.is_over and not typing.breaks(coming):
        return len(course.games) - 1, len(course.games[-1].rows)
    timed = _game_ended_by_time(sheet, course)
    if sheet.ended is not None and (timed is None or not timed.rows):  # otherwise its last board was followed by that
        typing.enter(sheet.ended)
    return typing.record


def _boards_from(course: PaperCourse, begin: _Place) -> Iterator[tuple[_Place, PaperRow, BoardRecord]]:
    for place, game in enumerate(course.games):
        for number, (row, board) in enumerate(zip(game.rows, game.boards, strict=True)):
            if (place, number) >= begin:
                yield (place, number), row, board


def _taken_over(setup: Setup, sheet: PaperSheet, course: PaperCourse, begin: _Place) -> Setup:
    """Returns the setup of a match in progress, as read from a file."""
    place, number = begin
    game = course.games[place]
    breaker = game.rows[number].breaker if number < len(game.rows) else sheet.next_breaker
    assert breaker is not None, "a match is taken over at a board whose breaker is written"
    score = game.boards[number - 1].score if number else NOUGHT
    board = StartBoard(number + 1, breaker, breaker, opening_position(score.seen_from(breaker.side)))
    over = (each for each in course.games[:place] if each.is_over)
    history = tuple(GameRecord(each.number, each.winner, each.score, each.boards) for each in over)
    won = [each.winner for each in history]
    games = BySide(won.count(Side.A), won.count(Side.B))
    start = Start(games, game.number, breaker, score, number, board, history)
    return read_setup(write_setup(replace(setup, start=start)))


def _remarks(setup: Setup, course: PaperCourse, begin: _Place) -> Iterator[Noted]:
    """Yields remarks on the boards before the take-over in the same game, which a start cannot hold."""
    place, number = begin
    game = course.games[place]
    for row, board in zip(game.rows[:number], game.boards, strict=False):
        queen = "nobody" if row.queen is None else setup.side_name(row.queen)
        yield Noted(
            f"Game {game.number}, board {board.number}: broken by {setup.player_at(board.breaker).name}, won by "
            f"{setup.side_name(board.winner)}, men left: {row.men}, Queen covered by {queen}, "
            f"points: {board.points}, score {board.score.a}–{board.score.b}."
        )


# A match whose boards are entered one by one while it is played


def is_first_break_open(record: MatchRecord) -> bool:
    """Returns True when a toss decides who breaks the next board."""
    return why_not(record.state, Toss) is None


def with_board(record: MatchRecord, row: PaperRow) -> MatchRecord:
    """Adds a board from a paper sheet to a match; its breaker only matters if a toss decides it.

    Raises:
        InvalidDocument: there is no next board, or it cannot have ended like this.
    """
    typing = _Typing(record)
    if is_first_break_open(record):
        typing.breaks(row.breaker)
    state = typing.record.state
    if state.board is None or state.game is None or state.stopped is not None or not state.is_between_boards:
        raise InvalidDocument((DocumentProblem("", Sentence.of(_NO_BOARD)),))
    points = made_points(record.setup, row, state.game.score)
    if not 0 <= row.men <= MEN_OF_A_SIDE or points < 1:
        raise InvalidDocument((DocumentProblem("/men", Sentence.of(_NO_POINTS)),))
    typing.play(replace(row, breaker=state.board.breaker), points)
    return typing.record
