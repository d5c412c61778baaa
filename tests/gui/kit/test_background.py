"""Background work: results arrive in the window's thread, and nothing is left unfinished."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event, get_ident

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from carrom_desk.gui.kit.background import Background, Reporter
from carrom_desk.match.ports.store import StoreUnavailable
from carrom_desk.presentation.next_step.actions import ActionName
from tests.gui.kept_desk import OPENING, Desk


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    made = Background("test")
    yield made
    made.close(is_all_done=False)


def test_a_result_and_a_fault_of_the_world_come_in_the_windows_thread(background: Background, qtbot: QtBot) -> None:
    told: list[object] = []

    def refuse() -> None:
        raise StoreUnavailable("There is no room.")

    def tell(what: object) -> None:
        told.append((str(what), get_ident()))

    background.run(get_ident, lambda ident: told.append(ident != get_ident()), tell)
    background.run(refuse, tell, tell)
    qtbot.waitUntil(lambda: len(told) == 2)

    assert told == [True, ("There is no room.", get_ident())]


def _unexpected(what: object) -> None:
    pytest.fail(f"{what} came of it")


def test_what_is_done_at_once_is_not_told_while_it_is_asked_for(
    background: Background, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def done_at_once(work: Callable[[], object]) -> Future[object]:
        future: Future[object] = Future()
        future.set_result(work())
        return future

    monkeypatch.setattr(ThreadPoolExecutor, "submit", lambda _executor, work: done_at_once(work))
    told: list[int] = []

    background.run(lambda: 7, told.append, lambda _: None)

    assert not told
    qtbot.waitUntil(lambda: told == [7])


def test_a_fault_of_ours_comes_up_after_what_must_not_stay_was_put_right(background: Background, qtbot: QtBot) -> None:
    told: list[str] = []

    with qtbot.captureExceptions() as caught:
        background.run(lambda: 1 / 0, _unexpected, _unexpected, lambda: told.append("put right"))
        qtbot.waitUntil(lambda: bool(caught))

    assert caught[0][0] is ZeroDivisionError
    assert told == ["put right"]


def test_what_was_not_begun_is_given_up_on_leaving(qtbot: QtBot) -> None:
    background, has_begun, may_end, done = Background("test"), Event(), Event(), list[str]()

    def first() -> None:
        has_begun.set()
        assert may_end.wait(60)

    def second() -> None:
        done.append("second")

    background.run(first, lambda _none: None, lambda error: done.append(str(error)))
    background.run(second, lambda _none: None, lambda error: done.append(str(error)))
    assert has_begun.wait(60)
    threading.Timer(0.05, may_end.set).start()
    background.close(is_all_done=False)

    assert done == []


@pytest.mark.parametrize("moment", ["before it ends", "while it ends"])
def test_work_that_outlives_its_window_tells_nobody(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, moment: str
) -> None:
    """A message for a deleted window used to crash the program about once in a hundred times."""
    for _ in range(100):
        window, may_end = QObject(), Event()
        background = Background("test", window)

        def work(may_end: Event = may_end) -> bool:
            return may_end.wait(60)

        background.run(work, _unexpected, _unexpected)
        if moment == "before it ends":
            delete(window)
            may_end.set()
        else:
            may_end.set()
            delete(window)
        background.close(is_all_done=True)
        QApplication.processEvents()

    assert not caplog.records


def test_it_is_told_about_a_hundred_times_how_far_a_job_is(qtbot: QtBot) -> None:
    reporter, told = Reporter(), list[tuple[int, int]]()
    reporter.progressed.connect(lambda done, of: told.append((done, of)))

    assert all(reporter.report(done, 10_000) for done in range(10_000))
    reporter.stop()

    assert len(told) == 100
    assert not reporter.report(1, 10)


def test_a_rescue_that_breaks_off_by_a_fault_of_ours_leaves_the_desk_with_its_database(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Desk(qtbot, tmp_path / "matches.sqlite3")
    table.stored(*OPENING)
    hands = table.sit()
    monkeypatch.setattr(table.db_controllers[0].service, "rescue", lambda _progress: 1 / 0)

    with qtbot.captureExceptions() as caught:
        hands.controller.actions.trigger(ActionName.RESCUE)
        hands.find(QPushButton, "lose").click()
        qtbot.waitUntil(lambda: bool(caught))

    assert hands.window.findChild(QLabel, "progress") is None or not hands.has_dialog()
    hands.settle()
    hands.key("enter")
    assert len(hands.record.entries) == len(OPENING)
    table.db_controllers[0].leave()
