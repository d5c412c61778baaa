"""Why something cannot be: faults of a document, each with its place, and refusals of a command."""

from dataclasses import dataclass
from enum import Enum, unique

from carrom_desk.i18n import N_, Words, in_english
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
class Reason(Enum):
    """Why a command is refused, each reason with its sentence."""

    MATCH_OVER = N_("The match is over. Undo the last entry to go on.")
    CLAIM_AWAITED = N_("First enter how many extra points the winner claims.")
    TOSS_AWAITED = N_("The toss comes first. Enter who won it.")
    NO_TOSS_NOW = N_("There is no toss now: it comes before the first board, and before an extra board.")
    CHOICE_MUST_BE_BREAK = N_("Before an extra board the toss decides the break only.")
    NO_SUCH_PLAYER = N_("There is no such player: a side has player 1, and in doubles player 2.")
    ACT_IMPOSSIBLE = N_("This cannot have happened at this position. Look at the marks again.")
    NOTHING_TO_PLACE = N_("There are no men to place: the last ruling puts none back.")
    PLACING_ANSWERED = N_("What became of the men to be placed is entered already. Undo it to enter it again.")
    NO_SUCH_PLACING = N_("The entry named has no men that are still to be placed.")
    MORE_LEFT_THAN_DUE = N_("More men are left than there are dues and penalties to place.")
    NOTHING_PLACED_LATE = N_("This side has no men of the other side to place.")
    MORE_PLACED_THAN_DUE = N_("More men lie already than there were dues and penalties to place.")
    MISTAKE_UNKNOWN = N_("These laws do not say that such a mistake stands.")
    BREAK_NOT_MADE = N_("The break has not been made, so nothing can have been overlooked.")
    QUEEN_COVERED_ALREADY = N_("The Queen is covered already.")
    NO_MAN_DOWN = N_("This side has all nine men on the board.")
    NO_MAN_LEFT = N_("A side keeps at least one man on the board.")
    DETAILS_EMPTY = N_("No detail is changed. Enter at least one.")
    ALREADY_IN_TURN = N_("This player is in turn already.")
    NOTHING_TO_DEMAND = N_("No extra points can be claimed now: that is possible only straight after the board.")
    DEMAND_TOO_HIGH = N_("More extra points are claimed than the ruling offers.")
    NOTHING_TO_OVERRIDE = N_("There is no ruling to decide otherwise: nothing has been ruled on this board yet.")
    NOT_THE_LAST_RULING = N_("This decision belongs to another act than the one ruled on last.")
    OVERRIDE_EMPTY = N_("Say what is decided otherwise: turn, men placed, dues, Queen or board.")
    OVERRIDE_IMPOSSIBLE = N_("The board cannot be as this decision leaves it. Look at the men and the turn again.")
    NO_PROTEST = N_("There is no protest to decide.")
    NO_SUCH_PROTEST = N_("The entry named is no protest that waits for its decision.")
    NOT_PAUSED = N_("The clock is not stopped.")
    ALREADY_PAUSED = N_("The clock is stopped already.")
    NOTHING_TO_UNDO = N_("There is nothing to undo.")
    NOTHING_TO_REDO = N_("There is nothing to redo.")
    NO_SUCH_ENTRY = N_("There is no entry of this number.")
    ENTRY_NOT_STANDING = N_("This entry cannot be amended: it is taken back, or is itself a correction.")
    NOT_READABLE = N_("This could not be read back: a text is too long, or holds characters that cannot be kept.")
    NO_ROOM = N_("No match file can hold more entries. Go on in a new match that takes over from this one.")

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
