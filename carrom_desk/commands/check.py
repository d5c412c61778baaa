"""`carrom-desk check`: the integrity of the database and of every match in it."""

from carrom_desk.match.store import StoreDamaged

from .talk import FAILED, OK, answer, message


def run(database: str) -> int:
    """Check the file, its references and every match by replaying it; 1 with what is wrong, a line each."""
    # SQLAlchemy takes half a second to load: only commands that need the database pay for it.
    from carrom_desk.storage.database import open_database
    from carrom_desk.storage.integrity import Fault, full_check

    def told(fault: Fault, kind: str) -> None:
        answer({"kind": kind, "match": fault.match_id, "entry": fault.entry, "problem": fault.sentence})

    try:
        opened = open_database(database, read_only=True, to_check=True)
    except StoreDamaged as damaged:
        answer({"kind": "fault", "match": None, "entry": None, "problem": str(damaged)})
        return FAILED
    try:
        checkup = full_check(opened)
    finally:
        opened.close()
    for note in checkup.notes:
        told(note, "note")
    for fault in checkup.faults:
        told(fault, "fault")
    found = "all is sound" if checkup.is_sound else f"{len(checkup.faults)} faults"
    message(f"{checkup.matches} matches with {checkup.entries} entries checked: {found}.")
    return OK if checkup.is_sound else FAILED
