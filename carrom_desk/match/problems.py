"""Why something cannot be: faults of a document, each with its place, and refusals of a command."""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.rules.impossible import Problem as ActProblem


@dataclass(frozen=True, slots=True)
class DocumentProblem:
    """A fault of a document."""

    at: str
    """The place, as a JSON Pointer."""
    problem: str
    """The fault, in a sentence."""


class InvalidDocument(Exception):
    """A document that cannot be read, with every fault found."""

    def __init__(self, problems: tuple[DocumentProblem, ...]) -> None:
        """Hold the faults, of which there is at least one."""
        super().__init__("; ".join(f"{fault.at or '/'}: {fault.problem}" for fault in problems))
        self.problems = problems


@unique
class Reason(StrEnum):
    """Why a command is refused, by a stable name."""

    MATCH_OVER = "match_over"
    TOSS_AWAITED = "toss_awaited"
    NO_TOSS_NOW = "no_toss_now"
    CHOICE_MUST_BE_BREAK = "choice_must_be_break"
    NO_SUCH_PLAYER = "no_such_player"
    ACT_IMPOSSIBLE = "act_impossible"
    NOTHING_TO_PLACE = "nothing_to_place"
    PLACING_ANSWERED = "placing_answered"
    NOTHING_TO_DEMAND = "nothing_to_demand"
    DEMAND_TOO_HIGH = "demand_too_high"
    NOTHING_TO_OVERRIDE = "nothing_to_override"
    OVERRIDE_EMPTY = "override_empty"
    OVERRIDE_IMPOSSIBLE = "override_impossible"
    NO_BOARD = "no_board"
    NO_PROTEST = "no_protest"
    PROTEST_PENDING = "protest_pending"
    NOT_PAUSED = "not_paused"
    ALREADY_PAUSED = "already_paused"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    NO_SUCH_ENTRY = "no_such_entry"
    ENTRY_NOT_STANDING = "entry_not_standing"

    @property
    def sentence(self) -> str:
        """The reason in a sentence, with what to do."""
        return SENTENCES[self]


SENTENCES = {
    Reason.MATCH_OVER: "The match is over. Undo the last entry to go on.",
    Reason.TOSS_AWAITED: "The toss comes first. Enter who won it.",
    Reason.NO_TOSS_NOW: "There is no toss now: it comes before the first board, and before an extra board.",
    Reason.CHOICE_MUST_BE_BREAK: "Before an extra board the toss decides the break only.",
    Reason.NO_SUCH_PLAYER: "There is no such player: a side has player 1, and in doubles player 2.",
    Reason.ACT_IMPOSSIBLE: "This cannot have happened at this position. Look at the marks again.",
    Reason.NOTHING_TO_PLACE: "There are no men to place: the last ruling puts none back.",
    Reason.PLACING_ANSWERED: "What became of the men to be placed is entered already. Undo it to enter it anew.",
    Reason.NOTHING_TO_DEMAND: "No points can be demanded now: that is possible only straight after the board.",
    Reason.DEMAND_TOO_HIGH: "More points are demanded than the ruling offers.",
    Reason.NOTHING_TO_OVERRIDE: "There is no ruling to decide otherwise: nothing has been ruled on this board yet.",
    Reason.OVERRIDE_EMPTY: "Say what is decided otherwise: turn, men placed, dues, Queen or board.",
    Reason.OVERRIDE_IMPOSSIBLE: "The board cannot be as this decision leaves it. Look at the men and the turn again.",
    Reason.NO_BOARD: "No board is being played now.",
    Reason.NO_PROTEST: "There is no protest to decide.",
    Reason.PROTEST_PENDING: "A protest is waiting for its decision. Enter that first.",
    Reason.NOT_PAUSED: "Time is not standing still.",
    Reason.ALREADY_PAUSED: "Time stands still already.",
    Reason.NOTHING_TO_UNDO: "There is nothing to take back.",
    Reason.NOTHING_TO_REDO: "There is nothing to give again.",
    Reason.NO_SUCH_ENTRY: "There is no entry of this number.",
    Reason.ENTRY_NOT_STANDING: "This entry cannot be amended: it is taken back, or is itself a correction.",
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a command is not possible now."""

    reason: Reason
    problems: tuple[ActProblem, ...] = ()
    """For an impossible act, every reason."""


class Refused(Exception):
    """A command that is not possible now; the match is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        """Hold the refusal."""
        super().__init__(refusal.reason.sentence)
        self.refusal = refusal
