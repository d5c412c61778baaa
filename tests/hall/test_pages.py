"""The hub's pages and the API for tables, as anyone can request them: contents and refusals."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit

import pytest

from carrom_desk.desk.hall.hall_client import (
    WITHDRAWN,
    HallClient,
    HallUnreachable,
    call_chief_referee,
    join,
    next_match,
)
from carrom_desk.desk.hall.hall_link import leave, link_of, save_link
from carrom_desk.desk.hall.hall_sender import DIVERGED, NOT_LET_IN, HallSender
from carrom_desk.desk.imports import pairings_in
from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.exchange.codec.document import LONGEST_TEXT, parse_json
from carrom_desk.exchange.codec.state_codec import read_setup
from carrom_desk.exchange.hall_wire import LONGEST_MESSAGE, write_push
from carrom_desk.exchange.sol.sol_reading import documents_of
from carrom_desk.i18n import Words
from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import new_record, summary_of
from carrom_desk.match.side import Side
from tests.exchange.sol.sol_documents import A_WINS_GAME, IN_YAML
from tests.fakes import StoppedTime
from tests.hall.conftest import MakeStore
from tests.hall.logs import STARTED, GrowingMatch
from tests.hall.running import RunningHub, Table, assert_all_there, seated, wait_until
from tests.reports.generated import generated

M1 = MatchId("match1")
PUBLIC = (
    *("/", "/wall", "/next", "/results", "/results.json", "/board/1", "/board/7", "/overlay/1", "/clock/1"),
    *("/join/ABC", "/table/1.json"),
)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("written")


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory, written: Path) -> Iterator[RunningHub]:
    running = RunningHub(str(tmp_path_factory.mktemp("hub") / "hall.sqlite3"), "--write", str(written))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def table(hub: RunningHub, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """Table 1 with a match in progress, and a player's name full of markup."""
    seated_there = seated(hub, tmp_path_factory.mktemp("table"), 1, seed=MARKUP)
    seated_there.enter(20)
    assert_all_there(hub, [seated_there])
    yield seated_there
    seated_there.close()


MARKUP = next(seed for seed in range(200) if "<b>" in generated(seed, 1).setup.side_name(Side.A))


@pytest.mark.parametrize("path", PUBLIC)
@pytest.mark.parametrize("language", ["en", "de"])
def test_public_pages_are_whole_without_a_script(hub: RunningHub, table: Table, path: str, language: str) -> None:
    page = hub.get(f"{path}?lang={language}")

    assert path.endswith("json") or "<b>" not in page
    if path in ("/", "/board/1", "/overlay/1"):
        for side in table.match.record.setup.sides.a:
            assert side.name.split("&")[0].replace("<", "&lt;").replace(">", "&gt;").split("’")[0] in page
    assert not path.endswith("json") or json.loads(page)["version"] == 1


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("", "en"), ("de-AT,en;q=0.5", "de"), ("xx, DE;q=0.8", "de"), ("en-GB,de", "en"), (",;-", "en")],
)
def test_pages_speak_the_first_language_that_the_browser_wants(hub: RunningHub, wanted: str, language: str) -> None:
    assert f'<html lang="{language}" ' in hub.get("/", **{"Accept-Language": wanted})
    assert '<html lang="de" ' in hub.get("/?lang=de", **{"Accept-Language": wanted})


def trouble_of(sender: HallSender) -> Words | None:
    return None if sender.status.trouble is None else sender.status.trouble.words


def test_the_chief_referees_pages_ask_for_the_password(hub: RunningHub, table: Table) -> None:
    assert 'type="password"' in hub.get("/hall")
    assert 'type="password"' in hub.get("/stickers")
    assert hub.post("/hall/login", b"password=wrong")[0] == 403
    for forged in ("99999999999.forged", "99999999999.é", f"{'9' * 5_000}.x", "x", "1.2", ""):
        assert 'type="password"' in hub.get("/hall", cookie=f"hall={forged}")

    cookie = hub.logged_in()
    assert "multipart" in hub.get("/hall", cookie=cookie)
    for answered in ("/hall/do?look=dark", "/hall/login?look=dark"):
        assert "multipart" in hub.get(answered, cookie=cookie)
        assert 'type="password"' in hub.get(answered)
    stickers = hub.get("/stickers", cookie=cookie)
    assert hub.sticker(3).code in stickers
    assert stickers.count("<svg") == 8
    for public in ("/", "/hall", "/board/1", "/results"):
        assert hub.invitation(1).secret not in hub.get(public)
    assert hub.post("/hall/do", b"act=tables&count=9", cookie=cookie, origin="http://evil.example")[0] == 403


def test_a_change_is_followed(hub: RunningHub, table: Table, written: Path) -> None:
    parts = urlsplit(hub.url)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=30)
    connection.request("GET", "/follow/board/1?lang=en")
    stream = connection.getresponse()

    def snapshot() -> str:
        while not (line := stream.readline().decode()).startswith("data: <"):
            pass
        return line

    first = snapshot()
    table.enter()
    second = snapshot()

    assert '<div id="live">' in first
    assert '<div id="live">' not in second, "only what is new is sent"
    assert 'id="log"' in second
    connection.close()
    file = written / "table-1.json"
    wait_until(lambda: file.exists() and json.loads(file.read_text())["table"] == "1", "no file was written")


def test_a_call_reaches_the_chief_referee_and_his_answer_the_table(hub: RunningHub, table: Table) -> None:
    link = link_of(table.store)
    assert link is not None
    call_chief_referee(link, M1, is_calling=True)
    table.enter()
    cookie = hub.logged_in()
    wait_until(lambda: table.sender.status.is_calling, "the table never heard that its call stands")
    assert "Call for the chief referee" in hub.get("/hall?lang=en", cookie=cookie)
    assert "Call for the chief referee" not in hub.get("/?lang=en")

    assert hub.do(act="coming", match=M1) == 303

    wait_until(lambda: not table.sender.status.is_calling, "the table never heard that he is coming")


def test_two_logs_of_one_match_are_shown_at_both_ends(hub: RunningHub, new_store: MakeStore, tmp_path: Path) -> None:
    first = seated(hub, tmp_path, 7, seed=7)
    first.enter(5)
    assert_all_there(hub, [first])
    first.sender.stop()
    summary = first.store.summary(first.match.id)
    assert summary is not None
    other, link = new_store(), link_of(first.store)
    assert link is not None
    save_link(other, link)
    entries = first.match.record.entries
    otherwise = replace(entries[4], entry=Noted("otherwise"))
    remarks = [replace(otherwise, number=5 + number, entry=Noted("x" * LONGEST_TEXT)) for number in range(1_000)]
    other.create(replace(first.store.load(first.match.id), entries=(*entries[:4], otherwise, *remarks)), summary)
    sender = HallSender(other, link, lambda _: None)
    sender.start()

    wait_until(lambda: trouble_of(sender) is DIVERGED, "the table never heard that the logs differ")

    page = hub.get("/hall?lang=en", cookie=hub.logged_in())
    assert "Two different logs" in page
    for head in (first.head, other.stretch(first.match.id, 0, 0).end):
        assert f"{head.length} " in page
        assert head.hash[:8] in page
    assert "different log" not in hub.get("/?lang=en")
    with hub.store() as there:
        assert there.load(first.match.id) == first.store.load(first.match.id)
    wait_until(lambda: "otherwise" in hub.get("/hall/compare/match7?lang=en", cookie=hub.cookie), "no log arrived")

    assert hub.do(act="settle", match="match7", counting="table", reason="seen by both") == 303

    sender.compare()
    wait_until(lambda: trouble_of(sender) is None, "the table never heard that its log counts")
    sender.stop()
    assert "different log" not in hub.get("/hall?lang=en", cookie=hub.cookie)
    with hub.store() as there:
        assert there.load(first.match.id) == other.load(first.match.id)
        assert len(there.load(MatchId("match7~1")).entries) == 5
    first.close()


def waits(sender: HallSender) -> bool:
    return sender.status.is_waiting


def waits_no_more(sender: HallSender) -> bool:
    return not sender.status.is_waiting


def is_withdrawn(sender: HallSender) -> bool:
    return trouble_of(sender) is WITHDRAWN


def test_a_sticker_takes_over_no_match_in_progress(hub: RunningHub, new_store: MakeStore, tmp_path: Path) -> None:
    first = seated(hub, tmp_path, 8, seed=7)
    first.enter(5)
    assert_all_there(hub, [first])
    for act, trouble in (("keep_out", NOT_LET_IN), ("let_in", None)):
        store = new_store()
        sender = HallSender(store, join(store, hub.invitation(8)), lambda _: None)
        sender.start()
        wait_until(partial(waits, sender), "the second desk never heard that it waits")
        first.enter()
        wait_until(lambda: first.sender.status.is_contested, "the first desk never heard of the second")
        assert "Another desk wants to take over" in hub.get("/hall?lang=en", cookie=hub.logged_in())

        assert hub.do(act=act, table=8) == 303

        wait_until(partial(waits_no_more, sender), "the second desk never heard what was decided")
        assert trouble_of(sender) is trouble
        if trouble is None:
            first.enter()
            wait_until(partial(is_withdrawn, first.sender), "the first desk never heard that it was replaced")
            assert hub.do(act="withdraw", table=8) == 303
            wait_until(partial(is_withdrawn, sender), "the second desk never heard that its key was revoked")
        sender.stop()
    first.close()


def test_a_desk_that_joins_again_sends_all_that_the_hall_lacks(
    hub: RunningHub, new_store: MakeStore, tmp_path: Path
) -> None:
    own = RunningHub(str(tmp_path / "own.sqlite3"))
    store = new_store()
    link = join(store, own.invitation(3))
    leave(store)
    match = GrowingMatch(store, 7, "apart")
    match.grow(5)

    again = join(store, own.invitation(3))

    assert again.since == link.since
    sender = HallSender(store, again, lambda _: None)
    sender.start()
    assert_all_there(own, [Table(store, match, sender)])
    wait_until(lambda: bool(sender.status.up_to), "it never said so")
    sender.stop()
    own.stop()


def test_a_joining_table_gets_what_is_planned_and_another_umpire_takes_over(
    hub: RunningHub, new_store: MakeStore
) -> None:
    assert hub.do(act="plan", event="Open", typed="Final; Asha <i>Rao; B & Co\n") == 303
    assert hub.do(act="plan", event="Open", typed="Final; only one") == 400
    first, second = new_store(), new_store()
    link = join(first, hub.invitation(5))
    planned = next_match(link)
    assert planned is not None
    assert (planned.setup.event, planned.setup.round, planned.entries) == ("Open", "Final", ())
    assert "Asha &lt;i&gt;Rao" in hub.get("/")
    other = join(second, hub.invitation(6))
    assert next_match(other) is None

    assert hub.do(act="move", match=planned.id, table=6) == 303

    taken = next_match(other)
    assert taken is not None
    assert taken.id == planned.id
    assert next_match(link) is None


def upload(hub: RunningHub, act: str, content: bytes, name: str = "day.sol") -> tuple[int, str]:
    """Uploads a SoL file with the chief referee's form."""
    parts = (
        b'--x\r\nContent-Disposition: form-data; name="act"\r\n\r\n' + act.encode(),
        b'\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="' + name.encode() + b'"\r\n\r\n' + content,
        b"\r\n--x--\r\n",
    )
    form = "multipart/form-data; boundary=x"
    status, text, _ = hub.post("/hall/do", b"".join(parts), cookie=hub.logged_in(), content_type=form)
    return status, text


def test_pairings_come_from_a_file_of_sol_and_results_go_back_into_it(hub: RunningHub, new_store: MakeStore) -> None:
    content = IN_YAML.encode()
    expected = [pairing.setup for pairing in pairings_in(content, "day.sol")]

    assert upload(hub, "plan", content)[0] == 303
    assert upload(hub, "plan", content)[0] == 303, "what is planned already is not planned twice"
    status, refusal = upload(hub, "plan", b"no file of <i>SoL</i>")
    assert status == 400
    assert "This is not a SoL file" in refusal
    assert "<i>SoL" not in refusal
    assert "<nav" in refusal, "people are told on a page that leads on"

    with hub.store() as there:
        planned = [read_setup(parse_json(each.setup), "") for each in there.hall_matches() if each.setup]
    assert [setup for setup in planned if setup.event == expected[0].event] == expected
    status, page = upload(hub, "results", content)
    assert status == 200
    assert page.count("No result yet. Nothing was saved.") == len(expected)
    assert json.loads(fetched(hub, page)) == documents_of(IN_YAML)


def fetched(hub: RunningHub, page: str) -> str:
    """Returns the file linked from the page with the results."""
    [address] = re.findall(r'href="(/hall/results/[^"?]+)', page)
    with pytest.raises(json.JSONDecodeError):
        json.loads(hub.get(address))  # whoever has not entered is asked for the password
    return hub.get(address, cookie=hub.logged_in())


def test_a_score_comes_back_in_the_organisers_file(tmp_path: Path, new_store: MakeStore) -> None:
    content, store = IN_YAML.encode(), new_store()
    hub = RunningHub(str(tmp_path / "own.sqlite3"))
    try:
        assert upload(hub, "plan", content)[0] == 303
        link = join(store, hub.invitation(2))
        pairing = next_match(link)
        assert pairing is not None
        store.create(pairing, summary_of(pairing.id, STARTED, new_record(pairing.setup)))
        desk = MatchDesk(pairing.id, store, StoppedTime())
        sender = HallSender(store, link, lambda _: None)
        sender.start()
        for command in A_WINS_GAME:
            desk.submit(command)
            sender.wake()
        assert desk.record.state.is_over
        end = store.stretch(pairing.id, 0, 0).end
        with hub.store() as there:
            wait_until(lambda: dict(there.heads(0)).get(pairing.id) == end, "the match never arrived")
        sender.stop()
        status, page = upload(hub, "results", content, "<b>&.sol")
        text = fetched(hub, page)
        assert "round 2, table 2." in page
        assert "No result yet. Nothing was saved." in page
        assert "<b>" not in page
        with pytest.raises(HTTPError, match="404"):
            hub.get("/hall/results/results-0.sol", cookie=hub.logged_in())
    finally:
        hub.stop()

    before = json.loads(json.dumps(documents_of(IN_YAML)))[1]["matches"]
    after = json.loads(text)[1]["matches"]
    assert status == 200
    assert [each for each in after if each["turn"] == 1] == [each for each in before if each["turn"] == 1]
    [played] = [each for each in after if each["turn"] == 2 and each["board"] == 2]
    assert (played["score1"], played["score2"], len(played["boards"])) == (25, 0, 3)
    waiting = {"turn": 2, "board": 1}
    assert [each for each in after if waiting.items() <= each.items()] == [
        each for each in before if waiting.items() <= each.items()
    ]


@pytest.mark.parametrize(
    "path",
    ["/board/..%2f..%2fetc", "/board/<b>", "/static/../hub.py", "/follow/hall", "/x", "/table/1..json", "/board/99"],
)
def test_what_is_not_there_is_refused(hub: RunningHub, path: str) -> None:
    parts = urlsplit(hub.url)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=30)
    connection.request("GET", path)
    answer = connection.getresponse()
    assert answer.status in (403, 404)
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert b"<b>" not in answer.read()
    connection.close()


def test_wrong_keys_and_withdrawn_tables_store_nothing(hub: RunningHub, new_store: MakeStore) -> None:
    store = new_store()
    invitation = hub.invitation(2)
    with pytest.raises(HallUnreachable, match="refused") as refused:
        join(store, replace(invitation, secret="AAAAAAA"))
    assert "sticker" in refused.value.sentence
    link = join(store, invitation)
    GrowingMatch(store, 3, "foreign").grow(5)
    raw = write_push(store.stretch(MatchId("foreign"), 0, 5), 1_000)
    for key in ("", "wrong", link.key[:-1], f"{link.key}x"):
        assert hub.post("/api/log", raw, authorization=f"Bearer {key}")[0] == 401
    assert hub.do(act="withdraw", table=2) == 303

    client = HallClient(link)
    with pytest.raises(HallUnreachable, match="no longer accepts this table"):
        client.post("/api/log", raw)
    client.close()

    with hub.store() as there:
        assert there.hall_match(MatchId("foreign")) is None
    with pytest.raises(HallUnreachable, match="refused"):
        join(store, invitation)
    leave(store)
    assert link_of(store) is None


def test_forged_replayed_truncated_and_huge_messages_are_refused(
    hub: RunningHub, table: Table, new_store: MakeStore
) -> None:
    store = new_store()
    link = join(store, hub.invitation(4))
    GrowingMatch(store, 5, "mine").grow(6)
    raw = write_push(store.stretch(MatchId("mine"), 0, 6), 1_000)

    def sent(body: bytes) -> tuple[int, str]:
        status, text, _ = hub.post("/api/log", body, authorization=f"Bearer {link.key}")
        return status, text

    assert sent(raw[:-20])[0] == 400
    assert sent(b"\xff")[0] == 400
    assert sent(b"[" * 100_000)[0] == 400
    assert sent(b" " * (LONGEST_MESSAGE + 1))[0] == 413
    forged = raw.replace(b'"elapsed_ms":', b'"elapsed_ms":1', 1)
    assert sent(forged)[0] == 400
    with hub.store() as there:
        assert there.hall_match(MatchId("mine")) is None
    assert sent(raw)[0] == 200
    assert '"stored"' in sent(raw)[1]
    foreign = write_push(table.store.stretch(M1, 0, 5), 1_000)
    assert '"stored"' in sent(foreign)[1], "the hall has all of it already"
    with hub.store() as there:
        assert len(there.load(MatchId("mine")).entries) == 6
        assert there.load(M1) == table.store.load(M1)


def test_too_many_tries_are_not_answered(hub: RunningHub, new_store: MakeStore) -> None:
    wrong = json.dumps({"table": 1, "secret": "AAAAAAA"}).encode()

    found = [hub.post("/api/join", wrong)[0] for _ in range(14)]

    assert set(found) == {403, 429}


def test_the_pages_of_a_withdrawn_table_keep_what_was_confirmed(
    own_hub: RunningHub, new_store: MakeStore, tmp_path: Path
) -> None:
    gone = seated(own_hub, tmp_path, 6, seed=3)
    gone.enter(8)
    assert_all_there(own_hub, [gone])
    before, old = own_hub.get("/table/6.json"), own_hub.sticker(6)

    assert own_hub.do(act="withdraw", table=6) == 303

    gone.enter(3)
    wait_until(lambda: trouble_of(gone.sender) is WITHDRAWN, "the table never heard of it")
    shown = json.loads(own_hub.get("/table/6.json"))
    assert {**shown, "heard_ms": 0, "silent": 0} == {**json.loads(before), "heard_ms": 0, "silent": 0}
    assert "Table 6" in own_hub.get("/board/6?lang=en")
    stickers = own_hub.get("/stickers", cookie=own_hub.logged_in())
    assert old.code not in stickers
    assert own_hub.sticker(6).code in stickers
    assert old.code in own_hub.get(f"/join/{old.code}"), "what was asked for is shown, and nothing of the hall"
    with own_hub.store() as there:
        assert len(there.load(gone.match.id).entries) == 8
    gone.close()


@pytest.mark.parametrize(
    "fields",
    [{"act": "withdraw", "table": 99}, {"act": "withdraw"}, {"act": "coming"}, {"act": "move", "match": "x"}, {}],
)
def test_a_form_that_makes_no_sense_is_refused_with_a_sentence(hub: RunningHub, fields: dict[str, str | int]) -> None:
    assert hub.do(**fields) in (400, 503)
