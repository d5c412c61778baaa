"""Reports that were made to keep the one who verifies them waiting."""

import cProfile
import io
import zlib
from collections.abc import Callable
from contextlib import suppress
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.desk.verify.looked_up import ComparedWith, Source
from carrom_desk.desk.verify.report_files import CannotVerify, read_report
from carrom_desk.desk.verify.verification import ReportVerdict, verify
from carrom_desk.match.entry.entries import PlayCalled, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.side import Side
from carrom_desk.reports.match_documents import Options
from tests.fakes import SINGLES, record_of

pytestmark = pytest.mark.nightly


def _stream(content: bytes, many: int = 1) -> bytes:
    """Returns objects with this content, compressed."""
    return b"9 0 obj\n<<>>\nstream\n%b\nendstream\nendobj\n" % zlib.compress(content) * many


MATCH_HEAD = b'{"format": "carrom-desk/match", '
SLOW: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "ends": ("pdf", lambda pdf: pdf + b"startxref\n1\n%%EOF\n" * 300_000),
    "streams": ("pdf", lambda pdf: b"%PDF-1.7\n" + _stream(b"x", 50_000) + pdf),
    "a stream that is endless unpacked": ("pdf", lambda pdf: b"%PDF-1.7\n" + _stream(bytes(110_000_000)) + pdf),
    "a match that is endless unpacked": ("pdf", lambda _: b"%PDF-1.7\n" + _stream(MATCH_HEAD + b" " * 110_000_000)),
    "matches without an end": ("pdf", lambda _: b"%PDF" + b"-stream\n" + zlib.compress(MATCH_HEAD) * 300_000),
    "tags": ("html", lambda _: b"<body>" + b"<a " * 300_000),
    "settings": ("html", lambda _: b'<meta name="a" content=' * 300_000),
    "words": ("html", lambda _: b"<body>" + b"a b " * 300_000),
    "rows": ("csv", lambda _: b"a,b\n" * 300_000),
}
MOST_CALLS = 5_000_000
"""Some five seconds; a genuine report of some twenty entries takes a fifth."""


def _read(content: bytes, ending: str) -> None:
    with suppress(CannotVerify):
        source = Source(MATCH, ComparedWith.FILE)
        assert verify(read_report(content, f"x.{ending}"), [source]).verdict is not ReportVerdict.TRUE


MATCH = StoredMatch(MatchId("m1"), SINGLES, record_of(Toss(Side.B, TossChoice.BREAK), PlayCalled()).entries)


@pytest.mark.parametrize("kind", SLOW)
def test_nobody_waits_for_a_report_made_to_be_slow(kind: str) -> None:
    ending, make = SLOW[kind]
    content = make(written(match_report(MATCH), Form.PDF, Options(), "x").content)
    profile = cProfile.Profile()

    profile.runcall(_read, content, ending)

    assert sum(entry.callcount for entry in profile.getstats()) < MOST_CALLS


def test_a_workbook_that_is_endless_unpacked_is_not_read() -> None:
    packed = io.BytesIO(written(match_report(MATCH), Form.XLSX, Options(), "x").content)
    with ZipFile(packed, "a", ZIP_DEFLATED) as book:
        book.writestr("xl/endless.xml", bytes(110_000_000))

    _read(packed.getvalue(), "xlsx")
