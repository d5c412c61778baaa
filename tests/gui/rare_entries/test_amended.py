"""Rare entries amended in the real window, up to the report and the export."""

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.match.entry.entries import Amended, Mistake, MistakeStands, Override, Passed, StrokeMade
from carrom_desk.match.side import Side
from carrom_desk.rules.position import ByParty
from carrom_desk.rules.ruling import Turn
from tests.fakes import record_of, stroke
from tests.gui.at_match import at_match, last
from tests.gui.hands import Hands
from tests.gui.rare_entries.outcomes import entered, holds_after_export, report_of
from tests.gui.rare_entries.rows import PLAYED, ROWS, Row, write_by_keys
from tests.gui.ways import accept_by_keys, tab_to


def change_by_keys(hands: Hands) -> None:
    """Tabs through the fields until changing one makes an amendment that only lacks its reason."""
    for _field in range(20):
        hands.key("tab")
        if isinstance(hands.focus(), QPushButton) or hands.focus().objectName() == "reason":
            continue
        for pressed in ("up", "up", "down", "down", "down"):
            if isinstance(hands.focus(), QLineEdit | QPlainTextEdit):
                QTest.keyClicks(hands.focus(), "x")
            else:
                hands.key(pressed)
            if hands.text("problem").startswith("Enter the reason"):
                return
    raise AssertionError(hands.text("problem"))


FORMS = {type(row.entry): row for row in ROWS}
"""A row for each form of amending, which depends on the kind of entry."""


@pytest.mark.parametrize("row", FORMS.values(), ids=[row.name for row in FORMS.values()])
def test_it_is_amended_by_keys_undone_reported_and_exported(qtbot: QtBot, row: Row) -> None:
    number = len(row.before)
    hands = at_match(qtbot, *row.before, row.entry, setup=row.setup)
    before = hands.record.state

    hands.amend(number)
    change_by_keys(hands)
    write_by_keys(hands, "reason", "looked again")
    accept_by_keys(hands)

    amendment = last(hands)
    assert isinstance(amendment, Amended)
    assert (amendment.number, amendment.reason) == (number, "looked again")
    assert entered(amendment.with_) != row.entry
    after = hands.record.state
    assert after == record_of(*row.before, amendment.with_, setup=row.setup).state
    assert "ooked again" in report_of(hands)
    hands.key("ctrl+z")
    assert hands.record.state == before
    hands.key("ctrl+y")
    assert hands.record.state == after
    assert holds_after_export(hands)


def test_a_rare_entry_is_amended_in_the_window_and_holds_after_export(qtbot: QtBot) -> None:
    mistake = MistakeStands(Mistake.DUE_FORGOTTEN, Side.B)
    hands = at_match(qtbot, *PLAYED, mistake)

    hands.amend(len(PLAYED))
    tab_to(hands, "men")
    hands.key("up")
    write_by_keys(hands, "reason", "counted again")
    accept_by_keys(hands)

    amended = replace(mistake, men=2)
    assert last(hands) == Amended(len(PLAYED), amended, "counted again")
    assert hands.record.state == record_of(*PLAYED, amended).state
    assert "2 black forfeited" in report_of(hands)
    assert holds_after_export(hands)


def test_a_pass_is_amended_into_a_stroke_and_holds_after_export(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *PLAYED, Passed(), stroke())

    hands.amend(len(PLAYED))
    tab_to(hands, "happened")
    hands.key("home")
    tab_to(hands, "pocketed_striker")
    hands.key("space")
    write_by_keys(hands, "reason", "he played")
    accept_by_keys(hands)

    amended = stroke(striker=True)
    entry = last(hands)
    assert isinstance(entry, Amended)
    assert isinstance(entry.with_, StrokeMade)
    assert replace(entry, with_=replace(entry.with_, ruling=None)) == Amended(len(PLAYED), amended, "he played")
    assert hands.record.state == record_of(*PLAYED, amended, stroke()).state
    assert holds_after_export(hands)


def test_a_decision_is_amended_in_the_window_and_holds_after_export(qtbot: QtBot) -> None:
    decision = Override("a push", turn=Turn.PASSES, of=len(PLAYED))
    hands = at_match(qtbot, *PLAYED, stroke(1), decision)

    hands.amend(len(PLAYED) + 1)
    tab_to(hands, "turn")
    hands.key("home")
    tab_to(hands, "due_own")
    hands.key("up")
    write_by_keys(hands, "reason", "no push")
    accept_by_keys(hands)

    amended = replace(decision, turn=None, due=ByParty(1, 0))
    assert last(hands) == Amended(len(PLAYED) + 1, amended, "no push")
    assert hands.record.state.current_board.turn == record_of(*PLAYED, stroke(1)).state.current_board.turn
    assert holds_after_export(hands)
