"""Tables without an umpire: boards entered by both sides on a phone add up by the laws, and a desk can take over."""

import random
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest

from carrom_desk.desk.hall.hall_client import join, next_match
from carrom_desk.desk.hall.hall_sender import HallSender
from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.hall_wire import read_push, write_push
from carrom_desk.exchange.paper_sheet import PaperRow, PaperSheet
from carrom_desk.exchange.typed_sheet import typed_sheet
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.planning import TypedPairings, pairings_of
from carrom_desk.hall.players import PlayersTables, act
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.match.entry.entries import BoardEntered, Noted
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId, StoreConflict
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.record import new_record, summary_of
from carrom_desk.match.side import Side
from carrom_desk.storage.hall_store import SqlHallStore
from tests.fakes import StoppedTime
from tests.hall.conftest import MakeStore
from tests.hall.logs import STARTED
from tests.hall.running import RunningHub, wait_until

FORM = {"act": "propose", "winner": "a", "men": "4", "queen": "a", "breaker": "b", "by": "a"}


@pytest.fixture
def hub(hub_store: SqlHallStore) -> Hub:
    numbers = iter(range(100))
    hub = Hub(hub_store, lambda: MatchId(f"p{next(numbers)}"), lambda _: None)
    hub.open(2)
    planned = hub.planning.plan(pairings_of(TypedPairings("QF; Asha; Bina\nQF; Chitra / Dev; Esha / Farid"), ()))
    for number, match_id in enumerate(planned, 1):
        hub.planning.assign(match_id, str(number), "")
    return hub


def test_both_sides_confirm_before_a_board_counts(hub: Hub) -> None:
    tables = PlayersTables(hub)

    act(tables, 1, FORM)
    act(tables, 1, {"act": "confirm", "by": "a"})
    shown = tables.at_phone(1)
    assert shown.proposed is not None
    assert shown.proposed.confirmed == (Side.A,)
    act(tables, 1, {"act": "confirm", "by": "b"})

    shown = tables.at_phone(1)
    assert shown.record is not None
    assert shown.proposed is None
    state = shown.record.state
    assert state.game is not None
    assert (state.game.score.a, state.game.score.b) == (7, 0)
    assert state.game.boards[0].breaker.side is Side.B
    assert any(isinstance(each.entry, BoardEntered) for each in shown.record.entries)
    with pytest.raises(StoreConflict):
        act(tables, 1, {"act": "confirm", "by": "b"})


def test_the_other_side_confirms_with_its_own_phone(hub: Hub) -> None:
    tables = PlayersTables(hub)

    act(tables, 1, FORM, "one")
    proposed = tables.at_phone(1).proposed
    assert proposed is not None
    assert (proposed.points, proposed.score) == (7, "7–0")
    with pytest.raises(StoreConflict):
        act(tables, 1, {"act": "confirm", "by": "b"}, "one")
    act(tables, 1, {"act": "confirm", "by": "b"}, "other")
    assert tables.at_phone(1).proposed is None


def test_players_go_on_with_a_match_that_a_desk_loaded_and_left(hub: Hub, new_store: MakeStore) -> None:
    desk, tables = new_store(), PlayersTables(hub)
    loaded = hub.next_match(HallTable(1, ""))
    assert loaded is not None
    MatchLibrary(desk, StoppedTime(), lambda: loaded.id).add(loaded)
    hub.receive(HallTable(1, ""), read_push(write_push(desk.stretch(loaded.id, 0, 0), 1_000)))

    act(tables, 1, FORM)
    for side in Side:
        act(tables, 1, {"act": "confirm", "by": side.value})

    summary = hub.store.summary(loaded.id)
    assert summary is not None
    assert (summary.score.a, bool(summary.started)) == (7, True)


@pytest.mark.parametrize("wrong", [{"men": "12"}, {"men": "0", "queen": ""}])
def test_a_board_that_cannot_end_so_is_refused(hub: Hub, wrong: dict[str, str]) -> None:
    tables = PlayersTables(hub)

    with pytest.raises(InvalidDocument):
        act(tables, 1, {**FORM, **wrong})

    assert tables.at_phone(1).proposed is None


@pytest.mark.parametrize(("number", "seed"), [(1, 3), (1, 4), (2, 5)])
def test_whole_matches_add_up_as_on_a_paper_sheet(hub: Hub, number: int, seed: int) -> None:
    tables, chance = PlayersTables(hub), random.Random(seed)
    games: list[list[PaperRow]] = [[]]
    while (shown := tables.at_phone(number)).record is not None and not shown.record.state.is_over:
        state = shown.record.state
        if state.game is not None and state.game.number > len(games):
            games.append([])
        winner, queen = chance.choice(list(Side)), chance.choice([*Side, *Side, None])
        breaker = chance.choice(list(Side))
        men = chance.randint(1, 9)
        fields = {"winner": winner.value, "men": str(men), "queen": queen.value if queen else "", "by": "b"}
        act(tables, number, {"act": "propose", "breaker": breaker.value, **fields})
        act(tables, number, {"act": "confirm", "by": "a"})
        record = tables.at_phone(number).record
        assert record is not None
        (last,) = [each for game in (*record.state.history, record.state.game) if game for each in game.boards][-1:]
        games[-1].append(PaperRow(last.breaker, winner, men, queen))

    (result,) = [each.result for each in HallViews(hub).results() if each.result.setup.table == str(number)]
    setup = shown.record.setup if shown.record else None
    assert setup is not None
    state = typed_sheet(setup, PaperSheet(tuple(map(tuple, games)))).record.state
    assert state.is_over
    assert result.scores == tuple(game.score for game in state.history)
    assert result.is_over


@pytest.fixture
def running(tmp_path: Path) -> Iterator[RunningHub]:
    made = RunningHub(str(tmp_path / "hall.sqlite3"))
    yield made
    made.stop()


def test_a_phone_enters_boards_calls_an_umpire_and_a_desk_takes_over(running: RunningHub, new_store: MakeStore) -> None:
    assert running.do(act="plan", event="Open", typed="QF; Asha; Bina") == 303
    with running.store() as store:
        (planned,) = store.hall_matches()
    assert running.do(act="assign", match=planned.match_id, table=3, at="14:30") == 303
    invitation = running.invitation(3)
    page = f"/join/{invitation.code}"
    assert "Board won by" in running.get(f"{page}?lang=en")

    def sent(**fields: str) -> int:
        return running.post(page, urlencode(fields).encode())[0]

    assert sent(**FORM) == 303
    assert "Bina: confirm" in running.get(f"{page}?lang=en")
    assert sent(act="confirm", by="b") == 303
    assert sent(act="call") == 303
    assert "Call for the chief referee" in running.get("/hall?lang=en", cookie=running.logged_in())
    assert sent(act="nonsense") == 400
    wrong = invitation.code[:-1] + ("1" if invitation.code.endswith("0") else "0")
    assert running.post(f"/join/{wrong}", urlencode(FORM).encode())[0] == 403

    desk_store = new_store()
    link = join(desk_store, invitation)
    taken = next_match(link)
    assert taken is not None
    assert taken.id == planned.match_id
    desk_store.create(taken, summary_of(taken.id, STARTED, new_record(taken.setup)))
    desk = MatchDesk(taken.id, desk_store, StoppedTime())
    game = desk.record.state.game
    assert game is not None
    assert (game.score.a, game.score.b) == (7, 0)
    sender = HallSender(desk_store, link, lambda _: None)
    sender.start()
    desk.submit(Noted("taken over"))
    sender.wake()
    with running.store() as store:
        made = len(desk.record.entries)
        wait_until(lambda: len(store.load(taken.id).entries) == made, "the desk’s entry never arrived")
    sender.stop()
    assert "Board won by" not in running.get(f"{page}?lang=en"), "whoever scans the sticker now gets the board"
    assert 'id="score"' in running.get(f"{page}?lang=en")
