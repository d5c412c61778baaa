"""A match as a page shows it: values in the words of the desk, without markup."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from carrom_desk.i18n import N_, current_language, say
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.effects.outcome import OUTCOMES, outcome_of
from carrom_desk.match.entry.entries import Override
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.ports.hall_store import Divergence, HallMatch, HallTable
from carrom_desk.match.ports.store import MatchId, StoreError
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.replay import ImpossibleEntry, walk
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.timing import clock_for
from carrom_desk.presentation.end_card import UNDER_PROTEST
from carrom_desk.presentation.log.log_lines import LogLine, log_of
from carrom_desk.presentation.names import names_of
from carrom_desk.presentation.wording.match_text import match_title, place_in_match
from carrom_desk.presentation.wording.ruling_text import ruling_text, settled
from carrom_desk.rules.texts.piece_text import men_owed
from carrom_desk.rules.texts.words import NAMED

from .hub import AtTable, Hub
from .receiving import now_ms

SILENT_AFTER_MS = 75_000
"""A table says every thirty seconds that it is there: after two that did not come it is silent."""
_DAY_MS = 86_400_000
_FORGOTTEN_AFTER_MS = _DAY_MS // 2
"""A desk that was not heard of for so long has gone home."""
EXCEEDED_AFTER_MS = 10_000
"""What an umpire needs to enter a stroke that was in time, and the way to the hub."""


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of a match."""

    names: str
    score: int
    games: int
    is_white: bool | None
    """None where no board is played."""
    is_in_turn: bool
    owed: str
    """In words; empty when nothing."""


@dataclass(frozen=True, slots=True)
class ClockView:
    """The clock of a match."""

    seconds: int
    """That it allows."""
    ends_ms: int | None = None
    """When it is over, milliseconds since 1970; None while it stands."""
    left_ms: int = 0
    """What is left while it stands."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A match at its table."""

    match_id: str
    place: str
    title: str
    where: str
    """Game and board, or how far it is."""
    sides: BySide[SideView]
    player: str = ""
    """Who plays; empty where nobody does."""
    men: BySide[int] = NOUGHT
    """On the board, white and black."""
    has_queen: bool = False
    """True when the Queen is on the board."""
    board: BoardState | None = None
    ruling: str = ""
    laws: str = ""
    clock: ClockView | None = None
    """None while nothing is timed, or nobody knows how much time has gone."""
    heard_ms: int = 0
    is_silent: bool = False
    is_time_exceeded: bool = False
    """True when the clock is over and nothing was entered since."""
    divergence: Divergence | None = None
    behind: int = 0
    is_calling: bool = False
    protests: tuple[str, ...] = ()
    overrides: int = 0
    unlawful: tuple[int, ...] = ()
    """Numbers of entries whose ruling is not what the laws give, as nobody of this program's desks rules."""
    games: str = ""
    outcome: str = ""
    """How a match ended otherwise than by play, or why its result is withheld; empty where the games tell it."""
    is_over: bool = False
    is_planned: bool = False


def table_view(found: AtTable) -> TableView:
    """A match as it stands."""
    known, record = found.known, found.record
    setup = plain_setup(found.setup)
    if record is None:
        return _planned(found)
    state = until_claimed(record.state)
    board = state.board
    text = ruling_text(state, settled(record)) if board is not None or state.protest is None else None
    white = Side.A if board is None else board.white
    on_board = BySide(0, 0) if board is None else board.on_board
    clock = _clock(found, record)
    ends = None if clock is None else clock.ends_ms
    is_silent = not state.is_over and now_ms() - known.seen_ms > SILENT_AFTER_MS
    is_exceeded = ends is not None and now_ms() - ends > EXCEEDED_AFTER_MS
    return TableView(
        match_id=known.match_id,
        place=known.place,
        title=match_title(setup),
        where=place_in_match(state),
        sides=BySide(_side(state, Side.A), _side(state, Side.B)),
        player="" if board is None else setup.player_at(board.turn).name,
        men=BySide(on_board.of(white), on_board.of(white.other)),
        has_queen=board is not None and board.position.queen.is_on_board,
        board=board,
        ruling=text.decision if text is not None else say(UNDER_PROTEST) if state.protests else "",
        laws=", ".join(text.laws) if text is not None else "",
        clock=clock,
        heard_ms=known.seen_ms,
        is_silent=is_silent,
        is_time_exceeded=is_exceeded and not is_silent and not state.is_over,
        divergence=found.divergence,
        behind=known.behind,
        is_calling=known.is_calling,
        protests=tuple(say(NAMED, name=setup.side_name(each.by), text=each.text) for each in state.protests),
        unlawful=found.unlawful,
        overrides=sum(1 for _ in record.entries.of_kind(Override)),
        games=", ".join(f"{game.score.a}–{game.score.b}" for game in state.history),
        outcome=_outcome(state),
        is_over=state.is_over,
    )


def is_silent(table: HallTable) -> bool:
    """Returns True when a table should have been in contact but was not."""
    quiet_ms = now_ms() - table.seen_ms
    return bool(table.key_hash) and SILENT_AFTER_MS < quiet_ms < _FORGOTTEN_AFTER_MS


def _outcome(state: MatchState) -> str:
    words = OUTCOMES[outcome_of(state).kind] if state.is_over else None
    return "" if words is None else say(words)


def _planned(found: AtTable) -> TableView:
    setup, known = plain_setup(found.setup), found.known
    sides = (SideView(setup.side_name(side), 0, 0, None, is_in_turn=False, owed="") for side in Side)
    words = N_("Next at this table") if known.owner else N_("Planned")
    return TableView(
        match_id=known.match_id,
        place=known.place,
        title=match_title(setup),
        where=say(words),
        sides=BySide(*sides),
        heard_ms=known.seen_ms,
        is_calling=known.is_calling,
        is_planned=True,
    )


def _side(state: MatchState, side: Side) -> SideView:
    board = state.board
    owed = 0 if board is None else board.due.of(side)
    return SideView(
        names=plain_setup(state.setup).side_name(side),
        score=state.score.of(side),
        games=state.games.of(side),
        is_white=None if board is None else board.white is side,
        is_in_turn=board is not None and board.turn.side is side,
        owed=men_owed(owed) if owed else "",
    )


def _clock(found: AtTable, record: MatchRecord) -> ClockView | None:
    """The clock that the laws want: as the umpire has it if his table said so, else by the entry it began with."""
    rule, known = clock_for(record), found.known
    if rule is None:
        return None
    clock = known.clock
    if clock is not None and clock.since == rule.since:
        if clock.ends_ms is None:
            return None if clock.left_ms is None else ClockView(rule.seconds, left_ms=clock.left_ms)
        return ClockView(rule.seconds, _near(clock.ends_ms))
    if rule.is_standing or rule.since < 0 or rule.is_after_correction or not rule.starts_at_once:
        return None
    try:
        began_ms = int(datetime.fromisoformat(record.entries[rule.since].at).timestamp() * 1_000)
    except (ValueError, OverflowError):
        return None  # no time, or one that no calendar has
    return ClockView(rule.seconds, _near(began_ms + known.skew_ms + rule.seconds * 1_000))


def _near(ms: int) -> int:
    """A moment within a day of now, whatever a table says of its clock."""
    return max(now_ms() - _DAY_MS, min(ms, now_ms() + _DAY_MS))


def current(views: Sequence[TableView]) -> list[TableView]:
    """The match heard of last at each table, by the tables' numbers."""
    latest: dict[str, TableView] = {}
    for view in views:
        if view.place and (view.place not in latest or view.heard_ms >= latest[view.place].heard_ms):
            latest[view.place] = view
    return sorted(latest.values(), key=lambda view: [int(part) for part in view.place.split(".")])


class MatchViews:
    """The views of all matches of a hall; that of a match that is over is made once, and its log not read again."""

    def __init__(self, hub: Hub) -> None:
        """Looks at a hub's matches."""
        self._hub = hub
        self._over: dict[tuple[MatchId, str], tuple[tuple[HallMatch, Divergence | None], TableView]] = {}

    def all(self) -> list[TableView]:
        """Every match that can be read, in a language; those being played as they stand now.

        Raises:
            StoreError: it cannot be told which there are.
        """
        found = []
        for seen in self._hub.known_matches():
            key = seen[0].match_id, current_language()
            kept = self._over.get(key)
            if kept is None or kept[0] != seen:
                try:
                    kept = seen, table_view(self._hub.at_table(*seen))
                except (StoreError, ImpossibleEntry):
                    continue  # the check of the database names it
                if kept[1].is_over:
                    self._over[key] = kept
            found.append(kept[1])
        return found


def log_lines(record: MatchRecord, most: int) -> tuple[LogLine, ...]:
    """The last entries of a match in words, the latest first."""
    setup = plain_setup(record.setup)
    walked = walk(record)
    return log_of(names_of(setup, Side.A), walked)[: -most - 1 : -1]


def state_document(view: TableView) -> dict[str, object]:
    """A match for other programs: overlays, scoreboards, spreadsheets."""
    return {
        "table": view.place,
        "title": view.title,
        "where": view.where,
        "sides": {
            side.value: {
                "names": shown.names,
                "score": shown.score,
                "games": shown.games,
                "colour": None if shown.is_white is None else ("white" if shown.is_white else "black"),
                "in_turn": shown.is_in_turn,
                "owed": shown.owed,
            }
            for side, shown in ((side, view.sides.of(side)) for side in Side)
        },
        "player": view.player,
        "on_board": {"white": view.men.a, "black": view.men.b, "queen": view.has_queen},
        "ruling": view.ruling,
        "laws": view.laws,
        "clock": None if view.clock is None else asdict(view.clock),
        "games": view.games,
        "unlawful": list(view.unlawful),
        "over": view.is_over,
        "heard_ms": view.heard_ms,
        "silent": view.is_silent,
    }
