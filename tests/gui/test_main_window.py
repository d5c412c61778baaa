"""The whole window, with real keys and clicks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.clock.reading import ClockState
from carrom_desk.match.entries import (
    Entry,
    LoggedEntry,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
    StrokeMade,
    Toss,
    TossChoice,
    ViolationSeen,
)
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.store import MatchId
from carrom_desk.rules.breach_catalogue import Breach
from carrom_desk.rules.pieces import Pieces
from tests.fakes import DOUBLES, SINGLES, MemoryStore, StoppedNow, desk, stroke
from tests.gui.hands import Hands

TOSS = Toss(Side.A, TossChoice.BREAK)
FIRST = MatchId("m1")


def at_match(qtbot: QtBot, *commands: Entry, store: MemoryStore | None = None) -> Hands:
    """A window with a match open after these commands, the clock started."""
    kept, now = store or MemoryStore(), StoppedNow()
    desk(*commands, store=kept, now=now)
    hands = Hands(qtbot, store=kept, now=now, match_id=FIRST)
    if commands:
        hands.clock.start()
    return hands


def last(hands: Hands) -> Entry:
    return hands.record.entries[-1].entry


def last_stroke(hands: Hands) -> StrokeMade:
    entry = last(hands)
    assert isinstance(entry, StrokeMade)
    return entry


def pocketed(hands: Hands) -> Pieces:
    return last_stroke(hands).stroke.pocketed


# Inputs


@pytest.mark.parametrize(
    ("keys", "pieces"),
    [
        (("enter",), Pieces()),
        (("w", "enter"), Pieces(own=1)),
        (("w", "s", "enter"), Pieces(own=1, striker=True)),
        (("b", "b", "q", "1"), Pieces(opponent=2, queen=True)),
    ],
)
def test_a_stroke_takes_as_many_keys_as_there_are_things_to_say(
    qtbot: QtBot, keys: tuple[str, ...], pieces: Pieces
) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.key(*keys)

    assert pocketed(hands) == pieces
    assert hands.draft.is_empty()


@pytest.mark.parametrize(
    ("names", "pieces"),
    [
        (("confirm",), Pieces()),
        (("mark_white", "confirm"), Pieces(own=1)),
        (("mark_white", "mark_striker", "confirm"), Pieces(own=1, striker=True)),
    ],
)
def test_a_stroke_takes_as_many_clicks(qtbot: QtBot, names: tuple[str, ...], pieces: Pieces) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.click(*names)

    assert pocketed(hands) == pieces


def test_pieces_are_marked_on_the_board(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.press_piece("piece_white_1")
    hands.press_piece("piece_black_2", Qt.MouseButton.RightButton)
    hands.press_piece("piece_striker")
    hands.press_piece("piece_striker")
    hands.click("confirm")

    entry = last_stroke(hands)
    assert entry.stroke.pocketed == Pieces(own=1)
    assert entry.stroke.jumped == Pieces(opponent=1)


@pytest.mark.parametrize("keys", [("j", "w"), ("shift+w",)])
def test_a_man_that_jumped_is_marked_by_key(qtbot: QtBot, keys: tuple[str, ...]) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.key(*keys, "w", "enter")

    entry = last_stroke(hands)
    assert (entry.stroke.pocketed.own, entry.stroke.jumped.own) == (1, 1)


def test_jumped_mode_is_cancelled_by_escape(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.key("j", "esc", "w", "enter")

    assert pocketed(hands) == Pieces(own=1)


@pytest.mark.parametrize(
    ("key", "is_marked"),
    [
        ("i", lambda entry: entry.stroke.improper),
        ("n", lambda entry: not entry.stroke.touched),
        ("p", lambda entry: entry.stroke.before_play),
    ],
)
def test_the_marks_on_a_stroke_have_keys_that_turn_them_on_and_off(
    qtbot: QtBot, key: str, is_marked: Callable[[StrokeMade], bool]
) -> None:
    hands = at_match(qtbot, TOSS)

    hands.key(key, key, key, "enter")

    assert is_marked(last_stroke(hands))


def test_backspace_clears_the_marks(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.key("w", "s", "i", "backspace", "enter")

    assert last_stroke(hands).stroke == stroke().stroke


def test_a_second_enter_within_a_moment_is_not_a_second_stroke(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.key("enter")

    QTest.keyClick(hands.focus(), Qt.Key.Key_Return)

    assert len(hands.record.entries) == 3
    assert hands.said() == "The second press was not counted."


def test_quick_taps_on_marks_all_count(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    for _ in range(4):
        QTest.keyClick(hands.focus(), Qt.Key.Key_W)
    for _ in range(3):  # as the window gets them: the second is a double click
        QTest.mouseClick(
            hands.window.windowHandle(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            hands.point("mark_black"),
        )
    QTest.keyClick(hands.focus(), Qt.Key.Key_Return)

    assert pocketed(hands) == Pieces(own=4, opponent=3)


def test_a_press_past_the_last_man_explains_itself(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.key("q", "q")

    assert hands.said() == "The Queen is marked already. “Clear” takes the marks back."
    hands.key("w")
    assert hands.said() == ""


BOARD_BY_KEYS = (
    *("space", "w", "w", "w", "enter"),  # Play, three white men
    *("w", "s", "enter", "enter"),  # a man and the striker: two come back and are placed
    *("enter",),  # nothing
    *("b", "b", "i", "enter", "enter"),  # two black men, improper: three come back and are placed
    *("w", "w", "q", "enter"),  # two white men and the Queen
    *("w", "w", "w", "w", "w", "enter"),  # the last five
)
BOARD_BY_CLICKS = (
    *("play", "mark_white", "mark_white", "mark_white", "confirm"),
    *("mark_white", "mark_striker", "confirm", "confirm"),
    *("confirm",),
    *("mark_black", "mark_black", "improper", "confirm", "confirm"),
    *("mark_white", "mark_white", "mark_queen", "confirm"),
    *("mark_white", "mark_white", "mark_white", "mark_white", "mark_white", "confirm"),
)


@pytest.mark.parametrize("presses", [BOARD_BY_KEYS, BOARD_BY_CLICKS], ids=["keys", "clicks"])
def test_a_whole_board_is_played_by_keys_alone_and_by_clicks_alone(qtbot: QtBot, presses: tuple[str, ...]) -> None:
    hands = at_match(qtbot, TOSS)

    if presses is BOARD_BY_KEYS:
        hands.key(*presses)
    else:
        hands.click(*presses)

    assert hands.record.state.game is not None
    board = hands.record.state.game.boards[0]
    assert (board.winner, board.queen, board.points) == (Side.A, Side.A, 12)
    assert hands.text("score_a") == "12"
    assert hands.text("log_head") == "Game 1 · board 2"


# What is shown


def test_the_window_shows_where_the_match_stands(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(2), stroke())

    assert hands.text("what_now") == "Mark what fell, then confirm."
    assert (hands.text("score_a"), hands.text("score_b")) == ("0", "0")
    assert (hands.text("games_a"), hands.text("games_b")) == ("0", "0")
    assert hands.text("log_head") == "Game 1 · board 1"
    assert "Turn passes to Player B1" in hands.part("ruling").accessibleName()


def test_the_ruling_forms_while_the_stroke_is_marked(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1))

    hands.key("w", "s")

    assert (
        "If confirmed" in hands.part("ruling").accessibleName()
        or "if confirmed" in hands.part("ruling").accessibleName()
    )
    assert "Player A1 continues" in hands.part("ruling").accessibleName()
    assert hands.text("call") == "“Due.”"
    assert len(hands.record.entries) == 3


def test_contradicting_marks_are_blocked_with_the_reason_and_stay(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.key("w", "n", "enter")

    assert len(hands.record.entries) == 2
    assert "touched nothing" in hands.said()
    assert "touched nothing" in hands.part("ruling").accessibleName()
    assert not hands.part("confirm").isEnabled()
    assert hands.draft.pocketed.white == 1


def test_what_is_saved_is_shown(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.now.advance(64_600)

    hands.key("enter")

    assert "10:01:05" in hands.text("saved")


# Play, clock, placing


def test_space_calls_play_and_then_holds_the_clock(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS)

    hands.key("space")
    assert last(hands) == PlayCalled()
    assert hands.read_clock().state is ClockState.RUNNING

    hands.key("space")
    assert hands.read_clock().state is ClockState.PAUSED
    assert len(hands.record.entries) == 2


def test_the_play_button_calls_play(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS)

    hands.click("play")

    assert last(hands) == PlayCalled()


def test_when_time_is_over_the_desk_only_proposes(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke())
    hands.wait(15_000)

    assert "Time is over" in hands.text("what_now")
    assert len(hands.record.entries) == 3

    hands.key("t")
    seen = last(hands)
    assert isinstance(seen, ViolationSeen)
    assert (seen.by, seen.breach) == (Side.B, Breach.TIME_LIMIT)


def test_before_time_is_over_it_takes_a_second_press(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke())

    hands.key("t")
    assert "not over yet" in hands.said()
    assert len(hands.record.entries) == 3

    hands.key("t")
    assert isinstance(last(hands), ViolationSeen)


def test_while_time_stands_still_the_marks_wait_for_play(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(), Paused("appeal"))

    hands.key("w", "enter")
    assert last(hands) == PlayCalled()
    assert hands.draft.pocketed.white == 1

    hands.key("enter")
    assert isinstance(last(hands), StrokeMade)


def test_a_key_held_down_enters_one_stroke(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    for _ in range(40):
        QTest.keyClick(hands.window, Qt.Key.Key_Return)
        hands.now.advance(100)

    assert len(hands.record.entries) == 3


def test_a_machine_that_slept_leaves_the_clock_interrupted(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke())
    hands.wait(3_000)
    hands.now.slept_ms = 60_000
    hands.wait(1_000)

    assert hands.read_clock().state is ClockState.INTERRUPTED
    hands.key("space")
    assert hands.read_clock().state is ClockState.RUNNING


def test_men_to_place_are_asked_about_and_the_next_stroke_answers_too(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(2))
    hands.key("w", "s", "enter")
    assert hands.text("what_now") == "Player B1 places 2 white men."

    hands.key("4")
    assert last(hands) == PlacingDone(PlacingOutcome.NO_SPACE)

    hands.key("ctrl+z", "w", "enter")
    assert pocketed(hands) == Pieces(own=1)


def test_an_appeal_lets_time_stand_until_play(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(), Paused("appeal"))

    assert "Time stands still" in hands.text("what_now")
    hands.key("space")

    assert not hands.record.state.is_paused


# Undo


def test_undo_and_redo_reach_across_boards(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(9, queen=True), PlayCalled(), stroke())
    assert hands.text("score_a") == "12"

    hands.key("ctrl+z", "ctrl+z", "ctrl+z")
    assert (hands.text("score_a"), hands.text("log_head")) == ("0", "Game 1 · board 1")

    hands.click("redo", "redo", "redo")
    assert (hands.text("score_a"), hands.text("log_head")) == ("12", "Game 1 · board 2")
    assert hands.record.state.board is not None
    assert not hands.part("redo").isEnabled()


def test_undo_has_no_bottom_that_it_does_not_explain(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS)

    hands.key("ctrl+z", "ctrl+z")

    assert hands.said() == "There is nothing to take back."
    assert hands.text("what_now") == "Enter the toss."


def test_after_an_undo_the_clock_is_interrupted(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke())
    hands.key("enter", "ctrl+z")

    assert hands.read_clock().state is ClockState.INTERRUPTED


# Failing and reopening


def test_a_full_disk_is_loud_and_loses_nothing(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.store.is_full = True

    hands.key("w", "s", "enter")

    assert hands.text("saved") == "NOT SAVED"
    assert "The disk is full" in hands.text("what_now")
    assert hands.draft.pocketed.striker == 1
    assert len(hands.record.entries) == 2

    hands.store.is_full = False
    hands.key("enter")

    assert pocketed(hands) == Pieces(own=1, striker=True)
    assert hands.draft.is_empty()
    assert hands.text("saved").startswith("Saved 10:")


def test_an_entry_that_is_no_stroke_can_be_saved_again_or_given_up(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS)
    hands.store.is_full = True
    hands.key("space")
    assert "NOT SAVED" in hands.text("what_now")

    hands.key("2")
    assert hands.text("what_now") == "Player A1 breaks: call “Play”."

    hands.key("space")
    hands.store.is_full = False
    hands.key("enter")
    assert last(hands) == PlayCalled()


def test_another_desk_on_the_same_match_is_noticed_and_the_match_opened_again(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.library.open(FIRST).submit(stroke(1))

    hands.key("enter")
    assert "Another desk" in hands.text("what_now")

    hands.key("enter")
    assert len(hands.record.entries) == 3
    assert pocketed(hands) == Pieces(own=1)


def test_the_unfinished_match_comes_first_and_one_key_continues_it(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedNow()
    before = desk(TOSS, PlayCalled(), stroke(2), stroke(1, striker=True), store=store, now=now).record
    hands = Hands(qtbot, store=store, now=now)
    assert "State Championship" in hands.text("what_now")

    hands.key("enter")

    assert hands.record == before
    assert hands.read_clock().state is ClockState.INTERRUPTED
    assert hands.text("what_now") == "Player B1 places 2 white men."


def test_without_an_unfinished_match_a_new_one_is_offered(qtbot: QtBot) -> None:
    hands = Hands(qtbot)

    assert hands.text("what_now") == "Begin a match, or open one."
    hands.key("w", "i", "f", "enter")

    assert hands.dialog("new_match_dialog").isVisible()


def test_while_the_matches_are_being_opened_nothing_can_be_pressed(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.room.show_trouble("The folder is gone. Plug the disk in.")

    assert hands.text("what_now") == "The folder is gone. Plug the disk in."
    assert hands.text("saved") == "NOT SAVED"
    hands.key("enter", "space", "t", "ctrl+z")


# Dialogs from the window


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("f", "foul_dialog"),
        ("r", "chief_referee_dialog"),
        ("ctrl+n", "new_match_dialog"),
        ("ctrl+o", "library_dialog"),
    ],
)
def test_keys_open_dialogs_and_escape_closes_them(qtbot: QtBot, key: str, name: str) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.key(key)
    assert hands.dialog(name).isVisible()
    QTest.keyClick(hands.dialog(name), Qt.Key.Key_Escape)

    assert not hands.has_dialog()
    assert len(hands.record.entries) == 2


def test_after_a_dialog_the_keys_belong_to_the_desk_again(qtbot: QtBot) -> None:
    hands = at_match(qtbot)
    hands.part("menu").setFocus()
    hands.window.activateWindow()
    hands.key("r")
    QTest.keyClick(hands.dialog("chief_referee_dialog"), Qt.Key.Key_Escape)
    hands.settle()

    qtbot.waitUntil(hands.part("desk").hasFocus)


def test_a_toss_is_entered(qtbot: QtBot) -> None:
    hands = at_match(qtbot)

    hands.key("enter")
    hands.click("winner_b", "choice_side", "accept")

    assert last(hands) == Toss(Side.B, TossChoice.SIDE)


def test_a_ruling_is_decided_otherwise(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke())
    hands.click("override")
    hands.find(QComboBox, "turn").setCurrentIndex(0)
    hands.find(QLineEdit, "reason").setText("the light went out")
    hands.click("accept")

    assert hands.record.state.board is not None
    assert hands.record.state.board.turn.side is Side.A


def test_a_foul_shows_its_ruling_before_it_is_entered(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(2), stroke())
    hands.key("f")
    QTest.keyClicks(hands.part("breach_search"), "134")
    hands.click("by_a")

    assert "Player B1 places" in hands.text("foul_said")
    hands.click("accept")
    assert isinstance(last(hands), ViolationSeen)
    assert hands.text("what_now") == "Player B1 places 1 white man."


def test_an_entry_is_amended_from_the_log(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1), stroke(1))
    hands.amend(2)
    hands.find(QSpinBox, "pocketed_white").setValue(3)
    assert "Player A1 is in turn" in hands.text("amend_said")
    hands.find(QLineEdit, "reason").setText("counted again")
    hands.click("accept")

    assert hands.record.state.board is not None
    assert hands.record.state.board.on_board == BySide(5, 9)


@pytest.mark.parametrize(("number", "words"), [(1, "undo back to it"), (4, "cannot be amended")])
def test_what_cannot_be_amended_is_explained(qtbot: QtBot, number: int, words: str) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1))
    hands.key("enter", "ctrl+z")

    hands.amend(number)

    assert words in hands.said()


# Looks


def test_words_grow_with_the_window(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    before = hands.window.font().pixelSize()
    hands.window.resize(1920, 1080)
    hands.settle()

    qtbot.waitUntil(lambda: hands.window.font().pixelSize() > before)
    assert hands.window.theme().text_scale == 1.4


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)])
def test_everything_lies_on_one_screen_and_nothing_over_another(qtbot: QtBot, size: tuple[int, int]) -> None:
    hands = Hands(qtbot, size=size)
    hands.settle()
    names = ("top_bar", "board", "score", "clock", "stroke", "ruling", "log_panel", "what_now_bar")
    boxes = [hands.part(name).geometry() for name in names]

    for name, box in zip(names, boxes, strict=True):
        least = hands.part(name).minimumSizeHint()
        assert hands.part("desk").rect().contains(box), name
        assert (box.width(), box.height()) >= (least.width(), 0), name
        assert box.height() >= least.height(), name
    for number, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[number + 1 :])


def test_marks_rulings_and_turns_move_nothing(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(2))
    names = ("board", "score", "clock", "stroke", "ruling", "log_panel", "what_now_bar", "confirm", "mark_white")
    before = [(hands.point(name), hands.part(name).size()) for name in names]

    hands.key("w", "s", "n", "n")
    hands.settle()

    assert [(hands.point(name), hands.part(name).size()) for name in names] == before


def test_every_control_has_a_name_for_programs_and_one_that_is_read_out(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(2))

    nameless = [
        button
        for button in hands.window.findChildren(QPushButton)
        if button.isVisible() and not (button.objectName() and button.accessibleName())
    ]
    assert nameless == []


@pytest.mark.parametrize(
    "name",
    [
        "improper",
        "touched_nothing",
        "confirm",
        "undo",
        "redo",
        "play",
        "stroke_clock",
        "what_now",
        "ruling",
        "call",
        "saved",
        "score_a",
        "score_b",
        "games_a",
        "games_b",
        "board",
        "piece_queen",
    ],
)
def test_the_names_that_others_rely_on(qtbot: QtBot, name: str) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    assert len(hands.window.findChildren(QWidget, name)) == 1


def test_doubles_are_shown_with_all_four_players(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedNow()
    desk(TOSS, setup=DOUBLES, store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=FIRST)

    assert "Player B2" in hands.part("board").accessibleDescription()
    assert SINGLES.event in hands.text("match_title")
    assert isinstance(hands.record.entries[0], LoggedEntry)
