"""Discovery of hubs in the local network (mDNS), by which a desk finds its hub after a change of address.

Announcements are not trusted: a desk only talks to a hub with the certificate it knows.
"""

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from queue import Empty, Queue
from threading import Event
from time import monotonic

LOOKED_FOR_S = 3.0
_RESOLVED_MS = 1_000
_MOVED_EVERY_S = 10.0
"""Seconds after which a hub checks its own address for changes."""
_TYPE = "_carrom-desk._tcp.local."
_HALL = b"hall"
Interfaces = Sequence[str] | None
"""Addresses of network interfaces; None for all."""


@dataclass(frozen=True, slots=True)
class FoundHub:
    """A hub announced in the network."""

    hall: str
    """Id of the hall."""
    host: str
    port: int


def found_hubs(stopped: Event, patience_s: float = LOOKED_FOR_S, interfaces: Interfaces = None) -> Iterator[FoundHub]:
    """Yields hubs in the network as they are found; none if zeroconf is not installed or there is no network."""
    try:
        from zeroconf import Error, InterfaceChoice, ServiceBrowser, ServiceStateChange, Zeroconf
    except ImportError:
        return
    names: Queue[str] = Queue()

    def changed(name: str, state_change: ServiceStateChange, **_of_what: object) -> None:
        if state_change is not ServiceStateChange.Removed:
            names.put(name)

    try:
        with closing(Zeroconf(InterfaceChoice.All if interfaces is None else list(interfaces))) as network:
            ServiceBrowser(network, _TYPE, [changed])
            end = monotonic() + patience_s
            while not stopped.is_set() and monotonic() < end:
                with suppress(Empty):
                    said = network.get_service_info(_TYPE, names.get(timeout=0.1), _RESOLVED_MS)
                    if said is not None and said.port is not None:
                        hall = (said.properties.get(_HALL) or b"").decode(errors="replace")
                        yield from (FoundHub(hall, host, said.port) for host in said.parsed_addresses())
    except (OSError, Error):
        return  # no network, or one that does not forward multicast


def announce(hall: str, port: int, address: Callable[[], str], stopped: Event, interfaces: Interfaces = None) -> None:
    """Announces a hub until stopped, at the current address of this computer."""
    try:
        from zeroconf import Error, InterfaceChoice, ServiceInfo, Zeroconf
    except ImportError:
        return
    name = f"{hall}-{secrets.token_hex(2)}"  # several hubs may serve one hall
    while not stopped.is_set():
        host = address()
        said = ServiceInfo(
            _TYPE,
            f"{name}.{_TYPE}",
            port=port,
            parsed_addresses=[host],
            properties={_HALL: hall.encode()},
            server=f"{name}.local.",
        )
        try:
            with closing(Zeroconf(InterfaceChoice.All if interfaces is None else list(interfaces))) as network:
                network.register_service(said)
                while address() == host and not stopped.wait(_MOVED_EVERY_S):
                    pass
        except (OSError, Error):
            stopped.wait(_MOVED_EVERY_S)  # no network now
