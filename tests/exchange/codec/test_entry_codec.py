"""Entries as JSON (formats: match file)."""

import json
from dataclasses import MISSING, fields
from typing import get_args

import pytest

from carrom_desk.exchange.codec.document import parse_json
from carrom_desk.exchange.codec.entry_codec import RECORDS, read_logged, write_entry, write_logged
from carrom_desk.match.entry.entries import (
    KINDS,
    About,
    Amended,
    BoardEntered,
    BoardReplayed,
    DetailsChanged,
    Disqualified,
    Entry,
    IncidentSeen,
    LeadStands,
    LoggedEntry,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Noted,
    Override,
    PlayCalled,
    PlayersNamed,
    ProtestDecided,
    ReplayGround,
    ShotOut,
    StrokeMade,
    Toss,
    TossChoice,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from carrom_desk.match.history import Slam
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import ByParty, Party, Pieces, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.match.every_entry import every_entry, stored
from tests.match.playing import command

ROWS: list[tuple[Entry, str]] = [
    (Toss(Side.A, TossChoice.SIDE, 2), '{"entry": "toss", "winner": "a", "choice": "side", "player": 2}'),
    (command("play"), '{"entry": "play"}'),
    (
        StrokeMade(Stroke(Pieces(1, 2, queen=True, striker=True), Pieces(3, 4), improper=True, before_play=True)),
        (
            '{"entry": "stroke", "pocketed": {"own": 1, "opponent": 2, "queen": true, "striker": true},'
            ' "jumped": {"own": 3, "opponent": 4, "queen": false, "striker": false},'
            ' "improper": true, "touched": true, "before_play": true}'
        ),
    ),
    (
        StrokeMade(Stroke(improper=True, touched=False), Breach.BASE_LINES),
        (
            '{"entry": "stroke", "pocketed": {"own": 0, "opponent": 0, "queen": false, "striker": false},'
            ' "jumped": {"own": 0, "opponent": 0, "queen": false, "striker": false},'
            ' "improper": "base_lines", "touched": false, "before_play": false}'
        ),
    ),
    (command("no_space"), '{"entry": "placing", "outcome": "no_space"}'),
    (ViolationSeen(Side.B, Breach.POWDER), '{"entry": "violation", "by": "b", "breach": "powder"}'),
    (
        IncidentSeen(IncidentKind.OUT_OF_TURN, Side.A),
        '{"entry": "incident", "kind": "out_of_turn", "by": "a"}',
    ),
    (
        ViolationSeen(Side.B, Breach.PLACED_LATE, player=2),
        '{"entry": "violation", "by": "b", "breach": "placed_late", "player": 2}',
    ),
    (command("forgone of 17"), '{"entry": "placing", "outcome": "forgone", "of": 17}'),
    (command("no_space left 1 0"), '{"entry": "placing", "outcome": "no_space", "left": {"a": 1, "b": 0}}'),
    (
        IncidentSeen(IncidentKind.LEFT_SEAT, Side.A, player=2),
        '{"entry": "incident", "kind": "left_seat", "by": "a", "player": 2}',
    ),
    (
        ViolationSeen(Side.B, Breach.PLACED_LATE, placed=BySide(1, 0)),
        '{"entry": "violation", "by": "b", "breach": "placed_late", "placed": {"a": 1, "b": 0}}',
    ),
    (
        ViolationSeen(Side.B, Breach.BODY_BEYOND_LINES),
        '{"entry": "violation", "by": "b", "breach": "body_beyond_lines"}',
    ),
    (
        MistakeStands(Mistake.QUEEN_UNCOVERED, Side.A),
        '{"entry": "unnoticed", "what": "queen_uncovered", "by": "a"}',
    ),
    (
        MistakeStands(Mistake.DUE_FORGOTTEN, Side.B, 2),
        '{"entry": "unnoticed", "what": "due_forgotten", "by": "b", "men": 2}',
    ),
    (
        BoardEntered(Side.B, Side.B, 7, Seat.B1, 4, Slam.BLACK, "as on the sheet"),
        (
            '{"entry": "board", "winner": "b", "queen": "b", "points": 7, "breaker": "b1", "men": 4, "slam": "black",'
            ' "reason": "as on the sheet"}'
        ),
    ),
    (LeadStands(), '{"entry": "lead_stands"}'),
    (ShotOut(Side.A), '{"entry": "shoot_out", "winner": "a"}'),
    (ShotOut(Side.B, 1, 3), '{"entry": "shoot_out", "winner": "b", "a": 1, "b": 3}'),
    (BoardEntered(None, None, 0), '{"entry": "board", "winner": null, "queen": null, "points": 0}'),
    (
        BoardReplayed("no room", ReplayGround.BASE_LINES_BLOCKED),
        '{"entry": "replay_board", "reason": "no room", "law": "142"}',
    ),
    (Disqualified(Side.B, "rude", 2), '{"entry": "disqualify", "by": "b", "reason": "rude", "player": 2}'),
    (WalkedOver(None, "nobody"), '{"entry": "walkover", "winner": null, "reason": "nobody"}'),
    (MatchAbandoned("storm"), '{"entry": "abandon", "reason": "storm"}'),
    (
        DetailsChanged(umpire="B", number=7, players=PlayersNamed(b2=Player("Bina", "North"))),
        (
            '{"entry": "details", "umpire": "B", "number": 7,'
            ' "players": {"b2": {"name": "Bina", "club": "North", "country": ""}}}'
        ),
    ),
    (DetailsChanged(event="", reason="why"), '{"entry": "details", "event": "", "reason": "why"}'),
    (command("pass"), '{"entry": "pass"}'),
    (command("turn b2"), '{"entry": "correct_turn", "player": "b2", "reason": "nobody noticed"}'),
    (command("time"), '{"entry": "time_over", "what": "game"}'),
    (command("warn a"), '{"entry": "warning", "by": "a", "reason": "too slow"}'),
    (Warned(Side.B, "too slow", 2), '{"entry": "warning", "by": "b", "player": 2, "reason": "too slow"}'),
    (command("demand 2"), '{"entry": "demand", "points": 2}'),
    (
        Override("why", Turn.PASSES, Placing(ByParty(1, 0), queen=True), ByParty(0, 2), QueenPlace.OPPONENT),
        (
            '{"entry": "override", "turn": "passes", "place": {"own": 1, "opponent": 0, "queen": true},'
            ' "due": {"own": 0, "opponent": 2}, "queen": "opponent", "reason": "why"}'
        ),
    ),
    (
        Override("why", board=BoardResult(Party.OPPONENT, 7, 2)),
        '{"entry": "override", "board": {"winner": "opponent", "points": 7, "on_demand": 2}, "reason": "why"}',
    ),
    (
        Override("why", turn=Turn.CONTINUES, board_goes_on=True),
        '{"entry": "override", "turn": "continues", "board": null, "reason": "why"}',
    ),
    (command("replay"), '{"entry": "replay_board", "reason": "lights out"}'),
    (command("concede a game"), '{"entry": "concede", "by": "a", "what": "game"}'),
    (command("disqualify b"), '{"entry": "disqualify", "by": "b", "reason": "unfair play"}'),
    (command("walkover a"), '{"entry": "walkover", "winner": "a", "reason": "not present"}'),
    (command("sides"), '{"entry": "change_sides"}'),
    (command("pause"), '{"entry": "pause", "reason": "appeal"}'),
    (command("resume"), '{"entry": "resume", "reason": ""}'),
    (command("protest b"), '{"entry": "protest", "by": "b", "text": "the last ruling"}'),
    (command("upheld"), '{"entry": "protest_decided", "upheld": true}'),
    (
        ProtestDecided(upheld=True, reason="seen by all", of=9),
        '{"entry": "protest_decided", "upheld": true, "reason": "seen by all", "of": 9}',
    ),
    (command("note"), '{"entry": "note", "text": "lamp flickers"}'),
    (command("undo"), '{"entry": "undo"}'),
    (command("redo"), '{"entry": "redo"}'),
    (
        Amended(3, Noted("other"), "why"),
        '{"entry": "amend", "number": 3, "with": {"entry": "note", "text": "other"}, "reason": "why"}',
    ),
]


@pytest.mark.parametrize(("entry", "text"), ROWS, ids=[row[0].about.name for row in ROWS])
def test_an_entry_is_written_by_its_name_and_read_back(entry: Entry, text: str) -> None:
    document = json.loads(text)

    assert write_entry(entry) == document
    assert read_logged(document, 7) == LoggedEntry(7, entry)


def test_every_kind_of_entry_is_described_with_all_its_fields() -> None:
    assert {type(row[0]) for row in ROWS} == set(KINDS.values()) == set(get_args(Entry))
    assert len(KINDS) == len(get_args(Entry))


def test_a_kind_of_entry_says_what_would_otherwise_be_forgotten() -> None:
    said = {each.name for each in fields(About) if each.default is MISSING}

    assert said == {"name", "needs", "time", "is_remark"}
    for kind, record in RECORDS.items():
        described = {member.attribute for member in record.members}
        of_its_own = {"stroke": {"stroke", "breach"}, "override": {"board_goes_on"}}.get(kind.about.name, set())
        assert described | of_its_own == {field.name for field in fields(kind) if field.compare}
        assert not described & of_its_own


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ('{"entry": "toss", "winner": "b", "choice": "break"}', Toss(Side.B, TossChoice.BREAK)),
        ('{"entry": "stroke"}', StrokeMade(Stroke())),
        ('{"entry": "stroke", "pocketed": {}}', StrokeMade(Stroke())),
        ('{"entry": "stroke", "pocketed": {"own": 2}, "touched": true}', StrokeMade(Stroke(Pieces(own=2)))),
        ('{"entry": "stroke", "improper": false, "ruling": null}', StrokeMade(Stroke())),
        ('{"entry": "pause"}', None),
        ('{"entry": "resume"}', command("resume")),
        ('{"entry": "override", "place": {}, "reason": ""}', Override("", place=Placing())),
        (
            '{"entry": "override", "board": {"winner": "own", "points": 3}, "reason": ""}',
            Override("", board=BoardResult(Party.OWN, 3)),
        ),
    ],
)
def test_what_may_be_left_out_has_its_default(text: str, entry: Entry | None) -> None:
    read = read_logged(json.loads(text), 0)

    assert read.entry == entry or entry is None
    assert (read.at, read.elapsed_ms) == ("", 0)


def test_the_times_of_an_entry_are_written_and_read() -> None:
    logged = LoggedEntry(3, PlayCalled(), "2026-11-21T10:04:05.123+05:30", 83_412)

    document = write_logged(logged)

    assert document == {"entry": "play", "at": "2026-11-21T10:04:05.123+05:30", "elapsed_ms": 83_412}
    assert read_logged(document, 3) == logged


@pytest.mark.parametrize("at", ["2026-11-21T10:04:05Z", "2026-11-21T10:04:05.1-11:00", "2024-02-29T23:59:60+00:00"])
def test_times_as_the_internet_writes_them(at: str) -> None:
    assert read_logged({"entry": "play", "at": at}, 0).at == at


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ('{{"entry": "play", "elapsed_ms": {}}}', 10**12),
        ('{{"entry": "demand", "points": {}}}', 99),
        ('{{"entry": "unnoticed", "what": "due_forgotten", "by": "a", "men": {}}}', 9),
        ('{{"entry": "placing", "outcome": "placed", "of": {}}}', 10**6),
    ],
)
def test_numbers_have_their_bounds(text: str, most: int) -> None:
    assert read_logged(json.loads(text.format(most)), 0).number == 0
    for beyond in (-1, most + 1):
        with pytest.raises(InvalidDocument):
            read_logged(json.loads(text.format(beyond)), 0)


def test_of_men_that_were_forgotten_there_is_one_at_least() -> None:
    with pytest.raises(InvalidDocument) as refused:
        read_logged({"entry": "unnoticed", "what": "due_forgotten", "by": "a", "men": 0}, 0)
    assert [problem.at for problem in refused.value.problems] == ["/men"]


def test_every_entry_of_a_match_comes_back_with_its_ruling_and_its_times() -> None:
    for logged in stored(every_entry()).entries:
        text = json.dumps(write_logged(logged))

        assert write_logged(read_logged(parse_json(text), logged.number)) == json.loads(text)


FAULTS: list[tuple[str, set[str]]] = [
    # (document, the places of its faults)
    ("[]", {""}),
    ("null", {""}),
    ('"play"', {""}),
    ("{}", {"/entry"}),
    ('{"entry": "shot"}', {"/entry"}),
    ('{"entry": null}', {"/entry"}),
    ('{"entry": ["play"]}', {"/entry"}),
    # Its name cannot be read, but its times can.
    ('{"entry": 1, "at": 2, "elapsed_ms": -1}', {"/entry", "/at", "/elapsed_ms"}),
    ('{"entry": "play", "then": 1}', {"/then"}),
    ('{"entry": "toss"}', {"/winner", "/choice"}),
    ('{"entry": "toss", "winner": "c", "choice": "colour", "player": 3}', {"/winner", "/choice", "/player"}),
    # What is missing does not hide the rest.
    ('{"entry": "toss", "choice": 1, "player": true, "x": 1}', {"/winner", "/choice", "/player", "/x"}),
    ('{"entry": "stroke", "pocketed": 1}', {"/pocketed"}),
    ('{"entry": "stroke", "pocketed": {"own": 10, "queen": 1, "men": 1}}',
     {"/pocketed/own", "/pocketed/queen", "/pocketed/men"}),
    ('{"entry": "stroke", "jumped": {"own": 1.0}, "touched": "yes", "before_play": 0}',
     {"/jumped/own", "/touched", "/before_play"}),
    ('{"entry": "stroke", "improper": "placed_outside"}', {"/improper"}),
    ('{"entry": "stroke", "improper": 1}', {"/improper"}),
    ('{"entry": "placing", "outcome": "lost"}', {"/outcome"}),
    ('{"entry": "violation", "by": "own", "breach": "push"}', {"/by", "/breach"}),
    ('{"entry": "violation", "breach": 1}', {"/by", "/breach"}),
    ('{"entry": "incident", "kind": "rude"}', {"/kind", "/by"}),
    ('{"entry": "demand", "points": 100}', {"/points"}),
    ('{"entry": "demand"}', {"/points"}),
    ('{"entry": "override", "turn": "stays", "place": {"own": -1}, "due": {"own": 1}, "queen": "a", "board": {}}',
     {"/reason", "/turn", "/place/own", "/due/opponent", "/queen", "/board/winner", "/board/points"}),
    ('{"entry": "override", "reason": 1, "board": {"winner": "a", "points": 100, "on_demand": -1}}',
     {"/reason", "/board/winner", "/board/points", "/board/on_demand"}),
    ('{"entry": "concede", "by": "a", "what": "board"}', {"/what"}),
    ('{"entry": "disqualify", "by": "x"}', {"/by", "/reason"}),
    ('{"entry": "walkover", "winner": 0, "reason": "\\u0000"}', {"/winner", "/reason"}),
    ('{"entry": "protest", "by": null, "text": "\\ud800"}', {"/by", "/text"}),
    ('{"entry": "protest_decided", "upheld": "no"}', {"/upheld"}),
    ('{"entry": "note", "text": null}', {"/text"}),
    ('{"entry": "pause", "reason": 1}', {"/reason"}),
    ('{"entry": "amend"}', {"/number", "/with", "/reason"}),
    ('{"entry": "amend", "number": -1, "with": {"entry": "toss"}, "reason": "", "x": 1}',
     {"/number", "/with/winner", "/with/choice", "/x"}),
    ('{"entry": "amend", "number": 1000001, "with": [], "reason": ""}', {"/number", "/with"}),
    ('{"entry": "amend", "number": 1, "with": {"entry": "play", "at": "2026-11-21T10:04:05Z"}, "reason": ""}',
     {"/with/at"}),
    ('{"entry": "amend", "number": 1, "with": {"entry": "undo"}, "reason": ""}', {"/with"}),
    ('{"entry": "amend", "number": 1, "with": {"entry": "amend", "with": {}}, "reason": ""}', {"/with"}),
    ('{"entry": "play", "at": "today"}', {"/at"}),
    ('{"entry": "play", "at": "2026-11-21 10:04:05Z"}', {"/at"}),
    ('{"entry": "play", "at": "2026-13-21T10:04:05Z"}', {"/at"}),
    ('{"entry": "play", "at": "2026-11-21T10:04:05"}', {"/at"}),
    ('{"entry": "play", "at": "2026-11-21T10:04:05.1234567890Z"}', {"/at"}),
    ('{"entry": "play", "elapsed_ms": 1.5}', {"/elapsed_ms"}),
    ('{"entry": "play", "elapsed_ms": 1000000000001}', {"/elapsed_ms"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "places"), FAULTS)
def test_every_fault_of_an_entry_is_named_at_its_place(text: str, places: set[str]) -> None:
    with pytest.raises(InvalidDocument) as invalid:
        read_logged(parse_json(text), 0)

    assert {problem.at for problem in invalid.value.problems} == places
    assert len(invalid.value.problems) == len(places)


@pytest.mark.parametrize(
    ("document", "sentence"),
    [({}, "This key is missing."), ({"entry": "shot"}, '"shot" is no entry.'), ({"entry": []}, "a list is no entry.")],
)
def test_an_entry_without_a_name_is_told_from_one_that_nobody_knows(document: object, sentence: str) -> None:
    with pytest.raises(InvalidDocument) as invalid:
        read_logged(document, 0)

    assert [problem.problem for problem in invalid.value.problems] == [sentence]


def test_places_begin_where_the_entry_stands() -> None:
    with pytest.raises(InvalidDocument) as invalid:
        read_logged({"entry": "demand", "points": "all"}, 17, "/entries/17")

    assert [problem.at for problem in invalid.value.problems] == ["/entries/17/points"]


RULING = {
    "turn": "passes",
    "place": {"own": 1, "opponent": 0, "queen": False},
    "due": {"own": 0, "opponent": 0},
    "on_board": {"own": 9, "opponent": 9},
    "queen": "on_board",
    "has_pocketed": {"own": True, "opponent": False},
    "break": {"made": True, "attempt": 1},
    "board": None,
    "laws": ["77(a)"],
    "calls": ["foul"],
    "readings": ["queen_while_due"],
}


@pytest.mark.parametrize(
    ("key", "value", "places"),
    [
        ("turn", "stays", {"/ruling/turn"}),
        ("turn", "board_over", {"/ruling/board"}),
        ("board", {"winner": "own", "points": 3, "on_demand": 0}, {"/ruling/board"}),
        ("board", {"winner": "a", "points": -1}, {"/ruling/board", "/ruling/board/winner", "/ruling/board/points"}),
        ("place", {"own": 10, "queen": "no"}, {"/ruling/place/own", "/ruling/place/queen"}),
        ("due", {"own": 10**7, "opponent": 0}, {"/ruling/due/own"}),
        ("due", {}, {"/ruling/due/own", "/ruling/due/opponent"}),
        ("on_board", {"own": 10, "opponent": -1}, {"/ruling/on_board/own", "/ruling/on_board/opponent"}),
        ("queen", "a", {"/ruling/queen"}),
        ("has_pocketed", {"own": 1}, {"/ruling/has_pocketed/own", "/ruling/has_pocketed/opponent"}),
        ("break", {"attempt": 4}, {"/ruling/break/made", "/ruling/break/attempt"}),
        ("laws", "77", {"/ruling/laws"}),
        ("laws", [77, "x" * 81], {"/ruling/laws/0", "/ruling/laws/1"}),
        ("laws", ["1"] * 41, {"/ruling/laws"}),
        ("calls", ["shout"], {"/ruling/calls/0"}),
        ("readings", ["tea_leaves", 1], {"/ruling/readings/0", "/ruling/readings/1"}),
        ("why", 1, {"/ruling/why"}),
    ],
)
def test_every_fault_of_a_ruling_is_named_at_its_place(key: str, value: object, places: set[str]) -> None:
    assert read_logged({"entry": "stroke", "ruling": RULING}, 0).number == 0

    with pytest.raises(InvalidDocument) as invalid:
        read_logged({"entry": "stroke", "ruling": {**RULING, key: value}}, 0)
    assert {problem.at for problem in invalid.value.problems} == places


def test_a_ruling_has_all_its_parts_but_the_reasons() -> None:
    needed = {key: value for key, value in RULING.items() if key not in ("laws", "calls", "readings")}
    assert read_logged({"entry": "stroke", "ruling": needed}, 0).number == 0

    with pytest.raises(InvalidDocument) as invalid:
        read_logged({"entry": "stroke", "ruling": {}}, 0)
    assert {problem.at for problem in invalid.value.problems} == {f"/ruling/{key}" for key in needed}
