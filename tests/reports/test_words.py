"""Everything in a report has a name, and entries and outcomes have short ones."""

from collections.abc import Mapping
from enum import Enum

import pytest

from carrom_desk.i18n import Words
from carrom_desk.match.entry.entries import Amended, DetailsChanged, Noted, Paused, Resumed, Toss, TossChoice, Warned
from carrom_desk.match.side import Side
from carrom_desk.presentation.log.log_lines import LineStatus
from carrom_desk.presentation.sheet import sheet_text as sheet_words
from tests.fakes import stroke
from tests.match.every_entry import every_entry
from tests.reports.sheets import TOSS, sheet, sheet_of, with_names

TABLES = {
    name: table
    for name, table in vars(sheet_words).items()
    if isinstance(table, Mapping) and all(isinstance(key, Enum) for key in table) and name.isupper()
} | {"LineStatus": {status: status.words for status in LineStatus}}


def test_the_tables_of_words_are_found() -> None:
    assert len(TABLES) >= 5


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_member_has_its_own_word(table: Mapping[Enum, Words | None]) -> None:
    members = type(next(iter(table)))

    assert set(table) == set(members)
    words = [word for word in table.values() if word and word != LineStatus.STANDS.words]
    assert len(set(words)) == len(words)


def test_entries_are_told_by_short_names() -> None:
    names = with_names("Subrahmanyam Venkatanarasimharaju", "B")

    assert sheet(TOSS, setup=names).log[-1].ruled == "S. Venkatanarasimharaju breaks."
    assert sheet(Toss(Side.B, TossChoice.BREAK), stroke(), setup=names).log[-1].ruled == (
        "Turn passes to S. Venkatanarasimharaju."
    )


def test_every_row_of_the_log_has_a_law_or_a_reason() -> None:
    bare = [line for line in sheet_of(every_entry()).log if not line.laws and not line.ruled]

    # Each of these brings its words with it.
    assert {type(line.entry) for line in bare} <= {Noted, Warned, Amended, DetailsChanged}


def test_an_interruption_is_one_remark_from_its_beginning_to_its_end() -> None:
    remarks = sheet(
        TOSS, Paused("injury"), Noted("a doctor came"), Resumed(), Paused("light"), Resumed("mended")
    ).remarks

    assert [line.text for line in remarks] == [
        "Play stopped 10:00:20–10:01:00: injury.",
        "Note: a doctor came.",
        "Play stopped 10:01:20–10:01:40: light.",
        "Play resumed: mended.",
    ]


def test_an_interruption_that_lasts_has_no_end() -> None:
    assert [line.text for line in sheet(TOSS, Paused("injury")).remarks] == ["Play stopped: injury."]
