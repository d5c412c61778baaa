"""The two-minute guided match: its steps, and how far a match has come."""

from dataclasses import dataclass
from itertools import takewhile

from carrom_desk.i18n import N_, Words, say
from carrom_desk.match.entry.entries import (
    Entry,
    IncidentSeen,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    StrokeMade,
    Toss,
    TossChoice,
    ViolationSeen,
)
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import ChangeSides, Competition, Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.stroke import StrokeDraft
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition_register import USUAL
from carrom_desk.rules.position import Pieces

TITLE = N_("Two-minute match")
CONFIRM, UNDO, FORM = "confirm", "undo", "side_panel"
"""Controls to press other than pieces, by object name."""


@dataclass(frozen=True, slots=True)
class GuidedStep:
    """An event of the story, and how it is entered."""

    entry: PlainEntry
    story: Words
    """Story."""
    press: Words
    """Instruction, with a placeholder for the key."""
    key: ActionName
    """Action whose key is shown."""
    target: str = CONFIRM
    """Control to press, by object name."""
    meanwhile: tuple[PlainEntry, ...] = ()
    """Preceding entries, made by the guide itself."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Hint shown next to the control to press."""

    number: int
    """Number of the step, from 0; `LAST` at the end."""
    story: str
    press: Words
    key: ActionName
    target: str


def _stroke(own: int = 0, *, queen: bool = False, striker: bool = False) -> StrokeMade:
    return StrokeMade(Stroke(Pieces(own, queen=queen, striker=striker)))


_MARK = N_("Mark what was pocketed. Press {key} or this button, or click the piece on the board.")
_CONFIRM = N_("Marked. Check the ruling beside the board, then press {key} to confirm it.")
_FILL_IN = N_("Choose what happened, then press {key} to record it.")
_TAKE_BACK = N_("That is not what happened. Nothing is lost. Press {key} to undo it.")
_REPORT = N_(
    "The match is over. The card shows who won and what to call, and the log has every stroke. Save or "
    "print the report here ({key}). That completes the guided match. To continue to the exercises, press "
    "Tab, then Enter."
)

STEPS: tuple[GuidedStep, ...] = (
    GuidedStep(
        Toss(Side.A, TossChoice.BREAK),
        N_("Asha has won the toss and chooses to break."),
        N_("The next step is always shown here, with its shortcut. Press {key}, then enter the toss."),
        ActionName.FIRST,
    ),
    GuidedStep(
        PlayCalled(),
        N_("Everyone is seated and the rosette is set. You call “Play”."),
        N_("Press {key}. In a real match the clock starts by itself. Here it waits for you."),
        ActionName.SPACE,
    ),
    GuidedStep(_stroke(1), N_("Asha breaks and pockets one white man."), _MARK, ActionName.WHITE, "mark_white"),
    GuidedStep(
        _stroke(striker=True),
        N_("On the next stroke Asha pockets only the striker. That costs one man, a due."),
        _MARK,
        ActionName.STRIKER,
        "mark_striker",
    ),
    GuidedStep(
        PlacingDone(PlacingOutcome.PLACED),
        N_("Ravi takes the man out of the pocket and places it."),
        N_("Press {key} once it is placed."),
        ActionName.FIRST,
    ),
    GuidedStep(
        ViolationSeen(Side.B, Breach.MEN_TOUCHED),
        N_("Before the stroke, Ravi’s hand touches a man. That is a foul."),
        N_("Fouls outside a stroke are recorded here. Press {key}, then choose the foul and who did it."),
        ActionName.FOUL,
        "action_7",
    ),
    GuidedStep(
        _stroke(queen=True),
        N_(
            "Ravi owed a man, and it came back once Ravi had pocketed one. A few strokes later, entered for you, "
            "Asha has four men left and pockets the Queen."
        ),
        _MARK,
        ActionName.QUEEN,
        "mark_queen",
        (_stroke(1), PlacingDone(PlacingOutcome.PLACED), _stroke(), _stroke(2), _stroke(3)),
    ),
    GuidedStep(
        _stroke(1),
        N_("The Queen must be covered. On the next stroke Asha pockets a white man."),
        _MARK,
        ActionName.WHITE,
        "mark_white",
    ),
    GuidedStep(
        _stroke(1),
        N_("The Queen is covered. Two more men have been pocketed since. Now Asha pockets the last white man."),
        _MARK,
        ActionName.WHITE,
        "mark_white",
        (_stroke(2),),
    ),
)
"""All steps of a match as short as possible; always under the ICF's revised laws, whichever edition the umpire uses."""
LAST = len(STEPS)
"""Number of the final hint."""
_WAY: tuple[tuple[PlainEntry, int | None], ...] = tuple(
    (entry, number if entry is step.entry else None)
    for number, step in enumerate(STEPS)
    for entry in (*step.meanwhile, step.entry)
)
"""Every entry in order, with the number of its step; None if the guide enters it."""


def guided_setup() -> Setup:
    """Returns its setup: one game of one board."""
    competition = Competition(games=1, boards=1, change_sides=ChangeSides.NEVER)
    players: BySide[tuple[Player, ...]] = BySide((Player("Asha"),), (Player("Ravi"),))
    return Setup(USUAL, players, competition=competition, round=say(TITLE))


def has_strayed(record: MatchRecord) -> bool:
    """Returns True when the umpire has entered something that is not in the story."""
    return _agreed(record) < len(record.standing)


def entered_meanwhile(record: MatchRecord) -> PlainEntry | None:
    """Returns the entries that the guide makes now; None if it is the umpire's turn."""
    place = _agreed(record)
    if has_strayed(record) or place == len(_WAY) or _WAY[place][1] is not None:
        return None
    return _WAY[place][0]


def hint_at(record: MatchRecord, draft: StrokeDraft, *, has_form: bool) -> Hint:
    """Returns the current hint; `has_form` tells that a form is open beside the board."""
    place = _agreed(record)
    number, step = next(
        ((number, step) for _, number in _WAY[place:] if number is not None for step in [STEPS[number]]), (LAST, None)
    )
    if has_strayed(record):
        return Hint(number, "", _TAKE_BACK, ActionName.UNDO, UNDO)
    if step is None:
        return Hint(LAST, "", _REPORT, ActionName.REPORT, CONFIRM)
    board = record.state.board
    if has_form:
        return Hint(number, say(step.story), _FILL_IN, ActionName.FIRST, FORM)
    if board is not None and isinstance(step.entry, StrokeMade) and draft.as_command(board) == step.entry:
        return Hint(number, say(step.story), _CONFIRM, ActionName.FIRST, CONFIRM)
    return Hint(number, say(step.story), step.press, step.key, step.target)


def _agreed(record: MatchRecord) -> int:
    """Returns how many entries of a match follow the story, from the start."""
    pairs = zip((record.entries[number].entry for number in record.standing), _WAY, strict=False)
    return len(list(takewhile(lambda pair: is_same(pair[0], pair[1][0]), pairs)))


def is_same(entry: Entry, wanted: Entry) -> bool:
    """Returns True when two entries are the same, regardless of the ruling."""
    match entry, wanted:
        case StrokeMade(), StrokeMade():
            return entry.stroke == wanted.stroke
        case ViolationSeen(), ViolationSeen():
            return (entry.by, entry.breach) == (wanted.by, wanted.breach)
        case IncidentSeen(), IncidentSeen():
            return (entry.kind, entry.by) == (wanted.kind, wanted.by)
        case PlacingDone(), PlacingDone():
            return entry.outcome is wanted.outcome
        case _:
            return entry == wanted
