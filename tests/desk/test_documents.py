"""Documents about matches: their file names, and formats they do not have."""

from dataclasses import replace

import pytest

from carrom_desk.desk.documents import (
    FORMS,
    BlankReport,
    Form,
    MatchNumbers,
    OtherDocument,
    PlayerReport,
    Subject,
    blank_report,
    day_report,
    document_of,
    match_report,
    stem_of,
    written,
)
from carrom_desk.desk.gathering import DayAsked, Found, chosen, day_found, replayed
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.entry.entries import Amended, DetailsChanged, LoggedEntry
from carrom_desk.match.entry.remark_entries import PlayersNamed
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from carrom_desk.reports.match_documents import Extent, Options
from tests.fakes import SINGLES, MemoryStore, library
from tests.reports.sheets import TOSS, WHITE_BOARD, timed

SETUP = replace(SINGLES, event="Open: 2026", sides=BySide((Player("Asha"),), (Player("Bilal/B"),)))


def stored(name: str = "one") -> StoredMatch:
    record = timed(TOSS, *WHITE_BOARD, setup=SETUP)
    return StoredMatch(MatchId(name), record.agreed, record.entries)


@pytest.fixture
def kept() -> MatchLibrary:
    found = library(MemoryStore())
    found.add(stored())
    return found


def documents(kept: MatchLibrary) -> list[Subject]:
    report = match_report(stored())
    found = chosen(kept, [MatchId("one")])
    return [
        report,
        MatchNumbers(report.match),
        PlayerReport("asha", found.matches),
        day_report("Open: 2026", found),
        day_report("…", found),
        BlankReport(SETUP),
    ]


def test_every_document_has_a_name_for_its_file(kept: MatchLibrary) -> None:
    assert [stem_of(document) for document in documents(kept)] == [
        "table-3-Asha-Bilal-B-2026-11-21-1000",
        "table-3-Asha-Bilal-B-statistics",
        "asha-statistics",
        "Open-2026",
        "matches",
        "blank-sheet",
    ]


BEGINS = {
    Form.PDF: b"%pdf-",
    Form.HTML: b"<!doctype html>",
    Form.XLSX: b"pk",
    Form.ZIP: b"pk",
    Form.MATCH_FILE: b"{",
    Form.SOL: b"[",
    Form.JSON: b"{",
    Form.PNG: b"\x89png",
    Form.CSV: b"\xef\xbb\xbf",
    Form.STROKES: b"\xef\xbb\xbf",
}
EVERY = [(subject, form) for subject, forms in FORMS.items() if subject is not OtherDocument for form in forms]


@pytest.mark.parametrize(
    ("subject", "form"), EVERY, ids=lambda each: each.name if isinstance(each, Form) else each.__name__
)
def test_every_document_is_written_in_every_form(kept: MatchLibrary, subject: type[Subject], form: Form) -> None:
    document = next(each for each in documents(kept) if type(each) is subject)

    content = written(document, form, Options(), f"x{form.ending}").content

    assert content.lower().startswith(BEGINS[form])


@pytest.mark.parametrize(
    ("category", "names"), [("", "A. B."), ("under 14", "A. B."), ("Open", "Asha Banu"), (None, "")]
)
def test_minors_are_told_by_initials(category: str | None, names: str) -> None:
    setup = replace(SETUP, category="Under 14", sides=BySide((Player("Asha Banu"),), (Player("Bilal"),)))
    renamed = DetailsChanged(players=PlayersNamed(b1=Player("Bilal Khan")))
    record = timed(TOSS, renamed, Amended(1, renamed, "typed late"), *WHITE_BOARD, setup=setup)
    match = StoredMatch(MatchId("one"), record.agreed, record.entries)
    found = Found((replayed(match),), ())

    day = day_report("Open", found, initials=category)

    made = [written(day, form, Options(extent=Extent.ALL), "x").content for form in (Form.HTML, Form.JSON, Form.CSV)]
    told = " ".join(content.decode("utf-8") for content in made)
    is_by_initials = category in ("", "under 14")
    assert ("Asha" in told, "Bilal" in told, "Khan" in told) == ((not is_by_initials,) * 3)
    assert not is_by_initials or (names in told and "B. K." in told)
    assert day.matches[0].fingerprint == found.matches[0].fingerprint
    assert any(chapter.attachment for chapter in document_of(day, Options()).chapters) is (category is None)


def test_a_form_that_a_document_does_not_have() -> None:
    with pytest.raises(ValueError, match="BlankReport has no form csv"):
        written(blank_report(doubles=True), Form.CSV, Options(), "x.csv")


def test_a_match_that_contradicts_itself_is_left_out_and_told(kept: MatchLibrary) -> None:
    store = MemoryStore()
    broken = library(store)
    broken.add(stored("good"))
    broken.add(stored("bad"))
    bad = stored("bad")
    store.kept[MatchId("bad")] = replace(bad, entries=(*bad.entries[:1], LoggedEntry(1, bad.entries[0].entry)))

    found = day_found(broken, DayAsked(event="open: 2026"))

    assert [match.stored.id for match in found.matches] == ["good"]
    ((left_out),) = found.left_out
    assert left_out.id == "bad"
    assert left_out.why.endswith(".")


def test_matches_of_another_event_are_no_part_of_a_day(kept: MatchLibrary) -> None:
    assert day_found(kept, DayAsked(event="Other")) == Found((), ())
