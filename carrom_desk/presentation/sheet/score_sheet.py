"""The score sheet: the full contents of a match report, derived from the log."""

from dataclasses import dataclass

from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.effects.outcome import Outcome, outcome_of
from carrom_desk.match.entry.entries import Override, Toss, TossChoice
from carrom_desk.match.log import Step
from carrom_desk.match.plain_text import plain, plain_setup
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord, with_steps
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import LastBoard, MatchState, Status
from carrom_desk.presentation.log.log_lines import CorrectionLine, LogLine, corrections_of, log_of
from carrom_desk.presentation.names import Names, names_of

from .faults import FaultLine, faults_of
from .remarks import ProtestLine, ReadingLine, RemarkLine, clock_remarks, protests_of, readings_of, remarks_of
from .score_card import GameLine, games_of
from .statistics import MatchStatistics, statistics_of


def finished_at(state: MatchState, steps: tuple[Step, ...]) -> str:
    """Returns the wall time at which the match was decided; empty while it is in progress."""
    if not state.is_over:
        return ""
    return next((step.at for step in reversed(steps) if _decides(step)), "")


def _decides(step: Step) -> bool:
    return not step.is_impossible and step.after.is_over and not step.before.is_over


# The sheet


@dataclass(frozen=True, slots=True)
class TossLine:
    """The toss before the match, or before an extra board."""

    winner: Side
    choice: TossChoice
    breaker: Seat
    game: int
    board: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Contents of a match report. Every text is sanitised, so that typed text cannot break the document."""

    match_id: str
    setup: Setup
    names: Names
    status: Status
    outcome: Outcome
    tosses: tuple[TossLine, ...]
    first_breaker: Seat | None
    """Player who broke first in the match; None if unknown."""
    started: str
    """Wall time of the first entry in ISO 8601; empty if the log does not tell."""
    finished: str
    """Wall time at which the match was decided."""
    games: tuple[GameLine, ...]
    faults: tuple[FaultLine, ...]
    corrections: tuple[CorrectionLine, ...]
    overrides: int
    """Number of overridden rulings, not counting boards from a paper sheet."""
    protests: tuple[ProtestLine, ...]
    remarks: tuple[RemarkLine, ...]
    readings: tuple[ReadingLine, ...]
    statistics: MatchStatistics
    log: tuple[LogLine, ...]
    fingerprint: str
    claim: LastBoard | None
    """The board whose winner may still claim points; None if no claim is open."""


def score_sheet_of(match_id: MatchId, record: MatchRecord, fingerprint: str) -> ScoreSheet:
    """Returns the score sheet of a match, finished or not, in the current language."""
    record = with_steps(record)
    steps, state = record.steps, until_claimed(record.state)
    tosses = _tosses(steps)
    names = names_of(plain_setup(record.setup))
    log = log_of(names, record)
    faults = faults_of(log)
    return ScoreSheet(
        match_id=plain(match_id),
        setup=names.setup,
        names=names,
        status=state.status,
        outcome=outcome_of(state),
        tosses=tosses,
        first_breaker=_first_breaker(state, tosses),
        started=next((step.at for step in steps if step.at), ""),
        finished=finished_at(state, steps),
        games=games_of(state, steps),
        faults=faults,
        corrections=corrections_of(names, record),
        overrides=sum(isinstance(step.entry, Override) and not step.is_impossible for step in steps),
        protests=protests_of(steps),
        remarks=(*clock_remarks(record.entries), *remarks_of(log)),
        readings=readings_of(steps),
        statistics=statistics_of(names, state, steps, faults),
        log=log,
        fingerprint=fingerprint,
        claim=record.state.last_board if record.state.is_claim_awaited else None,
    )


def _tosses(steps: tuple[Step, ...]) -> tuple[TossLine, ...]:
    lines = []
    for step in steps:
        game, board = step.after.game, step.after.board
        if isinstance(step.entry, Toss) and not step.is_impossible and game is not None and board is not None:
            lines.append(TossLine(step.entry.winner, step.entry.choice, board.breaker, game.number, board.number))
    return tuple(lines)


def _first_breaker(state: MatchState, tosses: tuple[TossLine, ...]) -> Seat | None:
    """Returns the player who broke first in the match, or who will; None if unknown."""
    if state.setup.start is not None:
        return None if state.last_game is None else state.last_game.began_match
    games = state.all_games
    if games and games[0].boards:
        return games[0].boards[0].breaker
    if len(games) == 1 and state.board is not None:
        return state.board.breaker
    return tosses[0].breaker if tosses else None
