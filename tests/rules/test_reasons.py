"""What a ruling says of itself: the laws it cites, the words to call, the readings it rests on."""

from dataclasses import replace

from hypothesis import given

from carrom_desk.match.document import Node
from carrom_desk.match.entry_codec import RULING, write_ruling
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.position import NO_MEN
from carrom_desk.rules.readings import Reading
from carrom_desk.rules.ruling import Call, Turn
from tests.rules.strategies import CLUBS, ICF, Ruled, many, ruled_strokes, rulings

# The readings that settle a question of an edition's own text.
OF_THE_ICF = {
    Reading.BEFORE_PLAY_NOTHING_TOUCHED,
    Reading.QUEEN_WHILE_DUE,
    Reading.NINE_ON_AFTER_RECOVERY,
    Reading.NINE_ON_QUEEN_MAN_STRIKER,
    Reading.BOTH_LAST_QUEEN_COVERED,
    Reading.BOTH_LAST_QUEEN_ON_STRIKER,
    Reading.COVER_BOTH_LAST_STRIKER,
    Reading.OPPONENTS_LAST_QUEEN_UNCOVERED,
    Reading.OPPONENTS_LAST_QUEEN_COVERED,
    Reading.REST_AFTER_STROKE,
    Reading.BOARD_LOST_MEN,
    Reading.BOARD_LOST_QUEEN,
    Reading.QUEEN_STRIKER_OPPONENTS_MAN,
    Reading.TIME_LIMIT,
    Reading.PLACING_FAULT_BY_MOMENT,
}
OF_CLUBS = {
    Reading.ONE_PENALTY,
    Reading.MEN_STAY_ON_FOUL,
    Reading.QUEEN_BACK_ON_FOUL,
    Reading.COVER_IN_A_FOUL_STROKE,
    Reading.CLUB_BREAK_NEXT,
    Reading.CLUB_BREAK_FOUL,
    Reading.CLUB_OPPONENT_BREACH,
}
READINGS = {
    ICF_REVISED: OF_THE_ICF | {Reading.BEFORE_PLAY_STRIKER, Reading.TURN_WITH_OPPONENTS_MEN},
    ICF_1993: OF_THE_ICF | {Reading.OWN_MAN_BY_FOUL_1993, Reading.QUEEN_OUT_IMPROPER_COVER_1993, Reading.LAW_85_AT_22},
    CLUB: OF_CLUBS | {Reading.CLUB_SAME_STROKE_COVERS},
    TECHNITIA_2K20: OF_CLUBS | {Reading.TECHNITIA_IMPROPER, Reading.TECHNITIA_COVER_NEXT},
}


@many
@given(ruled=rulings())
def test_every_ruling_cites_laws_of_its_edition_each_once(ruled: Ruled) -> None:
    laws = ruled.ruling.laws

    assert laws
    assert set(laws) <= set(ruled.scene.laws.numbers.values())
    assert len(set(laws)) == len(laws)


@many
@given(ruled=rulings())
def test_readings_are_those_of_the_edition_each_once(ruled: Ruled) -> None:
    readings = ruled.ruling.readings

    assert set(readings) <= READINGS[ruled.scene.laws]
    assert len(set(readings)) == len(readings)


@many
@given(ruled=rulings())
def test_what_is_called_follows_from_what_happened(ruled: Ruled) -> None:
    calls, ruling = set(ruled.ruling.calls), ruled.ruling
    before, after = ruled.before.queen, ruling.queen

    assert len(calls) == len(ruling.calls)
    assert (Call.BOARD in calls) == (ruling.turn is Turn.BOARD_OVER)
    assert (Call.QUEEN_COVERED in calls) == (before.holder is None and after.holder is not None)


@many
@given(ruled=ruled_strokes(*ICF))
def test_due_and_foul_are_called_for_the_striker_and_the_improper_stroke(ruled: Ruled) -> None:
    stroke = ruled.stroke
    faults = {Call.DUE, Call.FOUL, Call.DUE_AND_FOUL, Call.TECHNICAL_FOUL} & set(ruled.ruling.calls)
    expected = {
        (False, False): set[Call](),
        (True, False): {Call.DUE},
        (False, True): {Call.FOUL},
        (True, True): {Call.DUE_AND_FOUL},
    }
    if not stroke.touched and not ruled.before.break_.made:
        assert faults == set()
    elif not stroke.before_play:
        assert faults == expected[stroke.pocketed.striker, stroke.improper]
    else:
        assert len(faults) == 1


@given(ruled=rulings(*CLUBS))
def test_whoever_is_to_pay_heard_a_foul(ruled: Ruled) -> None:
    dues = ruled.ruling.due
    taken = ruled.ruling.place.men.own - ruled.ruling.back.own
    is_charged = ruled.ruling.turn is not Turn.BOARD_OVER and dues.own + taken > ruled.before.due.own

    assert not is_charged or Call.FOUL in ruled.ruling.calls


@given(ruled=rulings())
def test_a_ruling_is_read_as_it_was_written(ruled: Ruled) -> None:
    node = Node(write_ruling(ruled.ruling))

    # What comes back because of the stroke follows from the act, so files do without it.
    assert RULING.read(node) == replace(ruled.ruling, back=NO_MEN)
    assert node.problems == ()
