"""Matches gathered for a document."""

from dataclasses import replace

from carrom_desk.desk.gathering import DayAsked, day_found, player_found
from carrom_desk.match.store import MatchId
from tests.fakes import SINGLES, MemoryStore, desk, library


def test_what_lies_in_the_bin_is_in_no_report_until_it_is_back() -> None:
    store = MemoryStore()
    for event in ("Open", "Open", "Cup"):
        desk(setup=replace(SINGLES, event=event), store=store)
    matches = library(store)
    asked = DayAsked(event="Open")
    matches.delete([MatchId("m1")])

    assert [match.id for match in day_found(matches, asked, version="1").matches] == ["m2"]
    assert len(player_found(matches, "Player A1", version="1").matches) == 2

    matches.put_back([MatchId("m1")])
    assert [match.id for match in day_found(matches, asked, version="1").matches] == ["m2", "m1"]
