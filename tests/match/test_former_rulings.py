"""Matches stored by earlier versions, with rulings on acts that are refused today: they open, with a warning."""

import json
from typing import Any

import pytest

from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.entry.entries import Amended, StrokeMade, ViolationSeen
from carrom_desk.match.problems import InvalidDocument, Reason
from carrom_desk.match.record import refusal_of, with_steps, without_steps
from carrom_desk.match.side import Side
from carrom_desk.reports.match_documents import Options
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach, Consequence, others
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.position import Pieces
from tests.match.every_entry import stored
from tests.match.playing import a_setup, board_line, enter, play

PLAYED = "toss a break; p1; breach b; p1; breach a; p2; undo; p1 X; placed"
VIOLATIONS = (2, 4)
NO_RULING = [
    (edition, each.breach)
    for edition in EDITIONS
    for each in others()
    if not edition.costs_a_man(each.breach) and edition.consequence_of(each.breach) is not Consequence.BOARD_LOST
]
"""Breaches that cost the match or nothing, and the board in editions without that loss."""
Document = dict[str, Any]


def former(edition: Edition, breach: Breach) -> Document:
    """Returns a match file in which a breach cost one man."""
    document: Document = json.loads(write_match(stored(play(PLAYED, a_setup(edition)))))
    for number in VIOLATIONS:
        document["entries"][number]["breach"] = breach.value
    return document


@pytest.mark.parametrize(("edition", "breach"), NO_RULING, ids=str)
def test_a_violation_that_costs_no_man_stands_as_it_was_ruled_and_is_reported(edition: Edition, breach: Breach) -> None:
    as_it_was = play(PLAYED, a_setup(edition))

    replayed = replay_match(read_match(json.dumps(former(edition, breach))))

    assert board_line(replayed.record.state) == board_line(as_it_was.state)
    assert [(each.number, each.lawful) for each in replayed.unlawful] == [(number, None) for number in VIOLATIONS]
    assert replayed.record.impossible == ()
    # Counted again from the first entry on, and taken back and given again, it stands alike.
    assert board_line(with_steps(without_steps(replayed.record)).state) == board_line(as_it_was.state)
    assert board_line(play("undo; undo; redo; redo", after=replayed.record).state) == board_line(as_it_was.state)


@pytest.mark.parametrize(("edition", "breach"), NO_RULING[:1])
def test_a_new_one_is_refused_and_so_is_one_without_a_ruling_or_judged_again(edition: Edition, breach: Breach) -> None:
    refused = refusal_of(play("toss a break; p1", a_setup(edition)), ViolationSeen(Side.B, breach))
    bare = former(edition, breach)
    del bare["entries"][2]["ruling"]

    assert refused is not None
    assert refused.reason is Reason.ACT_IMPOSSIBLE
    with pytest.raises(InvalidDocument) as invalid:
        replay_match(read_match(json.dumps(bare)))
    assert [problem.at for problem in invalid.value.problems] == ["/entries/2/breach"]
    with pytest.raises(InvalidDocument):
        replay_match(read_match(json.dumps(former(edition, breach))), rejudge=True)


def test_its_report_marks_the_row() -> None:
    match = read_match(json.dumps(former(*NO_RULING[0])))

    page = written(match_report(match), Form.HTML, Options(), "report").content.decode()

    assert page.count("This ruling differs from the laws.") == len(VIOLATIONS)


def test_a_later_correction_hides_nothing() -> None:
    record = replay_match(read_match(json.dumps(former(*NO_RULING[0])))).record
    amended = enter(record, Amended(4, ViolationSeen(Side.A, Breach.POWDER), "No breach that costs the match"))

    again = replay_match(read_match(write_match(stored(amended))))

    assert [each.number for each in again.unlawful] == list(VIOLATIONS)
    assert again.record.impossible == ()


@pytest.mark.parametrize("striker", [False, True])
def test_a_break_before_play_that_took_a_sides_last_man_opens(striker: bool) -> None:
    broken = StrokeMade(Stroke(Pieces(opponent=9, striker=striker), before_play=True))
    document = json.loads(write_match(stored(enter(play("toss a break"), broken))))
    over = document["entries"][1]["ruling"]
    document["entries"][1]["ruling"] = {
        **over,
        "turn": "passes",
        "on_board": {"own": 9, "opponent": 0},
        "due": {"own": 1 + striker, "opponent": 0},
        "has_pocketed": {"own": False, "opponent": True},
        "board": None,
    }

    replayed = replay_match(read_match(json.dumps(document)))

    assert board_line(replayed.record.state).startswith("b1 9-0")
    (found,) = replayed.unlawful
    assert found.lawful is not None
    assert found.lawful.board is not None
    assert refusal_of(replayed.record, StrokeMade(Stroke(Pieces()))) is not None
    assert board_line(play("undo; play; p1", after=replayed.record).state) == "a1 8-9"
