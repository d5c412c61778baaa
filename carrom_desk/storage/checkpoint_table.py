"""Checkpoints read and written: beside the log, and beside what the umpire waits for."""

from collections.abc import Sequence
from typing import Any

from carrom_desk.match.store import MatchId, StoreDamaged

from . import awaited
from .appending import no_such_match
from .database import Database


def checkpoint_content(database: Database, match_id: MatchId) -> bytes | None:
    """What is kept as a match's checkpoint, if anything. Its hash says which log it is of, whoever wrote meanwhile."""
    row: Sequence[Any] | None
    try:
        if database.file is not None:
            with database.reading_directly() as driver:
                row = driver.execute(awaited.CHECKPOINT, {"match_id": match_id}).fetchone()
        else:
            from . import match_queries as queries

            with database.reading() as connection:
                row = connection.execute(queries.CHECKPOINT, {"match_id": match_id}).one_or_none()
    except StoreDamaged:
        return b""  # the log was read: the match opens without it, and the check of the file finds what is wrong
    return None if row is None else row[0]


def put_checkpoint(database: Database, match_id: MatchId, content: bytes | None) -> None:
    """Keep this as a match's checkpoint in place of what was kept before; None: nothing.

    Raises:
        NoSuchMatch: the match is gone.
        StoreError: it cannot be written.
    """
    key: dict[str, object] = {"match_id": match_id}
    if database.file is not None:
        with database.writing_beside() as driver:
            if driver.execute(awaited.MATCH, key).fetchone() is None:
                raise no_such_match(match_id)
            driver.execute(awaited.DROP_CHECKPOINT, key)
            if content is not None:
                driver.execute(awaited.ADD_CHECKPOINT, {**key, "content": content})
        return
    from . import match_queries as queries

    with database.writing() as connection:
        if connection.execute(queries.MATCH, key).one_or_none() is None:
            raise no_such_match(match_id)
        connection.execute(queries.DROP_CHECKPOINT, key)
        if content is not None:
            connection.execute(queries.ADD_CHECKPOINT, {**key, "content": content})
