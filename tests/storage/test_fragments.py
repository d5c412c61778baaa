"""Rows are found in the bytes of a file, even if the pages that refer to them are damaged."""

import json
from pathlib import Path

import pytest

from carrom_desk.match.entry.entries import Noted
from carrom_desk.storage.database import open_database
from carrom_desk.storage.fragments import EntryFragment, assembled
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.page_search import PageSearch
from tests.storage.stored_matches import OPENING, begun

LONG = Noted("Ünïcode, " * 210)
LONGER = Noted("too long for two pages " * 80)


@pytest.fixture
def raw(file: Path) -> bytes:
    """Returns the bytes of a database with two matches, one with overflow pages."""
    database = open_database(str(file))
    store = SqlMatchStore(database)
    begun(store, "m1", *OPENING)
    begun(store, "a-long-name-" * 12, *OPENING, LONG, Noted("short"), LONGER)
    database.close()
    return file.read_bytes()


def found(raw: bytes) -> dict[str, int]:
    """Returns the entries of each match that can be reassembled."""
    search = PageSearch(raw)
    heads, scraps = list(search.heads()), list(search.entries())
    ids = {head.match_id for head in heads}
    whole = [assembled(each, [head for head in heads if head.match_id == each], _of(each, scraps)) for each in ids]
    return {match.id: len(match.entries) for match in whole if match is not None and match.is_proved}


def _of(match_id: str, scraps: list[EntryFragment]) -> list[EntryFragment]:
    return [scrap for scrap in scraps if scrap.match_id == match_id]


def test_every_row_is_found_without_its_table(raw: bytes) -> None:
    assert found(raw) == {"m1": 5, "a-long-name-" * 12: 8}


def test_the_first_page_is_not_needed(raw: bytes) -> None:
    assert found(b"\xa5" * 4_096 + raw[4_096:]) == {"m1": 5, "a-long-name-" * 12: 8}


def test_the_heads_of_pages_are_not_needed(raw: bytes) -> None:
    spoilt = bytearray(raw)
    for page in range(0, len(raw), 4_096):
        if raw[page] in (0x02, 0x05, 0x0A, 0x0D):  # the four kinds of pages with rows
            spoilt[page : page + 8] = b"\0" * 8

    assert found(bytes(spoilt)) == {"m1": 5, "a-long-name-" * 12: 8}


@pytest.mark.parametrize(
    "rubbish", [b"", b"\x81\x0d\x81\x0d", b'{"category":', b"\x81\x0d" * 5_000, b'\x2b{"category":' * 500]
)
def test_what_looks_like_a_row_and_is_none_is_passed_over(rubbish: bytes) -> None:
    assert found(rubbish) == {}


def test_of_a_setup_that_is_cut_short_no_match_is_made(raw: bytes) -> None:
    at = raw.rindex(b'{"category":')

    assert all(json.loads(head.setup) for head in PageSearch(raw[: at + 40]).heads())


def test_a_row_that_goes_on_in_a_circle_is_passed_over(raw: bytes) -> None:
    spoilt = bytearray(raw)
    for page in range(len(raw) // 4_096):
        if raw[page * 4_096] == 0:  # a page of what goes on: its first bytes name the next, here itself
            spoilt[page * 4_096 : page * 4_096 + 4] = (page + 1).to_bytes(4, "big")

    assert found(bytes(spoilt))["m1"] == 5
