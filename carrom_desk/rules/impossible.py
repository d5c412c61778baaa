"""Validation of positions and acts, reporting all problems at once."""

from dataclasses import dataclass
from enum import Enum, unique

from carrom_desk.i18n import N_, Words, in_english

from .acts import Act, Offender, Stroke, Violation
from .edition import Edition
from .position import ATTEMPTS_TO_BREAK, MEN_OF_A_SIDE, Party, Position, QueenPlace


@unique
class Impossible(Enum):
    """Reason why a position or an act is impossible, with its message."""

    MEN_OUT_OF_RANGE = N_("Each side must have 0 to 9 men.")
    NO_MAN_ON_BOARD = N_("A board continues only while each side has a man on it. This side has none.")
    DUE_BELOW_ZERO = N_("The number of men owed must be 0 or more.")
    SCORE_BELOW_ZERO = N_("A score must be 0 or more.")
    QUEEN_PLACE_UNKNOWN = N_("Under these laws the Queen never waits until the end of the turn to return.")
    MUST_HAVE_POCKETED = N_("With fewer than nine men on the board, one of this side’s men must have been pocketed.")
    COVERED_WITHOUT_MAN = N_("A side that covered the Queen must have pocketed one of its own men.")
    ATTEMPT_OUT_OF_RANGE = N_("The break attempt must be 1, 2 or 3.")
    MEN_OFF_BEFORE_BREAK = N_("Before the break, all nine men of each side are on the board.")
    QUEEN_OFF_BEFORE_BREAK = N_("Before the break, the Queen is on the board.")
    POCKETED_BEFORE_BREAK = N_("Before the break, no man has been pocketed.")
    MORE_MEN_THAN_ON_BOARD = N_("More of this side’s men are marked than are on the board.")
    QUEEN_NOT_ON_BOARD = N_("The Queen is marked but is not on the board.")
    QUEEN_TWICE = N_("The Queen cannot both be pocketed and jump off in one stroke.")
    STRIKER_TWICE = N_("The striker cannot both be pocketed and jump off in one stroke.")
    UNTOUCHED_BUT_MOVED = N_("A striker that touched nothing cannot have pocketed or moved a piece.")
    BEFORE_PLAY_AFTER_BREAK = N_("Only the break can come before “Play”, and it has already been made.")
    QUEEN_WAITS_BEFORE_FIRST_STROKE = N_(
        "A Queen waiting for cover was pocketed in this turn, so the player has already made the first stroke."
    )
    BREACH_COSTS_NO_MAN = N_("This breach does not cost a man. Enter the loss of the board or match, or a warning.")
    INCIDENT_UNKNOWN = N_("Under these laws this breach does not lose the board.")

    @property
    def words(self) -> Words:
        """The message, translated when shown."""
        return self.value

    @property
    def sentence(self) -> str:
        """The message in English."""
        return in_english(self.words)


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem with its place in a scenario, as a JSON Pointer (formats: scenario)."""

    at: str
    reason: Impossible


class ImpossibleAct(Exception):
    """Raised for an impossible position or act, with every problem found."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        """Stores the problems; there is at least one."""
        super().__init__("; ".join(f"{problem.at}: {problem.reason.sentence}" for problem in problems))
        self.problems = problems


def problems_of(position: Position, act: Act, edition: Edition) -> tuple[Problem, ...]:
    """Returns every problem of this act at this position under this edition; empty if it is possible."""
    found = position_problems(position, edition)
    if isinstance(act, Stroke):
        found += _stroke_problems(position, act)
    elif isinstance(act, Violation):
        found += _violation_problems(position, act, edition)
    elif act.kind not in edition.incidents:
        found.append(Problem("/incident/kind", Impossible.INCIDENT_UNKNOWN))
    return tuple(found)


def position_problems(position: Position, edition: Edition) -> list[Problem]:
    """Returns every problem of a position under an edition."""
    on_board, due, score, pocketed = position.on_board, position.due, position.score, position.has_pocketed
    found = []
    if position.queen not in edition.queen_places:
        found.append(Problem("/position/queen", Impossible.QUEEN_PLACE_UNKNOWN))
    has_queen = position.queen is QueenPlace.OWN
    found += _side_problems(Party.OWN, on_board.own, due.own, score.own, pocketed.own, has_queen)
    has_queen = position.queen is QueenPlace.OPPONENT
    found += _side_problems(
        Party.OPPONENT, on_board.opponent, due.opponent, score.opponent, pocketed.opponent, has_queen
    )
    break_ = position.break_
    if not 1 <= break_.attempt <= ATTEMPTS_TO_BREAK:
        found.append(Problem("/position/break/attempt", Impossible.ATTEMPT_OUT_OF_RANGE))
    if not break_.made:
        found += _problems_before_break(position)
    return found


def _side_problems(party: Party, men: int, due: int, score: int, has_pocketed: bool, has_queen: bool) -> list[Problem]:
    found = []
    if men == 0:
        found.append(Problem(f"/position/on_board/{party}", Impossible.NO_MAN_ON_BOARD))
    elif not 0 <= men <= MEN_OF_A_SIDE:
        found.append(Problem(f"/position/on_board/{party}", Impossible.MEN_OUT_OF_RANGE))
    if due < 0:
        found.append(Problem(f"/position/due/{party}", Impossible.DUE_BELOW_ZERO))
    if score < 0:
        found.append(Problem(f"/position/score/{party}", Impossible.SCORE_BELOW_ZERO))
    if not has_pocketed:
        if men < MEN_OF_A_SIDE:
            found.append(Problem(f"/position/has_pocketed/{party}", Impossible.MUST_HAVE_POCKETED))
        elif has_queen:
            found.append(Problem(f"/position/has_pocketed/{party}", Impossible.COVERED_WITHOUT_MAN))
    return found


def _problems_before_break(position: Position) -> list[Problem]:
    found = []
    for party in Party:
        if 0 <= position.on_board.of(party) < MEN_OF_A_SIDE:
            found.append(Problem(f"/position/on_board/{party}", Impossible.MEN_OFF_BEFORE_BREAK))
        elif position.has_pocketed.of(party):
            found.append(Problem(f"/position/has_pocketed/{party}", Impossible.POCKETED_BEFORE_BREAK))
    if not position.queen.is_on_board:
        found.append(Problem("/position/queen", Impossible.QUEEN_OFF_BEFORE_BREAK))
    return found


def _stroke_problems(position: Position, stroke: Stroke) -> list[Problem]:
    on_board, pocketed, jumped = position.on_board, stroke.pocketed, stroke.jumped
    found = _men_problems(Party.OWN, on_board.own, pocketed.own, jumped.own)
    found += _men_problems(Party.OPPONENT, on_board.opponent, pocketed.opponent, jumped.opponent)
    if position.queen is not QueenPlace.ON_BOARD:
        for place, pieces in (("pocketed", pocketed), ("jumped", jumped)):
            if pieces.queen:
                found.append(Problem(f"/stroke/{place}/queen", Impossible.QUEEN_NOT_ON_BOARD))
    if pocketed.queen and jumped.queen:
        found.append(Problem("/stroke/jumped/queen", Impossible.QUEEN_TWICE))
    if pocketed.striker and jumped.striker:
        found.append(Problem("/stroke/jumped/striker", Impossible.STRIKER_TWICE))
    if not stroke.touched and (pocketed.is_any_man_or_queen() or jumped.is_any_man_or_queen()):
        found.append(Problem("/stroke/touched", Impossible.UNTOUCHED_BUT_MOVED))
    if stroke.before_play and position.break_.made:
        found.append(Problem("/stroke/before_play", Impossible.BEFORE_PLAY_AFTER_BREAK))
    return found


def _men_problems(party: Party, on_board: int, pocketed: int, jumped: int) -> list[Problem]:
    found = []
    if not 0 <= pocketed <= MEN_OF_A_SIDE:
        found.append(Problem(f"/stroke/pocketed/{party}", Impossible.MEN_OUT_OF_RANGE))
    if not 0 <= jumped <= MEN_OF_A_SIDE:
        found.append(Problem(f"/stroke/jumped/{party}", Impossible.MEN_OUT_OF_RANGE))
    if pocketed > on_board:
        found.append(Problem(f"/stroke/pocketed/{party}", Impossible.MORE_MEN_THAN_ON_BOARD))
    elif pocketed + jumped > on_board:
        found.append(Problem(f"/stroke/jumped/{party}", Impossible.MORE_MEN_THAN_ON_BOARD))
    return found


def _violation_problems(position: Position, violation: Violation, edition: Edition) -> list[Problem]:
    found = []
    if violation.by is Offender.OWN and violation.before_first_stroke and position.queen.is_waiting:
        found.append(Problem("/violation/before_first_stroke", Impossible.QUEEN_WAITS_BEFORE_FIRST_STROKE))
    if violation.breach is not None and not edition.costs_a_man(violation.breach):
        found.append(Problem("/violation/breach", Impossible.BREACH_COSTS_NO_MAN))
    return found
