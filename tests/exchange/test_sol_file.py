"""Files of SoL's: packed or plain by their name."""

import gzip

import pytest

from carrom_desk.exchange import sol_file
from carrom_desk.exchange.sol_document import sol_document
from carrom_desk.exchange.sol_file import sol_bytes, sol_text
from carrom_desk.match.problems import InvalidDocument
from tests.exchange.sol_documents import stored


def test_a_plain_file_holds_the_document() -> None:
    content, notes = sol_bytes([stored()], "match.sol", event="Open", season="2026", organiser="Pune")

    export = sol_document([stored()], event="Open", season="2026", organiser="Pune")
    assert (content.decode(), notes) == (export.text, export.notes)
    assert sol_text(content, "match.sol") == export.text


def test_a_packed_file_holds_the_same_and_nothing_of_when_it_was_packed() -> None:
    content, _ = sol_bytes([stored()], "match.sol.gz")

    assert gzip.decompress(content).decode() == sol_document([stored()]).text
    assert content[4:8] == b"\0\0\0\0"
    assert sol_text(content, "match.sol.gz") == sol_document([stored()]).text


@pytest.mark.parametrize("name", ["match.SOL.GZ", "match.gz", "match.sol.gz.sol"])
def test_only_the_very_ending_says_that_a_file_is_packed(name: str) -> None:
    content, _ = sol_bytes([stored()], name)

    assert content.startswith(b"[")


PACKED = gzip.compress(b"clubs: []")

BROKEN: dict[str, tuple[bytes, str, str]] = {
    "not packed": (b"clubs: []", "a.sol.gz", "cannot be unpacked"),
    "packed but cut off": (PACKED[:-12], "a.sol.gz", "cannot be unpacked"),
    "packed wrongly": (PACKED[:12] + b"\xff\xff" + PACKED[14:], "a.sol.gz", "cannot be unpacked"),
    "packed, its name not": (PACKED, "a.sol", "not UTF-8 text: byte 2"),
    "not UTF-8": ("clubs: [é]".encode("latin-1"), "a.sol", "not UTF-8 text: byte 9"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_refused(case: str) -> None:
    content, name, said = BROKEN[case]

    with pytest.raises(InvalidDocument, match=said):
        sol_text(content, name)


def test_a_mark_of_byte_order_is_no_text() -> None:
    assert sol_text("\ufeffclubs: []".encode(), "a.sol") == "clubs: []"


@pytest.mark.parametrize("name", ["a.sol", "a.sol.gz"])
def test_a_file_that_unpacks_without_end_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sol_file, "LONGEST_FILE", 1_000)
    content = b" " * 1_001

    with pytest.raises(InvalidDocument, match="too large"):
        sol_text(gzip.compress(content) if name == "a.sol.gz" else content, name)
