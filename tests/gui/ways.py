"""Ways to enter something: only keys, or the mouse."""

from collections.abc import Callable
from pathlib import Path
from string import ascii_lowercase

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QRadioButton,
    QSpinBox,
)

from carrom_desk.gui.dialogs.ask_dialog import ConfirmButton
from carrom_desk.gui.entries.foul import BreachList
from carrom_desk.match.entry.entries import PlacingOutcome
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.presentation.next_step.referee_topics import TOPICS, row_of
from carrom_desk.rules.breaches import Breach
from tests.gui.hands import Hands
from tests.gui.holding import let_it_be_read

Enter = Callable[[Hands], None]
"""A way to enter something."""

# By keys


def tab_to(hands: Hands, *names: str) -> None:
    """Presses Tab until one of these has the focus."""
    for _ in range(60):
        if hands.focus().objectName() in names:
            return
        hands.key("tab")
    raise AssertionError(f"Tab never comes to {names}")


def choose_by_keys(hands: Hands, name: str) -> None:
    """Selects an option of a group: Tab to the group, then Space, and arrow keys until it is selected."""
    group = hands.find(QRadioButton, name).group()
    tab_to(hands, *(each.objectName() for each in group.buttons()))
    hands.key("space")
    for _ in group.buttons():
        if not hands.find(QRadioButton, name).isChecked():
            hands.key("down")
    assert hands.find(QRadioButton, name).isChecked()


def accept_by_keys(hands: Hands) -> None:
    """Accepts, with a second press for decisions that end something."""
    tab_to(hands, "accept")
    button = hands.find(ConfirmButton, "accept")
    asks = bool(button.question)
    hands.key("space")
    if asks:
        let_it_be_read(button)
        hands.key("space")


def keys_of(action: RefereeAction) -> tuple[str, ...]:
    """Returns the keys that select an action of the chief referee: the digit of its row, and its letter there."""
    topic = TOPICS[row_of(action)]
    letter = ascii_lowercase[topic.actions.index(action)]
    return (topic.key, letter) if len(topic.actions) > 1 else (topic.key,)


def referee_by_keys(
    action: RefereeAction,
    *chosen: str,
    text: str = "",
    protest: int = 0,
    reason: int = 0,
    player: int = 0,
    men: int = 1,
) -> Enter:
    """Selects an action and its answers; `reason` counts the predefined ones from 1, `player` those of a side."""

    def enter(hands: Hands) -> None:
        hands.key("r", *keys_of(action))
        if protest:
            tab_to(hands, "protest")
            hands.key(*["down"] * protest)
        for name in chosen:
            choose_by_keys(hands, name)
        if player:
            choose_by_arrows(hands, "player", player)
        if men > 1:
            tab_to(hands, "men")
            hands.key(*["up"] * (men - 1))
        if reason:
            choose_by_arrows(hands, "ready_words", reason)
        if text:
            tab_to(hands, "act_text")
            QTest.keyClicks(hands.focus(), text)
        accept_by_keys(hands)

    return enter


def choose_by_arrows(hands: Hands, name: str, row: int) -> None:
    """Focuses a combo box by Tab and selects a row by arrow keys."""
    tab_to(hands, name)
    box = hands.find(QComboBox, name)
    steps = row - box.currentIndex()
    hands.key(*["down" if steps > 0 else "up"] * abs(steps))
    assert box.currentIndex() == row


OUTCOMES = list(PlacingOutcome)


def placing_by_keys(which: int, outcome: PlacingOutcome, left: str = "", fewer: int = 0) -> Enter:
    """Answers for the men of a ruling; `left` is how much to reduce the number that stays owed."""

    def enter(hands: Hands) -> None:
        hands.key("r", *keys_of(RefereeAction.PLACING))
        choose_by_arrows(hands, "which_men", which)
        choose_by_arrows(hands, "outcome", OUTCOMES.index(outcome))
        if left:
            tab_to(hands, left)
            hands.key(*["down"] * fewer)
        accept_by_keys(hands)

    return enter


def foul_by_keys(search: str, by: str, placed: str = "") -> Enter:
    """Finds a breach and enters its offender; `placed` is a number of men placed in time, raised by one."""

    def enter(hands: Hands) -> None:
        hands.key("f", "shift+tab")
        QTest.keyClicks(hands.focus(), search)
        choose_by_keys(hands, by)
        if placed:
            tab_to(hands, placed)
            hands.key("up")
        accept_by_keys(hands)

    return enter


def by_keys(*keys: str) -> Enter:
    return lambda hands: hands.key(*keys)


def unnoticed_by_keys(hands: Hands) -> None:
    hands.key("d")
    tab_to(hands, "unnoticed_out_of_turn")
    hands.key("space")
    accept_by_keys(hands)


# By mouse


def press_row(listed: QAbstractItemView, row: QModelIndex) -> None:
    """Clicks a row of a list."""
    listed.scrollTo(row)
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=listed.visualRect(row).center())
    QApplication.processEvents()  # what is asked about this line takes its place


def choose_from(hands: Hands, name: str, row: int) -> None:
    """Clicks a combo box and a row of its list."""
    box = hands.find(QComboBox, name)
    interval = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(1)  # for so long the list takes a press for the one that opened it
    try:
        QTest.mouseClick(box, Qt.MouseButton.LeftButton)
        hands.qtbot.wait(2)
    finally:
        QApplication.setDoubleClickInterval(interval)
    press_row(box.view(), box.model().index(row, 0))


def press_more(hands: Hands, name: str, times: int) -> None:
    """Clicks the increase button of a number field."""
    for _ in range(times):
        field = hands.find(QSpinBox, name)
        hands.let_a_moment_pass()
        QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=QPoint(field.width() - 12, field.height() // 2))


def press_action(hands: Hands, action: RefereeAction) -> None:
    """Clicks an action of the chief referee."""
    listed = hands.find(QListWidget, "acts")
    press_row(listed, listed.model().index(row_of(action), 0))
    if len(TOPICS[row_of(action)].actions) > 1:
        hands.click(f"kind_{action}")


def referee_by_mouse(
    action: RefereeAction,
    *chosen: str,
    text: str = "",
    protest: int = 0,
    reason: int = 0,
    player: int = 0,
    men: int = 1,
) -> Enter:
    """Selects an action and its answers; `reason` counts the predefined ones from 1, `player` those of a side."""

    def enter(hands: Hands) -> None:
        hands.click("action_9")
        press_action(hands, action)
        if protest:
            choose_from(hands, "protest", protest)
        hands.click(*chosen)
        QApplication.processEvents()
        if player:
            choose_from(hands, "player", player)
        press_more(hands, "men", men - 1)
        if reason:
            choose_from(hands, "ready_words", reason)
        if text:
            field = hands.find(QPlainTextEdit, "act_text")
            QTest.mouseClick(field.viewport(), Qt.MouseButton.LeftButton)
            QTest.keyClicks(field, text)
        hands.click("accept")

    return enter


def placing_by_mouse(which: int, outcome: PlacingOutcome, left: str = "", fewer: int = 0) -> Enter:
    def enter(hands: Hands) -> None:
        hands.click("action_9")
        press_action(hands, RefereeAction.PLACING)
        choose_from(hands, "which_men", which)
        choose_from(hands, "outcome", OUTCOMES.index(outcome))
        for _ in range(fewer):
            less = hands.find(QSpinBox, left)
            hands.let_a_moment_pass()
            QTest.mouseClick(less, Qt.MouseButton.LeftButton, pos=QPoint(12, less.height() // 2))
        hands.click("accept")

    return enter


def foul_by_mouse(breach: Breach, by: str, placed: str = "") -> Enter:
    def enter(hands: Hands) -> None:
        hands.click("action_7")
        listed = hands.find(BreachList, "breaches")
        choices = (listed.model().index(row, 0) for row in range(listed.topLevelItemCount()))
        rows = [row for row in choices if getattr(row.data(Qt.ItemDataRole.UserRole), "breach", None) is breach]
        press_row(listed, rows[0])
        hands.click(by)
        if placed:
            press_more(hands, placed, 1)
        hands.click("accept")

    return enter


def by_mouse(*buttons: str) -> Enter:
    return lambda hands: hands.click(*buttons)


def fallen_by_mouse(hands: Hands) -> None:
    hands.press_piece("piece_black_9")
    hands.click("action_3")


# Files


def name_file(hands: Hands, name: str, path: Path) -> None:
    """Enters a file name in a file dialog and accepts."""
    dialog = hands.find(QFileDialog, name)
    hands.qtbot.waitUntil(dialog.isVisible)
    field, box = dialog.findChild(QLineEdit, "fileNameEdit"), dialog.findChild(QDialogButtonBox)
    assert field is not None
    assert box is not None
    field.setText(str(path))  # keys would open a list of names over the buttons
    is_saved = dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    ways = QDialogButtonBox.StandardButton
    QTest.mouseClick(box.button(ways.Save if is_saved else ways.Open), Qt.MouseButton.LeftButton)
