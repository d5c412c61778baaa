"""Every law that the digest marks as ruled on, or that an edition can cite, has a ruling case."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from carrom_desk import rules
from carrom_desk.exchange.laws.law_digest import DigestRow, LawKind, every_row, load_digest
from carrom_desk.resources import resource_path
from carrom_desk.rules.acts import Incident, IncidentKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.event import READINGS
from carrom_desk.rules.laws import Law
from carrom_desk.rules.ruling import Call
from carrom_desk.rules.texts.readings import Reading
from tests.rules.notation import read_scene
from tests.rules.ruling_rows import RulingRow, ruling_rows

ROWS = ruling_rows()

# What no ruling on an act can rest on: they settle placing and the course of games.
READINGS_OF_THE_MATCH = {
    Reading.FORGO_DUES_ONLY,
    Reading.FORGO_AVAILABLE_ONLY,
    Reading.CLUB_NEXT_BREAKER,
    Reading.DOUBLES_FIRST_BREAK,
    Reading.EXTRA_BOARD_AGAIN,
}
READINGS_OF_AN_ACT = sorted({*Reading} - READINGS_OF_THE_MATCH - {*READINGS.values()}, key=str)


def rows_of(edition: Edition) -> list[RulingRow]:
    return [row for row in ROWS if row.laws is edition]


def digest(edition: Edition) -> tuple[DigestRow, ...]:
    return load_digest(resource_path(f"laws/{edition}.toml").read_text(encoding="utf-8"))


def without_a_case(laws: tuple[DigestRow, ...], shown: Iterable[str]) -> list[str]:
    """Returns the laws without a case; a case for one of its paragraphs covers a law."""
    shown = set(shown)
    return [
        row.number
        for row in every_row(laws)
        if row.kind is LawKind.RULED
        and row.handled.startswith("carrom_desk.rules.")
        and not any(each == row.number or each.startswith((f"{row.number}(", f"{row.number} ")) for each in shown)
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_ruled_law_has_a_case(edition: Edition) -> None:
    shown = {number for row in rows_of(edition) for number in (*row.cited, *row.shows)}

    assert without_a_case(digest(edition), shown) == []


def laws_of_rulings() -> set[Law]:
    """Returns the laws that the rulings on acts refer to."""
    folder = Path(rules.__file__).parent
    files = (*(folder / "icf").glob("*.py"), *(folder / f"{name}.py" for name in ("clubs", "judge", "ruling")))
    names = {name for file in files for name in re.findall(r"\bLaw\.([A-Z_0-9]+)", file.read_text(encoding="utf-8"))}
    return {Law[name] for name in names}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_law_that_a_ruling_can_cite_is_cited_by_a_case(edition: Edition) -> None:
    cited = {number for row in rows_of(edition) for number in row.cited}
    numbers = {number for law, number in edition.numbers.items() if law in laws_of_rulings()}

    assert sorted(numbers - cited) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_cases_name_only_laws_that_the_digest_has(edition: Edition) -> None:
    known = {row.number for row in every_row(digest(edition))}
    named = {number for row in rows_of(edition) for number in (*row.cited, *row.shows)}

    assert sorted(named - known) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_law_that_can_be_cited_is_in_the_digest(edition: Edition) -> None:
    known = {row.number for row in every_row(digest(edition))}

    assert sorted(set(edition.numbers.values()) - known - {"Striking"}) == []


def test_a_law_without_a_case_would_be_found() -> None:
    part = DigestRow("3(a)", "part", "P.", LawKind.RULED, "carrom_desk.rules.judge")
    law = DigestRow("3", "law", "L.", LawKind.RULED, "carrom_desk.rules.judge", parts=(part,))
    other = DigestRow("30", "other", "O.", LawKind.RULED, "carrom_desk.match.placing")

    assert without_a_case((law, other), ()) == ["3", "3(a)"]
    assert without_a_case((law, other), ("3",)) == ["3(a)"]
    assert without_a_case((law, other), ("3(a)",)) == []
    assert without_a_case((law, other), ("30", "3(b)")) == ["3(a)"]


@pytest.mark.parametrize("reading", READINGS_OF_AN_ACT, ids=str)
def test_every_reading_of_an_act_has_a_case(reading: Reading) -> None:
    assert any(reading in row.readings for row in ROWS)


@pytest.mark.parametrize("reading", READINGS_OF_AN_ACT, ids=str)
def test_a_reading_is_held_by_the_editions_whose_cases_rest_on_it(reading: Reading) -> None:
    held = {edition.id for edition in EDITIONS if reading in edition.readings}

    assert {row.edition.id for row in ROWS if reading in row.readings} == held


@pytest.mark.parametrize("reading", sorted(READINGS_OF_THE_MATCH, key=str), ids=str)
def test_readings_of_the_match_have_none(reading: Reading) -> None:
    assert not any(reading in row.readings for row in ROWS)


def test_every_law_has_a_number_somewhere() -> None:
    numbered = {law for edition in EDITIONS for law in edition.numbers}

    assert [law.name for law in Law if law not in numbered] == []


@pytest.mark.parametrize("call", sorted(set(Call) - {Call.PLAY}))
def test_every_call_that_follows_an_act_has_a_case(call: Call) -> None:
    assert any(call in row.calls for row in ROWS)


@pytest.mark.parametrize("edition", [each for each in EDITIONS if each.incidents])
def test_every_act_that_loses_the_board_has_a_case(edition: Edition) -> None:
    acts = [read_scene(row.act)[1] for row in rows_of(edition)]
    kinds: set[IncidentKind] = {act.kind for act in acts if isinstance(act, Incident)}

    assert kinds == edition.incidents
