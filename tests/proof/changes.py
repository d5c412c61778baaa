"""Changes from icf-1993 to icf-revised that affect the ruling on an act."""

from collections.abc import Callable
from dataclasses import dataclass

from carrom_desk.rules.acts import Act, Incident, Stroke
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.impossible import ImpossibleAct
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import Position
from carrom_desk.rules.ruling import Ruling
from carrom_desk.rules.texts.readings import Reading


@dataclass(frozen=True, slots=True)
class Change:
    """A class of acts that the two texts rule on differently."""

    title: str
    older: str
    """Ruling of icf-1993, with its law first."""
    newer: str
    """Ruling of icf-revised, with its law first."""
    is_this: Callable[[Act, Ruling, Ruling | None], bool]
    """Given the newer and older rulings of an act, returns True when the change is of this class."""


@dataclass(frozen=True, slots=True)
class Compared:
    """An act with different rulings, and its class."""

    change: Change
    newer: Ruling
    older: Ruling | None
    """None if the older text has no ruling."""

    @property
    def is_same_result(self) -> bool:
        """True when both rule alike, on other grounds."""
        return self.older is not None and _result(self.newer) == _result(self.older)


def _rests_on(reading: Reading) -> Callable[[Act, Ruling, Ruling | None], bool]:
    return lambda _act, _newer, older: older is not None and reading in older.readings


CHANGES = (
    Change(
        "Break made before “Play”",
        "20: everything pocketed comes out, the opponent’s men as well, with one man more; the striker costs nothing.",
        "47: the player’s own men and the Queen come out, by 64 with one man more; the opponent’s men stay down by 76. "
        "The striker costs another man. A board without a man of one side is over.",
        lambda act, _newer, _older: isinstance(act, Stroke) and act.before_play,
    ),
    Change(
        "The General section",
        "The text ends with the Queen: no law stops a player after the opponent’s men, and a board disturbed or played "
        "on without “Play” is not lost.",
        "125(a) stops a player who pockets the opponent’s men: a reading decides if the player’s own fell as well. A "
        "board is lost by 121(b) and 126(b).",
        lambda act, newer, older: (
            (isinstance(act, Incident) and older is None) or Reading.TURN_WITH_OPPONENTS_MEN in newer.readings
        ),
    ),
    Change(
        "The Queen to be covered: own man and striker by an improper stroke",
        "74(b) does not say where the Queen goes: a reading returns it.",
        "101(b) returns the Queen.",
        _rests_on(Reading.QUEEN_OUT_IMPROPER_COVER_1993),
    ),
    Change(
        "Both last men, the opponent has covered the Queen, from 22 points on",
        "85 has no word on 22 points: a reading gives 1 point.",
        "112 gives 1 point.",
        _rests_on(Reading.LAW_85_AT_22),
    ),
    Change(
        "Men or the Queen pocketed in a foul",
        "37(b) names no man on top, 37(a) and 50(a) one: a reading takes one.",
        "64(b) takes one man on top.",
        _rests_on(Reading.OWN_MAN_BY_FOUL_1993),
    ),
    Change(
        "The striker by an improper stroke, without the Queen",
        "45(a), 50(b): one man on top, a due.",
        "72(b), 77(b): two men on top, due and penalty.",
        lambda act, _newer, _older: isinstance(act, Stroke) and act.pocketed.striker and act.improper,
    ),
    Change(
        "Men placed too late",
        "61 gives 15 seconds and names no penalty.",
        "88(b) declares a foul.",
        lambda _act, _newer, older: older is not None and Reading.PLACED_LATE_1993 in older.readings,
    ),
)


def compared(position: Position, act: Act) -> Compared | None:
    """Returns the difference between the two texts for an act; None if both rule alike and rest equally on their text.

    Raises:
        StopIteration: the difference belongs to no class.
    """
    newer = judge(position, act, ICF_REVISED)
    try:
        older = judge(position, act, ICF_1993)
    except ImpossibleAct:
        older = None
    if older is not None and _decided(newer) == _decided(older):
        return None
    return Compared(next(each for each in CHANGES if each.is_this(act, newer, older)), newer, older)


def _decided(ruling: Ruling) -> tuple[object, ...]:
    """Returns the outcome and the grounds of a ruling, without numbers of laws and names of men."""
    return _result(ruling), frozenset(ruling.readings)


def _result(ruling: Ruling) -> tuple[object, ...]:
    return ruling.turn, ruling.place, ruling.due, ruling.on_board, ruling.queen, ruling.board
