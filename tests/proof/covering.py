"""Acts that cover an edition: one for each ruling, found by `packaging/prove.sh`."""

from pathlib import Path

from carrom_desk.rules.edition import Edition
from tests.proof.play_out import ActClass, place_of, stated_of
from tests.proof.sweep import Proof, hold
from tests.rules.notation import read_scene, write_scene

FOLDER = Path(__file__).parent / "covering"


def covering(edition: Edition) -> list[str]:
    """Returns an act for each ruling, in the notation of the tests."""
    return _file(edition).read_text(encoding="utf-8").splitlines()


def uncovered(proof: Proof) -> int:
    """Counts the rulings without an act in the file."""
    covered = Proof(proof.edition)
    for scene in covering(proof.edition):
        position, act = read_scene(scene)
        hold(covered, position, ActClass(stated_of(act), act), place_of(position))
    return len(proof.rulings.keys() - covered.rulings.keys())


def write_covering(proof: Proof) -> None:
    """Writes an act for each ruling found, for the tests."""
    scenes = sorted(write_scene(each.position, each.act) for each in proof.rulings.values())
    _file(proof.edition).write_text("".join(f"{scene}\n" for scene in scenes), encoding="utf-8")


def _file(edition: Edition) -> Path:
    return FOLDER / f"{edition.id}.txt"
