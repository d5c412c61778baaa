"""Rare entries: how each is entered by keyboard and mouse, and its texts."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from carrom_desk.match.entry.entries import (
    BoardReplayed,
    DetailsChanged,
    Disqualified,
    Entry,
    IncidentSeen,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Noted,
    PlainEntry,
    PlayCalled,
    PlayersNamed,
    ReplayGround,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import Breach
from tests.fakes import DOUBLES, SINGLES, stroke
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands
from tests.gui.ways import (
    Enter,
    accept_by_keys,
    foul_by_keys,
    foul_by_mouse,
    keys_of,
    press_action,
    referee_by_keys,
    referee_by_mouse,
    tab_to,
)

OPENED = (TOSS, PlayCalled())
NOT_PLACED = stroke(0, striker=True)
"""A due, and the men placed for it by the other side."""
PLAYED = (*OPENED, stroke(2), stroke())


@dataclass(frozen=True, slots=True)
class Row:
    """An event: how it is entered, the resulting entry, and its texts."""

    name: str
    keys: Enter
    mouse: Enter
    entry: PlainEntry
    said: str
    """Texts in the log and the report."""
    law: str = ""
    """Law cited in the log."""
    before: tuple[Entry, ...] = PLAYED
    setup: Setup = DOUBLES
    """In doubles, every panel asks as much as in singles, or more."""


def by_referee(
    action: RefereeAction, *chosen: str, text: str = "", reason: int = 0, player: int = 0, men: int = 1
) -> tuple[Enter, Enter]:
    """Both ways to use the chief referee's panel."""
    return (
        referee_by_keys(action, *chosen, text=text, reason=reason, player=player, men=men),
        referee_by_mouse(action, *chosen, text=text, reason=reason, player=player, men=men),
    )


def noting(button: str) -> tuple[Enter, Enter]:
    """Both ways to a button that records a note."""

    def by_keys(hands: Hands) -> None:
        hands.key("r", *keys_of(RefereeAction.NOTE))
        tab_to(hands, button)
        hands.key("space")

    def by_press(hands: Hands) -> None:
        hands.click("action_9")
        press_action(hands, RefereeAction.NOTE)
        hands.click(button)

    return by_keys, by_press


def write_by_keys(hands: Hands, name: str, text: str) -> None:
    """Focuses a field with Tab and replaces its text."""
    tab_to(hands, name)
    hands.key("ctrl+a")
    QTest.keyClicks(hands.focus(), text)


def details_by_keys(hands: Hands) -> None:
    hands.key("r", "6")
    tab_to(hands, "match_details")
    hands.key("space")
    hands.settle_dialogs()
    write_by_keys(hands, "details_table", "7")
    write_by_keys(hands, "details_club_b1", "North")
    write_by_keys(hands, "details_reason", "typed wrong")
    accept_by_keys(hands)


def details_by_mouse(hands: Hands) -> None:
    next(each for each in hands.controller.menu.actions() if each.objectName() == "action_details").trigger()
    for name, text in (("details_table", "7"), ("details_club_b1", "North"), ("details_reason", "typed wrong")):
        field = hands.find(QLineEdit, name)
        QTest.mouseDClick(field, Qt.MouseButton.LeftButton, pos=QPoint(14, field.height() // 2))
        QTest.keyClicks(field, text)
    hands.click("accept")


ROWS = (
    Row(
        "details",
        details_by_keys,
        details_by_mouse,
        DetailsChanged(table="7", players=PlayersNamed(b1=Player("Player B1", "North")), reason="typed wrong"),
        "Table: 7; Player B1: Player B1, North. Reason: typed wrong",
    ),
    Row(
        "hand_over",
        *by_referee(RefereeAction.HAND_OVER, text="B Umpire"),
        DetailsChanged(umpire="B Umpire"),
        "Umpire: B Umpire",
    ),
    Row("abandon", *by_referee(RefereeAction.ABANDON, text="storm"), MatchAbandoned("storm"), "Match abandoned: storm"),
    Row(
        "abandon_before_the_toss",
        *by_referee(RefereeAction.ABANDON, text="storm"),
        MatchAbandoned("storm"),
        "Match abandoned: storm",
        before=(),
    ),
    Row(
        "nobody_came",
        *by_referee(RefereeAction.NOBODY_CAME, text="waited an hour"),
        WalkedOver(None, "waited an hour"),
        "Neither side appeared: waited an hour",
        "143(i)",
        before=(),
    ),
    Row(
        "queen_uncovered",
        *by_referee(RefereeAction.UNNOTICED, "act_side_a", "option_queen_uncovered"),
        MistakeStands(Mistake.QUEEN_UNCOVERED, Side.A),
        "Queen not covered, unnoticed",
        "96",
        before=(*OPENED, stroke(2), stroke(queen=True), stroke()),
    ),
    Row(
        "wrong_man",
        *by_referee(RefereeAction.UNNOTICED, "act_side_a", "option_wrong_man"),
        MistakeStands(Mistake.WRONG_MAN, Side.A),
        "White man placed instead of a black one, unnoticed",
        "82(b)",
    ),
    Row(
        "due_forgotten",
        *by_referee(RefereeAction.UNNOTICED, "act_side_b", "option_due_forgotten", men=2),
        MistakeStands(Mistake.DUE_FORGOTTEN, Side.B, 2),
        "Due not placed, unnoticed: 2 black forfeited",
        "83",
    ),
    Row(
        "placed_late_but_for_one",
        foul_by_keys("placed too late", "by_b", placed="placed_a"),
        foul_by_mouse(Breach.PLACED_LATE, "by_b", placed="placed_a"),
        ViolationSeen(Side.B, Breach.PLACED_LATE, placed=BySide(1, 0)),
        "Placed too late (law 88(b))",
        before=(*OPENED, NOT_PLACED, stroke(), NOT_PLACED, stroke(), stroke(3)),
        setup=SINGLES,
    ),
    Row(
        "disqualified",
        *by_referee(RefereeAction.DISQUALIFY, "act_side_b", text="rude"),
        Disqualified(Side.B, "rude"),
        "Disqualified: rude",
        "143",
    ),
    Row(
        "player_disqualified",
        *by_referee(RefereeAction.DISQUALIFY, "act_side_b", text="rude", player=2),
        Disqualified(Side.B, "rude", 2),
        "Disqualified: rude",
        "143",
    ),
    *(
        Row(f"note_{law}", *noting(f"note_{place}"), Noted(f"{words} (law {law})"), f"Note: {words} (law {law})")
        for place, (words, law) in enumerate(
            (
                ("Striker replaced", "117"),
                ("Damaged man replaced", "120"),
                ("Broken man replaced", "141"),
                ("Carrom board replaced", "119"),
            ),
            start=1,
        )
    ),
    Row(
        "body_beyond_lines",
        foul_by_keys("body beyond", "by_b"),
        foul_by_mouse(Breach.BODY_BEYOND_LINES, "by_b"),
        ViolationSeen(Side.B, Breach.BODY_BEYOND_LINES),
        "Body beyond the arrow lines (law 32)",
        "63(b)",
        before=(*OPENED, stroke(2)),
        setup=SINGLES,
    ),
    Row(
        "breach_of_the_partner",
        foul_by_keys("133", "by_a2"),
        foul_by_mouse(Breach.SOLID_OBJECT, "by_a2"),
        ViolationSeen(Side.A, Breach.SOLID_OBJECT, player=2),
        "Solid object in the hand (law 133)",
        "63(b)",
        before=(*OPENED, stroke(2)),
    ),
    Row(
        "left_seat",
        foul_by_keys("left their seat", "by_b"),
        foul_by_mouse(Breach.LEFT_SEAT, "by_b"),
        IncidentSeen(IncidentKind.LEFT_SEAT, Side.B),
        "Left their seat",
        "91",
        setup=SINGLES,
    ),
    Row(
        "left_seat_in_doubles",
        foul_by_keys("left their seat", "by_b2"),
        foul_by_mouse(Breach.LEFT_SEAT, "by_b2"),
        IncidentSeen(IncidentKind.LEFT_SEAT, Side.B, player=2),
        "Left their seat",
        "91",
    ),
    Row(
        "replayed_for_circumstances",
        *by_referee(RefereeAction.REPLAY_BOARD, reason=2),
        BoardReplayed("Circumstances beyond the umpire’s control (law 140)", ReplayGround.BEYOND_CONTROL),
        "Board cancelled",
        "140",
    ),
    Row(
        "replayed_for_base_lines",
        *by_referee(RefereeAction.REPLAY_BOARD, reason=4),
        BoardReplayed("No room for the striker on the base lines (law 142)", ReplayGround.BASE_LINES_BLOCKED),
        "Board cancelled",
        "142",
    ),
)
