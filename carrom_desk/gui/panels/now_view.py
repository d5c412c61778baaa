"""What the umpire can do now, as values."""

from dataclasses import dataclass

MOST_ACTIONS = 6
"""Actions that the bar has room for."""


@dataclass(frozen=True, slots=True)
class NowAction:
    """One of the actions on offer."""

    key: str
    """A stable name by which the window knows it."""
    title: str
    shortcut_text: str = ""
    """The key as written on a keyboard, such as "Enter"."""
    enabled: bool = True
    reason: str = ""
    """Why it is blocked, in a sentence; where it is not blocked, nothing."""
    is_primary: bool = False
    """Whether it is the expected one."""

    def __post_init__(self) -> None:
        if self.enabled == bool(self.reason):
            raise ValueError("an action is blocked for a reason, and only then")


@dataclass(frozen=True, slots=True)
class NowView:
    """The next step: one sentence, the words to call, and the actions in their fixed order."""

    sentence: str
    calls: tuple[str, ...] = ()
    """The words to call, each with its quotation marks."""
    actions: tuple[NowAction, ...] = ()

    def __post_init__(self) -> None:
        if len(self.actions) > MOST_ACTIONS:
            raise ValueError(f"there is room for {MOST_ACTIONS} actions")
