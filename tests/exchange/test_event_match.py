"""A match by the rules of an event, from its file to its state, and a correction of its laws."""

from dataclasses import replace

import pytest

from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.entry.entries import DetailsChanged, LoggedEntry
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.problems import Refused
from carrom_desk.match.record import decide, with_entry
from carrom_desk.rules.edition import EventRules
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.event import of_event
from carrom_desk.rules.ruling import Turn
from tests.match.playing import a_setup, play

LAKE = of_event(ICF_REVISED, "Lake Club 2026", EventRules(own_man_with_striker=Turn.PASSES, queen_points=5))


def test_the_file_keeps_rules_and_gives_the_same_state() -> None:
    record = play("toss a break; p1 X; -; p2 X", replace(a_setup(), laws=LAKE))
    again = read_match(write_match(StoredMatch(MatchId("m1"), record.agreed, record.entries)))

    assert again.setup.laws == LAKE
    assert replay_match(again, rejudge=True).record.state == record.state
    assert not replay_match(again).unlawful


def test_laws_are_corrected_from_the_beginning_unless_another_player_would_be_in_turn() -> None:
    record = play("toss a break; p1; p1 Q", replace(a_setup(), laws=ICF_REVISED))
    corrected = with_entry(record, LoggedEntry(record.next_number, decide(record, DetailsChanged(laws=LAKE))))

    assert corrected.state.setup.laws == LAKE
    later = play("toss a break; p1 X; p1", replace(a_setup(), laws=ICF_REVISED))
    with pytest.raises(Refused) as refused:
        decide(later, DetailsChanged(laws=LAKE))
    assert (refused.value.refusal.at, refused.value.refusal.first) == ("/laws", 2)
