#!/usr/bin/env python3
"""Types the lines of README's “Try it” into a shell, as somebody does who has just cloned Shoji, with a home that has nothing.

usage: first_hour.py HOME [--without WORDS]...

Every line has to succeed. One that serves a page prints its address, answers there, and ends by Ctrl-C. None is silent for longer than ten
seconds. Lines that hold the words of `--without` are left out. What each line took is printed, with its longest silence.
"""

import argparse
import os
import re
import selectors
import shutil
import signal
import subprocess
import sys
import time
import urllib.request

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SECTION = re.compile(r"^## Try it$(.*?)^## ", re.DOTALL | re.MULTILINE)
BLOCK = re.compile(r"^```\n(.*?)^```$", re.DOTALL | re.MULTILINE)
ADDRESS = re.compile(rb"http://[^\s/]+/\S*")
# Seconds without a word, with some for a machine that does something else.
PATIENCE = 10 + 2
# The longest time of one line, in seconds.
LIMIT = 3600


def lines():
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as page:
        section = SECTION.search(page.read())[1]
    return [line.split(" #")[0].strip() for block in BLOCK.findall(section) for line in block.splitlines()]


class Shell:
    """What a line leaves to the next one: the folder and the PATH."""

    def __init__(self, home):
        self.folder, self.state = ROOT, os.path.join(home, "state")
        self.environment = {"HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
        # How a machine reaches the net is its own affair.
        for name in ("GIT_SSL_CAINFO", "SSL_CERT_FILE", "http_proxy", "https_proxy", "DEBIAN_FRONTEND"):
            if name in os.environ:
                self.environment[name] = os.environ[name]

    def run(self, line, watch):
        script = f'{line}\ncode=$?; (pwd; printenv PATH) >"{self.state}"; exit $code'
        process = subprocess.Popen(
            ["bash", "-c", script], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            said, silence, is_served = watch(process)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
        if not is_served:
            with open(self.state, encoding="utf-8") as state:
                self.folder, self.environment["PATH"] = state.read().splitlines()
        return said, silence, process.wait(), is_served


def watch(process):
    """Follows a line to its end, or to the page that it serves and by Ctrl-C to its end. Gives its words, its longest silence, and
    whether there was a page."""
    start = heard = time.monotonic()
    said, silence, ending = b"", 0, None
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while True:
            ready = selector.select(1)
            now = time.monotonic()
            if ending is None:
                silence = max(silence, now - heard)
            if now - start > LIMIT or (ending is not None and now - ending > 60):
                sys.exit(f"it does not end:\n{said[-4000:].decode(errors='replace')}")
            if not ready:
                continue
            data = os.read(process.stdout.fileno(), 65536)
            heard = now
            if not data:
                return said, silence, ending is not None
            said += data
            address = ADDRESS.search(said)
            if address and ending is None and said[address.end():].strip(b" ") != b"":
                page = urllib.request.urlopen(address[0].decode(), timeout=60).read()
                if b"<script" not in page:
                    sys.exit(f"{address[0].decode()} is no page")
                ending = time.monotonic()
                os.killpg(process.pid, signal.SIGINT)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("home")
    parser.add_argument("--without", action="append", default=[])
    arguments = parser.parse_args()
    if os.path.isdir(arguments.home) and os.listdir(arguments.home):
        sys.exit(f"{arguments.home} is the home of somebody")
    os.makedirs(arguments.home, exist_ok=True)
    shell, failed = Shell(arguments.home), False
    for line in lines() + ["shoji doctor", f"{ROOT}/scripts/install --remove"]:
        if any(words in line for words in arguments.without):
            continue
        start = time.monotonic()
        said, silence, code, is_served = shell.run(line, watch)
        print(f"{time.monotonic() - start:7.0f} s, silent for {silence:4.1f} s: {line}", flush=True)
        if code != 0 and not is_served:
            print(f"  failed with {code}:\n{said[-4000:].decode(errors='replace')}")
            failed = True
        if silence > PATIENCE:
            print("  that is too long without a word")
            failed = True
        if not is_served and re.search(r"(^|/| )run( |$)", line):
            print(f"  served no page:\n{said[-2000:].decode(errors='replace')}")
            failed = True
    shutil.rmtree(arguments.home, ignore_errors=True)
    sys.exit(failed)


main()
