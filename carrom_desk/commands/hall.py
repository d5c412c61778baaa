"""`carrom-desk hall`: runs the hub of a hall until stopped."""

import ipaddress
import logging
import socket
import ssl
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from functools import partial
from getpass import getpass
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread

import uvicorn

from carrom_desk.desk.hall.discovery import announce
from carrom_desk.desk.hall.hall_link import PAGES_READABLE_BY_OTHERS, READABLE_BY_OTHERS
from carrom_desk.exchange.invitation import USUAL_PORT
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.live import Changes
from carrom_desk.hall.rehearsal import Rehearsal
from carrom_desk.hall.server import HallServer
from carrom_desk.hall.web.connections import (
    MOST_CONNECTIONS,
    MOST_OF_ONE,
    BoundedLoop,
    Gate,
    connection_by,
    have_files_for,
)
from carrom_desk.hall.web.limits import ConcurrentRequests, read_proxies
from carrom_desk.hall.web.served import HubServer, Served, context_of, fingerprint_of, new_certificate
from carrom_desk.i18n import in_english
from carrom_desk.match.ports.store import StoreError
from carrom_desk.paths import data_folder
from carrom_desk.reports.output.whole_file import write_whole
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore

from .opening import new_match_id
from .talk import OK, CommandFailed, answer, message

_FAREWELL_S = 2.0
"""Seconds to tell the network that the hub has stopped."""
_VANISHED_MS = 60_000
"""Milliseconds that sent data may stay unacknowledged before the connection is closed."""


@dataclass(frozen=True, slots=True)
class HallOptions:
    """Options of the command."""

    listen: str = ""
    tables: int = 8
    proxy: str = ""
    certificate: str | None = None
    key: str | None = None
    write: str | None = None
    password: bool = False
    attended: bool = False
    """True when the program that started the hub writes to its standard input."""
    rehearse: bool = False
    """True for a made-up event, of which nothing is kept."""
    language: str = "en"


def run(database: str, options: HallOptions) -> int:
    """Runs the hub until stopped; the first line of output contains the address."""
    if bool(options.certificate) != bool(options.key):
        raise CommandFailed("--certificate needs --key, and --key needs --certificate.")
    _check_certificate(options)
    gate = _gate(options.proxy)
    if options.write is not None and not Path(options.write).is_dir():
        raise CommandFailed(f"The folder {options.write} does not exist. Create it first.")
    with (
        TemporaryDirectory() as made_up,
        listener_at(options.listen) as listener,
        closing(open_database(_database(database, options, made_up), as_desk=True)) as opened,
    ):
        if opened.held_by is not None:
            raise CommandFailed(f"{opened.held_by.sentence} Close it, or choose another --database.")
        _serve(SqlHallStore(opened), listener, options, gate)
    return OK


def _database(database: str, options: HallOptions, made_up: str) -> str:
    """Returns the database to use: in a rehearsal one in a folder that is deleted afterwards."""
    return str(Path(made_up) / "rehearsal.sqlite3") if options.rehearse else database


def _gate(proxy: str) -> Gate:
    """Returns the request limits; only the given proxies may state whom they forward."""
    try:
        return Gate(ConcurrentRequests(MOST_CONNECTIONS, MOST_OF_ONE), read_proxies(proxy))
    except ValueError as error:
        raise CommandFailed(
            f"{proxy} is not the address of a proxy ({error}). Give an address such as 192.168.1.2 after --proxy, or "
            "several separated by commas."
        ) from error


def _check_certificate(options: HallOptions) -> None:
    """Checks certificate and key before the address is announced: they must be readable and match."""
    if not options.certificate or not options.key:
        return
    try:
        if Path(options.certificate).is_file() and Path(options.key).is_file():  # reading a pipe would block
            # No pass phrase prompt: the hub may start with the computer, without a person to answer.
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(options.certificate, options.key, lambda: "")
            return
        cause: Exception | None = None
    except (OSError, ValueError) as error:
        cause = error
    raise CommandFailed(
        f"{options.certificate} and {options.key} could not be used. Give a certificate and its private key, both in "
        "PEM format and without a pass phrase."
    ) from cause


def listener_at(text: str) -> socket.socket:
    """Listens on an address such as 0.0.0.0:8462, or only a port."""
    host, _, port = (text or str(USUAL_PORT)).rpartition(":")
    if not port.isdecimal() or int(port) > 0xFFFF:
        raise CommandFailed(f"{text} is not an address to listen on. Give one such as 0.0.0.0:{USUAL_PORT}.")
    host = host.strip("[]")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    # On Windows, SO_REUSEADDR would let a second hub take the same port without an error.
    alone = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    listener.setsockopt(socket.SOL_SOCKET, alone, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # live pages whose computer left the network silently
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _VANISHED_MS)
    try:
        listener.bind((host, int(port)))
        listener.listen()  # a browser that opens the printed address at once must wait instead of being refused
    except OSError as error:
        listener.close()
        reason = error.strerror or "it cannot be used"
        raise CommandFailed(f"{text or port}: {reason}. Choose another address with --listen.") from error
    return listener


def _reached_at(listener: socket.socket) -> str:
    """Returns the address at which others reach this computer, from its outgoing route; sends no data."""
    host: str = listener.getsockname()[0]
    if not ipaddress.ip_address(host).is_unspecified:
        return host
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("10.255.255.255", 1))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def _serve(store: SqlHallStore, listener: socket.socket, options: HallOptions, gate: Gate) -> None:
    port = listener.getsockname()[1]
    is_encrypted = options.certificate is not None
    write_to = None if options.write is None else Path(options.write)
    changes = Changes()

    def changed(match_id: str) -> None:
        changes.note(match_id)
        store.announce(f"{changes.me} {match_id}")

    hub = Hub(store, new_match_id, changed)
    hub.open(options.tables)
    password = _password(hub, is_asked_for=options.password)
    served = Served(partial(_reached_at, listener), port, is_encrypted, options.language, write_to)
    pem = "" if is_encrypted else _own_certificate(hub)
    with listener_beside(listener) if pem else nullcontext() as encrypted:
        if encrypted is not None:
            served = replace(served, desks_port=encrypted.getsockname()[1], certificate=fingerprint_of(pem))
        serving = HallServer(hub, changes, served)
        beside = None if encrypted is None else (encrypted, context_of(pem))
        server = HubServer(_config(serving, options, gate), serving.end, beside)
        _say_where(served, password, options)
        if options.attended:
            Thread(target=_attend, args=(hub, server), name="standard input", daemon=True).start()
        if options.rehearse:
            rehearsal = Rehearsal(hub)
            rehearsal.prepare("Rehearsal")
            Thread(target=rehearsal.run, args=(Event(),), name="simulated tables", daemon=True).start()
        is_alone = ipaddress.ip_address(listener.getsockname()[0]).is_loopback
        with nullcontext() if is_alone else announced(hub.id, served), suppress(KeyboardInterrupt):
            server.run([listener])


def _own_certificate(hub: Hub) -> str:
    """Returns the hall's own certificate; empty if the package that creates it is not installed."""
    try:
        return hub.certificate(new_certificate)
    except ImportError:
        return ""


def listener_beside(listener: socket.socket) -> socket.socket:
    """Listens on the next port, or any free one if that is in use."""
    host, port = listener.getsockname()[:2]
    try:
        return listener_at(f"{host}:{port + 1}")
    except CommandFailed:
        return listener_at(f"{host}:0")


@contextmanager
def announced(hall: str, served: Served) -> Iterator[None]:
    """Announces the hall in the network while it runs, if it is encrypted; an unencrypted one could be imitated."""
    port, stopped = served.desks_port or served.port, Event()
    said = (hall, port, served.reached_at, stopped)
    thread = Thread(target=announce, args=said, name="name in the network", daemon=True)
    if served.desks_port or served.is_encrypted:
        thread.start()
    try:
        yield
    finally:
        stopped.set()
        if thread.is_alive():
            thread.join(_FAREWELL_S)


def _config(server: HallServer, options: HallOptions, gate: Gate) -> uvicorn.Config:
    have_files_for(MOST_CONNECTIONS)
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    return uvicorn.Config(
        server.application(),
        http=connection_by(gate),
        loop=f"{BoundedLoop.__module__}:{BoundedLoop.__qualname__}",
        ws="none",
        proxy_headers=bool(gate.proxies.networks),
        forwarded_allow_ips=[str(each) for each in gate.proxies.networks],
        log_level="critical",
        access_log=False,
        server_header=False,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=2,
        ssl_certfile=options.certificate,
        ssl_keyfile=options.key,
    )


def _password(hub: Hub, *, is_asked_for: bool) -> str:
    """Returns a new password for the chief referee, typed or generated at the first start; empty if unchanged."""
    if not is_asked_for:
        return hub.first_password()
    typed = getpass("The chief referee's password: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    if not typed:
        raise CommandFailed("The password is empty. Type a longer one.")
    hub.set_password(typed)
    return ""


def _say_where(served: Served, password: str, options: HallOptions) -> None:
    url = f"{'https' if served.is_encrypted else 'http'}://{served.host}:{served.port}/"
    where = {"url": url, "chief_referee": f"{url}hall"}
    if served.desks_port:
        where["desks"] = f"https://{served.host}:{served.desks_port}/"
    if options.attended:
        answer({**where, "password": password})
        return
    if password and (options.rehearse or sys.stderr.isatty()):
        message(f"The chief referee's password is {password}. Set another one with --password.")
    elif password:
        message(_stored(password))
    if not served.is_encrypted:
        message(in_english(PAGES_READABLE_BY_OTHERS if served.desks_port else READABLE_BY_OTHERS))
    answer(where)


def _stored(password: str) -> str:
    """Stores the password where only this user can read it, and returns a sentence on where: what a service writes to
    standard error stays in its log.
    """
    path = data_folder() / "hall-password.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, f"{password}\n".encode(), is_private=True)
    except OSError:
        return "The chief referee's password could not be stored. Set one with --password."
    return f"The chief referee's password is in {path}, which only you can read. Set another one with --password."


def _attend(hub: Hub, server: HubServer) -> None:
    """Sets a new password for each line on standard input, until it closes, which also happens when the starting
    program crashes.
    """
    # Unbuffered: a thread inside Python's own reader would hold its lock while the program exits.
    with suppress(OSError), open(0, "rb", buffering=0, closefd=False) as lines:
        for _ in lines:
            try:
                answer({"password": hub.make_password()})
            except StoreError as error:
                message(str(error))
    server.stop()
