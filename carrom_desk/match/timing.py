"""The clock required by the laws: time limit, start of counting, and law.

A rule describes the clock and keeps no time itself. Limits come from the edition. The umpire decides what happens when
time is up.
"""

from dataclasses import dataclass
from enum import unique

from carrom_desk.i18n import N_, Worded
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.entry.entries import ActEntry, BoardReplayed, Correction, Entry, OnTime, PlacingDone, PlayCalled
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.laws import Citation

from .record import MatchRecord, latest_steps
from .side import Seat
from .state import BoardState, MatchState, ToPlace


@unique
class CountsFrom(Worded):
    """Moment from which the seconds count (46, 50, 88(a), 121, 124), with words for a time limit."""

    THE_CALL = "the_call", N_("{time} from the call to the board")
    """Both sides were called to the board."""
    THE_SEATING = "the_seating", N_("{time} from when both sides are seated")
    """Both sides have sat down after the toss, and the umpire allows practice."""
    PLAY = "play", N_("{time} from “Play”")
    """The umpire called "Play"."""
    REST = "rest", N_("{time} from when the pieces rest")
    """Everything on the board has come to rest: the same player continues (124(a))."""
    STRIKER_OFF = "striker_off", N_("{time} from when the striker is off the board")
    """The other player has removed their striker: the turn has passed (124(b))."""
    PLACED = "placed", N_("{time} from placing")
    """The men were placed, or will not be (50)."""
    QUEEN_BACK = "queen_back", N_("{time} from when the Queen is back")
    """The umpire has returned the Queen to the centre, and nothing else needed placing."""
    JUMPED_BACK = "jumped_back", N_("{time} from when the jumped pieces are back")
    """The umpire has put back what jumped off the board, the Queen too (65), and nothing else needed placing."""
    ANNOUNCEMENT = "announcement", N_("{time} from the announcement")
    """The umpire announced what comes back (88(a))."""
    END_OF_BOARD = "end_of_board", N_("{time} from the end of the board")
    """The board or the game is over."""


_PUT_BACK = frozenset({CountsFrom.QUEEN_BACK, CountsFrom.JUMPED_BACK})
_OF_PLAY = frozenset({ClockKind.BREAK, ClockKind.STROKE, ClockKind.PLACING, ClockKind.PLACING_OR_FORGOING})


@dataclass(frozen=True, slots=True)
class ClockRule:
    """The clock that the laws require now."""

    kind: ClockKind
    seconds: int
    """Time limit in seconds."""
    laws: tuple[Citation, ...]
    """Numbered by the match's edition, the law that sets the limit first."""
    counts_from: CountsFrom
    since: int
    """Number of the entry that started it; -1 if it started with the match. A rule of another kind, with another
    start or of another player is a different clock.
    """
    seat: Seat | None
    """Player being timed; None for both sides."""
    is_standing: bool
    """True when the clock is stopped: a pause, an appeal, a protest (121)."""
    starts_at_once: bool
    """True when it starts with its entry; otherwise the umpire starts it."""
    is_after_correction: bool
    """True when the last change was undo, redo or an amendment: the elapsed time is unknown. A trial board starts
    again.
    """

    @property
    def is_stopped_by_forms(self) -> bool:
        """True when players must not lose time while the umpire enters something: a stroke or placing.

        Arrival, practice, change of sides and interval pass in reality, also while the computer sleeps.
        """
        return self.kind in _OF_PLAY

    @property
    def runs_once(self) -> bool:
        """True when its seconds pass from its entry on, regardless of later entries, corrections or a closed program
        (138).
        """
        return self.kind is ClockKind.REST

    def is_same_clock(self, other: "ClockRule | None") -> bool:
        return other is not None and (self.kind, self.since, self.seat) == (other.kind, other.since, other.seat)


def clock_for(record: MatchRecord) -> ClockRule | None:
    """Returns the clock that the laws require now; None if nothing is timed, for example while points may be
    claimed.
    """
    # A claim is part of the board: until it is made or forgone, no interval or next board is timed.
    state = until_claimed(record.state)
    found = _kind(record, state)
    if found is None:
        return None
    kind, seat = found
    edition = state.setup.laws
    clock = edition.clock(kind)
    if clock is None:
        return None
    # The interval runs once, from the end of the board. Every other clock starts again with the entry that restarts
    # time, such as "Play" after an appeal.
    is_rest = kind is ClockKind.REST
    since, last = (_end_of_board(record), None) if is_rest else _beginning(record)
    is_corrected = bool(record.entries) and isinstance(record.entries[-1].entry, Correction)
    counts_from = _counts_from(kind, state, last)
    return ClockRule(
        kind=kind,
        seconds=clock.seconds,
        laws=edition.cite(*clock.laws),
        counts_from=counts_from,
        since=since,
        seat=seat,
        is_standing=state.stopped is not None,
        # Unknown times: when the players were called or sat down, or the Queen was put back. The umpire starts these.
        starts_at_once=kind not in (ClockKind.APPEARANCE, ClockKind.PRACTICE) and counts_from not in _PUT_BACK,
        is_after_correction=is_corrected and kind not in (ClockKind.REST, ClockKind.PRACTICE),
    )


def _kind(record: MatchRecord, state: MatchState) -> tuple[ClockKind, Seat | None] | None:
    if state.is_over:
        return None
    board = state.board
    if board is None:
        return (ClockKind.APPEARANCE, None) if state.game is None else None
    # A match taken over during a board has no "Play" in its log, but the break is made.
    if board.is_play_due:
        return _between_boards(record)
    if board.to_place is not None:
        return _placing(board.to_place)
    # Another attempt at the break is timed like any other stroke.
    if board.position.break_.made or not _is_first_attempt(board):
        return ClockKind.STROKE, board.turn
    return ClockKind.BREAK, board.turn


def _between_boards(record: MatchRecord) -> tuple[ClockKind, Seat | None] | None:
    """Returns the clock before "Play" is called for a board."""
    state = record.state
    if state.is_rest_due and state.setup.laws.clock(ClockKind.REST) is not None:
        return ClockKind.REST, None
    if state.is_change_of_sides_due:
        return ClockKind.CHANGE_OF_SIDES, None
    return (ClockKind.PRACTICE, None) if is_before_everything(record) else None


def is_before_everything(record: MatchRecord) -> bool:
    """Returns True when nothing of the match has been played, not even a first board that is being replayed (148)."""
    game = record.state.game
    is_first = game is not None and game.number == 1 and game.boards_played == 0
    entries = (record.entries[number].entry for number in record.standing)
    return is_first and not any(isinstance(entry, PlayCalled | ActEntry | BoardReplayed) for entry in entries)


def _placing(to_place: ToPlace) -> tuple[ClockKind, Seat | None]:
    # Men that only come back because of the stroke must be placed; dues and penalties may be forgone.
    has_dues = to_place.ruling.place.men != to_place.ruling.back
    return ClockKind.PLACING_OR_FORGOING if has_dues else ClockKind.PLACING, placer_of(to_place)


def placer_of(to_place: ToPlace) -> Seat:
    """Returns the player who places; if men of both sides come back, the one who places those of the player in turn."""
    own = to_place.in_turn
    return to_place.placers.of(own if to_place.ruling.place.men.own else own.other)


def _is_first_attempt(board: BoardState) -> bool:
    return board.turn == board.breaker and board.position.break_.attempt == 1 and board.strokes_in_turn == 0


_COUNTS_FROM = {
    ClockKind.APPEARANCE: CountsFrom.THE_CALL,
    ClockKind.PRACTICE: CountsFrom.THE_SEATING,
    ClockKind.BREAK: CountsFrom.PLAY,
    ClockKind.PLACING: CountsFrom.ANNOUNCEMENT,
    ClockKind.PLACING_OR_FORGOING: CountsFrom.ANNOUNCEMENT,
    ClockKind.CHANGE_OF_SIDES: CountsFrom.END_OF_BOARD,
    ClockKind.REST: CountsFrom.END_OF_BOARD,
}
"""Start of counting for each kind of clock; for a stroke it depends on what came before."""


def _counts_from(kind: ClockKind, state: MatchState, last: Entry | None) -> CountsFrom:
    # After an appeal or a pause, the full time counts from "Play" (121).
    if isinstance(last, PlayCalled):
        return CountsFrom.PLAY
    if kind in _COUNTS_FROM:
        return _COUNTS_FROM[kind]
    if isinstance(last, PlacingDone):
        return CountsFrom.PLACED
    ruled = state.last_ruled
    if isinstance(last, ActEntry) and ruled is not None:
        if isinstance(ruled.act, Stroke) and ruled.act.jumped.is_any_man_or_queen():
            return CountsFrom.JUMPED_BACK
        if ruled.ruling.place.queen:
            return CountsFrom.QUEEN_BACK
    has_struck = state.board is not None and state.board.strokes_in_turn > 0
    return CountsFrom.REST if has_struck else CountsFrom.STRIKER_OFF


def _beginning(record: MatchRecord) -> tuple[int, Entry | None]:
    """Returns the entry that started the current clock: the last one that restarts time."""
    # Only standing entries: an undo restores the previous clock.
    for number in reversed(record.standing):
        entry = record.entries[number].entry
        if entry.about.time in (OnTime.BEGINS, OnTime.ENDS):
            return number, entry
    return -1, None


def _end_of_board(record: MatchRecord) -> int:
    """Returns the entry that ended the last board or game, regardless of later decisions."""
    # A decision or a protest about the board must not give the players another ten minutes.
    ruled = record.state.last_ruled
    if ruled is not None:
        return ruled.number
    return next((step.number for step in latest_steps(record) if step.entry.about.may_end), -1)
