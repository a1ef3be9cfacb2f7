#!/usr/bin/env python3
"""Attacks on a page's server: floods, while another tab's answers are timed, and doors that have to stay shut.

    attack.py URL [--pid PID] [--seconds N] [--only NAME] [--short] [--json]

Prints a table of figures. The URL is the one that the app has printed; with the app's process the memory is measured, too.
Uses Python's own library only.
"""

import argparse
import base64
import json
import os
import re
import socket
import struct
import sys
import threading
import time
from urllib.parse import urlsplit


class Line:
    """A connection that sends exactly the given bytes."""

    def __init__(self, url):
        self.url = urlsplit(url)
        self.host = f"{self.url.hostname}:{self.url.port}"
        self.path = self.url.path
        self.socket = socket.create_connection((self.url.hostname, self.url.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.bytes = b""

    def send(self, data):
        self.socket.sendall(data.encode() if isinstance(data, str) else data)

    def read_head(self, seconds=5):
        self.socket.settimeout(seconds)
        while b"\r\n\r\n" not in self.bytes:
            more = self.socket.recv(65536)
            if not more:
                break
            self.bytes += more
        head, _, self.bytes = self.bytes.partition(b"\r\n\r\n")
        return head.decode("latin-1")

    def close(self):
        self.socket.close()


def frame(payload, first=0x81):
    data = payload.encode() if isinstance(payload, str) else payload
    length = len(data)
    head = bytes([first])
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 65536:
        head += bytes([0x80 | 126]) + struct.pack(">H", length)
    else:
        head += bytes([0x80 | 127]) + struct.pack(">Q", length)
    key = b"\1\2\3\4"
    mask = (key * (length // 4 + 1))[:length]
    masked = (int.from_bytes(data, "big") ^ int.from_bytes(mask, "big")).to_bytes(length, "big") if data else b""
    return head + key + masked


def handshake(line, method="GET", path=None, version="HTTP/1.1", **changes):
    headers = {
        "Host": line.host, "Origin": f"http://{line.host}", "Connection": "Upgrade", "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
    }
    for name, value in changes.items():
        headers[name.replace("_", "-")] = value
    lines = [f"{name}: {value}\r\n" for name, value in headers.items() if value is not None]
    return f"{method} {path or line.path + 'socket'} {version}\r\n{''.join(lines)}\r\n"


class Tab(Line):
    """A tab as far as its socket goes."""

    def __init__(self, url, name=None, panel=False):
        super().__init__(url)
        self.send(handshake(self))
        head = self.read_head()
        assert head.startswith("HTTP/1.1 101"), head
        self.number = 0
        self.name = name or os.urandom(16).hex()
        if not panel:
            self.send(frame(json.dumps(["h", self.name, 0, 1, 0, 390, 600, 1, False, True])))
            self.read_message("w")

    def message(self):
        """The next text."""
        while True:
            data = self.bytes
            if len(data) >= 2:
                length, start = data[1] & 127, 2
                if length == 126 and len(data) >= 4:
                    length, start = struct.unpack(">H", data[2:4])[0], 4
                elif length == 127 and len(data) >= 10:
                    length, start = struct.unpack(">Q", data[2:10])[0], 10
                elif length >= 126:
                    length = 1 << 60
                if len(data) >= start + length:
                    self.bytes = data[start + length:]
                    if data[0] & 15 == 1:
                        return data[start:start + length]
                    if data[0] & 15 == 8:
                        return b"closed"
                    continue
            more = self.socket.recv(1 << 18)
            if not more:
                return b"closed"
            self.bytes += more

    def read_message(self, letter, seconds=30):
        self.socket.settimeout(seconds)
        while True:
            text = self.message()
            if text == b"closed":
                raise ConnectionError("closed")
            if text.startswith(b'["%s"' % letter.encode()):
                return json.loads(text)

    def input(self, letter, *values):
        self.number += 1
        return frame(json.dumps([letter, self.number, *values]))

    def tap(self):
        """The seconds until the app has dealt with a press and its end."""
        began = time.monotonic()
        for phase in ("down", "up"):
            self.send(self.input("p", phase, 1, "mouse", 5, 5, time.monotonic() * 1000, 0, False))
        while self.read_message("a")[1] < self.number:
            pass
        return time.monotonic() - began


def memory(pid):
    if not pid:
        return 0
    with open(f"/proc/{pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) / 1024


def pump(line, make, stop, reads):
    """Sends what `make` gives until it is time to stop, as fast as the server takes it."""
    line.socket.setblocking(False)
    rest = b""
    sent = 0
    while not stop.is_set():
        if not rest:
            rest = make()
        try:
            count = line.socket.send(rest)
            rest = rest[count:]
            sent += count
        except BlockingIOError:
            time.sleep(0.001)
        except OSError:
            break
        if reads:
            try:
                while line.socket.recv(1 << 18):
                    pass
            except OSError:
                pass
    return sent


# ---------------------------------------------------------------- Floods

def requests_flood(url, path="", hints=False):
    line = Line(url)
    extra = "".join(
        f"{name}: {value}\r\n" for name, value in {
            "Sec-CH-Viewport-Width": 390, "Sec-CH-Viewport-Height": 600, "Sec-CH-DPR": 1,
            "Sec-CH-Prefers-Color-Scheme": "light"}.items()) if hints else ""
    request = f"GET {line.path}{path} HTTP/1.1\r\nHost: {line.host}\r\n{extra}\r\n".encode()
    return [line], lambda: request * 500


def refusals_flood(url):
    line = Line(url)

    def make():
        # A refusal ends the connection.
        try:
            other = Line(url)
            other.send(f"GET / HTTP/1.1\r\nHost: evil{os.urandom(4).hex()}\r\n\r\n")
            other.read_head()
            other.close()
        except OSError:
            pass
        return b"\r\n"
    return [line], make


def frames_flood(url, first, payload):
    tab = Tab(url)
    return [tab], lambda: frame(payload, first) * 500


def inputs_flood(url, letter, values):
    tab = Tab(url)

    def make():
        return b"".join(tab.input(letter, *values(number)) for number in range(200))
    return [tab], make


def taps(number):
    return ("down" if number % 2 == 0 else "up", 1, "mouse", 200, 300, time.monotonic() * 1000, 0, False)


def moves(number):
    return ("move", 1, "mouse", number % 300, 300, time.monotonic() * 1000, 0, False)


def keys(number):
    return (number % 2 == 0, "Tab", 0, False, None)


def panel_flood(url):
    line = Tab(url, panel=True)
    line.number = 0

    def make():
        line.number += 1
        return frame(json.dumps(["D", line.number, ["views", None, 0, 100]])) * 100
    return [line], make


def upload_flood(url):
    tab = Tab(url)
    state = {"line": None, "left": 0}
    size = 8 << 20
    line = Line(url)

    def make():
        if state["left"] == 0:
            state["left"] = size
            token = os.urandom(16).hex()
            return (f"POST {line.path}u/{tab.name}/{token} HTTP/1.1\r\nHost: {line.host}\r\nOrigin: http://{line.host}\r\n"
                    f"Content-Length: {size}\r\n\r\n").encode()
        part = min(1 << 18, state["left"])
        state["left"] -= part
        return b"x" * part
    return [line, tab], make


FLOODS = {
    "pipelined requests of the page, unread": (lambda url: requests_flood(url), False),
    "pipelined requests of pictures of the scene, unread": (lambda url: requests_flood(url, hints=True), False),
    "pipelined requests of nothing, read": (lambda url: requests_flood(url, "nothing"), True),
    "refused requests with new hosts, read": (refusals_flood, True),
    "empty pings, unread": (lambda url: frames_flood(url, 0x89, b""), False),
    "long pings, unread": (lambda url: frames_flood(url, 0x89, b"x" * 125), False),
    "long pings, read": (lambda url: frames_flood(url, 0x89, b"x" * 125), True),
    "pongs": (lambda url: frames_flood(url, 0x8A, b""), True),
    "signs of life, unread": (lambda url: frames_flood(url, 0x81, '["q"]'), False),
    "syncs, unread": (lambda url: frames_flood(url, 0x81, '["y",1]'), False),
    "moves": (lambda url: inputs_flood(url, "p", moves), True),
    "taps": (lambda url: inputs_flood(url, "p", taps), True),
    "keys": (lambda url: inputs_flood(url, "k", keys), True),
    "parts of a text": (lambda url: inputs_flood(url, "P", lambda number: ("x" * 8000,)), True),
    "panel requests, unread": (panel_flood, False),
    "uploads": (upload_flood, True),
}


def percentile(times, part):
    times = sorted(times)
    return times[min(len(times) - 1, int(len(times) * part))]


def measure_taps(url, seconds):
    """The times that taps take, twenty a second, from one tab."""
    tab = Tab(url)
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        times.append(tab.tap())
        time.sleep(0.05)
    tab.close()
    return times


def run_flood(url, pid, name, seconds):
    build, reads = FLOODS[name]
    before = memory(pid)
    lines, make = build(url)
    stop = threading.Event()
    result = {}
    sender = os.fork()
    if sender == 0:
        # The flood is a process of its own, so that it does not hold up the clock of the other tab.
        threading.Thread(target=lambda: (time.sleep(seconds + min(0.5, seconds)), stop.set()), daemon=True).start()
        pump(lines[0], make, stop, reads)
        os._exit(0)
    time.sleep(min(0.3, seconds))
    times = measure_taps(url, seconds)
    result.update(p95=percentile(times, 0.95) * 1000, worst=max(times) * 1000, memory=memory(pid) - before)
    os.waitpid(sender, 0)
    for line in lines:
        line.close()
    return result


# ---------------------------------------------------------------- Doors

def answer(url, request):
    line = Line(url)
    try:
        line.send(request if isinstance(request, bytes) else request(line))
        return line.read_head(3)
    except (TimeoutError, ConnectionError) as error:
        return f"(no answer: {error})"
    finally:
        line.close()


def door(name, expected, request):
    return name, expected, request


DOORS = [
    door("the page's own handshake", "101", lambda line: handshake(line)),
    door("origin of another port of 127.0.0.1", "403", lambda line: handshake(line, Origin="http://127.0.0.1:1")),
    door("origin of 127.0.0.1 without a port", "403", lambda line: handshake(line, Origin="http://127.0.0.1")),
    door("origin with TLS, which the server has not", "403", lambda line: handshake(line, Origin=f"https://{line.host}")),
    door("origin of another site", "403", lambda line: handshake(line, Origin="http://evil.example")),
    door("no origin", "403", lambda line: handshake(line, Origin=None)),
    door("another host", "403", lambda line: handshake(line, Host="evil.example", Origin="http://evil.example")),
    door("no secret", "403", lambda line: handshake(line, path="/socket")),
    door("handshake by POST", "405", lambda line: handshake(line, method="POST")),
    door("handshake in HTTP/1.0", "400", lambda line: handshake(line, version="HTTP/1.0")),
    door("short key", "400", lambda line: handshake(line, Sec_WebSocket_Key="c2hvcnQ=")),
    door("key that is no base64", "400", lambda line: handshake(line, Sec_WebSocket_Key="!" * 24)),
    door("no key", "400", lambda line: handshake(line, Sec_WebSocket_Key=None)),
    door("no Connection: Upgrade", "400", lambda line: handshake(line, Connection="keep-alive")),
    door("no Upgrade", "426", lambda line: handshake(line, Upgrade=None)),
    door("version 8", "426", lambda line: handshake(line, Sec_WebSocket_Version="8")),
    door("no version", "426", lambda line: handshake(line, Sec_WebSocket_Version=None)),
    door("handshake with a body", "413", lambda line: handshake(line, Content_Length="5") + "12345"),
    door("upload without a page", "403", lambda line: upload(line, "0" * 32)),
]


def upload(line, session, origin=None):
    return (f"POST {line.path}u/{session}/{os.urandom(16).hex()} HTTP/1.1\r\nHost: {line.host}\r\n"
            f"Origin: {origin or 'http://' + line.host}\r\nContent-Length: 1\r\n\r\nx")


def try_doors(url, hoards):
    for name, expected, request in DOORS:
        status = (answer(url, request).split() + ["", "none"])[1]
        yield {"door": name, "status": status, "holds": status == expected}
    if not hoards:
        return
    # One page's files do not take the place of another's.
    hoarder, other = Tab(url), Tab(url)
    line = Line(url)
    statuses = []
    for _ in range(1_002):
        line.send(upload(line, hoarder.name))
        statuses.append(line.read_head().split()[1])
        length = 10 if statuses[-1] == "200" else 0
        while length and len(line.bytes) < length:
            line.bytes += line.socket.recv(4096)
        line.bytes = line.bytes[length:]
        if statuses[-1] != "200":
            break
    yield {"door": f"file {len(statuses)} of a page, none of them named", "status": statuses[-1], "holds": statuses[-1] == "429"}
    status = answer(url, lambda line: upload(line, other.name)).split()[1]
    yield {"door": "a file of another page beside them", "status": status, "holds": status == "200"}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("--pid", type=int)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--only", default="")
    parser.add_argument("--short", action="store_true", help="a glance at each, in a few seconds")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.short:
        arguments.seconds = 0.1
    results = []

    def report(kind, result, text):
        results.append({"kind": kind, **result})
        if not arguments.json:
            print(text, flush=True)

    if arguments.only in "no flood":
        times = measure_taps(arguments.url, arguments.seconds)
        quiet = {"p95": percentile(times, 0.95) * 1000, "worst": max(times) * 1000, "memory": 0}
        report("no flood", quiet, f"{'flood':<54}{'p95 ms':>9}{'worst ms':>10}{'MB':>8}\n"
               f"{'none':<54}{quiet['p95']:>9.1f}{quiet['worst']:>10.1f}")
    for name in FLOODS:
        if arguments.only not in name:
            continue
        try:
            result = run_flood(arguments.url, arguments.pid, name, arguments.seconds)
            report(name, result, f"{name:<54}{result['p95']:>9.1f}{result['worst']:>10.1f}{result['memory']:>8.1f}")
        except Exception as error:
            report(name, {"error": repr(error)}, f"{name:<54} {error!r}")
    if arguments.only in "doors":
        for result in try_doors(arguments.url, hoards=not arguments.short):
            report(result["door"], result, f"{result['door']:<54}{result['status']:>9}{'' if result['holds'] else '  OPEN'}")
    if arguments.json:
        json.dump(results, sys.stdout)
    sys.exit(0 if all(result.get("holds", True) for result in results) else 1)


if __name__ == "__main__":
    main()
