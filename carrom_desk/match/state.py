"""State of a match: computed from the log by `evolve`, never modified in place."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import unique

from carrom_desk.i18n import N_, Worded
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

from .history import BoardKey, BoardRecord, GameRecord, Slam
from .setup import Setup
from .side import NOUGHT, BySide, Seat, Side, by_side, side_of


@unique
class Status(Worded):
    """Progress of a match."""

    BEFORE_TOSS = "before_toss", N_("before the toss")
    IN_PROGRESS = "in_progress", N_("in progress")
    FINISHED = "finished", N_("finished")
    UNDER_PROTEST = "under_protest", N_("under protest")
    ABANDONED = "abandoned", N_("abandoned")


@dataclass(frozen=True, slots=True)
class ToPlace:
    """Men that a ruling returns: open until their outcome is entered or the next stroke is made."""

    number: int
    """Number of the entry that was ruled on."""
    ruled_by: int
    """Number of the deciding entry: the same, or the umpire's override of it."""
    ruling: Ruling
    in_turn: Side
    """Side in turn at the ruling; `own` in the ruling means this side."""
    placers: BySide[Seat]
    """Players who place the men of each side (icf-revised 78)."""
    outcome: PlacingOutcome | None = None
    """Outcome of the placing; None while it is open."""
    missing: BySide[int] | None = None
    """Dues and penalties that were not placed; None for all of them."""

    @property
    def men(self) -> BySide[int]:
        """Men of each side that come back."""
        return by_side(self.ruling.place.men, self.in_turn)

    @property
    def dues(self) -> BySide[int]:
        """Dues and penalties among them; the others come back because of the stroke itself."""
        back = by_side(self.ruling.back, self.in_turn)
        return BySide(self.men.a - back.a, self.men.b - back.b)

    @property
    def dues_placed(self) -> BySide[int]:
        """Dues and penalties that count as placed: all, until an entry changes that."""
        if self.outcome in (None, PlacingOutcome.PLACED):
            return self.dues
        return NOUGHT if self.missing is None else BySide(self.dues.a - self.missing.a, self.dues.b - self.missing.b)

    def is_of(self, number: int) -> bool:
        """Returns True when the men belong to this entry."""
        return number in (self.number, self.ruled_by)


@dataclass(frozen=True, slots=True)
class BoardState:
    """A board in progress."""

    number: int
    breaker: Seat
    """Player who breaks; their side plays white (43)."""
    turn: Seat
    """The player in turn."""
    position: Position
    """Seen from the player in turn."""
    strokes_in_turn: int = 0
    turns: BySide[int] = NOUGHT
    """Number of turns of each side so far, including the current one."""
    passes: int = 0
    """Number of successive passes so far (137)."""
    placings: tuple[ToPlace, ...] = ()
    """Placings since the last stroke, starting with its own."""
    is_play_called: bool = False
    is_begun: bool = False
    """True once anything was done on this board: until then a protest is about the previous board (148)."""
    follows_rest: bool = False
    """True when the interval before the last game must pass before this board (138)."""

    @property
    def open_placings(self) -> tuple[ToPlace, ...]:
        """Placings without an outcome, oldest first."""
        return tuple(each for each in self.placings if each.outcome is None)

    @property
    def to_place(self) -> ToPlace | None:
        """The men to place next: the oldest open placing."""
        return next((each for each in self.placings if each.outcome is None), None)

    @property
    def on_board(self) -> BySide[int]:
        """Men of each side on the board."""
        return by_side(self.position.on_board, self.turn.side)

    @property
    def due(self) -> BySide[int]:
        """Men owed by each side."""
        return by_side(self.position.due, self.turn.side)

    @property
    def queen_holder(self) -> Side | None:
        holder = self.position.queen.holder
        return None if holder is None else side_of(holder, self.turn.side)

    @property
    def white(self) -> Side:
        """Side that plays white: the breaker's (43)."""
        return self.breaker.side

    @property
    def is_play_due(self) -> bool:
        """True when "Play" must still be called and nobody has struck without it (46)."""
        return not (self.position.break_.made or self.is_play_called or self.strokes_in_turn)


@dataclass(frozen=True, slots=True)
class GameState:
    """A game in progress."""

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
    """Number of boards before the take-over, which are not listed in `boards`."""
    is_time_over: bool = False
    """True when the game was level when time was up: the extra board decides it."""
    is_last_board: bool = False
    """True when time is up and the board in progress is played to its end as the last one."""
    is_change_of_sides_due: bool = False
    """True when sides must be changed before the next board; waits until the current board is over (33)."""

    @property
    def boards_played(self) -> int:
        return self.boards_before_start + len(self.boards)


@dataclass(frozen=True, slots=True)
class Decision:
    """An umpire's decision on an act: an override, or the turn given with an amendment."""

    number: int
    """Number of the entry."""
    override: Override
    is_late: bool = False
    """True when the act was no longer the last one ruled on: then only the result of a board that it ended changes."""


@dataclass(frozen=True, slots=True)
class LastRuled:
    """The last act that was ruled on, which an override can change."""

    number: int
    """Number of the entry."""
    before: "MatchState"
    """State with the board still open."""
    act: Act
    ruling: Ruling
    """Ruling as decided by the umpire, if they overrode it."""
    original: Ruling | None = None
    """Ruling before any decision; None when there was none."""
    decisions: tuple[Decision, ...] = ()
    """Decisions on the act, in the order of their numbers."""

    @property
    def lawful(self) -> Ruling:
        """Ruling without the umpire's decisions."""
        return self.ruling if self.original is None else self.original

    @property
    def override(self) -> Override | None:
        """The latest override of the ruling; None when it was not overridden."""
        is_over = self.ruling.board is not None
        return next((each.override for each in reversed(self.decisions) if is_over or not each.is_late), None)

    @property
    def board(self) -> BoardState:
        """The board before the act."""
        return self.before.current_board


@dataclass(frozen=True, slots=True)
class LastBoard:
    """The board that has just ended, which a demand can change."""

    before: "MatchState"
    """State with the board still open."""
    winner: Side
    points: int
    """Points without those on demand."""
    on_demand: int
    queen: Side | None
    slam: Slam | None


@dataclass(frozen=True, slots=True)
class Protest:
    """A pending protest."""

    number: int
    """Number of the entry."""
    by: Side
    text: str
    board_start: "MatchState"
    """State at the start of the board it is about."""

    @property
    def place(self) -> Mapping[str, int]:
        """Numbers of its board and game."""
        return {"board": self.board_start.current_board.number, "game": self.board_start.current_game.number}


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """Outcome of a match."""

    winner: Side | None
    """Winner, even while a protest withholds the result; None for a draw or no result."""
    is_abandoned: bool = False
    """True when the match ended without a result."""
    by: Conceded | Disqualified | WalkedOver | MatchAbandoned | None = None
    """Decision that ended the match; None if it was played out."""
    unfinished: GameState | None = None
    """The game that was broken off."""


@dataclass(frozen=True, slots=True)
class MatchState:
    """Current state of a match."""

    setup: Setup
    """Setup with the current details."""
    games: BySide[int] = NOUGHT
    """Games won by each side."""
    game: GameState | None = None
    """Game in progress; None before the toss and after the end."""
    board: BoardState | None = None
    """Board in progress; None if there is none, for example before the toss."""
    history: tuple[GameRecord, ...] = ()
    end: MatchEnd | None = None
    """Outcome; None while the match continues."""
    last_ruled: LastRuled | None = None
    last_board: LastBoard | None = None
    """The board that ended with the last act; None once anything happens on the next."""
    board_start: "MatchState | None" = None
    """State at the start of the last board with any play: what a protest is about (148)."""
    protests: tuple[Protest, ...] = ()
    """Pending protests, oldest first."""
    stopped: Stop | None = None
    """Reason why play is stopped; None when it is not."""
    boards_replayed: int = 0
    details: DetailsChanged = NOTHING_CHANGED
    """Corrections of the setup's details."""

    @property
    def current_board(self) -> BoardState:
        """The board in progress; only valid if there is one."""
        assert self.board is not None
        return self.board

    @property
    def current_game(self) -> GameState:
        """The game in progress; only valid if there is one."""
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
        """The oldest pending protest."""
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
        """The game in progress, or the one broken off by the end of the match."""
        return self.game if self.end is None else self.end.unfinished

    @property
    def all_games(self) -> tuple[GameRecord | GameState, ...]:
        """Every game so far; one in progress or broken off comes last."""
        last = self.last_game
        return self.history if last is None else (*self.history, last)

    @property
    def all_boards(self) -> Mapping[BoardKey, BoardRecord]:
        """Every finished board, in order."""
        return {(game.number, board.number): board for game in self.all_games for board in game.boards}

    @property
    def board_key(self) -> BoardKey | None:
        """Numbers of the board in progress; None if there is none."""
        return None if self.game is None or self.board is None else (self.game.number, self.board.number)

    @property
    def score(self) -> BySide[int]:
        """Score of the latest game; between two games, of the finished one."""
        games = self.all_games
        return games[-1].score if games else NOUGHT

    @property
    def is_paused(self) -> bool:
        """True when the match was paused and can be resumed with the time left."""
        return self.stopped not in (None, Stop.PROTEST)

    @property
    def is_change_of_sides_due(self) -> bool:
        """True when sides must be changed before the next board of this game."""
        return self.game is not None and self.game.is_change_of_sides_due

    @property
    def is_rest_due(self) -> bool:
        """True when the interval before the last game must still pass (138)."""
        return self.board is not None and self.board.follows_rest

    @property
    def is_claim_awaited(self) -> bool:
        """True when the winner of the board just ended may still claim points on demand."""
        return self.last_board is not None and self.last_board.on_demand > 0

    @property
    def is_shoot_out_due(self) -> bool:
        """True when a level game waits for a shoot-out."""
        return self.game is not None and self.board is None and self.setup.competition.shoot_out

    @property
    def is_between_boards(self) -> bool:
        """True when nothing has happened yet on the next board."""
        board = self.board
        return board is None or not (board.is_begun or board.position.break_.made)

    def without_memory(self) -> "MatchState":
        """Returns the state without the last ruling and board, so that it keeps no chain of states alive."""
        return replace(self, last_ruled=None, last_board=None)
