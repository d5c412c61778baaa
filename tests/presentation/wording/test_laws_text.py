"""Words of a match by the rules of an event: on the ruling, the card, the sheet, in tables and for SoL."""

from dataclasses import replace

import pytest

from carrom_desk.exchange.sol.sol_scores import sol_games_of
from carrom_desk.presentation.end_card import end_card
from carrom_desk.presentation.wording.laws_text import laws_code
from carrom_desk.presentation.wording.match_text import laws_and_format
from carrom_desk.presentation.wording.ruling_text import ruling_text
from carrom_desk.reports.sheet.blank_sheet import blank_pages
from carrom_desk.reports.sheet.sheet_head import facts_of
from carrom_desk.reports.tables import match_table
from carrom_desk.rules.edition import EventRules
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.event import of_event
from carrom_desk.rules.ruling import Turn
from tests.match.playing import a_setup, play
from tests.reports.sheets import sheet_of

LAKE = of_event(
    ICF_REVISED, "Lake Club 2026", EventRules(5, 23, due_before_first_man=False, own_man_with_striker=Turn.PASSES)
)
SETUP = replace(a_setup(), laws=LAKE)
RULES = (
    "the Queen counts 5, a board at most 14; the Queen counts up to a score of 23; a striker before the first man of a "
    "side costs no man; the turn passes after own men and the striker"
)


@pytest.mark.parametrize(
    ("entered", "detail"),
    [
        ("toss a break; X", "Lake Club 2026: the striker costs no man before the first man of its side."),
        ("toss a break; p1; p1 X", "Lake Club 2026: the turn passes."),
        ("toss a break; p9 Q", "Lake Club 2026: the Queen is worth 5, a board at most 14."),
    ],
)
def test_a_ruling_says_what_it_owes_to_the_event(entered: str, detail: str) -> None:
    record = play(entered, SETUP)
    text, card = ruling_text(record.state), end_card(record)

    assert text is not None
    assert any(each.startswith(detail) for each in text.details)
    assert text.readings
    assert card is None or any(each.startswith(detail) for each in card.lines)


def test_sheet_tables_and_sol_name_the_rules() -> None:
    record = play("toss a break; p9 Q; play; -; p9; concede a game", SETUP)
    sheet = sheet_of(record)

    assert laws_and_format(SETUP).startswith("Lake Club 2026 (ICF revised) · best of 3")
    assert dict(facts_of(sheet))["≠ Rules of the event"] == f"T{RULES[1:]}."
    assert RULES[1:] in blank_pages(SETUP).terms
    rows = {row[0]: row[1] for row in match_table(sheet, "").rows}
    assert (rows["laws"], rows["laws_title"]) == ("icf-revised", "Lake Club 2026 (ICF Laws of Carrom, revised)")
    assert rows["event_rules"] == RULES
    assert f"By the rules of the event: {RULES}." in sol_games_of(record).remarks
    code = "queen_points 5, queen_until 23, due_before_first_man false, own_man_with_striker passes"
    assert laws_code(LAKE) == f"Lake Club 2026 (icf-revised: {code})"
