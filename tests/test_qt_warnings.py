"""Qt warnings fail the test that caused them, except for those of the offscreen platform."""

import re

import pytest

FROM_ELSEWHERE = (
    "QObject::connect: No such signal",
    "QLayout: Attempting to add QLayout to a widget which already has a layout",
    "QPainter::begin: Paint device returned engine == 0",
)


def test_every_warning_of_qt_fails_a_test(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.getini("qt_log_level_fail") == "WARNING"
    assert pytestconfig.getini("xfail_strict")


@pytest.mark.parametrize("warning", FROM_ELSEWHERE)
def test_only_what_the_platform_lacks_is_let_by(pytestconfig: pytest.Config, warning: str) -> None:
    let_by = pytestconfig.getini("qt_log_ignore")

    assert len(let_by) == 1
    assert not re.search(let_by[0], warning)
    assert re.search(let_by[0], "This plugin does not support raise()")
    assert re.search(let_by[0], "This plugin does not support propagateSizeHints()")
    assert re.search(let_by[0], "This plugin does not support grabbing the keyboard")
