"""An event run at the hub: draws, winners who move on, withdrawals, planned rounds and calls, as a person does it."""

import json
import os
import re
import subprocess
import sys
from html import unescape
from io import BytesIO
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from openpyxl import load_workbook

from carrom_desk.hall.chief_desk import ChiefDesk
from carrom_desk.hall.draws import DrawOrder, in_turns, slots_of
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.live import whole
from carrom_desk.hall.pages.chief import ChiefPages
from carrom_desk.hall.pages.public import Asked
from carrom_desk.hall.planning import setup_of
from carrom_desk.hall.recording import decide_here
from carrom_desk.hall.rehearsal import Rehearsal
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.match.entry.entries import WalkedOver
from carrom_desk.match.ports.store import MatchId, StoreConflict
from carrom_desk.match.side import Side
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.running import RunningHub
from tests.needs import homes

FORM = {"laws": "icf-revised", "format": "1-25-8", "event": "Cup", "count": "2", "rule": "meeting"}


@pytest.fixture
def hub(hub_store: SqlHallStore) -> Hub:
    numbers = iter(range(99))
    hub = Hub(hub_store, lambda: MatchId(f"p{next(numbers)}"), lambda _: None)
    hub.open(4)
    return hub


def planned(hub: Hub) -> dict[str, MatchId]:
    """Returns the planned matches by round and sides."""
    free = [each for each in hub.store.hall_matches() if each.owner is None]
    setups = {each.match_id: setup_of(each) for each in free}
    return {f"{each.round}: {each.side_name(Side.A)}-{each.side_name(Side.B)}": key for key, each in setups.items()}


def win(hub: Hub, match_id: MatchId, winner: Side = Side.A) -> None:
    """Decides a planned match, approved at once."""
    known = hub.store.hall_match(match_id)
    assert known is not None
    decide_here(hub.store, known, setup_of(known), WalkedOver(winner, "did not appear"))
    hub.draws.sync()


def tree(views: HallViews) -> list[list[tuple[str, str]]]:
    views.note("")
    (cup,) = views.knockouts()
    return [[(each.sides.a.names, each.sides.b.names) for each in found.matches] for found in cup.rounds]


@pytest.mark.parametrize("count", range(2, 20))
def test_seeds_meet_as_late_as_they_can(count: int) -> None:
    slots = slots_of([str(seed) for seed in range(1, count + 1)], DrawOrder.SEEDED)

    for pair in zip(slots[::2], slots[1::2], strict=True):
        assert sum(int(each) for each in pair if each) in (len(slots) + 1, *(int(each) for each in pair if each))
    assert {"1", "2"} <= {min(each for each in pair if each) for pair in (slots[:2], slots[-2:])} | {"2"}
    assert sorted(slots_of([*slots], DrawOrder.LOT)) == sorted(slots)
    meetings = [frozenset(pair) for pair in in_turns([str(each) for each in range(count)])]
    assert len(set(meetings)) == len(meetings) == count * (count - 1) // 2


def test_winners_move_on_and_a_withdrawal_is_undone(hub: Hub) -> None:
    desk, views = ChiefDesk(hub), HallViews(hub)
    drawn = desk.do({"act": "draw", "kind": "seeded", "sides": "Asha\nBina\nChitra\nDev\nEsha", **FORM}, b"", "")

    assert tree(views) == [
        [("Asha", "bye"), ("Dev", "Esha"), ("Bina", "bye"), ("Chitra", "bye")],
        [("Asha", "Winner of Dev – Esha"), ("Bina", "Chitra")],
        [("", "Winner of Bina – Chitra")],
    ]
    assert set(planned(hub)) == {"Quarter-finals: Dev-Esha", "Semi-finals: Bina-Chitra"}
    desk.do({"act": "assign", "match": planned(hub)["Quarter-finals: Dev-Esha"], "table": "3", "at": ""}, b"", "")
    assert tree(views)[1][0] == ("Asha", "Winner of table 3")
    with pytest.raises(StoreConflict):
        desk.do({"act": "draw", "kind": "lot", "sides": "Asha\nBina", **FORM}, b"", "")

    first = planned(hub)["Quarter-finals: Dev-Esha"]
    win(hub, first, Side.B)
    assert "Semi-finals: Asha-Esha" in planned(hub)
    left = desk.do({"act": "leave", "side": "Cup|Esha"}, b"", "")
    assert tree(views)[2] == [("Asha", "Winner of Bina – Chitra")]
    desk.do({"act": "undo", "undo": left}, b"", "")
    assert "Semi-finals: Asha-Esha" in planned(hub)
    approved = hub.store.hall_match(first)
    assert approved is not None
    hub.put_approval(first, None)
    assert "Semi-finals: Asha-Esha" not in planned(hub), "whoever is no longer approved no longer goes on"
    hub.put_approval(first, approved.approval)
    win(hub, planned(hub)["Semi-finals: Asha-Esha"])
    win(hub, planned(hub)["Semi-finals: Bina-Chitra"], Side.B)
    assert "Final: Asha-Chitra" in planned(hub)
    final = {"act": "walkover", "match": planned(hub)["Final: Asha-Chitra"], "winner": "b", "reason": "did not report"}
    decided = desk.do(final, b"", "")
    views.note("")
    assert views.knockouts()[0].rounds[-1].matches[0].sides.b.is_winner
    desk.do({"act": "undo", "undo": decided}, b"", "")
    assert "Final: Asha-Chitra" in planned(hub)

    desk.do({"act": "undo", "undo": drawn}, b"", "")
    assert planned(hub) == {}


def test_groups_are_ranked_and_lead_to_a_knock_out(hub: Hub) -> None:
    desk, views = ChiefDesk(hub), HallViews(hub)
    desk.do({"act": "draw", "kind": "groups", "sides": "A1\nB1\nB2\nA2\nA3\nB3", **FORM}, b"", "")

    assert len(planned(hub)) == 6
    with pytest.raises(StoreConflict):
        desk.do({"act": "go_on", "event": "Cup"}, b"", "")
    for title, match_id in planned(hub).items():
        one, other = re.findall(r"[AB]\d", title)
        win(hub, match_id, Side.A if one < other else Side.B)
    views.note("")
    assert [[each.name for each in group.sides] for group in views.standings()] == [
        ["A1", "A2", "A3"],
        ["B1", "B2", "B3"],
    ]
    desk.do({"act": "go_on", "event": "Cup"}, b"", "")
    assert set(planned(hub)) == {"Semi-finals: A1-B2", "Semi-finals: B1-A2"}


def test_typed_rounds_are_joined_and_a_side_that_has_lost_is_named(hub: Hub) -> None:
    desk, views = ChiefDesk(hub), HallViews(hub)
    lines = "SF; Asha; Bina\nSF; Chitra; Dev\nFinal; Bina; Chitra"
    desk.do({"act": "plan", "typed": lines, **FORM}, b"", "")
    win(hub, planned(hub)["SF: Asha-Bina"])

    assert [each.title for each in views.knockouts()[0].rounds] == ["SF", "Final"]
    page = str(whole(ChiefPages(hub, views).parts(Asked("en"), "")))
    assert "Bina has lost to Asha." in re.sub("[\u2066-\u2069]", "", unescape(page))
    (key,) = re.findall(r'name="need" value="(\w+)"', page)
    aside = desk.do({"act": "aside", "need": key}, b"", "")
    assert "has lost to" not in str(whole(ChiefPages(hub, views).parts(Asked("en"), "")))
    desk.do({"act": "undo", "undo": aside}, b"", "")
    assert "has lost to" in str(whole(ChiefPages(hub, views).parts(Asked("en"), "")))


def test_a_day_is_set_up_and_called_over_the_web(own_hub: RunningHub) -> None:
    def do(**fields: str | int) -> str:
        form = "application/x-www-form-urlencoded"
        body = "&".join(f"{name}={str(value).replace(' ', '+')}" for name, value in fields.items()).encode()
        body = body.replace(b"\n", b"%0A").replace(b"|", b"%7C")
        status, page, headers = own_hub.post("/hall/do", body, cookie=own_hub.logged_in(), content_type=form)
        assert status == 303, page
        return plain(own_hub.get(headers["location"], cookie=own_hub.logged_in()))

    def plain(page: str) -> str:
        return re.sub("[\u2066-\u2069]", "", unescape(page))

    def shown(path: str) -> str:
        return plain(own_hub.get(path, cookie=own_hub.logged_in()))

    assert "Free" in shown("/hall"), "all tables are there from the morning"
    told = do(act="draw", kind="seeded", sides="Asha\nBina\nChitra", **{**FORM, "from": "setup"})
    assert "Draw of " in told
    assert "Back to the running event" in told
    form, body = "application/x-www-form-urlencoded", b"act=draw&kind=lot&sides=Esha%0AGita%0AEsha"
    body += b"&laws=icf-revised&format=1-25-8&event=Other&count=2&from=setup"
    status, page, _ = own_hub.post("/hall/do", body, cookie=own_hub.logged_in(), content_type=form)
    assert (status, "Nobody is named twice." in plain(page), "Esha\nGita\nEsha" in page) == (409, True, True)
    assert "1 match planned." in do(act="schedule", round="Cup|Semi-finals", tables="5-6", at="10:00", minutes=30)
    assert "Winner of table 5" in shown("/standings")
    assert "10:00" in shown("/next")
    match = re.findall(r'data-match="(\w+)"', shown("/hall"))[0]
    assert "Bina – Chitra called to table 5." in do(act="call", match=match)
    do(act="call", match=match)
    assert "Second call" in shown("/wall")
    assert "Lunch until 14:00" not in shown("/wall")
    do(act="notice", notice="Lunch until 14:00")
    assert all("Lunch until 14:00" in shown(path) for path in ("/", "/wall", "/next"))
    do(act="rest", rest=10)
    assert "Chitra withdrawn." in do(act="leave", side="Cup|Chitra")
    called = do(act="call", match=re.findall(r'data-match="(\w+)"', shown("/hall"))[0])
    assert "Asha – Bina called to table 1." in called[called.index('id="said"') :][:200], (
        "a match without a table goes to the next free one"
    )


def test_pages_of_players_and_files_follow_the_event(own_hub: RunningHub) -> None:
    def status(path: str) -> tuple[int, str]:
        try:
            return 200, own_hub.get(path, cookie=own_hub.logged_in())
        except HTTPError as error:
            return error.code, error.read().decode()

    assert own_hub.do(act="plan", event="Cup", typed="QF; Asha / Bina; Chitra / Dev") == 303
    assert "Chitra / Dev" in status("/player/Asha?lang=en")[1]
    for path in ("/player/Nobody", "/hall/compare/x", "/hall/correct/x", "/board/99999", "/board/1.1", "/nothing"):
        code, page = status(f"{path}?lang=en")
        assert (code, 'href="/?lang=en"' in page) == (404, True), path
    assert status("/follow/players/1")[0] == 403, "only who has scanned the sticker sees a board not yet confirmed"
    match = re.findall(r'data-match="(\w+)"', status("/hall")[1])[0]
    assert own_hub.do(act="assign", match=match, table=2, at="") == 303
    for path, names in (("/board/2", ["Asha", "Chitra"]), ("/board/2?sides=swapped", ["Chitra", "Asha"])):
        page = status(path)[1]
        assert sorted(names, key=page[page.index('id="score"') :].index) == names
    with urlopen(f"{own_hub.url}/results.xlsx") as answer:
        book = load_workbook(BytesIO(answer.read()))
    assert [cell.value for cell in book["Order of play"][2]][1:] == ["2", "Cup", "QF", "Asha / Bina", "Chitra / Dev"]


def test_each_chief_referee_signs_in_by_name_and_out_and_is_in_the_log(own_hub: RunningHub) -> None:
    def signed_in(name: str) -> str:
        status, _, headers = own_hub.post("/hall/login", f"password={own_hub.password}&name={name}".encode())
        assert status == 303
        return headers["set-cookie"].partition(";")[0]

    def did(cookie: str, body: bytes) -> str:
        form = "application/x-www-form-urlencoded"
        return own_hub.post("/hall/do", body, cookie=cookie, content_type=form)[1]

    meera, ravi = signed_in("Meera+Iyer"), signed_in("Ravi")
    assert meera != ravi != signed_in("Ravi"), "each session is its own"
    did(meera, b"act=tables&count=9")
    did(ravi, b"act=notice&notice=Lunch")
    log = own_hub.get("/hall/log?lang=en", cookie=ravi)
    assert log.index("Ravi") < log.index("Text shown: ") < log.index("Meera Iyer") < log.index("9 tables")

    own_hub.post("/hall/logout", b"", cookie=meera)
    assert "Meera" not in own_hub.get("/hall/log", cookie=meera)
    assert "password" in did(meera, b"act=tables&count=10")
    assert "Ravi" in own_hub.get("/hall/log", cookie=ravi), "another session goes on"


def test_a_rehearsal_plays_what_is_called(hub: Hub) -> None:
    rehearsal, desk = Rehearsal(hub, seed=1), ChiefDesk(hub)
    rehearsal.prepare("Rehearsal")
    match = planned(hub)["Round of 16: Esha-Lal"]
    rehearsal.step()
    assert match in planned(hub).values(), "nothing is played before it is called"
    desk.do({"act": "call", "match": match}, b"", "")
    for _ in range(30):
        rehearsal.step()
    known = hub.store.hall_match(match)
    assert known is not None
    assert hub.is_over(known)
    hub.approve(match)
    assert len(planned(hub)) == 4


def test_the_command_rehearses_and_keeps_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "carrom_desk", "hall", "--rehearse", "--listen", "127.0.0.1:0"]
    environment, pipe = {**os.environ, **homes(tmp_path), "TMPDIR": str(tmp_path)}, subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True) as hub:
        assert hub.stdout is not None
        url = json.loads(hub.stdout.readline())["url"]
        with urlopen(f"{url}standings?lang=en") as page:
            assert "Winner of Esha – Lal" in re.sub("[\u2066-\u2069]", "", page.read().decode())
        hub.terminate()
        _, said = hub.communicate()
    assert "password is" in said, "it is needed for this evening only"
    assert list(tmp_path.iterdir()) == []
