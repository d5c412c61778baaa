"""Entries that cannot be saved, and reopened matches, in the whole window."""

from pytestqt.qtbot import QtBot

from carrom_desk.match.entry.entries import PlayCalled
from carrom_desk.match.ports.store import StoreUnavailable
from carrom_desk.presentation.clock import ClockState
from carrom_desk.rules.position import Pieces
from tests.fakes import MemoryStore, StoppedTime, desk, stroke
from tests.gui.at_match import FIRST, TOSS, at_match, last, pocketed
from tests.gui.hands import Hands


def test_a_full_disk_is_loud_and_loses_nothing(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.store.is_full = True

    hands.key("w", "s", "enter")

    assert hands.text("saved") == "NOT SAVED"
    assert "The disk is full" in hands.text("what_now")
    assert hands.draft.pocketed.striker == 1
    assert len(hands.record.entries) == 2

    hands.store.is_full = False
    hands.key("enter")

    assert pocketed(hands) == Pieces(own=1, striker=True)
    assert hands.draft.is_empty()
    assert hands.text("saved").startswith("Saved 10:")


def test_an_entry_that_is_no_stroke_can_be_saved_again_or_given_up(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS)
    hands.store.is_full = True
    hands.key("space")
    assert "NOT SAVED" in hands.text("what_now")

    hands.key("2")
    assert hands.text("what_now") == "Player A1 breaks: call “Play”."

    hands.key("space")
    hands.store.is_full = False
    hands.key("enter")
    assert last(hands) == PlayCalled()


def test_another_desk_on_the_same_match_is_noticed_and_the_match_opened_again(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.library.open(FIRST).submit(stroke(1))

    hands.key("enter")
    assert "Another desk" in hands.text("what_now")

    hands.key("enter")
    assert len(hands.record.entries) == 3
    assert pocketed(hands) == Pieces(own=1)


def test_the_unfinished_match_comes_first_and_one_key_continues_it(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedTime()
    before = desk(TOSS, PlayCalled(), stroke(2), stroke(1, striker=True), store=store, now=now).record
    hands = Hands(qtbot, store=store, now=now)
    assert "State Championship" in hands.text("what_now")

    hands.key("enter")

    assert hands.record == before
    assert hands.read_clock().state is ClockState.INTERRUPTED
    assert hands.text("what_now") == "Player B1 places 2 white men."


def test_without_an_unfinished_match_a_new_one_is_offered(qtbot: QtBot) -> None:
    hands = Hands(qtbot)

    assert hands.text("what_now") == "Start a match, or open one."
    hands.key("w", "i", "f", "enter")

    assert hands.dialog("new_match_dialog").isVisible()


def test_while_the_matches_are_being_opened_nothing_can_be_pressed(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.controller.matches.show_trouble(StoreUnavailable("The folder is gone. Plug the disk in."))

    assert hands.text("what_now") == "The folder is gone. Plug the disk in."
    assert hands.text("saved") == "NOT SAVED"
    hands.key("enter", "space", "t", "ctrl+z")
