"""Layout faults of a rendered view: clipped text, missing shortcuts, overlapping widgets, frames, small targets."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from xml.etree import ElementTree

from PySide6.QtCore import QAbstractListModel, QBuffer, QByteArray, QIODevice, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPixmap, QTextLayout
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QToolButton,
    QTreeView,
    QWidget,
)

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.desk_page import Notice
from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.dialogs.radio_group import Choice
from carrom_desk.gui.dialogs.side_panel import SidePanel
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.learning.school.exercise_view import WrappedButton
from carrom_desk.gui.panels.action_bars import AlwaysBar
from carrom_desk.gui.panels.action_button import ActionButton
from carrom_desk.gui.panels.cards import ElidedLabel, NameLabel
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.panels.log import LogPanel
from carrom_desk.gui.panels.reasons import ReasonList
from carrom_desk.gui.panels.ruling_card import LawButton, RulingCard
from carrom_desk.gui.panels.score_table import ScoreTable
from carrom_desk.gui.panels.top_bar import TitleButton

_TEXT = "{http://www.w3.org/2000/svg}text"
_MAY_LIE_OVER = (Notice, QDialog, QMenu)
_COVERS: dict[type[QWidget], tuple[type[QWidget], ...]] = {
    ReasonList: (LogPanel, RulingCard),
    LogPanel: (RulingCard, AlwaysBar),
    SidePanel: (RulingCard, ReasonList, AlwaysBar, LogPanel),
}
"""Widgets that temporarily cover others."""
_NAMES = ("match_title", "player_", "right_", "bottom_", "winner_", "by_a", "by_b")
"""How parts begin that have names of an event or of players, which have no maximum length: they are shortened, with the
full name in a tooltip.
"""
_FIELDS = (QLineEdit, QComboBox, QAbstractSpinBox)
_RECOGNISED = 5
"""Letters and ellipsis of a name that is recognised in a column of the score sheet, with its full text in a tooltip."""
_SLACK = 1
"""Pixels that text may be wider than its space, for rounding of metrics."""


def faults(top: QWidget, picture: QPixmap | None = None, *, finds_frames: bool = True) -> list[str]:
    """Returns all faults of a window or dialog, one line each; frames take a picture of it, unless there is one."""
    shown = [part for part in top.findChildren(QWidget) if part.isVisibleTo(top) and part.window() is top.window()]
    found = [*_cut(shown), *_overlapping(top, shown), *_outside(top, shown), *_crowded(shown), *_uneven(shown)]
    found += [*_hard_to_touch(shown), *_led_twice((top, *shown))]
    if finds_frames:
        found += _framed(top, shown, (picture or top.grab()).toImage())
    found += _shared_keys(top, shown)
    found += [f"trap: {_name(part)}" for part in shown if isinstance(part, QTableView) and part.tabKeyNavigation()]
    return sorted(set(found))


# Words


def _cut(parts: Iterable[QWidget]) -> Iterator[str]:
    for part in parts:
        for words in _cut_words(part):
            yield f"cut: {_name(part)}: {words}"


def _cut_words(part: QWidget) -> Iterator[str]:
    if part.objectName().startswith(_NAMES):
        return
    match part:
        case KeyButton() | ActionButton():
            yield from _cut_on_button(part)
        case ElidedLabel():
            yield from _cut_in_line(part)
        case QLabel():
            if type(part).paintEvent is QLabel.paintEvent:  # which shortens nothing
                yield from _too_large(part)
            else:
                yield from _shortened(part, (part.text(),))
        case Choice():
            yield from _cut_in_choice(part)
        case QCheckBox() | QRadioButton() | QPushButton():
            if _is_cut_on_plain_button(part):
                yield part.text()
        case QScrollArea():
            if (part.widget() or part.viewport()).width() > part.viewport().width() + _SLACK:
                yield "its contents at the right"
        case QComboBox():
            yield from _cut_in_box(part)
        case QTabBar():
            for index in range(part.count()):
                if part.isTabVisible(index) and (
                    part.tabSizeHint(index).width() > part.tabRect(index).width() + _SLACK
                    or part.tabRect(index).right() > part.width()
                ):
                    yield part.tabText(index)
        case QLineEdit():
            room = part.width() - 18
            for words in (part.placeholderText(),):
                if QFontMetrics(part.font()).horizontalAdvance(words) > room:
                    yield words
        case QAbstractItemView():
            if isinstance(part, ScoreTable) or not _has_tips(part):
                cut = _shortened(part.viewport(), _items(part))
                yield from (each for each in cut if not isinstance(part, ScoreTable) or len(each) < _RECOGNISED)
        case _:
            pass


def _cut_in_line(label: ElidedLabel) -> Iterator[str]:
    """Yields the text of a clipped label; names may be shortened to the surname."""
    is_name = isinstance(label, NameLabel)
    if is_name and QLabel.text(label).endswith("…"):
        yield QLabel.text(label)
    if label.is_cut and not is_name:
        yield label.text()


def _cut_on_button(button: KeyButton | ActionButton) -> Iterator[str]:
    if button.is_cut:
        yield button.title


def _is_cut_on_plain_button(button: QCheckBox | QRadioButton | QPushButton) -> bool:
    if not isinstance(button, WrappedButton):
        return button.sizeHint().width() > button.width() + _SLACK
    needed = QPushButton.sizeHint(button)  # its own hint leaves out its words, one of which may be wider than a line
    return needed.width() > button.width() + _SLACK or needed.height() > button.height() + _SLACK


def _cut_in_box(box: QComboBox) -> Iterator[str]:
    """Yields the clipped texts of a combo box; names may be shortened, other text takes up to two lines."""
    shown = box.shown_text() if isinstance(box, ChoiceBox) else box.currentText()
    whole = shown if isinstance(box, ChoiceBox) and box.of_names else box.currentText()
    yield from _shortened(box, (whole, box.placeholderText()))
    lines, metrics = shown.split("\n"), box.fontMetrics()
    if max(map(metrics.horizontalAdvance, lines)) > _room_in(box) + _SLACK:
        yield shown
    if len(lines) * metrics.lineSpacing() > box.height():
        yield f"{shown}: too low"


def _cut_in_choice(choice: Choice) -> Iterator[str]:
    lines = choice.text().replace("&&", "&").split("\n")
    needed = choice.around(max(map(choice.fontMetrics().horizontalAdvance, lines)), len(lines))
    if needed.width() > choice.width() + _SLACK or needed.height() > choice.height() + _SLACK * len(lines):
        yield choice.text()
    yield from (line for line in lines if line.endswith("…"))


def _room_in(box: QComboBox) -> int:
    """Returns the width for text in a combo box, beyond which Qt clips it."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box).width()


def _shortened(part: QWidget, whole: Iterable[str]) -> Iterator[str]:
    """Returns the lines that were elided."""
    said = tuple(whole)
    return (line for line in drawn(part) if _is_shortened(line, said))


def _is_shortened(line: str, whole: Iterable[str]) -> bool:
    plain = line.replace("\N{NO-BREAK SPACE}", " ").strip()
    return plain.endswith("…") and not any(plain in each for each in whole)


def _too_large(label: QLabel) -> Iterator[str]:
    """Yields the text of a label that Qt clips."""
    if not label.text():
        return
    needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
    width = _longest_word(label) if label.wordWrap() else label.sizeHint().width()
    metrics = QFontMetrics(label.font())
    if label.text().replace(":", "").isdigit():  # which leave the foot of their line empty, in a width that is fixed
        needed, width = metrics.capHeight(), metrics.horizontalAdvance(label.text())
    # Letters of two fonts make a line a pixel or two higher than either.
    lines = max(1, round(needed / metrics.lineSpacing()))
    room = label.contentsRect().width() if label.wordWrap() else label.width()
    too_wide = width > room + _SLACK
    if too_wide or needed > label.height() + 2 * _SLACK * lines:
        yield label.text()


def _longest_word(label: QLabel) -> float:
    """Returns the width of the longest unbreakable word, in pixels."""
    if "<" in label.text():  # may be set in HTML
        return 0
    layout = QTextLayout(label.text(), label.font())
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(label.width())
    layout.endLayout()
    return layout.minimumWidth()


def _items(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    for row in range(min(model.rowCount(), 200)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
            yield str(model.index(row, column).data() or "")


def _has_tips(view: QAbstractItemView) -> bool:
    """Returns True when tooltips show the full text of all rows."""
    model = view.model()
    return model.rowCount() > 0 and bool(model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole))


def drawn(part: QWidget) -> list[str]:
    """Returns the lines of text that a widget paints."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    svg = QSvgGenerator()
    svg.setOutputDevice(buffer)
    svg.setSize(QSize(part.width(), part.height()))
    part.render(svg)
    buffer.close()
    root = ElementTree.fromstring(bytes(data.data()).decode("utf-8"))
    return ["".join(element.itertext()).strip() for element in root.iter(_TEXT)]


def _crowded(parts: Iterable[QWidget]) -> Iterator[str]:
    """Yields buttons whose caption is closer than 8 design pixels to either end; the match's title has no ground."""
    for part in parts:
        if isinstance(part, KeyButton) and part.text() and not isinstance(part, TitleButton):
            margin = 8 * part.fontInfo().pixelSize() / TextSize.BODY
            lines = part.text().replace("&&", "&").split("\n")
            if max(map(part.fontMetrics().horizontalAdvance, lines)) + 2 * margin > part.width():
                yield f"crowded: {_name(part)}: {part.title}"


def _uneven(parts: Iterable[QWidget]) -> Iterator[str]:
    """Yields buttons in a row that differ in text size or height."""
    rows: dict[tuple[QWidget | None, int], set[tuple[int, int]]] = {}
    for part in parts:
        if isinstance(part, KeyButton) and not isinstance(part, LawButton | TitleButton) and part.text():
            row = (part.parentWidget(), part.geometry().center().y())
            rows.setdefault(row, set()).add((part.fontInfo().pixelSize(), part.height()))
    for (parent, _), looks in rows.items():
        if len(looks) > 1:
            yield f"uneven: {_name(parent) if parent is not None else ''}: {sorted(looks)}"


def _hard_to_touch(parts: Iterable[QWidget]) -> Iterator[str]:
    """Yields buttons smaller than a thumb needs at any window size; for boxes and fields, by height."""
    for part in parts:
        if part.objectName().startswith("qt_") or isinstance(part.parentWidget(), (*_FIELDS, BoardView)):
            continue  # a part of a field, or a piece to scale: a press takes the nearest, and each has a large button
        is_button = isinstance(part, QPushButton | QToolButton)
        is_field = isinstance(part, (QCheckBox, QRadioButton, *_FIELDS))
        if (is_button and min(part.width(), part.height()) < TOUCH_PX) or (is_field and part.height() < TOUCH_PX):
            yield f"small: {_name(part)}: {part.width()} by {part.height()}"
        if isinstance(part, QAbstractItemView) and part.selectionMode() is not NO_SELECTION:
            least = LOG_ROW_PX if isinstance(part.parentWidget(), LogPanel) else TOUCH_PX
            yield from (f"small row of {_name(part)}: {height}" for height in _row_heights(part) if height < least)


LOG_ROW_PX = 36
"""Least height of a row of the log, which is read far more often than pressed."""
NO_SELECTION = QAbstractItemView.SelectionMode.NoSelection


def _row_heights(listed: QAbstractItemView) -> set[int]:
    """Returns the heights of the first rows of a list or a tree that are in sight."""
    model, root = listed.model(), listed.rootIndex()
    tops = [model.index(row, 0, root) for row in range(min(20, model.rowCount(root)))]
    rows = [*tops, *(model.index(0, 0, each) for each in tops if isinstance(listed, QTreeView))]
    heights = {listed.visualRect(row).height() for row in rows if row.flags() & Qt.ItemFlag.ItemIsSelectable}
    return {height for height in heights if height > 0}


def _framed(top: QWidget, parts: Iterable[QWidget], picture: QImage) -> Iterator[str]:
    """Yields controls with an edge in a colour of its own, unless the focus or a choice gives it, also in a list, or
    what scrolls it stands there; high contrast has edges everywhere.
    """
    if QApplication.palette().window().color() == Qt.GlobalColor.black:
        return
    for part in parts:
        is_control = isinstance(part, (QPushButton, QToolButton, QAbstractItemView, *_FIELDS))
        is_marked = part.hasFocus() or (isinstance(part, QAbstractButton) and part.isChecked())
        if (
            not is_control
            or is_marked
            or _name(part).startswith(_NAMES)
            or part.visibleRegion().boundingRect() != part.rect()
            or part.width() < TOUCH_PX
            or (isinstance(part, QAbstractItemView) and (part.isRightToLeft() or part.currentIndex().isValid()))
        ):
            continue
        edge = part.mapTo(top, QPoint(0, part.height() // 2))
        if top.childAt(edge) not in (part, *part.findChildren(QWidget)):
            continue  # a list lies over it
        colours = [picture.pixelColor(edge + QPoint(at, 0)) for at in (-2, 0, 1, 4) if edge.x() >= 2]
        if any(
            not min(around, within) <= line <= max(around, within)
            for around, *lines, within in zip(*map(_rgb, colours), strict=True)
            for line in lines
        ):
            yield f"framed: {_name(part)}"


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _led_twice(parts: Iterable[QWidget]) -> Iterator[str]:
    """Yields dialogs with more than one button in the colour of what they are for."""
    for dialog in parts:
        if isinstance(dialog, QDialog):
            buttons = [each for each in dialog.findChildren(QPushButton) if each.isVisibleTo(dialog)]
            leading = [each for each in buttons if _is_leading(each)]
            if len(leading) > 1:
                yield f"two to lead: {_name(dialog)}: {[*map(_name, leading)]}"


def _is_leading(button: QPushButton) -> bool:
    is_leading = button.property("primary") or (button.isDefault() and not button.property("way_out"))
    return bool(is_leading) and button.isEnabled()


def _shared_keys(top: QWidget, parts: Iterable[QWidget]) -> Iterator[str]:
    """Yields shortcuts shown on visible buttons with different captions; "Play" is below the board and at the clock,
    with the same key.
    """
    buttons = [part for part in parts if isinstance(part, KeyButton | ActionButton) and part.is_key_shown]
    in_sight = (each for each in buttons if top.childAt(each.mapTo(top, each.rect().center())) is each)
    shown = {(each.key, each.title) for each in in_sight}
    keys = Counter(key for key, _title in shown)
    yield from (f"shared key: {key}" for key, count in keys.items() if key and count > 1)


# Places


def _overlapping(top: QWidget, parts: list[QWidget]) -> Iterator[str]:
    by_parent: dict[QWidget, list[QWidget]] = {}
    for part in parts:
        parent = part.parentWidget()
        if parent is not None and not isinstance(part, _MAY_LIE_OVER) and not isinstance(parent, BoardView):
            by_parent.setdefault(parent, []).append(part)
    for children in by_parent.values():
        for one, other in combinations(children, 2):
            if _covers(one, other) or _covers(other, one):
                continue
            if _is_real(one) and _is_real(other) and one.geometry().intersects(other.geometry()):
                yield f"overlap: {_name(one)} and {_name(other)}"


def _covers(one: QWidget, other: QWidget) -> bool:
    return isinstance(other, _COVERS.get(type(one), ()))


def _outside(top: QWidget, parts: list[QWidget]) -> Iterator[str]:
    for part in parts:
        parent = part.parentWidget()
        if parent is None or isinstance(part, _MAY_LIE_OVER) or not part.objectName() or not _is_real(part):
            continue
        if parent.objectName() == "qt_scrollarea_viewport":
            continue
        if not parent.rect().contains(part.geometry()):
            yield f"outside: {_name(part)} reaches beyond {_name(parent)}"


def _is_real(part: QWidget) -> bool:
    """Returns True for widgets of ours, as opposed to internal ones of Qt."""
    return not part.objectName().startswith("qt_") and part.width() > 0 and part.height() > 0


def _name(part: QWidget) -> str:
    return part.objectName() or type(part).__name__
