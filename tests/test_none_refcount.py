"""Detects Qt bindings that release references to None.

Such a binding releases one reference in every call that returns nothing; before Python 3.12 the interpreter aborts
after some thousand calls, in the middle of a match. The version limit of PySide6 in pyproject.toml excludes the faulty
ones.
"""

import sys

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 1_000


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_calls_that_return_nothing_leave_none_alone(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)

    for number in range(CALLS):
        label.setText(str(number))

    # A few references come and go with the interpreter's own work; a faulty binding takes a thousand.
    assert sys.getrefcount(None) > before - CALLS // 10
