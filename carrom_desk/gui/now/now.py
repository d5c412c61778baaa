"""The next step: what is said, what is called, what can be done."""

from dataclasses import dataclass, field

from carrom_desk.gui.keys.key_action import KeyAction
from carrom_desk.gui.keys.written_keys import WrittenKeys
from carrom_desk.gui.panels.now_view import NowAction, NowView

from .intents import Intent


@dataclass(frozen=True, slots=True)
class Offer:
    """An action on offer, with what it asks for."""

    name: str
    """Stable, the same wherever the action is offered."""
    title: str
    intent: Intent
    key: KeyAction | None = None
    """What its key does; the first offer has the key for the first besides."""
    blocked: str = ""
    """Why it cannot be done now, as a sentence; empty when it can."""


@dataclass(frozen=True, slots=True)
class Now:
    """The next step. The first offer is what usually happens next."""

    sentence: str
    calls: tuple[str, ...] = ()
    """The words to call, with their quotation marks."""
    offers: tuple[Offer, ...] = field(default_factory=tuple)
    """What can be done at this step."""
    always: tuple[Offer, ...] = field(default_factory=tuple)
    """What can be done at every step of a match; empty while none is open."""
    is_alarm: bool = False
    """Whether something is wrong that the umpire must see to first."""

    def intent(self, name: str) -> Intent | None:
        """What an offer of this name asks for; None when there is none."""
        offer = self.offer(name)
        return None if offer is None else offer.intent

    def offer(self, name: str) -> Offer | None:
        """The offer of this name."""
        return next((offer for offer in (*self.offers, *self.always) if offer.name == name), None)

    def view(self, keys: WrittenKeys) -> NowView:
        """The same for the bar, with the keys as they are written."""
        enter = keys.of(KeyAction.FIRST)
        first = tuple(_action(offer, enter or keys.of(offer.key), is_primary=True) for offer in self.offers[:1])
        others = tuple(_action(offer, keys.of(offer.key)) for offer in self.offers[1:])
        always = tuple(_action(offer, keys.of(offer.key)) for offer in self.always)
        return NowView(self.sentence, self.calls, actions=(*first, *others), always=always, is_alarm=self.is_alarm)


def _action(offer: Offer, shortcut: str, *, is_primary: bool = False) -> NowAction:
    return NowAction(
        key=offer.name,
        title=offer.title,
        shortcut_text=shortcut,
        enabled=not offer.blocked,
        reason=offer.blocked,
        is_primary=is_primary,
    )
