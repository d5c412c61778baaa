"""Setups as JSON, including matches taken over (formats: match file)."""

from copy import deepcopy
from typing import Any

import pytest

from carrom_desk.exchange.codec.state_codec import read_setup, write_setup
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import ChangeSides, Competition, Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.editions.club import CLUB
from tests.match.every_entry import TAKEN_OVER
from tests.match.playing import a_setup

Document = dict[str, Any]

LEAST: Document = {
    "laws": "club",
    "sides": {"a": {"players": [{"name": "Asha"}]}, "b": {"players": [{"name": "Bina"}]}},
}
GONE = object()
"""Marks a value to be removed from the document."""


def changed(document: Document, *changes: tuple[str, object]) -> Document:
    """Returns a copy with values replaced, added or removed at these places (JSON Pointers)."""
    copy = deepcopy(document)
    for place, value in changes:
        *way, last = place.split("/")[1:]
        node: Any = copy
        for token in way:
            node = node[int(token)] if isinstance(node, list) else node[token]
        if value is GONE:
            del node[last]
        else:
            node[int(last) if isinstance(node, list) else last] = value
    return copy


def by_event(base: str, **rules: object) -> dict[str, object]:
    """Returns the laws of an event as JSON."""
    return {"base": base, "name": "Lake Club 2026", "rules": rules}


def faults_of(document: object) -> set[str]:
    with pytest.raises(InvalidDocument) as invalid:
        read_setup(document, "/setup")
    return {problem.at.removeprefix("/setup") for problem in invalid.value.problems}


def test_what_may_be_left_out_has_its_default() -> None:
    assert read_setup(LEAST) == Setup(
        laws=CLUB,
        sides=BySide((Player("Asha", "", ""),), (Player("Bina", "", ""),)),
        doubles=False,
        competition=Competition(games=3, points=25, boards=8, change_sides=ChangeSides.AFTER_4_BOARDS_OR_13),
    )


def test_a_setup_is_written_whole_and_read_back() -> None:
    for setup in (a_setup(), a_setup(doubles=True, games=5, boards=None), read_setup(TAKEN_OVER)):
        assert read_setup(write_setup(setup)) == setup

    written: Any = write_setup(read_setup(LEAST))
    assert set(written) == {
        "laws", "doubles", "competition", "event", "round", "category", "tie", "table", "umpire", "chief_referee",
        "sides"
    }  # fmt: skip
    assert written["competition"]["boards"] == 8
    assert written["sides"]["a"] == {"players": [{"name": "Asha", "club": "", "country": ""}]}


def test_players_are_read_into_their_seats() -> None:
    setup = read_setup(TAKEN_OVER)

    assert [setup.player_at(seat).name for seat in Seat] == ["Asha", "Bina", "Amina", "Beate"]
    assert setup.player_at(Seat.A1) == Player("Asha", "North", "IND")
    assert setup.side_name(Side.B) == "Bina / Beate"


@pytest.mark.parametrize(
    ("changes", "places"),
    [
        ([("/laws", GONE)], {"/laws"}),
        ([("/laws", "fide")], {"/laws"}),
        ([("/sides", GONE)], {"/sides"}),
        ([("/laws", 1), ("/sides", GONE), ("/table", 4), ("/seats", 2)], {"/laws", "/sides", "/table", "/seats"}),
        ([("/sides", ["Asha", "Bina"])], {"/sides"}),
        ([("/sides/a", GONE)], {"/sides/a"}),
        ([("/sides/a/players", GONE), ("/sides/b/players", "Bina")], {"/sides/a/players", "/sides/b/players"}),
        ([("/sides/a/players", []), ("/sides/b/players", [{"name": "B"}] * 2)],
         {"/sides/a/players", "/sides/b/players"}),
        ([("/sides/b/players", [{"name": "B"}] * 11)], {"/sides/b/players"}),
        ([("/doubles", True)], {"/sides/a/players", "/sides/b/players"}),
        ([("/doubles", "yes")], {"/doubles"}),
        ([("/sides/a/players/0/name", "  ")], {"/sides/a/players/0/name"}),
        ([("/sides/a/players/0/name", GONE), ("/sides/a/players/0/club", 1)],
         {"/sides/a/players/0/name", "/sides/a/players/0/club"}),
        ([("/sides/a/players/0/name", "x" * 201)], {"/sides/a/players/0/name"}),
        ([("/sides/a/players/0", "Asha")], {"/sides/a/players/0"}),
        ([("/event", "x" * 201), ("/umpire", "\ud800")], {"/event", "/umpire"}),
        ([("/competition", 3)], {"/competition"}),
        ([("/competition", {"games": 2, "points": 0, "boards": 100, "change_sides": "often", "time": 1})],
         {"/competition/games", "/competition/points", "/competition/boards", "/competition/change_sides",
          "/competition/time"}),
        ([("/competition", {"games": 11, "boards": "none"})], {"/competition/games", "/competition/boards"}),
        ([("/competition", {"minutes": 0, "last_board_minutes": 0})],
         {"/competition/minutes", "/competition/last_board_minutes"}),
        ([("/competition", {"last_board_minutes": 5})], {"/competition/last_board_minutes"}),
        ([("/competition", {"shoot_out": True, "draws": True, "timed_end": "stop"})],
         {"/competition/shoot_out", "/competition/timed_end"}),
        ([("/laws", by_event("icf-revised", slam_points=20, queen_points=10, queen_until=99, stroke_s=61))],
         {f"/laws/rules/{name}" for name in ("slam_points", "queen_points", "queen_until", "stroke_s")}),
        ([("/laws", by_event("club", own_man_with_striker="passes", queen_points=12, stroke_s=4))],
         {f"/laws/rules/{name}" for name in ("own_man_with_striker", "queen_points", "stroke_s")}),
    ],
)  # fmt: skip
def test_every_fault_of_a_setup_is_named_at_its_place(changes: list[tuple[str, object]], places: set[str]) -> None:
    assert faults_of(changed(LEAST, *changes)) == places


def test_a_name_of_200_letters_and_the_number_999_999_are_read_and_no_longer_or_higher_ones() -> None:
    setup = read_setup(changed(LEAST, ("/sides/a/players/0/name", "x" * 200), ("/number", 999_999)))

    assert (len(setup.side_name(Side.A)), setup.number) == (200, 999_999)
    assert faults_of(changed(LEAST, ("/number", 1_000_000))) == {"/number"}


@pytest.mark.parametrize("document", [None, [], "club", 3])
def test_a_setup_is_an_object(document: object) -> None:
    assert faults_of(document) == {""}


@pytest.mark.parametrize(
    ("changes", "places"),
    [
        ([("", None)], {""}),
        ([("/game", GONE)], {"/game"}),
        ([("/board", GONE), ("/games", 1)], {"/board", "/games"}),
        ([("/game", GONE), ("/board", GONE)], {"/game", "/board"}),
        ([("/clock", 1), ("/game/time", 1), ("/board/time", 1)], {"/clock", "/game/time", "/board/time"}),
        # What is missing hides nothing else, and nothing follows from what was read in its stead.
        ([("/game/score", GONE), ("/board/queen", "c"), ("/board/on_board", GONE)],
         {"/game/score", "/board/queen", "/board/on_board"}),
        ([("/board/turn", "c")], {"/board/turn"}),
        ([("/board/breaker", "c")], {"/board/breaker"}),
        ([("/board/player", "Nobody")], {"/board/player"}),
        ([("/board/player", "Asha")], {"/board/player"}),
        ([("/board/colour", {"a": "black", "b": "white"})], {"/board/colour/a", "/board/colour/b"}),
        ([("/board/colour", {"a": "white"})], {"/board/colour/b"}),
        ([("/board/colour", "white")], {"/board/colour"}),
        ([("/board/colour/a", "red"), ("/board/breaker", "c")], {"/board/breaker"}),
        ([("/board/on_board/a", 10), ("/board/due/b", -1)], {"/board/on_board/a", "/board/due/b"}),
        ([("/board/break/attempt", 0)], {"/board/break/attempt"}),
        ([("/game/score/a", 25)], {"/game/score/a"}),
        ([("/games/a", 2)], {"/games/a"}),
        # It is in progress, nobody has won.
        ([("/status", "finished")], {"/status"}),
        ([("/status", 1)], {"/status"}),
        ([("/winner", "a")], {"/winner"}),
        ([("/next", "stroke")], {"/next"}),
        ([("/next/0", "dance"), ("/next/1", None)], {"/next/0", "/next/1"}),
        # Boards that cannot be.
        ([("/board/on_board/a", 0)], {"/board"}),
        ([("/board/queen", "to_return")], {"/board"}),
        ([("/board/break/made", False)], {"/board"}),
        # Counts that do not agree.
        ([("/games/a", 0)], {"/game/number", "/history"}),
        ([("/games", GONE), ("/history", GONE)], {"/game/number"}),
        ([("/game/number", 3)], {"/game/number"}),
        ([("/board/number", 3)], {"/board/number"}),
        ([("/game/boards", 8), ("/board/number", 9)], {"/game/boards"}),
        ([("/history/0/winner", "b")], {"/history"}),
        ([("/history", 1)], {"/history"}),
        ([("/history/0", {})], {f"/history/0/{key}" for key in ("number", "winner", "score", "boards")}),
        ([("/history/0/number", 10), ("/history/0/winner", "c"), ("/history/0/score/a", -1), ("/history/0/boards", 1)],
         {"/history/0/number", "/history/0/winner", "/history/0/score/a", "/history/0/boards"}),
        ([("/history/0/boards/0", {"queen": "c", "slam": "grey", "demanded": -1})],
         {f"/history/0/boards/0/{key}" for key in
          ("number", "breaker", "winner", "points", "score", "queen", "slam", "demanded")}),
        ([("/history/0/boards/1/queen", "to_cover")], {"/history/0/boards/1/queen"}),
    ],
)  # fmt: skip
def test_every_fault_of_a_match_taken_over_is_named_at_its_place(
    changes: list[tuple[str, object]], places: set[str]
) -> None:
    document = changed(TAKEN_OVER, *((f"/start{place}", value) for place, value in changes))

    assert faults_of(document) == {f"/start{place}" for place in places}


def test_a_start_is_read_once_laws_sides_and_competition_can_be() -> None:
    broken = ("/start/game", GONE)

    assert faults_of(changed(TAKEN_OVER, broken, ("/event", 1))) == {"/start/game", "/event"}
    assert faults_of(changed(TAKEN_OVER, broken, ("/laws", "fide"))) == {"/laws"}
    assert faults_of(changed(TAKEN_OVER, broken, ("/laws", GONE))) == {"/laws"}
    assert faults_of(changed(TAKEN_OVER, broken, ("/competition/games", 2))) == {"/competition/games"}


@pytest.mark.parametrize(
    "changes",
    [
        [("/status", GONE), ("/winner", GONE), ("/next", GONE)],
        [("/board/colour", GONE)],
        [("/board/due", GONE)],
        [("/board/break", GONE)],
        [("/history", GONE)],
        [("/history/0/boards/0/queen", GONE), ("/history/0/boards/0/slam", GONE)],
        [("/game/boards", 8), ("/board/number", 9), ("/game/score", {"a": 12, "b": 12})],
        [("/game/score", {"a": 24, "b": 24})],
        [("/board/due/b", 99)],
    ],
)
def test_what_may_be_left_out_of_a_start_or_otherwise_is_possible(changes: list[tuple[str, object]]) -> None:
    setup = read_setup(changed(TAKEN_OVER, *((f"/start{place}", value) for place, value in changes)))

    assert read_setup(write_setup(setup)) == setup
