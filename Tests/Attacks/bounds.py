#!/usr/bin/env python3
"""Inputs without bound, each with the limit that it has to keep: numbers, texts, documents, constraints, pages.

    bounds.py PROGRAM [--short] [--only NAME] [--from CASE]

PROGRAM is the test app `AttackedApp`. Each case starts it, hands it one kind of input and measures. Prints a table: the case, the limit,
what was measured, and "ok" or "FAILED"; ends with 1 when one failed. The limits are generous: for builds for debugging, on busy machines.
--short looks at a part of the numbers and at smaller texts, in less than a minute. Uses Python's own library only.
"""

import argparse
import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from attack import Tab, memory

# Of the numbers of HostileNumbers the short form sets so many of them each: it has no divisor in common with their count for a property.
STEP = 13


class App:
    """The test app in a process of its own."""

    def __init__(self, program, display, attack="", work="", size=0, step=1, arguments=()):
        self.folder = tempfile.mkdtemp(prefix="attacked-")
        self.log = open(os.path.join(self.folder, "log"), "w+b")
        environment = {
            **os.environ, "ATTACK": attack, "ATTACK_WORK": work, "ATTACK_SIZE": str(size), "ATTACK_STEP": str(step), "HOME": self.folder,
            "XDG_CONFIG_HOME": self.folder, "SWIFT_BACKTRACE": "enable=no"}
        self.process = subprocess.Popen(
            [program, "--display", display, "--size", "390x600", *arguments], env=environment, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=self.log)
        self.pending = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.log):
            try:
                stream.close()
            except BrokenPipeError:
                pass
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def messages(self):
        with open(self.log.name, encoding="utf-8", errors="replace") as log:
            return log.read()

    def line(self, seconds):
        """The next line of the output; b"" at its end, None when there is none in time."""
        end = time.monotonic() + seconds
        while b"\n" not in self.pending:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                return None
            more = os.read(self.process.stdout.fileno(), 1 << 20)
            if not more:
                return b""
            self.pending += more
        line, _, self.pending = self.pending.partition(b"\n")
        return line

    def ask(self, request, seconds=10):
        """The driver's answer; a failure when the app has ended or takes longer."""
        try:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Failure(f"the app has ended: {self.reason}") from None
        line = self.line(seconds)
        if line is None:
            raise Failure(f"no answer in {seconds} s")
        if not line:
            raise Failure(f"the app has ended: {self.reason}")
        return json.loads(line)

    @property
    def reason(self):
        self.process.wait(5)
        found = re.search(r"(Fatal error: |The app has crashed: )(.{0,150})", self.messages)
        return found[2] if found else f"status {self.process.returncode}"

    def url(self, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            line = self.line(end - time.monotonic())
            if line and (found := re.search(rb"http://\S+", line)):
                return found[0].decode()
            if line == b"":
                break
        raise Failure(f"the app does not serve: {self.messages[-200:]}")


class Failure(Exception):
    pass


CASES = []
# Those that the short form leaves out.
LONG = set()


def case(name, limit):
    """A case gives what it measured as text, or raises what it failed by."""
    def add(function):
        CASES.append((name, limit, function))
        return function
    return add


# ---------------------------------------------------------------- Numbers of apps

# What UIKit raises, and so does Shoji, in its own words.
RAISED = re.compile(r"uncaught exception '(CALayerInvalidGeometry|NSInvalidArgumentException|NSInternalInconsistencyException)'")


def sweep(step, begin):
    """Goes through the table of numbers, every `step`th. `begin` makes an app that starts at one."""
    index, seen, raised = 0, 0, 0
    while index is not None:
        with begin(index) as app:
            index, count = run_numbers(app, index)
            seen += count
            if index is not None:
                index += step
                if not RAISED.search(app.messages):
                    name = re.findall(r"CASE \d+ (.*)", app.messages)
                    raise Failure(f"{name[-1] if name else index}: {app.reason}")
                raised += 1
    return f"{seen} numbers, {raised} raised as by UIKit"


def run_numbers(app, index):
    """Shows cases until the app raises an exception, at the case that is returned, or has no more; and the number of those shown."""
    count = 0
    while True:
        try:
            app.ask({"key": "n"})
            shown = re.findall(r"CASE (\d+) ", app.messages)
            if len(shown) <= count:
                # An app that is busy shows no further one.
                if not re.search("^DONE$", app.messages, re.MULTILINE):
                    raise Failure(f"after number {shown[-1] if shown else index} the app shows no other")
                return None, count
            count += 1
            app.ask({"snapshot": os.path.join(app.folder, "picture.png")})
            app.ask({"advance": 0.1})
        except Failure as failure:
            if "has ended" not in str(failure):
                raise
            shown = re.findall(r"CASE (\d+) ", app.messages)
            return int(shown[-1]) if shown else index, count


@case("numbers that an app sets, painted", "nothing ends but what UIKit raises")
def numbers_painted(program, short):
    step = STEP if short else 1
    return sweep(step, lambda first: App(program, "image", "numbers", size=first, step=step))


@case("numbers that an app sets, for a page", "nothing ends but what UIKit raises")
def numbers_sent(program, short):
    index, seen, step = 0, 0, STEP if short else 1
    while True:
        with App(program, "browser", "numbers", size=index, step=step, arguments=["--port", "0"]) as app:
            tab = Tab(app.url())
            try:
                while True:
                    for down in (True, False):
                        tab.send(tab.input("k", down, "n", 0, False, None))
                    while tab.read_message("a", 20)[1] < tab.number:
                        pass
                    shown = re.findall(r"CASE (\d+) ", app.messages)
                    if not shown or len(shown) * 2 < tab.number:
                        return f"{seen + len(shown)} numbers"
            except (OSError, ConnectionError):
                shown = re.findall(r"CASE (\d+) (.*)", app.messages)
                if app.process.poll() is None and not app.messages.count("has crashed") and not RAISED.search(app.messages):
                    raise Failure(f"{shown[-1:]}: no answer") from None
                if not RAISED.search(app.messages):
                    raise Failure(f"{shown[-1][1] if shown else index}: {app.reason}") from None
                seen += len(shown)
                index = (int(shown[-1][0]) if shown else index) + step


# ---------------------------------------------------------------- Texts, formats, constraints

def work(program, name, size, seconds, limit=60):
    """The seconds of the processor that a piece of work takes in the app."""
    with App(program, "image", "work", name, size) as app:
        # While an app has not shown anything, a driver gets an empty tree after some seconds.
        end, found = time.monotonic() + limit, None
        while not found and time.monotonic() < end:
            found = re.search(r'"([0-9][0-9.e-]*)"', json.dumps(app.ask({"tree": True}, limit)))
        if not found:
            raise Failure(f"not done in {limit} s for {size:,}")
        text = f"{float(found[1]):.2f} s for {size:,}"
        if float(found[1]) > seconds:
            raise Failure(text)
        return text


TEXTS = [
    # Name, size, size of the short form, seconds of a build for debugging.
    ("markdown brackets", 500_000, 60_000, 4), ("markdown links", 125_000, 60_000, 5), ("markdown emphasis", 125_000, 60_000, 3),
    ("markdown definitions", 125_000, 60_000, 5), ("html tags", 1_000_000, 100_000, 8), ("html styles", 125_000, 60_000, 3),
    ("html entities", 1_000_000, 100_000, 5), ("detectors", 125_000, 60_000, 3), ("format", 100_000, 20_000, 4),
    ("format %s", 1, 1, 1), ("format positions", 100_000, 20_000, 4),
    ("conflicts", 2_000, 500, 6), ("conflicting chain", 2_000, 500, 10),
]


def add_text(name, size, small, seconds):
    @case(name, f"{seconds} s")
    def run(program, short):
        return work(program, name, small if short else size, seconds)


for text in TEXTS:
    add_text(*text)


# ---------------------------------------------------------------- Documents

def add_ring(name):
    @case(f"document: {name}", "shown in 10 s")
    def run(program, short):
        began = time.monotonic()
        with App(program, "image", "rings", name) as app:
            app.ask({"snapshot": os.path.join(app.folder, "picture.png")}, 10)
            app.ask({"tree": True}, 10)
        return f"{time.monotonic() - began:.1f} s"


for name in ("embed", "relationship", "numbers", "pages", "touches"):
    add_ring(name)


# ---------------------------------------------------------------- The driver's numbers

@case("numbers of the driver's requests", "an answer each")
def requests(program, short):
    huge = [1e9, 1e19, 1e300, -1, 0, -1e19, "NaN", None, [], 1e-300]
    count = 0
    with App(program, "image") as app:
        for number in huge:
            for request in (
                {"resize": [number, number]}, {"snapshot": "/dev/null", "scale": number}, {"wait": "nothing", "timeout": number},
                {"drag": {"from": {"x": number, "y": 0}, "to": {"x": 0, "y": number}, "seconds": number}},
                {"tap": {"text": "exit", "index": number}}, {"tap": {"view": number}}, {"tap": {"x": -5, "y": number}},
                {"scroll": {"at": {"x": 5, "y": 5}, "by": [number, number]}}, {"key": number}, {"type": number},
                {"pinch": {"at": {"x": 100, "y": 100}, "by": number}}, {"advance": number if number != 1e9 else -5},
                {"pointer": {"phase": "down", "x": number, "y": number, "id": number}},
            ):
                if request == {"tap": {"text": "exit", "index": 0}}:
                    continue
                answer = app.ask(request, 15)
                if not isinstance(answer, dict):
                    raise Failure(f"{request}: {answer}")
                count += 1
    return f"{count} answers"


# ---------------------------------------------------------------- Pages

def viewport(tab, width, height, scale):
    tab.send(tab.input("v", width, height, scale, False, True, 0))


def growth(program, limit, act):
    """The memory of an app before a page acts and at its greatest after each act, which a generator yields after."""
    with App(program, "browser", arguments=["--port", "0"]) as app:
        url = app.url()
        tab = Tab(url)
        tab.tap()
        before = most = memory(app.process.pid)
        for _ in act(tab, url):
            tab.tap()
            most = max(most, memory(app.process.pid))
        text = f"{before:.0f} → {most:.0f} MB"
        if most - before > limit:
            raise Failure(text)
        return text


@case("a page of scale 64", "300 MB more")
def scale_of_64(program, short):
    def act(tab, url):
        for scale in (64, 63, 32.5, 8, 64):
            yield viewport(tab, 390, 600, scale)

    return growth(program, 300, act)


@case("a window of 32,767 points at scale 64", "300 MB more")
def window_of_pixels(program, short):
    def act(tab, url):
        yield viewport(tab, 32767, 32767, 64)

    return growth(program, 300, act)


@case("100 tabs at scales of their own", "200 MB more")
def tabs_of_scales(program, short):
    def act(tab, url):
        for number in range(30 if short else 100):
            other = Tab(url)
            viewport(other, 390 + number, 600, 1 + number / 20)
            other.tap()
            other.close()
        yield

    return growth(program, 200, act)


@case("numbers of a page's messages", "refused, or taken; the app goes on")
def numbers_of_pages(program, short):
    with App(program, "browser", arguments=["--port", "0"]) as app:
        url = app.url()
        watch = Tab(url)
        count = 0
        for number in (1e14, -1e14, 1e15, 1e19, 1e300, 9007199254740992, 9223372036854775807, -1, 0, 1e-300):
            for letter, values in (
                ("p", ("down", 1, "touch", number, number, 1, 0, True)), ("p", ("down", number, "touch", 5, 5, number, 0, True)),
                ("w", (5, 5, number, number)), ("w", (number, number, 1, 1)), ("z", (5, 5, number)), ("e", (number,)),
                ("s", (number, "moved", number, number, number)), ("x", (number, number, "f")),
                ("x", (3, 0, "t", 0, number, "a", number, number)), ("v", (number, number, 1, False, True, 0)),
                ("v", (390, 600, number, False, True, 0)), ("F", (number, [])), ("H", (number, True)), ("j", (number,)),
                ("G", ("enter", number, number, [])), ("k", (True, "a", number, False, number)),
            ):
                tab = Tab(url)
                try:
                    tab.send(tab.input(letter, *values))
                    while tab.read_message("a", 10)[1] < tab.number:
                        pass
                except (ConnectionError, OSError):
                    pass
                tab.close()
                count += 1
                if app.process.poll() is not None:
                    raise Failure(f"{letter} {values}: {app.reason}")
        if watch.tap() > 5:
            raise Failure("another tab waits")
        return f"{count} messages"


def paste(program, piece, limit):
    """The seconds of another tab's press while a text of 64 kB is pasted, and of the next key."""
    with App(program, "browser", arguments=["--port", "0"]) as app:
        url = app.url()
        tab, other = Tab(url), Tab(url)
        layer = editor_of(app, url)
        text = (piece * (64_000 // len(piece.encode()) + 1)).encode()[:64_000].decode(errors="ignore")
        units = len(text.encode("utf-16-le")) // 2
        tab.send(tab.input("x", layer, 0, "f"))
        for start in range(0, len(text), 4_000):
            tab.send(tab.input("P", text[start:start + 4_000]))
        tab.send(tab.input("x", layer, 0, "t", 0, 0, "", units, units))
        began = time.monotonic()
        waited = other.tap()
        while tab.read_message("a", 20)[1] < tab.number:
            pass
        pasted = time.monotonic() - began
        began = time.monotonic()
        tab.send(tab.input("x", layer, 0, "t", units, units, "b", units + 1, units + 1))
        while tab.read_message("a", 20)[1] < tab.number:
            pass
        key = time.monotonic() - began
        text = f"{pasted:.1f} s, next key {key:.1f} s, another tab {waited:.1f} s"
        if max(pasted, key, waited) > limit:
            raise Failure(text)
        return text


def frame_of_press(tab, x, y):
    return b"".join(
        tab.input("p", phase, 1, "mouse", x, y, time.monotonic() * 1000, 0, False) for phase in ("down", "up"))


def editor_of(app, url):
    """The number of the layer that has the text view's editor, from the scene that a new page is sent."""
    tab = Tab(url)
    tab.socket.settimeout(10)
    seen = b""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        seen = tab.message()
        found = re.search(rb'\["e",(\d+),\{"m":1', seen)
        if found:
            tab.close()
            return int(found[1])
    raise Failure("the page shows no text view")


PASTED = {
    "letters “aא”": "aא", "tabs": "\t", "letters and tabs": "a\t", "words of two scripts": "word מילה слово 語 ",
    "ends of lines": "\n", "combining marks": "a\u0301\u0323", "pictures": "😀a", "one long word": "a",
}


def add_paste(name, piece):
    @case(f"64 kB pasted: {name}", "4 s each (--short: 15 s)")
    def run(program, short):
        # The short form runs beside other tests.
        return paste(program, piece, 15 if short else 4)


for name, piece in PASTED.items():
    add_paste(name, piece)
LONG |= {f"64 kB pasted: {name}" for name in PASTED if name not in ("letters “aא”", "tabs", "one long word")}


# ---------------------------------------------------------------- The end

@case("exit(0), for a page", "the page is told")
def exit_page(program, short):
    with App(program, "browser", arguments=["--port", "0"]) as app:
        tab = Tab(app.url())
        tab.tap()
        tab.send(frame_of_press(tab, 270, 40))
        tab.socket.settimeout(5)
        data = tab.bytes
        while True:
            try:
                more = tab.socket.recv(1 << 16)
            except OSError:
                break
            if not more:
                break
            data += more
        app.process.wait(5)
        found = re.search(rb"\x88\x02(..)$", data, re.DOTALL)
        if not found:
            raise Failure(f"the connection ended without a word: …{data[-8:]!r}")
        return f"close code {int.from_bytes(found[1], 'big')}"


@case("exit(0), for a driver", "the request is answered, the pipe closed")
def exit_driver(program, short):
    with App(program, "image") as app:
        app.process.stdin.write(b'{"tap": "exit"}\n')
        app.process.stdin.flush()
        line = app.line(10)
        if not line:
            raise Failure("no answer")
        if app.line(10) != b"":
            raise Failure("the pipe stays open")
        return json.loads(line).get("error", "ok")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--short", action="store_true", help="a part of the numbers, smaller texts")
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    print(f"{'case':<46}{'limit':<36}measured", flush=True)
    failed = 0
    began = time.monotonic()
    for name, limit, function in CASES:
        if arguments.only not in name or arguments.short and name in LONG:
            continue
        try:
            measured, verdict = function(arguments.program, arguments.short), "ok"
        except Exception as error:
            measured, verdict, failed = str(error) or repr(error), "FAILED", failed + 1
        print(f"{name:<46}{limit:<36}{measured}  {verdict}", flush=True)
    print(f"{time.monotonic() - began:.0f} s, {failed} failed", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
