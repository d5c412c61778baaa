"""A new match: values that are filled in, and values that are kept."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from carrom_desk.desk.forms.new_match_form import Field, FormatPreset
from carrom_desk.gui.matches.new_match.new_match_dialog import NewMatchDialog
from carrom_desk.gui.settings.settings import Settings
from carrom_desk.match.setup import Player
from carrom_desk.match.side import Seat
from carrom_desk.rules.editions.club import CLUB
from tests.fakes import MemoryStore, StoppedTime, library
from tests.gui.hands import Hands
from tests.gui.new_match.set_up_page import CUP, new_match, offered

# What is filled in


def test_the_number_in_the_event_is_asked_and_may_stay_empty(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    asked.write("player_a1", "Asha")
    asked.write("player_b1", "Bilal")
    assert isinstance(asked.dialog, NewMatchDialog)
    unnumbered = asked.dialog.answer()
    asked.write("number", "17")
    numbered = asked.dialog.answer()

    assert unnumbered is not None
    assert numbered is not None
    assert (unnumbered.number, numbered.number) == (None, 17)


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
    assert asked.find(QLabel, "filled_in").text() == "Filled in from the last match of Autumn Cup."


def test_a_format_that_was_chosen_is_not_replaced_by_that_of_the_event(qtbot: QtBot) -> None:
    asked = new_match(qtbot)
    asked.choose("format", FormatPreset.CLUB_29)
    event = asked.find(QLineEdit, "event")
    event.setText("Autumn Cup")
    event.editingFinished.emit()

    assert isinstance(asked.dialog, NewMatchDialog)
    assert asked.dialog.form().laws is CLUB


def test_the_next_match_begins_with_what_the_last_one_had(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedTime()
    begun = library(store, now).begin(CUP)
    hands = Hands(qtbot, store=store, now=now, choices=Settings(begun_last=begun.id))
    hands.key("ctrl+n")

    shown = {name: hands.find(QLineEdit, name).text() for name in ("event", "umpire", "round", "player_a1")}
    assert shown == {"event": "Autumn Cup", "umpire": "Usha", "round": "", "player_a1": ""}
    assert hands.text("filled_in") == "As last time"
    hands.click("change_details", "afresh")
    assert hands.find(QLineEdit, "event").text() == ""


def test_a_match_from_a_file_fills_nothing_in(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedTime()
    hands = Hands(qtbot, store=store, now=now, choices=Settings(laws=CLUB.id))
    library(store, now).begin(CUP)  # as an import puts one there: nobody began it here
    hands.key("ctrl+n")

    assert hands.find(QComboBox, "laws").currentData() == CLUB.id
    assert (hands.find(QLineEdit, "event").text(), hands.text("filled_in")) == ("", "")


def test_the_desk_remembers_which_match_it_began(qtbot: QtBot) -> None:
    hands = Hands(qtbot)

    hands.controller.new_matches.begin(CUP)

    assert hands.settings.current.begun_last == hands.controller.match.session.match_id
    hands.key("ctrl+n")
    assert hands.find(QLineEdit, "event").text() == "Autumn Cup"


def test_clearing_all_leaves_the_usual_laws(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedTime()
    begun = library(store, now).begin(CUP)
    hands = Hands(qtbot, store=store, now=now, choices=Settings(laws=CLUB.id, begun_last=begun.id))
    hands.key("ctrl+n")
    assert hands.find(QComboBox, "laws").currentData() == CUP.laws.id

    hands.click("change_details", "afresh")
    assert hands.find(QComboBox, "laws").currentData() == CLUB.id


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
    assert hands.text("filled_in") == "What you typed before is filled in. “Clear all” empties the page."
    hands.click("change_details", "afresh", "cancel")
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
    assert hands.controller.match.session.desk is None

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
    assert hands.part("round_clock").accessibleName() == "Round 45:00, not started"
