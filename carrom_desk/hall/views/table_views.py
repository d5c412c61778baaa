"""Values for the page of a match at its table, in the desk's words and without markup."""

import re
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum, unique

from carrom_desk.i18n import N_, NP_, _, say
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.effects.outcome import OUTCOMES, outcome_of
from carrom_desk.match.entry.entries import Override, Paused
from carrom_desk.match.plain_text import plain, plain_setup
from carrom_desk.match.ports.hall_store import Divergence, HallTable
from carrom_desk.match.record import MatchRecord, latest_steps
from carrom_desk.match.replay import walk
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import BoardState, MatchState, Protest
from carrom_desk.match.timing import ClockRule, clock_for
from carrom_desk.presentation.end_card import UNDER_PROTEST, EndCard, end_card
from carrom_desk.presentation.hall.hall_text import PLAY_STOPPED
from carrom_desk.presentation.log.log_lines import LogLine, log_of
from carrom_desk.presentation.log.log_rows import SheetRow, sheet_rows
from carrom_desk.presentation.names import by_surname, names_of, short_names, with_initials, with_shown_names
from carrom_desk.presentation.wording.decision_text import protest_lines
from carrom_desk.presentation.wording.match_text import match_title, place_in_match, score_text
from carrom_desk.presentation.wording.ruling_text import ruling_text, settled
from carrom_desk.reports.drawings.flags import flags_of
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.texts.piece_text import men_owed

from ..hub import AtTable
from ..receiving import now_ms
from .clock_views import ClockView, by_hub, clock_view

SILENT_AFTER_MS, AWAY_AFTER_MS = 7_000, 45_000
"""Milliseconds without contact after which a page shows no more of what a table did last, and after which somebody has
to look after it: desks greet the hub every four seconds.
"""
EXCEEDED_AFTER_MS = 10_000
"""Milliseconds for the umpire to enter a stroke made in time, including transmission."""
REPORT_WITHIN_MS = 15 * 60_000
"""Milliseconds to report at the table after the call, before a walkover (143(i))."""
_LONG_ROUND = 6
"""Minimum length of a round that is shortened if space is limited."""
_LONGEST_PARTICLE = 2
"""Maximum length of particles such as "of" and "de", which are skipped."""
_REPORT_BY, _AT = N_("Report by {time}"), N_("At {time}")


@unique
class Stage(StrEnum):
    """State of a table, each with its own appearance."""

    PLAYING = "playing"
    RESTING = "resting"
    """Between two boards, games or sides of the board: a clock runs for both sides."""
    STOPPED = "stopped"
    WITHHELD = "withheld"
    OVER = "over"
    PLANNED = "planned"


@dataclass(frozen=True, slots=True)
class SideView:
    """A side of a match."""

    names: str
    score: int
    games: int
    is_white: bool | None
    """None without a board in progress."""
    is_in_turn: bool
    owed: str
    """Men owed in words; empty if none."""
    short: tuple[str, ...] = ()
    """Short name of each player, for limited space."""
    flags: tuple[str, ...] = ()
    men: int | None = None
    """Men on the board; None without a board in progress."""
    has_queen: bool = False
    """True when the side has covered the Queen."""
    is_winner: bool = False


@dataclass(frozen=True, slots=True)
class ProtestView:
    """A pending protest."""

    number: int
    """Number of the entry."""
    by: str
    text: str
    about: str
    """Board that it is about."""
    choices: str
    """Consequences of each decision."""
    at: str
    """Wall time in ISO 8601; empty if unknown."""
    board: int = 1
    """Board that is replayed if it is upheld."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A match at its table."""

    match_id: str
    place: str
    title: str
    where: str
    """Game and board, or progress of the match."""
    sides: BySide[SideView]
    brief: str = ""
    """Game and board in a few letters; empty without a board in progress."""
    stage: Stage = Stage.PLAYING
    event: str = ""
    round: str = ""
    umpire: str = ""
    state: str = ""
    """State in two or three words."""
    games_to_win: int = 2
    player: str = ""
    """Player to play; empty if there is none."""
    men: BySide[int] = NOUGHT
    """White and black men on the board."""
    has_queen: bool = False
    """True when the Queen is on the board."""
    board: BoardState | None = None
    ruling: str = ""
    laws: str = ""
    clock: ClockView | None = None
    """None if nothing is timed, or the elapsed time is unknown."""
    heard_ms: int = 0
    is_silent: bool = False
    is_time_exceeded: bool = False
    """True when time is up and nothing has been entered since."""
    divergence: Divergence | None = None
    behind: int = 0
    is_calling: bool = False
    protests: tuple[ProtestView, ...] = ()
    last_at: str = ""
    """Wall time of the last entry, ISO 8601."""
    why_stopped: str = ""
    """Reason as the umpire typed it."""
    overrides: int = 0
    unlawful: tuple[int, ...] = ()
    """Numbers of entries whose ruling differs from the laws, which our own desks never produce."""
    scores: tuple[BySide[int], ...] = ()
    """Score of each finished game; empty while a protest withholds the result."""
    outcome: str = ""
    """Ending other than by play, or why the result is withheld; empty if the scores show it."""
    end: EndCard | None = None
    """Last ending."""
    sheet: tuple[SheetRow, ...] = ()
    is_over: bool = False
    is_approved: bool = False
    planned_at: str = ""
    """Planned time of day, "14:45"; empty if none."""
    report_by_ms: int = 0
    """Time by which the called sides must be at the table, in milliseconds since 1970; 0 if not called."""

    @property
    def short_round(self) -> str:
        """Round in a few letters, such as R16 or QF."""
        parts = re.split(r"[\s-]+", self.round)
        if len(parts) == 1 or len(self.round) < _LONG_ROUND:
            return self.round
        return "".join(
            part if part.isdecimal() else part[0].upper() for part in parts if part.isdecimal() or len(part) > 2
        )

    @property
    def is_called(self) -> bool:
        """True when the sides were called to the table and have not started."""
        return bool(self.report_by_ms)

    @property
    def games(self) -> str:
        """Scores of finished games, such as "25–11 14–25 25–9"."""
        return score_line(self.scores)

    @property
    def is_planned(self) -> bool:
        """True when nothing has been entered yet."""
        return self.stage is Stage.PLANNED


def score_line(scores: tuple[BySide[int], ...]) -> str:
    """Returns the scores of games, such as "25–11 14–25 25–9"."""
    return " ".join(map(score_text, scores))


def table_view(found: AtTable) -> TableView:
    """Returns the current state of a match."""
    known, record = found.known, found.record
    if record is None:
        return _planned(found)
    state = until_claimed(record.state)
    rule = clock_for(record)
    stage = _stage(state, rule)
    is_withheld = stage is Stage.WITHHELD
    view = _listed(found, place_in_match(state), BySide(_side(state, Side.A), _side(state, Side.B)), stage)
    view = replace(
        view,
        state=_in_words(state, stage, rule),
        clock=clock_view(found, record, rule),
        divergence=found.divergence,
        behind=known.behind,
        brief=_briefly(state),
        protests=tuple(_protest(record, each, known.skew_ms) for each in state.protests),
        last_at=by_hub(record.entries[-1].at, known.skew_ms) if record.entries else "",
        why_stopped=_why_stopped(record) if stage is Stage.STOPPED else "",
        unlawful=found.unlawful,
        overrides=sum(isinstance(logged.entry, Override) for logged in record.entries),
        scores=() if is_withheld else tuple(game.score for game in state.history),
        outcome=_outcome(state),
        end=end_card(with_shown_names(record)),
        sheet=() if is_withheld else sheet_rows(state, short_names(state.setup)),
        is_over=state.is_over,
        is_approved=found.is_approved,
    )
    return _with_board(view, record, state)


def _listed(found: AtTable, where: str, sides: BySide[SideView], stage: Stage) -> TableView:
    """Returns the facts of a match, started or not."""
    setup, known = plain_setup(found.setup), found.known
    return TableView(
        match_id=known.match_id,
        place=known.place,
        title=match_title(setup),
        where=where,
        sides=sides,
        stage=stage,
        event=setup.event,
        round=setup.round,
        umpire=setup.umpire,
        games_to_win=setup.competition.games_to_win,
        heard_ms=known.seen_ms,
        is_calling=known.is_calling,
    )


def _briefly(state: MatchState) -> str:
    if state.is_over or state.game is None or state.board is None:
        return ""
    return say(NP_("Game and board", "G{game} B{board}"), game=state.game.number, board=state.board.number)


def _protest(record: MatchRecord, protest: Protest, skew_ms: int) -> ProtestView:
    setup = plain_setup(record.setup)
    text, at = plain(protest.text), by_hub(record.entries[protest.number].at, skew_ms)
    return ProtestView(
        protest.number, setup.side_name(protest.by), text, *protest_lines(setup, protest), at, protest.place["board"]
    )


def _why_stopped(record: MatchRecord) -> str:
    latest = next((step.entry for step in latest_steps(record)), None)
    return plain(latest.reason) if isinstance(latest, Paused) else ""


def _with_board(view: TableView, record: MatchRecord, state: MatchState) -> TableView:
    """Adds the position on the board and the last ruling."""
    board = state.board
    text = ruling_text(state, settled(record)) if board is not None or state.protest is None else None
    if text is not None:
        view = replace(view, ruling=text.decision, laws=", ".join(text.laws))
    elif state.protests:
        view = replace(view, ruling=say(UNDER_PROTEST))
    if board is None:
        return view
    return replace(
        view,
        player=plain_setup(state.setup).player_at(board.turn).name,
        men=BySide(board.on_board.of(board.white), board.on_board.of(board.white.other)),
        has_queen=board.position.queen.is_on_board,
        board=board,
    )


def _stage(state: MatchState, rule: ClockRule | None) -> Stage:
    if state.is_over:
        return Stage.WITHHELD if state.protests else Stage.OVER
    if state.stopped is not None:
        return Stage.STOPPED
    is_rest = rule is not None and rule.kind in (ClockKind.CHANGE_OF_SIDES, ClockKind.REST, ClockKind.PRACTICE)
    return Stage.RESTING if is_rest else Stage.PLAYING


def _in_words(state: MatchState, stage: Stage, rule: ClockRule | None) -> str:
    board, boards = state.board, state.setup.competition.boards
    match stage:
        case Stage.WITHHELD:
            return say(UNDER_PROTEST)
        case Stage.STOPPED:
            return say(PLAY_STOPPED)
        case Stage.RESTING if rule is not None:
            return say(rule.kind.heading)
        case Stage.OVER:
            scores = score_line(tuple(game.score for game in state.history))
            words = " ".join(part for part in (scores, _outcome(state)) if part)
            return " · ".join(part for part in (words, outcome_of(state).reason) if part)
        case _ if state.is_claim_awaited:
            return _outcome(state)
        case _ if board is not None and board.position.queen is QueenPlace.TO_COVER:
            return _("Queen to cover")
        case _ if board is not None and boards is not None:
            return _("Board {number} of {boards}").format(number=board.number, boards=boards)
    return place_in_match(state)


def is_silent(table: HallTable, after_ms: int = SILENT_AFTER_MS) -> bool:
    """Returns True when a table has not been in contact although it should have been."""
    return bool(table.key_hash) and now_ms() - table.seen_ms > after_ms


def is_time_exceeded(view: TableView) -> bool:
    """Returns True when time is up and an entry is overdue."""
    ends = None if view.clock is None else view.clock.ends_ms
    return ends is not None and not view.is_over and now_ms() - ends > EXCEEDED_AFTER_MS


def _outcome(state: MatchState) -> str:
    words = OUTCOMES[outcome_of(state).kind] if state.is_over or state.is_claim_awaited else None
    return "" if words is None else say(words)


def _planned(found: AtTable) -> TableView:
    setup, known = plain_setup(found.setup), found.known
    words = say(N_("Next at this table") if known.owner else N_("Planned"))
    sides = BySide(*(_planned_side(setup, side) for side in Side))
    view = _listed(found, words, sides, Stage.PLANNED)
    report_by_ms = known.called_ms + REPORT_WITHIN_MS if known.called_ms else 0
    if report_by_ms:
        words = say(_REPORT_BY, time=datetime.fromtimestamp(report_by_ms / 1_000).astimezone().strftime("%H:%M"))
    elif known.planned_at:
        words = say(_AT, time=known.planned_at)
    return replace(view, state=words, planned_at=known.planned_at, report_by_ms=report_by_ms)


def _planned_side(setup: Setup, side: Side) -> SideView:
    players = setup.sides.of(side)
    short = _short(players)
    flags = flags_of([player.country for player in players])
    return SideView(setup.side_name(side), 0, 0, None, is_in_turn=False, owed="", short=short, flags=flags)


def _short(players: tuple[Player, ...]) -> tuple[str, ...]:
    """Returns a player with initials, or the surnames of a pair."""
    names = [player.name for player in players]
    return by_surname(names) if len(names) > 1 else tuple(with_initials(name) for name in names)


def _side(state: MatchState, side: Side) -> SideView:
    board = state.board
    owed = 0 if board is None else board.due.of(side)
    players = plain_setup(state.setup).sides.of(side)
    return SideView(
        names=plain_setup(state.setup).side_name(side),
        score=state.score.of(side),
        games=state.games.of(side),
        is_white=None if board is None else board.white is side,
        is_in_turn=board is not None and board.turn.side is side,
        owed=men_owed(owed) if owed else "",
        short=_short(players),
        flags=flags_of([player.country for player in players]),
        men=None if board is None else board.on_board.of(side),
        has_queen=board is not None and board.queen_holder is side,
        is_winner=state.announced_winner is side,
    )


def log_lines(record: MatchRecord, most: int) -> tuple[LogLine, ...]:
    """Returns the last entries of a match in words, latest first."""
    setup = plain_setup(record.setup)
    walked = walk(record)
    return log_of(names_of(setup), walked)[: -most - 1 : -1]
