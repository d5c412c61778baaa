"""A new match: the page and its questions."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.forms.new_match_form import FORMATS, Field, FormatPreset, form_after, preset_of, preset_of_round
from carrom_desk.gui.entries.details import DetailsDialog
from carrom_desk.gui.matches.new_match.new_match_dialog import NewMatchDialog
from carrom_desk.gui.settings.settings import Settings
from carrom_desk.match.setup import ChangeSides, Competition, Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from tests.fakes import SINGLES
from tests.gui.asked import Asked
from tests.gui.hands import Hands
from tests.gui.new_match.set_up_page import new_match, offered

# What is asked


def test_nothing_starts_half_filled(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    said = [(asked.problem(), asked.find(QPushButton, "accept").text())]
    for name, text in (("player_a1", "Asha"), ("player_b1", "asha"), ("player_b1", "Bilal")):
        assert not asked.can_accept()
        asked.write(name, text)
        said.append((asked.problem(), asked.find(QPushButton, "accept").text()))

    toss = "Who breaks and who sits where: the toss decides."
    assert said == [
        (toss, "Name missing"),
        ("Enter the name of player B1.", "Name missing"),
        ("The same name is entered twice.", "Start match"),
        (toss, "Start match"),
    ]
    assert asked.can_accept()


def test_what_is_missing_is_no_warning_before_anything_is_typed(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    voices = [asked.find(QLabel, "problem").property("voice")]
    asked.write("player_a1", "Asha")
    voices.append(asked.find(QLabel, "problem").property("voice"))

    assert voices == ["muted", "warning"]


def test_enter_goes_from_name_to_name_and_starts_the_match_from_the_last(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    asked.click("doubles")
    visited = []
    for seat in ("a1", "a2", "b1", "b2"):
        field = asked.find(QLineEdit, f"player_{seat}")
        field.setText(f"P {seat}")
        if seat == "a1":
            field.setFocus()
        visited.append(asked.dialog.focusWidget() is field)
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert field.cursorPosition() == 0  # the beginning of a long name is seen

    assert visited == [True] * 4
    assert len(asked.answers) == 1


def test_in_singles_no_partner_is_asked_for(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    seen = [asked.find(QLineEdit, f"player_{seat}").isVisible() for seat in ("a1", "a2", "b1", "b2")]
    asked.click("doubles")

    assert seen == [True, False, True, False]
    assert asked.find(QLineEdit, "player_a2").isVisible()


def test_a_click_beside_the_suggestions_reaches_what_is_there(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    field, button = asked.find(QLineEdit, "country_a1"), asked.find(QPushButton, "in_progress")
    assert offered(field, "ind")
    completer = field.completer()
    assert completer is not None
    listed = completer.popup()
    assert listed is not None
    there = listed.mapFromGlobal(button.mapToGlobal(button.rect().center()))
    QTest.mouseClick(listed, Qt.MouseButton.LeftButton, pos=there)

    assert not listed.isVisible()
    assert button.isChecked()


@pytest.mark.parametrize(("typed", "country"), [("ind", "India"), ("LKA", "Sri Lanka"), ("sri", "Sri Lanka")])
def test_a_country_is_completed_by_its_name_or_code(qtbot: QtBot, typed: str, country: str) -> None:
    assert country in offered(new_match(qtbot).find(QLineEdit, "country_a1"), typed)


def test_a_country_is_completed_where_details_are_corrected(qtbot: QtBot) -> None:
    asked = Asked(qtbot, DetailsDialog(SINGLES, lambda _entry: CorrectionNotice("")))

    assert "Sri Lanka" in offered(asked.find(QLineEdit, "details_country_b1"), "sri")


def test_an_unfinished_form_answers_nothing(qtbot: QtBot) -> None:
    asked = new_match(qtbot)

    asked.dialog.accept()

    assert asked.answers == []
    assert asked.dialog.isVisible()
    assert asked.dialog.answer() is None


def test_a_new_match_in_singles(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    for name, text in (
        ("player_a1", " Dora "),
        ("club_a1", "Southern Club"),
        ("country_a1", "Kenya"),
        ("player_b1", "Bilal"),
        ("event", "Spring Cup"),
        ("round", "Final"),
        ("category", "Women"),
        ("tie", "Lake Club – Hill Club"),
        ("table", "1"),
        ("umpire", "Usha"),
        ("chief_referee", "Chitra"),
    ):
        asked.write(name, text)
    asked.choose("format", FormatPreset.ICF_LATE)
    asked.click("accept")

    assert asked.answers == [
        Setup(
            laws=ICF_REVISED,
            sides=BySide((Player("Dora", "Southern Club", "Kenya"),), (Player("Bilal"),)),
            competition=Competition(3, 25, None, ChangeSides.AT_13),
            event="Spring Cup",
            round="Final",
            category="Women",
            tie="Lake Club – Hill Club",
            table="1",
            umpire="Usha",
            chief_referee="Chitra",
        )
    ]


def test_a_new_match_in_doubles(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    asked.click("doubles")
    for seat in ("a1", "a2", "b1"):
        asked.write(f"player_{seat}", f"P {seat}")
    assert asked.problem() == "Enter the name of player B2."
    asked.write("player_b2", "P b2")
    asked.click("accept")

    answer = asked.answers[0]
    assert isinstance(answer, Setup)
    assert answer.doubles
    assert answer.sides == BySide((Player("P a1"), Player("P a2")), (Player("P b1"), Player("P b2")))


@pytest.mark.parametrize(
    ("is_doubles", "places"),
    [(False, "A, bottom · B, top"), (True, "A1, bottom · B1, right · A2, top · B2, left")],
)
def test_the_small_board_shows_who_sits_where(qtbot: QtBot, *, is_doubles: bool, places: str) -> None:
    asked = new_match(qtbot)
    if is_doubles:
        asked.click("doubles")

    assert asked.find(QPushButton, "seats").accessibleName() == places


def test_a_click_on_the_small_board_rotates_the_board(qtbot: QtBot) -> None:
    hands = Hands(qtbot, choices=Settings(is_board_turned=True))
    hands.key("ctrl+n")
    seats = hands.find(QPushButton, "seats")
    assert seats.accessibleName() == "A, top · B, bottom"
    seats.click()

    assert seats.accessibleName() == "A, bottom · B, top"
    assert not hands.settings.current.is_board_turned


@pytest.mark.parametrize(
    ("key", "button", "shown"),
    [(Qt.Key.Key_F4, "change_format", "format"), (Qt.Key.Key_F5, "change_details", "event")],
)
def test_format_and_details_unfold_in_place_of_the_players(qtbot: QtBot, key: Qt.Key, button: str, shown: str) -> None:
    asked = new_match(qtbot)
    parts = [asked.find(QWidget, name) for name in ("player_a1", shown)]
    seen = [tuple(part.isVisible() for part in parts)]
    QTest.keyClick(asked.dialog, key)
    seen.append(tuple(part.isVisible() for part in parts))
    asked.click(button)

    assert [*seen, tuple(part.isVisible() for part in parts)] == [(True, False), (False, True), (True, False)]


def test_the_details_are_one_line_and_a_missing_round_is_a_warning(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    said = [(asked.find(QLabel, "details_summary").text(), asked.find(QLabel, "no_round").isVisible())]
    for name, text in (("event", "Autumn Cup"), ("table", "3"), ("umpire", "R. Fernando"), ("round", "Final")):
        asked.write(name, text)
        said.append((asked.find(QLabel, "details_summary").text(), asked.find(QLabel, "no_round").isVisible()))

    assert said == [
        ("No event", False),
        ("Autumn Cup", True),
        ("Autumn Cup · Table: 3", True),
        ("Autumn Cup · Table: 3 · Umpire: R. Fernando", True),
        ("Autumn Cup · Final · Table: 3 · Umpire: R. Fernando", False),
    ]


def test_the_pairings_are_offered_before_any_typing(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.key("ctrl+n")
    hands.turn_to_dialog()
    hands.key("f6")

    assert hands.find(QFileDialog, "pairing_file_dialog").isVisible()


@pytest.mark.parametrize("preset", FORMATS)
def test_a_preset_fills_the_format_the_laws_and_the_round_clock(qtbot: QtBot, preset: FormatPreset) -> None:
    asked = new_match(qtbot)
    asked.write("player_a1", "Asha")
    asked.write("player_b1", "Bilal")
    asked.choose("format", preset)
    asked.click("accept")

    answer = asked.answers[0]
    assert isinstance(answer, Setup)
    assert isinstance(asked.dialog, NewMatchDialog)
    minutes = asked.dialog.form().round_minutes
    assert answer.competition == replace(FORMATS[preset].competition, minutes=minutes or None)
    assert answer.laws is FORMATS[preset].laws
    assert minutes == (45 if preset is FormatPreset.SINGLE_GAME else 0)
    assert preset_of(asked.dialog.form().competition, minutes) is preset


def test_a_number_of_ones_own_makes_the_format_ones_own(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    asked.write("player_a1", "Asha")
    asked.write("player_b1", "Bilal")
    asked.choose("laws", ICF_1993.id)
    asked.count("boards", 7)
    asked.count("games", 5)
    asked.count("points", 15)
    asked.choose("change_sides", ChangeSides.NEVER)
    assert asked.find(QComboBox, "format").currentData() == FormatPreset.OWN
    asked.count("games", 2)
    assert asked.problem() == "The number of games must be odd."
    asked.count("games", 1)
    asked.choose("format", FormatPreset.OWN)
    asked.click("accept")

    answer = asked.answers[0]
    assert isinstance(answer, Setup)
    assert (answer.laws, answer.competition) == (ICF_1993, Competition(1, 15, 7, ChangeSides.NEVER))


def test_without_its_clock_a_single_game_is_a_format_of_ones_own(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    asked.choose("format", FormatPreset.SINGLE_GAME)
    asked.count("round_minutes", 40)
    assert asked.find(QComboBox, "format").currentData() == FormatPreset.SINGLE_GAME

    asked.count("round_minutes", 0)

    assert asked.find(QComboBox, "format").currentData() == FormatPreset.OWN
    assert asked.find(QSpinBox, "round_minutes").text() == "none"


# Its place on the screen


def test_the_last_match_of_singles_stays_a_setup_of_its_own() -> None:
    form = form_after(SINGLES, 40)

    assert form.players == {}
    assert form.text(Field.EVENT) == SINGLES.event
    assert form.text(Field.ROUND) == ""
    assert form.round_minutes == 40


@pytest.mark.parametrize(
    ("round_", "preset"),
    [
        ("Pre-quarter-final", FormatPreset.ICF_EARLY),
        ("Round of 32", FormatPreset.ICF_EARLY),
        ("Achtelfinale", FormatPreset.ICF_EARLY),
        ("Quarter-final", FormatPreset.ICF_LATE),
        ("Semi-final 2", FormatPreset.ICF_LATE),
        ("Final", FormatPreset.ICF_LATE),
        ("Group B", None),
        ("3", None),
        ("", None),
    ],
)
def test_the_name_of_a_round_says_whether_boards_are_limited(round_: str, preset: FormatPreset | None) -> None:
    assert preset_of_round(round_) is preset


@pytest.mark.parametrize(
    ("rounds", "by_hand", "preset", "is_said"),
    [
        (("Quarter-final",), "", FormatPreset.ICF_LATE, True),
        (("Quarter-final", "Pre-quarter-final"), "", FormatPreset.ICF_EARLY, False),
        (("Quarter-final", "Pre-quarter-final", "Final"), "", FormatPreset.ICF_LATE, True),
        (("Quarter-final", "Round 2"), "", FormatPreset.ICF_EARLY, False),
        (("Quarter-final", ""), "", FormatPreset.ICF_EARLY, False),
        (("Quarter-final",), "keep_format", FormatPreset.ICF_EARLY, False),
        (("Group A", "Final"), "", FormatPreset.ICF_LATE, True),
    ],
)
def test_the_format_follows_the_round_until_it_is_set_by_hand(
    qtbot: QtBot, rounds: tuple[str, ...], by_hand: str, preset: FormatPreset, is_said: bool
) -> None:
    asked = new_match(qtbot)
    for typed in rounds:
        asked.write("round", typed)
        asked.find(QLineEdit, "round").editingFinished.emit()
    if by_hand:
        asked.click(by_hand)

    assert asked.find(QComboBox, "format").currentData() == preset
    assert asked.find(QLabel, "format_by_round").isVisible() is is_said
    asked.count("points", 15)
    asked.write("round", "Semi-final")
    asked.find(QLineEdit, "round").editingFinished.emit()
    assert asked.find(QComboBox, "format").currentData() == FormatPreset.OWN
