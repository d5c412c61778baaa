"""Own and opponent: what is the same when the board is turned round."""

from dataclasses import replace

from hypothesis import assume, given
from hypothesis import strategies as st

from carrom_desk.rules.acts import Incident, IncidentKind, Violation
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import ByParty, Party, QueenPlace, men_of, seen_by_other, sum_of
from carrom_desk.rules.ruling import BoardResult, Ruling
from tests.rules.strategies import CLUBS, ICF, Scene, editions, positions, scenes

COUNTS = st.builds(ByParty, st.integers(0, 9), st.integers(0, 9))


def mirrored(ruling: Ruling) -> Ruling:
    """A ruling that leaves the turn alone, as the other party reads it."""
    board = ruling.board
    return replace(
        ruling,
        place=replace(ruling.place, men=ruling.place.men.swapped()),
        due=ruling.due.swapped(),
        on_board=ruling.on_board.swapped(),
        queen=ruling.queen.swapped(),
        has_pocketed=ruling.has_pocketed.swapped(),
        board=None if board is None else BoardResult(board.winner.other, board.points, board.on_demand),
    )


@given(scene=scenes())
def test_seen_twice_from_the_other_side_a_position_is_itself(scene: Scene) -> None:
    assert seen_by_other(seen_by_other(scene.position)) == scene.position
    assert seen_by_other(scene.position).on_board.own == scene.position.on_board.opponent


@given(data=st.data(), laws=editions(*ICF))
def test_a_technical_foul_costs_both_sides_the_same(data: st.DataObject, laws: Edition) -> None:
    edition = laws
    position = data.draw(positions(edition))
    assume(not position.queen.is_waiting)
    by_player = judge(position, Violation(Party.OWN, before_first_stroke=True), edition)
    by_other = judge(seen_by_other(position), Violation(Party.OPPONENT), edition)

    assert mirrored(by_player) == replace(by_other, laws=by_player.laws)
    assert by_player.laws[1:] == by_other.laws[1:]


@given(data=st.data(), laws=editions(*ICF))
def test_an_act_that_loses_the_board_costs_both_sides_the_same(data: st.DataObject, laws: Edition) -> None:
    edition = laws
    position = data.draw(positions(edition))
    kind = data.draw(st.sampled_from(sorted(edition.incidents)))
    by_player = judge(position, Incident(kind, Party.OWN), edition)
    by_other = judge(seen_by_other(position), Incident(kind, Party.OPPONENT), edition)

    assert mirrored(by_player) == by_other


@given(data=st.data(), laws=editions(*CLUBS))
def test_the_clubs_take_a_man_for_a_breach_of_either_side(data: st.DataObject, laws: Edition) -> None:
    position = data.draw(positions(laws))
    for party in Party:
        ruling = judge(position, Violation(party), laws)
        owed = sum_of(position.due, men_of(party, 1))
        assert sum_of(ruling.due, ruling.place.men).of(party) == owed.of(party)


@given(counts=COUNTS, others=COUNTS)
def test_pairs_keep_to_their_party(counts: ByParty[int], others: ByParty[int]) -> None:
    for party in Party:
        assert counts.swapped().of(party) == counts.of(party.other)
        assert sum_of(counts, others).of(party) == counts.of(party) + others.of(party)
        assert counts.with_(party, 4).of(party) == 4
        assert counts.with_(party, 4).of(party.other) == counts.of(party.other)
        assert counts.map(lambda men: men + 1).of(party) == counts.of(party) + 1


def test_a_queen_changes_hands_only_when_she_is_in_some() -> None:
    assert {place: place.swapped() for place in QueenPlace if place.swapped() is not place} == {
        QueenPlace.OWN: QueenPlace.OPPONENT,
        QueenPlace.OPPONENT: QueenPlace.OWN,
    }


def test_there_are_two_parties() -> None:
    assert [party.other for party in Party] == list(reversed(Party))
    assert len(IncidentKind) == 4
