"""Pairings as the organiser gives them: a file of SoL, or lines that were typed."""

from carrom_desk.desk.imports import pairings_in
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.rules.edition_register import USUAL

_PARTS = 3


def pairings_of(event: str, typed: str, content: bytes, name: str) -> list[Setup]:
    """The matches to be planned: those of a file without a result, then those typed, one a line.

    Raises:
        InvalidDocument: the file is none of SoL's, or a line is no pairing; with every fault and its place.
    """
    planned = [pairing.setup for pairing in pairings_in(content, name)] if content else []
    problems: list[DocumentProblem] = []
    for number, line in enumerate(typed.splitlines(), 1):
        if not line.strip():
            continue
        found = _typed(event.strip(), [part.strip() for part in line.split(";")])
        if found is None:
            fault = "A pairing is: round; player; player. A pair is two names with a / between them."
            problems.append(DocumentProblem(f"/line/{number}", fault))
        else:
            planned.append(found)
    if problems:
        raise InvalidDocument(tuple(problems))
    return planned


def _typed(event: str, parts: list[str]) -> Setup | None:
    if len(parts) != _PARTS:
        return None
    sides = [tuple(Player(name.strip()) for name in part.split("/")) for part in parts[1:]]
    if {len(side) for side in sides} not in ({1}, {2}) or not all(player.name for side in sides for player in side):
        return None
    return Setup(laws=USUAL, sides=BySide(*sides), doubles=len(sides[0]) == 2, event=event, round=parts[0])
