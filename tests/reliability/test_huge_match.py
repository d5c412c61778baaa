"""Huge matches work in all operations, in proportional time.

`packaging/soak.sh` sets the number of entries with CARROM_DESK_ENTRIES; only then are times compared.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from time import process_time

from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.desk.imports import Relation, import_match, look_into
from carrom_desk.desk.match_desk import SystemTime
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.ports.store import MatchId, unwatched
from carrom_desk.reports.match_documents import Options
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import SINGLES, stroke
from tests.storage.stored_matches import OPENING

ENTRIES = int(os.environ.get("CARROM_DESK_ENTRIES", "400"))
LEAST_TO_COMPARE = 4_000
MOST = 2.6
"""Maximum ratio of times for twice as many entries, allowing for other load."""
FORMS = (Form.HTML, Form.CSV, Form.STROKES, Form.MATCH_FILE)


class Ways:
    """Processor time of each operation on a match, in seconds."""

    def __init__(self, folder: Path, entries: int) -> None:
        self.seconds: dict[str, float] = {}
        folder.mkdir()
        service, other = (SqlDatabaseService(str(folder / name)) for name in ("here.sqlite3", "there.sqlite3"))
        here, there = (MatchLibrary(each.open(), SystemTime(), lambda: MatchId("m1")) for each in (service, other))
        desk = here.begin(SINGLES)
        for entry in OPENING:
            desk.submit(entry)
        with self._timed("recorded"):
            for _ in range(entries):
                desk.submit(stroke())
        file = folder / "match.carrom"
        with self._timed("exported"):
            file.write_text(write_match(here.store.load(desk.id)), encoding="utf-8")
        with self._timed("imported"):
            import_match(there, look_into(there, str(file)))
        with self._timed("opened"):
            assert there.open(desk.id).record.entries == desk.record.entries
        with self._timed("reported"):
            report = match_report(there.store.load(desk.id), version="1")
            for form in FORMS:
                assert written(report, form, Options(), f"m{form.ending}").content
        with self._timed("checked"):
            assert other.check(unwatched).faults == ()
        assert look_into(there, str(file)).likeness is Relation.SAME
        for each in (service, other):
            each.close()

    @contextmanager
    def _timed(self, way: str) -> Iterator[None]:
        began = process_time()
        yield
        self.seconds[way] = process_time() - began


def test_a_huge_match_goes_every_way(tmp_path: Path) -> None:
    sizes = (ENTRIES // 4, ENTRIES // 2, ENTRIES)

    ways = [Ways(tmp_path / str(size), size).seconds for size in sizes]

    for way in ways[0]:
        told = ", ".join(f"{size} in {each[way]:.1f} s" for size, each in zip(sizes, ways, strict=True))
        sys.stdout.write(f"entries {way}: {told}\n")
    if ENTRIES >= LEAST_TO_COMPARE:
        slow = {way for half, whole in pairwise(ways) for way in half if whole[way] > MOST * half[way]}
        assert slow == set()
