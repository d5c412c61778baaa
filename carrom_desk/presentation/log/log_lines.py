"""The log of a report, including undone entries, and the list of corrections."""

from dataclasses import dataclass, field, replace
from enum import unique

from carrom_desk.i18n import N_, Worded, _, say
from carrom_desk.match.effects.entry_laws import laws_of
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.entry.entries import (
    ActEntry,
    Amended,
    BoardEntered,
    Correction,
    Entry,
    Override,
    PlainEntry,
    Redone,
    Undone,
)
from carrom_desk.match.history import BoardKey
from carrom_desk.match.log import MadeEntry, Step
from carrom_desk.match.plain_text import plain
from carrom_desk.match.record import MatchRecord, with_steps
from carrom_desk.match.replay import amendments_of, undos_by_entry
from carrom_desk.match.side import BySide, Seat, Side, by_side
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.presentation.names import Names
from carrom_desk.presentation.wording.entry_text import (
    NOTHING_FOLLOWED,
    Followed,
    actor,
    amended_words,
    correction_words,
    followed,
    stroke_in_short,
    what,
)
from carrom_desk.presentation.wording.match_text import sentence
from carrom_desk.presentation.wording.ruling_text import override_words
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.ruling import Ruling

from .places import NOWHERE, Place, moment_of, place_of, stroke_times

_RULED = {Undone: N_("Undone by the umpire."), Redone: N_("Redone by the umpire.")}
"""Texts for corrections; an amendment has its own reason."""


@unique
class LineStatus(Worded):
    """Status of an entry, with the note on it in a report; one without a note has no words."""

    STANDS = "stands"
    AMENDED = "amended", N_("amended")
    """Counts as amended."""
    JUDGED_AGAIN = "judged_anew", N_("ruled again")
    """Was judged again because an earlier entry was amended."""
    WITHOUT_EFFECT = "without_effect", N_("no longer valid after an amendment")
    """Became impossible after an earlier entry was amended."""
    TAKEN_BACK = "taken_back", N_("undone")
    CORRECTION = "correction"
    """Corrects another entry."""


@dataclass(frozen=True, slots=True)
class BoardHeading:
    """Heading of a game or board, above its entries."""

    game: int
    board: int
    title: str
    """Such as "Board 3 · Asha Rao breaks"."""
    score: str = ""
    """Score before this board."""

    @property
    def place(self) -> BoardKey:
        """Numbers of game and board."""
        return self.game, self.board

    @property
    def is_of_board(self) -> bool:
        """False for a game, and before the toss."""
        return self.board > 0


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line for an entry, in the window, on the score sheet and on the pages of a hub."""

    number: int
    at: str
    elapsed_ms: int
    what: str
    entry: Entry
    """Entry as it counts."""
    side: Side | None = None
    """Side that acted; None for acts of the umpire."""
    seat: Seat | None = None
    """Player who acted, if known."""
    is_white: bool | None = None
    """Colour of the side that acted; None if neither did."""
    short: str = ""
    """Pieces pocketed, if a stroke needs no other text."""
    followed: Followed = NOTHING_FOLLOWED
    laws: tuple[Citation, ...] = ()
    version: Step | None = field(default=None, compare=False, repr=False)
    """The entry with the states around it; None for a correction."""
    source: Step | MadeEntry | None = field(default=None, compare=False, repr=False)
    """What the line was made from, to tell whether it has changed; only in the window."""
    corrected: Place = NOWHERE
    """For a correction, game and board of the corrected entry."""
    status: LineStatus = LineStatus.STANDS
    by: int | None = None
    """Number of the entry that undid or amended it."""
    was: str = ""
    """Original text if different from `what`, otherwise empty."""
    was_ruled: str = ""
    """Original ruling if different from `ruled`, otherwise empty."""
    clock_ms: int | None = None
    """Duration of the stroke in milliseconds, if logged."""
    who: str = ""
    """Short name of the player who acted; only in the window, as what follows."""
    is_overridden: bool = False
    """True when the umpire overrode the ruling."""
    is_part: bool = False
    """True for men placed already that stay so after the umpire's decision just before."""
    heading: BoardHeading = BoardHeading(0, 0, "")
    """Board below whose heading the line is listed."""

    @property
    def ruled(self) -> str:
        return self.followed.text

    @property
    def law(self) -> str:
        """The deciding law in short; empty for none."""
        return self.laws[0] if self.laws else ""

    @property
    def is_correction(self) -> bool:
        """True for undo, redo and amendments."""
        return isinstance(self.entry, Correction)

    @property
    def is_folded(self) -> bool:
        """True for what the window shows in another line: undo, redo, and what is part of a decision."""
        return self.is_part or isinstance(self.entry, Undone | Redone)

    @property
    def is_undone(self) -> bool:
        return self.status is LineStatus.TAKEN_BACK

    @property
    def is_impossible(self) -> bool:
        """True when an earlier amendment made it impossible."""
        return self.status is LineStatus.WITHOUT_EFFECT

    @property
    def is_struck(self) -> bool:
        """True when it does not count: undone, or no longer possible."""
        return self.is_undone or self.is_impossible

    @property
    def counted(self) -> Step | None:
        """The entry with the states around it if it counts; None for a correction too."""
        return None if self.is_struck else self.version

    @property
    def of(self) -> int | None:
        """For an override, the number of the act."""
        return self.entry.of if isinstance(self.entry, Override) else None

    @property
    def can_be_amended(self) -> bool:
        """False for corrections, which are undone instead, and for undone entries."""
        return not (self.is_correction or self.is_undone)

    @property
    def lying(self) -> tuple[int, int, bool] | None:
        """White and black men on the board afterwards, and whether the Queen is on the board."""
        return None if self.version is None else _lying(self.version)

    @property
    def score(self) -> BySide[int] | None:
        """Score of the game afterwards."""
        return None if self.version is None else score_of_game(self.place[0], self.version.after)

    @property
    def men(self) -> str:
        """Men on the board afterwards, with "Q" for the Queen, such as "7–5 Q"."""
        if self.lying is None:
            return ""
        white, black, has_queen = self.lying
        return f"{white}–{black}{' Q' if has_queen else ''}"

    @property
    def place(self) -> Place:
        """Numbers of game and board; None before the first and after the last."""
        version = self.version
        return self.corrected if version is None else place_of(version)


def log_of(names: Names, record: MatchRecord) -> tuple[LogLine, ...]:
    """Returns a line for every entry of the match in the order of entry."""
    record = with_steps(record)
    standing = {step.number: step for step in record.steps}
    undone, amended = undos_by_entry(record), amendments_of(record)
    times = stroke_times(record.steps)
    lines: list[LogLine] = []
    for made in record.made:
        number = made.number
        if isinstance(made.entry, Correction):
            place = NOWHERE if made.about is None else lines[made.about].place
            line = correction_line(made, place, is_undone=number in undone)
        else:
            line = line_of(names, made, standing.get(number), times.get(number))
        by = undone.get(number) if line.is_undone else None
        by = amended.get(number) if line.status is LineStatus.AMENDED else by
        lines.append(line if by is None else replace(line, by=by))
    return tuple(lines)


def correction_line(made: MadeEntry, place: Place, *, is_undone: bool) -> LogLine:
    """Returns the line of a correction, which stays at its place in the log."""
    return LogLine(
        made.number,
        made.at,
        made.elapsed_ms,
        made_words(made),
        made.entry,
        corrected=place,
        followed=Followed(details=(say(_RULED[type(made.entry)]),))
        if isinstance(made.entry, Undone | Redone)
        else NOTHING_FOLLOWED,
        status=LineStatus.TAKEN_BACK if is_undone else LineStatus.CORRECTION,
    )


def line_of(names: Names, made: MadeEntry, step: Step | None, clock_ms: int | None = None) -> LogLine:
    """Returns the line of an entry as it counts now, or as it was made if it does not count; not for corrections."""
    if step is None:
        return replace(_plain(names, made), status=LineStatus.TAKEN_BACK)
    if step.is_impossible:
        return replace(_plain(names, made), status=LineStatus.WITHOUT_EFFECT)
    now = _plain(names, made, step, clock_ms)
    if step.entry is made.entry and step.before is made.before:
        return now
    first = _plain(names, made)
    judged = LineStatus.JUDGED_AGAIN if step.is_judged_again else LineStatus.STANDS
    return replace(
        now,
        status=LineStatus.AMENDED if step.is_amended else judged,
        was=first.what if first.what != now.what else "",
        was_ruled=first.ruled if first.ruled != now.ruled else "",
    )


def _plain(names: Names, made: MadeEntry, step: Step | None = None, clock_ms: int | None = None) -> LogLine:
    moment = moment_of(made, step)
    entry, before, after = moment.entry, moment.before, moment.after
    side, seat = actor(before, entry)
    return LogLine(
        number=made.number,
        at=made.at,
        elapsed_ms=made.elapsed_ms,
        side=side,
        seat=seat,
        is_white=None if side is None or before.board is None else side is before.board.white,
        what=what(before, entry),
        short=stroke_in_short(before, entry),
        followed=followed(names, before, entry, after),
        laws=laws_of(before, entry),
        entry=entry,
        clock_ms=clock_ms,
        version=moment,
    )


def _ruling(entry: PlainEntry, after: MatchState) -> Ruling | None:
    if isinstance(entry, Override):
        return after.last_ruled.ruling if after.last_ruled is not None else None
    return entry.ruling if isinstance(entry, ActEntry) else None


def _lying(version: Step) -> tuple[int, int, bool] | None:
    """Returns the pieces on the board after an entry; if it ended the board, those at its end."""
    entry, before, after = version.entry, version.before, version.after
    ruling = _ruling(entry, after)
    if ruling is not None and ruling.board is not None:
        ruled = after.last_ruled.before.board if after.last_ruled is not None else before.board
        return None if ruled is None else _counts(ruled, by_side(ruling.on_board, ruled.turn.side), ruling.queen)
    board = None if isinstance(entry, BoardEntered) else after.board  # where its men lay at the end is not known
    return None if board is None else _counts(board, board.on_board, board.position.queen)


def _counts(board: BoardState, men: BySide[int], queen: QueenPlace) -> tuple[int, int, bool]:
    return men.of(board.white), men.of(board.white.other), queen.is_on_board


def score_of_game(number: int | None, after: MatchState) -> BySide[int] | None:
    """Returns the current score of a game, including points on demand once claimed; None if it has not begun."""
    return next((game.score for game in until_claimed(after).all_games if game.number == number), None)


# Corrections: undone, redone, amended and overridden entries, with the umpire's reasons


@unique
class CorrectionKind(Worded):
    """Kind of a correction."""

    UNDO = "undo", N_("Undone")
    REDO = "redo", N_("Redone")
    AMEND = "amend", N_("Amended")
    OVERRIDE = "override", N_("Overridden")


_KINDS = {Undone: CorrectionKind.UNDO, Redone: CorrectionKind.REDO, Amended: CorrectionKind.AMEND}


@dataclass(frozen=True, slots=True)
class CorrectionLine:
    """One correction."""

    number: int
    at: str
    kind: CorrectionKind
    about: int | None
    """Number of the corrected entry."""
    was: str
    """Text of that entry as it counted before."""
    now: str
    """Text of its replacement; empty if there is none."""
    reason: str
    """Empty for undo and redo, which have no reason."""
    stands: bool
    """True when it is still in effect; amendments and overrides can themselves be undone."""


def corrections_of(names: Names, record: MatchRecord) -> tuple[CorrectionLine, ...]:
    """Returns every correction ever made, in order."""
    record = with_steps(record)
    made = (each for each in record.made if isinstance(each.entry, Correction | Override))
    return tuple(_correction_line(names, record, each) for each in made)


def _correction_line(names: Names, record: MatchRecord, made: MadeEntry) -> CorrectionLine:
    return CorrectionLine(
        number=made.number,
        at=made.at,
        kind=_KINDS.get(type(made.entry), CorrectionKind.OVERRIDE),
        about=made.about,
        was=_was(record, made),
        now=_now(names, made),
        reason=_reason(made.entry),
        stands=isinstance(made.entry, Undone | Redone) or made.number in record.standing,
    )


def _was(record: MatchRecord, made: MadeEntry) -> str:
    """Returns the corrected entry as it counted at that moment."""
    if made.about is None:
        return ""
    if made.was is None or made.was.is_impossible:
        return made_words(record.made[made.about])
    return what(made.was.before, made.was.entry)


def made_words(made: MadeEntry) -> str:
    """Returns the text of an entry as it was made."""
    entry = made.entry
    if not isinstance(entry, Correction):
        return what(made.before, entry)
    words = correction_words(entry, made.about)
    if not isinstance(entry, Amended) or made.was is None:
        return words
    now = amended_words(made.was.before, entry)
    return _("{correction}: {now}. Reason: {reason}").format(correction=words, now=now, reason=_reason(entry))


def _now(names: Names, made: MadeEntry) -> str:
    match made.entry:
        case Amended() as amendment:
            return "" if made.was is None else amended_words(made.was.before, amendment)
        case Override() as override:
            return sentence(override_words(names, moment_of(made).before, override))
        case _:
            return ""


def _reason(entry: Entry) -> str:
    return sentence(plain(entry.reason)) if isinstance(entry, Amended | Override) else ""
