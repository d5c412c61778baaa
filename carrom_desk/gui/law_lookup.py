"""Finds a law in the digest that ships."""

from carrom_desk.exchange.law_digest import LawRow, every_row, load_digest
from carrom_desk.resources import resource_path
from carrom_desk.rules.edition_id import EditionId


def law_row(edition: EditionId, number: str) -> LawRow | None:
    """The law of this number, or the one whose paragraph it is; None where the digest has neither.

    Raises:
        ResourceMissing: the digest did not ship.
        DigestDamaged: it cannot be read.
    """
    text = resource_path(f"laws/{edition}.toml").read_text(encoding="utf-8")
    digest = load_digest(edition, text)
    whole = next((row for row in digest if number in (row.number, *(part.number for part in row.parts))), None)
    return whole or next((row for row in every_row(digest) if row.number == number), None)
