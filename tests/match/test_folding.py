"""Case and accent folding for search."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.match.plain_text import folded


@pytest.mark.parametrize(
    ("typed", "found_as"),
    [
        ("  Asha   RAO ", "asha rao"),
        ("José Núñez", "jose nunez"),
        ("Jose\u0301", "jose"),
        ("Straße", "strasse"),
        ("Søren Ødegård", "soren odegard"),
        ("Łukasz Wałęsa", "lukasz walesa"),
        ("İstanbul ışık", "istanbul isik"),
        ("Đặng Thị", "dang thi"),
        ("Ærø, Œuvre, Þór", "aero, oeuvre, thor"),
        ("Ｗｉｄｅ ﬁne", "wide fine"),
        ("Γιάννης", "γιαννησ"),
        ("Артём Йовович", "артем иовович"),
        # Marks of other scripts are vowels and stay.
        ("रमेश", "रमेश"),
        ("தமிழ்", "தமிழ்"),
        ("มานี", "มานี"),
        ("김", "김"),
    ],
)
def test_case_accents_and_spaces_do_not_count(typed: str, found_as: str) -> None:
    assert folded(typed) == found_as


@given(st.text())
def test_what_is_folded_is_found_by_itself(words: str) -> None:
    assert folded(folded(words)) == folded(words)
