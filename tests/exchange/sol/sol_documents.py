"""Matches played through the rules, their exports, and checks by SoL's rules.

The arithmetic is implemented here independently of the program, as SoL does it.
"""

import json
import re
from dataclasses import replace
from typing import Any

from carrom_desk.exchange.sol.sol_document import SolExport, sol_document
from carrom_desk.match.entry.entries import Entry, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from tests.fakes import SINGLES, record_of, stroke

ONE_GAME = replace(SINGLES, competition=replace(SINGLES.competition, games=1))
A_BREAKS = Toss(Side.A, TossChoice.BREAK)

WHITE_WINS_12 = (stroke(9, queen=True),)
"""The breaker pockets all white men and the Queen: nine men and three."""
BLACK_WINS_3 = (stroke(9),)
"""The breaker pockets the last own man while the Queen is on the board: three points, no men to count."""
BLACK_WINS_10 = (stroke(2), stroke(opponent=9))
"""The breaker pockets the opponent's last man: seven men and three, although the opponent never had the Queen."""
A_HAS_22 = (A_BREAKS, *WHITE_WINS_12, *BLACK_WINS_10)
"""Side A wins two boards and breaks the third."""
A_WINS_GAME = (*A_HAS_22, *WHITE_WINS_12)
"""25 to 0; side B breaks first in the next game."""

MORNING = "2026-11-21T10:04:05.000+05:30"
EVENING = "2026-11-21T19:30:00.000+05:30"
NEXT_DAY = "2026-11-22T10:00:00.000+05:30"
LAST_YEAR = "2025-11-21T10:00:00.000+05:30"

IN_YAML = """
# A round under way; keys that say nothing of a pairing are SoL's own.
clubs:
- {description: Carrom Club Pune, nationality: IND, couplings: serial}
- {description: Federation, isfederation: true}
championships:
- {club: 2, description: Open of 2025}
players:
- {firstname: Anna, lastname: Rossi, nationality: ITA, sex: F, nickname: no}
- {firstname: Bina, lastname: No, club: 1, agreedprivacy: A}
- {firstname: '-', lastname: Chandra, club: null, nationality: null}
- {firstname: Dinesh, lastname: Das, modified: 2025-11-20 10:00:00}
- {firstname: Esha, lastname: Eta}
---
championship: 1
description: Open, third stage
date: 2025-11-20
duration: 45
currentturn: 2
prized: false
competitors:
- players: [1]
- players: [2]
- {players: [3], points: 2, bucholz: 1}
- players: [4]
- players: [5]
matches:
- {turn: 1, board: 1, competitor1: 1, competitor2: 2, score1: 25, score2: 4, breaker: '1',
   boards: [{number: 1, coins1: 9, coins2: 0, queen: '1'}]}
- {turn: 1, board: 2, competitor1: 3, competitor2: 4, score1: 0, score2: 3}
- {turn: 1, board: 3, competitor1: 5, competitor2: null, score1: 25, score2: 0}
- {turn: 2, board: 2, competitor1: 2, competitor2: 3, score1: 0, score2: 0}
- {turn: 2, board: 1, competitor1: 4, competitor2: 5}
"""

Json = dict[str, Any]


def stored(*commands: Entry, setup: Setup = ONE_GAME, name: str = "match-1", at: str = "") -> StoredMatch:
    """Returns a match with these commands, all entered at one time."""
    entries = record_of(*commands, setup=setup).entries
    return StoredMatch(MatchId(name), setup, tuple(replace(entry, at=at) for entry in entries))


def players(a: str = "Alice Alpha", b: str = "Bob Beta", *, event: str = "State Championship") -> Setup:
    """Returns a match of one game between two players."""
    return replace(ONE_GAME, sides=sides_of((Player(a),), (Player(b),)), event=event, round="", table="")


def sides_of(a: tuple[Player, ...], b: tuple[Player, ...]) -> BySide[tuple[Player, ...]]:
    """The two sides of a match."""
    return BySide(a, b)


def played(setup: Setup, name: str = "match-1", at: str = MORNING) -> StoredMatch:
    """Returns a match with one finished board."""
    return stored(A_BREAKS, *WHITE_WINS_12, setup=setup, name=name, at=at)


def shared_and_tourneys(export: SolExport) -> tuple[Json, list[Json]]:
    """Returns the shared lists and the tourneys of a valid document."""
    first, *tourneys = json.loads(export.text)
    assert faults_of(first, tourneys) == []
    return first, tourneys


def exported(*matches: StoredMatch) -> tuple[Json, list[Json]]:
    """Returns the shared lists and the tourneys for some matches."""
    return shared_and_tourneys(sol_document(matches))


def only_match(*commands: Entry, setup: Setup = ONE_GAME) -> Json:
    """Returns the document for a match of one game."""
    _, (tourney,) = exported(stored(*commands, setup=setup))
    (match,) = tourney["matches"]
    assert isinstance(match, dict)
    return match


def notes_on(*commands: Entry, setup: Setup = ONE_GAME) -> list[str]:
    """Returns the notes on a match, without its names."""
    export = sol_document([stored(*commands, setup=setup, at="2026-11-21T10:04:05.000+05:30")])
    return [note.partition(": ")[2] for note in export.notes]


def sums(boards: list[Json]) -> list[int]:
    """Returns the totals that SoL shows for boards."""
    total = [0, 0]
    for board in boards:
        coins = [board["coins1"], board["coins2"]]
        queen = {"1": 0, "2": 1}.get(board.get("queen", ""))
        if queen is not None:
            below = total[queen] < 22
            if coins == [0, 0]:
                coins[queen] = 3 if below else 1
            elif coins[queen] > coins[1 - queen] and below:
                coins[queen] += 3
        total = [total[0] + coins[0], total[1] + coins[1]]
    return [min(each, 25) for each in total]


def faults_of(shared: Json, tourneys: list[Json]) -> list[str]:
    """Returns the faults of a document, most of which SoL accepts silently."""
    guids = [each["guid"] for key in shared for each in shared[key]] + [each["guid"] for each in tourneys]
    faults = [f"guid {guid}" for guid in guids if not re.fullmatch(r"[0-9a-f]{32}", guid) or guids.count(guid) > 1]
    listed = [*shared["clubs"], *shared["championships"], *tourneys]
    faults += [f"description {each}" for each in listed if not 0 < len(each["description"]) <= 50]
    for player in shared["players"]:
        names = (player["firstname"], player["lastname"])
        if not all(0 < len(name) <= 50 for name in names) or len(player.get("nickname", "")) > 15:
            faults.append(f"player {player}")
        if not re.fullmatch(r"[A-Z]{3}", player.get("nationality", "IND")):
            faults.append(f"nationality {player}")
    named = [
        (each["firstname"].title(), each["lastname"].title(), each.get("nickname", "")) for each in shared["players"]
    ]
    if len(set(named)) < len(named):
        faults.append("two players of one name")
    called = [(each["championship"], each["date"], each["description"].title()) for each in tourneys]
    if len(set(called)) < len(called):
        faults.append("two tourneys of one name")
    return faults + [fault for tourney in tourneys for fault in _faults_of_tourney(tourney, len(shared["players"]))]


def _faults_of_tourney(tourney: Json, players: int) -> list[str]:
    faults = []
    competing = [number for competitor in tourney["competitors"] for number in competitor["players"]]
    if not set(competing) <= set(range(1, players + 1)) or len(set(competing)) < len(competing):
        faults.append(f"competitors {tourney['competitors']}")
    places = [(match["turn"], match["board"]) for match in tourney["matches"]]
    pairs = [(match["competitor1"], match["competitor2"]) for match in tourney["matches"] if not match.get("final")]
    faults += [f"{each} twice" for each in (places, pairs) if len(set(each)) < len(each)]
    for match in tourney["matches"]:
        faults += _faults_of_match(match, len(tourney["competitors"]))
    return faults


def _faults_of_match(match: Json, competitors: int) -> list[str]:
    faults = []
    if {match["competitor1"], match["competitor2"]} - set(range(1, competitors + 1)):
        faults.append("competitors")
    points = [value for key, value in match.items() if key.startswith("score")]
    if not all(0 <= each <= 25 for each in points) or min(match["turn"], match["board"]) < 1:
        faults.append(f"numbers {match}")
    if match.get("breaker", "1") not in ("1", "2"):
        faults.append("breaker")
    boards = match.get("boards", [])
    for board in boards:
        coins = (board["coins1"], board["coins2"])
        if min(coins) != 0 or max(coins) > 9 or board.get("queen", "1") not in ("1", "2"):
            faults.append(f"board {board}")
    if [board["number"] for board in boards] != list(range(1, len(boards) + 1)) or (
        len(boards) > (19 if match.get("final") else 9)
    ):
        faults.append("numbers of boards")
    if boards and sums(boards) != [match["score1"], match["score2"]]:
        faults.append(f"score {match['score1']}-{match['score2']}, but the boards make {sums(boards)}")
    return faults
