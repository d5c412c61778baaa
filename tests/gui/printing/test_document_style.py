"""Only the rules that can say something about a piece are given to Qt, and all of those."""

import pytest

from carrom_desk.gui.printing.document_style import style_for


@pytest.mark.parametrize(
    ("html", "rule"),
    [
        ('<p class="note">', ".note, .identity {"),
        ('<p class="identity">', ".note, .identity {"),
        ('<p class="outcome open">', ".outcome {"),
        ('<p class="outcome open">', ".open {"),
        ('<table class="card"><tr class="titles">', ".card .titles th {"),
        ("<p>", "p {"),
        ("<th>", "th {"),
    ],
)
def test_a_rule_is_there_for_what_it_is_about(html: str, rule: str) -> None:
    assert rule in style_for(html)


@pytest.mark.parametrize(
    ("html", "rule"),
    [
        ('<p class="note">', ".card"),
        ('<table class="card">', ".card .titles th"),
        ("<p>card</p>", ".card"),
        ("<p>", ".document"),
    ],
)
def test_a_rule_is_left_out_where_nothing_is_of_its_classes(html: str, rule: str) -> None:
    assert rule not in style_for(html)
