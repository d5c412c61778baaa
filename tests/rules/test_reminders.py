"""Every law that has a reminder is shown at some moment, with the edition's number."""

import pytest

from carrom_desk.exchange.laws.law_digest import LawKind, every_row, load_digest
from carrom_desk.i18n import in_english
from carrom_desk.resources import resource_path
from carrom_desk.rules.breaches import CATALOGUE
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.reminders import Occasion

HEADINGS = {"41", "14", "65", "38", "66", "39", "69", "42", "70", "43", "94", "Other Rules"}
"""Laws that consist of their paragraphs."""


def laws_at(moment: Occasion, edition: Edition, *, doubles: bool = False) -> list[str]:
    return [edition.numbers[reminder.law] for reminder in edition.reminders_at(moment, doubles=doubles)]


def cited(edition: Edition) -> set[str]:
    return {
        law for moment in Occasion for doubles in (False, True) for law in laws_at(moment, edition, doubles=doubles)
    }


def numbers(edition: Edition, kind: LawKind | None = None) -> set[str]:
    text = resource_path(f"laws/{edition.digest}").read_text(encoding="utf-8")
    rows = every_row(load_digest(text))
    return {row.number for row in rows if kind is None or row.kind is kind}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_law_to_be_shown_has_its_reminder(edition: Edition) -> None:
    # What looks like a breach and is none is shown beside the breach.
    allowed = {edition.numbers.get(each.law) for entry in CATALOGUE for each in entry.allowed}

    assert numbers(edition, LawKind.SHOWN) - HEADINGS <= cited(edition) | allowed


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reminder_cites_a_law_that_exists(edition: Edition) -> None:
    assert cited(edition) <= numbers(edition)


@pytest.mark.parametrize("edition", [ICF_REVISED, ICF_1993])
@pytest.mark.parametrize("moment", Occasion)
def test_the_laws_of_the_federation_have_something_to_say_at_almost_every_moment(
    edition: Edition, moment: Occasion
) -> None:
    is_silent = edition is ICF_1993 and moment is Occasion.BEFORE_STROKE

    assert bool(laws_at(moment, edition)) is not is_silent


def test_an_edition_that_is_silent_reminds_of_nothing() -> None:
    assert [laws_at(moment, TECHNITIA_2K20) for moment in Occasion] == [[]] * len(Occasion)


@pytest.mark.parametrize(
    ("moment", "edition", "laws"),
    [
        (Occasion.BEFORE_TOSS, ICF_REVISED, ["39", "TRIAL BOARD"]),
        (Occasion.BEFORE_BREAK, ICF_REVISED, ["41(a)", "122(a)", "41(b)"]),
        (Occasion.BEFORE_BREAK, ICF_1993, ["14(a)", "14(b)"]),
        (Occasion.QUEEN_BACK, ICF_REVISED, ["93", "94(a)"]),
        (Occasion.PLACING, CLUB, ["Other Rules 1"]),
        (Occasion.AFTER_STROKE, CLUB, ["Other Rules 2", "Other Rules 3"]),
    ],
)
def test_a_moment_has_its_reminders_in_order(moment: Occasion, edition: Edition, laws: list[str]) -> None:
    assert laws_at(moment, edition) == laws


def test_how_the_players_sit_is_told_by_how_many_they_are() -> None:
    assert laws_at(Occasion.SEATING, ICF_REVISED) == ["27", "41(a)"]
    assert laws_at(Occasion.SEATING, ICF_1993, doubles=True) == ["2", "14(a)"]


def test_the_older_laws_know_exactly_two_trial_boards() -> None:
    revised, older = (
        edition.reminders_at(Occasion.BEFORE_TOSS, doubles=False)[1] for edition in (ICF_REVISED, ICF_1993)
    )

    assert revised.law is older.law
    assert in_english(revised.words) == "Both sides may have a short practice now."
    assert in_english(older.words).startswith("Exactly two trial boards now, one for each side")


def test_reminders_are_whole_sentences() -> None:
    for edition in (ICF_REVISED, ICF_1993, CLUB):
        for moment in Occasion:
            assert all(reminder.words.text.endswith(".") for reminder in edition.reminders.get(moment, ()))
