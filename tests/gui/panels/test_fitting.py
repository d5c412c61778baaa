"""Words fit their box: smaller first, then in lines, and cut with an ellipsis only when nothing else helps."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QSizeF
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from carrom_desk.gui.fonts import font_of
from carrom_desk.gui.panels.fitting import SOFT_HYPHEN, broken, elided, fit_block, fit_line, undivided, with_px
from carrom_desk.gui.panels.sentences import Sentences
from carrom_desk.gui.panels.text_label import Fit, TextLabel
from carrom_desk.gui.roles import SMALLEST_PX, TextSize
from carrom_desk.gui.theme import Theme, ThemeName, load_theme

NAME = "Venkataraghavan Subramaniam Balasubrahmanyam-Wickramasinghe"


def width_of(text: str, px: int) -> int:
    return QFontMetrics(font_of(px)).horizontalAdvance(text) + 1


def test_a_line_that_fits_is_left_as_it_is() -> None:
    fitted = fit_line("Player A1", font_of(19), 400)

    assert (fitted.font.pixelSize(), fitted.lines, fitted.is_cut) == (19, ("Player A1",), False)


def test_a_line_is_drawn_smaller_before_it_is_cut() -> None:
    fitted = fit_line("Player A1", font_of(19), width_of("Player A1", 14))

    assert (fitted.font.pixelSize(), fitted.is_cut) == (14, False)


def test_a_line_that_is_too_long_at_its_smallest_is_cut_within_its_room() -> None:
    fitted = fit_line(NAME, font_of(19), 120)

    assert fitted.is_cut
    assert fitted.font.pixelSize() == SMALLEST_PX
    assert fitted.lines[0].endswith("…")
    assert fitted.size.width() <= 120


def test_a_font_below_the_smallest_size_is_not_made_larger() -> None:
    assert fit_line(NAME, font_of(9), 60).font.pixelSize() == 9


@pytest.mark.parametrize("height", [200, 60, 34])
def test_a_block_breaks_into_lines_and_stays_within_its_room(height: int) -> None:
    text = "Venkataraghavan Subramaniam Iyer continues"
    fitted = fit_block(text, font_of(27), QSizeF(200, height))

    assert not fitted.is_cut
    assert fitted.size.height() <= height
    assert " ".join(fitted.lines) == text


WORDS = ("Undo", "Decide otherwise…", "Vikram Sen places them in the outer circle, 15 s.", NAME)


@pytest.mark.parametrize("text", WORDS)
@pytest.mark.parametrize("width", range(20, 420, 17))
def test_no_larger_size_would_have_fitted(text: str, width: int) -> None:
    font, room = font_of(27), QSizeF(width, 44)

    def size_of_block(px: int) -> QSizeF:
        small = with_px(font, px)
        lines = broken(text, small, width)
        metrics = QFontMetricsF(small)
        return QSizeF(max(map(metrics.horizontalAdvance, lines)), metrics.height() * len(lines))

    sizes = range(27, SMALLEST_PX - 1, -1)
    in_a_line = [px for px in sizes if QFontMetricsF(with_px(font, px)).horizontalAdvance(text) <= width]
    blocks = {px: size_of_block(px) for px in sizes}
    in_a_block = [px for px, size in blocks.items() if size.width() <= width + 0.5 and size.height() <= 44]

    line, block = fit_line(text, font, width), fit_block(text, font, room)
    assert (line.font.pixelSize(), line.is_cut) == (max(in_a_line, default=SMALLEST_PX), not in_a_line)
    assert (block.font.pixelSize(), block.is_cut) == (max(in_a_block, default=SMALLEST_PX), not in_a_block)


LONG_WORD = f"8 Ober{SOFT_HYPHEN}schieds{SOFT_HYPHEN}richter…"


def test_a_long_word_is_divided_where_its_translator_allows() -> None:
    room = QFontMetricsF(font_of(15)).horizontalAdvance("schieds-") + 12
    fitted = fit_block(LONG_WORD, font_of(15), QSizeF(room, 90), 15)

    assert fitted.lines == ("8 Ober-", "schieds-", "richter…")
    assert not fitted.is_cut


def test_a_word_in_one_line_is_not_divided() -> None:
    wide = QSizeF(900, 60)

    assert fit_block(LONG_WORD, font_of(15), wide).lines == ("8 Oberschiedsrichter…",)
    assert fit_line(LONG_WORD, font_of(15), 900).lines == ("8 Oberschiedsrichter…",)
    assert elided(LONG_WORD, font_of(15), 900) == undivided(LONG_WORD) == "8 Oberschiedsrichter…"


def test_a_block_keeps_its_line_breaks() -> None:
    assert fit_block("one\ntwo", font_of(15), QSizeF(300, 100)).lines == ("one", "two")


def test_a_block_that_is_too_long_is_cut_at_the_end_of_the_last_line_there_is_room_for() -> None:
    room = QSizeF(160, QFontMetricsF(font_of(SMALLEST_PX)).height() * 2 + 1)
    fitted = fit_block(" ".join(["word"] * 40), font_of(20), room)

    assert fitted.is_cut
    assert len(fitted.lines) == 2
    assert fitted.lines[-1].endswith("…")
    assert fitted.size.width() <= room.width()


@pytest.mark.parametrize("fit", Fit)
def test_a_label_asks_for_no_more_room_than_a_few_letters(fit: Fit, theme: Theme, qtbot: QtBot) -> None:
    label = TextLabel(theme, fit=fit)
    qtbot.addWidget(label)
    label.setText(NAME)

    assert label.minimumSizeHint().width() < 40
    assert label.text() == NAME


@pytest.mark.parametrize("fit", Fit)
def test_a_label_with_too_little_room_tells_all_in_its_tip(fit: Fit, theme: Theme, qtbot: QtBot) -> None:
    label = TextLabel(theme, TextSize.NAME, fit=fit)
    qtbot.addWidget(label)
    label.setText(NAME)
    label.resize(90, 20)

    label.event(QHelpEvent(QEvent.Type.ToolTip, QPoint(1, 1), QPoint(1, 1)))

    assert label.fitted().is_cut
    assert QToolTip.text() == NAME
    QToolTip.hideText()


def test_a_label_takes_the_size_of_the_theme_unless_it_is_given_another(theme: Theme, qtbot: QtBot) -> None:
    label = TextLabel(theme, TextSize.BODY)
    qtbot.addWidget(label)

    label.set_theme(load_theme(ThemeName.DARK, 1.4))
    assert label.font().pixelSize() == 21
    label.set_px(40)
    assert label.font().pixelSize() == 40


def test_sentences_stand_in_lines_of_their_own_while_there_is_room(theme: Theme, qtbot: QtBot) -> None:
    sentences = Sentences(theme)
    qtbot.addWidget(sentences)
    sentences.resize(420, 120)
    sentences.show_sentences(("2 white men come back.", "Player B1 places them."), ("On the board: 7 white men.",))

    assert sentences.text() == "2 white men come back.\nPlayer B1 places them.\nOn the board: 7 white men."
    assert sentences.accessibleName() == sentences.text()
    assert not sentences.is_cut


def test_light_sentences_go_before_the_others_become_small(theme: Theme, qtbot: QtBot) -> None:
    sentences = Sentences(theme)
    qtbot.addWidget(sentences)
    weighty, light = ("2 white men come back.", "Player B1 places them."), ("On the board.", "Look at the colour.")
    sentences.show_sentences(weighty)
    sentences.resize(240, 48)
    alone = sentences.grab().toImage()
    sentences.show_sentences(weighty, light)

    assert sentences.is_cut
    assert sentences.grab().toImage() == alone
    sentences.event(QHelpEvent(QEvent.Type.ToolTip, QPoint(1, 1), QPoint(1, 1)))
    assert QToolTip.text() == sentences.text()
    QToolTip.hideText()


def test_sentences_that_find_no_room_at_all_are_cut(theme: Theme, qtbot: QtBot) -> None:
    sentences = Sentences(theme)
    qtbot.addWidget(sentences)
    sentences.resize(120, 16)
    sentences.show_sentences(("2 white men come back.", "Player B1 places them."))

    assert sentences.is_cut
    assert not sentences.grab().isNull()


def test_a_light_sentence_takes_all_the_lines_there_are_before_it_is_cut(theme: Theme, qtbot: QtBot) -> None:
    label = Sentences(theme)
    qtbot.addWidget(label)
    light = " ".join(["Not on the centre circle, not outside the outer one."] * 3)
    label.show_sentences(("One man comes back.",), (light, "Another thing to remember."))
    label.resize(260, 4 * QFontMetrics(theme.font(TextSize.BODY)).height())

    lines = label.arranged().light.lines
    assert len(lines) > 1
    assert " ".join(lines)[:60] == light[:60]
    assert label.is_cut
