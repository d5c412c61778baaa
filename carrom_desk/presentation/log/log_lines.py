"""The log of a report, including undone entries, and the list of corrections."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum, unique

from carrom_desk.i18n import N_, _, say
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
from carrom_desk.match.log import MadeEntry, Step
from carrom_desk.match.plain_text import plain
from carrom_desk.match.replay import Walk, amendments_of, undos_by_entry
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
class LineStatus(StrEnum):
    """Status of an entry."""

    STANDS = "stands"
    AMENDED = "amended"
    """Counts as amended."""
    JUDGED_AGAIN = "judged_anew"
    """Was judged again because an earlier entry was amended."""
    WITHOUT_EFFECT = "without_effect"
    """Became impossible after an earlier entry was amended."""
    TAKEN_BACK = "taken_back"
    CORRECTION = "correction"
    """Corrects another entry."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line for an entry."""

    number: int
    at: str
    elapsed_ms: int
    game: int | None
    """Number of its game; None before the first and after the last."""
    board: int | None
    what: str
    entry: Entry
    """Entry as it counts."""
    side: Side | None = None
    """Side that acted; None for acts of the umpire."""
    seat: Seat | None = None
    """Player who acted, if known."""
    short: str = ""
    """Pieces pocketed, if a stroke needs no other text."""
    followed: Followed = NOTHING_FOLLOWED
    laws: tuple[Citation, ...] = ()
    lying: tuple[int, int, bool] | None = None
    """White and black men on the board afterwards, and whether the Queen is on the board."""
    score: BySide[int] | None = None
    """Score of the game afterwards."""
    status: LineStatus = LineStatus.STANDS
    by: int | None = None
    """Number of the entry that undid or amended it."""
    was: str = ""
    """Original text if different from `what`, otherwise empty."""
    was_ruled: str = ""
    """Original ruling if different from `ruled`, otherwise empty."""
    clock_ms: int | None = None
    """Duration of the stroke in milliseconds, if logged."""

    @property
    def ruled(self) -> str:
        return self.followed.text

    @property
    def men(self) -> str:
        """Men on the board afterwards, with "Q" for the Queen, such as "7–5 Q"."""
        if self.lying is None:
            return ""
        white, black, has_queen = self.lying
        return f"{white}–{black}{' Q' if has_queen else ''}"

    @property
    def place(self) -> Place:
        """Numbers of game and board."""
        return self.game, self.board


def log_of(names: Names, walked: Walk) -> tuple[LogLine, ...]:
    """Returns a line for every entry of the match in the order of entry."""
    standing = {step.number: step for step in walked.steps}
    undone, amended = undos_by_entry(walked.entries), amendments_of(walked)
    lines: list[LogLine] = []
    for made in walked.entries:
        number = made.number
        if isinstance(made.entry, Correction):
            place = NOWHERE if made.about is None else lines[made.about].place
            lines.append(_correction(made, place, undone.get(number)))
        else:
            step = standing.get(number)
            first = _plain(names, made)
            lines.append(_standing(names, made, first, step, undone, amended))
    times = stroke_times(walked.steps)
    return tuple(replace(line, clock_ms=times.get(line.number)) for line in lines)


def _standing(
    names: Names,
    made: MadeEntry,
    first: LogLine,
    step: Step | None,
    undone: Mapping[int, int],
    amended: Mapping[int, int],
) -> LogLine:
    """Returns the line of an entry as it counts now, given its line as it was made; not for corrections."""
    if step is None:
        return replace(first, status=LineStatus.TAKEN_BACK, by=undone.get(made.number))
    if step.is_impossible:
        return replace(first, status=LineStatus.WITHOUT_EFFECT)
    if step.entry is made.entry and step.before is made.before:
        return first
    now = _plain(names, made, step)
    judged = LineStatus.JUDGED_AGAIN if step.is_judged_again else LineStatus.STANDS
    return replace(
        now,
        status=LineStatus.AMENDED if step.is_amended else judged,
        by=amended.get(made.number) if step.is_amended else None,
        was=first.what if first.what != now.what else "",
        was_ruled=first.ruled if first.ruled != now.ruled else "",
    )


def _correction(made: MadeEntry, place: Place, undone_by: int | None) -> LogLine:
    return LogLine(
        made.number,
        made.at,
        made.elapsed_ms,
        *place,
        made_words(made),
        made.entry,
        followed=Followed(details=(say(_RULED[type(made.entry)]),))
        if isinstance(made.entry, Undone | Redone)
        else NOTHING_FOLLOWED,
        status=LineStatus.CORRECTION if undone_by is None else LineStatus.TAKEN_BACK,
        by=undone_by,
    )


def _plain(names: Names, made: MadeEntry, step: Step | None = None) -> LogLine:
    moment = moment_of(made, step)
    entry, before, after = moment.entry, moment.before, moment.after
    side, seat = actor(before, entry)
    game, board = place_of(before, entry, after)
    ruling = _ruling(entry, after)
    return LogLine(
        number=made.number,
        at=made.at,
        elapsed_ms=made.elapsed_ms,
        game=game,
        board=board,
        side=side,
        seat=seat,
        what=what(before, entry),
        short=stroke_in_short(before, entry),
        followed=followed(names, before, entry, after),
        laws=laws_of(before, entry),
        lying=_lying(before, entry, ruling, after),
        score=_score(game, after),
        entry=entry,
    )


def _ruling(entry: PlainEntry, after: MatchState) -> Ruling | None:
    if isinstance(entry, Override):
        return after.last_ruled.ruling if after.last_ruled is not None else None
    return entry.ruling if isinstance(entry, ActEntry) else None


def _lying(
    before: MatchState, entry: PlainEntry, ruling: Ruling | None, after: MatchState
) -> tuple[int, int, bool] | None:
    """Returns the pieces on the board after an entry; if it ended the board, those at its end."""
    if ruling is not None and ruling.board is not None:
        ruled = after.last_ruled.before.board if after.last_ruled is not None else before.board
        return None if ruled is None else _counts(ruled, by_side(ruling.on_board, ruled.turn.side), ruling.queen)
    board = None if isinstance(entry, BoardEntered) else after.board  # where its men lay at the end is not known
    return None if board is None else _counts(board, board.on_board, board.position.queen)


def _counts(board: BoardState, men: BySide[int], queen: QueenPlace) -> tuple[int, int, bool]:
    return men.of(board.white), men.of(board.white.other), queen.is_on_board


def _score(number: int | None, after: MatchState) -> BySide[int] | None:
    """Returns the current score of a game, including points on demand once claimed."""
    after = until_claimed(after)
    games = (game for game in (*after.history, after.last_game) if game is not None)
    return next((game.score for game in games if game.number == number), None)


# Corrections: undone, redone, amended and overridden entries, with the umpire's reasons


@unique
class CorrectionKind(StrEnum):
    """Kind of a correction."""

    UNDO = "undo"
    REDO = "redo"
    AMEND = "amend"
    OVERRIDE = "override"


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


def corrections_of(names: Names, found: Walk) -> tuple[CorrectionLine, ...]:
    """Returns every correction ever made, in order."""
    return tuple(_correction_line(names, found, made) for made in found.entries if _corrects(made.entry))


def _corrects(entry: Entry) -> bool:
    return isinstance(entry, Correction | Override)


def _correction_line(names: Names, found: Walk, made: MadeEntry) -> CorrectionLine:
    return CorrectionLine(
        number=made.number,
        at=made.at,
        kind=_KINDS.get(type(made.entry), CorrectionKind.OVERRIDE),
        about=made.about,
        was=_was(found, made),
        now=_now(names, made),
        reason=_reason(made.entry),
        stands=isinstance(made.entry, Undone | Redone) or made.number in found.standing,
    )


def _was(found: Walk, made: MadeEntry) -> str:
    """Returns the corrected entry as it counted at that moment."""
    if made.about is None:
        return ""
    if made.was is None or made.was.is_impossible:
        return made_words(found.entries[made.about])
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
