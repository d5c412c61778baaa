"""Values for the page of a match at its table, in the desk's words and without markup."""

import re
from dataclasses import dataclass, replace
from enum import StrEnum, unique

from carrom_desk.i18n import N_, NP_, _, say
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.effects.outcome import OutcomeKind, Result, outcome_of, result_of
from carrom_desk.match.entry.entries import LoggedEntry, Override, Paused, ProtestDecided
from carrom_desk.match.plain_text import plain, plain_setup
from carrom_desk.match.ports.hall_store import Divergence, HallMatch, HallTable
from carrom_desk.match.problems import Refused
from carrom_desk.match.record import MatchRecord, decide, latest_steps, with_entry
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import BoardState, MatchState, Protest
from carrom_desk.match.timing import ClockRule, clock_for
from carrom_desk.presentation.end_card import UNDER_PROTEST, EndCard, end_card
from carrom_desk.presentation.hall.hall_text import CALLED_AGAIN, IF_NEEDED, PLAY_STOPPED, TIE_DECIDED
from carrom_desk.presentation.log.log_lines import LogLine, log_of
from carrom_desk.presentation.log.log_rows import SheetRow, sheet_rows
from carrom_desk.presentation.names import by_surname, names_of, short_names, with_initials, with_shown_names
from carrom_desk.presentation.results import games_line, words_so_far
from carrom_desk.presentation.score import SideScore, score_view
from carrom_desk.presentation.team_ties import TieScore
from carrom_desk.presentation.wording.decision_text import protest_lines
from carrom_desk.presentation.wording.laws_text import event_rules, laws_name
from carrom_desk.presentation.wording.match_text import ending_text, match_title, place_in_match
from carrom_desk.presentation.wording.ruling_text import RulingText, ruling_text, settled
from carrom_desk.reports.drawings.flags import flags_of
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.position import QueenPlace

from ..hub import AtTable
from ..receiving import now_ms
from .clock_views import ClockView, by_hub, clock_view, time_of_day

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
_NO_RESULT = Result(OutcomeKind.NOT_BEGUN, None, ())
_LEADS_TO = N_("If upheld: {upheld}. If overruled: {overruled}.")
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

    score: SideScore
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
    leads_to: str = ""
    """Where the match stands after each decision."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A match at its table."""

    known: HallMatch
    setup: Setup
    """With sanitised texts."""
    stage: Stage
    where: str
    """Game and board, or progress of the match."""
    sides: BySide[SideView]
    state: str = ""
    """State in two or three words."""
    brief: str = ""
    """Game and board in a few letters; empty without a board in progress."""
    board: BoardState | None = None
    ruling: RulingText | None = None
    clock: ClockView | None = None
    """None if nothing is timed, or the elapsed time is unknown."""
    heard_ms: int = 0
    """Last contact with a silent table, in milliseconds since 1970."""
    is_silent: bool = False
    is_time_exceeded: bool = False
    """True when time is up and nothing has been entered since."""
    divergence: Divergence | None = None
    protests: tuple[ProtestView, ...] = ()
    last_at: str = ""
    """Wall time of the last entry, ISO 8601."""
    why_stopped: str = ""
    """Reason as the umpire typed it."""
    overrides: int = 0
    unlawful: tuple[int, ...] = ()
    """Numbers of entries whose ruling differs from the laws, which our own desks never produce."""
    result: Result = _NO_RESULT
    """With the scores of finished games; without any if the match is over and a protest withholds its result."""
    end: EndCard | None = None
    """Last ending."""
    sheet: tuple[SheetRow, ...] = ()
    is_approved: bool = False
    tie: TieScore | None = None
    """Team tie that it belongs to."""

    @property
    def match_id(self) -> str:
        return self.known.match_id

    @property
    def place(self) -> str:
        return self.known.place

    @property
    def title(self) -> str:
        """Event, round and players."""
        return match_title(self.setup)

    @property
    def short_round(self) -> str:
        """Round in a few letters, such as R16 or QF."""
        parts = re.split(r"[\s-]+", self.setup.round)
        if len(parts) == 1 or len(self.setup.round) < _LONG_ROUND:
            return self.setup.round
        return "".join(
            part if part.isdecimal() else part[0].upper()
            for part in parts
            if part.isdecimal() or len(part) > _LONGEST_PARTICLE
        )

    @property
    def report_by_ms(self) -> int:
        """Time by which the called sides must be at the table, in milliseconds since 1970; 0 if not called."""
        return self.known.called_ms + REPORT_WITHIN_MS if self.is_called else 0

    @property
    def is_called(self) -> bool:
        """True when the sides were called to the table and have not started."""
        return self.is_planned and bool(self.known.called_ms)

    @property
    def games(self) -> str:
        """Scores of finished games, such as "25–11 14–25 25–9"."""
        return games_line(self.result)

    @property
    def event_laws(self) -> str:
        """Laws and rules of an event that has rules of its own; empty for an edition as it is."""
        laws = self.setup.laws
        return "" if laws.event is None else f"{laws_name(laws, is_short=True)} · {event_rules(laws)}"

    @property
    def player(self) -> str:
        """Player to play; empty if there is none."""
        return "" if self.board is None else self.setup.player_at(self.board.turn).name

    @property
    def is_planned(self) -> bool:
        """True when nothing has been entered yet."""
        return self.stage is Stage.PLANNED

    @property
    def is_held(self) -> bool:
        """True when it is planned, and its tie does not need it, or not yet."""
        return self.is_planned and self.tie is not None and not self.tie.needs(self.match_id)

    @property
    def is_stopped(self) -> bool:
        """True when its tie was decided without it."""
        return self.tie is not None and self.tie.is_over and not self.is_over

    @property
    def pairing(self) -> Setup:
        """Setup of the tie that it belongs to, else its own."""
        return self.setup if self.tie is None else self.tie.setup

    @property
    def is_over(self) -> bool:
        """True when the match has ended, also if its result is withheld."""
        return self.stage in (Stage.OVER, Stage.WITHHELD)

    def swapped(self) -> "TableView":
        """Returns the match as seen from the other side of the table."""
        scores = tuple(score.swapped() for score in self.result.scores)
        sheet = tuple(replace(row, points=row.points[::-1], total=_turned(row.total)) for row in self.sheet)
        tie = None if self.tie is None else self.tie.swapped()
        result = replace(self.result, scores=scores)
        return replace(self, sides=self.sides.swapped(), result=result, sheet=sheet, tie=tie)

    @property
    def outcome(self) -> str:
        """Ending other than by play, or why there is no result yet; empty if the scores show it."""
        is_shown = self.is_over or self.result.kind is OutcomeKind.CLAIM_OPEN
        return ending_text(self.result.kind) if is_shown else ""


def _turned(score: str) -> str:
    return re.sub(r"(\d+)(\D+)(\d+)", r"\3\2\1", score)


def table_view(found: AtTable) -> TableView:
    """Returns the current state of a match."""
    known, record = found.known, found.record
    if record is None:
        return _planned(known, plain_setup(found.setup))
    state = until_claimed(record.state)
    setup, rule = plain_setup(state.setup), clock_for(record)
    stage, result = _stage(state, rule), result_of(state)
    is_withheld = stage is Stage.WITHHELD
    view = TableView(
        known=known,
        setup=setup,
        stage=stage,
        where=place_in_match(state),
        sides=_sides(state, setup),
        brief=_briefly(state),
        board=state.board,
        ruling=_ruling(record, state),
        clock=clock_view(found, record, rule),
        divergence=found.divergence,
        protests=tuple(_protest(record, each, known.skew_ms) for each in state.protests),
        last_at=by_hub(record.entries[-1].at, known.skew_ms) if record.entries else "",
        why_stopped=_why_stopped(record) if stage is Stage.STOPPED else "",
        overrides=sum(isinstance(logged.entry, Override) for logged in record.entries),
        unlawful=found.unlawful,
        result=replace(result, scores=()) if is_withheld else result,
        end=end_card(with_shown_names(record)),
        sheet=() if is_withheld else sheet_rows(state, short_names(state.setup)),
        is_approved=found.is_approved,
    )
    return replace(view, state=_in_words(view, state, rule))


def _briefly(state: MatchState) -> str:
    if state.is_over or state.game is None or state.board is None:
        return ""
    return say(NP_("Game and board", "G{game} B{board}"), game=state.game.number, board=state.board.number)


def _protest(record: MatchRecord, protest: Protest, skew_ms: int) -> ProtestView:
    setup = plain_setup(record.setup)
    text, at = plain(protest.text), by_hub(record.entries[protest.number].at, skew_ms)
    side, lines = setup.side_name(protest.by), protest_lines(setup, protest)
    return ProtestView(
        protest.number, side, text, *lines, at, protest.place["board"], _after_decisions(record, setup, protest)
    )


def _after_decisions(record: MatchRecord, setup: Setup, protest: Protest) -> str:
    """Returns where the match stands after each decision, by replaying both; empty if one is not possible."""
    found, names = [], setup.names
    for is_upheld in (True, False):
        try:
            entry = decide(record, ProtestDecided(is_upheld, "", protest.number))
        except Refused:
            return ""
        after = with_entry(record, LoggedEntry(record.next_number, entry, "", 0))
        found.append(words_so_far(after, names))
    return say(_LEADS_TO, upheld=found[0], overruled=found[1])


def _why_stopped(record: MatchRecord) -> str:
    latest = next((step.entry for step in latest_steps(record)), None)
    return plain(latest.reason) if isinstance(latest, Paused) else ""


def _ruling(record: MatchRecord, state: MatchState) -> RulingText | None:
    """Returns the last ruling, or that a protest withholds the result."""
    text = ruling_text(state, settled(record)) if state.board is not None or state.protest is None else None
    return RulingText(say(UNDER_PROTEST)) if text is None and state.protests else text


def _stage(state: MatchState, rule: ClockRule | None) -> Stage:
    if state.is_over:
        return Stage.WITHHELD if state.protests else Stage.OVER
    if state.stopped is not None:
        return Stage.STOPPED
    is_rest = rule is not None and rule.kind in (ClockKind.CHANGE_OF_SIDES, ClockKind.REST, ClockKind.PRACTICE)
    return Stage.RESTING if is_rest else Stage.PLAYING


def _in_words(view: TableView, state: MatchState, rule: ClockRule | None) -> str:
    board, boards = state.board, state.setup.competition.boards
    match view.stage:
        case Stage.WITHHELD:
            return say(UNDER_PROTEST)
        case Stage.STOPPED:
            return say(PLAY_STOPPED)
        case Stage.RESTING if rule is not None:
            return say(rule.kind.heading)
        case Stage.OVER:
            words = " ".join(part for part in (view.games, view.outcome) if part)
            return " · ".join(part for part in (words, outcome_of(state).reason) if part)
        case _ if state.is_claim_awaited:
            return view.outcome
        case _ if board is not None and board.position.queen is QueenPlace.TO_COVER:
            return _("Queen to cover")
        case _ if board is not None and boards is not None:
            return _("Board {number} of {boards}").format(number=board.number, boards=boards)
    return view.where


def called_again(view: TableView, count: int) -> TableView:
    """Returns a called match with words for the second and the last call."""
    words = () if not view.is_called or count < len(CALLED_AGAIN) else (say(CALLED_AGAIN[count - 2]),)
    return replace(view, state=" · ".join((*words, view.state)))


def in_tie(view: TableView, tie: TieScore | None) -> TableView:
    """Returns a match with its tie; if it is planned, it says whether the tie needs it."""
    view = view if tie is None else replace(view, tie=tie)
    return replace(view, state=say(TIE_DECIDED if view.is_stopped else IF_NEEDED)) if view.is_held else view


def is_silent(table: HallTable, after_ms: int = SILENT_AFTER_MS) -> bool:
    """Returns True when a table has not been in contact although it should have been."""
    return bool(table.key_hash) and now_ms() - table.seen_ms > after_ms


def is_time_exceeded(view: TableView) -> bool:
    """Returns True when time is up and an entry is overdue."""
    ends = None if view.clock is None else view.clock.ends_ms
    return ends is not None and not view.is_over and now_ms() - ends > EXCEEDED_AFTER_MS


def _planned(known: HallMatch, setup: Setup) -> TableView:
    words = say(N_("Next at this table") if known.owner else N_("Planned"))
    sides = BySide(*(_side(setup, side, SideScore(setup.side_name(side), 0, 0)) for side in Side))
    view = TableView(known, setup, Stage.PLANNED, words, sides)
    if view.is_called:
        time = time_of_day(view.report_by_ms)[:5]
        words = say(_REPORT_BY, time=time)
    elif known.planned_at:
        words = say(_AT, time=known.planned_at)
    return replace(view, state=words)


def _side(setup: Setup, side: Side, score: SideScore) -> SideView:
    players = setup.sides.of(side)
    return SideView(score, _short(players), flags_of([player.country for player in players]))


def _short(players: tuple[Player, ...]) -> tuple[str, ...]:
    """Returns a player with initials, or the surnames of a pair."""
    names = [player.name for player in players]
    return by_surname(names) if len(names) > 1 else tuple(with_initials(name) for name in names)


def _sides(state: MatchState, setup: Setup) -> BySide[SideView]:
    board, scores = state.board, score_view(replace(state, setup=setup)).sides
    return BySide(
        *(
            replace(
                _side(setup, side, scores.of(side)),
                men=None if board is None else board.on_board.of(side),
                has_queen=board is not None and board.queen_holder is side,
                is_winner=state.announced_winner is side,
            )
            for side in Side
        )
    )


def log_lines(record: MatchRecord, most: int) -> tuple[LogLine, ...]:
    """Returns the last entries of a match in words, latest first."""
    setup = plain_setup(record.setup)
    return log_of(names_of(setup), record)[: -most - 1 : -1]
