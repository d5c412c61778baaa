"""Ways to enter something by keys alone."""

from collections.abc import Callable
from string import ascii_lowercase

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QRadioButton

from carrom_desk.gui.dialogs.ask_dialog import ConfirmButton
from carrom_desk.match.entry.entries import PlacingOutcome
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.presentation.next_step.referee_topics import topic_of
from tests.gui.hands import Hands
from tests.gui.holding import let_it_be_read

Enter = Callable[[Hands], None]
"""A way to enter something."""

# By keys


def tab_to(hands: Hands, *names: str) -> None:
    """Presses Tab until one of these has the focus."""
    for _ in range(60):
        if hands.focus().objectName() in names:
            return
        hands.key("tab")
    raise AssertionError(f"Tab never comes to {names}")


def choose_by_keys(hands: Hands, name: str) -> None:
    """Selects an option of a group: Tab to the group, then Space, and arrow keys until it is selected."""
    group = hands.find(QRadioButton, name).group()
    tab_to(hands, *(each.objectName() for each in group.buttons()))
    hands.key("space")
    for _ in group.buttons():
        if not hands.find(QRadioButton, name).isChecked():
            hands.key("down")
    assert hands.find(QRadioButton, name).isChecked()


def accept_by_keys(hands: Hands) -> None:
    """Accepts, with a second press for decisions that end something."""
    tab_to(hands, "accept")
    button = hands.find(ConfirmButton, "accept")
    asks = bool(button.question)
    hands.key("space")
    if asks:
        let_it_be_read(button)
        hands.key("space")


def keys_of(action: RefereeAction) -> tuple[str, ...]:
    """Returns the keys that select an action of the chief referee: the digit of its row, and its letter there."""
    topic = topic_of(action)
    letter = ascii_lowercase[topic.actions.index(action)]
    return (topic.key, letter) if len(topic.actions) > 1 else (topic.key,)


def referee_by_keys(
    action: RefereeAction,
    *chosen: str,
    text: str = "",
    protest: int = 0,
    reason: int = 0,
    player: int = 0,
    men: int = 1,
) -> Enter:
    """Selects an action and its answers; `reason` counts the predefined ones from 1, `player` those of a side."""

    def enter(hands: Hands) -> None:
        hands.key("r", *keys_of(action))
        if protest:
            tab_to(hands, "protest")
            hands.key(*["down"] * protest)
        for name in chosen:
            choose_by_keys(hands, name)
        if player:
            choose_by_arrows(hands, "player", player)
        if men > 1:
            tab_to(hands, "men")
            hands.key(*["up"] * (men - 1))
        if reason:
            choose_by_keys(hands, f"ready_{reason}")
        if text:
            tab_to(hands, "act_text")
            QTest.keyClicks(hands.focus(), text)
        accept_by_keys(hands)

    return enter


def choose_by_arrows(hands: Hands, name: str, row: int) -> None:
    """Focuses a combo box by Tab and selects a row by arrow keys."""
    tab_to(hands, name)
    box = hands.find(QComboBox, name)
    steps = row - box.currentIndex()
    hands.key(*["down" if steps > 0 else "up"] * abs(steps))
    assert box.currentIndex() == row


OUTCOMES = list(PlacingOutcome)


def placing_by_keys(which: int, outcome: PlacingOutcome, left: str = "", fewer: int = 0) -> Enter:
    """Answers for the men of a ruling; `left` is how much to reduce the number that stays owed."""

    def enter(hands: Hands) -> None:
        hands.key("r", *keys_of(RefereeAction.PLACING))
        choose_by_arrows(hands, "which_men", which)
        choose_by_arrows(hands, "outcome", OUTCOMES.index(outcome))
        if left:
            tab_to(hands, left)
            hands.key(*["down"] * fewer)
        accept_by_keys(hands)

    return enter


def foul_by_keys(search: str, by: str, placed: str = "") -> Enter:
    """Finds a breach and enters its offender; `placed` is a number of men placed in time, raised by one."""

    def enter(hands: Hands) -> None:
        hands.key("f", "shift+tab")
        QTest.keyClicks(hands.focus(), search)
        choose_by_keys(hands, by)
        if placed:
            tab_to(hands, placed)
            hands.key("up")
        accept_by_keys(hands)

    return enter


def by_keys(*keys: str) -> Enter:
    return lambda hands: hands.key(*keys)


OUT_OF_TURN = "Played out of turn, unnoticed: the turn is allowed (law 51)"
"""The reason of an entry by `unnoticed_by_keys`."""


def unnoticed_by_keys(hands: Hands) -> None:
    hands.key("d")
    tab_to(hands, "unnoticed")
    hands.key("down")
    accept_by_keys(hands)
