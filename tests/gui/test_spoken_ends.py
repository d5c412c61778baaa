"""Every end as it is read out: the card itself and each of its parts, with the sheet and the words to call."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels.log import ScoreSheet
from carrom_desk.gui.panels.ruling import EndPanel
from carrom_desk.match.entries import (
    Conceded,
    Concession,
    Disqualified,
    Entry,
    PlayCalled,
    ProtestLodged,
    TimeOver,
    Toss,
    TossChoice,
    WalkedOver,
)
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from tests.fakes import SINGLES, stroke
from tests.gui.at_match import at_match
from tests.gui.test_spoken_pages import nameless, within

TOSS = Toss(Side.A, TossChoice.BREAK)
BOARD: tuple[Entry, ...] = (PlayCalled(), stroke(9, queen=True))
TIMED = replace(SINGLES, competition=replace(SINGLES.competition, games=1, draws=True, minutes=45))
ONE_BOARD = replace(SINGLES, competition=replace(SINGLES.competition, games=1, boards=1))

ENDS: dict[str, tuple[Setup, tuple[Entry, ...], str, str]] = {
    "board": (SINGLES, (TOSS, *BOARD), "Player A1 wins the board", "“Board, 12 points.”"),
    "game": (SINGLES, (TOSS, *BOARD, Conceded(Side.B, Concession.GAME)), "wins the game", "“Game, A1"),
    "match": (ONE_BOARD, (TOSS, *BOARD), "Player A1 wins the match 12–0", "“Match, A1. 12 – 0.”"),
    "walkover": (SINGLES, (WalkedOver(Side.B, "late"),), "Player B1 wins the match by walkover", "by walkover"),
    "disqualification": (
        SINGLES,
        (TOSS, *BOARD, Disqualified(Side.A, "left")),
        "Player A1 disqualified",
        "Match, B1.”",
    ),
    "concession": (SINGLES, (TOSS, *BOARD, Conceded(Side.B, Concession.MATCH)), "Player B1 concedes", "“Match, A1"),
    "draw": (TIMED, (TOSS, TimeOver()), "The match is drawn, 0–0", "“Match drawn, 0 – 0.”"),
    "withheld": (
        SINGLES,
        (TOSS, ProtestLodged(Side.A, "the striker"), WalkedOver(Side.B, "left")),
        "The result is withheld: a protest is undecided",
        "",
    ),
}


@pytest.mark.parametrize("end", ENDS)
def test_every_word_of_an_end_is_read_out(qtbot: QtBot, end: str) -> None:
    setup, entries, decision, call = ENDS[end]
    hands = at_match(qtbot, *entries, setup=setup)
    card = hands.find(EndPanel, "end_card")
    found = QAccessible.queryAccessibleInterface(card)
    assert found is not None
    told = found.text(QAccessible.Text.Name)
    parts = [each.text(QAccessible.Text.Name) for each in within(found)]

    assert card.isVisible()
    assert decision in told
    for label in card.findChildren(QLabel):
        if label.isVisible():
            assert label.text() in told
            assert label.text() in parts
    assert nameless(card) == []
    sheet = hands.find(ScoreSheet, "end_sheet")
    cells = (sheet.item(row, column) for row in range(sheet.rowCount()) for column in range(sheet.columnCount()))
    assert {cell.text() for cell in cells if cell is not None and sheet.isVisible()} <= set(parts)
    assert call in hands.part("call").accessibleName()
