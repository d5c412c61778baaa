"""Corrections in the real window."""

from dataclasses import replace
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.fields import NumberField
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.settings.settings import Settings, TextChoice
from carrom_desk.gui.tasks.umpiring import MatchDialogs
from carrom_desk.match.effects.entry_laws import laws_of
from carrom_desk.match.entry.entries import (
    Amended,
    BoardEntered,
    BoardReplayed,
    Conceded,
    Demanded,
    DetailsChanged,
    Disqualified,
    Entry,
    LeadStands,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    Redone,
    Resumed,
    ShotOut,
    SidesChanged,
    StrokeMade,
    TurnCorrected,
    Undone,
    WalkedOver,
)
from carrom_desk.match.setup import ChangeSides, Competition
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.corrections import consequence_of_correction
from carrom_desk.presentation.stroke_draft import Marks
from carrom_desk.presentation.wording.entry_text import what
from carrom_desk.rules.position import ByParty, Party, Pieces
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.fakes import record_of, stroke
from tests.gui.at_match import TOSS, at_match, last, open_another, pocketed
from tests.gui.hands import Hands
from tests.gui.holding import press_firmly
from tests.gui.ways import OUT_OF_TURN
from tests.match.every_entry import every_entry

LEFT = Qt.MouseButton.LeftButton


# Unnoticed


@pytest.mark.parametrize(
    ("strokes", "preset", "mistake", "law", "lying"),
    [
        (
            (stroke(2), stroke(queen=True), stroke()),
            "queen_not_covered",
            MistakeStands(Mistake.QUEEN_UNCOVERED, Side.A),
            "96",
            BySide(7, 9),
        ),
        (
            (stroke(2, 2), stroke(striker=True)),
            "wrong_man_placed",
            MistakeStands(Mistake.WRONG_MAN, Side.B),
            "82(b)",
            BySide(7, 8),
        ),
        (
            (stroke(2), stroke(striker=True)),
            "due_not_placed",
            MistakeStands(Mistake.DUE_FORGOTTEN, Side.A),
            "83",
            BySide(7, 9),
        ),
    ],
)
def test_what_went_unnoticed_stands_by_two_presses_with_its_law(
    shared_window: Hands, strokes: tuple[Entry, ...], preset: str, mistake: MistakeStands, law: str, lying: BySide[int]
) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), *strokes)

    hands.click("override")
    choose_unnoticed(hands, preset)
    outcome = hands.text("consequence")
    hands.click("accept")

    assert last(hands) == mistake
    assert outcome == what(hands.record.state, mistake)
    assert hands.record.state.current_board.on_board == lying
    assert law in laws_of(hands.record.state, mistake)
    # The next stroke was made when it was noticed: nobody places any more.
    assert hands.controller.match.session.screen.now.offers[0].name == "confirm"


def choose_unnoticed(hands: Hands, kind: str) -> None:
    box = hands.find(QComboBox, "unnoticed")
    box.setCurrentIndex(box.findData(kind))
    box.activated.emit(box.currentIndex())


def test_a_mistake_that_was_chosen_is_a_decision_as_soon_as_anything_is_changed(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(2), stroke(striker=True))

    hands.click("override")
    choose_unnoticed(hands, "due_not_placed")
    hands.find(QSpinBox, "due_own").setValue(1)
    hands.click("accept")

    entry = last(hands)
    assert isinstance(entry, Override)
    assert entry.due == ByParty(1, 0)


def test_another_preset_takes_the_first_back(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(2), stroke(striker=True))

    hands.click("override")
    choose_unnoticed(hands, "due_not_placed")
    choose_unnoticed(hands, "out_of_turn")
    outcome = hands.text("consequence")
    hands.click("accept")

    assert outcome == f"{hands.record.setup.player_at(Seat.A1).name} to play."
    assert last(hands) == TurnCorrected(Seat.A1, OUT_OF_TURN)


def test_the_ruling_that_forms_is_overridden_without_confirming_the_stroke_first(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(2))

    hands.key("w", "s", "d")
    was = hands.text("consequence")
    hands.find(QSpinBox, "place_own").setValue(0)
    hands.find(QLineEdit, "reason").setText("it fell before")
    hands.click("accept")

    made, decision = hands.record.entries[-2].entry, hands.record.entries[-1]
    assert was.startswith(f"{hands.record.setup.player_at(Seat.A1).name} plays on.\n")
    assert isinstance(made, StrokeMade)
    assert (made.stroke.pocketed, hands.draft.is_empty()) == (Pieces(1, striker=True), True)
    assert decision.entry == Override("it fell before", place=Placing(ByParty(0, 0)), of=decision.number - 1)


def test_marks_that_contradict_each_other_have_no_ruling_to_override(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(2))

    hands.key("w", "n", "d")

    assert hands.said() == hands.find(KeyButton, "override").blocked != ""
    assert not hands.has_dialog()


@pytest.mark.parametrize(
    ("changes", "answers"),
    [
        ({"due_own": 1}, [PlacingOutcome.PLACED]),  # as they were ruled
        ({"place_own": 1}, [PlacingOutcome.PLACED]),  # the umpire takes one off again
        ({"place_own": 3}, []),  # one is still to come
    ],
)
def test_nothing_is_asked_about_men_that_were_placed_before_the_umpire_decides(
    changes: dict[str, int], answers: list[PlacingOutcome], shared_window: Hands
) -> None:
    placed = PlacingDone(PlacingOutcome.PLACED)
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(3), stroke(1, striker=True), placed)
    before = len(hands.record.entries)

    hands.click("override")
    for name, count in changes.items():
        hands.find(QSpinBox, name).setValue(count)
    hands.find(QLineEdit, "reason").setText("agreed")
    hands.click("accept")

    board = hands.record.state.current_board
    assert [
        each.entry.outcome for each in hands.record.entries[before + 1 :] if isinstance(each.entry, PlacingDone)
    ] == answers
    assert (board.to_place is None) is bool(answers)
    hands.settle_dialogs()
    hands.key("ctrl+z")
    assert len(hands.record.standing) == before


# Correct last entry


def test_the_last_stroke_comes_back_as_marks_in_one_gesture(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(2), stroke(1, 1, striker=True))

    hands.key("ctrl+r")
    came_back = hands.draft.pocketed
    assert "Correct the marks" in hands.said()
    hands.key("w", "enter")

    assert came_back == Marks(white=1, black=1, striker=1)
    assert pocketed(hands) == Pieces(2, 1, striker=True)
    assert len(hands.record.standing) == 4


def test_a_stroke_that_is_given_again_is_not_marked_twice(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(2))

    hands.key("ctrl+r", "ctrl+y")

    assert hands.draft.is_empty()
    assert hands.record.state == record_of(TOSS, PlayCalled(), stroke(2)).state


def test_the_marks_are_those_that_count(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(2), Amended(2, stroke(3), "miscounted"), stroke())

    hands.key("ctrl+r")
    assert hands.draft.is_empty()
    hands.key("ctrl+r")
    assert "was undone" in hands.said()
    hands.key("ctrl+r")

    assert hands.draft.pocketed == Marks(white=2)


ADDED = (BoardEntered, LeadStands, ShotOut, MistakeStands, DetailsChanged, MatchAbandoned)
ENTERED_AT_THE_BOARD = {
    **dict.fromkeys((PlayCalled, PlacingDone, Passed, Demanded, SidesChanged, Paused, Resumed), "a key or a press"),
    **dict.fromkeys(
        (Noted, BoardReplayed, BoardEntered, Conceded, Disqualified, WalkedOver, *ADDED), "chosen among what is rare"
    ),
}
"""Entries that can only be undone, with the keys to enter each again."""


def test_every_kind_of_entry_is_asked_for_again_unless_it_is_excepted(
    shared_window: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    for name in ("ask_toss", "ask_foul", "ask_override", "ask_chief_referee"):
        monkeypatch.setattr(MatchDialogs, name, lambda _dialogs, name=name: asked.append(name))
    entries = [each.entry for each in every_entry().entries]
    hands = open_another(shared_window)
    for kind in get_args(PlainEntry):
        place = next(place for place, entry in enumerate(entries) if isinstance(entry, kind))
        open_another(hands, *entries[: place + 1], setup=every_entry().agreed)
        asked.clear()

        hands.key("ctrl+r")

        assert "“Redo” restores" in hands.said(), kind
        assert bool(asked or not hands.draft.is_empty()) is (kind not in ENTERED_AT_THE_BOARD), kind


def test_without_an_entry_there_is_nothing_to_replace(shared_window: Hands) -> None:
    hands = open_another(shared_window)

    hands.key("ctrl+r")

    assert hands.said() != ""


# Corrections that would rewrite what was played


WON = (stroke(4), stroke(4), stroke(queen=True), stroke(1))
SIZES = [((1366, 768), Settings()), ((1024, 600), Settings(text=TextChoice.LARGE))]


def refused_amendment(hands: Hands, number: int) -> None:
    """Opens an entry, takes all its men away and gives a reason."""
    hands.amend(number)
    hands.find(QSpinBox, "pocketed_white").setValue(0)
    hands.find(QLineEdit, "reason").setText("it lay on the brink")


@pytest.mark.parametrize(("size", "choices"), SIZES)
def test_a_refused_amendment_is_undone_and_restored_as_a_whole(
    qtbot: QtBot, size: tuple[int, int], choices: Settings
) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1), stroke(1), stroke(), size=size, choices=choices)
    before = hands.record
    refused_amendment(hands, 2)
    button, outcome = hands.part("way_undo"), hands.part("consequence")
    assert not hands.part("accept").isEnabled()
    for shown in (button, outcome):
        assert hands.window.rect().contains(QRect(shown.mapTo(hands.window, QPoint(0, 0)), shown.size()))
    QTest.mouseClick(button, LEFT)
    hands.turn_to_dialog()
    hands.click("lose")

    hands.settle_dialogs()
    undone = hands.record
    hands.click("redo")

    assert [type(each.entry) for each in undone.entries[5:]] == [Undone, Undone, Undone]
    assert undone.standing == (0, 1)
    assert [type(each.entry) for each in hands.record.entries[8:]] == [Redone, Redone, Redone]
    assert hands.record.state == before.state


def test_the_turn_that_was_given_wrongly_is_kept_with_an_amendment(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(1), stroke(1), stroke())
    refused_amendment(hands, 2)
    hands.click("way_turn", "accept")

    entry = last(hands)
    assert isinstance(entry, Amended)
    assert entry.turn is Turn.CONTINUES
    assert hands.record.state.current_board.on_board == BySide(8, 9)
    hands.key("ctrl+z")
    assert hands.record.state.current_board.on_board == BySide(7, 9)


def test_the_result_of_an_earlier_board_is_corrected_alone(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), *WON, PlayCalled(), stroke(), stroke(1))
    before = hands.record
    strokes = hands.record.state.current_board.on_board
    refused_amendment(hands, 5)
    hands.click("way_result")
    points = hands.find(NumberField, "points")
    points.setValue(11)
    told = hands.text("consequence")
    hands.find(QLineEdit, "reason").setText("one man counted twice")
    press_firmly(hands.part("accept"))

    entry = last(hands)
    assert isinstance(entry, Override)
    assert told == consequence_of_correction(before, entry).text
    assert (entry.of, entry.board) == (5, BoardResult(Party.OWN, 11))
    assert hands.record.state.score == BySide(11, 0)
    assert hands.record.state.current_board.on_board == strokes


def open_details(hands: Hands) -> None:
    """Presses the match's name at the left of the header."""
    QTest.mouseClick(hands.part("match_title"), LEFT)
    assert hands.dialog("details_dialog").isVisible()


@pytest.mark.parametrize(("size", "choices"), SIZES)
def test_the_format_is_corrected_from_the_header(qtbot: QtBot, size: tuple[int, int], choices: Settings) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), *WON, size=size, choices=choices)
    before = hands.record
    open_details(hands)
    hands.find(NumberField, "points").setValue(12)
    outcome = hands.part("consequence")
    assert hands.window.rect().contains(QRect(outcome.mapTo(hands.window, QPoint(0, 0)), outcome.size()))
    told = hands.text("consequence")
    is_enough = hands.part("accept").isEnabled()
    hands.find(QLineEdit, "details_reason").setText("the round is played to 12")
    press_firmly(hands.part("accept"))

    entry = last(hands)
    assert not is_enough, "the reason is missing"
    assert isinstance(entry, DetailsChanged)
    assert told == consequence_of_correction(before, entry).text
    assert entry.competition == replace(hands.record.agreed.competition, points=12)
    assert hands.record.state.games == BySide(1, 0)
    hands.key("ctrl+z")
    assert hands.record.state.games == BySide(0, 0)


def test_a_corrected_round_takes_its_format_with_it(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled())
    open_details(hands)
    field = hands.find(QLineEdit, "details_round")
    field.setText("Round of 16")
    field.editingFinished.emit()
    assert hands.part("format_by_round").isVisible()
    hands.find(QLineEdit, "details_reason").setText("the quarter-finals come later")
    press_firmly(hands.part("accept"))

    entry = last(hands)
    assert isinstance(entry, DetailsChanged)
    assert entry.competition == Competition(3, 25, 8, ChangeSides.AFTER_4_BOARDS_OR_13)
    assert (hands.record.setup.round, hands.record.setup.competition.boards) == ("Round of 16", 8)


def test_a_format_that_would_end_a_game_before_later_strokes_is_refused(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), *WON, PlayCalled(), stroke(), stroke(1))
    open_details(hands)
    hands.find(NumberField, "points").setValue(12)

    assert not hands.part("accept").isEnabled()
    assert "would belong to another board" in hands.text("consequence")
    hands.click("way_undo")
    hands.turn_to_dialog()
    hands.click("lose")
    hands.settle_dialogs()
    assert hands.record.state.current_board.on_board == BySide(9, 9)
