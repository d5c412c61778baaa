"""The log of every entry in short lines."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from carrom_desk.formats import time_of_day
from carrom_desk.i18n import N_, _, ngettext, say
from carrom_desk.match.entry.entries import (
    ActEntry,
    Amended,
    BoardReplayed,
    Correction,
    Disqualified,
    MatchAbandoned,
    Override,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    StrokeMade,
    TurnCorrected,
    WalkedOver,
    Warned,
)
from carrom_desk.presentation.log.log_lines import CorrectionLine, LogLine
from carrom_desk.presentation.log.places import NOWHERE, Place
from carrom_desk.presentation.sheet.score_card import BoardLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.wording.entry_text import Followed
from carrom_desk.presentation.wording.match_text import capital, in_a_row, laws_in_a_row
from carrom_desk.presentation.wording.ruling_text import board_won
from carrom_desk.reports.content import CellText, Emphasis, Piece
from carrom_desk.reports.sheet_content import Log, LogBoard, LogEntry, Weight
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.position import NO_MEN
from carrom_desk.rules.ruling import Call, Turn

from .report_tables import points_parts
from .sheet_head import DECIDED, places_of, tag

_DECISIONS = (
    Override
    | ProtestLodged
    | ProtestDecided
    | BoardReplayed
    | TurnCorrected
    | Disqualified
    | MatchAbandoned
    | WalkedOver
    | Warned
)
_USUAL_CALLS = frozenset({Call.QUEEN_COVERED, Call.BOARD})
_TURNS = {Turn.CONTINUES: "▶", Turn.PASSES: "↷"}
_GAME_AND_BOARD = N_("Game {game}, board {board}")


def log_page(sheet: ScoreSheet) -> Log:
    """Returns the whole log."""
    ordinary = _ordinary_laws(sheet)
    return Log(
        title=" · ".join(_title(sheet)),
        players=" · ".join(_with_tag(sheet, place) for place in range(len(sheet.names.short))),
        fingerprint=sheet.fingerprint,
        boards=tuple(_boards(sheet, ordinary)),
        legend=tuple(_legend(sheet, ordinary)),
    )


def _title(sheet: ScoreSheet) -> Iterator[str]:
    if sheet.setup.event:
        yield sheet.setup.event
    yield from places_of(sheet)
    if sheet.setup.number is not None:
        yield _("Match {number}").format(number=sheet.setup.number)


def _with_tag(sheet: ScoreSheet, place: int) -> str:
    seat = tuple(sheet.names.short)[place]
    return f"{tag(sheet, seat)} {sheet.names.player(seat)}"


def _is_plain_stroke(line: LogLine) -> bool:
    """Returns True when a stroke had no consequences except for pocketed men."""
    made = line.entry
    if not isinstance(made, StrokeMade) or not line.short or made.ruling is None:
        return False
    return made.ruling.place.men == NO_MEN and not set(made.ruling.calls) - _USUAL_CALLS


def _ordinary_laws(sheet: ScoreSheet) -> tuple[Citation, ...]:
    """Returns the laws of entries that every board has, which are listed once in the footer."""
    routine: dict[object, tuple[Citation, ...]] = {}
    strokes: dict[Citation, None] = {}
    for line in sheet.log:
        if isinstance(line.entry, PlayCalled) or line.entry == PlacingDone(PlacingOutcome.PLACED):
            routine.setdefault(line.entry, line.laws)
        elif _is_plain_stroke(line) and _is_ordinary(line):
            strokes |= dict.fromkeys(line.laws)
    return tuple(dict.fromkeys((*strokes, *(law for laws in routine.values() for law in laws))))


def _is_ordinary(line: LogLine) -> bool:
    """Returns True when a stroke pocketed nothing or only own men, and the board continues."""
    assert isinstance(line.entry, StrokeMade)
    assert line.entry.ruling is not None
    pocketed, ruling = line.entry.stroke.pocketed, line.entry.ruling
    is_own = not (pocketed.opponent or pocketed.queen or pocketed.striker)
    return is_own and not ruling.calls and not ruling.place.queen and ruling.turn in _TURNS


def _boards(sheet: ScoreSheet, ordinary: tuple[Citation, ...]) -> Iterator[LogBoard]:
    place: Place = NOWHERE
    places = []
    for line in sheet.log:
        if None not in line.place:
            place = line.place
        places.append(place)
    corrections = {line.number: line for line in sheet.corrections}
    for (game, board), found in groupby(zip(places, sheet.log, strict=True), key=lambda pair: pair[0]):
        lines = [line for _, line in found]
        entries = tuple(_entry(sheet, line, ordinary, corrections) for line in lines)
        yield _board(sheet, game, board, lines, entries)


def _board(
    sheet: ScoreSheet, number: int | None, board: int | None, lines: list[LogLine], entries: tuple[LogEntry, ...]
) -> LogBoard:
    if number is None or board is None:
        return LogBoard("", "", "", entries, "")
    title = say(_GAME_AND_BOARD, game=number, board=board)
    game = next((each for each in sheet.games if each.number == number), None)
    if game is None:
        return LogBoard(title, "", "", entries, "")
    over = next((each for each in game.boards if each.number == board), None)
    known = over or (game.under_way if game.under_way and game.under_way.number == board else None)
    # The card has nothing about a board that was broken off: its first stroke was the breaker's.
    struck_first = next((line.seat for line in lines if isinstance(line.entry, StrokeMade)), None)
    seat = struck_first if known is None else known.breaker
    started = time_of_day(over.started if over else next((line.at for line in lines if line.at), ""), sheet.started)
    breaker = "" if seat is None else _breaker(_with_tag(sheet, tuple(sheet.names.short).index(seat)))
    about = " · ".join(filter(None, (breaker, started)))
    foot = "" if over is None else _foot(sheet, over, lines)
    return LogBoard(title, about, sheet.names.score(game.score_at(board)), entries, foot)


def _breaker(player: str) -> str:
    return _("white: {player}").format(player=player)


def _foot(sheet: ScoreSheet, board: BoardLine, lines: list[LogLine]) -> str:
    """Returns winner, points, score, time and number of strokes."""
    won, sum_ = _("Nobody scored"), ""
    if board.winner is not None:
        won = board_won(sheet.names.side(board.winner), board.points.total)
        sum_ = in_a_row(points_parts(board.points))
    count = sum(isinstance(line.entry, StrokeMade) and not line.is_struck for line in lines)
    strokes = ngettext("{count} stroke", "{count} strokes", count).format(count=count) if count else ""
    told = f"{won} ({sum_})" if sum_ else won
    score = sheet.names.score(board.score)
    return " · ".join(filter(None, (told, score, time_of_day(board.finished, sheet.started), strokes)))


def _entry(
    sheet: ScoreSheet, line: LogLine, ordinary: tuple[Citation, ...], corrections: dict[int, CorrectionLine]
) -> LogEntry:
    weight = _weight(line)
    is_short = weight is Weight.LINE
    laws = () if line.is_struck else tuple(law for law in line.laws if not is_short or law not in ordinary)
    is_timed = not is_short or isinstance(line.entry, Correction) or line.entry.about.is_remark
    return LogEntry(
        number=str(line.number),
        tag=_tag(sheet, line),
        text=_printed(line, corrections.get(line.number)),
        more="" if line.is_struck or isinstance(line.entry, Correction) else _more(line),
        time=time_of_day(line.at, sheet.started) if is_timed else "",
        laws=laws_in_a_row(laws),
        turn=_turn(line),
        weight=weight,
    )


def _weight(line: LogLine) -> Weight:
    if line.is_struck:
        return Weight.LINE
    if isinstance(line.entry, _DECISIONS):
        return Weight.DECISION
    return Weight.RULING if isinstance(line.entry, ActEntry) and not _is_plain_stroke(line) else Weight.LINE


def _tag(sheet: ScoreSheet, line: LogLine) -> str:
    if line.side is None:
        return ""
    return str(sheet.names.number(line.side)) if line.seat is None else tag(sheet, line.seat)


def _turn(line: LogLine) -> str:
    ruling = line.entry.ruling if isinstance(line.entry, ActEntry) and not line.is_struck else None
    return "" if ruling is None else _TURNS.get(ruling.turn, "")


def _printed(line: LogLine, correction: CorrectionLine | None) -> CellText:
    """Returns the event as briefly as possible; for an amendment, the old and new values."""
    if correction is not None and isinstance(line.entry, Amended) and not line.is_struck:
        about, now, reason = line.what.partition(correction.now)
        return about, Piece(correction.was, Emphasis.STRUCK), f" {now}{reason}"
    text = line.short or line.what
    if isinstance(line.entry, StrokeMade) and line.short and line.entry.ruling and line.entry.ruling.place.queen:
        text = _("{stroke}: the Queen returns").format(stroke=text)
    if _weight(line) is not Weight.LINE:
        text = capital(text)  # it is the heading of what follows
    if not line.status.words.text:
        return text
    status = say(line.status.words)
    if line.by is not None:
        status = _("{status} by No. {number}").format(status=status, number=line.by)
    told = Piece(text, Emphasis.STRUCK) if line.is_struck else text
    return told, " ", Piece(f"({status})", Emphasis.ITALIC)


def _more(line: LogLine) -> str:
    """Returns the consequences, except those shown by the sign and the board's footer."""
    told = line.followed
    if not isinstance(line.entry, ActEntry):
        return replace(told, score="").text
    return Followed(told.call, details=() if _is_plain_stroke(line) else told.details, course=told.course).text


def _legend(sheet: ScoreSheet, ordinary: tuple[Citation, ...]) -> Iterator[str]:
    yield "▶ " + _("plays on")
    yield "↷ " + _("turn passes")
    yield _("thick bar: decision or protest")
    if any(line.is_struck for line in sheet.log):
        yield _("struck out: undone")
    if ordinary:
        yield _("not cited: {laws}").format(laws=laws_in_a_row(ordinary))
    if sheet.overrides:
        yield say(DECIDED)
