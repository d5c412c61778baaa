"""Arguments of `carrom-desk hall`; the packages that serve a hall are optional."""

import argparse
import os
from dataclasses import fields

from .arguments import AddCommand, add_language
from .talk import CommandFailed

_PROXY_VARIABLE = "CARROM_DESK_HALL_PROXY"
_NEEDS = "A hall needs packages that are not installed ({missing}). Install them: pip install 'carrom-desk[hall]'"


def register(add: AddCommand) -> None:
    """Registers the command."""
    text = "Run the hub of a hall: every table in one place, for the chief referee and spectators."
    hall = add("hall", text, _serve, makes_database=True)
    hall.add_argument("--listen", default="", metavar="ADDRESS", help="address to listen on, such as 0.0.0.0:8462")
    hall.add_argument("--tables", type=int, default=8, metavar="N", help="number of tables; default: 8")
    believed = "addresses of trusted proxies, separated by commas (X-Forwarded-For)"
    proxy = os.environ.get(_PROXY_VARIABLE, "")
    hall.add_argument("--proxy", default=proxy, metavar="ADDRESSES", help=f"{believed}; default: {_PROXY_VARIABLE}")
    hall.add_argument("--certificate", metavar="FILE", help="certificate that encrypts the connections; needs --key")
    hall.add_argument("--key", metavar="FILE", help="the certificate's private key")
    hall.add_argument("--write", metavar="FOLDER", help="folder for one JSON file per table, written at each change")
    hall.add_argument("--password", action="store_true", help="set the chief referee's password")
    hall.add_argument(
        "--rehearse", action="store_true", help="a made-up event with simulated tables, of which nothing is kept"
    )
    usage = "each line on standard input sets another password, and its end ends the hub"
    hall.add_argument("--attended", action="store_true", help=f"for the program that starts this one: {usage}")
    add_language(hall)


def _serve(asked: argparse.Namespace, database: str) -> int:
    try:
        from .hall import HallOptions, run
    except ImportError as missing:
        raise CommandFailed(_NEEDS.format(missing=missing.name)) from missing
    return run(database, HallOptions(**{field.name: getattr(asked, field.name) for field in fields(HallOptions)}))
