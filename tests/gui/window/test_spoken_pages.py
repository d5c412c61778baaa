"""Every control on the pages for learning and looking up laws has a name for screen readers."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.presentation.next_step.actions import ActionName
from tests.gui.hands import Hands
from tests.screenshots.side_scenes import exam, exam_review, law_map, school

CONTROLS = frozenset(
    {
        QAccessible.Role.Button,
        QAccessible.Role.CheckBox,
        QAccessible.Role.RadioButton,
        QAccessible.Role.ComboBox,
        QAccessible.Role.EditableText,
        QAccessible.Role.SpinBox,
        QAccessible.Role.Slider,
        QAccessible.Role.List,
        QAccessible.Role.Tree,
        QAccessible.Role.Document,
        QAccessible.Role.PageTab,
    }
)
"""Roles of controls."""


def law_book(hands: Hands) -> QWidget:
    hands.controller.actions.trigger(ActionName.LAW_BOOK)
    return hands.dialog("law_book_dialog")


def ask_laws(hands: Hands) -> QWidget:
    hands.controller.actions.trigger(ActionName.ASK_LAWS)
    return hands.dialog("ask_laws_dialog")


PAGES: tuple[Callable[[Hands], QWidget], ...] = (law_book, ask_laws, school, law_map, exam, exam_review)


def within(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yields a widget's interface and everything visible inside it."""
    if interface.state().invisible:
        return
    yield interface
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child.isValid():
            yield from within(child)


def nameless(widget: QWidget) -> list[str]:
    """Returns the controls without a name."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    controls = [each for each in within(found) if each.role() in CONTROLS]
    assert controls
    return [
        f"{each.role().name} {each.object().objectName() if each.object() is not None else ''}"
        for each in controls
        if not each.text(QAccessible.Text.Name).strip()
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_every_control_and_whatever_tab_comes_to_has_a_name(page: Callable[[Hands], QWidget], qtbot: QtBot) -> None:
    shown = page(Hands(qtbot))
    stops = tab_stops(shown)

    assert nameless(shown) == []
    assert stops
    assert [type(each).__name__ for each in stops if not _name_of(each)] == []


def tab_stops(widget: QWidget) -> list[QWidget]:
    """Returns the widgets reached by Tab, in order."""
    stops: list[QWidget] = []
    each = widget.nextInFocusChain()
    while each is not None and each is not widget:
        is_stop = each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.focusProxy() is None
        if is_stop and each.isVisibleTo(widget) and widget.isAncestorOf(each):
            stops.append(each)
        each = each.nextInFocusChain()
    return stops


def _name_of(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
