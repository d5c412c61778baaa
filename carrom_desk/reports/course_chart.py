"""The course of a game's score as a small step chart in SVG."""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side

from .markup import Markup, element, joined
from .names import Names
from .score_card import GameLine
from .svg_pieces import FONT, line, text
from .wording import points

WIDTH, HEIGHT = 180, 124
"""Of the drawing, in its own units."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 20, 168, 8, 106
_BOARDS_AT_LEAST = 8


@dataclass(frozen=True, slots=True)
class LineStyle:
    """How a side is drawn: told apart by dashes and marks as well as by colour."""

    colour: str
    dashes: str | None
    is_round: bool
    """Whether its marks are round; otherwise they are square and hollow."""


STYLES = (LineStyle("#123f6d", None, is_round=True), LineStyle("#a8430f", "5 3", is_round=False))
"""For the first and the second side of the score card."""


@dataclass(frozen=True, slots=True)
class _Scale:
    """From boards and points to the drawing's units."""

    boards: int
    most: int

    def x(self, board: float) -> float:
        return round(_LEFT + (_RIGHT - _LEFT) * board / self.boards, 1)

    def y(self, score: float) -> float:
        return round(_BOTTOM - (_BOTTOM - _TOP) * score / self.most, 1)


def course_chart(names: Names, game: GameLine) -> str:
    """The chart of one game as a standalone SVG document of `WIDTH` by `HEIGHT` units.

    Step lines rise at the end of each board; marks at the points that win, and where the Queen is credited no more.
    """
    setup = names.setup
    last = max((board.number for board in game.boards), default=0)
    scale = _Scale(max(_BOARDS_AT_LEAST, last), max(setup.competition.points, game.score.a, game.score.b))
    identity = f"course-{game.number}"
    drawing = element(
        "svg",
        element("title", f"Course of game {game.number}", id=f"{identity}-title"),
        element("desc", _described(names, game), id=f"{identity}-desc"),
        element("rect", x=0, y=0, width=WIDTH, height=HEIGHT, fill="#ffffff"),
        *_marks(setup, scale),
        *_boards(scale),
        *(_side(names, game, side, scale) for side in reversed(names.order)),
        _ends(names, game, scale),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_labelledby=f"{identity}-title {identity}-desc",
        font_family=FONT,
    )
    return drawing.text


def _described(names: Names, game: GameLine) -> str:
    """The same in words, for who cannot see it."""
    told = [f"Side {names.number(side)} is {names.side(side)}." for side in names.order]
    told += [f"After board {board.number}: {names.score(board.score)}." for board in game.boards]
    return " ".join(told)


def _marks(setup: Setup, scale: _Scale) -> Iterator[Markup]:
    """Level lines: nought, the points that win, and from where the Queen adds nothing."""
    target, queen_ends = setup.competition.points, setup.edition.scoring.queen_until + 1
    levels: list[tuple[int, str | None]] = [(0, None), (target, None)]
    if queen_ends < target:
        levels.append((queen_ends, "2 2"))
    for score, dashes in levels:
        y = scale.y(score)
        yield line(_LEFT, y, _RIGHT, y, "#8a8a8a" if score else "#333333", 0.8, dashes)
        # The two upper levels lie close together: the lower one's number goes below its line.
        drop = 9 if dashes else 3
        yield text(_LEFT - 4, y + drop, str(score), "end", tip=_tip(score, target))


def _tip(score: int, target: int) -> str | None:
    if score == 0:
        return None
    return f"{points(score)} win the game" if score == target else f"from {score} on the Queen adds nothing"


def _boards(scale: _Scale) -> Iterator[Markup]:
    """The numbers of the boards, each under the end of its board."""
    every = 1 if scale.boards <= 10 else 2
    for board in range(1, scale.boards + 1):
        x = scale.x(board)
        yield line(x, _BOTTOM, x, _BOTTOM + 3, "#333333", 0.8)
        if board % every == 0:
            yield text(x, _BOTTOM + 13, str(board), "middle")


def _side(names: Names, game: GameLine, side: Side, scale: _Scale) -> Markup:
    style = STYLES[names.number(side) - 1]
    at = game.score_before.of(side)
    steps, marks = [f"M{scale.x(_first(game))} {scale.y(at)}"], []
    for board in game.boards:
        steps.append(f"H{scale.x(board.number)}")
        if board.score.of(side) != at:
            at = board.score.of(side)
            steps.append(f"V{scale.y(at)}")
            marks.append(_mark(scale.x(board.number), scale.y(at), style))
    path = element(
        "path",
        d=" ".join(steps),
        fill="none",
        stroke=style.colour,
        stroke_width="1.8",
        stroke_dasharray=style.dashes,
        stroke_linejoin="round",
    )
    return joined(path, *marks)


def _first(game: GameLine) -> int:
    """The board after which the line begins: 0, or the last one played before the match was taken over."""
    return game.boards[0].number - 1 if game.boards else 0


def _mark(x: float, y: float, style: LineStyle) -> Markup:
    if style.is_round:
        return element("circle", cx=str(x), cy=str(y), r="2.8", fill=style.colour)
    corner = {"x": str(round(x - 2.4, 1)), "y": str(round(y - 2.4, 1))}
    return element("rect", width="4.8", height="4.8", fill="#ffffff", stroke=style.colour, stroke_width="1.2", **corner)


def _ends(names: Names, game: GameLine, scale: _Scale) -> Markup:
    """The side's number at the end of its line, the two kept apart where the scores are close."""
    if not game.boards:
        return joined()
    ends = sorted(names.order, key=lambda side: (-game.score.of(side), names.number(side)))
    x = scale.x(game.boards[-1].number) + 5
    upper, lower = (scale.y(game.score.of(side)) for side in ends)
    gap = max(0.0, 11 - (lower - upper)) / 2
    placed = zip(ends, (upper - gap, lower + gap), strict=True)
    return joined(*(_number(names, side, x, y) for side, y in placed))


def _number(names: Names, side: Side, x: float, y: float) -> Markup:
    number = names.number(side)
    return text(x, round(y + 3.2, 1), str(number), "start", colour=STYLES[number - 1].colour, weight="bold")


def line_sample(number: int) -> str:
    """A short piece of a side's line with its mark, as a standalone SVG document of 26 by 8 units: the legend."""
    style = STYLES[number - 1]
    stretch = element("path", d="M1 4 H25", stroke=style.colour, stroke_width="1.8", stroke_dasharray=style.dashes)
    drawing = element(
        "svg",
        stretch,
        _mark(13, 4, style),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 26 8",
        aria_hidden="true",
    )
    return drawing.text
