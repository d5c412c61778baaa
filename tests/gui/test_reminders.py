"""Reminders: every law that is to be shown is, at some moment, by the number that the edition gives it."""

import pytest

from carrom_desk.exchange.law_digest import LawKind, every_row, load_digest
from carrom_desk.gui.reminders import Moment, reminders_for
from carrom_desk.resources import resource_path
from carrom_desk.rules.edition_id import EditionId

HEADINGS = {"41", "14", "65", "38", "66", "39", "69", "42", "70", "43", "94", "Other Rules"}
"""Laws whose paragraphs say it all."""


def cited(edition: EditionId) -> set[str]:
    return {reminder.law for moment in Moment for reminder in reminders_for(moment, edition)}


def numbers(edition: EditionId, kind: LawKind | None = None) -> set[str]:
    text = resource_path(f"laws/{edition}.toml").read_text(encoding="utf-8")
    rows = every_row(load_digest(edition, text))
    return {row.number for row in rows if kind is None or row.kind is kind}


@pytest.mark.parametrize("edition", EditionId)
def test_every_law_to_be_shown_has_its_reminder(edition: EditionId) -> None:
    assert numbers(edition, LawKind.SHOWN) - HEADINGS <= cited(edition)


@pytest.mark.parametrize("edition", EditionId)
def test_a_reminder_cites_a_law_that_exists(edition: EditionId) -> None:
    assert cited(edition) <= numbers(edition)


@pytest.mark.parametrize("edition", [EditionId.ICF_REVISED, EditionId.ICF_1993])
@pytest.mark.parametrize("moment", Moment)
def test_the_laws_of_the_federation_have_something_to_say_at_almost_every_moment(
    edition: EditionId, moment: Moment
) -> None:
    is_silent = edition is EditionId.ICF_1993 and moment is Moment.BEFORE_STROKE

    assert bool(reminders_for(moment, edition)) is not is_silent


def test_an_edition_that_is_silent_reminds_of_nothing() -> None:
    assert [reminders_for(moment, EditionId.TECHNITIA_2K20) for moment in Moment] == [()] * len(Moment)


@pytest.mark.parametrize(
    ("moment", "edition", "laws"),
    [
        (Moment.BEFORE_TOSS, EditionId.ICF_REVISED, ["39", "TRIAL BOARD"]),
        (Moment.BEFORE_BREAK, EditionId.ICF_REVISED, ["41(a)", "122(a)", "41(b)"]),
        (Moment.BEFORE_BREAK, EditionId.ICF_1993, ["14(a)", "14(b)"]),
        (Moment.QUEEN_BACK, EditionId.ICF_REVISED, ["93", "94(a)"]),
        (Moment.PLACING, EditionId.CLUB, ["Other Rules 1"]),
        (Moment.AFTER_STROKE, EditionId.CLUB, ["Other Rules 2", "Other Rules 3"]),
    ],
)
def test_a_moment_has_its_reminders_in_order(moment: Moment, edition: EditionId, laws: list[str]) -> None:
    found = reminders_for(moment, edition)

    assert [reminder.law for reminder in found] == laws
    assert all(reminder.text.endswith(".") for reminder in found)
