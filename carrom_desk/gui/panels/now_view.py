"""What the umpire can do now, as values."""

from collections.abc import Mapping
from dataclasses import dataclass

MOST_ACTIONS = 4
"""Actions of a step that the bar has room for: the keys 1 to 4."""
FIRST_ALWAYS = 7
"""The number of the first action that is there at every step: 7, 8 and 9, the upper row of a block of digits."""
MOST_ALWAYS = 3
"""Actions that are there at every step."""


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
    """Those of this step."""
    always: tuple[NowAction, ...] = ()
    """Those of every step, which never change their places."""
    is_alarm: bool = False
    """Whether something is wrong that comes before all else: the bar is red, and its caption says so."""

    def __post_init__(self) -> None:
        if len(self.actions) > MOST_ACTIONS or len(self.always) > MOST_ALWAYS:
            raise ValueError(f"there is room for {MOST_ACTIONS} actions and {MOST_ALWAYS} that are always there")

    @property
    def numbered(self) -> Mapping[int, NowAction]:
        """The actions by their numbers."""
        return dict(enumerate(self.actions, 1)) | dict(enumerate(self.always, FIRST_ALWAYS))
