"""The window keeps a checkpoint while nothing is entered, proves the one it opened by, and goes by the log in doubt."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.gui.checkpoints import CheckpointKeeping
from carrom_desk.gui.session import MatchSession
from carrom_desk.match.checkpoint import Checkpoint, CheckpointUse
from carrom_desk.match.entries import Entry, Noted, PlayCalled, Toss, TossChoice
from carrom_desk.match.side import Side
from carrom_desk.match.store import LogHash, MatchId, StoreDamaged, StoreUnavailable
from carrom_desk.storage.match_store import SqlMatchStore
from tests.fakes import stroke
from tests.gui.hands import Hands
from tests.gui.kept_desk import Desk
from tests.storage.stored_matches import begun, cut
from tests.storage.test_checkpoints import content, forged, parts, put

LONG: tuple[Entry, ...] = (Toss(Side.A, TossChoice.BREAK), PlayCalled(), *[stroke()] * 6)
"""Long enough for a checkpoint."""


def opened(table: Desk) -> tuple[Hands, CheckpointKeeping, list[str]]:
    """The unfinished match at the desk; what the diary was told comes to the list."""
    hands = table.sit()
    noted: list[str] = []
    hands.room.checkpoints.noted.connect(noted.append)
    hands.key("enter")
    return hands, hands.room.checkpoints, noted


def settle(table: Desk, qtbot: QtBot) -> None:
    """Wait until all that was asked for beside the window is done and told."""
    done: list[None] = []
    table.keepers[-1].tasks.run(lambda: None, done.append, lambda _: None)
    qtbot.waitUntil(lambda: bool(done))


def is_kept(table: Desk) -> bool:
    try:
        return bool(content(table.file))
    except ValueError:  # there is no row
        return False


def with_checkpoint(table: Desk) -> None:
    """A stored match with its checkpoint."""
    store = Stored(table)
    begun(store.store, "m1", *LONG).keeping()()
    store.close()


class Stored:
    """The database while no window works on it."""

    def __init__(self, table: Desk) -> None:
        from carrom_desk.storage.database import open_database

        self._database = open_database(str(table.file))
        self.store = SqlMatchStore(self._database)

    def close(self) -> None:
        self._database.close()


def test_one_is_kept_at_rest_and_not_for_every_entry(table: Desk, qtbot: QtBot) -> None:
    table.stored(*LONG)
    hands, keeping, noted = opened(table)

    keeping.use_rest()
    settle(table, qtbot)
    first = content(table.file)
    assert hands.room.session is not None
    hands.room.session.submit(Noted("one entry"))
    keeping.use_rest()
    settle(table, qtbot)
    assert content(table.file) == first
    for _ in range(5):
        hands.room.session.submit(Noted("many"))
    keeping.use_rest()
    settle(table, qtbot)

    assert content(table.file) != first
    assert noted == []


@pytest.mark.parametrize("leave", ["match", "desk"])
def test_one_is_kept_when_the_match_is_left(table: Desk, qtbot: QtBot, leave: str) -> None:
    table.stored(*LONG[:3])
    hands, _, _ = opened(table)
    assert not is_kept(table)

    if leave == "match":
        hands.room.show_start()
        settle(table, qtbot)
    else:
        table.keepers[0].leave()

    assert is_kept(table)


def test_the_one_it_was_opened_by_is_proved(table: Desk, qtbot: QtBot) -> None:
    with_checkpoint(table)
    hands, keeping, noted = opened(table)
    session = hands.room.session
    assert session is not None
    assert (session.checkpoint, session.by_checkpoint) == (CheckpointUse.USED, len(LONG))

    keeping.use_rest()
    settle(table, qtbot)

    assert noted == []
    assert is_kept(table)


def test_a_match_that_its_log_does_not_lead_to_is_put_right(table: Desk, qtbot: QtBot) -> None:
    with_checkpoint(table)
    right = content(table.file)
    program, at, values = parts(table.file)
    put(table.file, forged(program, at, values.replace('["ByParty",0,0]],', '["ByParty",9,0]],')))
    hands, keeping, noted = opened(table)
    session = hands.room.session
    assert session is not None
    session.submit(Noted("before it is found"))
    wrong = session.record

    keeping.use_rest()
    settle(table, qtbot)
    settle(table, qtbot)

    assert session.record != wrong
    assert session.record.entries == wrong.entries
    assert hands.record == session.record
    assert noted == ["match m1: its checkpoint did not follow from its log, which is gone by"]
    assert parts(table.file)[2] != values
    assert content(table.file) != right
    session.submit(Noted("goes on"))
    assert not session.blocked


def test_a_log_that_then_contradicts_itself_is_damage(
    table: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_checkpoint(table)
    hands, keeping, _ = opened(table)

    def broken(_: MatchSession) -> None:
        raise StoreDamaged("Entry 3 is not possible where it stands.")

    monkeypatch.setattr(MatchDesk, "checking", lambda _: lambda: False)
    monkeypatch.setattr(MatchSession, "go_by_log", broken)
    keeping.use_rest()
    settle(table, qtbot)

    assert hands.room.session is None


def test_one_that_was_overwritten_is_noted(table: Desk) -> None:
    with_checkpoint(table)
    cut(table.file, "UPDATE checkpoints SET content = x'00'")

    hands, _, noted = opened(table)

    assert hands.record.next_number == len(LONG)
    assert noted == ["match m1 opened by its log alone: checkpoint damaged"]


@pytest.mark.parametrize("leave", [False, True])
def test_one_that_cannot_be_kept_is_noted_and_the_umpire_not_told(
    table: Desk, qtbot: QtBot, leave: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.stored(*LONG)
    _, keeping, noted = opened(table)

    def full(_: SqlMatchStore, match_id: MatchId, at: LogHash, checkpoint: Checkpoint) -> None:
        raise StoreUnavailable("The disk is full.")

    monkeypatch.setattr(SqlMatchStore, "keep_checkpoint", full)
    do: Callable[[], object] = table.keepers[0].leave if leave else keeping.use_rest
    do()
    if not leave:
        settle(table, qtbot)

    assert noted == ["no checkpoint kept: StoreUnavailable"]
    assert not is_kept(table)


def test_what_only_shows_a_match_keeps_none(table: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    table.stored(*LONG)
    first = table.sit()
    second, keeping, noted = opened(table)
    assert second.room.session is not None
    assert second.room.session.blocked

    keeping.use_rest()
    settle(table, qtbot)
    second.room.show_start()
    settle(table, qtbot)

    assert first.room.session is None
    assert not is_kept(table)
    assert noted == []
