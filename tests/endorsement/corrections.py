"""Takes the entries of a match one by one, with corrections, and says which are refused (formats.md §3).

A correction replays the whole log, and is refused if a later stroke, board or pass would be another one.
"""

from collections.abc import Iterator
from typing import Any

from tests.endorsement.recount import Count, Json
from tests.endorsement.umpiring import ENDINGS, Refused, Table, need

COMPETITION = {"games": 3, "points": 25, "boards": 8, "change_sides": "after_4_boards_or_13", "draws": False}
COMPARED = ("stroke", "board", "pass")
NO_LONGER_LAST = {"toss", "pass", "board", "correct_turn", "unnoticed", "replay_board", *ENDINGS}
"""After these an act is no longer the one ruled on last."""
NEVER_AMENDED = ("undo", "redo", "amend")
FORMAT = ("competition", "laws")


class Replay:
    """A log, replayed from its beginning."""

    def __init__(self, setup: Json, log: list[Json]) -> None:
        self.standing, self.taken_back = _standing(log)
        self.effective = list(_effective(log, self.standing))
        agreed = setup | {"competition": COMPETITION | setup.get("competition", {})}
        agreed["doubles"] = setup.get("doubles", False)
        names: Json = {}
        for _, entry in self.effective:
            if entry["entry"] == "details":
                agreed |= {key: entry[key] for key in FORMAT if key in entry}
                names |= entry.get("players", {})
        self.setup = _renamed(agreed, names)
        self.barred = {number for _, entry in self.effective for number in entry.get("barred", ())}
        """Entries without effect when the act before them, ruled on last, was overridden: they have none after it."""
        self._replay_all(log, self.barred)
        if self.lapsed or self.table.last_boards:
            # What has no effect does not make an act an earlier one either; what was played must have one.
            idle = {number for number, entry in self.effective if entry["entry"] not in COMPARED}
            self._replay_all(log, self.barred | (idle & self.lapsed.keys()), frozenset(self.table.last_boards))

    def _replay_all(self, log: list[Json], lapsed: set[int], in_last_boards: frozenset[int] = frozenset()) -> None:
        marked = _with_lateness(self.effective, lapsed | in_last_boards)
        self.decisions = _decisions(log, self.standing, marked)
        self.table = Table(Count(self.setup), in_last_boards=in_last_boards)
        self.lapsed: dict[int, Refused] = {}
        self.played: dict[int, Any] = {}
        """Board and colour of each stroke, board and pass."""
        self.acts: dict[int, int | None] = {}
        """The act ruled on last, before each entry."""
        self.have_played: dict[int, bool] = {}
        """Tells of each entry whether a board was begun before it."""
        for number, entry in self.effective:
            self._replay(number, entry)
        without_act = (at for of, found in self.decisions.items() if of not in self.table.rulings for at, _ in found)
        self.lapsed |= dict.fromkeys((*self.table.refused, *without_act), Refused())

    def _replay(self, number: int, entry: Json) -> None:
        table = self.table
        self.acts[number] = table.act
        self.have_played[number] = table.about is not None
        if entry["entry"] == "override":
            return
        at = table.count.board and (table.count.played_as, table.colour())
        try:
            need(number not in self.barred)
            table.apply(number, entry, self.decisions.get(number, []))
        except Refused as refused:
            self.lapsed[number] = refused
        else:
            if entry["entry"] in COMPARED:
                self.played[number] = at

    def allows(self, number: int, replacement: Json, setup: Json) -> bool:
        """Tells whether another entry was possible in place of this one; overrides after it do not count yet."""
        table = Table(Count(setup), in_last_boards=frozenset(self.table.last_boards))
        for at, entry in self.effective:
            if entry["entry"] != "override" and at <= number:
                decided = self.decisions.get(at, []) if at < number else []
                decisions = [each for each in decided if each[0] < number or _counts_at_once(each[1])]
                try:
                    table.apply(at, replacement if at == number else entry, decisions)
                except Refused:
                    if at == number:
                        return False
        return number not in table.refused

    def first_other(self, before: "Replay", corrected: int) -> int | None:
        """The first entry after the corrected one that was played in another board or with another colour before."""
        numbers = (number for number in before.played if number > corrected and number in self.standing)
        return next((number for number in numbers if self.played.get(number) != before.played[number]), None)


class Recount:
    """A match taken entry by entry."""

    def __init__(self, setup: Json) -> None:
        self.setup = setup
        self.log: list[Json] = []
        self.now = Replay(setup, [])

    def take(self, entry: Json) -> None:
        """Takes an entry.

        Raises:
            Refused: it is not possible, or it would rewrite what was played.
        """
        number, kind = len(self.log), entry["entry"]
        if kind == "walkover":
            need(entry["winner"] or self.now.table.about is None)
        elif kind == "undo":
            need(self.now.standing)
        elif kind == "redo":
            need(self.now.taken_back)
        elif kind == "amend":
            entry = self._amend(entry)
        elif kind == "override":
            entry = self._override(entry)
        after = Replay(self.setup, [*self.log, entry])
        if kind not in NEVER_AMENDED and number in after.lapsed:
            raise after.lapsed[number]
        if kind == "amend":
            need(number not in after.lapsed)
            if entry["with"]["entry"] == "override":
                need(entry["number"] not in after.lapsed)
            else:
                is_of_format = bool(dict(self.now.effective)[entry["number"]].keys() & set(FORMAT))
                setup = (after if is_of_format else self.now).setup
                need(self.now.allows(entry["number"], entry["with"], setup))
            self._hold("/number", after, self._corrected(entry))
        elif kind == "override" and entry["is_late"]:
            self._hold("/of", after, entry["of"])
        elif kind == "details":
            self._hold_details(entry, after)
        self.log.append(entry)
        self.now = after

    def state(self) -> Json:
        """The state, without `next`."""
        return self.now.table.state()

    def _hold(self, place: str, after: Replay, corrected: int) -> None:
        first = after.first_other(self.now, corrected)
        if first is not None:
            raise Refused(place, first)

    def _corrected(self, entry: Json) -> int:
        """Returns the first entry that an amendment corrects: of an override or of the laws, what these count for."""
        number = int(entry["number"])
        for each in (dict(self.now.effective)[number], entry["with"]):
            if each["entry"] == "override":
                number = min(number, each["of"])
            elif each["entry"] == "details" and each.keys() & set(FORMAT):
                number = -1
        return number

    def _hold_details(self, entry: Json, after: Replay) -> None:
        changed = [key for key in FORMAT if key in entry]
        if not changed:
            return
        if len(changed) > 1 and after.first_other(self.now, -1) is not None:
            alone = {key: value for key, value in entry.items() if key != "laws"}
            self._hold("/competition", Replay(self.setup, [*self.log, alone]), -1)
        self._hold(f"/{changed[-1]}", after, -1)

    def _amend(self, entry: Json) -> Json:
        number, replacement = entry["number"], entry["with"]
        need(number in self.now.standing, "/number")
        old = self.log[number]
        need(old["entry"] not in NEVER_AMENDED, "/number")
        need(replacement["entry"] not in NEVER_AMENDED, "/with")
        if "turn" in entry:
            need(replacement["entry"] in ("stroke", "violation"), "/turn")
        if replacement["entry"] == "walkover":
            need(replacement["winner"] or not self.now.have_played[number])
        if replacement["entry"] == "override":
            need(old["entry"] == "override", "/with")
            of = replacement.get("of", old["of"])
            kept = {"barred": old["barred"]} if "barred" in old and of == old["of"] else {}
            return entry | {"with": replacement | kept | {"of": of, "is_late": of != self.now.acts[number]}}
        return entry

    def _override(self, entry: Json) -> Json:
        last = self.now.table.act
        of = entry.get("of", last)
        need(of in self.now.table.rulings, "/of")
        is_late = of != last
        if is_late:
            need(not {"turn", "place", "due", "queen"} & entry.keys() and entry.get("board"), "/of")
            need(of in self.now.table.ended, "/of")
            return entry | {"of": of, "is_late": True}
        ending = {at for at, each in self.now.effective if each["entry"] in NO_LONGER_LAST}
        barred = [at for at in sorted(ending & self.now.lapsed.keys()) if at > (of or 0)]
        return entry | {"of": of, "is_late": False, "barred": barred}


def _standing(log: list[Json]) -> tuple[list[int], list[int]]:
    """Returns the numbers of the entries that stand, and of those that can be given again."""
    standing: list[int] = []
    taken_back: list[int] = []
    for number, entry in enumerate(log):
        if entry["entry"] == "undo":
            taken_back.append(standing.pop())
        elif entry["entry"] == "redo":
            standing.append(taken_back.pop())
        else:
            standing.append(number)
            taken_back = []
    return standing, taken_back


def _effective(log: list[Json], standing: list[int]) -> Iterator[tuple[int, Json]]:
    """Yields the standing entries as amended, without the amendments."""
    replaced = {log[at]["number"]: log[at]["with"] for at in standing if log[at]["entry"] == "amend"}
    for number in standing:
        if log[number]["entry"] != "amend":
            yield number, replaced.get(number, log[number])


def _with_lateness(effective: list[tuple[int, Json]], lapsed: set[int]) -> list[tuple[int, Json]]:
    """Marks the overrides of acts that a correction made earlier ones; of these only a result of the board counts."""
    marked: list[tuple[int, Json]] = []
    last = -1
    for number, entry in effective:
        if entry["entry"] in ("stroke", "violation", "incident"):
            last = number
        elif entry["entry"] in NO_LONGER_LAST and number not in lapsed:
            last = -1
        of = {"of": entry.get("of", last)} if entry["entry"] == "override" else {}
        marked.append((number, entry | of | {"is_late": of["of"] != last} if of else entry))
    return marked


def _counts_at_once(decision: Json) -> bool:
    """Tells whether a decision counts from its act on: a late override, or the turn given with an amendment."""
    return decision["entry"] == "amend" or bool(decision["is_late"])


def _decisions(log: list[Json], standing: list[int], effective: list[tuple[int, Json]]) -> dict[int, list[Any]]:
    """Returns the umpire's decisions on each act: overrides, and the turn of the latest amendment."""
    amendments = {log[at]["number"]: (at, log[at]) for at in standing if log[at]["entry"] == "amend"}
    turns = {number: [found] for number, found in amendments.items() if "turn" in found[1]}
    decisions: dict[int, list[tuple[int, Json]]] = turns
    for number, entry in effective:
        if entry["entry"] == "override":
            decisions.setdefault(entry["of"], []).append((number, entry))
    return {number: sorted(found, key=lambda each: each[0]) for number, found in decisions.items()}


def _renamed(setup: Json, names: Json) -> Json:
    sides = {
        side: {"players": [names.get(f"{side}{place}", player) for place, player in enumerate(each["players"], 1)]}
        for side, each in setup["sides"].items()
    }
    return setup | {"sides": sides}
