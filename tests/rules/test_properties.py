"""What holds for every act at every position, under every edition."""

from hypothesis import assume, given

from carrom_desk.rules.acts import Stroke, Violation
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.impossible import position_problems, problems_of
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import MEN_OF_A_SIDE, NO_MEN, ByParty, Party, Position, men_of, seen_by_other
from carrom_desk.rules.ruling import NOTHING_TO_PLACE, Turn
from tests.rules.notation import read_scene, write_scene
from tests.rules.strategies import CLUBS, ICF, Ruled, Scene, many, ruled_strokes, rulings, scenes


def lying(ruled: Ruled) -> ByParty[int]:
    """The men as the act leaves them, before any are placed."""
    on_board, pocketed = ruled.before.on_board, ruled.stroke.pocketed
    return ByParty(on_board.own - pocketed.own, on_board.opponent - pocketed.opponent)


def taken(ruled: Ruled, party: Party) -> int:
    """The men of a party that are taken out as dues or penalties."""
    return ruled.ruling.place.men.of(party) - ruled.ruling.back.of(party)


def untaken(ruled: Ruled, party: Party) -> int:
    """The men that a party still owes although there are men to take."""
    return min(ruled.ruling.due.of(party), MEN_OF_A_SIDE - ruled.ruling.on_board.of(party))


# ------------------------------------------------------------------------------------------------------- the pieces


@many
@given(ruled=rulings())
def test_no_man_is_lost_or_made(ruled: Ruled) -> None:
    for party in Party:
        left, placed = lying(ruled).of(party), ruled.ruling.place.men.of(party)
        assert ruled.ruling.on_board.of(party) == left + placed
        assert 0 <= ruled.ruling.back.of(party) <= placed <= MEN_OF_A_SIDE - left


@many
@given(ruled=rulings())
def test_the_queen_is_in_one_place(ruled: Ruled) -> None:
    before, ruling = ruled.before.queen, ruled.ruling
    is_off = ruled.stroke.pocketed.queen or not before.is_on_board
    if ruling.board is None:
        assert ruling.queen.is_on_board == (ruling.place.queen or not is_off)
        assert is_off or not ruling.place.queen
    assert before.holder is None or ruling.queen is before
    assert ruling.turn is not Turn.PASSES or not ruling.queen.is_waiting


@many
@given(ruled=rulings())
def test_what_fell_once_has_fallen(ruled: Ruled) -> None:
    for party in Party:
        fell = ruled.before.has_pocketed.of(party) or ruled.stroke.pocketed.men.of(party) > 0
        assert ruled.ruling.has_pocketed.of(party) == fell


@many
@given(ruled=rulings())
def test_play_goes_on_from_a_possible_position(ruled: Ruled) -> None:
    ruling, score = ruled.ruling, ruled.before.score
    # Law 47 ends the turn and not the board, even when the break before "Play" left the opponent without a man.
    is_board_without_opponent = (
        ruled.scene.laws is ICF_REVISED and ruled.stroke.before_play and ruling.on_board.opponent == 0
    )
    assume(ruling.board is None and not is_board_without_opponent)
    after = Position(ruling.on_board, ruling.queen, ruling.due, ruling.has_pocketed, ruling.break_, score)

    assert list(position_problems(after, ruled.scene.laws)) == []
    assert list(position_problems(seen_by_other(after), ruled.scene.laws)) == []


# -------------------------------------------------------------------------------------------------- dues, penalties


@many
@given(ruled=rulings())
def test_dues_only_add_up_and_are_paid_man_by_man(ruled: Ruled) -> None:
    assume(ruled.ruling.board is None)
    for party in Party:
        due = ruled.ruling.due.of(party)
        new = due + taken(ruled, party) - ruled.before.due.of(party)
        assert due >= 0
        assert 0 <= new <= 2
        assert new == 0 or party is Party.OWN or isinstance(ruled.scene.act, Violation)


@many
@given(ruled=rulings(*ICF))
def test_a_due_that_can_be_taken_is_taken_at_once(ruled: Ruled) -> None:
    assert [untaken(ruled, party) for party in Party] == [0, 0]


@many
@given(ruled=rulings(*CLUBS))
def test_owed_men_come_back_when_the_turn_ends(ruled: Ruled) -> None:
    assume(ruled.ruling.board is None)
    for party in Party:
        if ruled.ruling.turn is Turn.PASSES:
            assert untaken(ruled, party) == 0
        else:
            assert ruled.ruling.due.of(party) >= ruled.before.due.of(party)


@many
@given(ruled=ruled_strokes())
def test_what_comes_back_without_being_owed(ruled: Ruled) -> None:
    stroke, left = ruled.stroke, lying(ruled)
    assume(ruled.ruling.board is None and not stroke.before_play)  # law 47 has cases of its own
    if ruled.scene.laws in CLUBS:
        is_too_early = left.own == 0 and ruled.ruling.queen.holder is None
        expected = ByParty(int(is_too_early), int(left.opponent == 0))
    elif stroke.improper or stroke.pocketed.striker:
        expected = men_of(Party.OWN, stroke.pocketed.own)
    else:
        expected = NO_MEN

    assert ruled.ruling.back == expected


# --------------------------------------------------------------------------------------------------- turn and board


@many
@given(ruled=ruled_strokes())
def test_own_men_or_the_queen_keep_the_turn_and_nothing_else(ruled: Ruled) -> None:
    stroke = ruled.stroke
    if ruled.ruling.turn is Turn.CONTINUES and (ruled.before.break_.made or stroke.touched):
        assert stroke.pocketed.own or stroke.pocketed.queen
        assert not stroke.improper
        assert not stroke.before_play or ruled.scene.laws in CLUBS


@many
@given(ruled=ruled_strokes(*CLUBS))
def test_a_foul_ends_the_turn_and_costs_one_man(ruled: Ruled) -> None:
    stroke = ruled.stroke
    is_off = stroke.jumped.is_any_man_or_queen() or stroke.jumped.striker
    if stroke.improper or stroke.pocketed.striker or stroke.pocketed.opponent or is_off:
        assert ruled.ruling.turn is Turn.PASSES
        assert ruled.ruling.due.own + taken(ruled, Party.OWN) == ruled.before.due.own + 1


@many
@given(ruled=rulings())
def test_the_break_is_made_once_and_for_all(ruled: Ruled) -> None:
    before, after = ruled.before.break_, ruled.ruling.break_
    is_stroke = isinstance(ruled.scene.act, Stroke)
    assert after.made == (before.made or (is_stroke and ruled.stroke.touched))
    if after.made or ruled.ruling.turn is Turn.PASSES:
        assert after.attempt == 1
    else:
        assert after.attempt == before.attempt + int(is_stroke)


@many
@given(ruled=rulings())
def test_a_board_counts_no_more_than_the_most(ruled: Ruled) -> None:
    ruling, most = ruled.ruling, ruled.scene.laws.scoring.most
    assert (ruling.board is not None) == (ruling.turn is Turn.BOARD_OVER)
    if ruling.board is not None:
        assert 0 < ruling.board.points <= most
        assert 0 <= ruling.board.on_demand <= min(2, most - ruling.board.points)
        assert ruling.due == NO_MEN
        assert ruling.place == NOTHING_TO_PLACE


@many
@given(ruled=ruled_strokes())
def test_a_stroke_ends_a_board_by_a_last_man_only(ruled: Ruled) -> None:
    board, left = ruled.ruling.board, ruled.ruling.on_board
    if board is None:
        # The break before "Play" may leave the opponent without a man, and goes on.
        assert left.own > 0
        assert left.opponent > 0 or ruled.stroke.before_play
    else:
        assert 0 in (left.own, left.opponent)
        assert board.winner is Party.OPPONENT or left.own == 0


@many
@given(ruled=ruled_strokes(*ICF))
def test_on_demand_is_one_for_the_striker_and_one_for_the_improper_stroke(ruled: Ruled) -> None:
    board, stroke = ruled.ruling.board, ruled.stroke
    if board is not None:
        faults = int(stroke.pocketed.striker) + int(stroke.improper)
        assert board.on_demand == min(faults, ruled.scene.laws.scoring.most - board.points)
        assert not faults or board.winner is Party.OPPONENT


# ------------------------------------------------------------------------------------------------------------ judge


@given(scene=scenes())
def test_a_possible_act_has_no_problems(scene: Scene) -> None:
    assert problems_of(scene.position, scene.act, scene.laws) == ()


@given(scene=scenes())
def test_the_same_act_is_given_the_same_ruling(scene: Scene) -> None:
    position, act = read_scene(write_scene(scene.position, scene.act))

    assert judge(position, act, scene.laws) == judge(scene.position, scene.act, scene.laws)
