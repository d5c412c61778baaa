"""Match files before and after import."""

from dataclasses import replace
from pathlib import Path

import pytest

from carrom_desk.desk.imports import FoundInFile, Relation, import_match, look_into
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.entry.entries import LoggedEntry, Noted, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId, MatchQuery, StoredMatch
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.side import Side
from tests.fakes import SINGLES, MemoryStore, library, stroke

TOSS = Toss(Side.A, TossChoice.BREAK)
MATCH = StoredMatch(MatchId("m1"), SINGLES, (LoggedEntry(0, TOSS), LoggedEntry(1, stroke(2))))
LONGER = replace(MATCH, entries=(*MATCH.entries, LoggedEntry(2, Noted("rain"))))


def written(folder: Path, match: StoredMatch = MATCH) -> str:
    path = folder / f"{len(match.entries)}.carrom"
    path.write_text(write_match(match), encoding="utf-8")
    return str(path)


def found(matches: MatchLibrary, folder: Path, match: StoredMatch = MATCH) -> FoundInFile:
    return look_into(matches, written(folder, match))


def entries(store: MemoryStore, match_id: str = "m1") -> int:
    return len(store.kept[MatchId(match_id)].entries)


def test_a_new_match_is_taken_in(tmp_path: Path) -> None:
    store = MemoryStore()
    new = found(library(store), tmp_path)

    assert (new.likeness, new.stored, new.is_in_trash, store.kept) == (Relation.NEW, None, False, {})
    import_match(library(store), new)

    assert store.kept[MatchId("m1")].entries == new.match.entries


def test_the_same_match_again_changes_nothing(tmp_path: Path) -> None:
    store = MemoryStore()
    matches = library(store)
    import_match(matches, found(matches, tmp_path))
    before = dict(store.kept)

    again = found(matches, tmp_path)
    assert (again.likeness, again.is_in_trash, again.stored_entries) == (Relation.SAME, False, 2)
    import_match(matches, again)

    assert store.kept == before


def test_the_same_match_comes_back_from_the_bin(tmp_path: Path) -> None:
    matches = library()
    import_match(matches, found(matches, tmp_path))
    matches.store.delete([MATCH.id])

    again = found(matches, tmp_path)
    assert (again.likeness, again.is_in_trash) == (Relation.SAME, True)
    import_match(matches, again)

    assert [summary.id for summary in matches.store.matches(MatchQuery())] == ["m1"]


@pytest.mark.parametrize(("here", "comes"), [(MATCH, LONGER), (LONGER, MATCH)])
def test_one_that_went_on_takes_the_others_place(tmp_path: Path, here: StoredMatch, comes: StoredMatch) -> None:
    store = MemoryStore()
    matches = library(store)
    import_match(matches, found(matches, tmp_path, here))

    other = found(matches, tmp_path, comes)
    assert (other.likeness, other.stored_entries) == (Relation.OTHER, len(here.entries))
    import_match(matches, other)

    assert entries(store) == len(comes.entries)


@pytest.mark.parametrize("name", ["cup.sol", "cup.sol.gz", "cup.SOL.gz.box"])
def test_a_file_of_sol_is_no_match_and_says_where_it_belongs(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"clubs: []")

    with pytest.raises(InvalidDocument) as found:
        look_into(library(), str(tmp_path / name))

    assert "“Pairings from SoL”" in str(found.value.problems[0].problem)


def test_bytes_that_are_no_text_say_which(tmp_path: Path) -> None:
    path = tmp_path / "x.carrom"
    path.write_bytes(b"{}\xff")

    with pytest.raises(InvalidDocument, match="Byte 3"):
        look_into(library(), str(path))


def test_a_file_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path)
    monkeypatch.setattr("carrom_desk.desk.imports.LONGEST_FILE", 10)
    monkeypatch.setattr(Path, "read_bytes", lambda _: pytest.fail("it is read"))

    with pytest.raises(InvalidDocument, match="too large"):
        look_into(library(), path)
