"""Preferences page of shortcuts, with a field that captures a new one, and a dialog with their card."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, WrappedLabel, bold, named, plain_button, scrolled, voiced
from carrom_desk.gui.dialogs.fields import stretch_column
from carrom_desk.gui.kit.layouts import across, down, put, within
from carrom_desk.gui.kit.pressed_keys import key_of as pressed_key
from carrom_desk.gui.settings.keys import KeyTable, aloud, is_reserved, key_table, written
from carrom_desk.gui.settings.settings import Settings, SettingsModel
from carrom_desk.i18n import _, say
from carrom_desk.presentation.next_step.actions import GROUPS, USUAL_KEYS, ActionName
from carrom_desk.reports.key_card import KeyCard, KeyGroup

from .pages import PreferencePage

_ALONE = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
        Qt.Key.Key_Super_L,
        Qt.Key.Key_Super_R,
        Qt.Key.Key_unknown,
    }
)
_KEPT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class KeyCatcher(WrappedLabel):
    """Field that captures the next key while it has the focus."""

    caught = Signal(str)
    """Emitted with a key in Qt's portable text."""
    left = Signal()
    """Emitted when capturing is cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self._is_waiting = False
        self.setObjectName("key_catcher")
        self.setProperty("voice", "heading")
        self.setWordWrap(True)

    def wait(self) -> None:
        """Starts capturing."""
        self._is_waiting = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        if not self._is_waiting or not isinstance(event, QKeyEvent):
            return super().event(event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self._take(event)
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._leave()

    def _take(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() and Qt.Key(event.key()) not in _ALONE:
            self._stop()
            self.caught.emit(key_of(event))

    def _leave(self) -> None:
        if self._is_waiting:
            self._stop()
            self.left.emit()

    def _stop(self) -> None:
        self._is_waiting = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def key_of(event: QKeyEvent) -> str:
    """Returns the pressed key in Qt's portable text.

    Shift only counts if it does not change the character: "?" is the same key on every layout, with or without Shift.
    """
    modifiers = event.modifiers() & _KEPT
    key = pressed_key(event)
    is_sign = Qt.Key.Key_Space < key < Qt.Key.Key_Escape and not chr(key).isalpha()
    if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not is_sign:
        modifiers |= Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(QKeyCombination(modifiers, key)).toString(QKeySequence.SequenceFormat.PortableText)


class KeysPage(PreferencePage):
    """Lists every action with its shortcuts. A conflicting key can be swapped or reassigned."""

    def __init__(self, model: SettingsModel) -> None:
        super().__init__("keys", _("Shortcuts"), model, {}, others=("keys",))
        self._wanted = ""
        """Conflicting key, while the umpire decides."""
        self._items: dict[ActionName, QTreeWidgetItem] = {}
        self._list = self._made_list()
        self._catcher = KeyCatcher()
        self._change = plain_button("change_key", _("Change…"), self.begin)
        self._remove = plain_button("remove_key", _("Remove"), lambda: self._change_table(KeyTable.without))
        self._usual = plain_button("usual_key", _("Reset"), lambda: self._change_table(KeyTable.usual))
        self._swap = plain_button("swap_keys", _("Swap"), lambda: self._give_wanted(KeyTable.swapped))
        self._take = plain_button("take_key", _("Reassign"), lambda: self._give_wanted(KeyTable.with_key))
        self._leave = plain_button("leave_key", _("Cancel"), self._rest)
        self._lay_out()
        self._list.setCurrentItem(self._items[ActionName.WHITE])

    def show_settings(self, settings: Settings) -> None:
        table = key_table(settings.keys)
        for action, item in self._items.items():
            item.setText(1, ", ".join(map(aloud, table.all_shown(action))) or _("none"))
            item.setFont(1, bold(item.font(1), is_bold=table.keys[action] != USUAL_KEYS[action]))
        self._rest()

    # Steps

    def begin(self) -> None:
        """Captures a new key for the selected action."""
        action = self._chosen()
        if action is not None:
            said = _("Press the new shortcut for “{action}”, or Esc to cancel.")
            self._catcher.setText(said.format(action=say(action.text)))
            self._show_buttons()
            self._catcher.wait()

    def _caught(self, key: str) -> None:
        action = self._chosen()
        assert action is not None
        holder = self._table.holder(key)
        if is_reserved(key):
            said = _("{key} is reserved. It chooses a numbered action or moves from button to button.")
            self._rest()
            self._catcher.setText(said.format(key=aloud(written(key))))
        elif holder is None or holder is action:
            self._put_table(self._table.with_key(action, key))
        else:
            self._wanted = key
            said = _("{key} is already used for “{action}”.")
            self._catcher.setText(said.format(key=aloud(written(key)), action=say(holder.text)))
            self._show_buttons(self._swap, self._take, self._leave)
            self._swap.setFocus()

    def _change_table(self, changed: Callable[[KeyTable, ActionName], KeyTable]) -> None:
        action = self._chosen()
        if action is not None:
            self._put_table(changed(self._table, action))

    def _give_wanted(self, change: Callable[[KeyTable, ActionName, str], KeyTable]) -> None:
        """Reassigns the conflicting key to the selected action."""
        self._change_table(lambda table, action: change(table, action, self._wanted))

    def _put_table(self, table: KeyTable) -> None:
        self.model.change(keys=table.own)
        self._rest()
        self._list.setFocus()

    def _rest(self) -> None:
        """Stops capturing."""
        self._wanted = ""
        self._catcher.setText("")
        self._show_buttons(self._change, self._remove, self._usual)
        action = self._chosen()
        for button in (self._change, self._remove, self._usual):
            button.setEnabled(action is not None)

    # Parts

    @property
    def _table(self) -> KeyTable:
        return key_table(self.model.current.keys)

    def _chosen(self) -> ActionName | None:
        chosen = self._list.currentItem()
        return next((action for action, item in self._items.items() if item is chosen), None)

    def _show_buttons(self, *shown: QPushButton) -> None:
        for button in (self._change, self._remove, self._usual, self._swap, self._take, self._leave):
            button.setVisible(button in shown)

    def _made_list(self) -> QTreeWidget:
        listed = named(QTreeWidget(), "key_list", _("Actions and shortcuts"))
        listed.setColumnCount(2)
        listed.setHeaderLabels([_("Action"), _("Shortcut")])
        listed.setRootIsDecorated(False)
        listed.setItemsExpandable(False)
        listed.setIndentation(12)
        listed.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        stretch_column(listed.header())
        for group, actions in GROUPS.items():
            heading = QTreeWidgetItem(listed, [say(group.value), ""])
            heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
            heading.setFont(0, bold(heading.font(0)))
            for action in actions:
                self._items[action] = QTreeWidgetItem(heading, [say(action.text), ""])
        listed.expandAll()
        return listed

    def _lay_out(self) -> None:
        # Two lines high, so that nothing moves with shorter or longer text.
        self._catcher.setMinimumHeight(2 * self._catcher.fontMetrics().lineSpacing() + 4)
        put(self.body, (self._list, 1), self._catcher)
        self.add_row(self._change, self._remove, self._usual, self._swap, self._take, self._leave)
        self._list.itemActivated.connect(self.begin)
        self._list.currentItemChanged.connect(self._rest)
        self._catcher.caught.connect(self._caught)
        self._catcher.left.connect(self._rest)


# The card

_BESIDE = 200
"""Height of heading, note and buttons, in pixels."""
_LEAST_HEIGHT = 560


class KeyCardDialog(DeskDialog):
    """Shows every action with its current shortcuts."""

    print_wanted = Signal()
    """Emitted to print the card."""
    save_wanted = Signal()
    """Emitted to save the card."""
    change_wanted = Signal()
    """Emitted to change the shortcuts."""

    def __init__(self, card: KeyCard, parent: QWidget | None = None) -> None:
        super().__init__("key_card_dialog", card.title, parent)
        columns = (down(*map(_group, column), 1, gap=12) for column in card.columns)
        ground = within(across(*((column, 1) for column in columns), gap=20), right=8)
        area = named(scrolled(ground), "key_card", card.title)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.add((area, 1), voiced(card.note, "muted"))
        self.add_button("change_keys", _("Change…"), self.accept, self.change_wanted)
        self.add_button("print_key_card", _("Print…"), self.accept, self.print_wanted)
        self.add_button("save_key_card", _("Save to file…"), self.accept, self.save_wanted)
        self.add_way_out(_("Close"), "close")
        # Shows everything if the window is high enough.
        self.set_size(960, max(_LEAST_HEIGHT, ground.sizeHint().height() + _BESIDE))


def _group(group: KeyGroup) -> QVBoxLayout:
    grid = QGridLayout()
    title = voiced(group.title, "")
    title.setStyleSheet("font-weight: bold;")
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(3)
    grid.setColumnStretch(1, 1)
    for row, each in enumerate(group.rows):
        keys = QLabel(" · ".join(each.keys) or "–")
        keys.setStyleSheet("font-weight: bold;")
        words = voiced(each.words, "")
        words.setAccessibleName(f"{each.words}: {keys.text()}")
        grid.addWidget(keys, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(words, row, 1)
    return down(title, grid, gap=2)
