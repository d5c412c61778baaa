"""Long work in pieces: told of after each, and stopped between two."""

from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from carrom_desk.gui.background import OneByOne


class Work:
    """Pieces that note when they are done."""

    def __init__(self) -> None:
        self.works = OneByOne()
        self.done: list[int] = []
        self.told: list[tuple[int, int]] = []
        self.ends = 0
        self.works.progressed.connect(lambda done, of: self.told.append((done, of)))
        self.works.ended.connect(self._end)

    def _end(self) -> None:
        self.ends += 1

    def begin(self, count: int, stop_at: int = -1) -> None:
        def piece(number: int) -> None:
            self.done.append(number)
            if number == stop_at:
                self.works.stop()

        self.works.begin([partial(piece, number) for number in range(count)])


@pytest.mark.parametrize("count", [0, 1, 5])
def test_all_pieces_are_done_in_order(qtbot: QtBot, count: int) -> None:
    work = Work()

    work.begin(count)
    assert work.works.is_busy
    qtbot.waitUntil(lambda: not work.works.is_busy)

    assert work.done == list(range(count))
    assert work.told == [(done, count) for done in range(count + 1)]
    assert work.ends == 1


def test_nothing_is_done_before_the_window_has_its_turn(qtbot: QtBot) -> None:
    work = Work()

    work.begin(3)

    assert work.done == []
    work.works.stop()
    work.works.stop()
    assert (work.works.is_busy, work.ends) == (False, 1)


def test_it_stops_between_two(qtbot: QtBot) -> None:
    work = Work()

    work.begin(5, stop_at=1)
    qtbot.waitUntil(lambda: work.ends == 1)

    assert work.done == [0, 1]
