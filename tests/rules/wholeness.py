"""Gaps of an edition: laws without a number, digest or words."""

import re
from pathlib import Path

from carrom_desk import rules
from carrom_desk.exchange.laws.law_digest import every_row, load_digest
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.icf.breaches import LAW_OF_INCIDENT
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import QueenPlace

FOLDER = Path(rules.__file__).parent


def laws_named_in(*files: str) -> set[Law]:
    """Returns the laws that the given modules of the rules refer to."""
    texts = (path.read_text(encoding="utf-8") for file in files for path in FOLDER.glob(file))
    return {Law[name] for text in texts for name in re.findall(r"\bLaw\.([A-Z_0-9]+)", text)}


def is_icf(edition: Edition) -> bool:
    """Returns True when the edition has the ICF's laws; the others are of clubs."""
    return Law.TECHNICAL_FOUL_BY_PLAYER in edition.numbers


def laws_needed(edition: Edition) -> set[Law]:
    """Returns every law that a ruling under the edition can cite."""
    if not is_icf(edition):
        # Points and what is owed are among the sections of clubs.
        return laws_named_in("clubs.py") | {Law.DUE_TAKEN_OUT, Law.DUE_OUTSTANDING}
    others = set(LAW_OF_INCIDENT.values()) - {LAW_OF_INCIDENT[kind] for kind in edition.incidents}
    return laws_named_in("icf/*.py", "ruling.py", "judge.py") - others


def lacks(edition: Edition, digest: str) -> list[str]:
    """Returns the gaps, given the text of the digest, one line each."""
    rows = {row.number for row in every_row(load_digest(digest))}
    missing = [f"no number: {law.name}" for law in Law if law in laws_needed(edition) - set(edition.numbers)]
    missing += [
        f"not in the digest: {number}" for number in sorted(set(edition.numbers.values()) - rows) if number not in rows
    ]
    if is_icf(edition):
        missing += [f"no clock: {kind}" for kind in ClockKind if edition.clock(kind) is None]
    if not any(edition.reminders.values()):
        missing.append("no reminders")
    if QueenPlace.ON_BOARD not in edition.queen_places:
        missing.append("no place for the Queen")
    if not edition.name.text:
        missing.append("no name")
    return missing
