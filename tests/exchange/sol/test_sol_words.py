"""Texts for SoL: lengths, persons' names, nationalities, identifiers."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.exchange.sol.sol_names import (
    NATIONALITIES,
    fitted,
    guid_of,
    joined_name,
    likeness,
    nationality_of,
    split_name,
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("State  Championship\t2026", "State Championship 2026"),
        ("a\x07b\u2028c\ufffe", "a b c"),
        ("x" * 50, "x" * 50),
        ("x" * 51, "x" * 49 + "…"),
        ("x" * 48 + " yy", "x" * 48 + "…"),
        ("", ""),
        ("2026-11-21", "2026.11.21"),
        ("10:30:00", "10.30.00"),
        ("2026-11-21T10:00:00Z", "2026.11.21T10.00.00Z"),
        ("10:30", "10:30"),
        ("Open 2026-11-21", "Open 2026-11-21"),
        ("ரமேஷ்", "ரமேஷ்"),
    ],
)
def test_a_text_is_fitted(text: str, expected: str) -> None:
    assert fitted(text) == expected


def test_an_ending_is_not_cut_off() -> None:
    assert fitted("x" * 50, ending=" 2026") == "x" * 44 + "… 2026"
    assert fitted("x" * 10, 15, " 2026") == "x" * 10 + " 2026"


@given(st.text(st.characters(exclude_categories=["Cs"])), st.integers(5, 60))
def test_a_fitted_text_fits_and_stays_so(text: str, longest: int) -> None:
    once = fitted(text, longest)

    assert len(once) <= longest
    assert fitted(once, longest) == once
    assert not any(letter < " " for letter in once)


@pytest.mark.parametrize(
    ("name", "first", "last"),
    [
        ("Alice Alpha", "Alice", "Alpha"),
        ("  Anna  Maria Rossi ", "Anna Maria", "Rossi"),
        ("Rossi, Anna Maria", "Anna Maria", "Rossi"),
        ("ROSSI Anna Maria", "Anna Maria", "ROSSI"),
        ("DE LUCA ROSSI Anna", "Anna", "DE LUCA ROSSI"),
        ("DELLA VALLE Anna", "Anna", "DELLA VALLE"),
        ("ANNA ROSSI", "ANNA", "ROSSI"),
        ("R. Kumar", "R.", "Kumar"),
        ("KUMAR R.", "R.", "KUMAR"),
        ("A B Kumar", "A B", "Kumar"),
        ("J.P. Kumar", "J.P.", "Kumar"),
        ("Ludwig van der Alpha", "Ludwig", "van der Alpha"),
        ("Juan Carlos de la Cruz", "Juan Carlos", "de la Cruz"),
        ("anna rossi", "anna", "rossi"),
        ("anna maria rossi", "anna maria", "rossi"),
        ("Suresh", "-", "Suresh"),
        ("Suresh,", "-", "Suresh"),
        (", Suresh", "-", "Suresh"),
        (",", "-", "-"),
        ("ரமேஷ் குமார்", "ரமேஷ்", "குமார்"),
        ("Player A1", "Player", "A1"),
    ],
)
def test_a_name_is_split_into_first_and_last_as_in_sol(name: str, first: str, last: str) -> None:
    assert split_name(name) == (first, last)


@pytest.mark.parametrize(
    ("first", "last", "name"),
    [
        ("Anna", "Rossi", "Anna Rossi"),
        ("-", "Suresh", "Suresh"),
        ("", "Suresh", "Suresh"),
        (" Anna ", "", "Anna"),
        ("-", "-", "-"),
    ],
)
def test_first_and_last_name_are_joined_to_one(first: str, last: str, name: str) -> None:
    assert joined_name(first, last) == name


def test_names_that_sol_takes_for_one_are_alike() -> None:
    assert likeness("mcdonald") == likeness("McDONALD") == likeness(" McDonald ")
    assert likeness("Anna") != likeness("Anne")


@pytest.mark.parametrize(
    ("country", "code"),
    [("IND", "IND"), (" ind ", "IND"), ("India", None), ("IN", None), ("GER", None), ("DEU", "DEU"), ("", None)],
)
def test_a_nationality_is_a_valid_code_or_nothing(country: str, code: str | None) -> None:
    assert nationality_of(country) == code


def test_the_codes_are_those_of_the_standard() -> None:
    assert len(NATIONALITIES) == 249
    assert all(re.fullmatch("[A-Z]{3}", code) for code in NATIONALITIES)


def test_an_identifier_follows_from_what_it_names() -> None:
    # This very one: SoL would not know again what it read when this was another.
    assert guid_of("club", "pune") == "d5875756a65b5c1aabecd3ae5f9f8af5"
    assert len({guid_of("club", "pune"), guid_of("player", "pune"), guid_of("club", "p", "une")}) == 3
