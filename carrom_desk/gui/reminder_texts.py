"""Reminders in words."""

from enum import StrEnum, unique

from PySide6.QtCore import QCoreApplication


@unique
class Topic(StrEnum):
    """What is to be remembered."""

    TOSS = "toss"
    TRIAL_BOARD = "trial_board"
    ROSETTE = "rosette"
    NO_DELAY = "no_delay"
    POWDER = "powder"
    PLACED_WHERE = "placed_where"
    PLACED_FLAT = "placed_flat"
    OWN_MAN_UNNOTICED = "own_man_unnoticed"
    QUEEN_BY_UMPIRE = "queen_by_umpire"
    QUEEN_CENTRE_TAKEN = "queen_centre_taken"
    JUMPED_TO_CENTRE = "jumped_to_centre"
    JUMPED_QUEEN_FIRST = "jumped_queen_first"
    JUMPED_OWN_FIRST = "jumped_own_first"
    JUMPED_MANY = "jumped_many"
    FELL_BACK = "fell_back"
    FELL_FROM_LAMP = "fell_from_lamp"
    ON_ITS_RIM = "on_its_rim"
    OVERLAPPING = "overlapping"
    STRIKER_ON_MEN = "striker_on_men"
    MEN_ON_STRIKER = "men_on_striker"
    CLUB_ON_OTHERS = "club_on_others"
    CLUB_ON_EDGE = "club_on_edge"
    CLUB_STRIKER_BENEATH = "club_striker_beneath"
    DAMAGED_MAN = "damaged_man"
    BROKEN_MAN = "broken_man"
    SLIP = "slip"


def text_of(topic: Topic) -> str:
    """What is to be remembered."""
    return (_texts_before_play() | _texts_of_placing() | _texts_of_odd_positions())[topic]


def _texts_before_play() -> dict[Topic, str]:
    return {
        Topic.TOSS: QCoreApplication.translate(
            "Reminder", "Spin a coin, or have one side guess; the winner takes the break or the side."
        ),
        Topic.TRIAL_BOARD: QCoreApplication.translate("Reminder", "Both sides may practise for a short time now."),
        Topic.ROSETTE: QCoreApplication.translate(
            "Reminder", "Look at the rosette: Queen in the middle, whites in a Y, all flat and touching."
        ),
        Topic.NO_DELAY: QCoreApplication.translate("Reminder", "See that the men are set up without delay."),
        Topic.POWDER: QCoreApplication.translate(
            "Reminder", "The breaker spreads powder evenly before he breaks, not after."
        ),
        Topic.SLIP: QCoreApplication.translate(
            "Reminder", "A striker that slipped, moved nothing and never left is no stroke."
        ),
        Topic.DAMAGED_MAN: QCoreApplication.translate(
            "Reminder", "A damaged man is swapped for a sound one in its place when a player asks."
        ),
    }


def _texts_of_placing() -> dict[Topic, str]:
    return {
        Topic.PLACED_WHERE: QCoreApplication.translate(
            "Reminder", "Not on the centre circle, not outside the outer circle, and nothing else is moved."
        ),
        Topic.PLACED_FLAT: QCoreApplication.translate(
            "Reminder", "Men are laid flat in the outer circle; the Queen and what jumped off are yours to place."
        ),
        Topic.OWN_MAN_UNNOTICED: QCoreApplication.translate(
            "Reminder", "Look at the colour: a wrong man nobody points out before the next stroke stays."
        ),
        Topic.QUEEN_BY_UMPIRE: QCoreApplication.translate(
            "Reminder", "You put the Queen back, in the centre circle; a shot that opens by it is allowed."
        ),
        Topic.QUEEN_CENTRE_TAKEN: QCoreApplication.translate(
            "Reminder", "Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket."
        ),
        Topic.JUMPED_TO_CENTRE: QCoreApplication.translate(
            "Reminder", "What jumped off goes on the centre circle, or on as much of it as is free."
        ),
        Topic.JUMPED_QUEEN_FIRST: QCoreApplication.translate(
            "Reminder", "Queen and man: the Queen first, the man behind her as seen by the player in turn."
        ),
        Topic.JUMPED_OWN_FIRST: QCoreApplication.translate(
            "Reminder", "Both colours: the man of the player who struck first, the other behind it."
        ),
        Topic.JUMPED_MANY: QCoreApplication.translate(
            "Reminder", "Three and more: the others against the first two, as well as they go."
        ),
        Topic.CLUB_ON_OTHERS: QCoreApplication.translate(
            "Reminder", "A piece that goes back may lie on top of others in the main circle."
        ),
    }


def _texts_of_odd_positions() -> dict[Topic, str]:
    return {
        Topic.FELL_BACK: QCoreApplication.translate(
            "Reminder", "Jumped and fell back onto the board: lay it in the centre, and put right what it moved."
        ),
        Topic.FELL_FROM_LAMP: QCoreApplication.translate(
            "Reminder", "Came back off the lamp: it lies as it fell, and nothing is put right."
        ),
        Topic.ON_ITS_RIM: QCoreApplication.translate("Reminder", "On its rim: leave it standing."),
        Topic.OVERLAPPING: QCoreApplication.translate("Reminder", "One over another: leave them so."),
        Topic.STRIKER_ON_MEN: QCoreApplication.translate(
            "Reminder", "Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed."
        ),
        Topic.MEN_ON_STRIKER: QCoreApplication.translate(
            "Reminder", "Piece on the striker: you lift it, take the striker out, lay the piece where it would lie."
        ),
        Topic.CLUB_ON_EDGE: QCoreApplication.translate(
            "Reminder", "On edge or one over another: leave them until play moves them."
        ),
        Topic.CLUB_STRIKER_BENEATH: QCoreApplication.translate(
            "Reminder", "Striker beneath a piece: draw it out and disturb as little as possible."
        ),
        Topic.BROKEN_MAN: QCoreApplication.translate(
            "Reminder", "Broken man: its larger part counts, and you have the last word."
        ),
    }
