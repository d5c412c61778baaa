"""The state of a match: computed from the log by `evolve`, never changed in place."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum, unique

from carrom_desk.match.entry.entries import (
    NOTHING_CHANGED,
    Conceded,
    DetailsChanged,
    Disqualified,
    MatchAbandoned,
    Override,
    PlacingOutcome,
    WalkedOver,
)
from carrom_desk.rules.acts import Act
from carrom_desk.rules.clocks import Stop
from carrom_desk.rules.position import Position
from carrom_desk.rules.ruling import Ruling

from .history import BoardRecord, GameRecord, Slam
from .setup import Setup
from .side import NOUGHT, BySide, Seat, Side, by_side, side_of


@unique
class Status(StrEnum):
    """Progress of a match."""

    BEFORE_TOSS = "before_toss"
    IN_PROGRESS = "in_progress"
    FINISHED = "finished"
    UNDER_PROTEST = "under_protest"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class ToPlace:
    """Men that a ruling puts back: open until an entry says what became of them, or the next stroke is made."""

    number: int
    """Number of the entry that was ruled on."""
    ruled_by: int
    """Number of the entry that decided: the same, or the umpire's override of it."""
    ruling: Ruling
    in_turn: Side
    """Side to play when it was ruled; `own` in the ruling means this side."""
    placers: BySide[Seat]
    """Players who place the men of each side (icf-revised 78)."""
    outcome: PlacingOutcome | None = None
    """Outcome for them; None while they are open."""
    missing: BySide[int] | None = None
    """Of the dues and penalties, those that were not placed, where some were; None: all of them."""

    @property
    def men(self) -> BySide[int]:
        """Men of each side that come back."""
        return by_side(self.ruling.place.men, self.in_turn)

    @property
    def dues(self) -> BySide[int]:
        """Of those, the dues and penalties; the others come back because of the stroke itself."""
        back = by_side(self.ruling.back, self.in_turn)
        return BySide(self.men.a - back.a, self.men.b - back.b)

    @property
    def dues_placed(self) -> BySide[int]:
        """Of the dues and penalties, those that count as placed: all, until an entry says otherwise."""
        if self.outcome in (None, PlacingOutcome.PLACED):
            return self.dues
        return NOUGHT if self.missing is None else BySide(self.dues.a - self.missing.a, self.dues.b - self.missing.b)

    def is_of(self, number: int) -> bool:
        """Returns True when they are the men of this entry."""
        return number in (self.number, self.ruled_by)


@dataclass(frozen=True, slots=True)
class BoardState:
    """A board being played."""

    number: int
    breaker: Seat
    """Player who breaks; their side plays white (43)."""
    turn: Seat
    """The player in turn."""
    position: Position
    """Seen from the player in turn."""
    strokes_in_turn: int = 0
    turns: BySide[int] = NOUGHT
    """Turns each side has begun, the present one included."""
    passes: int = 0
    """Passes one after the other, up to now (137)."""
    placings: tuple[ToPlace, ...] = ()
    """The men put back since the last stroke, that stroke's first, whatever came between."""
    is_play_called: bool = False
    is_begun: bool = False
    """True when anything was done on this board: until then a protest is about the board before (148)."""
    follows_rest: bool = False
    """True when the interval before the last game has yet to pass before it (138)."""

    @property
    def open_placings(self) -> tuple[ToPlace, ...]:
        """Those of which nobody has said what became of them, the oldest first."""
        return tuple(each for each in self.placings if each.outcome is None)

    @property
    def to_place(self) -> ToPlace | None:
        """The men to be placed next: the oldest that are open."""
        return next((each for each in self.placings if each.outcome is None), None)

    @property
    def on_board(self) -> BySide[int]:
        """Men on the board of each side."""
        return by_side(self.position.on_board, self.turn.side)

    @property
    def due(self) -> BySide[int]:
        """Men owed by each side."""
        return by_side(self.position.due, self.turn.side)

    @property
    def queen_holder(self) -> Side | None:
        """The side that covered the Queen."""
        holder = self.position.queen.holder
        return None if holder is None else side_of(holder, self.turn.side)

    @property
    def white(self) -> Side:
        """The side that plays white: the breaker's (43)."""
        return self.breaker.side

    @property
    def is_play_due(self) -> bool:
        """True when "Play" has yet to be called and nothing was struck without it (46)."""
        return not (self.position.break_.made or self.is_play_called or self.strokes_in_turn)


@dataclass(frozen=True, slots=True)
class GameState:
    """A game being played."""

    number: int
    first_breaker: Seat
    """Player who broke first in this game."""
    began_match: Seat
    """Player who broke first in the first game (49)."""
    score: BySide[int] = NOUGHT
    boards: tuple[BoardRecord, ...] = ()
    has_changed_sides: bool = False
    """True when sides were changed within this game."""
    boards_before_start: int = 0
    """Boards played before this desk took the match over and not listed in `boards`."""
    is_time_over: bool = False
    """True when the time of a level game was over: the extra board decides it."""
    is_change_of_sides_due: bool = False
    """True when sides are to be changed before its next board; it waits while a board is played (33)."""

    @property
    def boards_played(self) -> int:
        """Boards of this game that are over."""
        return self.boards_before_start + len(self.boards)


@dataclass(frozen=True, slots=True)
class LastRuled:
    """The last act that was ruled on: what an override decides again."""

    number: int
    """The entry's number."""
    before: "MatchState"
    """The state with the board still open."""
    act: Act
    ruling: Ruling
    override: Override | None = None
    """Override of the ruling; None when it was not overridden."""

    @property
    def board(self) -> BoardState:
        """The board before the act."""
        return self.before.current_board


@dataclass(frozen=True, slots=True)
class LastBoard:
    """A board that has just ended: what a demand settles again."""

    before: "MatchState"
    """The state with the board still open."""
    winner: Side
    points: int
    """Without those on demand."""
    on_demand: int
    queen: Side | None
    slam: Slam | None


@dataclass(frozen=True, slots=True)
class Protest:
    """A protest that is not decided yet."""

    number: int
    """The entry's number."""
    by: Side
    text: str
    board_start: "MatchState"
    """The state at the start of the board it is about."""

    @property
    def place(self) -> Mapping[str, int]:
        """The numbers of the board it is about, and of its game."""
        return {"board": self.board_start.current_board.number, "game": self.board_start.current_game.number}


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """Outcome of a match."""

    winner: Side | None
    """Winner, even while a protest withholds the result; None for a draw or no result."""
    is_abandoned: bool = False
    """True when it has ended without a result."""
    by: Conceded | Disqualified | WalkedOver | MatchAbandoned | None = None
    """Reason for its end other than play; None when it was played out."""
    unfinished: GameState | None = None
    """The game that was broken off by it."""


@dataclass(frozen=True, slots=True)
class MatchState:
    """All that is true of a match now."""

    setup: Setup
    """With its details as they were corrected last."""
    games: BySide[int] = NOUGHT
    """Games won."""
    game: GameState | None = None
    """The game being played; None before the toss and after the end."""
    board: BoardState | None = None
    """The board being played; None where there is none, as before the toss."""
    history: tuple[GameRecord, ...] = ()
    end: MatchEnd | None = None
    """Outcome; None while it continues."""
    last_ruled: LastRuled | None = None
    last_board: LastBoard | None = None
    """The board that ended by the last act; None as soon as anything happens on the next."""
    board_start: "MatchState | None" = None
    """The state at the start of the last board on which anything was done: what a protest is about (148)."""
    protests: tuple[Protest, ...] = ()
    """Those that wait for their decision, the oldest first."""
    stopped: Stop | None = None
    """Reason why play is stopped; None when it is not."""
    boards_replayed: int = 0
    details: DetailsChanged = NOTHING_CHANGED
    """Corrections of the setup's details."""

    @property
    def current_board(self) -> BoardState:
        """The board being played, where it is known that there is one."""
        assert self.board is not None
        return self.board

    @property
    def current_game(self) -> GameState:
        """The game being played, where it is known that there is one."""
        assert self.game is not None
        return self.game

    @property
    def status(self) -> Status:
        """Progress of the match."""
        if self.end is not None and self.end.is_abandoned:
            return Status.ABANDONED
        if self.is_over:
            return Status.UNDER_PROTEST if self.protests else Status.FINISHED
        return Status.BEFORE_TOSS if self.game is None else Status.IN_PROGRESS

    @property
    def protest(self) -> Protest | None:
        """The oldest protest that waits for its decision."""
        return self.protests[0] if self.protests else None

    @property
    def is_over(self) -> bool:
        """True when the match has been won, drawn or abandoned."""
        return self.end is not None

    @property
    def winner(self) -> Side | None:
        """Winner, even while a protest withholds the result."""
        return None if self.end is None else self.end.winner

    @property
    def announced_winner(self) -> Side | None:
        """The winner, unless a protest withholds the result (147)."""
        return None if self.protests else self.winner

    @property
    def last_game(self) -> GameState | None:
        """The game being played, or the one that the end of the match broke off."""
        return self.game if self.end is None else self.end.unfinished

    @property
    def all_games(self) -> tuple[GameRecord | GameState, ...]:
        """Every game so far, the one being played or broken off last."""
        return self.history if self.last_game is None else (*self.history, self.last_game)

    @property
    def score(self) -> BySide[int]:
        """The points of the last game so far: between two games those of the one that is over."""
        games = self.all_games
        return games[-1].score if games else NOUGHT

    @property
    def is_paused(self) -> bool:
        """True when the match was paused, so that it can be resumed with the time left."""
        return self.stopped not in (None, Stop.PROTEST)

    @property
    def is_change_of_sides_due(self) -> bool:
        """True when sides are to be changed before the next board of this game."""
        return self.game is not None and self.game.is_change_of_sides_due

    @property
    def is_rest_due(self) -> bool:
        """True when the interval before the last game has yet to pass (138)."""
        return self.board is not None and self.board.follows_rest

    @property
    def is_claim_awaited(self) -> bool:
        """True when the winner of the board just ended may still claim points on demand."""
        return self.last_board is not None and self.last_board.on_demand > 0

    @property
    def is_between_boards(self) -> bool:
        """True when nothing has happened yet on the board to come."""
        board = self.board
        return board is None or not (board.is_begun or board.position.break_.made)

    def without_memory(self) -> "MatchState":
        """The same state without the last ruling and the last board, so that no chain of states is kept alive."""
        return replace(self, last_ruled=None, last_board=None)
