"""What an umpire waits for, in SQLite's own words: opening a match, and adding an entry to it.

It runs on the driver's own connection to a file. To load SQLAlchemy takes a third of a whole start, and between two
waits for the disk the processor's caches are cold: its way through a connection would take as long as the disk itself.
A test holds every text equal to what SQLAlchemy makes of the statement of the same name in `match_queries`.
"""

MATCH = "SELECT setup, length, last_hash FROM matches WHERE id = :match_id"

LOG = "SELECT number, payload FROM entries WHERE match_id = :match_id ORDER BY number"

CHECKPOINT = "SELECT CAST(content AS BLOB) AS content FROM checkpoints WHERE match_id = :match_id"

LAST_TOUCHED = "SELECT id, status FROM matches WHERE binned_at IS NULL ORDER BY touched DESC LIMIT 1"

HEAD = (
    "SELECT length, last_hash, status, (SELECT coalesce(max(touched), 0) + 1 AS anon_1 FROM matches) AS next_touched"
    " FROM matches WHERE id = :match_id"
)

ADD_ENTRY = (
    "INSERT INTO entries (match_id, number, payload, at, elapsed_ms, previous_hash, hash)"
    " VALUES (:match_id, :number, :payload, :at, :elapsed_ms, :previous_hash, :hash)"
)

CHANGE_MATCH = (
    "UPDATE matches SET games_a=:games_a, games_b=:games_b, score_a=:score_a, score_b=:score_b, length=:length,"
    " last_hash=:last_hash, touched=:touched WHERE id = :match_id"
)
"""All of a match that an entry may change, but for the status: lists are sorted by indices that hold it, and to write
these anew with every stroke would be for nothing."""

CHANGE_STATUS = CHANGE_MATCH.replace(" SET ", " SET status=:status, ")
"""The same with the status."""

DROP_CHECKPOINT = "DELETE FROM checkpoints WHERE match_id = :match_id"

ADD_CHECKPOINT = "INSERT INTO checkpoints (match_id, content) VALUES (:match_id, :content)"
"""Nobody waits for it, but it is written while a match is played."""
