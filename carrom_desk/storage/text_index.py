"""Full-text search in passages."""

from collections.abc import Mapping, Sequence

import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

_TOKENS = "porter unicode61 remove_diacritics 2 categories ''L* N* Co Mn Mc''"
"""Tokenizer: stems English words, ignores accents, and keeps the vowel signs of Indian scripts as parts of words."""
_CREATE = f"CREATE VIRTUAL TABLE passage USING fts5(words, tokenize = '{_TOKENS}')"
_FIND = sa.text("SELECT rowid, -bm25(passage) AS relevance FROM passage WHERE passage MATCH :wanted")


class FtsIndex:
    """A `TextIndex` by SQLite's FTS5 in an in-memory database, dropped with this object."""

    def __init__(self, passages: Sequence[str]) -> None:
        """Indexes the passages by position."""
        engine = sa.create_engine("sqlite://", poolclass=StaticPool)
        self._connection = engine.connect()
        self._connection.exec_driver_sql(_CREATE)
        rows = list(enumerate(passages))
        self._connection.exec_driver_sql("INSERT INTO passage (rowid, words) VALUES (?, ?)", rows)

    def find(self, words: Sequence[str]) -> Mapping[int, float]:
        """Returns the relevance by BM25."""
        quoted = (f'"{word[:-1]}" *' if word.endswith("*") else f'"{word}"' for word in words)
        if not words:
            return {}
        found = self._connection.execute(_FIND, {"wanted": " OR ".join(quoted)})
        return {row[0]: row[1] for row in found.all()}
