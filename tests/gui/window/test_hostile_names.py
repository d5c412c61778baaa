"""Names that contain markup, formulas or control characters are shown as plain names in the window."""

import ast
from dataclasses import replace
from pathlib import Path
from typing import TypeGuard

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTableView, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.panels.log_model import LogModel
from carrom_desk.gui.panels.score_table import ScoreTable
from carrom_desk.match.entry.entries import Noted, PlayCalled
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from carrom_desk.presentation.log.log_rows import log_rows
from tests.fakes import SINGLES, stroke
from tests.gui.at_match import TOSS, at_match
from tests.gui.hands import Hands

MARKUP = "<b>Asha</b><img src='file:///etc/passwd'>"
TURNED = "\u202eahsA\u0007\u2028\u001b[31m"
SETUP = replace(
    SINGLES, sides=BySide((Player(MARKUP),), (Player(TURNED),)), event=f"=cmd|' /C calc'!A0 {TURNED}", round=MARKUP
)
FORBIDDEN = "\u202e\u0007\u001b"


def named(qtbot: QtBot) -> Hands:
    return at_match(qtbot, TOSS, PlayCalled(), stroke(1), Noted(MARKUP), setup=SETUP)


def labels(hands: Hands) -> list[QLabel]:
    return hands.window.findChildren(QLabel)


def tips(hands: Hands) -> list[str]:
    return [widget.toolTip() for widget in hands.window.findChildren(QWidget) if widget.toolTip()]


def test_nothing_in_the_window_is_turned_round_or_rings_a_bell(qtbot: QtBot) -> None:
    hands = named(qtbot)
    hands.key("w", "enter", "ctrl+l")

    shown = [label.text() for label in labels(hands)] + tips(hands)
    shown += [widget.accessibleName() for widget in hands.window.findChildren(QWidget)]
    rows = hands.find(QTableView, "matches").model()
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        shown += [str(rows.index(0, column).data(role)) for column in range(rows.columnCount())]
    assert [words for words in shown if any(letter in words for letter in FORBIDDEN)] == []
    assert any("ahsA" in words for words in shown)


def test_what_is_shown_is_not_what_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    hands = named(qtbot)
    hands.key("w", "enter")

    match = hands.controller.match
    assert match.session.stored() == hands.store.load(MatchId("m1"))
    assert match.session.stored().setup == SETUP
    assert match.session.with_unsaved().setup == SETUP


@pytest.mark.parametrize(
    ("text", "tip"),
    [
        ("Asha", "Asha"),
        ("two\nlines", "two\nlines"),
        ("<b>x</b>\ny", "<span>&lt;b&gt;x&lt;/b&gt;<br>y</span>"),
        ("a &lt; b", "<span>a &amp;lt; b</span>"),
    ],
)
def test_a_tip_says_what_it_is_given(text: str, tip: str) -> None:
    assert plain_tip(text) == tip


def test_the_tips_of_log_and_score_sheet_say_a_note_and_names_to_the_letter(qtbot: QtBot) -> None:
    hands = named(qtbot)
    log, role = LogModel(), Qt.ItemDataRole.ToolTipRole
    log.show_rows(log_rows(hands.record))
    listed = [str(log.index(row).data(role)) for row in range(log.rowCount())]
    sheet = hands.find(ScoreTable, "score_sheet")
    sheet.show_sheet((), (MARKUP, "Bilal"))
    heads = [item.toolTip() for column in range(sheet.columnCount()) if (item := sheet.horizontalHeaderItem(column))]

    assert any(plain_tip(MARKUP).removeprefix("<span>").removesuffix("</span>") in tip for tip in listed)
    assert any("&lt;b&gt;" in tip for tip in heads)
    assert [tip for tip in (*listed, *heads) if "<img" in tip or "<b>" in tip] == []


def test_no_tip_is_set_that_could_be_taken_for_markup() -> None:
    """Tool tips that may contain typed text must use `plain_tip`; our own sentences need not."""
    files = sorted((Path(__file__).parents[3] / "carrom_desk" / "gui").rglob("*.py"))
    calls = [(file.name, node) for file in files for node in ast.walk(ast.parse(file.read_text())) if sets_a_tip(node)]

    assert len(calls) > 20
    assert [f"{name}: {ast.unparse(call)}" for name, call in calls if not is_plain(call.args[-1])] == []


def sets_a_tip(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "setToolTip"


def is_plain(words: ast.expr) -> bool:
    if isinstance(words, ast.IfExp):
        return is_plain(words.body) and is_plain(words.orelse)
    if isinstance(words, ast.Call) and isinstance(words.func, ast.Name):
        return words.func.id in ("plain_tip", "_")
    return isinstance(words, ast.Constant)
