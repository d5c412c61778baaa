"""Symmetry of own and opponent: properties that stay the same when sides are swapped."""

from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.position import ByParty, Party, QueenPlace, seen_by_other, sum_of
from tests.rules.strategies import Scene, scenes

COUNTS = st.builds(ByParty, st.integers(0, 9), st.integers(0, 9))


@given(scene=scenes())
def test_seen_twice_from_the_other_side_a_position_is_itself(scene: Scene) -> None:
    assert seen_by_other(seen_by_other(scene.position)) == scene.position
    assert seen_by_other(scene.position).on_board.own == scene.position.on_board.opponent


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
