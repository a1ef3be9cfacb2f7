#!/usr/bin/env python3
"""Performs a tutorial of docs/tutorials from an empty folder, as its reader would.

usage: perform.py TUTORIAL.md SCRATCH-FOLDER

A bold line with a path, then a block: the block is written to that file. Blocks marked `sh` are run, line by line;
`swift build`, `swift test`, `shoji run` and `shoji check` build into the scratch folder, so that the library is compiled once for all
tutorials. A package that names nothing of Shoji is built with the Swift SDK in the folder SHOJI_WALK_SDK, by the tool where the line says so.
A line that ends with `|| true` may fail, as in a shell.
In files, `/path/to/Shoji` becomes the path of this clone.
A block marked `mcp` is a conversation with `shoji mcp`, which goes on from block to block: `→` before the parameters of a call of a
tool, `←` before a part of the text of its result.
At its end, the app of the tutorial is shown at four sizes, light and dark, and its texts can be read.
SHOJI_WALK_PICTURES names a folder for the pictures.
A comment `<!-- drive … -->` after them holds requests to the app's driver, one a line, each of which must be answered
without an error, or with one if the line begins with `! `. `kill -9` on a line of its own kills the app and starts it again.
"""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

from legibility import APPEARANCES, SIZES, App

BLOCK = re.compile(
    r"\*\*(?P<path>[^*\n]+)\*\*\n\n```\w+\n(?P<text>.*?)\n```"
    r"|```sh\n(?P<commands>.*?)\n```"
    r"|```mcp\n(?P<conversation>.*?)\n```"
    r"|<!-- drive\n(?P<requests>.*?)\n-->",
    re.DOTALL,
)


class Walk:
    def __init__(self, root, scratch, home):
        self.root = root
        self.folder = home
        self.scratch = self.built = scratch
        self.server = None
        self.environment = dict(
            os.environ,
            PATH=f"{root}/scripts:{os.environ['PATH']}",
            HOME=home,
            XDG_CONFIG_HOME=f"{home}/.config",
            GIT_AUTHOR_NAME="A reader",
            GIT_AUTHOR_EMAIL="reader@example.org",
            GIT_COMMITTER_NAME="A reader",
            GIT_COMMITTER_EMAIL="reader@example.org",
        )

    def write(self, path, text):
        file = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(file), exist_ok=True)
        with open(file, "w", encoding="utf-8") as out:
            out.write(text.replace("/path/to/Shoji", self.root) + "\n")

    def run(self, line):
        command, _, excuse = line.partition(" || ")
        words = shlex.split(command)
        if words[0] == "cd":
            self.folder = os.path.join(self.folder, words[1])
            return
        if words[:2] in (["swift", "build"], ["swift", "test"], ["shoji", "run"], ["shoji", "check"]):
            words = self.building("test" if words[1] == "test" else "build", by_tool=words[0] == "shoji")
        # The package manager and its plugins know the machine's own home folder.
        environment = dict(self.environment, HOME=os.environ["HOME"])
        result = subprocess.run(
            words, cwd=self.folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if result.returncode != 0 and excuse != "true":
            sys.exit(f"{result.stdout}\n“{line}” failed with exit code {result.returncode}")
        if words[0] == "swift" and "warning:" in result.stdout:
            lines = [text for text in result.stdout.splitlines() if self.folder in text and "warning:" in text]
            if lines:
                sys.exit("\n".join(lines) + f"\n“{line}” gave warnings")

    def building(self, verb, by_tool):
        with open(os.path.join(self.folder, "Package.swift"), encoding="utf-8") as manifest:
            if '"Shoji"' in manifest.read():
                self.built = self.scratch
                return ["swift", verb, "--scratch-path", self.scratch]
        # Not beside the library's own objects, which have the same names.
        self.scratch = self.scratch.removesuffix("-sdk") + "-sdk"
        sdk = os.environ["SHOJI_WALK_SDK"]
        if by_tool:
            # A picture is what the tool builds an app for without serving it.
            self.built = os.path.join(self.scratch, "sdk")
            picture = os.path.join(self.built, "walk.png")
            return ["shoji", "snapshot", "--trust", "--scratch-path", self.scratch, "--sdk", sdk, "-o", picture]
        self.built = self.scratch
        return ["swift", verb, "--scratch-path", self.scratch, "--swift-sdks-path", sdk, "--swift-sdk", "shoji"]

    def drive(self, requests):
        app = self.start()
        for line in requests.splitlines():
            if line == "kill -9":
                app.kill()
                app.wait()
                app = self.start()
                continue
            request = line.removeprefix("! ")
            app.stdin.write(request + "\n")
            app.stdin.flush()
            answer = app.stdout.readline()
            if not answer or ("error" in json.loads(answer)) != (request != line):
                sys.exit(f"{line}\nwas answered: {answer or 'nothing'}")
        app.stdin.close()
        app.kill()
        app.wait()

    def converse(self, lines):
        """Calls tools of `shoji mcp`, and compares what they answer."""
        if self.server is None:
            self.server = subprocess.Popen(
                ["shoji", "mcp", "--scratch-path", self.scratch],
                cwd=self.folder,
                env=dict(self.environment, HOME=os.environ["HOME"]),
                text=True,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            client = {"name": "walk", "version": "1"}
            self.request("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": client})
        text = ""
        for line in lines.splitlines():
            mark, _, rest = line.partition(" ")
            if mark == "→":
                result = self.request("tools/call", json.loads(rest))
                text = "\n".join(part.get("text", "") for part in result["content"])
            elif mark != "←" or rest not in text:
                sys.exit(f"{line}\nis not in the answer:\n{text}")

    def request(self, method, params):
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self.server.stdin.write(json.dumps(message) + "\n")
        self.server.stdin.flush()
        answer = json.loads(self.server.stdout.readline() or "{}")
        if "result" not in answer:
            sys.exit(f"{method} {params}\nwas answered: {answer or 'nothing'}")
        return answer["result"]

    def show(self):
        """Shows the app, where there is one, at several sizes."""
        program = self.program
        if not os.path.exists(program):
            return
        name = os.path.basename(program)
        with tempfile.TemporaryDirectory() as folder:
            pictures = os.environ.get("SHOJI_WALK_PICTURES", folder)
            for size in SIZES:
                for appearance in APPEARANCES:
                    with App(program, size, appearance, self.environment) as app:
                        picture = f"{pictures}/{name}-{size}-{appearance}.png"
                        # Names for screen readers are the documents' own affair.
                        faults = list(app.illegible(picture))
                    if faults:
                        sys.exit(f"{name}, {size}, {appearance}:\n" + "\n".join(faults))

    def leave(self):
        """Ends the conversation as a client does that leaves."""
        if self.server is not None:
            self.server.stdin.close()
            if self.server.wait(timeout=60) != 0:
                sys.exit(f"shoji mcp ended with status {self.server.returncode}")

    @property
    def program(self):
        return os.path.join(self.built, "debug", os.path.basename(self.folder))

    def start(self):
        return subprocess.Popen(
            [self.program, "--display", "image", "--size", "375x667"],
            env=self.environment,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )


def main():
    tutorial, scratch = sys.argv[1:]
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    with open(tutorial, encoding="utf-8") as page, tempfile.TemporaryDirectory() as home:
        walk = Walk(root, os.path.abspath(scratch), home)
        for block in BLOCK.finditer(page.read()):
            if block["path"]:
                walk.write(block["path"], block["text"])
            elif block["commands"]:
                for line in block["commands"].splitlines():
                    walk.run(line)
            elif block["conversation"]:
                walk.converse(block["conversation"])
            else:
                walk.drive(block["requests"])
        walk.show()
        walk.leave()


main()
