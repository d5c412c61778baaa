"""Ruling cases in `rulings/*.toml`: a position, an act, and the expected ruling."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID
from carrom_desk.rules.ruling import Call
from carrom_desk.rules.texts.readings import Reading

FOLDER = Path(__file__).parent / "rulings"
NEEDED = {"name", "act", "ruling", "laws"}
OPTIONAL = {"calls", "readings", "shows", "note"}


@dataclass(frozen=True, slots=True)
class RulingRow:
    """A case; see `notation`."""

    file: str
    name: str
    laws: Edition
    act: str
    """The position with the act."""
    ruling: str
    """Expected outcome."""
    cited: tuple[str, ...]
    """Expected laws, the deciding one first."""
    calls: tuple[Call, ...]
    readings: tuple[Reading, ...]
    shows: tuple[str, ...]
    """Laws of the digest that the case is an example of, in addition to those cited."""
    note: str

    @property
    def id(self) -> str:
        return f"{self.file}:{self.name}"

    @property
    def edition(self) -> Edition:
        return self.laws


def ruling_rows() -> tuple[RulingRow, ...]:
    """Returns all cases, file by file."""
    return tuple(row for path in sorted(FOLDER.glob("*.toml")) for row in _rows_of(path))


def _rows_of(path: Path) -> list[RulingRow]:
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    laws = BY_ID[document.pop("edition")]
    rows = [_row(path.stem, laws, table) for table in document.pop("row")]
    assert not document, f"{path.name} has {sorted(document)}"
    return rows


def _row(file: str, laws: Edition, table: dict[str, object]) -> RulingRow:
    assert NEEDED <= table.keys() <= NEEDED | OPTIONAL, f"{file}: {table}"
    return RulingRow(
        file=file,
        name=str(table["name"]),
        laws=laws,
        act=str(table["act"]),
        ruling=str(table["ruling"]),
        cited=_texts(table, "laws"),
        calls=tuple(Call(text) for text in _texts(table, "calls")),
        readings=tuple(Reading[text.upper()] for text in _texts(table, "readings")),
        shows=_texts(table, "shows"),
        note=str(table.get("note", "")),
    )


def _texts(table: dict[str, object], key: str) -> tuple[str, ...]:
    texts = table.get(key, [])
    assert isinstance(texts, list), table
    return tuple(str(text) for text in texts)
