"""Why something cannot be: faults of a document, each with its place, and refusals of a command."""

from dataclasses import dataclass
from enum import StrEnum, unique

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
    NO_SUCH_PLACING = "no_such_placing"
    MORE_LEFT_THAN_DUE = "more_left_than_due"
    NOTHING_PLACED_LATE = "nothing_placed_late"
    ALREADY_IN_TURN = "already_in_turn"
    NOTHING_TO_DEMAND = "nothing_to_demand"
    DEMAND_TOO_HIGH = "demand_too_high"
    NOTHING_TO_OVERRIDE = "nothing_to_override"
    OVERRIDE_EMPTY = "override_empty"
    OVERRIDE_IMPOSSIBLE = "override_impossible"
    NO_BOARD = "no_board"
    NO_PROTEST = "no_protest"
    NO_SUCH_PROTEST = "no_such_protest"
    NOT_PAUSED = "not_paused"
    ALREADY_PAUSED = "already_paused"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    NO_SUCH_ENTRY = "no_such_entry"
    ENTRY_NOT_STANDING = "entry_not_standing"
    NOT_READABLE = "not_readable"
    NO_ROOM = "no_room"

    @property
    def words(self) -> Words:
        """The reason in a sentence, to be said in the language in use."""
        return WORDS[self]

    @property
    def sentence(self) -> str:
        """The same in English, with what to do."""
        return in_english(self.words)


WORDS = {
    Reason.MATCH_OVER: QT_TRANSLATE_NOOP("Refusal", "The match is over. Undo the last entry to go on."),
    Reason.TOSS_AWAITED: QT_TRANSLATE_NOOP("Refusal", "The toss comes first. Enter who won it."),
    Reason.NO_TOSS_NOW: QT_TRANSLATE_NOOP(
        "Refusal", "There is no toss now: it comes before the first board, and before an extra board."
    ),
    Reason.CHOICE_MUST_BE_BREAK: QT_TRANSLATE_NOOP("Refusal", "Before an extra board the toss decides the break only."),
    Reason.NO_SUCH_PLAYER: QT_TRANSLATE_NOOP(
        "Refusal", "There is no such player: a side has player 1, and in doubles player 2."
    ),
    Reason.ACT_IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "Refusal", "This cannot have happened at this position. Look at the marks again."
    ),
    Reason.NOTHING_TO_PLACE: QT_TRANSLATE_NOOP("Refusal", "There are no men to place: the last ruling puts none back."),
    Reason.PLACING_ANSWERED: QT_TRANSLATE_NOOP(
        "Refusal", "What became of the men to be placed is entered already. Undo it to enter it again."
    ),
    Reason.NO_SUCH_PLACING: QT_TRANSLATE_NOOP("Refusal", "The entry named has no men that are still to be placed."),
    Reason.MORE_LEFT_THAN_DUE: QT_TRANSLATE_NOOP(
        "Refusal", "More men are left than there are dues and penalties to place."
    ),
    Reason.NOTHING_PLACED_LATE: QT_TRANSLATE_NOOP("Refusal", "This side has no men of the other side to place."),
    Reason.ALREADY_IN_TURN: QT_TRANSLATE_NOOP("Refusal", "This player is in turn already."),
    Reason.NOTHING_TO_DEMAND: QT_TRANSLATE_NOOP(
        "Refusal", "No extra points can be claimed now: that is possible only straight after the board."
    ),
    Reason.DEMAND_TOO_HIGH: QT_TRANSLATE_NOOP("Refusal", "More extra points are claimed than the ruling offers."),
    Reason.NOTHING_TO_OVERRIDE: QT_TRANSLATE_NOOP(
        "Refusal", "There is no ruling to decide otherwise: nothing has been ruled on this board yet."
    ),
    Reason.OVERRIDE_EMPTY: QT_TRANSLATE_NOOP(
        "Refusal", "Say what is decided otherwise: turn, men placed, dues, Queen or board."
    ),
    Reason.OVERRIDE_IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "Refusal", "The board cannot be as this decision leaves it. Look at the men and the turn again."
    ),
    Reason.NO_BOARD: QT_TRANSLATE_NOOP("Refusal", "No board is being played now."),
    Reason.NO_PROTEST: QT_TRANSLATE_NOOP("Refusal", "There is no protest to decide."),
    Reason.NO_SUCH_PROTEST: QT_TRANSLATE_NOOP("Refusal", "The entry named is no protest that waits for its decision."),
    Reason.NOT_PAUSED: QT_TRANSLATE_NOOP("Refusal", "The clock is not stopped."),
    Reason.ALREADY_PAUSED: QT_TRANSLATE_NOOP("Refusal", "The clock is stopped already."),
    Reason.NOTHING_TO_UNDO: QT_TRANSLATE_NOOP("Refusal", "There is nothing to undo."),
    Reason.NOTHING_TO_REDO: QT_TRANSLATE_NOOP("Refusal", "There is nothing to redo."),
    Reason.NO_SUCH_ENTRY: QT_TRANSLATE_NOOP("Refusal", "There is no entry of this number."),
    Reason.ENTRY_NOT_STANDING: QT_TRANSLATE_NOOP(
        "Refusal", "This entry cannot be amended: it is taken back, or is itself a correction."
    ),
    Reason.NOT_READABLE: QT_TRANSLATE_NOOP(
        "Refusal", "This could not be read back: a text is too long, or holds characters that cannot be kept."
    ),
    Reason.NO_ROOM: QT_TRANSLATE_NOOP(
        "Refusal", "No match file can hold more entries. Go on in a new match that takes over from this one."
    ),
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
