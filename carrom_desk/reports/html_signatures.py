"""The foot of a printed sheet: where everyone signs, and what the print can be told by."""

from .headings import heading
from .markup import Dialect, Markup, element, joined
from .score_sheet import ScoreSheet
from .tables import rich_table

_IN_A_ROW = 2


def signatures(dialect: Dialect, sheet: ScoreSheet) -> Markup:
    """A line to sign on for umpire, chief referee and every player."""
    setup = sheet.setup
    signers = [("Umpire", setup.umpire), ("Chief referee", setup.chief_referee)]
    signers += [
        (f"Side {sheet.names.number(side)}", player.name)
        for side in sheet.names.order
        for player in setup.sides.of(side)
    ]
    title = heading(dialect, 3, "Signatures", class_="section")
    if dialect is Dialect.WEB:
        lines = (element("div", element("span", role), element("bdi", name)) for role, name in signers)
        return element("section", title, element("div", *lines, class_="signatures"), _identity(sheet))
    rows = []
    for place in range(0, len(signers), _IN_A_ROW):
        pair = signers[place : place + _IN_A_ROW]
        rows.append(element("tr", *(_space(index) for index in range(2 * len(pair) - 1)), class_="space"))
        rows.append(element("tr", *_line(pair)))
    return joined(
        title, rich_table(*rows, class_="signatures", padding=2), element("p", "", element("br")), _identity(sheet)
    )


def _space(index: int) -> Markup:
    """Room for the hand, over every line."""
    return element("td", joined(element("br"), element("br")), width="6%" if index % 2 else "47%")


def _line(pair: list[tuple[str, str]]) -> list[Markup]:
    cells: list[Markup] = []
    for role, name in pair:
        if cells:
            cells.append(element("td", ""))
        cells.append(element("td", f"{role}: {name}" if name else role, class_="sign"))
    return cells


def _identity(sheet: ScoreSheet) -> Markup:
    """What tells this print from one of another log."""
    words = (
        f"Match {sheet.match_id} · {len(sheet.log)} entries · fingerprint {sheet.fingerprint} · "
        f"Carrom Desk {sheet.version}. The fingerprint is made of the whole log: another one means another log."
    )
    return element("p", words, class_="identity")
