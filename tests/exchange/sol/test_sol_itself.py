"""SoL itself reads our files, and we read its files.

SoL cannot be installed for every run: it is under the GPL and brings a web framework and an SQLAlchemy of its own, so
that it has to live in an environment apart, and as a separate process. Where there is one, made by

python -m venv sol && sol/bin/pip install SoL==5.26

the environment variable CARROM_DESK_SOL_PYTHON names its interpreter (sol/bin/python), and these tests run; elsewhere
they are skipped. What they prove is held by the tests beside this one too, by SoL's rules written down in
`sol_documents`; these prove that the rules are SoL's.
"""

import json
import os
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carrom_desk.exchange.sol.sol_document import sol_bytes
from carrom_desk.exchange.sol.sol_pairings import read_sol
from carrom_desk.match.entry.entries import Entry, Override, WalkedOver
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult
from tests.exchange.sol.sol_documents import A_BREAKS, A_HAS_22, A_WINS_GAME, ONE_GAME, WHITE_WINS_12, stored
from tests.exchange.sol.test_sol_board import AT_22, FIRST_BOARDS
from tests.fakes import DOUBLES, SINGLES, stroke

SOL_PYTHON = os.environ.get("CARROM_DESK_SOL_PYTHON", "")

pytestmark = pytest.mark.skipif(
    not SOL_PYTHON, reason="CARROM_DESK_SOL_PYTHON names no Python: give one that has the package SoL"
)

ASK_SOL = """
import json, sys
from io import BytesIO
from pathlib import Path
from sol.models import Base
from sol.models.bio import dump_sol, load_sol
from sqlalchemy import create_engine
from sqlalchemy.orm import Session

def load(name, content):
    engine = create_engine("sqlite:///:memory:")
    Base.metadata.create_all(engine)
    session = Session(engine)
    tourneys, skipped = load_sol(session, name, BytesIO(content), restore=True)
    session.commit()
    return session, tourneys, skipped

def told(match):
    match.computePartialScores()
    added_up = [match.partial_score1 or 0, match.partial_score2 or 0]
    return {
        "score": [match.score1, match.score2],
        "added_up": [min(points, 25) for points in added_up] if match.boards else None,
    }

path = Path(sys.argv[1])
session, tourneys, skipped = load(path.name, path.read_bytes())
matches = [told(match) for tourney in tourneys for match in tourney.matches]
dump = dump_sol(tourneys)
keep, again, _ = load("again.sol", dump.encode())
same = dump_sol(again) == dump
first = []
for tourney in tourneys:
    try:
        tourney.updateRanking()
        session.flush()
        first.append([player.lastname for player in (tourney.ranking[0].player1, tourney.ranking[0].player2) if player])
    except Exception as error:
        first.append(type(error).__name__)
print(json.dumps({"tourneys": len(tourneys), "skipped": skipped, "matches": matches, "dump": dump, "same": same,
                  "first": first}))
"""


def ask_sol(folder: Path, *matches: StoredMatch, name: str = "ours.sol") -> Any:
    """Returns SoL's reading of the file of some matches."""
    path = folder / name
    path.write_bytes(sol_bytes(matches, name)[0])
    command = [SOL_PYTHON, "-c", ASK_SOL, str(path)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    assert answer.returncode == 0, answer.stderr
    return json.loads(answer.stdout)


def of_players(a: str, b: str, setup: Setup = ONE_GAME) -> Setup:
    return replace(setup, sides=BySide((Player(a, "Pune", "IND"),), (Player(b, "Pisa CC", "ITA"),)))


def agrees(answer: Any) -> bool:
    """Returns True when SoL adds up every match to the score we wrote, skips nothing and keeps what it read."""
    sums = [match["added_up"] in (None, match["score"]) for match in answer["matches"]]
    return all(sums) and answer["skipped"] == 0 and answer["same"] is True


ALL_BOARDS = {f"first board: {case}": (A_BREAKS, *FIRST_BOARDS[case][0]) for case in FIRST_BOARDS} | {
    f"at 22: {case}": (*A_HAS_22, *AT_22[case][0]) for case in AT_22
}


def test_sol_adds_up_every_kind_of_board_as_we_do(tmp_path: Path) -> None:
    # One file for all: SoL takes a second to begin.
    matches = [
        stored(*commands, setup=of_players(f"Anna A{place}", f"Bina B{place}"), name=case)
        for place, (case, commands) in enumerate(ALL_BOARDS.items())
    ]

    answer = ask_sol(tmp_path, *matches)

    assert agrees(answer)
    with_boards = [match for match in answer["matches"] if match["added_up"] is not None]
    assert len(with_boards) == len(answer["matches"]) == len(ALL_BOARDS)


ONE_WINS: dict[str, tuple[Setup, tuple[Entry, ...]]] = {
    "a game": (of_players("Anna One", "Bina Two"), A_WINS_GAME),
    "walked over": (of_players("Bina Two", "Anna One"), (WalkedOver(Side.B, "absent"),)),
    "best of three": (
        of_players("Anna One", "Bina Two", SINGLES),
        (*A_WINS_GAME, stroke(), *WHITE_WINS_12, *WHITE_WINS_12, stroke(), *WHITE_WINS_12),
    ),
    "best of three, walked over": (of_players("Bina Two", "Anna One", SINGLES), (WalkedOver(Side.B, "absent"),)),
}


@pytest.mark.parametrize("case", ONE_WINS)
@pytest.mark.parametrize("name", ["ours.sol", "ours.sol.gz"])
def test_sol_ranks_the_winner_first(tmp_path: Path, case: str, name: str) -> None:
    setup, commands = ONE_WINS[case]

    answer = ask_sol(tmp_path, stored(*commands, setup=setup, at="2026-11-21T10:04:05.000+05:30"), name=name)

    assert agrees(answer)
    assert answer["first"] == [["One"]]


def test_sol_reads_namesakes_doubles_odd_names_and_boards_left_out(tmp_path: Path) -> None:
    one_point = Override("counted again", board=BoardResult(Party.OWN, 1, 0))
    odd = of_players("No", "10:30:00 2026-11-21\x07" + "ß" * 60)
    cases: list[tuple[Setup, tuple[Entry, ...]]] = [
        (of_players("R. Kumar", "R. Kumar"), A_WINS_GAME),
        (odd, (A_BREAKS, *WHITE_WINS_12)),
        (replace(odd, event="2026-11-21", round="10:00:00", category="\u00e9\U0001f600"), (A_BREAKS, *WHITE_WINS_12)),
        (DOUBLES, A_WINS_GAME),
        (replace(DOUBLES, competition=ONE_GAME.competition), A_WINS_GAME),
        (of_players("Anna One", "Bina Two"), (A_BREAKS, *WHITE_WINS_12, one_point)),
        (of_players("Anna One", "Bina Two"), A_WINS_GAME),
    ]
    matches = [
        stored(*commands, setup=setup, name=f"m{place}", at="2026-11-21T10:04:05.000+05:30")
        for place, (setup, commands) in enumerate(cases)
    ]

    answer = ask_sol(tmp_path, *matches)

    assert agrees(answer)
    assert len(read_sol(answer["dump"])) == len(cases)


def test_we_read_what_sol_writes(tmp_path: Path) -> None:
    match = stored(*A_WINS_GAME, setup=of_players("Anna No", "Bina Yes"), at="2026-11-21T10:04:05.000+05:30")

    (pairing,) = read_sol(ask_sol(tmp_path, match)["dump"])

    assert pairing.setup.sides == BySide((Player("Anna No", "Pune", "IND"),), (Player("Bina Yes", "Pisa CC", "ITA"),))
    assert (pairing.setup.round, pairing.setup.table, pairing.games) == ("1", "3", (BySide(25, 0),))
