"""A live page is made once for all who follow it."""

import asyncio
from threading import Event

from markupsafe import Markup

from carrom_desk.hall.live import Changes, Channel, Parts

FOLLOWERS = 5


def test_a_page_is_made_once_for_all_who_open_it_meanwhile() -> None:
    made, are_all_there = list[int](), Event()

    def make() -> Parts:
        made.append(len(made))
        assert are_all_there.wait(60)
        return {"text": Markup(str(made[-1]))}

    async def open_it() -> None:
        changes = Changes()
        changes.begin()
        channel = Channel(make, changes)
        streams = [channel.follow(is_packed=False) for _ in range(FOLLOWERS)]
        first = [asyncio.ensure_future(anext(stream)) for stream in streams]
        while not made:
            await asyncio.sleep(0)
        are_all_there.set()
        await asyncio.gather(*first)
        assert sum("Channel._serve" in repr(task) for task in asyncio.all_tasks()) == 1
        for stream in streams:
            await stream.aclose()

    asyncio.run(open_it())
