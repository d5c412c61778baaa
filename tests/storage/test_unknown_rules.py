"""A stored match with rules of a later version: it opens, says which they are, and takes nothing more."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.exchange.match_file import read_match, write_match
from carrom_desk.match.entry.entries import PlayCalled
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.problems import InvalidDocument, Reason, Refused
from carrom_desk.match.record import summary_of
from carrom_desk.rules.edition import EventRules
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.event import of_event
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.fakes import StoppedTime
from tests.match.playing import a_setup, play

M1 = MatchId("m1")
LATER = of_event(ICF_REVISED, "Lake Club", EventRules(stroke_s=20), (("slam_points", "20"), ("solo", "[1, 2]")))


def test_it_is_read_kept_whole_and_not_continued(tmp_path: Path) -> None:
    record, agreed = play("toss a break"), replace(a_setup(), laws=LATER)
    with closing(open_database(str(tmp_path / "matches.sqlite3"), as_desk=True)) as database:
        store = SqlHallStore(database)
        store.create(StoredMatch(M1, agreed, record.entries), summary_of(M1, "", record))
        opened = MatchDesk(M1, store, StoppedTime())
        with pytest.raises(Refused, match="does not know: slam_points, solo") as refused:
            opened.submit(PlayCalled())

    text = write_match(opened.stored)
    assert refused.value.refusal.reason is Reason.RULES_UNKNOWN
    assert json.loads(text)["setup"]["laws"]["rules"] == {"stroke_s": 20, "slam_points": 20, "solo": [1, 2]}
    with pytest.raises(InvalidDocument) as invalid:
        read_match(text)
    assert [each.at for each in invalid.value.problems] == [
        f"/setup/laws/rules/{name}" for name in ("slam_points", "solo")
    ]
