"""SVG charts of reports: course of a game, men per turn, time per stroke.

All are legible in black and white: the first side is solid and round, the second dashed, hollow and square.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.plain_text import without_marks
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.names import Names
from carrom_desk.presentation.sheet.score_card import GameLine
from carrom_desk.presentation.sheet.statistics import Statistics
from carrom_desk.reports.content import Drawing

from .markup import element, joined

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


def line_sample(number: int) -> Drawing:
    """Returns a sample of a side's line and marker for the legend."""
    style = STYLES[number - 1]
    return Drawing(svg_document(26, 8, "", _stroke("M1 4 H25", style), _mark(13, 4, style)), "")


# Bars

_BAR_WIDTH, _BAR_HEIGHT = 250, 132
_BAR_LEFT, _BAR_RIGHT, _BAR_TOP, _BAR_BOTTOM = 28, 246, 18, 104
_SHARE = 0.8
"""Width of the bars, as a share of the distance between ticks."""
_TICKS = 4
"""Maximum number of lines above zero."""

Numbered = tuple[str, int, Statistics]
"""A name, its number on the score card (1 or 2), and its statistics."""

_BINS_OF_MEN_AT_LEAST = 5
_SECONDS_A_BIN = 5
_LAST_BIN_SECONDS = 30
"""Start of the last bin, in seconds."""
MATCHES_OF_A_TREND = 20
"""Number of matches that fit side by side."""


@dataclass(frozen=True, slots=True)
class _Bars:
    """Bar chart for one side, or two sides to compare."""

    across: str
    """Title of the horizontal axis, such as "men in a turn"."""
    up: str
    """Title of the vertical axis, such as "turns"."""
    alt: Words
    """Alternative text for the bars of a name."""
    bins: tuple[str, ...]
    series: tuple[tuple[str, int, tuple[int, ...]], ...]
    """Name, number on the score card, and the count for each bin."""

    @property
    def most(self) -> int:
        """Height of the highest bar, at least 1."""
        return max([1, *(count for _, _, counts in self.series for count in counts)])

    @property
    def step(self) -> int:
        """Distance between horizontal lines: 1, 2 or 5 times a power of ten."""
        size = 1
        while True:
            for step in (size, 2 * size, 5 * size):
                if self.most <= step * _TICKS:
                    return step
            size *= 10

    @property
    def top(self) -> int:
        """Topmost line, at or just above the highest bar."""
        return -(-self.most // self.step) * self.step

    def y(self, count: int) -> float:
        """Returns the vertical position for a count."""
        return round(_BAR_BOTTOM - (_BAR_BOTTOM - _BAR_TOP) * count / self.top, 1)


def men_chart(parts: Sequence[Numbered]) -> tuple[str, Drawing] | None:
    """Returns a histogram of men per turn; None before the first turn."""
    if not any(numbers.turns for _, _, numbers in parts):
        return None
    bins = range(max(max(numbers.most_men for _, _, numbers in parts) + 1, _BINS_OF_MEN_AT_LEAST))
    series = tuple(
        (name, number, _counts((turn.men for turn in numbers.turns), len(bins))) for name, number, numbers in parts
    )
    across, alt = _("men in a turn"), N_("{name}, turns by men pocketed: {counts}.")
    bars = _Bars(across, _("turns"), alt, tuple(map(str, bins)), series)
    return _("Men in a turn"), _drawn(bars)


def times_chart(parts: Sequence[Numbered]) -> tuple[str, Drawing] | None:
    """Returns a histogram of stroke times in steps of five seconds; None if no times are logged."""
    if not any(numbers.times_ms for _, _, numbers in parts):
        return None
    edges = range(0, _LAST_BIN_SECONDS, _SECONDS_A_BIN)
    labels = (*(f"{edge}–{edge + _SECONDS_A_BIN}" for edge in edges), f"{_LAST_BIN_SECONDS}+")
    series = tuple(
        (name, number, _counts(map(_bin_of, numbers.times_ms), len(labels))) for name, number, numbers in parts
    )
    across, alt = _("seconds per stroke"), N_("{name}, strokes by seconds taken: {counts}.")
    bars = _Bars(across, _("strokes"), alt, labels, series)
    return _("Time per stroke"), _drawn(bars)


def trend_chart(name: str, shares: Sequence[int]) -> tuple[str, Drawing]:
    """Returns a chart of a percentage after each of the latest `MATCHES_OF_A_TREND` matches."""
    first = max(0, len(shares) - MATCHES_OF_A_TREND)
    bins = tuple(str(number) for number in range(first + 1, len(shares) + 1))
    across = _("up to match")
    up, alt = _("boards won, %"), N_("{name}, boards won in percent up to each match: {counts}.")
    bars = _Bars(across, up, alt, bins, ((name, 1, tuple(shares[first:])),))
    return _("Trend of boards won"), _drawn(bars)


def _bin_of(time_ms: int) -> int:
    return min(time_ms // (_SECONDS_A_BIN * 1000), _LAST_BIN_SECONDS // _SECONDS_A_BIN)


def _counts(found: Iterable[int], bins: int) -> tuple[int, ...]:
    counted = list(found)
    return tuple(counted.count(place) for place in range(bins))


def _drawn(bars: _Bars) -> Drawing:
    alt = " ".join(_bars_words(bars))
    pieces = (*_bar_levels(bars), *_bins(bars), *(_series(bars, place) for place in range(len(bars.series))))
    return Drawing(svg_document(_BAR_WIDTH, _BAR_HEIGHT, alt, *pieces), alt)


def _bars_words(bars: _Bars) -> Iterator[str]:
    for name, _style, counts in bars.series:
        each = ", ".join(f"{label}: {count}" for label, count in zip(bars.bins, counts, strict=True))
        yield say(bars.alt, name=name, counts=each)


def _bar_levels(bars: _Bars) -> Iterator[Markup]:
    for count in range(0, bars.top + 1, bars.step):
        y = bars.y(count)
        yield _line(_BAR_LEFT, y, _BAR_RIGHT, y, "#cccccc" if count else _INK)
        yield _text(_BAR_LEFT - 4, y + 3, str(count), "end")
    yield _text(0, _BAR_TOP - 8, bars.up, "start")


def _bins(bars: _Bars) -> Iterator[Markup]:
    width = (_BAR_RIGHT - _BAR_LEFT) / len(bars.bins)
    for place, label in enumerate(bars.bins):
        yield _text(round(_BAR_LEFT + width * (place + 0.5), 1), _BAR_BOTTOM + 11, label, "middle")
    yield _text((_BAR_LEFT + _BAR_RIGHT) / 2, _BAR_BOTTOM + 24, bars.across, "middle")


def _series(bars: _Bars, place: int) -> Markup:
    """Returns the bars of a series: solid or hollow, so that they differ without colour."""
    _, number, counts = bars.series[place]
    room = (_BAR_RIGHT - _BAR_LEFT) / len(bars.bins)
    width = room * _SHARE / len(bars.series)
    found = []
    for bin_, count in enumerate(counts):
        if count:
            x, y = _BAR_LEFT + room * (bin_ + (1 - _SHARE) / 2) + width * place, bars.y(count)
            found.append(_bar(x + 0.6, y, width - 1.2, _BAR_BOTTOM - y, STYLES[number - 1]))
    return joined(*found)


def _bar(x: float, y: float, width: float, height: float, style: LineStyle) -> Markup:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "width": f"{width:.1f}", "height": f"{height:.1f}"}
    fill = style.colour if style.is_round else "#ffffff"
    return element("rect", fill=fill, stroke=style.colour, stroke_width="1", **place)


def bar_sample(number: int) -> Drawing:
    """Returns a sample bar of a side for the legend."""
    return Drawing(svg_document(10, 8, "", _bar(1, 1, 8, 6, STYLES[number - 1])), "")


def code_drawing(match_id: str, fingerprint: str, hall: str = "") -> Drawing:
    """Returns a QR code that opens the match on the hall's page; without a hall, it contains the command that verifies
    the sheet.
    """
    import segno  # imported late: only needed for a code

    verifying = f"carrom-desk verify --fingerprint {fingerprint.replace(' ', '')} {match_id}"
    code = segno.make(f"{hall}/results#m{match_id}" if hall else verifying, error="m", micro=False)
    svg = code.svg_inline(border=2, scale=12, omitsize=True)  # with a view box, so that pages can scale it
    alt = (
        N_("QR code that opens the match on the hall’s page")
        if hall
        else N_("QR code that says how to verify the sheet")
    )
    return Drawing(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), say(alt))
