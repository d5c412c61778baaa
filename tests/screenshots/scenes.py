"""Every view of the desk: how to reach it, and the dialog on top."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.database.backups import BackupsDialog
from carrom_desk.gui.dialogs.messages import CrashDialog, LossDialog
from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.gui.learning.law_book.law_book_dialog import LawBookDialog, Special
from carrom_desk.gui.matches.new_match.take_over import TakeOverDialog
from carrom_desk.gui.settings.settings import Settings
from carrom_desk.match.entry.entries import (
    Conceded,
    Concession,
    Disqualified,
    Entry,
    Noted,
    Paused,
    PlayCalled,
    ProtestLodged,
    Toss,
    TossChoice,
    WalkedOver,
)
from carrom_desk.match.ports.store import BackupReason, KeptBackup, MatchId
from carrom_desk.match.setup import Competition, Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.rules.edition_register import USUAL
from tests.fakes import DOUBLES, SINGLES, MemoryStore, StoppedTime, desk, improper, stroke
from tests.gui.hands import Hands

from .side_scenes import (
    compared,
    documents,
    end_round,
    exam,
    exam_review,
    filled_page,
    give_round,
    hall_menu,
    join_hall,
    lag_behind,
    law_map,
    manual,
    practise,
    school,
    situation,
    situations,
    system_check,
)

OPEN = MatchId("m1")
PLAYERS: BySide[tuple[Player, ...]] = BySide((Player("Kavitha Raman"),), (Player("Imran Sheikh"),))
MATCH = replace(SINGLES, sides=PLAYERS)
LONG = replace(
    DOUBLES,
    event="Inter-Zonal State Championship",
    sides=BySide(
        (Player("Raghunathan Venkatesh"), Player("Maria Zimmermann")),
        (Player("Nirmala Wickramasinghe"), Player("Jean-Pierre Dubois")),
    ),
)
TOSS, PLAY = Toss(Side.A, TossChoice.BREAK), PlayCalled()
BOARD_OF_A: tuple[Entry, ...] = (PLAY, stroke(4), stroke(), stroke(3), stroke(), stroke(2, queen=True))
BOARD_WON: tuple[Entry, ...] = (*BOARD_OF_A, stroke(3))
COURSE: tuple[Entry, ...] = (
    TOSS,
    *BOARD_OF_A,
    *(PLAY, stroke(1), stroke(2), stroke(), stroke(1), stroke(queen=True), stroke(1), stroke(1, 1), improper(1)),
    *(stroke(1, striker=True), Noted("A lamp flickered."), stroke(), stroke(2), stroke(0, 1), stroke()),
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A view of the desk."""

    name: str
    title: str
    entries: tuple[Entry, ...] = ()
    setup: Setup = MATCH
    is_open: bool = True
    """True when a match is open; otherwise the start page is shown."""
    keys: tuple[str, ...] = ()
    """Keys to press once the match is open."""
    prepare: Callable[[Hands], None] | None = None
    over: Callable[[Hands], QWidget | None] | None = None
    """Opens a dialog or menu, after the look is applied."""
    has_match: bool = field(default=True)
    """True when there is a match at all."""

    @property
    def desk(self) -> "Scene":
        """The view without its dialog."""
        return replace(self, name="", title="", over=None)

    @property
    def is_entered(self) -> bool:
        """True when keys or messages lead to the view, which do not outlast the next look."""
        return bool(self.keys) or self.prepare is not None

    def hands(self, qtbot: QtBot, choices: Settings, size: tuple[int, int]) -> Hands:
        """Returns the desk at this view, without its dialog."""
        store, now = MemoryStore(), StoppedTime()
        if self.has_match:
            desk(*self.entries, setup=self.setup, store=store, now=now)
        match_id = OPEN if self.is_open and self.has_match else None
        hands = Hands(qtbot, store=store, now=now, match_id=match_id, choices=choices, size=size)
        if self.is_open and self.entries:
            hands.clock.start()
        hands.key(*self.keys)
        if self.prepare is not None:
            self.prepare(hands)
        return hands


def sharing_windows(scenes: Sequence[Scene], most: int = 12) -> list[tuple[Scene, ...]]:
    """Returns views in groups of up to `most` that only differ in their dialogs, and can share a window."""
    groups: dict[Scene, list[Scene]] = {}
    for scene in scenes:
        groups.setdefault(scene.desk, []).append(scene)
    return [tuple(group[at : at + most]) for group in groups.values() for at in range(0, len(group), most)]


def asking(ask: ActionName) -> Callable[[Hands], QWidget | None]:
    def do(hands: Hands) -> QWidget | None:
        hands.controller.actions.trigger(ask)
        return opened_dialog(hands)

    return do


def pressing(*keys: str) -> Callable[[Hands], QWidget | None]:
    def do(hands: Hands) -> QWidget | None:
        hands.key(*keys)
        return opened_dialog(hands)

    return do


def _amending(hands: Hands) -> QWidget | None:
    hands.amend(8)
    return opened_dialog(hands)


def choosing(action: RefereeAction) -> Callable[[Hands], QWidget | None]:
    """Opens the chief referee's form and selects an action."""

    def do(hands: Hands) -> QWidget | None:
        hands.key("r")
        dialog = hands.find(ChiefRefereeDialog, "chief_referee_dialog")
        dialog.choose(action)
        return dialog

    return do


def _preferences(page: int) -> Callable[[Hands], QWidget | None]:
    def do(hands: Hands) -> QWidget | None:
        dialog = asking(ActionName.PREFERENCES)(hands)
        hands.find(QListWidget, "preference_pages").setCurrentRow(page)
        return dialog

    return do


def _taken_key(hands: Hands) -> QWidget | None:
    """Presses a new key that is already assigned."""
    dialog = _preferences(1)(hands)
    hands.find(QPushButton, "change_key").click()
    QTest.keyClick(hands.part("key_catcher"), Qt.Key.Key_F)
    return dialog


def _law(hands: Hands) -> QWidget | None:
    hands.click("law_1")
    return opened_dialog(hands)


def _equipment(hands: Hands) -> QWidget | None:
    hands.controller.dialogs.laws.show_place("")
    dialog = opened_dialog(hands)
    assert isinstance(dialog, LawBookDialog)
    dialog.open_at(USUAL, Special.EQUIPMENT)
    return dialog


def _menu(hands: Hands) -> QWidget | None:
    hands.click("menu")
    return hands.controller.menu


def _take_over(hands: Hands) -> QWidget | None:
    return opened(TakeOverDialog(MATCH, hands.window))


def _backups(hands: Hands) -> QWidget | None:
    made = (
        KeptBackup(
            f"backups/matches-{day}.sqlite3",
            f"2026-11-{day}T10:04:05",
            reason,
            14,
            2_310,
            "Kavitha Raman – Imran Sheikh",
            f"2026-11-{day}T10:03:58",
        )
        for day, reason in zip(range(21, 10, -1), [*BackupReason] * 4, strict=False)
    )
    second, problem = "/media/stick/carrom", "The stick is full."
    return opened(BackupsDialog(tuple(made), second, problem, hands.window, is_match_open=True))


def _loss(hands: Hands) -> QWidget | None:
    said = "The backup made at 2026-11-21 15:14 replaces the current database. A copy of the current one is kept."
    lost = "12 entries since 2026-11-21 15:14 are not in the backup."
    return opened(LossDialog("Restore backup", (said, lost), "Restore backup", lambda: None, hands.window))


def _crash(hands: Hands) -> QWidget | None:
    return opened(CrashDialog("ZeroDivisionError: division by zero", str(Path("logs") / "desk.log"), hands.window))


def opened(dialog: QDialog) -> QDialog:
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def opened_dialog(hands: Hands) -> QWidget | None:
    """Returns the open dialog."""
    return next((dialog for dialog in hands.window.findChildren(QDialog) if dialog.isVisible()), None)


def _after(ms: int) -> Callable[[Hands], None]:
    def wait(hands: Hands) -> None:
        hands.wait(ms)

    return wait


def _fill_the_disk(hands: Hands) -> None:
    hands.store.is_full = True
    hands.key("w", "enter")


def _more_matches(hands: Hands) -> None:
    for number, (a, b) in enumerate(
        (("Asha Rao", "Ravi Menon"), ("Lakshmi Iyer", "Sunil Perera"), ("N. Das", "M. Roy"))
    ):
        setup = replace(MATCH, event=f"Club evening {number + 1}", sides=BySide((Player(a),), (Player(b),)))
        desk(TOSS, *BOARD_OF_A, setup=setup, store=hands.store, now=hands.now)


def _start_anew(hands: Hands) -> None:
    """Opens a desk with earlier matches."""
    _more_matches(hands)
    hands.controller.matches.show_start()
    hands.controller.matches.replay_start()


ONE_BOARD = replace(MATCH, competition=Competition(games=1, points=25, boards=1))
TO_PLACE: tuple[Entry, ...] = (*COURSE, stroke(), stroke(2, striker=True))
READING: tuple[Entry, ...] = (TOSS, PLAY, stroke(1, queen=True, striker=True))

PAGES = tuple(enumerate(("look", "keys", "clocks", "sounds", "languages", "laws", "presses", "backups")))

SCENES: tuple[Scene, ...] = (
    Scene("start", "Start, no match yet", has_match=False),
    Scene("continue", "Start, a match to go on with", COURSE, is_open=False, prepare=_start_anew),
    Scene("before-toss", "Before the toss"),
    Scene("toss", "The toss", over=pressing("enter")),
    Scene("toss-doubles", "The toss in doubles", setup=LONG, over=pressing("enter")),
    Scene("break", "The break", (TOSS,)),
    Scene("between-boards", "Between boards", (TOSS, *BOARD_WON)),
    Scene("game", "Mid game", COURSE),
    Scene("marks", "A stroke being marked", COURSE, keys=("w", "w", "s", "shift+b")),
    Scene("improper", "An improper stroke", COURSE, keys=("w", "i")),
    Scene("contradiction", "Marks that contradict each other", (TOSS, PLAY, stroke(1)), keys=("w", "n")),
    Scene("jumping", "The next piece is to have jumped", COURSE, keys=("j",)),
    Scene("placing", "Men to be placed", TO_PLACE),
    Scene("reading", "A ruling that rests on a reading", READING),
    Scene("last-five", "The last five seconds", (TOSS, PLAY, stroke(1)), prepare=_after(11_000)),
    Scene("time-over", "Time is over", (TOSS, PLAY, stroke(1)), prepare=_after(17_000)),
    Scene("demand", "Points on demand", (TOSS, PLAY, stroke(8), stroke(1, striker=True))),
    Scene("sides", "Change of sides", (TOSS, *BOARD_OF_A, Conceded(Side.B, Concession.GAME))),
    Scene("paused", "Time stands still", (*COURSE, Paused("appeal"))),
    Scene("over", "The match is over", (TOSS, *BOARD_WON), setup=ONE_BOARD),
    Scene("protest", "Under protest", (TOSS, ProtestLodged(Side.A, "the striker"), WalkedOver(Side.B, "left"))),
    Scene("not-saved", "Not saved", COURSE, prepare=_fill_the_disk),
    Scene("doubles", "Doubles with long names", COURSE, setup=LONG),
    Scene("doubles-marks", "Doubles with long names, a stroke marked", COURSE, setup=LONG, keys=("w", "s")),
    Scene(
        "doubles-over",
        "Doubles with long names, the longest call",
        (TOSS, *BOARD_WON, Disqualified(Side.B, "left the hall")),
        setup=LONG,
    ),
    Scene("doubles-placing", "Doubles with long names, men to be placed", TO_PLACE, setup=LONG),
    Scene("foul", "A foul", COURSE, over=pressing("f")),
    Scene("foul-placing", "A foul while men are placed", TO_PLACE, over=pressing("f")),
    Scene("chief-referee", "Chief referee", COURSE, over=pressing("r")),
    Scene("replay", "Replay the board", COURSE, over=choosing(RefereeAction.REPLAY_BOARD)),
    Scene("protest-lodged", "A protest", COURSE, over=choosing(RefereeAction.PROTEST)),
    Scene("concede", "A side gives up", COURSE, over=choosing(RefereeAction.CONCEDE)),
    Scene("disqualify", "A side is disqualified", COURSE, setup=LONG, over=choosing(RefereeAction.DISQUALIFY)),
    Scene("override", "Override ruling", COURSE, over=asking(ActionName.OVERRIDE)),
    Scene("amend", "Amend an entry", COURSE, over=_amending),
    Scene("law", "A law", COURSE, over=_law),
    Scene("reminders", "Unusual positions", COURSE, over=asking(ActionName.REMINDERS)),
    Scene("equipment", "The measures of the equipment", COURSE, over=_equipment),
    Scene("ask-laws", "The laws are asked", COURSE, over=asking(ActionName.ASK_LAWS)),
    Scene("menu", "The menu", COURSE, over=_menu),
    Scene("break-improper", "An improper break, before its reason is given", (TOSS,), keys=("i",)),
    Scene("new-match", "A new match", COURSE, over=asking(ActionName.NEW_MATCH)),
    Scene("new-match-filled", "A new match, filled in", COURSE, over=filled_page),
    Scene("round-clock", "A round clock in its last minutes", COURSE, prepare=give_round),
    Scene("round-over", "The time of the round is over", COURSE, prepare=end_round),
    Scene("practice", "Practice", COURSE, prepare=practise),
    Scene("school", "An exercise of the umpires' school", COURSE, over=school),
    Scene("exam", "A mock exam", COURSE, over=exam),
    Scene("exam-review", "The review of a mock exam", COURSE, over=exam_review),
    Scene("law-map", "What a learner knows of each law", COURSE, over=law_map),
    Scene("manual", "The manual", COURSE, over=manual),
    Scene("join-hall", "Joining a hall, with a code that is none", COURSE, over=join_hall),
    Scene("hall-late", "The hall lags behind, the chief referee was called", COURSE, prepare=lag_behind),
    Scene("hall-menu", "What there is to do in a hall", COURSE, over=hall_menu),
    Scene("documents", "A document, its paper and its language", COURSE, over=documents),
    Scene("situations", "The situations to practise on", COURSE, over=situations),
    Scene("situation", "A situation to rule on", COURSE, over=situation),
    Scene("situation-compared", "A ruling compared", COURSE, over=compared),
    Scene("system-check", "The system check", COURSE, over=system_check),
    Scene("take-over", "Take a match over", has_match=False, over=_take_over),
    Scene("library", "The library", COURSE, prepare=_more_matches, over=asking(ActionName.OPEN_MATCH)),
    Scene("backups", "Backups", COURSE, over=_backups),
    Scene("loss", "Before a backup is restored", COURSE, over=_loss),
    Scene("about", "About", COURSE, over=asking(ActionName.ABOUT)),
    *(Scene(f"preferences-{name}", f"Preferences: {name}", COURSE, over=_preferences(page)) for page, name in PAGES),
    Scene("preferences-taken", "Preferences: a key that something has", COURSE, over=_taken_key),
    Scene("key-card", "The card of keys", COURSE, over=asking(ActionName.KEY_CARD)),
    Scene("crash", "A fault of the desk", COURSE, over=_crash),
)
