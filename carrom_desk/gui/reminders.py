"""What the umpire is reminded of at the right moment, in the project's own words and with the law's number."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from carrom_desk.rules.edition_id import EditionId


@unique
class Moment(StrEnum):
    """When something is to be remembered."""

    BEFORE_TOSS = "before_toss"
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

    text: str
    law: str
    """As the edition numbers it."""


@unique
class _Topic(StrEnum):
    """What is to be remembered."""

    TOSS = "toss"
    TRIAL_BOARD = "trial_board"
    ROSETTE = "rosette"
    NO_DELAY = "no_delay"
    POWDER = "powder"
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


_TOPICS: Mapping[Moment, tuple[_Topic, ...]] = MappingProxyType(
    {
        Moment.BEFORE_TOSS: (_Topic.TOSS, _Topic.TRIAL_BOARD),
        Moment.BEFORE_BREAK: (_Topic.ROSETTE, _Topic.POWDER, _Topic.NO_DELAY),
        Moment.PLACING: (_Topic.PLACED_FLAT, _Topic.OWN_MAN_UNNOTICED, _Topic.CLUB_ON_OTHERS),
        Moment.QUEEN_BACK: (_Topic.QUEEN_BY_UMPIRE, _Topic.QUEEN_CENTRE_TAKEN),
        Moment.JUMPED: (
            _Topic.JUMPED_TO_CENTRE,
            _Topic.JUMPED_QUEEN_FIRST,
            _Topic.JUMPED_OWN_FIRST,
            _Topic.JUMPED_MANY,
            _Topic.FELL_BACK,
            _Topic.FELL_FROM_LAMP,
        ),
        Moment.AFTER_STROKE: (
            _Topic.ON_ITS_RIM,
            _Topic.OVERLAPPING,
            _Topic.STRIKER_ON_MEN,
            _Topic.MEN_ON_STRIKER,
            _Topic.CLUB_ON_EDGE,
            _Topic.CLUB_STRIKER_BENEATH,
            _Topic.BROKEN_MAN,
        ),
        Moment.BEFORE_STROKE: (_Topic.SLIP, _Topic.DAMAGED_MAN),
    }
)

_LAWS: Mapping[EditionId, Mapping[_Topic, str]] = MappingProxyType(
    {
        EditionId.ICF_REVISED: MappingProxyType(
            {
                _Topic.TOSS: "39",
                _Topic.TRIAL_BOARD: "TRIAL BOARD",
                _Topic.ROSETTE: "41(a)",
                _Topic.NO_DELAY: "41(b)",
                _Topic.POWDER: "122(a)",
                _Topic.OWN_MAN_UNNOTICED: "82(b)",
                _Topic.QUEEN_BY_UMPIRE: "93",
                _Topic.QUEEN_CENTRE_TAKEN: "94(a)",
                _Topic.JUMPED_TO_CENTRE: "65(a)",
                _Topic.JUMPED_QUEEN_FIRST: "65(b)",
                _Topic.JUMPED_OWN_FIRST: "65(c)",
                _Topic.JUMPED_MANY: "65(d)",
                _Topic.FELL_BACK: "66(a)",
                _Topic.FELL_FROM_LAMP: "66(b)",
                _Topic.ON_ITS_RIM: "67",
                _Topic.OVERLAPPING: "68",
                _Topic.STRIKER_ON_MEN: "69(a)",
                _Topic.MEN_ON_STRIKER: "70(a)",
                _Topic.DAMAGED_MAN: "120",
                _Topic.BROKEN_MAN: "141",
                _Topic.SLIP: "127(b)",
            }
        ),
        EditionId.ICF_1993: MappingProxyType(
            {
                _Topic.TOSS: "13",
                _Topic.TRIAL_BOARD: "Trial Board",
                _Topic.ROSETTE: "14(a)",
                _Topic.NO_DELAY: "14(b)",
                _Topic.PLACED_FLAT: "Interpretations: Placing",
                _Topic.OWN_MAN_UNNOTICED: "55(b)",
                _Topic.QUEEN_BY_UMPIRE: "66",
                _Topic.QUEEN_CENTRE_TAKEN: "67",
                _Topic.JUMPED_TO_CENTRE: "38(a)",
                _Topic.JUMPED_QUEEN_FIRST: "38(b)",
                _Topic.JUMPED_OWN_FIRST: "38(c)",
                _Topic.JUMPED_MANY: "38(d)",
                _Topic.FELL_BACK: "39(a)",
                _Topic.FELL_FROM_LAMP: "39(b)",
                _Topic.ON_ITS_RIM: "40",
                _Topic.OVERLAPPING: "41",
                _Topic.STRIKER_ON_MEN: "42(a)",
                _Topic.MEN_ON_STRIKER: "43(a)",
            }
        ),
        EditionId.CLUB: MappingProxyType(
            {
                _Topic.CLUB_ON_OTHERS: "Other Rules 1",
                _Topic.CLUB_ON_EDGE: "Other Rules 2",
                _Topic.CLUB_STRIKER_BENEATH: "Other Rules 3",
            }
        ),
        EditionId.TECHNITIA_2K20: MappingProxyType({}),
    }
)
"""The law behind each topic; what an edition does not list it has no word on."""


def reminders_for(moment: Moment, edition: EditionId) -> tuple[Reminder, ...]:
    """What an edition has to say at a moment, the most frequent first; nothing where it is silent."""
    laws, texts = _LAWS[edition], _texts_before_play() | _texts_of_placing() | _texts_of_odd_positions()
    return tuple(Reminder(texts[topic], laws[topic]) for topic in _TOPICS[moment] if topic in laws)


def _texts_before_play() -> dict[_Topic, str]:
    return {
        _Topic.TOSS: QCoreApplication.translate(
            "Reminder", "Spin a coin, or have one side guess; the winner takes the break or the side."
        ),
        _Topic.TRIAL_BOARD: QCoreApplication.translate("Reminder", "Both sides may practise for a short time now."),
        _Topic.ROSETTE: QCoreApplication.translate(
            "Reminder", "Look at the rosette: Queen in the middle, whites in a Y, all flat and touching."
        ),
        _Topic.NO_DELAY: QCoreApplication.translate("Reminder", "See that the men are set up without delay."),
        _Topic.POWDER: QCoreApplication.translate(
            "Reminder", "The breaker spreads powder evenly before he breaks, not after."
        ),
        _Topic.SLIP: QCoreApplication.translate(
            "Reminder", "A striker that slipped, moved nothing and never left is no stroke."
        ),
        _Topic.DAMAGED_MAN: QCoreApplication.translate(
            "Reminder", "A damaged man is swapped for a sound one in its place when a player asks."
        ),
    }


def _texts_of_placing() -> dict[_Topic, str]:
    return {
        _Topic.PLACED_FLAT: QCoreApplication.translate(
            "Reminder", "Men are laid flat in the outer circle; the Queen and what jumped off are yours to place."
        ),
        _Topic.OWN_MAN_UNNOTICED: QCoreApplication.translate(
            "Reminder", "Look at the colour: a wrong man nobody points out before the next stroke stays."
        ),
        _Topic.QUEEN_BY_UMPIRE: QCoreApplication.translate(
            "Reminder", "You put the Queen back, in the centre circle; a shot that opens by it is allowed."
        ),
        _Topic.QUEEN_CENTRE_TAKEN: QCoreApplication.translate(
            "Reminder", "Centre not free: cover most of what is left of it, or lay her beside it, hard to pocket."
        ),
        _Topic.JUMPED_TO_CENTRE: QCoreApplication.translate(
            "Reminder", "Lay it on the centre circle, or on as much of it as is free."
        ),
        _Topic.JUMPED_QUEEN_FIRST: QCoreApplication.translate(
            "Reminder", "Queen and man: the Queen first, the man behind her as seen by the player in turn."
        ),
        _Topic.JUMPED_OWN_FIRST: QCoreApplication.translate(
            "Reminder", "Both colours: the man of the player who struck first, the other behind it."
        ),
        _Topic.JUMPED_MANY: QCoreApplication.translate(
            "Reminder", "Three and more: the others against the first two, as well as they go."
        ),
        _Topic.CLUB_ON_OTHERS: QCoreApplication.translate(
            "Reminder", "A piece that goes back may lie on top of others in the main circle."
        ),
    }


def _texts_of_odd_positions() -> dict[_Topic, str]:
    return {
        _Topic.FELL_BACK: QCoreApplication.translate(
            "Reminder", "Jumped and fell back onto the board: lay it in the centre, and put right what it moved."
        ),
        _Topic.FELL_FROM_LAMP: QCoreApplication.translate(
            "Reminder", "Came back off the lamp: it lies as it fell, and nothing is put right."
        ),
        _Topic.ON_ITS_RIM: QCoreApplication.translate("Reminder", "On its rim: leave it standing."),
        _Topic.OVERLAPPING: QCoreApplication.translate("Reminder", "One over another: leave them so."),
        _Topic.STRIKER_ON_MEN: QCoreApplication.translate(
            "Reminder", "Striker on a piece: you lift it off, and put right what moves; what falls in is pocketed."
        ),
        _Topic.MEN_ON_STRIKER: QCoreApplication.translate(
            "Reminder", "Piece on the striker: you lift it, take the striker out, lay the piece where it would lie."
        ),
        _Topic.CLUB_ON_EDGE: QCoreApplication.translate(
            "Reminder", "On edge or one over another: leave them until play moves them."
        ),
        _Topic.CLUB_STRIKER_BENEATH: QCoreApplication.translate(
            "Reminder", "Striker beneath a piece: draw it out and disturb as little as possible."
        ),
        _Topic.BROKEN_MAN: QCoreApplication.translate(
            "Reminder", "Broken man: its larger part counts, and you have the last word."
        ),
    }
