#!/usr/bin/env python3
"""Two visitors of a packaged Board see each other.

    packaged.py FILE

FILE has what the server prints, the address first.
"""

import os
import re
import sys
import time

# The folder of sources stays as it is.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from board import await_text  # noqa: E402
from visitors import Page, Server, wait  # noqa: E402


class Packaged(Server):
    """A server that runs already."""

    def __init__(self, file):
        found = []
        wait(lambda: found.extend(re.findall(r"^http://\S+", open(file).read(), re.M)) or found, 20)
        self.url = found[0]
        wait(lambda: self.get("/readyz").startswith("HTTP/1.1 200"), 20)


server = Packaged(sys.argv[1])
one, other = Page(server), Page(server)
for page in (one, other):
    await_text(page, "1 other here")
# The button that adds a note.
began = time.monotonic()
for phase in ("down", "up"):
    one.send(one.input("p", phase, 1, "mouse", 356, 22, time.monotonic() * 1000, 0, False))
await_text(one, "New Note")
print(f"a visitor writes {time.monotonic() - began:.2f} s after pressing")
