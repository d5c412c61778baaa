"""Every end as read by screen readers: announced with its calls, then the card and each of its parts."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels import ruling_card
from carrom_desk.gui.panels.controls import KeyCap
from carrom_desk.gui.panels.ruling_card import RulingCard
from carrom_desk.gui.panels.score_table import ScoreTable
from tests.gui.at_match import at_match
from tests.gui.hands import Hands
from tests.gui.window.test_spoken_pages import nameless, within
from tests.presentation.wording.sentences import Example, examples, played, setup_of

ENDS = [each for each in examples() if each.get("show") == "card" and "setup" in each]
"""Ends in the catalogue, with what the card says of them; those of the usual setup have none of their own."""


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns the announcements to screen readers."""
    said: list[str] = []

    def made(about: QWidget, words: str) -> QAccessibleAnnouncementEvent:
        said.append(words)
        return QAccessibleAnnouncementEvent(about, words)

    monkeypatch.setattr(ruling_card, "QAccessibleAnnouncementEvent", made)
    return said


@pytest.mark.parametrize("end", ENDS, ids=lambda each: each["acts"])
def test_every_end_is_announced_with_its_call_and_read_out(qtbot: QtBot, announced: list[str], end: Example) -> None:
    *before, last = [logged.entry for logged in played(end).entries]
    decision, call = end["said"], end.get("call", "")
    hands = at_match(qtbot, *before, setup=setup_of(end))
    announced.clear()
    session = hands.controller.match.session
    assert session is not None
    assert session.submit(last)

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
        is_mark = "_mark_" in label.objectName()
        is_of_digest = is_mark or label.objectName().startswith("ruling_digest_")
        # The description of a button names its key.
        if label.isVisible() and not isinstance(label, KeyCap):
            plain = label.text().replace("\N{NO-BREAK SPACE}", " ").replace("\N{ZERO WIDTH JOINER}", "")
            assert is_of_digest or plain in told
            assert (label.accessibleName() or label.text()) in parts
    assert nameless(card) == []
    sheet = hands.find(ScoreTable, "end_sheet")
    model, said = sheet.model(), Qt.ItemDataRole.AccessibleTextRole
    places = [(row, column) for row in range(model.rowCount()) for column in range(model.columnCount())]
    cells = {str(model.index(*place).data(said)) for place in places if model.index(*place).data() is not None}
    assert not sheet.isVisible() or cells <= set(parts)
    assert call in f"{told}\n“Play.”"
