"""Moving matches to the trash, restoring them, deleting them permanently, and undo."""

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.matches.bin import BinActions
from carrom_desk.match.ports.store import MatchId, MatchQuery, MatchSummary
from tests.fakes import MemoryStore, library
from tests.gui.library.shelf import shelf


class Acting:
    """Actions on four matches, m0000 to m0003."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.store: MemoryStore = shelf(4)
        self.acts = BinActions(library(self.store), self.said.append)
        self.moved: list[tuple[str, ...]] = []
        self.acts.moved.connect(self.moved.append)
        self.deleted: list[Sequence[str]] = []
        self.acts.deleted.connect(self.deleted.append)

    def of(self, *numbers: int) -> Sequence[MatchSummary]:
        return [self.store.summaries[MatchId(f"m{number:04}")] for number in numbers]

    def in_trash(self) -> list[str]:
        return [summary.id for summary in self.store.matches(MatchQuery(in_trash=True, is_ascending=True))]


@pytest.fixture
def acting(qapp: QApplication) -> Acting:
    return Acting()


def test_a_match_goes_into_the_bin_and_comes_back(acting: Acting) -> None:
    acting.acts.delete(acting.of(1))
    assert (acting.in_trash(), acting.acts.can_undo_move) == (["m0001"], True)

    acting.acts.undo_move()

    assert (acting.in_trash(), acting.acts.can_undo_move) == ([], False)
    assert acting.said == ["Player 1 – Bilal moved to trash.", "Player 1 – Bilal restored."]
    assert acting.moved == [("m0001",), ("m0001",)]


def test_every_act_is_taken_back_the_last_first(acting: Acting) -> None:
    acting.acts.delete(acting.of(0, 1))
    acting.acts.delete(acting.of(2))
    acting.acts.restore_matches(acting.of(0))

    seen = []
    while acting.acts.can_undo_move:
        acting.acts.undo_move()
        seen.append(acting.in_trash())

    assert seen == [["m0000", "m0001", "m0002"], ["m0000", "m0001"], []]
    assert acting.said[0] == "2 matches moved to trash."
    acting.acts.undo_move()
    assert acting.said[-1] == "There is nothing to undo."


def test_what_is_deleted_is_named_so_that_an_open_match_is_closed(acting: Acting) -> None:
    acting.acts.delete(acting.of(2, 3))
    acting.acts.undo_move()

    assert acting.deleted == [["m0002", "m0003"]]


def test_what_is_deleted_for_good_is_not_offered_back(acting: Acting) -> None:
    acting.acts.delete(acting.of(0, 1))
    acting.acts.delete(acting.of(2))
    acting.acts.erase(acting.of(1))

    assert acting.in_trash() == ["m0000", "m0002"]
    assert acting.said[-1] == "Player 1 – Bilal deleted permanently."
    acting.acts.undo_move()
    assert (acting.in_trash(), acting.acts.can_undo_move) == (["m0000"], False)


@pytest.mark.parametrize("act", ["delete", "restore_matches", "erase"])
def test_what_cannot_be_done_is_said_and_changes_nothing(acting: Acting, act: str) -> None:
    acting.acts.delete(acting.of(0))
    chosen = acting.of(1 if act == "delete" else 0)
    acting.store.is_full = True

    getattr(acting.acts, act)(chosen)

    assert "disk is full" in acting.said[-1]
    assert acting.in_trash() == ["m0000"]
    acting.acts.undo_move()
    assert "disk is full" in acting.said[-1]
    acting.store.is_full = False
    acting.acts.undo_move()
    assert acting.in_trash() == []


@pytest.mark.parametrize("act", ["restore_matches", "erase"])
def test_nothing_is_done_with_none(acting: Acting, act: str) -> None:
    getattr(acting.acts, act)([])

    assert (acting.said, acting.moved) == ([], [])
