"""A new match: what the page asks, what it fills in, and what it keeps."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QCompleter, QLabel, QLineEdit, QMainWindow, QSpinBox
from pytestqt.qtbot import QtBot

from carrom_desk.gui.arrangement import LEAST_HEIGHT
from carrom_desk.gui.choices.choices import Choices
from carrom_desk.gui.choices.text_choice import TextChoice
from carrom_desk.gui.dialogs.new_match import NewMatchDialog
from carrom_desk.gui.dialogs.presets import FORMATS, FormatPreset, preset_of
from carrom_desk.gui.dialogs.set_up_form import Field, SetUpForm, form_after
from carrom_desk.gui.roles import TextSize
from carrom_desk.gui.theme import ThemeName, load_theme
from carrom_desk.match.setup import ChangeSides, Competition, Player, Setup
from carrom_desk.match.side import BySide, Seat
from carrom_desk.match.store import MatchQuery, MatchSummary, StoreUnavailable
from carrom_desk.rules.edition_id import EditionId
from tests.fakes import SINGLES, MemoryStore, StoppedNow, library
from tests.gui.asked import Asked
from tests.gui.hands import Hands

ASHA = Player("Asha", "Northern Club", "India")
CUP = Setup(
    EditionId.ICF_1993,
    BySide((ASHA,), (Player("Bilal"),)),
    competition=Competition(3, 25, None, ChangeSides.AT_13),
    event="Autumn Cup",
    round="Final",
    category="Women",
    table="4",
    umpire="Usha",
    chief_referee="Chitra",
)


class Remembered:
    """Players and events of earlier matches."""

    def players(self, prefix: str) -> Sequence[str]:
        return [name for name in ("Asha", "Asif", "Bilal") if name.casefold().startswith(prefix.casefold())]

    def player(self, name: str) -> Player | None:
        return ASHA if name == ASHA.name else None

    def events(self, prefix: str) -> Sequence[str]:
        return ["Autumn Cup"] if "autumn cup".startswith(prefix.casefold()) else []

    def last_of(self, event: str) -> SetUpForm | None:
        return form_after(CUP) if event == CUP.event else None


def new_match(qtbot: QtBot, form: SetUpForm | None = None, note: str = "") -> Asked:
    return Asked(qtbot, NewMatchDialog(Remembered(), form or SetUpForm(), note))


def offered(field: QLineEdit, typed: str) -> list[str]:
    completer = field.completer()
    assert isinstance(completer, QCompleter)
    field.textEdited.emit(typed)
    return [completer.model().index(row, 0).data() for row in range(completer.model().rowCount())]


# What is asked


def test_nothing_starts_half_filled(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    said = [asked.problem()]
    for name, text in (("player_a1", "Asha"), ("player_b1", "asha"), ("player_b1", "Bilal")):
        assert not asked.can_accept()
        asked.write(name, text)
        said.append(asked.problem())

    assert said == [
        "Enter the name of player A1.",
        "Enter the name of player B1.",
        "The same name is given twice.",
        "",
    ]
    assert asked.can_accept()


def test_the_reason_stands_in_the_line_of_the_button_that_it_blocks(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    reason, button = asked.find(QLabel, "problem"), asked.find(QLabel, "problem").parentWidget()
    accept = asked.dialog.findChild(type(asked.dialog.buttons.buttons()[0]), "accept")
    assert accept is not None
    top = accept.mapTo(asked.dialog, accept.rect().topLeft()).y()

    assert button is asked.dialog
    assert reason.geometry().top() <= top + accept.height()
    assert reason.geometry().bottom() >= top


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
        ("table", "1"),
        ("umpire", "Usha"),
        ("chief_referee", "Chitra"),
    ):
        asked.write(name, text)
    asked.choose("format", FormatPreset.ICF_LATE)
    asked.click("accept")

    assert asked.answers == [
        Setup(
            laws=EditionId.ICF_REVISED,
            sides=BySide((Player("Dora", "Southern Club", "Kenya"),), (Player("Bilal"),)),
            competition=Competition(3, 25, None, ChangeSides.AT_13),
            event="Spring Cup",
            round="Final",
            category="Women",
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
    [
        (False, ["A1, below", "B1, above"]),
        (True, ["A1, below", "A2, above", "B1, right", "B2, left"]),
    ],
)
def test_the_seats_are_named_as_the_umpire_sees_them(qtbot: QtBot, *, is_doubles: bool, places: list[str]) -> None:
    asked = new_match(qtbot)
    if is_doubles:
        asked.click("doubles")
    captions = [label for label in asked.dialog.findChildren(QLabel) if ", " in label.text() and label.isEnabled()]

    assert [label.text() for label in sorted(captions, key=lambda label: label.y())] == places


def test_an_umpire_who_turned_the_board_sees_the_seats_from_there(qtbot: QtBot) -> None:
    hands = Hands(qtbot, choices=Choices(is_board_turned=True))
    hands.key("ctrl+n")
    captions = [label.text() for label in hands.dialog("new_match_dialog").findChildren(QLabel) if label.isEnabled()]

    assert "A1, above" in captions
    assert "B1, below" in captions


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
    assert answer.competition == FORMATS[preset].competition
    assert answer.laws is FORMATS[preset].laws
    assert minutes == (45 if preset is FormatPreset.SINGLE_GAME else 0)
    assert preset_of(answer.competition, minutes) is preset


def test_a_number_of_ones_own_makes_the_format_ones_own(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    asked.write("player_a1", "Asha")
    asked.write("player_b1", "Bilal")
    asked.choose("laws", EditionId.ICF_1993)
    asked.click("boards_less", "games_more")
    asked.count("points", 15)
    asked.choose("change_sides", ChangeSides.NEVER)
    assert asked.find(QComboBox, "format").currentData() == FormatPreset.OWN
    asked.count("games", 2)
    assert asked.problem() == "The number of games has to be odd."
    asked.count("games", 1)
    asked.choose("format", FormatPreset.OWN)
    asked.click("accept")

    answer = asked.answers[0]
    assert isinstance(answer, Setup)
    assert (answer.laws, answer.competition) == (EditionId.ICF_1993, Competition(1, 15, 7, ChangeSides.NEVER))


def test_without_its_clock_a_single_game_is_a_format_of_ones_own(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    asked.choose("format", FormatPreset.SINGLE_GAME)
    asked.count("round_minutes", 40)
    assert asked.find(QComboBox, "format").currentData() == FormatPreset.SINGLE_GAME

    asked.count("round_minutes", 0)

    assert asked.find(QComboBox, "format").currentData() == FormatPreset.OWN
    assert asked.find(QSpinBox, "round_minutes").text() == "none"


# What is filled in


def test_known_players_and_events_are_offered(qtbot: QtBot) -> None:
    asked = new_match(qtbot)

    assert offered(asked.find(QLineEdit, "player_a1"), "as") == ["Asha", "Asif"]
    assert offered(asked.find(QLineEdit, "event"), "au") == ["Autumn Cup"]


def test_the_club_of_somebody_known_fills_itself_in_and_goes_with_the_name(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    name, club = asked.find(QLineEdit, "player_a1"), asked.find(QLineEdit, "club_a1")
    seen = []
    for text in ("Asha", "Dora", "Asha"):
        name.setText(text)
        name.editingFinished.emit()
        seen.append((club.text(), asked.find(QLineEdit, "country_a1").text()))
    club.setText("Another Club")
    name.setText("Dora")
    name.editingFinished.emit()

    assert seen == [("Northern Club", "India"), ("", ""), ("Northern Club", "India")]
    assert club.text() == "Another Club"


def test_what_stays_the_same_in_an_event_is_filled_in_and_what_was_typed_stays(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    asked.write("player_a1", "Dora")
    asked.write("umpire", "Omar")
    event = asked.find(QLineEdit, "event")
    event.setText("Autumn Cup")
    event.editingFinished.emit()

    assert isinstance(asked.dialog, NewMatchDialog)
    form = asked.dialog.form()
    assert (form.text(Field.UMPIRE), form.text(Field.CHIEF_REFEREE), form.text(Field.TABLE)) == ("Omar", "Chitra", "4")
    assert (form.text(Field.ROUND), form.text(Field.CATEGORY)) == ("", "")
    assert (form.laws, form.competition) == (CUP.laws, CUP.competition)
    assert form.player(Seat.A1).name == "Dora"
    assert asked.find(QLabel, "filled_in").text() == "Filled in as in the last match of Autumn Cup."


def test_a_format_that_was_chosen_is_not_replaced_by_that_of_the_event(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    asked.choose("format", FormatPreset.CLUB_29)
    event = asked.find(QLineEdit, "event")
    event.setText("Autumn Cup")
    event.editingFinished.emit()

    assert isinstance(asked.dialog, NewMatchDialog)
    assert asked.dialog.form().laws is EditionId.CLUB


def test_the_next_match_begins_with_what_the_last_one_had(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedNow()
    library(store, now).begin(CUP)
    hands = Hands(qtbot, store=store, now=now)
    hands.key("ctrl+n")

    shown = {name: hands.find(QLineEdit, name).text() for name in ("event", "umpire", "round", "player_a1")}
    assert shown == {"event": "Autumn Cup", "umpire": "Usha", "round": "", "player_a1": ""}
    assert hands.text("filled_in") == "Filled in as in the last match. Change what differs."
    hands.click("afresh")
    assert hands.find(QLineEdit, "event").text() == ""


def test_a_match_of_last_week_fills_nothing_in(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedNow()
    begun = library(store, now).begin(CUP)
    store.summaries[begun.id] = replace(store.summaries[begun.id], started="2026-11-14T10:00:00.000+05:30")
    hands = Hands(qtbot, store=store, now=now)
    hands.key("ctrl+n")

    assert hands.find(QLineEdit, "event").text() == ""


# What is kept


def test_what_was_typed_is_there_again_after_a_cancel(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.key("ctrl+n")
    field = hands.find(QLineEdit, "player_a1")
    QTest.keyClicks(field, "Anna")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not hands.has_dialog()
    hands.settle()

    hands.key("ctrl+n")
    assert hands.find(QLineEdit, "player_a1").text() == "Anna"
    assert hands.text("filled_in") == "This was typed before; “Clear all” begins with an empty page."
    hands.click("afresh", "cancel")
    hands.settle()

    hands.key("ctrl+n")
    assert hands.find(QLineEdit, "player_a1").text() == ""
    assert hands.text("filled_in") == ""


def test_a_match_that_has_begun_leaves_no_draft_and_one_that_could_not_does(qtbot: QtBot) -> None:
    store = MemoryStore()
    hands = Hands(qtbot, store=store)
    hands.key("ctrl+n")
    hands.find(QLineEdit, "player_a1").setText("Anna")
    hands.find(QLineEdit, "player_b1").setText("Boris")
    store.is_full = True
    hands.click("accept")
    hands.settle()
    assert hands.room.session is None

    hands.key("ctrl+n")
    assert hands.find(QLineEdit, "player_b1").text() == "Boris"
    store.is_full = False
    hands.click("accept")
    hands.settle()
    assert hands.record.setup.sides.b == (Player("Boris"),)

    hands.key("ctrl+n")
    assert hands.find(QLineEdit, "player_b1").text() == ""


def test_a_round_clock_comes_with_the_match(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.key("ctrl+n")
    hands.find(QLineEdit, "player_a1").setText("Anna")
    hands.find(QLineEdit, "player_b1").setText("Boris")
    box = hands.find(QComboBox, "format")
    box.setCurrentIndex(box.findData(FormatPreset.SINGLE_GAME))
    box.activated.emit(box.currentIndex())
    hands.click("accept")

    assert hands.part("round_clock").isVisible()
    assert hands.part("round_clock").accessibleName() == "Round 45:00, not begun"


# Its place on the screen


@pytest.mark.parametrize("theme", ThemeName)
def test_the_page_fits_the_smallest_screen_with_the_largest_words(qtbot: QtBot, theme: ThemeName) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    look = load_theme(theme, max(choice.factor for choice in TextChoice))
    window.setFont(look.font(TextSize.BODY))
    window.setStyleSheet(look.stylesheet())
    window.show()
    dialog = NewMatchDialog(Remembered(), form_after(replace(CUP, doubles=False)), "As before.", window)
    dialog.open()
    QApplication.processEvents()

    assert dialog.minimumSizeHint().width() <= 1000
    assert dialog.minimumSizeHint().height() <= LEAST_HEIGHT


class UnreadableStore(MemoryStore):
    """A store whose list cannot be read any more."""

    def matches(self, query: MatchQuery) -> list[MatchSummary]:
        raise StoreUnavailable("The disk is gone. Plug it in.")


def test_a_store_that_cannot_be_read_fills_nothing_in_and_is_told(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=UnreadableStore())
    hands.key("ctrl+n")

    assert hands.dialog("new_match_dialog").isVisible()
    assert hands.said() == "The disk is gone. Plug it in."


def test_the_last_match_of_singles_stays_a_setup_of_its_own() -> None:
    form = form_after(SINGLES, 40)

    assert form.players == {}
    assert form.text(Field.EVENT) == SINGLES.event
    assert form.text(Field.ROUND) == ""
    assert form.round_minutes == 40
