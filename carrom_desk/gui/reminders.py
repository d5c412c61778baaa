"""What the umpire is reminded of at the right moment, in the project's own words and with the law's number."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from types import MappingProxyType

from carrom_desk.rules.edition_id import EditionId

from .reminder_texts import Topic, text_of


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


_TOPICS: Mapping[Moment, tuple[Topic, ...]] = MappingProxyType(
    {
        Moment.BEFORE_TOSS: (Topic.TOSS, Topic.TRIAL_BOARD),
        Moment.BEFORE_BREAK: (Topic.ROSETTE, Topic.POWDER, Topic.NO_DELAY),
        Moment.PLACING: (Topic.PLACED_WHERE, Topic.PLACED_FLAT, Topic.OWN_MAN_UNNOTICED, Topic.CLUB_ON_OTHERS),
        Moment.QUEEN_BACK: (Topic.QUEEN_BY_UMPIRE, Topic.QUEEN_CENTRE_TAKEN),
        Moment.JUMPED: (
            Topic.JUMPED_TO_CENTRE,
            Topic.JUMPED_QUEEN_FIRST,
            Topic.JUMPED_OWN_FIRST,
            Topic.JUMPED_MANY,
            Topic.FELL_BACK,
            Topic.FELL_FROM_LAMP,
        ),
        Moment.AFTER_STROKE: (
            Topic.ON_ITS_RIM,
            Topic.OVERLAPPING,
            Topic.STRIKER_ON_MEN,
            Topic.MEN_ON_STRIKER,
            Topic.CLUB_ON_EDGE,
            Topic.CLUB_STRIKER_BENEATH,
            Topic.BROKEN_MAN,
        ),
        Moment.BEFORE_STROKE: (Topic.SLIP, Topic.DAMAGED_MAN),
    }
)

_LAWS: Mapping[EditionId, Mapping[Topic, str]] = MappingProxyType(
    {
        EditionId.ICF_REVISED: MappingProxyType(
            {
                Topic.TOSS: "39",
                Topic.TRIAL_BOARD: "TRIAL BOARD",
                Topic.ROSETTE: "41(a)",
                Topic.NO_DELAY: "41(b)",
                Topic.POWDER: "122(a)",
                Topic.PLACED_WHERE: "89(b)",
                Topic.OWN_MAN_UNNOTICED: "82(b)",
                Topic.QUEEN_BY_UMPIRE: "93",
                Topic.QUEEN_CENTRE_TAKEN: "94(a)",
                Topic.JUMPED_TO_CENTRE: "65(a)",
                Topic.JUMPED_QUEEN_FIRST: "65(b)",
                Topic.JUMPED_OWN_FIRST: "65(c)",
                Topic.JUMPED_MANY: "65(d)",
                Topic.FELL_BACK: "66(a)",
                Topic.FELL_FROM_LAMP: "66(b)",
                Topic.ON_ITS_RIM: "67",
                Topic.OVERLAPPING: "68",
                Topic.STRIKER_ON_MEN: "69(a)",
                Topic.MEN_ON_STRIKER: "70(a)",
                Topic.DAMAGED_MAN: "120",
                Topic.BROKEN_MAN: "141",
                Topic.SLIP: "127(b)",
            }
        ),
        EditionId.ICF_1993: MappingProxyType(
            {
                Topic.TOSS: "13",
                Topic.TRIAL_BOARD: "Trial Board",
                Topic.ROSETTE: "14(a)",
                Topic.NO_DELAY: "14(b)",
                Topic.PLACED_FLAT: "Interpretations: Placing",
                Topic.PLACED_WHERE: "62(b)",
                Topic.OWN_MAN_UNNOTICED: "55(b)",
                Topic.QUEEN_BY_UMPIRE: "66",
                Topic.QUEEN_CENTRE_TAKEN: "67",
                Topic.JUMPED_TO_CENTRE: "38(a)",
                Topic.JUMPED_QUEEN_FIRST: "38(b)",
                Topic.JUMPED_OWN_FIRST: "38(c)",
                Topic.JUMPED_MANY: "38(d)",
                Topic.FELL_BACK: "39(a)",
                Topic.FELL_FROM_LAMP: "39(b)",
                Topic.ON_ITS_RIM: "40",
                Topic.OVERLAPPING: "41",
                Topic.STRIKER_ON_MEN: "42(a)",
                Topic.MEN_ON_STRIKER: "43(a)",
            }
        ),
        EditionId.CLUB: MappingProxyType(
            {
                Topic.CLUB_ON_OTHERS: "Other Rules 1",
                Topic.CLUB_ON_EDGE: "Other Rules 2",
                Topic.CLUB_STRIKER_BENEATH: "Other Rules 3",
            }
        ),
        EditionId.TECHNITIA_2K20: MappingProxyType({}),
    }
)
"""The law behind each topic; what an edition does not list it has no word on."""


def reminders_for(moment: Moment, edition: EditionId) -> tuple[Reminder, ...]:
    """What an edition has to say at a moment, the most frequent first; nothing where it is silent."""
    laws = _LAWS[edition]
    return tuple(Reminder(text_of(topic), laws[topic]) for topic in _TOPICS[moment] if topic in laws)
