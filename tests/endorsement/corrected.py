"""Generates matches with corrections of every kind, as entries to be tried one after the other."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.endorsement.corrections import NEVER_AMENDED, Recount
from tests.endorsement.recount import OTHER, Json
from tests.endorsement.umpiring import Placing, Refused
from tests.proof.statement import text_of

BREACHES = ("time_limit", "men_touched", "board_hit", "placed_outside", "score_asked")
FORMATS: tuple[Json, ...] = (
    {"games": 3, "points": 25, "boards": 8, "change_sides": "after_4_boards_or_13"},
    {"games": 3, "points": 25, "boards": 4, "change_sides": "after_4_boards_or_13"},
    {"games": 5, "points": 13, "boards": 3, "change_sides": "never", "draws": True},
    {"games": 1, "points": 29, "boards": None, "change_sides": "at_13", "minutes": 45},
    {"games": 7, "points": 19, "boards": 2, "change_sides": "never"},
    {"games": 3, "points": 25, "boards": 4, "change_sides": "at_13", "change_in_every_game": True, "shoot_out": True},
    {
        "games": 3,
        "points": 25,
        "boards": 3,
        "change_sides": "never",
        "minutes": 45,
        "timed_end": "count",
        "last_board_minutes": 5,
        "shoot_out": True,
    },
    {"games": 5, "points": 21, "boards": None, "change_sides": "never", "timed_end": "count", "draws": True},
    {"games": 5, "points": 25, "boards": 4, "change_sides": "never", "timed_end": "finish", "shoot_out": True},
    {"games": 3, "points": 25, "boards": 8, "change_sides": "never", "timed_end": "finish", "draws": True},
)
RULES: dict[str, tuple[Any, ...]] = {
    "queen_points": (0, 1, 2, 5, 9),
    "queen_until": (0, 18, 20, 23, 98),
    "due_before_first_man": (False, True),
    "own_man_with_striker": ("passes", "continues"),
    "stroke_s": (10, 20),
}
"""Rules of an event, each with values to draw from."""
EDITIONS = ("icf-revised", "icf-1993", "technitia-2k20", "club")


@dataclass
class Tried:
    """An entry that was tried, and what the second count says of it."""

    entry: Json
    refused: Refused | None


@dataclass
class Corrected:
    """A match being generated."""

    laws: str
    seed: int
    doubles: bool
    random: Random = field(init=False)
    recount: Recount = field(init=False)
    tries: list[Tried] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = Random(f"{self.laws}-{self.doubles}-{self.seed}")
        players = (1, 2) if self.doubles else (1,)
        sides = {side: {"players": [{"name": f"Player {side}{place}"} for place in players]} for side in "ab"}
        laws = self._by_event(self.laws) if self.chance(0.5) else self.laws
        setup: Json = {"laws": laws, "doubles": self.doubles, "sides": sides}
        self.recount = Recount(setup | {"competition": self.random.choice(FORMATS)})

    def play(self, count: int) -> None:
        """Tries so many entries; a finished match takes a few corrections more."""
        while len(self.tries) < count:
            if self.recount.now.table.is_finished and self.chance(0.15):
                return
            self._try(self._next())

    def _by_event(self, laws: str) -> Json:
        """Returns an edition with random rules of an event."""
        known = [name for name in RULES if name != "own_man_with_striker" or laws.startswith("icf")]
        drawn = self.random.sample(known, self.random.randint(1, len(known)))
        rules = {name: self.random.choice(RULES[name]) for name in drawn}
        return {"base": laws, "name": "Lake Club 2026", "rules": rules}

    def chance(self, likelihood: float) -> bool:
        """Returns True with a likelihood."""
        return self.random.random() < likelihood

    def _try(self, entry: Json) -> None:
        try:
            self.recount.take(entry)
        except Refused as refused:
            self.tries.append(Tried(entry, refused))
        else:
            self.tries.append(Tried(entry, None))

    def _next(self) -> Json:
        table, random = self.recount.now.table, self.random
        agreed = self.recount.now.setup["competition"]
        if table.is_paused and not table.is_finished:
            return {"entry": "resume", "reason": "light"}
        if self.recount.now.taken_back and self.chance(0.4):
            return {"entry": "redo"}
        if len(self.tries) > 3 and self.chance(0.22 if not table.is_finished else 0.8):
            return self._correction()
        if table.claim and self.chance(0.5):
            return {"entry": "demand", "points": random.randint(0, 2)}
        if table.protests and self.chance(0.12):
            return self._decision()
        if table.placings and self.chance(0.35):
            return self._placing(random.choice(table.placings))
        if self.chance(0.08) or table.is_finished:
            return self._aside()
        if table.count.board and not table.count.board.is_made and self.chance(0.15):
            return self._board()
        early = self._early_end()
        if early and self.chance(0.25 if early == "lead_stands" else 0.05):
            return {"entry": early, **({"what": "game"} if early == "time_over" else {})}
        if table.count.board is None and self.chance(0.5 if agreed.get("shoot_out") else 0.05):
            return self._shoot_out()
        if table.count.board is None:
            choice = "break" if table.count.game or self.chance(0.5) else "side"
            return {"entry": "toss", "winner": random.choice("ab"), "choice": choice, **self._player(0.5)}
        if self.chance(0.86):
            return self._stroke()
        return self._act()

    def _player(self, likelihood: float) -> Json:
        return {"player": self.random.randint(1, 2)} if self.doubles and self.chance(likelihood) else {}

    def _seat(self) -> str:
        return self.random.choice("ab") + str(self.random.randint(1, 2) if self.doubles else 1)

    # ------------------------------------------------------------ play

    def _stroke(self) -> Json:
        board, random = self.recount.now.table.count.board, self.random
        on = (9, 9) if board is None else (board.on[board.turn[0]], board.on[OTHER[board.turn[0]]])
        own = min(random.choice((0, 0, 0, 1, 1, 1, 2, 3, 9)), on[0])
        opponent = min(random.choice((0, 0, 0, 0, 0, 0, 1, 2, 9)), on[1])
        has_queen = board is None or board.queen == "on_board" or self.chance(0.02)
        queen, striker = has_queen and self.chance(0.25), self.chance(0.12)
        pocketed = {"own": own, "opponent": opponent, "queen": queen, "striker": striker}
        stroke: Json = {"entry": "stroke", "pocketed": pocketed}
        if self.chance(0.07):
            stroke["jumped"] = {random.choice(("own", "opponent", "queen", "striker")): 1}
            if "queen" in stroke["jumped"] or "striker" in stroke["jumped"]:
                stroke["jumped"] = dict.fromkeys(stroke["jumped"], True)
        if self.chance(0.08):
            stroke["improper"] = random.choice((True, "push", "elbow"))
        if board and not board.is_made and self.chance(0.15):
            stroke["before_play"] = True
        if (not own and not opponent and not queen and self.chance(0.4)) or self.chance(0.01):
            stroke["touched"] = False
        return stroke

    def _act(self) -> Json:
        random, by = self.random, self.random.choice("ab")
        reason = {"reason": "as seen"}
        acts: list[Json] = [
            {"entry": "violation", "by": by, "breach": random.choice(BREACHES), **self._player(0.5)},
            {"entry": "violation", "by": by, "breach": random.choice(BREACHES)},
            {
                "entry": "violation",
                "by": by,
                "breach": "placed_late",
                **({"placed": {by: 0, OTHER[by]: 1}} if self.chance(0.3) else {}),
            },
            {"entry": "pass"},
            {"entry": "pass"},
            {"entry": "play"},
            {"entry": "correct_turn", "player": self._seat(), **reason},
            self._unnoticed(),
            self._board(),
        ]
        rare: list[Json] = [
            {"entry": "incident", "kind": "left_seat", "by": by},
            {"entry": "replay_board", **reason},
            {"entry": "time_over", "what": "game"},
            {"entry": "time_over", "what": "game"},
            {"entry": "lead_stands"},
            self._shoot_out(),
            {"entry": "concede", "by": by, "what": random.choice(("game", "game", "game", "match"))},
            {"entry": "protest", "by": by, "text": "why"},
        ]
        last: list[Json] = [
            {"entry": "disqualify", "by": by, **reason},
            {"entry": "walkover", "winner": random.choice(("a", "b", None)), **reason},
            {"entry": "abandon", **reason},
        ]
        return random.choice(last if self.chance(0.004) else rare if self.chance(0.2) else acts)

    def _early_end(self) -> str | None:
        """Returns the entry that would end the game, or make its board the last, by the keys of the competition."""
        count = self.recount.now.table.count
        agreed, game, board = count.setup["competition"], count.game, count.board
        if game is None or board is None:
            return None
        limit, lead = agreed["boards"], abs(game.score["a"] - game.score["b"])
        if board.is_made:
            return "time_over" if agreed.get("timed_end") else None
        if limit and lead > (limit - len(game.boards)) * text_of(count.setup["laws"]).most:
            return "lead_stands"
        return "time_over" if agreed.get("shoot_out") and not lead else None

    def _shoot_out(self) -> Json:
        counts = {side: self.random.randint(0, 3) for side in "ab" if self.chance(0.5)}
        return {"entry": "shoot_out", "winner": self.random.choice("ab"), **counts}

    def _board(self) -> Json:
        """Returns the result of a board: mostly what men and Queen make."""
        random, winner = self.random, self.random.choice("ab")
        men, queen = random.randint(1, 9), random.choice(("a", "b", None))
        entry: Json = {"entry": "board", "winner": winner, "queen": queen, "points": men}
        if self.chance(0.1):
            return entry | {"winner": None, "points": 0}
        if queen == winner:
            entry["points"] += text_of(self.recount.now.setup["laws"]).queen
        optional = {
            "men": men,
            "breaker": self._seat(),
            "reason": "on paper",
            "slam": random.choice(("white", "black")),
        }
        likely = {"men": 0.7, "breaker": 0.3, "reason": 0.2, "slam": 0.1}
        return entry | {key: value for key, value in optional.items() if self.chance(likely[key])}

    def _unnoticed(self) -> Json:
        what = self.random.choice(("queen_uncovered", "wrong_man", "due_forgotten"))
        men = {"men": self.random.randint(1, 2)} if what == "due_forgotten" and self.chance(0.5) else {}
        return {"entry": "unnoticed", "what": what, "by": self.random.choice("ab"), **men}

    def _placing(self, placing: Placing) -> Json:
        outcome = self.random.choice(("placed", "forgone", "forfeited", "no_space"))
        entry: Json = {"entry": "placing", "outcome": outcome}
        if self.chance(0.5):
            entry["of"] = placing.number
        if outcome == "no_space" and self.chance(0.4):
            entry["left"] = {side: self.random.randint(0, owed) for side, owed in placing.owed.items()}
        return entry

    def _decision(self) -> Json:
        protests = self.recount.now.table.protests
        of = {"of": self.random.choice(list(protests))} if self.chance(0.5) else {}
        return {"entry": "protest_decided", "upheld": self.chance(0.5), "reason": "as said", **of}

    def _aside(self) -> Json:
        return self.random.choice(
            (
                {"entry": "note", "text": "noted"},
                {"entry": "warning", "by": "a", "reason": "slow"},
                {"entry": "pause", "reason": "light"},
                {"entry": "protest", "by": "b", "text": "why"},
            )
        )

    # ------------------------------------------------------------ corrections

    def _correction(self) -> Json:
        now, kind = self.recount.now, self.random.random()
        if kind < 0.15 and now.standing:
            return {"entry": "undo"}
        if kind < 0.27:
            return self._details()
        if kind < 0.5 and now.table.rulings:
            return self._override()
        return self._amend()

    def _details(self) -> Json:
        entry: Json = {"entry": "details"}
        if self.chance(0.6):
            entry["competition"] = (
                self.random.choice(FORMATS) if self.chance(0.5) else self.recount.now.setup["competition"]
            )
        if self.chance(0.4):
            laws = self.random.choice(EDITIONS)
            entry["laws"] = self._by_event(laws) if self.chance(0.5) else laws
        return entry if len(entry) > 1 else entry | {"umpire": "Another"}

    def _override(self) -> Json:
        table, random = self.recount.now.table, self.random
        reason: Json = {"entry": "override", "reason": "as seen"}
        board: Json = {"winner": random.choice(("own", "opponent")), "points": random.randint(1, 12)}
        if self.chance(0.3):
            board["on_demand"] = random.randint(0, 2)
        if table.act is None or self.chance(0.5):
            of = random.choice(sorted(table.ended or table.rulings))
            return reason | {"of": of, "board": board}
        ruling = table.rulings[table.act]
        reason |= {"of": table.act} if self.chance(0.5) else {}
        if ruling["board"] is not None or self.chance(0.2):
            return reason | {"board": board}
        place = dict(ruling["place"])
        party = random.choice(("own", "opponent"))
        left = ruling["on_board"][party] - place[party]
        place[party] = random.randint(0, max(0, 9 - left) if ruling["has_pocketed"][party] else 0)
        due = dict.fromkeys(("own", "opponent"), 0) | {party: random.randint(0, 2)}
        turn = random.choice(("passes", "continues"))
        changes: list[Json] = [{"turn": turn}, {"place": place}, {"due": due}, {"turn": turn, "due": due}]
        return reason | random.choice(changes)

    def _amend(self) -> Json:
        log, random = self.recount.log, self.random
        numbers = [
            number for number in self.recount.now.standing if log[number]["entry"] not in (*NEVER_AMENDED, "resume")
        ]
        if not numbers:
            return {"entry": "note", "text": "nothing to amend"}
        number = random.choice(numbers[-8:] if self.chance(0.6) else numbers)
        replacement = self._replacement(log[number])
        entry: Json = {"entry": "amend", "number": number, "with": replacement, "reason": "seen otherwise"}
        if replacement["entry"] in ("stroke", "violation") and self.chance(0.3):
            entry["turn"] = random.choice(("passes", "continues"))
        return entry

    def _replacement(self, old: Json) -> Json:
        """Returns an entry in place of another: mostly one of its kind."""
        kind, random = old["entry"], self.random
        if kind == "override":
            board = {"winner": random.choice(("own", "opponent")), "points": random.randint(1, 9)}
            return {key: old[key] for key in ("entry", "of", "reason")} | {"board": board}
        if kind == "toss":
            choice = random.choice(("break", "side"))
            return {"entry": "toss", "winner": random.choice("ab"), "choice": choice, **self._player(0.5)}
        if kind == "stroke" and self.chance(0.75):
            piece = random.choice(("own", "opponent", "striker", "queen"))
            pocketed = dict(old["pocketed"])
            value = pocketed[piece]
            pocketed[piece] = not value if isinstance(value, bool) else max(0, value + random.choice((-1, 1)))
            return old | {"pocketed": pocketed}
        if kind == "violation" and self.chance(0.5):
            return old | {"breach": random.choice(BREACHES)}
        if kind == "placing" and self.chance(0.7):
            return {"entry": "placing", "outcome": random.choice(("placed", "forgone", "no_space"))}
        if kind == "play" and self.chance(0.7):
            return {"entry": "correct_turn", "player": self._seat(), "reason": "he broke"}
        if kind == "shoot_out":
            return self._shoot_out()
        if kind == "board":
            return old | {"points": random.randint(1, 9)} | self._board()
        if kind == "demand":
            return old | {"points": random.randint(0, 2)}
        if kind == "protest_decided":
            return old | {"upheld": not old["upheld"]}
        return random.choice(
            (
                self._stroke(),
                self._act(),
                {"entry": "note", "text": "struck out"},
                {"entry": "protest", "by": "a", "text": "why"},
            )
        )


def corrected_match(laws: str, seed: int, count: int, *, doubles: bool) -> Corrected:
    """Returns a match with corrections of so many entries; the same for the same seed."""
    match = Corrected(laws, seed, doubles)
    match.play(count)
    return match
