"""Finds the situations that ship."""

from carrom_desk.exchange.situations import Situation, load_situations
from carrom_desk.resources import resource_path

from .situation_words import all_words


def find_situations() -> tuple[Situation, ...]:
    """All situations, in the order in which they are best learnt.

    Raises:
        ResourceMissing: they did not ship.
        SituationsDamaged: they cannot be read.
    """
    found = load_situations(resource_path("practice/situations.toml").read_text(encoding="utf-8"))
    order = list(all_words())
    return tuple(sorted(found, key=lambda situation: order.index(situation.name)))
