"""The score card in print: every game with its boards, in the columns of the published card, and its course."""

from collections.abc import Iterator

from carrom_desk.match.side import BySide, Side

from .drawings import Put, course_drawing, line_drawing
from .headings import heading
from .markup import Child, Dialect, Markup, element, joined
from .score_card import BoardLine, BoardUnderWay, GameLine
from .score_sheet import ScoreSheet
from .sheet_words import EMPTY
from .tables import Align, layout, rich_table, row_title
from .wall_time import from_to
from .wording import QUEEN_PLACES, SLAM_MARKS, counted

NIL = "Nil"
"""As cards are filled in where nothing is counted."""

_COLUMNS = 10
_WIDTHS = {"board": 10, "break": 24, "queen": 10, "men": 7, "extra": 6, "total": 10}


def games(sheet: ScoreSheet, put: Put) -> tuple[Markup, ...]:
    """Every game as a section of a web page, its course beside its card."""
    return tuple(_section(sheet, game, put) for game in sheet.games)


def _section(sheet: ScoreSheet, game: GameLine, put: Put) -> Markup:
    course = element("figure", put(course_drawing(sheet.names, game)))
    boards = card(Dialect.WEB, sheet, game, put)
    return element("section", card_title(Dialect.WEB, sheet, game), element("div", boards, course, class_="beside"))


def card_title(dialect: Dialect, sheet: ScoreSheet, game: GameLine) -> Markup:
    """Which game it is, and how it stands."""
    return heading(dialect, 2, _heading(sheet, game), class_="game")


def card(dialect: Dialect, sheet: ScoreSheet, game: GameLine, put: Put) -> Markup:
    """The boards of a game."""
    content = (_titles(dialect, sheet, put), element("tbody", *_rows(dialect, sheet, game)))
    if dialect is Dialect.WEB:
        return element("table", *content, class_="card", aria_label=f"Game {game.number}")
    return rich_table(*content, class_="card", padding=1)


def _heading(sheet: ScoreSheet, game: GameLine) -> str:
    names = sheet.names
    if game.winner is not None:
        state = f"won by {names.side(game.winner)}, {names.score_for(game.winner, game.score)}"
    elif sheet.outcome.is_final:
        state = f"broken off at {names.score(game.score)}"
    else:
        state = f"in progress, {names.score(game.score)}"
    parts = [f"Game {game.number}", state, from_to(game.started, game.finished)]
    return " · ".join(part for part in parts if part)


def _titles(dialect: Dialect, sheet: ScoreSheet, put: Put) -> Markup:
    """Two rows: the sides, then their columns."""
    middle = layout(dialect, Align.CENTRE)
    tall = [
        element("th", "Board", rowspan="2", scope="col", **layout(dialect, Align.CENTRE, _WIDTHS["board"])),
        element("th", "Break by", rowspan="2", scope="col", **layout(dialect, Align.LEFT, _WIDTHS["break"])),
    ]
    columns = (("Queen", "queen"), ("C/m", "men"), ("+", "extra"), ("Total", "total"))
    for side in sheet.names.order:
        number = sheet.names.number(side)
        name = joined(f"{number} ", put(line_drawing(number)), f" {sheet.names.side(side)}")
        attributes = middle | {"class_": _joined("side", middle.get("class_"))}
        tall.append(element("th", name, colspan="4", scope="colgroup", **attributes))
    lower = [
        element("th", title, scope="col", **layout(dialect, Align.CENTRE, _WIDTHS[key]))
        for _ in sheet.names.order
        for title, key in columns
    ]
    return element("thead", element("tr", *tall, class_="titles"), element("tr", *lower, class_="titles"))


def _joined(*classes: str | None) -> str:
    return " ".join(each for each in classes if each)


def _rows(dialect: Dialect, sheet: ScoreSheet, game: GameLine) -> Iterator[Markup]:
    if game.boards_before:
        played = counted(game.boards_before, "board", "boards")
        yield _row(dialect, EMPTY, f"{played} before the match was taken over", *_only_totals(sheet, game.score_before))
    for board in game.boards:
        yield _board(dialect, sheet, board)
    if game.under_way is not None:
        yield _under_way(dialect, sheet, game.under_way)
    if game.conceded_by is not None:
        yield _remark(dialect, f"Conceded by {sheet.names.side(game.conceded_by)}.")


def _board(dialect: Dialect, sheet: ScoreSheet, board: BoardLine) -> Markup:
    cells: list[Child] = []
    for side in sheet.names.order:
        cells += _of_side(sheet, board, side)
    return _row(dialect, _joined(str(board.number), *_marks(board)), board.break_by, *cells)


def _marks(board: BoardLine) -> Iterator[str]:
    if board.slam is not None:
        yield SLAM_MARKS[board.slam]
    if board.is_extra:
        yield "E"
    if board.replays:
        yield "R"


def _of_side(sheet: ScoreSheet, board: BoardLine, side: Side) -> list[Child]:
    """Queen, men, other points and running total of one side."""
    total = str(board.score.of(side))
    is_winner = board.winner is side
    points = board.points
    queen = str(points.queen) if is_winner and points.queen else NIL
    if board.queen is side and queen == NIL:
        queen = f"({sheet.setup.edition.scoring.queen})"
    men = str(points.men) if is_winner and points.men else NIL
    extra = str(points.extra) if is_winner and points.extra else ""
    return [_muted(queen), _muted(men), extra, element("b", total) if is_winner else total]


def _muted(text: str) -> Child:
    return element("span", text, class_="nil") if text == NIL else text


def _only_totals(sheet: ScoreSheet, score: BySide[int]) -> list[Child]:
    return [cell for side in sheet.names.order for cell in ("", "", "", str(score.of(side)))]


def _row(dialect: Dialect, number: str, break_by: str, *cells: Child) -> Markup:
    middle = layout(dialect, Align.CENTRE)
    counts = []
    for place, cell in enumerate(cells):
        # The first column of each side is set apart.
        apart = "apart" if place % 4 == 0 else "total" if place % 4 == 3 else None
        counts.append(element("td", cell, **middle | {"class_": _joined(apart, middle.get("class_"))}))
    first = row_title(dialect, number, align=Align.CENTRE)
    return element("tr", first, element("td", break_by, **layout(dialect, Align.LEFT)), *counts, class_="line")


def _under_way(dialect: Dialect, sheet: ScoreSheet, board: BoardUnderWay) -> Markup:
    white, black = board.on_board.of(board.breaker.side), board.on_board.of(board.breaker.side.other)
    words = f"being played: {white} white and {black} black on the board; {_queen(sheet, board)}; {_turn(board)}"
    first = row_title(dialect, str(board.number), align=Align.CENTRE)
    name = element("td", board.break_by, **layout(dialect, Align.LEFT))
    return element(
        "tr", first, name, element("td", words, colspan=str(_COLUMNS - 2), class_="apart"), class_="line open"
    )


def _queen(sheet: ScoreSheet, board: BoardUnderWay) -> str:
    if board.queen_holder is not None:
        return f"Queen covered by {sheet.names.side(board.queen_holder)}"
    return f"Queen {QUEEN_PLACES[board.queen]}"


def _turn(board: BoardUnderWay) -> str:
    return f"in turn: {board.turn_of}"


def _remark(dialect: Dialect, text: str) -> Markup:
    return element("tr", element("td", text, colspan=str(_COLUMNS), **layout(dialect, Align.LEFT)), class_="line open")


def legend(sheet: ScoreSheet) -> str:
    """What the columns and marks mean; only those that are there. Empty before the first board."""
    boards = [board for game in sheet.games for board in game.boards]
    if not boards:
        return ""
    told = ["C/m: the other side’s men left on the board.", "Total: running total.", "The breaker plays white."]
    if any(board.points.extra for board in boards):
        told.append("+: points on demand, and points counted neither for men nor for the Queen.")
    if any(board.queen is not None and not _is_credited(board) for board in boards):
        told.append(f"({sheet.setup.edition.scoring.queen}): Queen covered, not credited.")
    if any(board.points.total > _gain(game, place) for game in sheet.games for place, board in enumerate(game.boards)):
        target = sheet.setup.competition.points
        told.append(f"A total never shows more than the {target} points that win the game.")
    found = {mark for board in boards for mark in _marks(board)}
    meanings = {"WS": "white slam", "BS": "black slam", "E": "extra board", "R": "played again"}
    told += [f"{mark}: {meaning}." for mark, meaning in meanings.items() if mark in found]
    return " ".join(told)


def _is_credited(board: BoardLine) -> bool:
    return board.queen is board.winner and board.points.queen > 0


def _gain(game: GameLine, place: int) -> int:
    """By how much a board raised its winner's total."""
    board = game.boards[place]
    before = game.boards[place - 1].score if place else game.score_before
    return board.score.of(board.winner) - before.of(board.winner)
