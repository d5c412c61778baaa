"""Former keywords, now stored as fields: read only from databases of that time."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from carrom_desk.match.entry.entries import BoardReplayed, DecisionSource, LoggedEntry, Override, ReplayGround
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import MatchRecord, summary_of
from carrom_desk.match.setup import Setup
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from carrom_desk.storage.recovery.integrity import full_check
from tests.match.playing import a_setup, enter, play

M1 = MatchId("m1")
ON_PAPER = Override("As it is written on the paper sheet", board=BoardResult(Party.OWN, 5))
NO_ROOM = BoardReplayed("No room (law 142)")


def record_of(event: str) -> MatchRecord:
    setup: Setup = replace(a_setup(), event=event)
    return enter(play("toss a break; -", setup), ON_PAPER, NO_ROOM)


@pytest.mark.parametrize(
    ("event", "is_former", "is_practice"),
    [
        ("PRACTICE", True, True),
        ("PRACTICE: Open", True, True),
        ("PRACTICE CUP", True, False),
        ("PRACTICE", False, False),
        ("PRACTICE: Open", False, False),
    ],
)
def test_words_of_former_matches_alone_carry_a_meaning(
    tmp_path: Path, event: str, is_former: bool, is_practice: bool
) -> None:
    file = tmp_path / "matches.sqlite3"
    record = record_of(event)
    with closing(open_database(str(file), as_desk=True)) as database:
        match = StoredMatch(M1, record.agreed, record.entries)
        SqlHallStore(database).create(match, summary_of(M1, "", record))
    if is_former:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE matches SET former = length")
            connection.commit()
    with closing(open_database(str(file), as_desk=True)) as database:
        store = SqlHallStore(database)
        store.append(M1, LoggedEntry(4, NO_ROOM), summary_of(M1, "", record))
        found = store.load(M1)
        entries = [logged.entry for logged in found.entries]

        assert found.setup.practice is is_practice
        assert store.stretch(M1, 0, 1).is_practice is is_practice
        assert isinstance(entries[2], Override)
        assert entries[2].source is (DecisionSource.PAPER if is_former else None)
        grounds = [entry.law for entry in entries if isinstance(entry, BoardReplayed)]
        assert grounds == [ReplayGround.BASE_LINES_BLOCKED if is_former else None, None]
        assert full_check(database).is_sound


def test_the_fields_count_wherever_they_are(tmp_path: Path) -> None:
    record = play("toss a break", replace(a_setup(), event="PRACTICE CUP", practice=True))
    with closing(open_database(str(tmp_path / "matches.sqlite3"), as_desk=True)) as database:
        store = SqlHallStore(database)
        store.create(StoredMatch(M1, record.agreed, record.entries), summary_of(M1, "", record))

        assert store.load(M1).setup.practice
        assert store.stretch(M1, 0, 1).is_practice
