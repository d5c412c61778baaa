"""The sheet that the players sign: head, score cards, counts, remarks and signatures, on one page."""

from collections.abc import Iterator

from carrom_desk.formats import from_to, time_of_day
from carrom_desk.i18n import N_, _, pgettext, say
from carrom_desk.match.plain_text import isolated
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import BoardState
from carrom_desk.presentation.log.log_lines import CorrectionKind
from carrom_desk.presentation.sheet.faults import FaultKind
from carrom_desk.presentation.sheet.remarks import ProtestLine
from carrom_desk.presentation.sheet.score_card import BoardLine, GameLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import (
    EMPTY,
    FAULT_KINDS,
    SLAM_MARKS,
    board_words,
    fate_words,
    format_words,
    origin_words,
    outcome_words,
    time_words,
    toss_words,
)
from carrom_desk.presentation.wording.match_text import phrase, score_for, sentence
from carrom_desk.reports.drawings.charts import code_drawing, course_chart, line_sample
from carrom_desk.rules.texts.piece_text import queen_words
from carrom_desk.rules.texts.words import NAMED

from . import content
from .content import Align, Card, CardRow, CellText, Column, Mark, Piece, Row, ScorePage, Table, Title

NIL = N_("Nil")
"""As cards are filled in where nothing is counted."""
_MOST_REMARKS = 8
"""On the page itself; the details have all of them."""

KIND = N_("Match record")
_SINGLES = N_("Singles")
_DOUBLES = N_("Doubles")
_TABLE = N_("Table {table}")
_GAME = N_("Game {number}")


def score_page(sheet: ScoreSheet) -> ScorePage:
    """The whole page."""
    return ScorePage(
        title=_title(sheet),
        sides=_sides(sheet),
        outcome=outcome_words(sheet),
        is_final=sheet.outcome.is_final,
        terms=tuple(_terms(sheet)),
        cards=tuple(_card(sheet, game) for game in sheet.games),
        legend=legend(sheet),
        counts=_counts(sheet),
        remarks=tuple(_remarks(sheet)),
        signatures=tuple(_signatures(sheet)),
        identity=_("Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}").format(
            entries=len(sheet.log),
            id=sheet.match_id,
            fingerprint=sheet.fingerprint,
            program=f"Carrom Desk {sheet.version}",
        ),
        code=code_drawing(sheet.match_id, sheet.fingerprint),
    )


# The head


def _title(sheet: ScoreSheet) -> Title:
    setup = sheet.setup
    table = say(_TABLE, table=setup.table) if setup.table else ""
    kind = setup.category or say(_DOUBLES if setup.doubles else _SINGLES)
    place = " · ".join(part for part in (setup.round, kind, table) if part)
    event = setup.event
    if setup.practice:
        words = N_("PRACTICE: {event}")
        event = say(words, event=event) if event else _("PRACTICE")
    return Title(say(KIND) if event else "", event or say(KIND), (place,))


def _sides(sheet: ScoreSheet) -> Table:
    """Both sides as on a scoreboard: number, players, games won, score of each game."""
    narrow, centre = 9, Align.CENTRE
    columns = (
        Column(_("Side"), 7, centre),
        Column(_("Players"), 83 - narrow * len(sheet.games)),
        Column(_("Games"), 10, centre),
        *(Column(say(_GAME, number=game.number), narrow, centre) for game in sheet.games),
    )
    rows = tuple(Row(tuple(_side(sheet, side))) for side in sheet.names.order)
    return Table(_("Sides and games"), columns, rows, has_label=False)


def _side(sheet: ScoreSheet, side: Side) -> Iterator[CellText]:
    yield str(sheet.names.number(side))
    yield tuple(_players(sheet.setup.sides.of(side), is_winner=sheet.outcome.winner is side))
    yield (Piece(str(sheet.outcome.games.of(side)), Mark.BOLD),)
    yield from (str(game.score.of(side)) for game in sheet.games)


def _players(players: tuple[Player, ...], *, is_winner: bool) -> Iterator[str | Piece]:
    for place, player in enumerate(players):
        if place:
            yield "\n"
        name, origin = isolated(player.name), origin_words(player)
        yield Piece(name, Mark.BOLD) if is_winner else name
        if origin:
            yield f" ({isolated(origin)})"


def _terms(sheet: ScoreSheet) -> Iterator[tuple[str, str]]:
    setup = sheet.setup
    tosses = "; ".join(toss_words(sheet, toss) for toss in sheet.tosses)
    yield _("Played"), time_words(sheet) or EMPTY
    yield _("Toss"), tosses or EMPTY
    yield _("Umpire"), isolated(setup.umpire) or EMPTY
    yield _("Chief referee"), isolated(setup.chief_referee) or EMPTY
    yield _("Laws"), say(setup.laws.name)
    yield _("Format"), format_words(setup)
    if setup.start is not None:
        yield (
            _("Taken over"),
            _("in game {game}; boards already played: {boards}").format(
                boards=setup.start.boards_played,
                game=setup.start.game_number,
            ),
        )


# The cards


def _card(sheet: ScoreSheet, game: GameLine) -> Card:
    names = sheet.names
    return Card(
        title=_heading(sheet, game),
        titles=card_titles(),
        sides=tuple(
            content.CardSide(names.number(side), line_sample(names.number(side)), names.full_side(side))
            for side in names.order
        ),
        rows=tuple(_rows(sheet, game)),
        course=course_chart(names, game),
    )


def card_titles() -> tuple[str, ...]:
    """What stands over the columns: board and break, then those of each side."""
    return (
        _("Board"),
        _("Break by"),
        _("Queen"),
        pgettext("Report", "C/m"),
        "+",
        _("Total"),
    )


def _heading(sheet: ScoreSheet, game: GameLine) -> str:
    names = sheet.names
    if game.winner is not None:
        score, words = score_for(game.winner, game.score), N_("won by {side}, {score}")
        state = say(words, side=names.side(game.winner), score=score)
    elif game.is_drawn:
        state = _("drawn, {score}").format(score=names.score(game.score))
    elif sheet.outcome.is_final:
        state = _("ended early at {score}").format(score=names.score(game.score))
    else:
        state = _("in progress, {score}").format(score=names.score(game.score))
    parts = [say(_GAME, number=game.number), state, from_to(game.started, game.finished)]
    return " · ".join(part for part in parts if part)


def _rows(sheet: ScoreSheet, game: GameLine) -> Iterator[CardRow]:
    if game.boards_before:
        words = N_("before the takeover: {boards}")
        yield CardRow(EMPTY, say(words, boards=game.boards_before), _only_totals(sheet, game.score_before))
    for board in game.boards:
        cells = tuple(cell for side in sheet.names.order for cell in _of_side(sheet, board, side))
        number = " ".join((str(board.number), *_marks(board)))
        yield CardRow(number, sheet.names.full_player(board.breaker), cells, sheet.names.number(board.winner))
    if game.under_way is not None:
        open_board = game.under_way
        break_by = sheet.names.full_player(open_board.breaker)
        yield CardRow(str(open_board.number), break_by, words=_under_way(sheet, open_board))
    if game.conceded_by is not None:
        words = N_("Conceded by {side}.")
        yield CardRow("", "", words=say(words, side=sheet.names.side(game.conceded_by)))


def _marks(board: BoardLine) -> Iterator[str]:
    if board.slam is not None:
        yield SLAM_MARKS[board.slam]
    if board.is_extra:
        yield "E"
    if board.replays:
        yield "R"


def _of_side(sheet: ScoreSheet, board: BoardLine, side: Side) -> Iterator[str]:
    """Queen, men, other points and running total of one side."""
    points, is_winner, nil = board.points, board.winner is side, say(NIL)
    queen = str(points.queen) if is_winner and points.queen else nil
    if board.queen is side and queen == nil:
        queen = f"({sheet.setup.laws.scoring.queen})"
    yield queen
    yield str(points.men) if is_winner and points.men else nil
    yield str(points.extra) if is_winner and points.extra else ""
    yield str(board.score.of(side))


def _only_totals(sheet: ScoreSheet, score: BySide[int]) -> tuple[str, ...]:
    return tuple(cell for side in sheet.names.order for cell in ("", "", "", str(score.of(side))))


def _under_way(sheet: ScoreSheet, board: BoardState) -> str:
    if board.queen_holder is not None:
        side = sheet.names.side(board.queen_holder)
        queen = _("Queen covered by {side}").format(side=side)
    else:
        queen = phrase(queen_words(board.position.queen))
    return _("in progress: {white} white and {black} black on the board; {queen}; to play: {player}").format(
        white=board.on_board.of(board.breaker.side),
        black=board.on_board.of(board.breaker.side.other),
        queen=queen,
        player=sheet.names.player(board.turn),
    )


def legend(sheet: ScoreSheet) -> str:
    """What the columns and marks mean; only those that are there. Empty before the first board."""
    boards = [board for game in sheet.games for board in game.boards]
    if not boards:
        return ""
    sentences = [
        _("C/m: the other side’s men left on the board."),
        _("Total: running total."),
        _("The breaker plays white."),
    ]
    if any(board.points.extra for board in boards):
        words = N_("+: points on demand, and any other points not for men or the Queen.")
        sentences.append(say(words))
    if any(board.queen is not None and not _is_credited(board) for board in boards):
        words = N_("({points}): Queen covered, not credited.")
        sentences.append(say(words, points=sheet.setup.laws.scoring.queen))
    if any(board.points.total > _gain(game, place) for game in sheet.games for place, board in enumerate(game.boards)):
        words = N_("Totals are capped at the {points} points that win the game.")
        sentences.append(say(words, points=sheet.setup.competition.points))
    found = {mark for board in boards for mark in _marks(board)}
    meanings = {
        "WS": N_("WS: white slam."),
        "BS": N_("BS: black slam."),
        "E": N_("E: extra board."),
        "R": N_("R: replayed board."),
    }
    return " ".join((*sentences, *(say(meaning) for mark, meaning in meanings.items() if mark in found)))


def _is_credited(board: BoardLine) -> bool:
    return board.queen is board.winner and board.points.queen > 0


def _gain(game: GameLine, place: int) -> int:
    """By how much a board raised its winner's total."""
    board = game.boards[place]
    before = game.boards[place - 1].score if place else game.score_before
    return board.score.of(board.winner) - before.of(board.winner)


# What happened besides, and who signs

_ON_EVERY_SHEET = frozenset({FaultKind.DUE, FaultKind.FOUL, FaultKind.TECHNICAL_FOUL, FaultKind.TIME_FAULT})
"""Counted also where nobody did it."""


def _counts(sheet: ScoreSheet) -> Table | None:
    """Strokes and faults of each side."""
    if not any(sheet.tally.strokes.of(side) for side in sheet.names.order) and not sheet.faults:
        return None
    counts = [(_("Strokes"), sheet.tally.strokes)]
    counts += [
        (say(FAULT_KINDS[kind]), count)
        for kind, count in sheet.tally.faults
        if kind in _ON_EVERY_SHEET or any((count.a, count.b))
    ]
    label, width = 24, 76 // len(counts)
    columns = (Column("", label), *(Column(title, width, Align.CENTRE) for title, _ in counts))
    rows = tuple(
        Row((sheet.names.side(side), *(str(count.of(side)) for _, count in counts))) for side in sheet.names.order
    )
    return Table(_("Strokes, dues and fouls"), columns, rows, has_label=False)


def _remarks(sheet: ScoreSheet) -> Iterator[tuple[str, str]]:
    """Corrections by their number; protests and remarks with their text."""
    overrides = sum(line.kind is CorrectionKind.OVERRIDE for line in sheet.corrections)
    corrections = len(sheet.corrections) - overrides
    counts = (
        (N_("corrections: {number}"), corrections),
        (N_("rulings overridden: {number}"), overrides),
        (N_("no protests"), not sheet.protests),
        (N_("no corrections"), not sheet.corrections),
    )
    record = ", ".join(say(words, number=int(number)) for words, number in counts if number)
    yield pgettext("Report", "Record"), sentence(record)
    for protest in sheet.protests:
        yield _("Protest"), _protest(sheet, protest)
    for remark in sheet.remarks[:_MOST_REMARKS]:
        where = "" if remark.board is None else f"{board_words(remark.game, remark.board)}: "
        who = "" if remark.side is None else f"{sheet.names.side(remark.side)}. "
        yield _("Remark"), f"{where}{who}{remark.text}"
    more = len(sheet.remarks) - _MOST_REMARKS
    if more > 0:
        words = N_("{number} more in the details.")
        yield _("Remarks"), say(words, number=more)


def _protest(sheet: ScoreSheet, protest: ProtestLine) -> str:
    at = " ".join(part for part in (board_words(protest.game, protest.board), time_of_day(protest.at)) if part)
    text = say(NAMED, name=sheet.names.side(protest.by), text=protest.text)
    return f"{at}, {text} ({fate_words(protest)})"


def _signatures(sheet: ScoreSheet) -> Iterator[tuple[str, str]]:
    setup = sheet.setup
    for side in sheet.names.order:
        role = _("Side {number}").format(number=sheet.names.number(side))
        yield from ((role, isolated(player.name)) for player in setup.sides.of(side))
    yield _("Umpire"), isolated(setup.umpire)
    yield _("Chief referee"), isolated(setup.chief_referee)
