"""SVG drawings of reports: course of a game, and QR code.

A course is legible in black and white: the first side is solid and round, the second dashed, hollow and square.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.plain_text import without_marks
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.names import Names
from carrom_desk.presentation.sheet.score_card import GameLine
from carrom_desk.reports.content import Drawing

from .markup import element, joined
from .qr_code import qr_code

FONT = "Noto Sans, sans-serif"
_INK, _FAINT = "#333333", "#8a8a8a"
_PIXELS = 6
"""Pixels per unit of a drawing."""


@dataclass(frozen=True, slots=True)
class LineStyle:
    """Style of a side, distinguished by dashes and markers as well as colour."""

    colour: str
    dashes: str | None
    is_round: bool
    """True for round markers; otherwise they are square and hollow."""


STYLES = (LineStyle("#123f6d", None, is_round=True), LineStyle("#a8430f", "5 3", is_round=False))
"""Styles of the first and second side on the score card."""


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, dashes: str | None = None) -> Markup:
    ends = {"x1": f"{x1:g}", "y1": f"{y1:g}", "x2": f"{x2:g}", "y2": f"{y2:g}"}
    return element("line", stroke=colour, stroke_width="0.8", stroke_dasharray=dashes, **ends)


def _text(x: float, y: float, words: str, anchor: str, colour: str = _INK, weight: str | None = None) -> Markup:
    """Returns a text with its start, middle or end at the position, according to `anchor`."""
    place = {"x": f"{x:g}", "y": f"{y:g}"}
    return element("text", words, font_size="9", text_anchor=anchor, fill=colour, font_weight=weight, **place)


def svg_document(width: float, height: float, alt: str, *pieces: Markup) -> str:
    """Returns a standalone SVG document with alternative text."""
    alt = without_marks(alt)
    drawn = element(
        "svg",
        element("title", alt) if alt else None,
        *pieces,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        # Large, since viewers and printers may render a drawing at this size before scaling it.
        width=f"{width * _PIXELS:g}",
        height=f"{height * _PIXELS:g}",
        role="img" if alt else None,
        aria_hidden=None if alt else "true",
        font_family=FONT,
    )
    return str(drawn)


# The course of a game

_WIDTH, _HEIGHT = 184, 128
_LEFT, _RIGHT, _TOP, _BOTTOM = 32, 172, 8, 100
_BOARDS_AT_LEAST = 8


@dataclass(frozen=True, slots=True)
class _Scale:
    """Maps boards and points to drawing units."""

    boards: int
    most: int

    def x(self, board: float) -> float:
        return round(_LEFT + (_RIGHT - _LEFT) * board / self.boards, 1)

    def y(self, score: float) -> float:
        return round(_BOTTOM - (_BOTTOM - _TOP) * score / self.most, 1)


def course_chart(names: Names, game: GameLine) -> Drawing:
    """Returns a chart of a game, with a step at the end of each board.

    Lines mark the points that win, and from which the Queen does not count.
    """
    setup = names.setup
    last = max((board.number for board in game.boards), default=0)
    scale = _Scale(max(_BOARDS_AT_LEAST, last), max(setup.competition.points, game.score.a, game.score.b))
    middle = (_TOP + _BOTTOM) / 2
    alt = _course_words(names, game)
    svg = svg_document(
        _WIDTH,
        _HEIGHT,
        alt,
        *_levels(setup, scale),
        *_boards(scale),
        _text((_LEFT + _RIGHT) / 2, _BOTTOM + 25, _("board"), "middle"),
        element("g", _text(0, 0, _("points"), "middle"), transform=f"translate(9 {middle:g}) rotate(-90)"),
        *(_course(names, game, side, scale) for side in reversed(Side)),
        _ends(names, game, scale),
    )
    return Drawing(svg, alt)


def _course_words(names: Names, game: GameLine) -> str:
    """Returns the alternative text for the chart of a game."""
    course = _("Score by board in game {number}.").format(number=game.number)
    sides = (_("Side {number} is {name}.").format(number=names.number(side), name=names.side(side)) for side in Side)
    after = N_("After board {number}: {score}.")
    boards = (say(after, number=board.number, score=names.score(board.score)) for board in game.boards)
    return " ".join((course, *sides, *boards))


def chart_levels(setup: Setup) -> tuple[int, ...]:
    """Returns the points that win, and from which the Queen does not count."""
    target, queen_ends = setup.competition.points, setup.laws.scoring.queen_until + 1
    return (target, queen_ends) if queen_ends < target else (target,)


def _levels(setup: Setup, scale: _Scale) -> Iterator[Markup]:
    """Yields horizontal lines at zero and at `chart_levels`."""
    for score, dashes in zip((0, *chart_levels(setup)), (None, None, "2 2"), strict=False):
        y = scale.y(score)
        yield _line(_LEFT, y, _RIGHT, y, _FAINT if score else _INK, dashes)
        # The two upper levels are close together: the lower number goes below its line.
        yield _text(_LEFT - 4, y + (9 if dashes else 3), str(score), "end")


def _boards(scale: _Scale) -> Iterator[Markup]:
    """Yields the number of each board below its end."""
    every = 1 if scale.boards <= 10 else 2
    for board in range(1, scale.boards + 1):
        x = scale.x(board)
        yield _line(x, _BOTTOM, x, _BOTTOM + 3, _INK)
        if board % every == 0:
            yield _text(x, _BOTTOM + 13, str(board), "middle")


def _course(names: Names, game: GameLine, side: Side, scale: _Scale) -> Markup:
    style = STYLES[names.number(side) - 1]
    at = game.score_before.of(side)
    # From the start of the game, or from the last board before the take-over.
    begin = game.boards[0].number - 1 if game.boards else 0
    steps, marks = [f"M{scale.x(begin)} {scale.y(at)}"], []
    for board in game.boards:
        steps.append(f"H{scale.x(board.number)}")
        if board.score.of(side) != at:
            at = board.score.of(side)
            steps.append(f"V{scale.y(at)}")
            marks.append(_mark(scale.x(board.number), scale.y(at), style))
    return joined(_stroke(" ".join(steps), style), *marks)


def _stroke(path: str, style: LineStyle) -> Markup:
    return element("path", d=path, fill="none", stroke=style.colour, stroke_width="1.8", stroke_dasharray=style.dashes)


def _mark(x: float, y: float, style: LineStyle) -> Markup:
    if style.is_round:
        return element("circle", cx=f"{x:g}", cy=f"{y:g}", r="2.8", fill=style.colour)
    corner = {"x": f"{x - 2.4:.1f}", "y": f"{y - 2.4:.1f}"}
    return element("rect", width="4.8", height="4.8", fill="#ffffff", stroke=style.colour, stroke_width="1.2", **corner)


def _ends(names: Names, game: GameLine, scale: _Scale) -> Markup:
    """Returns the number of each side at the end of its line, moved apart if the scores are close."""
    if not game.boards:
        return joined()
    ends = sorted(Side, key=lambda side: (-game.score.of(side), names.number(side)))
    x = scale.x(game.boards[-1].number) + 5
    upper, lower = (scale.y(game.score.of(side)) for side in ends)
    gap = max(0.0, 11 - (lower - upper)) / 2
    placed = zip(map(names.number, ends), (upper - gap, lower + gap), strict=True)
    return joined(*(_text(x, y + 3.2, str(number), "start", STYLES[number - 1].colour, "bold") for number, y in placed))


def code_drawing(match_id: str, fingerprint: str, hall: str = "") -> Drawing:
    """Returns a QR code that opens the match on the hall's page; without a hall, it contains the command that verifies
    the sheet.
    """
    verifying = f"carrom-desk verify --fingerprint {fingerprint.replace(' ', '')} {match_id}"
    svg = qr_code(f"{hall}/results#m{match_id}" if hall else verifying, scale=12)
    alt = (
        N_("QR code that opens the match on the hall’s page")
        if hall
        else N_("QR code that says how to verify the sheet")
    )
    return Drawing(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), say(alt))
