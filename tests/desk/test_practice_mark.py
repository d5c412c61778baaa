"""The mark of a match that was only practised on."""

from dataclasses import replace

from carrom_desk.desk.practice_mark import is_marked, marked
from tests.fakes import SINGLES


def test_the_mark_stands_before_the_event_once() -> None:
    once = marked(SINGLES)

    assert once.event == f"PRACTICE: {SINGLES.event}"
    assert marked(once) == once
    assert marked(replace(SINGLES, event="")).event == "PRACTICE"
    assert is_marked(once)
    assert not is_marked(SINGLES)
    assert not is_marked(replace(SINGLES, event="PRACTICES"))
