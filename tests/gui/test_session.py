"""The session: what comes of a command, and which presses count."""

import pytest

from carrom_desk.gui.session import MatchSession
from carrom_desk.match.entries import Passed, PlayCalled, StrokeMade, Toss, TossChoice, Undone
from carrom_desk.match.problems import Reason, Refusal
from carrom_desk.match.side import Side
from carrom_desk.match.store import StoreUnavailable
from tests.fakes import MemoryStore, StoppedNow, desk, stroke

TOSS = Toss(Side.A, TossChoice.BREAK)


class Heard:
    """A session and everything it told."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.now = StoppedNow()
        self.session = MatchSession(
            desk(TOSS, PlayCalled(), store=self.store, now=self.now), monotonic_ms=self.now.monotonic_ms
        )
        self.told: list[tuple[str, object]] = []
        for name in ("state_changed", "refused", "failed", "saved"):
            getattr(self.session, name).connect(lambda value, name=name: self.told.append((name, value)))
        self.session.ignored.connect(lambda: self.told.append(("ignored", None)))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.told]


@pytest.fixture
def heard(qapp: object) -> Heard:
    return Heard()


def test_a_command_is_kept_before_anybody_sees_it(heard: Heard) -> None:
    kept_when_seen: list[int] = []
    heard.session.state_changed.connect(
        lambda record: kept_when_seen.append(len(heard.store.load(heard.session.match_id).entries))
    )
    heard.now.advance(65_000)

    assert heard.session.submit(stroke(1))
    assert heard.names == ["state_changed", "saved"]
    assert heard.told[0][1] is heard.session.record
    assert heard.told[1][1] == "10:01:05"
    assert kept_when_seen == [3]


def test_a_refused_command_changes_nothing(heard: Heard) -> None:
    before = heard.session.record

    assert not heard.session.submit(TOSS)
    assert heard.told == [("refused", Refusal(Reason.NO_TOSS_NOW))]
    assert heard.session.record is before


def test_a_full_disk_changes_nothing_and_the_same_command_can_follow_at_once(heard: Heard) -> None:
    before = heard.session.record
    heard.store.is_full = True

    assert not heard.session.submit_once(stroke(1), "enter")
    assert heard.names == ["failed"]
    assert isinstance(heard.told[0][1], StoreUnavailable)
    assert heard.session.record is before

    heard.store.is_full = False
    assert heard.session.submit_once(stroke(1), "enter")
    assert len(heard.session.record.entries) == 3


@pytest.mark.parametrize(("gap_ms", "strokes"), [(0, 1), (399, 1), (400, 2), (5_000, 2)])
def test_a_second_press_within_a_moment_is_not_a_second_stroke(heard: Heard, gap_ms: int, strokes: int) -> None:
    heard.session.submit_once(stroke(), "enter")
    heard.now.advance(gap_ms)
    heard.session.submit_once(stroke(), "enter")

    assert len(heard.session.record.entries) == 2 + strokes
    assert heard.names.count("ignored") == 2 - strokes


def test_another_press_counts_however_soon_it_comes(heard: Heard) -> None:
    heard.session.submit_once(stroke(), "enter")
    heard.session.submit_once(stroke(), "space")

    assert len(heard.session.record.entries) == 4


def test_a_press_after_something_was_marked_always_counts(heard: Heard) -> None:
    heard.session.submit_once(stroke(1), "enter")
    heard.session.noted_input()
    heard.session.submit_once(stroke(1), "enter")

    assert len(heard.session.record.entries) == 4


def test_a_preview_stores_nothing_and_says_why_there_is_none(heard: Heard) -> None:
    ruled = heard.session.preview(stroke(1))
    impossible = heard.session.preview(stroke(10))

    assert isinstance(ruled, StrokeMade)
    assert ruled.ruling is not None
    assert isinstance(impossible, Refusal)
    assert impossible.reason is Reason.ACT_IMPOSSIBLE
    assert impossible.problems
    assert len(heard.session.record.entries) == 2


def test_it_says_what_is_possible(heard: Heard) -> None:
    assert heard.session.refusal(Passed()) is None
    assert heard.session.refusal(Undone()) is None
    assert heard.session.refusal(TOSS) == Refusal(Reason.NO_TOSS_NOW)
