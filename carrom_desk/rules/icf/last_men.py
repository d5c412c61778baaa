"""Endings of a board by a last man, and its points (icf-revised 52 to 55, 102 to 112), as a table with a row for each
case.

A man is the last one when the stroke leaves no man of its colour on the board.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto, unique

from carrom_desk.rules.texts.readings import Reading

from ..acts import Situation
from ..laws import Law
from ..position import Party, QueenPlace
from ..ruling import Call, Turn, Verdict
from .terms import IcfTerms, fault_calls


@unique
class Last(Enum):
    """Side whose last man the stroke pocketed."""

    BOTH = auto()
    OPPONENTS = auto()
    OWN = auto()


@unique
class Queen(Enum):
    """The Queen's part in the stroke."""

    LIES = auto()
    """The Queen is on the board and stays there."""
    FALLS = auto()
    """The Queen is pocketed in this stroke."""
    TO_COVER = auto()
    """The Queen is waiting for cover."""
    HIS = auto()
    """The player covered the Queen in an earlier stroke."""
    THEIRS = auto()
    """The other side covered the Queen in an earlier stroke."""


@unique
class StrokeFault(Enum):
    """Fault of the stroke."""

    NONE = auto()
    IMPROPER = auto()
    STRIKER = auto()
    """The striker was pocketed in a proper stroke."""
    BOTH = auto()
    """The striker was pocketed in an improper stroke."""


@unique
class Worth(Enum):
    """Basis of the winner's points, without points on demand."""

    FLAT = auto()
    """3 points, or 1 from a score of 22."""
    ONE = auto()
    REST = auto()
    """The loser's men still on the board."""
    REST_AND_QUEEN = auto()
    """The loser's men still on the board and the Queen, which counts nothing from a score of 22."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Outcome of one case that ends the board."""

    winner: Party
    worth: Worth
    laws: tuple[Law, ...] = ()
    reading: Reading | None = None
    counted: bool = False
    """True when the general laws on points (52 to 54) are cited before these laws."""


OWN, OPPONENT = Party
FLAT, ONE, REST, REST_AND_QUEEN = Worth
Case = tuple[Last, Queen, StrokeFault]


def _rows(last: Last, queen: Queen, *rows: Ending) -> dict[Case, Ending]:
    """Rows of a case in the order clean, improper, with the striker, both; play continues in a case without a row."""
    return {(last, queen, fault): row for fault, row in zip(StrokeFault, rows, strict=False)}


_ON_STRIKER, _COVERED = Reading.BOTH_LAST_QUEEN_ON_STRIKER, Reading.BOTH_LAST_QUEEN_COVERED
_COVER_STRIKER, _UNCOVERED = Reading.COVER_BOTH_LAST_STRIKER, Reading.OPPONENTS_LAST_QUEEN_UNCOVERED
_LATE = Reading.OPPONENTS_LAST_QUEEN_COVERED

TABLE: Mapping[Case, Ending] = {
    # Both sides' last men -------------------------------------------------- (102, 104, 105, 109, 110, 112)
    **_rows(
        Last.BOTH,
        Queen.LIES,
        Ending(OPPONENT, FLAT, (Law.BOTH_LAST,)),
        Ending(OPPONENT, FLAT, (Law.BOTH_LAST_IMPROPER,)),
        Ending(OPPONENT, FLAT, (Law.BOTH_LAST, Law.OWN_LAST_STRIKER), _ON_STRIKER),
        Ending(OPPONENT, FLAT, (Law.BOTH_LAST_IMPROPER, Law.OWN_LAST_STRIKER_IMPROPER), _ON_STRIKER),
    ),
    **_rows(
        Last.BOTH,
        Queen.FALLS,
        Ending(OWN, FLAT, (Law.QUEEN_BOTH_LAST,)),
        Ending(OPPONENT, FLAT, (Law.QUEEN_BOTH_LAST_IMPROPER,)),
        Ending(OPPONENT, FLAT, (Law.QUEEN_BOTH_LAST_STRIKER,)),
        Ending(OPPONENT, FLAT, (Law.QUEEN_BOTH_LAST_STRIKER_IMPROPER,)),
    ),
    **_rows(
        Last.BOTH,
        Queen.TO_COVER,
        Ending(OWN, FLAT, (Law.COVER_BOTH_LAST,)),
        Ending(OPPONENT, FLAT, (Law.COVER_BOTH_LAST_IMPROPER,)),
        Ending(OPPONENT, FLAT, (Law.QUEEN_BOTH_LAST_STRIKER,), _COVER_STRIKER),
        Ending(OPPONENT, FLAT, (Law.QUEEN_BOTH_LAST_STRIKER_IMPROPER,), _COVER_STRIKER),
    ),
    **_rows(
        Last.BOTH,
        Queen.HIS,
        Ending(OWN, FLAT, (), _COVERED, counted=True),
        Ending(OPPONENT, ONE, (Law.COVERED_BOTH_LAST_STRIKER_IMPROPER,), _COVERED),
        Ending(OPPONENT, ONE, (Law.COVERED_BOTH_LAST_STRIKER,)),
        Ending(OPPONENT, ONE, (Law.COVERED_BOTH_LAST_STRIKER_IMPROPER,)),
    ),
    **_rows(
        Last.BOTH,
        Queen.THEIRS,
        Ending(OWN, ONE, (), _COVERED, counted=True),
        Ending(OPPONENT, FLAT, (Law.OTHERS_QUEEN_BOTH_LAST_STRIKER_IMPROPER,), _COVERED),
        Ending(OPPONENT, FLAT, (Law.OTHERS_QUEEN_BOTH_LAST_STRIKER,)),
        Ending(OPPONENT, FLAT, (Law.OTHERS_QUEEN_BOTH_LAST_STRIKER_IMPROPER,)),
    ),
    # The opponent's last man, own men stay -------------------------------------------------- (103, 106, 111)
    **_rows(
        Last.OPPONENTS,
        Queen.LIES,
        Ending(OPPONENT, REST_AND_QUEEN, (Law.OPPONENTS_LAST,)),
        Ending(OPPONENT, REST_AND_QUEEN, (Law.OPPONENTS_LAST_IMPROPER,)),
        Ending(OPPONENT, REST_AND_QUEEN, (Law.OPPONENTS_LAST_STRIKER,)),
        Ending(OPPONENT, REST_AND_QUEEN, (Law.OPPONENTS_LAST_STRIKER_IMPROPER,)),
    ),
    **_rows(
        Last.OPPONENTS,
        Queen.FALLS,
        Ending(OPPONENT, REST_AND_QUEEN, (Law.OPPONENTS_LAST, Law.COVER_OPPONENTS_LAST), _UNCOVERED),
        Ending(OPPONENT, REST_AND_QUEEN, (Law.OPPONENTS_LAST_IMPROPER, Law.COVER_OPPONENTS_LAST_IMPROPER), _UNCOVERED),
        Ending(OPPONENT, REST_AND_QUEEN, (Law.OPPONENTS_LAST_STRIKER, Law.COVER_OPPONENTS_LAST), _UNCOVERED),
        Ending(
            OPPONENT,
            REST_AND_QUEEN,
            (Law.OPPONENTS_LAST_STRIKER_IMPROPER, Law.COVER_OPPONENTS_LAST_IMPROPER),
            _UNCOVERED,
        ),
    ),
    **_rows(
        Last.OPPONENTS,
        Queen.TO_COVER,
        Ending(OPPONENT, REST_AND_QUEEN, (Law.COVER_OPPONENTS_LAST,)),
        Ending(OPPONENT, REST_AND_QUEEN, (Law.COVER_OPPONENTS_LAST_IMPROPER,)),
        Ending(OPPONENT, REST_AND_QUEEN, (Law.COVER_OPPONENTS_LAST, Law.OPPONENTS_LAST_STRIKER), _UNCOVERED),
        Ending(
            OPPONENT,
            REST_AND_QUEEN,
            (Law.COVER_OPPONENTS_LAST_IMPROPER, Law.OPPONENTS_LAST_STRIKER_IMPROPER),
            _UNCOVERED,
        ),
    ),
    **_rows(
        Last.OPPONENTS,
        Queen.HIS,
        Ending(OPPONENT, REST, (), _LATE, counted=True),
        Ending(OPPONENT, REST, (Law.OPPONENTS_LAST_IMPROPER,), _LATE, counted=True),
        Ending(OPPONENT, REST, (Law.OPPONENTS_LAST_STRIKER,), _LATE, counted=True),
        Ending(OPPONENT, REST, (Law.OPPONENTS_LAST_STRIKER_IMPROPER,), _LATE, counted=True),
    ),
    **_rows(
        Last.OPPONENTS,
        Queen.THEIRS,
        Ending(OPPONENT, REST_AND_QUEEN, (), _LATE, counted=True),
        Ending(OPPONENT, REST_AND_QUEEN, (Law.OPPONENTS_LAST_IMPROPER,), _LATE, counted=True),
        Ending(OPPONENT, REST_AND_QUEEN, (Law.OPPONENTS_LAST_STRIKER,), _LATE, counted=True),
        Ending(OPPONENT, REST_AND_QUEEN, (Law.OPPONENTS_LAST_STRIKER_IMPROPER,), _LATE, counted=True),
    ),
    # The player's own last man; a fault brings men back and play goes on ---------------------------- (107, 108)
    **_rows(
        Last.OWN,
        Queen.LIES,
        Ending(OPPONENT, FLAT, (Law.OWN_LAST,)),
        Ending(OPPONENT, FLAT, (Law.OWN_LAST_IMPROPER,)),
        Ending(OPPONENT, FLAT, (Law.OWN_LAST_STRIKER,)),
        Ending(OPPONENT, FLAT, (Law.OWN_LAST_STRIKER_IMPROPER,)),
    ),
    **_rows(Last.OWN, Queen.FALLS, Ending(OWN, REST_AND_QUEEN, (Law.QUEEN_COVERED_TOGETHER,), counted=True)),
    **_rows(Last.OWN, Queen.TO_COVER, Ending(OWN, REST_AND_QUEEN, (Law.QUEEN_RIGHT,), counted=True)),
    **_rows(Last.OWN, Queen.HIS, Ending(OWN, REST_AND_QUEEN, (), counted=True)),
    **_rows(Last.OWN, Queen.THEIRS, Ending(OWN, REST, (), counted=True)),
}
"""Every case that ends the board."""


def end_of_board(situation: Situation, terms: IcfTerms) -> Verdict | None:
    """Rules on a stroke that ends the board by a last man; returns None if play continues."""
    last = _last(situation)
    if last is None:
        return None
    row = TABLE.get((last, _queen(situation), _fault(situation)))
    if row is None or (last is Last.OWN and situation.queen and situation.has_due):
        return None
    return _won(row, situation, terms, last)


def _last(situation: Situation) -> Last | None:
    pocketed, on_board = situation.stroke.pocketed, situation.position.on_board
    is_own = 0 < pocketed.own == on_board.own
    if 0 < pocketed.opponent == on_board.opponent:
        return Last.BOTH if is_own else Last.OPPONENTS
    return Last.OWN if is_own else None


def _queen(situation: Situation) -> Queen:
    if situation.queen:
        return Queen.FALLS
    match situation.position.queen:
        case QueenPlace.OWN:
            return Queen.HIS
        case QueenPlace.OPPONENT:
            return Queen.THEIRS
        case QueenPlace.ON_BOARD:
            return Queen.LIES
        case _:
            return Queen.TO_COVER


def _fault(situation: Situation) -> StrokeFault:
    if situation.striker:
        return StrokeFault.BOTH if situation.improper else StrokeFault.STRIKER
    return StrokeFault.IMPROPER if situation.improper else StrokeFault.NONE


def _won(row: Ending, situation: Situation, terms: IcfTerms, last: Last) -> Verdict:
    """Ends the board; the winner may demand a point for the striker and one for the improper stroke (87(b))."""
    scoring, score = situation.scoring, situation.position.score
    takes_queen = situation.is_queen_in_it and row.winner is Party.OWN
    queen = QueenPlace.OWN if takes_queen else situation.position.queen
    points, demand = _points(row, situation), int(situation.striker) + int(situation.improper)
    laws, readings = row.laws, () if row.reading is None else (row.reading,)
    if situation.queen and situation.has_nine_on and row.laws == (Law.QUEEN_COVERED_TOGETHER,):
        laws = (Law.QUEEN_WITH_ONE_NINE_ON,)
    if row.counted:
        laws = (*scoring.men_left_laws(row.winner, queen, score), *laws)
    if last is Last.OPPONENTS and situation.own:
        readings = (*readings, Reading.REST_AFTER_STROKE)
    is_at_22 = row.worth is Worth.FLAT and score.of(row.winner) > scoring.queen_until
    if is_at_22 and terms.others_queen_at_22 and queen is QueenPlace.OPPONENT:
        laws, readings = (*laws, Law.QUEEN_FROM_22), (*readings, *terms.others_queen_at_22)
    if points + demand > scoring.most:
        laws = (*laws, Law.MOST_POINTS)
    covered = (Call.QUEEN_COVERED,) if takes_queen else ()
    return Verdict(
        Turn.BOARD_OVER,
        queen,
        laws,
        board=scoring.result(row.winner, points, demand),
        calls=(*fault_calls(situation, terms), *covered, Call.BOARD),
        readings=readings,
    )


def _points(row: Ending, situation: Situation) -> int:
    scoring, score, rest = situation.scoring, situation.score(row.winner), situation.lying.of(row.winner.other)
    points = {
        Worth.FLAT: scoring.flat(score),
        Worth.ONE: 1,
        Worth.REST: rest,
        Worth.REST_AND_QUEEN: rest + scoring.queen_credit(score),
    }
    return points[row.worth]
