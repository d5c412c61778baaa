"""Problems of a document, each with its place, and refusals of a command."""

from dataclasses import dataclass
from enum import Enum, unique
from typing import Self

from carrom_desk.i18n import N_, Words, in_english
from carrom_desk.rules.impossible import Problem as ActProblem
from carrom_desk.rules.ruling import Ruling
from carrom_desk.rules.texts.words import Sentence


@dataclass(frozen=True, slots=True)
class DocumentProblem:
    """A problem of a document."""

    at: str
    """Place as a JSON Pointer."""
    problem: str
    """Sentence about the problem."""
    first: int | None = None
    """Number of the first entry that a correction would rewrite; None for other problems."""


@dataclass(frozen=True, slots=True)
class RulingDifference:
    """A stored ruling that differs from the laws."""

    number: int
    """Number of the entry that contains the ruling."""
    act: int
    """Number of the act that was ruled on; differs if the ruling is in an amendment."""
    stored: Ruling
    lawful: Ruling | None
    """None if the laws give no ruling because the act does not cost a man."""


class InvalidDocument(Exception):
    """Raised for an invalid document, with every problem found."""

    def __init__(self, problems: tuple[DocumentProblem, ...]) -> None:
        """Stores the problems; there is at least one."""
        super().__init__("; ".join(f"{fault.at or '/'}: {fault.problem}" for fault in problems))
        self.problems = problems

    @classmethod
    def at(cls, place: str, words: Words | str, /, **places: object) -> Self:
        """Returns the error for a single problem, with the placeholders of its sentence filled in."""
        sentence = Sentence.of(words, **places) if isinstance(words, Words) else words
        return cls((DocumentProblem(place, sentence),))


@unique
class Reason(Enum):
    """Reason for refusing a command, with its sentence."""

    MATCH_OVER = N_("The match is over. Undo the last entry to continue.")
    CLAIM_AWAITED = N_("First enter how many extra points the winner claims.")
    TOSS_AWAITED = N_("The toss comes first. Enter who won it.")
    SIDES_APPEARED = N_("A board has been played, so the sides appeared. Abandon the match instead.")
    NO_TOSS_NOW = N_("There is no toss now. It comes before the first board and before an extra board.")
    CHOICE_MUST_BE_BREAK = N_("Before an extra board, the toss decides only the break.")
    NO_SUCH_PLAYER = N_("Unknown player. A side has player 1 and, in doubles, player 2.")
    ACT_IMPOSSIBLE = N_("This is not possible in this position. Check the marks.")
    NOTHING_TO_PLACE = N_("There are no men to place. The last ruling puts none back.")
    PLACING_ANSWERED = N_("The outcome of this placing has already been entered. Undo it to enter it again.")
    NO_SUCH_PLACING = N_("This entry has no men left to place.")
    MORE_LEFT_THAN_DUE = N_("More men would stay owed than there are dues and penalties to place.")
    NOTHING_PLACED_LATE = N_("This side has none of the other side’s men to place.")
    MORE_PLACED_THAN_DUE = N_("More men have already been placed than there were dues and penalties.")
    MISTAKE_UNKNOWN = N_("These laws do not say that such a mistake stands.")
    BREAK_NOT_MADE = N_("The break has not been made, so nothing can have been overlooked.")
    QUEEN_COVERED_ALREADY = N_("The Queen is already covered.")
    NO_MAN_DOWN = N_("This side has all nine men on the board.")
    NO_MAN_LEFT = N_("A side keeps at least one man on the board.")
    DETAILS_EMPTY = N_("Nothing was changed. Change at least one detail.")
    ALREADY_IN_TURN = N_("It is already this player’s turn.")
    NOTHING_TO_DEMAND = N_("Extra points can be claimed only straight after the board.")
    DEMAND_TOO_HIGH = N_("This claims more extra points than the ruling allows.")
    NOTHING_TO_OVERRIDE = N_("There is nothing to override. No ruling has been given on this board yet.")
    NOT_THE_LAST_RULING = N_("This decision does not belong to the last ruling.")
    OVERRIDE_EMPTY = N_("Choose what to override: turn, men placed, dues, Queen or board.")
    OVERRIDE_IMPOSSIBLE = N_("This decision leaves an impossible position. Check the men and the turn.")
    NO_PROTEST = N_("There is no protest to decide.")
    NO_SUCH_PROTEST = N_("This entry is not an undecided protest.")
    ALREADY_PAUSED = N_("The clock is already stopped.")
    NOTHING_TO_UNDO = N_("There is nothing to undo.")
    NOTHING_TO_REDO = N_("There is nothing to redo.")
    NO_SUCH_ENTRY = N_("No entry has this number.")
    ENTRY_NOT_STANDING = N_("Undone entries and corrections cannot be amended.")
    ONLY_THE_RESULT = N_("Only the result of an earlier board can be corrected: winner, points and extra points.")
    ONLY_AN_OVERRIDE = N_("Only an override can be amended into an override. Override the ruling itself.")
    POINTS_OF_A_BOARD = N_(
        "A board is worth from 1 point to 9 plus those of the Queen, extra points included. Check the points."
    )
    BOARD_BEGUN = N_("The break of this board has been made. Play it to its end, or replay it first.")
    NOBODY_SCORED = N_("A board without a winner is worth no points, and a winner scores at least one.")
    POINTS_NEED_A_REASON = N_("Men and Queen make other points. Check them, or give a reason for these.")
    SLAM_OF_THE_OTHER = N_("A white slam is won by the side that broke, a black slam by the other side.")
    LAST_BOARD_ALREADY = N_("Time is already up, and this board is the last. Play it to its end.")
    LEAD_NOT_ENOUGH = N_("The other side can still draw level in the boards left. Play on.")
    NO_SHOOT_OUT = N_("No shoot-out decides this game now.")
    SHOOT_OUT_COUNTS = N_("The winner of a shoot-out succeeds more often. Check the numbers.")
    SHOOT_OUT_AWAITED = N_("The game is level: a shoot-out decides it. Enter who won it.")
    TURN_NOT_GIVEN = N_("The turn cannot be given after this entry. Leave it as the laws give it.")
    PLAYED_BECOMES_IMPOSSIBLE = N_(
        "After this correction, entry {first} would not be possible. "
        "Undo it and all later entries, and enter them again."
    )
    PLAYED_ON_ANOTHER_BOARD = N_(
        "After this correction, entry {first} would belong to another board. "
        "Undo it and all later entries, and enter them again."
    )
    PLAYED_BY_THE_OTHER_COLOUR = N_(
        "After this correction, entry {first} would be played by the other colour. "
        "Undo it and all later entries, and enter them again."
    )
    TOO_MANY_CORRECTIONS = N_("This match has too many corrections. Undo the last ones, and enter what happened again.")
    NOT_READABLE = N_("A text is too long or contains characters that cannot be stored.")
    RULES_UNKNOWN = N_(
        "This match has rules that this version of Carrom Desk does not know: {rules}. It can only be read. "
        "Install the latest version to continue it."
    )
    NO_ROOM = N_("This match file is full. Continue in a new match that takes over from this one.")

    @property
    def words(self) -> Words:
        """The sentence, translated when shown."""
        return self.value

    @property
    def sentence(self) -> str:
        """The sentence in English, including what to do."""
        return in_english(self.words)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Refusal of a command in the current state."""

    reason: Reason
    problems: tuple[ActProblem, ...] = ()
    """Every problem of an impossible act."""
    at: str = ""
    """Place in the entry as a JSON Pointer."""
    first: int | None = None
    """Number of the first entry that a correction would rewrite; None for other refusals."""
    rules: str = ""
    """Names of the rules that are not known."""

    @property
    def sentence(self) -> Sentence:
        places: dict[str, object] = {} if self.first is None else {"first": self.first}
        return Sentence.of(self.reason.words, **(places | {"rules": self.rules} if self.rules else places))


class Refused(Exception):
    """Raised when a command is refused; the match is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal
