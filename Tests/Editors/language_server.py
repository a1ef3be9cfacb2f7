#!/usr/bin/env python3
"""Asks sourcekit-lsp what an editor asks: completions of a label's members, the words about one, and where `UILabel` is defined.

usage: language_server.py PACKAGE FILE

The file has a line with `UILabel()` and one with `label.text`. Fails where one of the three has no answer after a minute.
"""

import json
import os
import subprocess
import sys
import threading
import time

PATIENCE = 60.0


class Server:
    def __init__(self, folder):
        self.process = subprocess.Popen(
            ["sourcekit-lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.last = 0
        # Whatever happens, it ends.
        self.timer = threading.Timer(4 * PATIENCE, self.process.kill)
        self.timer.daemon = True
        self.timer.start()

    def write(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if not length:
            sys.exit("the language server has ended")
        return json.loads(self.process.stdout.read(length))

    def tell(self, method, parameters):
        self.write({"method": method, "params": parameters})

    def ask(self, method, parameters):
        self.last += 1
        self.write({"id": self.last, "method": method, "params": parameters})
        while True:
            message = self.read()
            if "method" in message and "id" in message:
                self.write({"id": message["id"], "result": None})
            elif message.get("id") == self.last:
                return message.get("result")

    def ask_until(self, what, method, parameters, fits):
        """Asks again until an answer fits: at first the server knows nothing of the package."""
        start = time.monotonic()
        while time.monotonic() - start < PATIENCE:
            if fits(answer := self.ask(method, parameters)):
                return answer
            time.sleep(0.5)
        sys.exit(f"{what}: {json.dumps(answer)[:400]}")


def place(text, words, behind):
    """The line and column behind a part of the first line that has some words."""
    for number, line in enumerate(text.split("\n")):
        if words in line:
            return {"line": number, "character": line.index(words) + behind}
    sys.exit(f"the file has no {words}")


def main():
    folder, file = (os.path.abspath(path) for path in sys.argv[1:])
    with open(file, encoding="utf-8") as source:
        text = source.read()
    document = {"uri": f"file://{file}"}
    server = Server(folder)
    server.ask("initialize", {"processId": os.getpid(), "rootUri": f"file://{folder}", "capabilities": {}})
    server.tell("initialized", {})
    server.tell("textDocument/didOpen", {"textDocument": {**document, "languageId": "swift", "version": 1, "text": text}})

    member = place(text, "label.text", len("label."))
    words = server.ask_until(
        "no words about a member", "textDocument/hover", {"textDocument": document, "position": member},
        lambda answer: answer and "String?" in answer["contents"]["value"])
    completions = server.ask_until(
        "no completions", "textDocument/completion", {"textDocument": document, "position": member},
        lambda answer: answer and any(item["label"] == "numberOfLines" for item in answer["items"]))
    name = place(text, "UILabel()", 2)
    definition = server.ask_until(
        "no definition of UILabel", "textDocument/definition", {"textDocument": document, "position": name},
        lambda answer: answer and "UIKit" in answer[0]["uri"])
    server.ask("shutdown", None)
    server.tell("exit", {})
    print(f"{len(completions['items'])} completions; UILabel is in {os.path.basename(definition[0]['uri'])}; "
          f"{words['contents']['value'].splitlines()[1]}")


main()
