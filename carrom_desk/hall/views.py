"""A match as a page shows it: values in the words of the desk, without markup."""

from dataclasses import dataclass
from datetime import datetime

from carrom_desk.match.entries import Override
from carrom_desk.match.hall_store import Divergence
from carrom_desk.match.match_text import match_title, place_in_match, score_now
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.replay import walk
from carrom_desk.match.ruling_text import ruling_text, settled
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.timing import clock_for
from carrom_desk.reports.names import names_of
from carrom_desk.reports.stroke_log import LogLine, log_of
from carrom_desk.rules.piece_text import men_owed
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say

from .hub import AtTable
from .receiving import now_ms

SILENT_AFTER_MS = 75_000
"""A table says every thirty seconds that it is there: after two that did not come it is silent."""
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
    """Whether she lies on the board."""
    board: BoardState | None = None
    ruling: str = ""
    laws: str = ""
    clock_ends_ms: int | None = None
    """When the clock is over, milliseconds since 1970; None while none runs."""
    clock_s: int = 0
    """Seconds that the clock allows."""
    heard_ms: int = 0
    is_silent: bool = False
    is_time_exceeded: bool = False
    """Whether the clock is over and nothing was entered since."""
    divergence: Divergence | None = None
    behind: int = 0
    is_calling: bool = False
    protests: tuple[str, ...] = ()
    overrides: int = 0
    games: str = ""
    is_over: bool = False
    is_planned: bool = False


def table_view(found: AtTable, say: Say) -> TableView:
    """A match as it stands."""
    known, record = found.known, found.record
    setup = plain_setup(found.setup)
    if record is None:
        return _planned(found, say)
    state = record.state
    board = state.board
    text = ruling_text(say, state, settled(record)) if board is not None or state.protest is None else None
    white = Side.A if board is None else board.white
    on_board = BySide(0, 0) if board is None else board.on_board
    ends, seconds = _clock(found, record)
    is_silent = not state.is_over and now_ms() - known.seen_ms > SILENT_AFTER_MS
    is_exceeded = ends is not None and now_ms() - ends > EXCEEDED_AFTER_MS
    return TableView(
        match_id=known.match_id,
        place=known.place,
        title=match_title(say, setup),
        where=place_in_match(say, state),
        sides=BySide(_side(state, Side.A, say), _side(state, Side.B, say)),
        player="" if board is None else setup.player_at(board.turn).name,
        men=BySide(on_board.of(white), on_board.of(white.other)),
        has_queen=board is not None and board.position.queen.is_on_board,
        board=board,
        ruling=text.decision if text is not None else "",
        laws=", ".join(text.laws) if text is not None else "",
        clock_ends_ms=ends,
        clock_s=seconds,
        heard_ms=known.seen_ms,
        is_silent=is_silent,
        is_time_exceeded=is_exceeded and not is_silent and not state.is_over,
        divergence=found.divergence,
        behind=known.behind,
        is_calling=known.is_calling,
        protests=tuple(f"{setup.side_name(each.by)}: {each.text}" for each in state.protests),
        overrides=sum(1 for _ in record.entries.of_kind(Override)),
        games=", ".join(f"{game.score.a}–{game.score.b}" for game in state.history),
        is_over=state.is_over,
    )


def _planned(found: AtTable, say: Say) -> TableView:
    setup, known = plain_setup(found.setup), found.known
    sides = (SideView(setup.side_name(side), 0, 0, None, is_in_turn=False, owed="") for side in Side)
    words = QT_TRANSLATE_NOOP("Hall", "Next at this table") if known.owner else QT_TRANSLATE_NOOP("Hall", "Planned")
    return TableView(
        match_id=known.match_id,
        place=known.place,
        title=match_title(say, setup),
        where=say(words),
        sides=BySide(*sides),
        heard_ms=known.seen_ms,
        is_calling=known.is_calling,
        is_planned=True,
    )


def _side(state: MatchState, side: Side, say: Say) -> SideView:
    board = state.board
    owed = 0 if board is None else board.due.of(side)
    return SideView(
        names=plain_setup(state.setup).side_name(side),
        score=score_now(state).of(side),
        games=state.games.of(side),
        is_white=None if board is None else board.white is side,
        is_in_turn=board is not None and board.turn.side is side,
        owed=men_owed(say, owed) if owed else "",
    )


def _clock(found: AtTable, record: MatchRecord) -> tuple[int | None, int]:
    """When the clock that the laws want runs out, by the entry it began with; what the umpire does to it is his."""
    rule = clock_for(record)
    if rule is None or rule.is_standing or rule.since < 0 or rule.is_after_correction:
        return None, 0
    try:
        began = datetime.fromisoformat(record.entries[rule.since].at)
    except ValueError:
        return None, 0
    began_ms = int(began.timestamp() * 1_000) + found.known.skew_ms
    return began_ms + rule.seconds * 1_000, rule.seconds


def log_lines(record: MatchRecord, say: Say, most: int) -> tuple[LogLine, ...]:
    """The last entries of a match in words, the latest first."""
    setup = plain_setup(record.setup)
    walked = walk(record)
    return log_of(names_of(setup, Side.A, say), walked)[: -most - 1 : -1]


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
        "clock": None if view.clock_ends_ms is None else {"ends_ms": view.clock_ends_ms, "seconds": view.clock_s},
        "games": view.games,
        "over": view.is_over,
        "heard_ms": view.heard_ms,
        "silent": view.is_silent,
    }
