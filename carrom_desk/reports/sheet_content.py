"""Parts of the sheets of a match: the page that the players sign, the log and the blank sheet."""

from dataclasses import dataclass
from enum import StrEnum, unique

from .content import CellText, Drawing, Table, Title


@dataclass(frozen=True, slots=True)
class CardRow:
    """Row of a score card: a board, or a sentence about one."""

    board: str
    breaker: str
    """Tag of the player who broke, or a text in its place."""
    cells: tuple[str, ...] = ()
    """Men, Queen, other points, points and total of the first side, then of the second."""
    winner: int = 0
    """1 or 2; 0 if there is no winner."""
    words: str = ""
    """Text that replaces the cells."""


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """Score card of a game, beside a chart of its score."""

    title: str
    titles: tuple[str, ...]
    """Column titles: board and break, then those of each side."""
    rows: tuple[CardRow, ...]
    course: Drawing


@dataclass(frozen=True, slots=True)
class Member:
    """A player in the head of the sheet."""

    tag: str
    """Tag beside every name, such as "1a"."""
    name: str
    short: str
    """Shorter form of the name."""
    flag: str
    """Name of the flag's drawing; empty for none."""
    sign: str
    """Sign of the player who broke first; empty for others."""


@dataclass(frozen=True, slots=True)
class Team:
    """A side in the head of the sheet."""

    title: str
    number: int
    clubs: str
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class Headline:
    """The result in large type, for readers in a hurry."""

    words: str
    """Sentence on the result that refers to the sides by number."""
    winners: tuple[str, ...]
    """Full names of the winners; empty if there are none."""
    scores: tuple[tuple[int, int, int], ...]
    """Points of both sides in each game, and the number of its winner; 0 for none."""


@dataclass(frozen=True, slots=True)
class Remarks:
    """Protests, corrections and remarks, followed by blank lines for the umpire."""

    title: str
    notation: str
    """Prefix of each item."""
    items: tuple[tuple[str, str], ...]
    """Place in the match, and event."""


@dataclass(frozen=True, slots=True)
class Signing:
    """Signatories besides the players, and blanks to fill in."""

    time: str
    choices: tuple[str, ...]
    """Check boxes for each side."""
    title: str
    officials: tuple[tuple[str, str], ...]
    """Role and name of each signatory."""


@dataclass(frozen=True, slots=True)
class ScorePage:
    """The page that the players sign, whose rows fill the available height of the paper."""

    title: Title
    boxes: tuple[tuple[str, str], ...]
    """Fields that identify a sheet in a pile: round, table and number of the match."""
    facts: tuple[tuple[str, str], ...]
    """Terms not found elsewhere on the sheet, as short as possible."""
    teams: tuple[Team, ...]
    headline: Headline
    cards: tuple[ScoreCard, ...]
    levels: tuple[int, ...]
    """Points with a line in the charts: those that win, and from which the Queen does not count."""
    counts: Table | None
    record: Remarks
    signing: Signing
    identity: str
    key: str
    """Legend of the cards."""
    code: Drawing
    """Machine-readable form of the contents."""

    def player(self, tag: str) -> str:
        """Returns the player with this tag as in a card, or the text itself if no player has it."""
        members = (member for team in self.teams for member in team.members)
        return next((f"{tag} {member.short}" for member in members if member.tag == tag), tag)


@unique
class Weight(StrEnum):
    """Prominence of an entry in a log."""

    LINE = "line"
    RULING = "ruling"
    """Full text with a thin bar."""
    DECISION = "decision"
    """A person's decision or a protest: full text with a thick bar."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Entry of a log."""

    number: str
    tag: str
    """Tag of the player or the side."""
    text: CellText
    more: str = ""
    """Consequences, in sentences."""
    time: str = ""
    laws: str = ""
    turn: str = ""
    """Sign for whether the turn continues."""
    weight: Weight = Weight.LINE


@dataclass(frozen=True, slots=True)
class LogBoard:
    """Entries of a board, with the situation before it and the result."""

    title: str
    about: str
    score: str
    """Score before the board."""
    entries: tuple[LogEntry, ...]
    foot: str


@dataclass(frozen=True, slots=True)
class Log:
    """Every entry of a match, in short lines."""

    title: str
    players: str
    fingerprint: str
    boards: tuple[LogBoard, ...]
    legend: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BlankPages:
    """Empty score cards and boxes for the strokes, to fill in by hand."""

    title: str
    fields: tuple[tuple[tuple[str, str], ...], ...]
    """Labels with known values, by line."""
    terms: str
    games: tuple[str, ...]
    """Title of each game."""
    boards: tuple[str, ...]
    """Number of rows of each game."""
    titles: tuple[str, ...]
    """Column titles of a card."""
    written: tuple[str, ...]
    """Labels of blanks beside the title of a game."""
    remarks: str
    result: tuple[str, ...]
    roles: tuple[str, ...]
    """Signatories."""
    strokes: str
    notes: tuple[str, ...]
    """Instructions for filling in the sheet."""
