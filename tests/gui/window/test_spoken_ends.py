"""Every end as read by screen readers: announced with its calls, then the card and each of its parts."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels import ruling
from carrom_desk.gui.panels.controls import KeyCap
from carrom_desk.gui.panels.ruling import RulingCard
from carrom_desk.gui.panels.score_table import ScoreTable
from carrom_desk.match.entry.entries import (
    Conceded,
    Concession,
    Demanded,
    Disqualified,
    Entry,
    Override,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    TimeOver,
    Toss,
    TossChoice,
    WalkedOver,
)
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult
from tests.fakes import SINGLES, improper, stroke
from tests.gui.at_match import at_match
from tests.gui.hands import Hands
from tests.gui.window.test_spoken_pages import nameless, within

TOSS = Toss(Side.A, TossChoice.BREAK)
BOARD: tuple[Entry, ...] = (PlayCalled(), stroke(9, queen=True))
LOW = replace(SINGLES, competition=replace(SINGLES.competition, points=12))
TWO_BOARDS = replace(SINGLES, competition=replace(SINGLES.competition, boards=2))
TIMED = replace(SINGLES, competition=replace(SINGLES.competition, games=1, draws=True, minutes=45))
ONE_BOARD = replace(SINGLES, competition=replace(SINGLES.competition, games=1, boards=1))

ONE_LEFT = (TOSS, PlayCalled(), stroke(8, queen=True))
LAST_OF_BOTH = (TOSS, PlayCalled(), stroke(8), improper(1))
PROTEST = ProtestLodged(Side.A, "the striker")

ENDS: dict[str, tuple[Setup, tuple[Entry, ...], str, str]] = {
    "board": (SINGLES, (*ONE_LEFT, stroke(), stroke(), stroke(1)), "Player A1 wins the board", "“Board, 12 points.”"),
    "slam": (SINGLES, (*ONE_LEFT, stroke(1)), "White slam: all nine white men", "“Board, 12 points.”"),
    "claim": (SINGLES, LAST_OF_BOTH, "Player B1 may claim 1 extra point.", "“Board, 3 points. Do you claim?”"),
    "claimed": (
        SINGLES,
        (*LAST_OF_BOTH, Demanded(1)),
        "3 awarded by law and 1 claimed",
        "“Board, 4 points.”",
    ),
    "decided": (
        SINGLES,
        (*ONE_LEFT, Override("miscounted", board=BoardResult(Party.OPPONENT, 5))),
        "Umpire’s decision: miscounted",
        "“Board, 5 points.”",
    ),
    "game": (LOW, (TOSS, *BOARD), "Player A1 wins the game 12–0", "“Game, A1. 12–0.”"),
    "conceded game": (
        SINGLES,
        (TOSS, *BOARD, Conceded(Side.B, Concession.GAME)),
        "concedes: Player A1 wins",
        "“Game, A1",
    ),
    "match": (ONE_BOARD, (TOSS, *BOARD), "Player A1 wins the match 12–0", "“Match, A1. 12–0.”"),
    "extra board": (TWO_BOARDS, (TOSS, *BOARD, *BOARD), "toss, then one extra board", "“Board, 12 points.”"),
    "walkover": (SINGLES, (WalkedOver(Side.B, "late"),), "Player B1 wins the match by walkover", "by walkover"),
    "disqualification": (
        SINGLES,
        (TOSS, *BOARD, Disqualified(Side.A, "left")),
        "Player A1 disqualified",
        "Match, B1.”",
    ),
    "concession": (SINGLES, (TOSS, *BOARD, Conceded(Side.B, Concession.MATCH)), "Player B1 concedes", "“Match, A1"),
    "draw": (TIMED, (TOSS, TimeOver()), "The match is drawn, 0–0", "“Match drawn, 0–0.”"),
    "withheld": (
        SINGLES,
        (TOSS, PROTEST, WalkedOver(Side.B, "left")),
        "Result withheld: protest undecided",
        "",
    ),
    "withheld board": (
        ONE_BOARD,
        (TOSS, PlayCalled(), PROTEST, stroke(9, queen=True)),
        "withheld",
        "“Board, 12 points.”",
    ),
    "overruled": (SINGLES, (*ONE_LEFT, PROTEST, ProtestDecided(upheld=False, reason="seen")), "The result stands", ""),
    "upheld": (SINGLES, (*ONE_LEFT, PROTEST, ProtestDecided(upheld=True)), "from the start of board 1", "“Play.”"),
    "overruled at the end": (
        ONE_BOARD,
        (TOSS, *BOARD, PROTEST, ProtestDecided(upheld=False, reason="seen")),
        "Protest overruled",
        "“Match, A1. 12–0.”",
    ),
    "upheld at the end": (ONE_BOARD, (TOSS, *BOARD, PROTEST, ProtestDecided(upheld=True)), "Protest upheld", "“Play.”"),
}


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns the announcements to screen readers."""
    said: list[str] = []

    def made(about: QWidget, words: str) -> QAccessibleAnnouncementEvent:
        said.append(words)
        return QAccessibleAnnouncementEvent(about, words)

    monkeypatch.setattr(ruling, "QAccessibleAnnouncementEvent", made)
    return said


@pytest.mark.parametrize("end", ENDS)
def test_every_end_is_announced_with_its_call_and_read_out(qtbot: QtBot, announced: list[str], end: str) -> None:
    setup, entries, decision, call = ENDS[end]
    hands = at_match(qtbot, *entries[:-1], setup=setup)
    announced.clear()
    session = hands.controller.match.session
    assert session is not None

    assert session.submit(entries[-1])

    (said,) = announced
    card = hands.find(RulingCard, "ruling")
    assert card.isVisible()
    assert decision in said
    assert said.startswith(card.accessibleName())
    assert call in f"{said}\n“Play.”"

    hands.clock.hold()  # as a protest leaves it
    assert_every_word_is_read_out(hands, card, decision, call)


def assert_every_word_is_read_out(hands: Hands, card: RulingCard, decision: str, call: str) -> None:
    found = QAccessible.queryAccessibleInterface(card)
    assert found is not None
    told = found.text(QAccessible.Text.Name)
    parts = [each.text(QAccessible.Text.Name) for each in within(found)]

    assert decision in told
    for label in card.findChildren(QLabel):
        is_of_digest = label.objectName().startswith("digest_")
        # The description of a button names its key.
        if label.isVisible() and not isinstance(label, KeyCap):
            plain = label.text().replace("\N{NO-BREAK SPACE}", " ").replace("\N{WORD JOINER}", "")
            assert is_of_digest or plain in told
            assert (label.accessibleName() or label.text()) in parts
    assert nameless(card) == []
    sheet = hands.find(ScoreTable, "end_sheet")
    model, said = sheet.model(), Qt.ItemDataRole.AccessibleTextRole
    places = [(row, column) for row in range(model.rowCount()) for column in range(model.columnCount())]
    cells = {str(model.index(*place).data(said)) for place in places if model.index(*place).data() is not None}
    assert not sheet.isVisible() or cells <= set(parts)
    assert call in f"{told}\n“Play.”"
