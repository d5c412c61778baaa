"""Which key a press counts as."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from carrom_desk.gui.kit.pressed_keys import as_digit, key_of, native_code, sign_of, typed_text

_PLAIN, _SHIFT, _CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
_A_PROGRAM = (0, 0)


def _press(key: int, text: str, native: tuple[int, int], held: Qt.KeyboardModifier = _PLAIN) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held, *native, 0, text)


@pytest.mark.parametrize(
    ("text", "place", "held", "key"),
    [
        ("w", "W", _PLAIN, Qt.Key.Key_W),
        ("w", "Z", _PLAIN, Qt.Key.Key_W),  # French: a Latin letter counts by its label
        ("ц", "W", _PLAIN, Qt.Key.Key_W),
        ("ै", "W", _SHIFT, Qt.Key.Key_W),
        ("я", "Z", _CTRL, Qt.Key.Key_Z),
        ("॥", "/", _SHIFT, Qt.Key.Key_Question),
        ("é", "2", _PLAIN, Qt.Key.Key_2),
        ("&", "1", _PLAIN, Qt.Key.Key_1),
        ("!", "1", _SHIFT, Qt.Key.Key_Exclam),
        (")", "-", _PLAIN, Qt.Key.Key_ParenRight),
        ("5", "", _PLAIN, Qt.Key.Key_5),
        ("٥", "", _PLAIN, Qt.Key.Key_5),
        ("۵", "", _PLAIN, Qt.Key.Key_5),
        ("৫", "", _PLAIN, Qt.Key.Key_5),
        ("ц", "", _PLAIN, 0x426),  # made by a program, without a position
    ],
)
def test_a_key_counts_by_label_then_digit_then_position(
    text: str, place: str, held: Qt.KeyboardModifier, key: int
) -> None:
    native = native_code(place) if place else _A_PROGRAM
    assert key_of(_press(ord(text.upper()), text, native, held)) == key


def test_a_key_without_a_text_is_itself() -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Shift, Qt.Key.Key_F2):
        assert key_of(_press(key, "", native_code("A"))) is key
    assert sign_of(_press(Qt.Key.Key_Return, "\r", _A_PROGRAM)) == ""


def test_keys_have_the_codes_of_each_system() -> None:
    codes = {system: [native_code(sign, system) for sign in "1WA/"] for system in ("linux", "win32", "darwin")}
    assert codes == {
        "linux": [(10, 0), (25, 0), (38, 0), (61, 0)],
        "win32": [(2, 0), (17, 0), (30, 0), (53, 0)],
        "darwin": [(1, 18), (1, 13), (1, 0), (1, 44)],
    }


def test_a_text_keeps_what_was_typed_and_a_number_gets_digits() -> None:
    typed = _press(ord("१"), "१", _A_PROGRAM)
    assert (typed_text(typed), as_digit(typed).text()) == ("१", "1")
    assert as_digit(_press(ord("("), "(", native_code("5"))).text() == "5"
    with_ctrl = _press(ord("я"), "я", native_code("Z"), _CTRL)
    assert (typed_text(with_ctrl), sign_of(with_ctrl)) == ("", "")
