"""Corrupted match files and random entries: accepted or refused with a message, never with a traceback or a hang.

The numbers are small here; `packaging/soak.sh` sets them with CARROM_DESK_FILES and CARROM_DESK_SEQUENCES.
"""

import json
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.exchange.codec.document import parse_json
from carrom_desk.exchange.codec.entry_codec import read_logged, write_entry
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.problems import InvalidDocument, Refused
from carrom_desk.match.record import new_record, summary_of
from tests.fakes import DOUBLES, SINGLES, MemoryStore, StoppedTime

from .rubbish import spoilt

pytestmark = pytest.mark.nightly

FILES = int(os.environ.get("CARROM_DESK_FILES", "150"))
SEQUENCES = int(os.environ.get("CARROM_DESK_SEQUENCES", "60"))
MATCHES = Path(__file__).parent.parent / "data" / "matches"
LONGEST_SEQUENCE = 40


def figures(*words: object) -> None:
    sys.stdout.write(" ".join(str(word) for word in words) + "\n")


def sources() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(MATCHES.glob("*.carrom"))]


def test_spoilt_match_files_are_refused_or_played_back() -> None:
    texts, random = sources(), Random(11)
    unclear: list[str] = []
    refused, slowest = 0, 0.0
    for _ in range(FILES):
        text = spoilt(random.choice(texts), random)
        begun = time.monotonic()
        try:
            match = read_match(text)
            replay_match(match)
            assert read_match(write_match(match)) == match
        except InvalidDocument as invalid:
            refused += 1
            unclear += [fault.problem for fault in invalid.problems if not fault.problem.endswith((".", "?", "!"))]
        slowest = max(slowest, time.monotonic() - begun)
    figures(f"{FILES} spoilt match files: {refused} refused, the slowest took {slowest:.2f} s")
    assert unclear == []
    assert refused > 0


@pytest.fixture(scope="module")
def entries() -> list[dict[str, Any]]:
    """Returns entries of every kind from the matches, without rulings."""
    found: dict[str, dict[str, Any]] = {}
    for text in sources():
        for logged in read_match(text).entries:
            written = write_entry(logged.entry)
            written.pop("ruling", None)
            found[json.dumps(written, sort_keys=True)] = written
    return list(found.values())


def test_random_entries_are_refused_or_kept_and_lead_where_their_log_leads(entries: list[dict[str, Any]]) -> None:
    random, kept, refused = Random(13), 0, 0
    for number in range(SEQUENCES):
        store, setup = MemoryStore(), random.choice((SINGLES, DOUBLES))
        match_id = MatchId(f"m{number}")
        store.create(StoredMatch(match_id, setup, ()), summary_of(match_id, "", new_record(setup)))
        desk = MatchDesk(match_id, store, StoppedTime())
        for _ in range(random.randint(1, LONGEST_SEQUENCE)):
            text = json.dumps(random.choice(entries))
            if random.random() < 0.2:
                text = spoilt(text, random)
            try:
                desk.submit(read_logged(parse_json(text), desk.record.next_number).entry)
                kept += 1
            except (InvalidDocument, Refused):
                refused += 1
        assert MatchDesk(match_id, store, StoppedTime()).record == desk.record
        assert replay_match(store.load(match_id)).differences == ()
    figures(f"{SEQUENCES} random sequences: {kept} entries kept, {refused} refused")
    assert kept > 0
    assert refused > 0
