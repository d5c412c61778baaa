"""Why something cannot be: faults of a document, each with its place, and refusals of a command."""

from dataclasses import dataclass
from enum import Enum, unique

from carrom_desk.rules.impossible import Problem as ActProblem
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words, in_english


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
class Reason(Enum):
    """Why a command is refused, each reason with its sentence."""

    MATCH_OVER = QT_TRANSLATE_NOOP("Refusal", "The match is over. Undo the last entry to go on.")
    TOSS_AWAITED = QT_TRANSLATE_NOOP("Refusal", "The toss comes first. Enter who won it.")
    NO_TOSS_NOW = QT_TRANSLATE_NOOP(
        "Refusal", "There is no toss now: it comes before the first board, and before an extra board."
    )
    CHOICE_MUST_BE_BREAK = QT_TRANSLATE_NOOP("Refusal", "Before an extra board the toss decides the break only.")
    NO_SUCH_PLAYER = QT_TRANSLATE_NOOP(
        "Refusal", "There is no such player: a side has player 1, and in doubles player 2."
    )
    ACT_IMPOSSIBLE = QT_TRANSLATE_NOOP(
        "Refusal", "This cannot have happened at this position. Look at the marks again."
    )
    NOTHING_TO_PLACE = QT_TRANSLATE_NOOP("Refusal", "There are no men to place: the last ruling puts none back.")
    PLACING_ANSWERED = QT_TRANSLATE_NOOP(
        "Refusal", "What became of the men to be placed is entered already. Undo it to enter it again."
    )
    NO_SUCH_PLACING = QT_TRANSLATE_NOOP("Refusal", "The entry named has no men that are still to be placed.")
    MORE_LEFT_THAN_DUE = QT_TRANSLATE_NOOP("Refusal", "More men are left than there are dues and penalties to place.")
    NOTHING_PLACED_LATE = QT_TRANSLATE_NOOP("Refusal", "This side has no men of the other side to place.")
    ALREADY_IN_TURN = QT_TRANSLATE_NOOP("Refusal", "This player is in turn already.")
    NOTHING_TO_DEMAND = QT_TRANSLATE_NOOP(
        "Refusal", "No extra points can be claimed now: that is possible only straight after the board."
    )
    DEMAND_TOO_HIGH = QT_TRANSLATE_NOOP("Refusal", "More extra points are claimed than the ruling offers.")
    NOTHING_TO_OVERRIDE = QT_TRANSLATE_NOOP(
        "Refusal", "There is no ruling to decide otherwise: nothing has been ruled on this board yet."
    )
    OVERRIDE_EMPTY = QT_TRANSLATE_NOOP(
        "Refusal", "Say what is decided otherwise: turn, men placed, dues, Queen or board."
    )
    OVERRIDE_IMPOSSIBLE = QT_TRANSLATE_NOOP(
        "Refusal", "The board cannot be as this decision leaves it. Look at the men and the turn again."
    )
    NO_PROTEST = QT_TRANSLATE_NOOP("Refusal", "There is no protest to decide.")
    NO_SUCH_PROTEST = QT_TRANSLATE_NOOP("Refusal", "The entry named is no protest that waits for its decision.")
    NOT_PAUSED = QT_TRANSLATE_NOOP("Refusal", "The clock is not stopped.")
    ALREADY_PAUSED = QT_TRANSLATE_NOOP("Refusal", "The clock is stopped already.")
    NOTHING_TO_UNDO = QT_TRANSLATE_NOOP("Refusal", "There is nothing to undo.")
    NOTHING_TO_REDO = QT_TRANSLATE_NOOP("Refusal", "There is nothing to redo.")
    NO_SUCH_ENTRY = QT_TRANSLATE_NOOP("Refusal", "There is no entry of this number.")
    ENTRY_NOT_STANDING = QT_TRANSLATE_NOOP(
        "Refusal", "This entry cannot be amended: it is taken back, or is itself a correction."
    )
    NOT_READABLE = QT_TRANSLATE_NOOP(
        "Refusal", "This could not be read back: a text is too long, or holds characters that cannot be kept."
    )
    NO_ROOM = QT_TRANSLATE_NOOP(
        "Refusal", "No match file can hold more entries. Go on in a new match that takes over from this one."
    )

    @property
    def words(self) -> Words:
        """The reason in a sentence, to be said in the language in use."""
        return self.value

    @property
    def sentence(self) -> str:
        """The same in English, with what to do."""
        return in_english(self.words)


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
