"""The ruling card: legible at a glance, complete for screen readers, with a constant height."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme, ThemeName, load_fonts, load_theme
from carrom_desk.gui.panels.cards import ScrolledWords, text_height
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.panels.ruling import LawButton, LawRow, RulingCard
from carrom_desk.gui.settings.settings import TextChoice
from carrom_desk.match.entry.entries import PlayCalled, Toss, TossChoice
from carrom_desk.match.side import Side
from carrom_desk.presentation.ruling import RulingView
from carrom_desk.presentation.wording.ruling_text import RulingText
from carrom_desk.rules.texts.readings import ReadingText
from tests.fakes import stroke
from tests.gui.at_match import at_match
from tests.gui.panels.finding import found, settle

TEXT = RulingText(
    "Player A1 continues",
    (
        "2 white men come back: 1 from the stroke and 1 as due.",
        "Player B1 places them in the outer circle within 15 s.",
    ),
    "On the board: 7 white men, 6 black men, Queen.",
    ("73", "78(a)", "88(a)"),
)
OPENED = (Toss(Side.A, TossChoice.BREAK), PlayCalled())
READING = ReadingText("Does law 95(b) also hold?", "Yes: she comes back.")


@pytest.fixture
def card(theme: Theme, qtbot: QtBot) -> RulingCard:
    card = RulingCard(theme)
    qtbot.addWidget(card)
    card.setStyleSheet(theme.stylesheet())
    card.resize(440, 260)
    card.show()
    return card


def laws(card: RulingCard) -> list[str]:
    chips = [found(card, LawButton, f"law_{number}") for number in range(1, 6)]
    return [chip.text() for chip in chips if chip.isVisible()]


@pytest.mark.parametrize("height", range(120, 260, 7))
def test_consequences_are_seen_by_whole_lines(card: RulingCard, height: int) -> None:
    card.resize(330, height)
    card.show_ruling(RulingView(TEXT))
    settle(card)

    words = found(card, QLabel, "ruling_details")
    shown = next(each for each in card.findChildren(ScrolledWords) if each.label is words)
    line, foot = text_height(card.theme, "X", TextSize.BODY, 300), found(card, KeyButton, "override")

    assert shown.height() >= words.height() or shown.height() % line == 0 or shown.height() < line
    assert shown.geometry().bottom() < foot.geometry().top()


def test_a_preview_is_told_from_a_ruling_given(card: RulingCard) -> None:
    card.show_ruling(RulingView(TEXT, is_preview=True))
    preview = card.grab().toImage()
    assert found(card, QLabel, "ruling_title").text() == "Ruling, if confirmed"

    card.show_ruling(RulingView(TEXT, is_preview=False))
    assert found(card, QLabel, "ruling_title").text() == "Ruling given"
    assert card.grab().toImage() != preview


def test_laws_are_whole_below_a_preview_in_the_largest_text(qtbot: QtBot) -> None:
    hands = at_match(qtbot, Toss(Side.A, TossChoice.BREAK))
    hands.window.resize(1920, 1080)
    hands.key("i")
    hands.settings.put(replace(hands.settings.current, text=TextChoice.LARGEST))
    hands.settle()

    row = hands.find(RulingCard, "ruling").laws
    assert row.height() >= row.sizeHint().height()


def test_a_long_reason_keeps_the_caption_and_its_end_can_be_scrolled_to(card: RulingCard) -> None:
    reason = " ".join(["The players had agreed on it before the umpire came to the board."] * 12)
    card.resize(400, 200)

    card.show_ruling(RulingView(replace(TEXT, reason=reason, laws=())))

    title, words = found(card, QLabel, "ruling_title"), found(card, QLabel, "ruling_details")
    assert (title.isVisible(), title.text(), title.height() > 0) == (True, "Umpire’s decision", True)
    (area,) = (each for each in card.findChildren(ScrolledWords) if each.label is words)
    needed = words.fontMetrics().boundingRect(0, 0, words.width(), 9_999, Qt.TextFlag.TextWordWrap, words.text())
    assert area.height() < needed.height() <= words.height()
    bar = area.verticalScrollBar()
    assert bar.maximum() >= words.height() - area.height() > 0

    bar.setValue(bar.maximum())
    card.show_ruling(RulingView(RulingText("Player A1 continues", ("1 white man comes back.",))))
    assert (bar.value(), bar.maximum()) == (0, 0)


@pytest.mark.parametrize(("height", "level"), [(150, "title"), (260, "decision")])
def test_a_decision_of_any_length_has_one_size_and_scrolls(card: RulingCard, height: int, level: str) -> None:
    card.resize(330, height)
    seen = []
    for count in (1, 4, 12):
        card.show_ruling(RulingView(replace(TEXT, decision=" ".join([TEXT.decision] * count))))
        settle(card)
        words = found(card, QLabel, "ruling_decision")
        (area,) = (each for each in card.findChildren(ScrolledWords) if each.label is words)
        seen.append((words.property("level"), area.verticalScrollBar().maximum() > 0))

    assert [size for size, _is_scrolled in seen] == [level] * 3
    assert (seen[0][1], seen[-1][1]) == (False, True)


def test_what_a_pair_wins_is_seen_whole_in_the_smallest_window(qtbot: QtBot) -> None:
    theme = load_theme(ThemeName.LIGHT, 0.85)
    card = RulingCard(theme)
    qtbot.addWidget(card)
    card.setStyleSheet(theme.stylesheet())
    card.resize(352, 153)  # as in a window of 1024 by 600
    card.show()
    card.show_ruling(RulingView(replace(TEXT, decision="R. Venkatesh / Maria Zimmermann win the board, 12 points")))
    settle(card)
    words = found(card, QLabel, "ruling_decision")
    (area,) = (each for each in card.findChildren(ScrolledWords) if each.label is words)

    assert area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("count", [1, 5, 20])
def test_no_words_are_written_smaller_however_many_there_are(card: RulingCard, count: int) -> None:
    card.show_ruling(RulingView(RulingText(TEXT.decision, TEXT.details * count)))
    labels = [found(card, QLabel, f"ruling_{name}") for name in ("decision", "details")]

    assert [label.property("level") for label in labels] == ["decision", "body"]


def test_the_card_says_everything_at_once(card: RulingCard) -> None:
    card.show_ruling(RulingView(TEXT, is_preview=True))

    assert card.objectName() == "ruling"
    assert card.text() == card.accessibleName()
    assert card.text().split("\n") == [
        "Ruling, if confirmed: Player A1 continues",
        *TEXT.details,
        "Laws: 73, 78(a), 88(a)",
        TEXT.aside,
    ]
    assert found(card, QLabel, "ruling_decision").text() == "Player A1 continues"
    details = found(card, QLabel, "ruling_details").text().split("\n")
    assert [detail.removeprefix("•\xa0") for detail in details] == list(TEXT.details)
    assert found(card, QLabel, "ruling_asides").text() == TEXT.aside


def test_a_number_stays_in_a_line_with_what_it_counts(card: RulingCard) -> None:
    for text in ("Kavitha Raman wins the board, 12 points", "Play goes on from the start of board 1"):
        card.show_ruling(RulingView(replace(TEXT, decision=text)))

        before, _, last = found(card, QLabel, "ruling_decision").text().rpartition(" ")
        assert f"{before} {last}".replace("\xa0", " ") == text
        assert last in ("12\xa0points", "board\xa01")


def test_a_law_is_opened_by_its_chip(card: RulingCard) -> None:
    opened: list[str] = []
    card.laws.law_clicked.connect(opened.append)
    card.show_ruling(RulingView(TEXT, is_preview=True))

    assert laws(card) == ["73", "78(a)", "88(a)"]
    found(card, LawButton, "law_2").click()
    assert opened == ["78(a)"]
    assert found(card, LawButton, "law_2").accessibleName() == "Law 78(a)"


def test_too_many_laws_are_counted_and_named(card: RulingCard) -> None:
    card.resize(660, 212)
    card.show_ruling(RulingView(RulingText("Player A1 continues", laws=tuple("1234567")), is_preview=True))

    assert laws(card) == ["1", "2", "3", "4", "+3"]
    assert found(card, LawButton, "law_5").accessibleName() == "Law 5, 6, 7"
    card.show_ruling(RulingView(RulingText("Player A1 continues", laws=tuple("12345")), is_preview=True))
    assert laws(card) == ["1", "2", "3", "4", "5"]


def test_a_reading_is_told_and_opened_by_its_button(card: RulingCard) -> None:
    opened: list[object] = []
    card.laws.readings_clicked.connect(opened.append)
    card.show_ruling(
        RulingView(RulingText("Turn passes to Player B1", laws=("95(b)",), readings=(READING,)), is_preview=True)
    )
    settle(card)
    chip, asides = found(card, LawButton, "reading"), found(card, QLabel, "ruling_asides")

    assert asides.text() == f"Reading: {READING.question} {READING.answer}"
    assert card.text().split("\n")[1:] == ["Laws: 95(b)", asides.text()]
    assert chip.toolTip() == f"{READING.question}\n{READING.answer}"
    chip.click()
    assert opened == [(READING,)]
    card.show_ruling(RulingView(TEXT, is_preview=True))
    assert not chip.isVisible()


def test_where_there_is_no_line_for_a_reading_its_button_stands_for_it(card: RulingCard) -> None:
    card.resize(344, 140)
    card.show_ruling(
        RulingView(RulingText(TEXT.decision, TEXT.details, laws=("95(b)",), readings=(READING,)), is_preview=True)
    )
    settle(card)

    assert not found(card, QLabel, "ruling_asides").isVisible()
    assert found(card, LawButton, "reading").isVisible()
    assert f"Reading: {READING.question}" in card.text()


def test_what_cannot_be_is_told_with_every_reason(card: RulingCard) -> None:
    card.show_ruling(
        RulingView(problems=("More men are marked than lie on the board.", "The Queen is not on the board."))
    )

    assert card.text().split("\n") == [
        "No ruling: Not possible",
        "More men are marked than lie on the board.",
        "The Queen is not on the board.",
    ]
    assert laws(card) == []


def test_without_a_ruling_the_card_says_what_it_waits_for(card: RulingCard) -> None:
    card.show_ruling(RulingView(TEXT, is_preview=True))
    card.show_ruling(RulingView(note="The toss comes first."))
    assert card.text() == "Ruling: No ruling yet\nThe toss comes first."
    card.show_ruling(RulingView())
    assert card.text() == "Ruling: No ruling yet"


@pytest.mark.parametrize(("width", "height", "scale"), [(344, 130, 0.85), (440, 190, 1.0), (640, 280, 1.4)])
def test_the_card_asks_for_the_same_room_and_a_usual_ruling_has_it(
    width: int, height: int, scale: float, qtbot: QtBot
) -> None:
    theme = load_theme(ThemeName.LIGHT, scale)
    page = QWidget()
    qtbot.addWidget(page)
    card = RulingCard(theme, page)
    page.setStyleSheet(theme.stylesheet())
    card.resize(width, height)
    page.show()
    rooms = set()
    for text in (TEXT, RulingText("Player A1 continues"), RulingText("Turn passes", TEXT.details[:1], "y", ("1", "2"))):
        card.show_ruling(RulingView(text, is_preview=True))
        settle(card)
        rooms.add((card.minimumSizeHint().toTuple(), card.size().toTuple()))
        details, law = found(card, QLabel, "ruling_details"), found(card, LawButton, "law_1")
        if text.details:
            assert details.heightForWidth(details.width()) <= details.height() + 1
            assert details.geometry().bottom() < law.mapTo(card, law.rect().topLeft()).y()

    assert len(rooms) == 1


def test_a_ruling_with_every_consequence_is_seen_without_scrolling(qtbot: QtBot) -> None:
    load_fonts()
    hands = at_match(qtbot, *OPENED, stroke(1), stroke(), stroke(striker=True), stroke())
    hands.key("w", "w", "b", "q", "s", "shift+w", "shift+b")
    hands.settle()

    details = hands.find(QLabel, "ruling_details")
    assert "law 65" in details.text()
    assert details.visibleRegion().boundingRect() == details.rect()


def test_there_are_as_many_laws_as_there_is_room_for_and_the_button_stays(card: RulingCard) -> None:
    override = found(card, KeyButton, "override")
    at = override.geometry()
    for width in (440, 344):
        card.resize(width, 212)
        card.show_ruling(RulingView(RulingText("Player A1 continues", laws=tuple("1234567")), is_preview=True))
        settle(card)
        assert laws(card)[-1] == f"+{7 - len(laws(card)) + 1}"
        assert override.width() == at.width()
        ends = [chip.geometry().right() for chip in card.findChildren(LawButton) if chip.isVisible()]
        assert max(ends) < override.x()


@pytest.mark.parametrize("name", ThemeName)
def test_the_card_takes_every_look(name: ThemeName, card: RulingCard) -> None:
    card.show_ruling(RulingView(TEXT, is_preview=True))
    light = card.grab().toImage()
    card.setStyleSheet(load_theme(name, 1.2).stylesheet())
    card.set_theme(load_theme(name, 1.2))

    assert card.grab().toImage() != light


@pytest.mark.parametrize("scale", [1.0, 1.1, 1.25, 1.5, 1.78, 1.88, 2.1, 2.81, 3.13])
def test_the_row_of_laws_is_as_high_as_its_buttons(qtbot: QtBot, scale: float) -> None:
    theme = load_theme(ThemeName.LIGHT, scale)
    card = RulingCard(theme)
    qtbot.addWidget(card)
    card.setStyleSheet(theme.stylesheet())
    card.resize(round(440 * scale), round(260 * scale))
    card.show()
    card.show_ruling(RulingView(TEXT))
    settle(card)
    row, law = card.findChild(LawRow), found(card, LawButton, "law_1")

    assert row is not None
    assert row.sizeHint().height() >= max(law.sizeHint().height(), law.minimumSizeHint().height())
    assert row.rect().contains(law.geometry())
