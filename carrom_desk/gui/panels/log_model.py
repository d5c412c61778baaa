"""The log as the window lists it: its rows as values, an item model over them, and what an amendment changes."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto, unique
from types import MappingProxyType

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from carrom_desk.gui.languages import in_order, say
from carrom_desk.gui.names import GivenNames, short_names
from carrom_desk.match.entries import Amended, Correction, Demanded, Entry, Override, PlainEntry, Redone, Undone
from carrom_desk.match.entry_text import NOT_COUNTED, actor, correction_words, entry_text, what
from carrom_desk.match.evolve import until_claimed
from carrom_desk.match.match_text import IN_TURN, place_alone, place_in_match, score_line, score_now
from carrom_desk.match.plain_text import plain
from carrom_desk.match.record import MatchRecord, state_before
from carrom_desk.match.replay import Walk, walk
from carrom_desk.match.side import Side, seat_of
from carrom_desk.match.state import MatchState

ROW_ROLE = Qt.ItemDataRole.UserRole
"""Under this role an item answers its whole `LogRow`, or the `Heading` that it is."""

# Values


@dataclass(frozen=True, slots=True)
class Heading:
    """Which board the entries below belong to."""

    game: int
    board: int
    title: str
    """Such as "Board 3 · Asha Rao breaks"."""
    score: str = ""
    """The score before this board."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry of the match's log in words."""

    number: int
    """As in the match file, from 0."""
    who: str
    """Whose act it is, in short; empty where it is nobody's."""
    what: str
    ruling: str = ""
    """What was ruled, in short."""
    laws: str = ""
    """The laws that decide, in short."""
    is_undone: bool = False
    """Whether it was taken back."""
    is_amended: bool = False
    """Whether it counts otherwise than it was written; `what` and `ruling` say how it counts."""
    is_correction: bool = False
    """Whether it speaks of another entry: undo, redo, amendment."""
    is_folded: bool = False
    """Whether it is seen in the entry that it speaks of: undo and redo."""
    is_impossible: bool = False
    """Whether an amendment before it made it impossible."""
    heading: Heading = Heading(0, 0, "")


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A board in the score sheet."""

    game: int
    board: int
    breaks: str
    """Who breaks, in short; so are the winner of the Queen and the names of the columns."""
    points: tuple[str, str]
    """Of each side, a dash where none."""
    queen: str
    total: str
    """Of the game after this board; empty while it is played."""


@dataclass(frozen=True, slots=True)
class LogView:
    """All that the log shows."""

    rows: tuple[LogRow, ...] = ()
    """The oldest first."""
    sheet: tuple[SheetRow, ...] = ()
    names: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({"A": "", "B": ""}))
    """Short names by seat and side, as in "A1" and "A"."""


def sheet_rows(state: MatchState) -> tuple[SheetRow, ...]:
    """Every board of the match that ended, and the one that is played."""
    state = until_claimed(state)
    names = short_names(state.setup)
    letter = {Side.A: names["A"], Side.B: names["B"]}
    rows = []
    games = [(game.number, game.boards) for game in state.history]
    now = state.game
    if now is not None:
        games.append((now.number, now.boards))
    for number, boards in games:
        for board in boards:
            points = tuple(str(board.points) if board.winner is side else "–" for side in Side)
            rows.append(
                SheetRow(
                    number,
                    board.number,
                    letter[board.breaker.side],
                    (points[0], points[1]),
                    letter[board.queen] if board.queen is not None else "–",
                    in_order(f"{board.score.a} – {board.score.b}"),
                )
            )
    if now is not None and state.board is not None:
        breaker = letter[state.board.breaker.side]
        rows.append(SheetRow(now.number, state.board.number, breaker, ("", ""), "", ""))
    return tuple(rows)


# From a record to rows


def log_rows(record: MatchRecord, walked: Walk | None = None) -> tuple[LogRow, ...]:
    """Every entry in a row, the oldest first: those that stand as they count, the others as they were written.

    `walked` is the way through the match, where it is known already.
    """
    walked, rows, names = walked or walk(record), list[LogRow](), GivenNames(record.setup)
    steps = {step.number: step for step in walked.steps if not step.is_impossible}
    for made in walked.entries:
        number, entry, step = made.number, made.entry, steps.get(made.number)
        if step is not None:
            rows.append(_plain(number, step.entry, step.before, step.after, names, is_amended=step.is_amended))
        elif isinstance(entry, Correction):
            heading = rows[-1].heading if rows else _heading(made.before, names)
            now = ""
            if isinstance(entry, Amended):
                amended = what(say, made.was.before, entry.with_) if made.was is not None else ""
                now = " · ".join(words for words in (amended, plain(entry.reason)) if words)
            rows.append(_correction(number, entry, made.about, now, heading))
        elif made.is_counted:
            rows.append(_plain(number, entry, made.before, made.after, names))
        else:
            rows.append(LogRow(number, "", say(NOT_COUNTED), heading=rows[-1].heading))
    return _flagged(rows, record)


def following_rows(rows: Sequence[LogRow], before: MatchRecord, after: MatchRecord) -> tuple[LogRow, ...]:
    """The rows of a record, given those of the record before it; one entry more costs one row."""
    last = after.entries[-1] if after.entries else None
    is_next = len(after.entries) == len(before.entries) + 1 == len(rows) + 1
    if last is None or not is_next or _changes_others(last.entry, before):
        return log_rows(after)
    names = GivenNames(after.setup)
    if not isinstance(last.entry, Correction):
        return (*rows, _plain(last.number, last.entry, before.state, after.state, names))
    about = before.standing[-1] if isinstance(last.entry, Undone) else before.undone[-1]
    heading = rows[-1].heading if rows else _heading(before.state, names)
    return _flagged((*rows, _correction(last.number, last.entry, about, "", heading)), after)


def _changes_others(entry: Entry, before: MatchRecord) -> bool:
    """Whether other entries count otherwise from now on: an amendment, or one taken back or given again."""
    match entry:
        case Amended():
            return True
        case Undone():
            return isinstance(before.entries[before.standing[-1]].entry, Amended)
        case Redone():
            return isinstance(before.entries[before.undone[-1]].entry, Amended)
        case _:
            return False


def _plain(
    number: int,
    entry: PlainEntry,
    before: MatchState,
    after: MatchState,
    names: GivenNames,
    *,
    is_amended: bool = False,
) -> LogRow:
    text, letters = entry_text(say, names, before, entry, after), who(before, entry)
    laws = text.laws[0] if text.laws else ""
    shown, heading = names.by_letters.get(letters, letters), _heading(_about(before, entry), names, after)
    return LogRow(number, shown, text.what, text.ruled, laws, is_amended=is_amended, heading=heading)


def _about(before: MatchState, entry: PlainEntry) -> MatchState:
    """The state in which the board stood that an entry is about: of a decision on a ruling that of the ruling."""
    last = before.last_ruled
    return last.before if last is not None and isinstance(entry, Override | Demanded) else before


def who(before: MatchState, entry: Entry) -> str:
    """Whose act it is, in short: the player's seat, or the side; empty where it is nobody's."""
    side, seat = actor(before, entry)
    if side is None:
        return ""
    if seat is None and not before.setup.doubles:
        seat = seat_of(side)
    return (side if seat is None else seat).value.upper()


def _correction(number: int, entry: Correction, about: int | None, now: str, heading: Heading) -> LogRow:
    """An entry that speaks of another stays where the log is."""
    said = correction_words(say, entry, about)
    is_folded = not isinstance(entry, Amended)
    return LogRow(number, "", said, now, is_correction=True, is_folded=is_folded, heading=heading)


def _heading(state: MatchState, names: GivenNames, after: MatchState | None = None) -> Heading:
    """Over the rows of the board that was played in a state; the newest has the score to which it led."""
    game, board = state.game, state.board
    if game is None or board is None:
        return Heading(game.number if game is not None else 0, 0, place_alone(say, state))
    title = QCoreApplication.translate("Log", "Board {number} · {name} breaks")
    after = until_claimed(after or state)
    score = score_now(after) if len(after.history) == len(state.history) else after.history[-1].score
    return Heading(
        game.number,
        board.number,
        title.format(number=board.number, name=names.player(board.breaker)),
        in_order(f"{score.a} – {score.b}"),
    )


def _flagged(rows: Sequence[LogRow], record: MatchRecord) -> tuple[LogRow, ...]:
    """Say of each row whether it was taken back, or made impossible."""
    standing, impossible = set(record.standing), set(record.impossible)
    flagged = []
    for row in rows:
        is_undone, is_impossible = row.number not in standing and not row.is_folded, row.number in impossible
        is_so = (row.is_undone, row.is_impossible) == (is_undone, is_impossible)
        flagged.append(row if is_so else replace(row, is_undone=is_undone, is_impossible=is_impossible))
    return tuple(flagged)


# The item model


@unique
class Extent(Enum):
    """How much of the log is listed."""

    THIS_BOARD = auto()
    ALL_BOARDS = auto()


PAGE = 300
"""Rows that are listed at first, and once more whenever the end of these is reached."""


class LogModel(QAbstractListModel):
    """The newest entry first, below the heading of its board; an undo or a redo is seen in the entry it speaks of."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[LogRow, ...] = ()
        self._extent = Extent.THIS_BOARD
        self._items: tuple[LogRow | Heading, ...] = ()
        self._listed = PAGE
        """How many of them are listed at most."""

    def show_rows(self, rows: tuple[LogRow, ...]) -> bool:
        """Show these rows, the oldest first as in the log; answers whether anything is different."""
        self._rows = rows
        return self._show(_items(rows, self._extent))

    def set_extent(self, extent: Extent) -> None:
        """List more of the log, or less."""
        self._extent = extent
        self._show(_items(self._rows, extent))

    def _show(self, items: tuple[LogRow | Heading, ...]) -> bool:
        if items == self._items:
            return False
        self.beginResetModel()
        self._items = items
        self.endResetModel()
        return True

    def item_at(self, index: QModelIndex | QPersistentModelIndex) -> LogRow | Heading | None:
        """What is at an index; None where there is nothing."""
        return self._items[index.row()] if index.isValid() and 0 <= index.row() < len(self._items) else None

    # Qt

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else min(self._listed, len(self._items))

    def canFetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> bool:
        return not parent.isValid() and self._listed < len(self._items)

    def fetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> None:
        """List some more; a view that had to place every row of a huge match would stand still meanwhile."""
        if not self.canFetchMore(parent):
            return
        more = min(self._listed + PAGE, len(self._items))
        self.beginInsertRows(QModelIndex(), self._listed, more - 1)
        self._listed = more
        self.endInsertRows()

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        if isinstance(self.item_at(index), Heading):
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        item = self.item_at(index)
        if item is None:
            return None
        is_said = role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
        if role == ROW_ROLE:
            return item
        if isinstance(item, Heading):
            is_words = is_said or role == Qt.ItemDataRole.DisplayRole
            return ", ".join(part for part in (item.title, item.score) if part) if is_words else None
        if is_said:
            return aloud(item)
        if role == Qt.ItemDataRole.DisplayRole:
            return " ".join(words for words in (str(item.number), item.who, item.what) if words)
        return None


def _items(rows: Iterable[LogRow], extent: Extent) -> tuple[LogRow | Heading, ...]:
    items: list[LogRow | Heading] = []
    heading: Heading | None = None
    for row in reversed(tuple(rows)):
        if heading is None or (row.heading.game, row.heading.board) != (heading.game, heading.board):
            if heading is not None and extent is Extent.THIS_BOARD:
                break
            heading = row.heading
            items.append(heading)
        if not row.is_folded:
            items.append(row)
    return tuple(items)


def aloud(row: LogRow) -> str:
    """A row in full, as a screen reader says it."""
    law = QCoreApplication.translate("Log", "law {laws}").format(laws=row.laws) if row.laws else ""
    entry = QCoreApplication.translate("Log", "Entry {number}").format(number=row.number)
    return ", ".join(part for part in (entry, row.who, row.what, row.ruling, law, tag_of(row)) if part)


def tag_of(row: LogRow) -> str:
    """What is to be known of a row besides what happened; empty when nothing."""
    if row.is_undone:
        return QCoreApplication.translate("Log", "taken back")
    if row.is_impossible:
        return QCoreApplication.translate("Log", "no longer valid")
    return QCoreApplication.translate("Log", "amended") if row.is_amended else ""


def amendment_words(before: MatchRecord, after: MatchRecord) -> str:
    """The place and the score it leads to, and the entries that it makes impossible."""
    lines = [_place(before, after)]
    lost = sorted(set(after.impossible) - set(before.impossible))
    if lost:
        text = QCoreApplication.translate("Amendment", "Entries that are no longer valid: {entries}.")
        lines.append(text.format(entries="; ".join(_named(before, number) for number in lost)))
    return "\n".join(lines)


def _named(record: MatchRecord, number: int) -> str:
    """An entry by its number and by what it says, as in the log."""
    entry, before = record.entries[number].entry, state_before(record, number)
    happened = correction_words(say, entry, None) if isinstance(entry, Correction) else what(say, before, entry)
    said = " ".join(words for words in (who(before, entry), happened) if words)
    return QCoreApplication.translate("Amendment", "{number} ({said})").format(number=number, said=said)


def _place(before: MatchRecord, after: MatchRecord) -> str:
    if (before.state.board, before.state.games) == (after.state.board, after.state.games):
        return QCoreApplication.translate("Amendment", "The present state of the match does not change.")
    board, in_turn = after.state.board, ""
    if board is not None:
        in_turn = say(IN_TURN, player=after.setup.player_at(board.turn).name)
    text = QCoreApplication.translate("Amendment", "Then: {place}, {score}. {turn}")
    return text.format(place=place_in_match(say, after.state), score=score_line(say, after.state), turn=in_turn).strip()
