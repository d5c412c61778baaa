"""A full-text index in memory: SQLite's FTS5."""

from collections.abc import Mapping, Sequence

import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from carrom_desk.school.text_index import TextIndex

_TOKENS = "porter unicode61 remove_diacritics 2 categories ''L* N* Co Mn Mc''"
"""English words by their stems, no accents; the vowel signs of Indian scripts are parts of words."""
_CREATE = f"CREATE VIRTUAL TABLE passage USING fts5(words, tokenize = '{_TOKENS}')"
_CREATE_WORDS = "CREATE VIRTUAL TABLE word USING fts5vocab(passage, row)"
_FIND = sa.text("SELECT rowid, -bm25(passage) AS relevance FROM passage WHERE passage MATCH :wanted")


class FtsIndex(TextIndex):
    """Passages in an in-memory database, dropped with this object."""

    def __init__(self, passages: Sequence[str]) -> None:
        """Indexes them, each by its place."""
        engine = sa.create_engine("sqlite://", poolclass=StaticPool)
        self._connection = engine.connect()
        self._connection.exec_driver_sql(_CREATE)
        self._connection.exec_driver_sql(_CREATE_WORDS)
        rows = list(enumerate(passages))
        self._connection.exec_driver_sql("INSERT INTO passage (rowid, words) VALUES (?, ?)", rows)

    def find(self, words: Sequence[str]) -> Mapping[int, float]:
        """Relevance by BM25."""
        quoted = (f'"{word[:-1]}" *' if word.endswith("*") else f'"{word}"' for word in words)
        if not words:
            return {}
        found = self._connection.execute(_FIND, {"wanted": " OR ".join(quoted)})
        return {row.rowid: row.relevance for row in found}

    def words(self) -> Sequence[str]:
        """Every word of the passages, as FTS5 keeps it."""
        return tuple(word for (word,) in self._connection.exec_driver_sql("SELECT term FROM word"))
