"""What a hub promises without the web."""

from carrom_desk.hall.hub import Hub
from carrom_desk.match.store import MatchId
from carrom_desk.storage.hall_store import SqlHallStore


def test_another_password_ends_what_was_signed_before(hub_store: SqlHallStore) -> None:
    hub = Hub(hub_store, lambda: MatchId("new"), lambda _: None)
    hub.open(2)
    first = hub.make_password()
    signed = hub.sign("chief")

    hub.set_password(first)
    assert hub.sign("chief") == signed

    second = hub.make_password()
    assert hub.sign("chief") != signed
    assert (hub.is_password(first), hub.is_password(second)) == (False, True)
