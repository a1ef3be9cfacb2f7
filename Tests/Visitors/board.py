#!/usr/bin/env python3
"""People at one board: each sees what the others do, undoes their own only, and loses nothing.

    board.py SERVER BOARD [--short]

SERVER is the executable `shoji-serve`, BOARD that of Examples/Board. People use the app by the driver, first with a database in a file,
then with a PostgreSQL server of its own; then visitors of a server share one. Prints a table of what was asked and what was found, and
ends with 1 where a promise is not kept. Uses Python's own library only.
"""

import argparse
import glob
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

# The folder of sources stays as it is.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import visitors  # noqa: E402
from machines import Database  # noqa: E402
from visitors import Page, Server, say, wait  # noqa: E402


class Somebody:
    """A person who uses the app by its driver."""

    def __init__(self, program, folder, database, name):
        self.program, self.database, self.name = program, database, name
        self.home = os.path.join(folder, name.replace(" ", "-"))
        self.resume = os.path.join(self.home, "resume")
        os.makedirs(self.resume, exist_ok=True)
        self.start()

    def start(self):
        environment = {"PATH": os.environ["PATH"], "HOME": self.home, "LANG": "C.UTF-8", "BOARD_DATABASE": self.database,
                       "SHOJI_RESUME": self.resume}
        self.process = subprocess.Popen([self.program, "--display", "image"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=open(os.path.join(self.home, "log"), "a"), env=environment, text=True)
        self.ask(resize=[852, 852])

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline() or '{"error": "the app has ended"}')
        if "error" in answer:
            raise AssertionError(f"{self.name}: {request}: {answer['error']}\n{open(os.path.join(self.home, 'log')).read()}")
        return answer

    def sees(self, pattern):
        """Whether a text is on the screen, at once."""
        self.ask(advance=0.6)
        return re.search(pattern, json.dumps(self.ask(tree=True), ensure_ascii=False)) is not None

    def comes_to_see(self, pattern, seconds=10):
        """The seconds until a text is there; None where it does not come."""
        began = time.monotonic()
        return time.monotonic() - began if wait(lambda: self.sees(pattern), seconds) else None

    def tap(self, *labels):
        for label in labels:
            self.ask(tap=label)
            self.ask(advance=1)

    def save(self):
        """Puts the open note on the board, which takes as long as the database."""
        self.tap("Done")
        wait(lambda: not self.sees('"identifier": "text"'))

    def write(self, text):
        self.tap("Add")
        self.ask(type=text, into="text")
        self.save()

    def rename(self):
        self.tap("People", "Rename")
        self.ask(clear="Name")
        self.ask(type=self.name, into="Name")
        self.ask(tap={"text": "Rename", "index": 1})
        self.ask(advance=1)
        self.tap("Done")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        if self.process.poll() is None:
            self.process.stdin.close()
        self.process.wait(20)


def check_people(program, folder, database, label):
    people = [Somebody(program, folder, database, name) for name in ("Mia Keller", "Tom Brandt")]
    mia, tom = people
    for person in people:
        person.rename()
    company = [person.comes_to_see("1 other here") for person in people]
    say(f"{label}: both see each other", " and ".join("yes" if seen else "no" for seen in company), "yes and yes", None not in company)

    def promise(name, person, pattern):
        seen = person.comes_to_see(pattern)
        say(f"{label}: {name}", "never" if seen is None else f"{seen * 1000:.0f} ms", "1 s", seen is not None and seen <= 1, is_time=seen is not None)

    mia.write("Buy candles")
    promise("a note is at the other's", tom, "Buy candles.*Mia Keller")
    tom.tap("Buy candles")
    promise("who writes on it is seen", mia, "Tom Brandt, is writing")
    tom.ask(type=" and matches", into="text")
    tom.save()
    promise("a change is at the other's", mia, "Buy candles and matches")

    mia.write("Call the bakery")
    tom.write("Who has the key?")
    mia.tap("Undo")
    promise("undoing takes away one's own note", tom, r"2 notes, 1 other")
    say(f"{label}: and leaves the other's", "there" if mia.sees("Who has the key") else "gone", "there", mia.sees("Who has the key"))
    mia.tap("Redo")
    promise("redoing brings it back", tom, "Call the bakery")
    mia.tap("Undo")
    mia.comes_to_see("2 notes")
    mia.tap("Undo")
    refused = mia.comes_to_see("Tom Brandt has changed this note")
    mia.tap("OK")
    say(f"{label}: what the other has changed is not undone", "refused" if refused is not None else "undone", "refused",
        refused is not None and mia.sees("Buy candles and matches"))

    for person in people:
        person.tap("Buy candles and matches")
    seen = mia.comes_to_see("Tom Brandt is writing here, too")
    say(f"{label}: two who write on one note know it", "yes" if seen is not None else "no", "yes", seen is not None)
    tom.ask(type=", please", into="text")
    mia.ask(type=" (two)", into="text")
    tom.save()
    mia.tap("Done")
    asked = mia.comes_to_see("Tom Brandt Was Faster")
    mia.tap("Use Mine")
    kept = tom.comes_to_see(r"Buy candles and matches \(two\)\"")
    say(f"{label}: who was later is asked, and decides", f"{'asked' if asked is not None else 'not asked'}, {'kept' if kept is not None else 'lost'}",
        "asked, kept", None not in (asked, kept))

    # What one is writing belongs to the person, not to the board: it outlives the process.
    mia.tap("Add")
    mia.ask(type="half a thought", into="text")
    time.sleep(1.2)
    mia.kill()
    mia.start()
    back = mia.comes_to_see("half a thought")
    mia.save()
    seen = tom.comes_to_see("half a thought")
    say(f"{label}: after kill -9 a draft is there", "there" if back is not None else "gone", "there", None not in (back, seen))
    tom.end()
    gone = mia.comes_to_see("only you here")
    say(f"{label}: who leaves is gone", "never" if gone is None else f"{gone:.1f} s", "1 s", gone is not None and gone <= 1, is_time=gone is not None)
    return mia


def check_file(program, folder, arguments):
    mia = check_people(program, folder, os.path.join(folder, "board.sqlite"), "a file")
    mia.end()


def check_server(program, folder, arguments):
    database = Database()
    try:
        mia = check_people(program, os.path.join(folder, "people"), database.address, "PostgreSQL")
        database.stop()
        said = mia.comes_to_see("Not connected")
        mia.tap("Add")
        mia.ask(type="Written without a database", into="text")
        mia.tap("Done")
        refused = mia.comes_to_see("Not Saved")
        mia.tap("OK")
        database.start()
        back = mia.comes_to_see("only you here", 15)
        mia.save()
        kept = mia.comes_to_see("Written without a database.*4 notes")
        say("PostgreSQL: a server that is away is said, and comes back",
            " ".join("no" if step is None else f"{step:.1f}" for step in (said, refused, back, kept)) + " s", "-", None not in (said, refused, back, kept))
        mia.end()
    finally:
        database.remove()


def await_text(page, text):
    """Reads until a text has come to a page, now or before."""
    if text not in page.text:
        page.read_until(re.escape(text).encode())


def check_served(arguments, folder):
    """Visitors of a server, each a user of their own, have one board in the server's shared folder."""
    shared = os.path.join(folder, "shared")
    os.chmod(folder, 0o711)
    server = Server(arguments.server, arguments.board, shared=shared)
    try:
        one, other = Page(server), Page(server)
        for page in (one, other):
            await_text(page, "1 other here")
        file = sqlite3.connect(os.path.join(shared, "board.sqlite"), timeout=5)
        now = time.time()
        with file:
            file.execute("UPDATE board SET revision = revision + 1")
            file.execute("INSERT INTO note VALUES ('n', 'Buy candles', 'green', 'x', 'x', ?, ?, 1)", (now, now))
        began = time.monotonic()
        for page in (one, other):
            await_text(page, "Buy candles")
        taken = time.monotonic() - began
        say("served: a note is at both visitors'", f"{taken * 1000:.0f} ms", "1 s", taken <= 1, is_time=True)
        for phase in ("down", "up"):
            one.send(one.input("p", phase, 1, "mouse", 60, 150, time.monotonic() * 1000, 0, False))
        began = time.monotonic()
        await_text(other, "is writing…")
        taken = time.monotonic() - began
        say("served: one opens it, the other sees that", f"{taken * 1000:.0f} ms", "1 s", taken <= 1, is_time=True)
        page = Page(server)
        await_text(page, "2 others here")
        page.close()
        users = {os.stat(f"/proc/{pid}").st_uid for pid in server.processes()}
        say("served: each is a user of their own", f"{len(users)} users", "3, where root", len(users) == (3 if os.geteuid() == 0 else 1))
    finally:
        server.remove()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("board")
    parser.add_argument("--short", action="store_true")
    arguments = parser.parse_args()
    arguments.server, arguments.board = os.path.abspath(arguments.server), os.path.abspath(arguments.board)
    visitors.counts_times = not arguments.short
    folder = tempfile.mkdtemp(prefix="board")
    try:
        check_file(arguments.board, folder, arguments)
        if glob.glob("/usr/lib/postgresql/*/bin"):
            check_server(arguments.board, folder, arguments)
        check_served(arguments, folder)
    finally:
        subprocess.run(["pkill", "-f", folder], check=False)
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(1 if visitors.failures else 0)


if __name__ == "__main__":
    main()
