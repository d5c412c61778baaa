"""What the umpire is reminded of at the right moment, in the project's own words and by which law."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.i18n import N_, Words

from .laws import Law


@unique
class Moment(StrEnum):
    """When something is to be remembered."""

    BEFORE_TOSS = "before_toss"
    SEATING = "seating"
    """The toss is entered and the first board of the match is to come: the players sit down."""
    BEFORE_BREAK = "before_break"
    PLACING = "placing"
    QUEEN_BACK = "queen_back"
    JUMPED = "jumped"
    AFTER_STROKE = "after_stroke"
    """Anything odd about how pieces or striker lie."""
    BEFORE_STROKE = "before_stroke"


@dataclass(frozen=True, slots=True)
class Reminder:
    """One thing to remember."""

    law: Law
    words: Words
    doubles: bool | None = None
    """Whether it is for doubles alone, or for singles alone; None: for both."""


_ROSETTE = Reminder(
    Law.ROSETTE,
    N_("Look at the rosette: Queen in the middle, whites in a Y, all flat and touching."),
)

ICF_REMINDERS: Mapping[Moment, tuple[Reminder, ...]] = {
    Moment.BEFORE_TOSS: (
        Reminder(
            Law.TOSS,
            N_("Spin a coin, or have one side guess; the winner takes the break or the side."),
        ),
        Reminder(Law.TRIAL_BOARD, N_("Both sides may practise for a short time now.")),
    ),
    Moment.SEATING: (
        Reminder(
            Law.SEATS_IN_SINGLES,
            N_("The two players sit opposite each other."),
            doubles=False,
        ),
        Reminder(
            Law.SEATS_IN_DOUBLES,
            N_("Partners sit opposite each other, so that all four sides are taken."),
            doubles=True,
        ),
        _ROSETTE,
    ),
    Moment.BEFORE_BREAK: (
        _ROSETTE,
        Reminder(
            Law.POWDER_BEFORE_THE_BREAK,
            N_("The breaker spreads powder evenly before he breaks, not after."),
        ),
        Reminder(Law.NO_DELAY_IN_SETTING_UP, N_("See that the men are set up without delay.")),
    ),
    Moment.PLACING: (
        Reminder(
            Law.CENTRE_CIRCLE_KEPT_FREE,
            N_("Not on the centre circle, not outside the outer circle, and nothing else is moved."),
        ),
        Reminder(
            Law.TERM_PLACING,
            N_("Men are laid flat in the outer circle; the Queen and what jumped off are yours to place."),
        ),
        Reminder(
            Law.OWN_MAN_PLACED_UNNOTICED,
            N_("Look at the colour: a wrong man nobody points out before the next stroke stays."),
        ),
    ),
    Moment.QUEEN_BACK: (
        Reminder(
            Law.QUEEN_PLACED_BY_UMPIRE,
            N_("You put the Queen back, in the centre circle; a shot that opens by it is allowed."),
        ),
        Reminder(
            Law.QUEEN_BESIDE_THE_CENTRE,
            N_("Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket."),
        ),
    ),
    Moment.JUMPED: (
        Reminder(
            Law.JUMPED_TO_THE_CENTRE,
            N_("What jumped off goes on the centre circle, or on as much of it as is free."),
        ),
        Reminder(
            Law.JUMPED_QUEEN_FIRST,
            N_("Queen and man: the Queen first, the man behind her as seen by the player in turn."),
        ),
        Reminder(
            Law.JUMPED_OWN_MAN_FIRST,
            N_("Both colours: the man of the player who struck first, the other behind it."),
        ),
        Reminder(
            Law.JUMPED_MORE_THAN_TWO,
            N_("Three and more: the others against the first two, as well as they go."),
        ),
        Reminder(
            Law.FELL_BACK_TO_THE_CENTRE,
            N_("Jumped and fell back onto the board: lay it in the centre, and put right what it moved."),
        ),
        Reminder(
            Law.FELL_BACK_FROM_THE_LAMP,
            N_("Came back off the lamp: it lies as it fell, and nothing is put right."),
        ),
    ),
    Moment.AFTER_STROKE: (
        Reminder(Law.ON_ITS_RIM, N_("On its rim: leave it standing.")),
        Reminder(Law.OVERLAPPING, N_("One over another: leave them so.")),
        Reminder(
            Law.STRIKER_LIFTED_OFF,
            N_("Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed."),
        ),
        Reminder(
            Law.MEN_LIFTED_OFF_STRIKER,
            N_("Piece on the striker: you lift it, take the striker out, lay the piece where it would lie."),
        ),
        Reminder(
            Law.MAN_BROKEN,
            N_("Broken man: its larger part counts, and you have the last word."),
        ),
    ),
    Moment.BEFORE_STROKE: (
        Reminder(
            Law.SLIP_IS_NO_STROKE,
            N_("A striker that slipped, moved nothing and never left is no stroke."),
        ),
        Reminder(
            Law.DAMAGED_MAN_REPLACED,
            N_("A damaged man is swapped for a sound one in its place when a player asks."),
        ),
    ),
}
"""Of both the ICF's texts; what an edition does not number it has no word on."""

CLUB_REMINDERS: Mapping[Moment, tuple[Reminder, ...]] = {
    Moment.PLACING: (
        Reminder(
            Law.MEN_PLACED_ON_OTHERS,
            N_("A piece that goes back may lie on top of others in the main circle."),
        ),
    ),
    Moment.AFTER_STROKE: (
        Reminder(
            Law.ON_ITS_RIM,
            N_("On edge or one over another: leave them until play moves them."),
        ),
        Reminder(
            Law.MEN_LIFTED_OFF_STRIKER,
            N_("Striker beneath a piece: draw it out and disturb as little as possible."),
        ),
    ),
}
