"""Scenarios as JSON documents, to be modified and read."""

from copy import deepcopy
from typing import Any

from carrom_desk.rules.acts import Incident, Violation
from carrom_desk.rules.position import ByParty, Pieces
from tests.rules.strategies import Scene

Document = dict[str, Any]

STROKE: Document = {
    "laws": "icf-revised",
    "position": {
        "on_board": {"own": 9, "opponent": 9},
        "queen": "on_board",
        "due": {"own": 0, "opponent": 0},
        "has_pocketed": {"own": False, "opponent": False},
        "break": {"made": True, "attempt": 1},
        "score": {"own": 0, "opponent": 0},
    },
    "stroke": {
        "pocketed": {"own": 1, "opponent": 0, "queen": False, "striker": True},
        "jumped": {"own": 0, "opponent": 0, "queen": False, "striker": False},
        "improper": False,
        "touched": True,
        "before_play": False,
    },
}
SHORT: Document = {
    "laws": "icf-1993",
    "position": {"on_board": {"own": 8, "opponent": 9}, "queen": "to_cover"},
    "stroke": {"pocketed": {}},
}


def without(document: Document, *path: str) -> Document:
    """Returns the document without a member."""
    changed = deepcopy(document)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    del inner[path[-1]]
    return changed


def with_(document: Document, value: object, *path: str) -> Document:
    """Returns the document with a member changed or added."""
    changed = deepcopy(document)
    inner = changed
    for key in path[:-1]:
        inner = inner.setdefault(key, {})
    inner[path[-1]] = value
    return changed


def written(scene: Scene) -> Document:
    """Returns a scene as a document with every key."""
    position, act = scene.position, scene.act
    document: Document = {
        "laws": scene.laws.id,
        "position": {
            "on_board": _counts(position.on_board),
            "queen": position.queen.value,
            "due": _counts(position.due),
            "has_pocketed": _counts(position.has_pocketed),
            "break": {"made": position.break_.made, "attempt": position.break_.attempt},
            "score": _counts(position.score),
        },
    }
    if isinstance(act, Violation):
        document["violation"] = {"by": act.by.value, "before_first_stroke": act.before_first_stroke}
    elif isinstance(act, Incident):
        document["incident"] = {"kind": act.kind.value, "by": act.by.value}
    else:
        document["stroke"] = {
            "pocketed": _pieces(act.pocketed),
            "jumped": _pieces(act.jumped),
            "improper": act.improper,
            "touched": act.touched,
            "before_play": act.before_play,
        }
    return document


def _counts(pair: ByParty[int] | ByParty[bool]) -> Document:
    return {"own": pair.own, "opponent": pair.opponent}


def _pieces(pieces: Pieces) -> Document:
    return {"own": pieces.own, "opponent": pieces.opponent, "queen": pieces.queen, "striker": pieces.striker}
