"""A day in a hall with forty desk processes, and everything that goes wrong there: `python -m tests.hall.trial`.

Desks are killed, frozen and join again. Hubs are killed and frozen. The network of half the desks loses, doubles,
delays and cuts what they send. Every clock is wrong. A used QR code brings a second desk to a table. At the end each
log in the hall must equal the one at its table.
"""

import argparse
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from carrom_desk.desk.hall.hall_client import HallUnreachable, join
from carrom_desk.exchange.invitation import Invitation
from carrom_desk.match.ports.store import MatchId
from tests.hall.network import BadNetwork
from tests.hall.running import RunningHub, wait_until
from tests.hall.trial_desk import DeskPlan, play
from tests.reports.generated import generated
from tests.storage.postgres import running_server

_HOUR_MS = 3_600_000
_PATIENCE_S = 300.0
_FROZEN_S = 2.0


class Trial:
    """Desks that have joined the hubs on a database."""

    def __init__(self, hubs: Sequence[RunningHub], folder: Path, desks: int, entries: int, pause_s: float) -> None:
        self.hubs, self.folder = hubs, folder
        self.chance = random.Random(1)
        self.networks = [BadNetwork(hub.invitation(1).port, seed) for seed, hub in enumerate(hubs)]
        skews = [self.chance.randint(-9 * _HOUR_MS, 9 * _HOUR_MS) for _ in range(desks)]
        self.plans = [
            DeskPlan(n, str(folder / f"{n}.sqlite3"), folder / f"{n}.said", entries, pause_s, skew)
            for n, skew in enumerate(skews, 1)
        ]
        self.processes: dict[int, ForkServerProcess] = {}
        self.happened: Counter[str] = Counter()
        self._context = get_context("forkserver")
        self._context.set_forkserver_preload(["tests.hall.trial_desk"])

    def invitation(self, plan: DeskPlan) -> Invitation:
        """Returns the invitation of a desk: half of them are encrypted, the others are in a bad network."""
        which = plan.number % len(self.hubs)
        if plan.number % 4 < 2:
            return self.hubs[which].sticker(plan.number)
        return replace(self.hubs[which].invitation(plan.number), port=self.networks[which].port)

    def join(self, plan: DeskPlan) -> bool:
        """Joins a desk to its table; returns True if it must wait for the chief referee."""
        store = plan.opened()
        try:
            while True:
                try:
                    return join(store, self.invitation(plan)).is_waiting
                except HallUnreachable:
                    self.happened["failed joins"] += 1
        finally:
            store.close()

    def start(self, plan: DeskPlan) -> None:
        """Starts the process of a desk."""
        process = self._context.Process(target=play, args=(plan,), daemon=True)
        process.start()
        self.processes[plan.number] = process

    def kill(self, plan: DeskPlan) -> None:
        """Kills the process of a desk, like a power cut."""
        process = self.processes[plan.number]
        process.kill()
        process.join()

    # What happens

    def kill_desk(self, plan: DeskPlan) -> None:
        self.kill(plan)
        self.start(plan)

    def freeze_desk(self, plan: DeskPlan) -> None:
        with frozen(self.processes[plan.number].pid):
            pass

    def kill_hub(self, _plan: DeskPlan) -> None:
        hub = self.chance.choice(self.hubs)
        hub.kill()
        time.sleep(self.chance.uniform(0, 4))
        hub.start()

    def freeze_hub(self, _plan: DeskPlan) -> None:
        with frozen(self.chance.choice(self.hubs).pid):
            pass

    def cut(self, _plan: DeskPlan) -> None:
        network = self.chance.choice(self.networks)
        network.is_cut = True
        time.sleep(_FROZEN_S)
        network.is_cut = False

    def rejoin(self, plan: DeskPlan) -> None:
        """Rejoins a desk with its own QR code."""
        self.kill(plan)
        if self.join(plan):
            self._let_in(plan, is_let_in=True)
        self.start(plan)

    def reuse_sticker(self, plan: DeskPlan) -> None:
        """Joins a second desk at a table with a match in progress, which takes it over and returns it."""
        other = replace(plan, file=str(self.folder / f"other{self.happened.total()}.sqlite3"))
        if not self.join(other):
            self.happened["tables taken while nothing was in play"] += 1
        else:
            self._let_in(plan, is_let_in=self.chance.random() < 0.5)
        self.rejoin(plan)

    def _let_in(self, plan: DeskPlan, *, is_let_in: bool) -> None:
        assert self.hubs[0].do(act="let_in" if is_let_in else "keep_out", table=plan.number) == 303

    def run(self, duration_s: float) -> str:
        """Plays all matches while things go wrong; returns the figures.

        Raises:
            AssertionError: entries were lost, duplicated or reordered, or two logs differ.
        """
        for plan in self.plans:
            self.join(plan)
            self.start(plan)
        events: list[Callable[[DeskPlan], None]] = [
            *(self.kill_desk, self.kill_desk, self.freeze_desk, self.kill_hub, self.freeze_hub),
            *(self.cut, self.rejoin, self.reuse_sticker),
        ]
        end = time.monotonic() + duration_s
        while time.monotonic() < end:
            happening = self.chance.choice(events)
            happening(self.chance.choice(self.plans))
            self.happened[happening.__name__] += 1
        for network in self.networks:
            network.is_fine = True
        for plan in self.plans:  # one that was let in by the chief referee before may have lost its key
            self.rejoin(plan)
        return self._checked()

    def _checked(self) -> str:
        wait_until(lambda: self._entered() == self._planned(), "the matches were never played to the end", _PATIENCE_S)
        stores = {plan.number: plan.opened() for plan in self.plans}
        heads = {plan.match: stores[plan.number].stretch(MatchId(plan.match), 0, 0).end for plan in self.plans}
        with self.hubs[0].store() as hall:
            wait_until(lambda: heads.items() <= dict(hall.heads(0)).items(), "not everything arrived", _PATIENCE_S)
            assert not hall.divergences()
            for plan in self.plans:
                there, here = (each.load(MatchId(plan.match)) for each in (hall, stores[plan.number]))
                assert there.entries == here.entries
                assert len(here.entries) >= plan.acknowledged.stat().st_size
        for store in stores.values():
            store.close()
        said = sum(plan.acknowledged.stat().st_size for plan in self.plans)
        met = sum((network.met for network in self.networks), Counter())
        weather = ", ".join(f"{count} {each.name.lower()}" for each, count in met.items())
        went = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in sorted(self.happened.items()))
        return (
            f"{len(self.plans)} desks, {len(self.hubs)} hubs: {said} entries acknowledged, 0 lost, 0 doubled, "
            f"0 divergent\n  {went}\n  requests in the bad network: {weather}"
        )

    def _entered(self) -> int:
        found = 0
        for plan in self.plans:
            store = plan.opened()
            found += store.stretch(MatchId(plan.match), 0, 0).end.length
            store.close()
        return found

    def _planned(self) -> int:
        return sum(len(generated(plan.number, plan.entries).entries) for plan in self.plans)

    def close(self) -> None:
        """Stops all desks."""
        for process in self.processes.values():
            process.kill()
            process.join()
        for network in self.networks:
            network.close()


@contextmanager
def frozen(pid: int | None) -> Iterator[None]:
    """Freezes a process for a while without its knowledge."""
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
        time.sleep(_FROZEN_S)
    finally:
        os.kill(pid, signal.SIGCONT)


def main() -> None:
    """Runs the trial on a database file, and with two hubs on PostgreSQL."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--desks", type=int, default=40)
    asked.add_argument("--entries", type=int, default=150)
    asked.add_argument("--seconds", type=float, default=300.0)
    asked.add_argument("--only", choices=("sqlite", "postgresql"))
    given = asked.parse_args()
    for kind in ("sqlite", "postgresql"):
        if given.only in (None, kind):
            sys.stdout.write(f"{kind}: {_on(kind, given)}\n")
            sys.stdout.flush()


def _on(kind: str, given: argparse.Namespace) -> str:
    with ExitStack() as undo:
        folder = Path(undo.enter_context(TemporaryDirectory()))
        if kind == "sqlite":
            urls = [str(folder / "hall.sqlite3")]
        else:
            urls = [undo.enter_context(running_server()).new_database()] * 2
        hubs = [RunningHub(url, tables=given.desks) for url in urls]
        for hub in hubs:
            undo.callback(hub.stop)
        # Nobody announces a hub of the loopback: a desk that joins would look for it in vain.
        undo.enter_context(patch("carrom_desk.desk.hall.hall_client.found_hubs", return_value=()))
        pause_s = given.seconds / given.entries * 0.8
        trial = Trial(hubs, folder, given.desks, given.entries, pause_s)
        undo.callback(trial.close)
        return trial.run(given.seconds)


if __name__ == "__main__":
    main()
