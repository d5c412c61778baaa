"""A hub of which a worker thread never returns."""

import sys
from threading import Event

from carrom_desk import cli
from carrom_desk.hall.views.hall_views import HallViews


def _wait(_views: HallViews) -> None:
    sys.stderr.write("stuck\n")
    sys.stderr.flush()
    Event().wait()


HallViews.results = _wait  # type: ignore[method-assign,assignment]
sys.exit(cli.main(["hall", "--attended", "--listen", "127.0.0.1:0", "--database", sys.argv[1]]))
