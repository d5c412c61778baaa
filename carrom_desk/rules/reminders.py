"""Reminders for the umpire, in the project's own words, with their laws."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.i18n import N_, Words

from .laws import Law


@unique
class Occasion(StrEnum):
    """Moment at which a reminder is shown."""

    BEFORE_TOSS = "before_toss"
    SEATING = "seating"
    """After the toss and before the first board of the match: the players sit down."""
    BEFORE_BREAK = "before_break"
    PLACING = "placing"
    QUEEN_BACK = "queen_back"
    JUMPED = "jumped"
    AFTER_STROKE = "after_stroke"
    """After a stroke that left pieces or the striker in an unusual place."""
    BEFORE_STROKE = "before_stroke"


@dataclass(frozen=True, slots=True)
class Reminder:
    """A single reminder."""

    law: Law
    words: Words
    doubles: bool | None = None
    """True for doubles only, False for singles only, None for both."""


_ROSETTE = Reminder(
    Law.ROSETTE,
    N_("Check the rosette: Queen in the middle, white men in a Y, all flat and touching."),
)

ICF_REMINDERS: Mapping[Occasion, tuple[Reminder, ...]] = {
    Occasion.BEFORE_TOSS: (
        Reminder(
            Law.TOSS,
            N_("Spin a coin, or have one side guess. The winner chooses the break or the side."),
        ),
        Reminder(Law.TRIAL_BOARD, N_("Both sides may have a short practice now.")),
    ),
    Occasion.SEATING: (
        Reminder(
            Law.SEATS_IN_SINGLES,
            N_("The two players sit opposite each other."),
            doubles=False,
        ),
        Reminder(
            Law.SEATS_IN_DOUBLES,
            N_("Partners sit opposite each other, filling all four sides."),
            doubles=True,
        ),
        _ROSETTE,
    ),
    Occasion.BEFORE_BREAK: (
        _ROSETTE,
        Reminder(
            Law.POWDER_BEFORE_THE_BREAK,
            N_("The breaker spreads powder evenly before breaking, not after."),
        ),
        Reminder(Law.NO_DELAY_IN_SETTING_UP, N_("Make sure the men are set up without delay.")),
    ),
    Occasion.PLACING: (
        Reminder(
            Law.CENTRE_CIRCLE_KEPT_FREE,
            N_("Not on the centre circle, not outside the outer circle, and without moving anything else."),
        ),
        Reminder(
            Law.TERM_PLACING,
            N_("Men are placed flat in the outer circle. You place the Queen and any jumped pieces."),
        ),
        Reminder(
            Law.OWN_MAN_PLACED_UNNOTICED,
            N_("Check the colour: a wrong man stays if nobody points it out before the next stroke."),
        ),
    ),
    Occasion.QUEEN_BACK: (
        Reminder(
            Law.QUEEN_PLACED_BY_UMPIRE,
            N_("You place the Queen in the centre circle. A shot that this opens up is allowed."),
        ),
        Reminder(
            Law.QUEEN_BESIDE_THE_CENTRE,
            N_("Centre not free: cover most of what is left, or place the Queen next to it, hard to pocket."),
        ),
    ),
    Occasion.JUMPED: (
        Reminder(
            Law.JUMPED_TO_THE_CENTRE,
            N_("A jumped piece goes on the centre circle, or on as much of it as is free."),
        ),
        Reminder(
            Law.JUMPED_QUEEN_FIRST,
            N_("Queen and man: the Queen first, the man behind it as seen by the player whose turn it is."),
        ),
        Reminder(
            Law.JUMPED_OWN_MAN_FIRST,
            N_("Both colours: first the man of the player who struck, then the other behind it."),
        ),
        Reminder(
            Law.JUMPED_MORE_THAN_TWO,
            N_("Three or more: the others touching the first two, as far as possible."),
        ),
        Reminder(
            Law.FELL_BACK_TO_THE_CENTRE,
            N_("Jumped and fell back onto the board: place it in the centre and restore what it moved."),
        ),
        Reminder(
            Law.FELL_BACK_FROM_THE_LAMP,
            N_("Came back off the lamp: it stays where it fell, and nothing is restored."),
        ),
    ),
    Occasion.AFTER_STROKE: (
        Reminder(Law.ON_ITS_RIM, N_("Standing on its rim: leave it.")),
        Reminder(Law.OVERLAPPING, N_("Overlapping: leave them.")),
        Reminder(
            Law.STRIKER_LIFTED_OFF,
            N_("Striker on a piece: lift it off and restore what moves. A piece that falls in is pocketed."),
        ),
        Reminder(
            Law.MEN_LIFTED_OFF_STRIKER,
            N_("Piece on the striker: lift it, remove the striker, and put the piece where it would rest."),
        ),
        Reminder(
            Law.MAN_BROKEN,
            N_("Broken man: the larger part counts. Your decision is final."),
        ),
    ),
    Occasion.BEFORE_STROKE: (
        Reminder(
            Law.SLIP_IS_NO_STROKE,
            N_("If the striker slips without leaving its base line or moving a piece, it is not a stroke."),
        ),
        Reminder(
            Law.DAMAGED_MAN_REPLACED,
            N_("If a player asks, replace a damaged man with a sound one in the same place."),
        ),
    ),
}
"""Reminders for both ICF texts; laws without a number in an edition are left out."""

CLUB_REMINDERS: Mapping[Occasion, tuple[Reminder, ...]] = {
    Occasion.PLACING: (
        Reminder(
            Law.MEN_PLACED_ON_OTHERS,
            N_("A piece that comes back may be placed on top of others in the main circle."),
        ),
    ),
    Occasion.AFTER_STROKE: (
        Reminder(
            Law.ON_ITS_RIM,
            N_("On edge or overlapping: leave them until play moves them."),
        ),
        Reminder(
            Law.MEN_LIFTED_OFF_STRIKER,
            N_("Striker under a piece: remove it, disturbing as little as possible."),
        ),
    ),
}
