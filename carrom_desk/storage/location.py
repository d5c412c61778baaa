"""Where a database lies: a file of SQLite, or the URL of another kind."""

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from carrom_desk.match.store import StoreUnavailable


@dataclass(frozen=True, slots=True)
class Location:
    """A database's address."""

    url: URL | None
    """Of a database with a server; None for a file."""
    file: Path | None
    """The file of a SQLite database; None for any other kind."""

    @property
    def name(self) -> str:
        """The address as it may be shown: without a password."""
        return str(self.file) if self.url is None else self.url.render_as_string(hide_password=True)


def location_of(text: str) -> Location:
    """Read a path, or a URL such as `sqlite:////home/me/matches.sqlite3`.

    Raises:
        StoreUnavailable: it is no address of a database that lasts.
    """
    if "://" not in text:
        return _of_file(Path(text).expanduser())
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        sentence = "This is not the address of a database. Give the path of a file, or a URL such as sqlite:///PATH."
        raise StoreUnavailable(sentence) from error
    if url.get_backend_name() != "sqlite":
        return Location(url, None)
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StoreUnavailable("A database in memory would lose every match. Give the path of a file.")
    return _of_file(Path(url.database))


def _of_file(path: Path) -> Location:
    return Location(None, path.absolute())
