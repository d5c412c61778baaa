"""A recorded match, played through the real window and stored in a real database, ends as recorded."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.exchange.match_file import read_match
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.replay import replay
from carrom_desk.storage.hall_store import SqlHallStore
from tests.e2e.referee import Referee
from tests.fakes import StoppedTime
from tests.gui.hands import Hands
from tests.storage.stored_matches import opened

pytestmark = pytest.mark.nightly

MATCHES = Path(__file__).parent.parent / "data" / "matches"
PLAYED = MatchId("played")


def recorded(name: str) -> StoredMatch:
    return read_match((MATCHES / f"{name}.carrom").read_text(encoding="utf-8"))


def end_of(name: str) -> dict[str, object]:
    end: dict[str, object] = json.loads((MATCHES / f"{name}.state.json").read_text(encoding="utf-8"))
    assert end
    return end


@contextmanager
def library_on(file: Path, now: StoppedTime) -> Iterator[MatchLibrary]:
    with opened(file, as_desk=True) as database:
        yield MatchLibrary(SqlHallStore(database), now, lambda: PLAYED)


NAMES = (
    "icf-revised-singles-12",
    "icf-1993-singles-14",
    "technitia-2k20-singles-15",
)
"""Three further matches are played in test_one_device."""


@pytest.mark.parametrize("name", NAMES)
def test_a_match_played_by_hand_ends_as_recorded(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    match, now = recorded(name), StoppedTime()
    with library_on(tmp_path / "matches.sqlite3", now) as library:
        library.begin(match.setup)
        hands = Hands(qtbot, now=now, opened=library, match_id=PLAYED)
        referee = Referee(hands)
        for logged in match.entries:
            referee.enter(logged.entry)

        assert write_state(hands.record.state) == write_state(replay(match.setup, match.entries).record.state)
        kept = library.store.load(PLAYED)
        assert replay(kept.setup, kept.entries).record == hands.record
    recorded_end = end_of(name)
    played_end = json.loads(json.dumps(write_state(hands.record.state)))
    assert {key: played_end[key] for key in recorded_end} == recorded_end


def test_a_match_broken_off_half_way_goes_on_exactly_where_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    match, now, file = recorded("icf-revised-singles-11-cut-40"), StoppedTime(), tmp_path / "matches.sqlite3"
    half = len(match.entries) // 2
    with library_on(file, now) as library:
        library.begin(match.setup)
        hands = Hands(qtbot, now=now, opened=library, match_id=PLAYED)
        for logged in match.entries[:half]:
            Referee(hands).enter(logged.entry)
        before = hands.record
        hands.window.close()

    with library_on(file, now) as library:
        again = Hands(qtbot, now=now, opened=library)
        again.key("enter")  # go on
        assert again.record == before
        for logged in match.entries[half:]:
            Referee(again).enter(logged.entry)

        assert write_state(again.record.state) == write_state(replay(match.setup, match.entries).record.state)
