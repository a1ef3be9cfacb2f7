#!/usr/bin/env python3
"""Many visitors of one server: each alone with their app, and all within the bounds that it promises.

    visitors.py SERVER APP [--short] [--only NAME] [--visitors N] [--seconds S]

SERVER is the executable `shoji-serve`, APP that of Tests/VisitorApp. Prints a table of what was asked and what was found, and ends with 1
where a promise is not kept. Uses Python's own library only.
"""

import argparse
import base64
import hashlib
import hmac
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback

# The folder of sources stays as it is.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Attacks"))
from attack import Line, Tab, frame, handshake  # noqa: E402

# The rows of the app, 40 points high each.
TAP, LOOP, MEMORY, DISK, FORK, CRASH, READ = range(7)
# The rows of the second column, beside the first's.
SECOND, SHARE, ZONE = 300, 2, 3
# A window of these points, as a browser says it.
WINDOW = [390, 844, 1, False, True]
# The numbers of a table's rows, printed as they come.
failures = []
# Whether times count. They do not beside other tests.
counts_times = True


def say(name, found, promised, holds, is_time=False):
    print(f"{'ok  ' if holds else 'slow' if is_time else 'MISS'}  {name:<44} {found:<34} {promised}", flush=True)
    if not holds and (counts_times or not is_time):
        failures.append(name)


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))] if values else float("inf")


ports = threading.Lock()
given = set()


def free_port():
    """A port that nothing listens on, and that the system gives to no connection by itself: one for each caller."""
    with ports:
        while True:
            port = random.randrange(20_000, 32_000)
            if port in given:
                continue
            given.add(port)
            try:
                for address in ("127.0.0.1", "127.0.0.2"):
                    with socket.socket() as probe:
                        probe.bind((address, port))
                return port
            except OSError:
                pass


class Server:
    """A server with a folder of its own."""

    def __init__(self, program, app, folder=None, **options):
        self.program, self.app = program, app
        self.folder = folder or tempfile.mkdtemp(prefix="visitors")
        os.chmod(self.folder, 0o711)
        self.options = options
        # It begins again at the same one.
        self.port = options.pop("port", None) or free_port()
        self.user = options.pop("user", None)
        if self.user:
            os.chown(self.folder, self.user, self.user)
        self.start()

    def start(self):
        words = [f"--{name.replace('_', '-')}={value}" for name, value in self.options.items()]
        self.errors = open(os.path.join(self.folder, "server.log"), "a")
        environment = {"PATH": os.environ["PATH"], "HOME": "/", "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            [self.program, self.app, f"--data={self.folder}/data", f"--port={self.port}", "--verbose", *words],
            stdout=subprocess.PIPE, stderr=self.errors, env=environment, text=True, user=self.user, group=self.user)
        self.url = self.process.stdout.readline().strip()
        assert self.url, open(self.errors.name).read()
        self.port = int(self.url.rsplit(":", 1)[1].strip("/"))
        wait(lambda: self.get("/readyz").startswith("HTTP/1.1 200"), 20)

    def get(self, path="/", headers="", seconds=5):
        line = Line(self.url)
        line.send(f"GET {path} HTTP/1.1\r\nHost: {line.host}\r\nConnection: close\r\n{headers}\r\n")
        try:
            head = line.read_head(seconds)
            while True:
                more = line.socket.recv(65536)
                if not more:
                    break
                line.bytes += more
        except OSError:
            return ""
        finally:
            line.close()
        return head + "\r\n\r\n" + line.bytes.decode("utf-8", "replace")

    def metric(self, name):
        found = re.search(rf"^{name} (\S+)$", self.get("/metrics"), re.M)
        return float(found.group(1)) if found else 0

    def processes(self):
        """The visitors' processes: what the template has forked."""
        return [pid for template in children(self.process.pid) for pid in children(template)]

    def memory(self):
        """The bytes of all its processes, what they share counted once."""
        pids = [self.process.pid] + children(self.process.pid) + self.processes()
        return sum(own_memory(pid) for pid in pids)

    def folder_of(self, digits):
        """The folder of a visitor with a key of these digits."""
        identifier = hashlib.sha256(digits.encode()).hexdigest()[:24]
        return os.path.join(self.folder, "data", "visitors", identifier[:2], identifier)

    def has_saved(self, page):
        """Whether the taps that a page shows come to be saved, as they are within a second."""
        path = os.path.join(self.folder_of(page.digits), "resume", "store.json")
        return wait(lambda: os.path.exists(path) and f'"taps":{page.taps}}}' in open(path).read(), patience(1.3))

    def end(self, number=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(number)
        self.process.wait(30)

    def remove(self):
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)

    def log(self):
        return open(self.errors.name).read()


def children(pid):
    """The processes that any thread of a process has started."""
    found = []
    try:
        for task in os.listdir(f"/proc/{pid}/task"):
            found += [int(word) for word in open(f"/proc/{pid}/task/{task}/children").read().split()]
    except OSError:
        pass
    return found


def own_memory(pid, kind="Pss"):
    try:
        return next(int(line.split()[1]) for line in open(f"/proc/{pid}/smaps_rollup") if line.startswith(f"{kind}:")) * 1024
    except (OSError, StopIteration):
        return 0


def patience(seconds):
    """How long to wait for what is promised within some seconds: for longer where times do not count."""
    return seconds if counts_times else 10 * seconds


def wait(condition, seconds=10):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return False


class Page(Tab):
    """A visitor's page: the socket of one, with the cookie that the document's answer set."""

    def __init__(self, server, cookie=None, headers=""):
        self.server = server
        self.cookie = cookie
        if not cookie:
            head = server.get("/", headers).split("\r\n\r\n")[0]
            found = re.search(r"^set-cookie: ([^;]+)", head, re.M | re.I)
            if not found:
                raise ConnectionRefusedError(head.split("\r\n")[0])
            self.cookie = found.group(1)
        self.connect()

    def connect(self, seconds=10):
        Line.__init__(self, self.server.url)
        self.socket.settimeout(seconds)
        self.send(handshake(self, path="/socket", Cookie=self.cookie))
        head = self.read_head(seconds)
        if not head.startswith("HTTP/1.1 101"):
            raise ConnectionRefusedError(head.split("\r\n")[0])
        # The session of a page that was loaded again: one that goes on would count its inputs on.
        self.name = os.urandom(16).hex()
        self.number = 0
        self.text = ""
        self.send(frame(json.dumps(["h", self.name, 0, 1, 0, *WINDOW])))
        self.read_message("w", seconds)
        self.read_until(rb'\["S"')

    def reconnect(self, seconds=15):
        """Comes back as a page does: again and again."""
        end = time.monotonic() + seconds
        while True:
            try:
                self.close()
                return self.connect()
            except (OSError, AssertionError, ConnectionError):
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def read_until(self, pattern, seconds=10):
        """Reads messages up to one with a pattern, keeping them all."""
        end = time.monotonic() + seconds
        while True:
            self.socket.settimeout(max(0.01, end - time.monotonic()))
            message = self.message()
            if message == b"closed":
                raise ConnectionError("closed")
            self.text += message.decode("utf-8", "replace")
            if re.search(pattern, message):
                return message

    def press(self, row, x=20):
        """Presses a row and lets it go. Whatever follows is not awaited."""
        for phase in ("down", "up"):
            self.send(self.input("p", phase, 1, "mouse", x, 40 * row + 20, time.monotonic() * 1000, 0, False))

    def tap(self):
        """The seconds from a press to the commit that shows it."""
        began = time.monotonic()
        self.press(TAP)
        self.read_until(rb"taps \d+")
        return time.monotonic() - began

    def try_files(self):
        """The app's words for which files it sees and writes: others', and its own."""
        self.press(READ)
        self.read_until(rb"seen \w+ written \w+ own \w+")
        return re.findall(r"seen \w+ written \w+ own \w+", self.text)[-1]

    @property
    def digits(self):
        """The digits of the visitor's key."""
        return self.cookie.split("; ")[0].split("=")[1].split(".")[0]

    @property
    def taps(self):
        found = re.findall(r"taps (\d+)", self.text)
        return int(found[-1]) if found else None


# What is promised, a function each.


def check_isolation(server, arguments):
    one, other = Page(server), Page(server)
    for _ in range(3):
        one.tap()
    other.tap()
    say("two visitors have their own state", f"{one.taps} and {other.taps} taps", "3 and 1", (one.taps, other.taps) == (3, 1))
    again = Page(server, one.cookie)
    say("a visitor's second page shows the same", f"{again.taps} taps", "3", again.taps == 3)
    alone = wait(lambda: len(server.processes()) == 2, 5)
    say("each has one process", f"{len(server.processes())} processes", "2", alone)
    head = server.get("/").lower()
    flags = [flag for flag in ("httponly", "samesite=lax", "secure", "no-store") if flag in head.split("\r\n\r\n")[0]]
    say("a cookie's flags", " ".join(flags), "httponly samesite=lax no-store", flags == ["httponly", "samesite=lax", "no-store"])
    found = one.try_files()
    say("an app sees its own files only", found, "seen false written false own true", found == "seen false written false own true")
    one.press(FORK)
    one.read_until(rb"(not )?forked")
    say("an app starts no programs", re.findall(r"(?:not )?forked", one.text)[-1], "not forked", "not forked" in one.text)
    for page in (one, other, again):
        page.close()


def check_shared(server, arguments):
    one = Page(server)
    one.press(SHARE, SECOND)
    one.read_until(rb"nothing shared")
    say("a server that shares no folder", "nothing shared", "nothing shared", True)
    one.close()
    folder = os.path.join(server.folder, "shared")
    server.end()
    server.options["shared"] = folder
    server.start()
    pages = [Page(server) for _ in range(3)]
    for number, page in enumerate(pages):
        page.press(SHARE, SECOND)
        page.read_until(rb"shared: \d+|shared \d+")
        found = re.findall(r"\w+ shared: \d+|shared \d+", page.text)[-1]
        say(f"line {number + 1} of a file that all share", found, f"shared {number + 1}", found == f"shared {number + 1}")
    users = {os.stat(f"/proc/{pid}").st_uid for pid in server.processes()}
    mode = os.stat(folder).st_mode & 0o7777
    if os.geteuid() == 0:
        say("three visitors are as many users", f"{len(users)}", "3", len(users) == 3)
        say("the shared folder's mode", f"{mode:o}", "2770", mode == 0o2770)
    found = pages[0].try_files()
    say("and all else is an app's own", found, "seen false written false own true", found == "seen false written false own true")
    for page in pages:
        page.close()


def check_user(server, arguments):
    """A server that is not root's: visitors are all its user."""
    page, other = Page(server), Page(server)
    page.tap()
    found = {os.stat(f"/proc/{pid}").st_uid for pid in [server.process.pid, *server.processes()]}
    user = server.user or os.geteuid()
    say("a server without rights, and its visitors", f"{found}", f"{user}", found == {user})
    found = page.try_files()
    say("an app sees its own files there, too", found, "seen false written false own true", found == "seen false written false own true")
    page.close()
    other.close()


def zone_of(page):
    """The time zone that the app knows, and the one that it began with."""
    page.text = ""
    page.press(ZONE, SECOND)
    page.read_until(rb"zone \S+ \S+ \d")
    return re.findall(r"zone (\S+ \S+) \d", page.text)[-1]


def check_zone(server, arguments):
    """A visitor's time zone, which their page sets as a cookie before its socket opens."""
    page = Page(server)
    cookie = page.cookie
    found = [zone_of(page)]
    for zone in ("Europe/Berlin", "../../etc/localtime", "Mars/Olympus"):
        page.close()
        page = Page(server, f"{cookie}; time-zone={zone}")
        found.append(zone_of(page))
    expected = ["none none"] + ["Europe/Berlin none"] * 3
    say("a time zone, a path, and one there is not", ", ".join(sorted(set(found))), "the first counts", found == expected)
    for pid in server.processes():
        os.kill(pid, signal.SIGTERM)
    page.close()
    wait(lambda: not server.processes(), patience(10))
    page = Page(server, f"{cookie}; time-zone=Asia/Tokyo")
    found = zone_of(page)
    say("an app that begins anew has it from the start", found, "Asia/Tokyo Asia/Tokyo", found == "Asia/Tokyo Asia/Tokyo")
    page.close()
    if not shutil.which("chromium-headless-shell"):
        return print("      the browser's own is left out: there is no chromium-headless-shell")
    browser = Browser("about:blank")
    browser.ask("Emulation.setTimezoneOverride", timezoneId="Asia/Tokyo")
    browser.ask("Page.navigate", url=server.url)
    wait(lambda: len(browser.evaluate(FIELDS) or []) == 8, 20)
    text = "document.body.innerText"

    def is_shown():
        browser.click(SECOND, 40 * ZONE + 20)
        time.sleep(0.3)
        return "zone Asia/Tokyo" in browser.evaluate(text)

    shown = wait(is_shown, patience(5))
    say("a browser's own", "Asia/Tokyo" if shown else browser.evaluate(text), "Asia/Tokyo", shown)
    browser.end()


def check_doors(server, arguments):
    page = Page(server)
    name, value = page.cookie.split("=")
    digits, signature = value.split(".")
    other = Page(server)
    shut = {
        "no cookie": "", "a guessed key": f"Cookie: {name}={'0' * 32}.{signature}\r\n",
        "a key without its signature": f"Cookie: {name}={digits}\r\n",
        "a signature of another key": f"Cookie: {name}={digits}.{other.cookie.split('.')[1]}\r\n",
        "another name": f"Cookie: visitor-Other={value}\r\n",
    }
    for label, cookie in shut.items():
        status = server.get("/socket", cookie).split(" ")[1]
        say(f"a socket with {label}", status, "403", status == "403")
    # One whose connection is handed over may not go on as somebody else.
    line = Line(server.url)
    line.send(f"GET /a/none HTTP/1.1\r\nHost: {line.host}\r\nCookie: {page.cookie}\r\n\r\n")
    first = line.read_head().split(" ")[1]
    line.send(f"GET / HTTP/1.1\r\nHost: {line.host}\r\nCookie: {other.cookie}\r\n\r\n")
    time.sleep(0.2)
    line.bytes = line.bytes[line.bytes.find(b"HTTP/1.1"):]
    second = line.read_head().split(" ")[1]
    say("another visitor's request on one's connection", f"{first}, then {second}", "404, then 403", (first, second) == ("404", "403"))
    foreign = Line(server.url)
    foreign.send(handshake(foreign, path="/socket", Cookie=page.cookie, Origin="http://evil.example"))
    status = foreign.read_head().split(" ")[1]
    say("a socket from another site", status, "403", status == "403")
    line = Line(server.url)
    line.send("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    status = line.read_head().split(" ")[1]
    say("another host", status, "421", status == "421")
    head = server.get("/", "X-Forwarded-Proto: https\r\n").split("\r\n\r\n")[0].lower()
    say("what no known proxy says does not count", "secure" if "secure" in head else "not secure", "not secure", "secure" not in head)
    upload = Line(server.url)
    upload.send(f"POST /u/{page.name}/{'0' * 32} HTTP/1.1\r\nHost: {upload.host}\r\nOrigin: http://{upload.host}\r\n"
                f"Cookie: {other.cookie}\r\nContent-Length: 1\r\n\r\nx")
    status = upload.read_head().split(" ")[1]
    say("a file for another visitor's page", status, "400 or 403", status in ("400", "403"))
    page.close()
    other.close()


def check_load(server, arguments):
    count, seconds = arguments.visitors, arguments.seconds
    began = time.monotonic()
    pages = [Page(server) for _ in range(count)]
    opened = time.monotonic() - began
    for page in pages:
        page.tap()
    times, problems = [], []
    end = time.monotonic() + seconds

    def use(page, number):
        time.sleep(number / count)
        while time.monotonic() < end:
            began = time.monotonic()
            try:
                times.append(page.tap())
            except (OSError, ConnectionError) as error:
                return problems.append(error)
            time.sleep(max(0, 1 - (time.monotonic() - began)))

    threads = [threading.Thread(target=use, args=(page, number)) for number, page in enumerate(pages)]
    for thread in threads:
        thread.start()
    time.sleep(seconds / 2)
    memory = server.memory()
    for thread in threads:
        thread.join()
    p50, p95 = percentile(times, 0.5) * 1000, percentile(times, 0.95) * 1000
    check_metrics(server, count + len(times))
    say(f"{count} visitors come one after the other", f"{opened / count * 1000:.0f} ms each", "-", not problems)
    say(f"{count} visitors at a tap a second, p95", f"{p95:.1f} ms (p50 {p50:.1f}, {len(times)} taps)", "50 ms", p95 <= 50, is_time=True)
    bound = 2.5 * count / 200
    say(f"{count} visitors' memory in all", f"{memory / 1e9:.2f} GB ({memory / count / 1e6:.1f} MB each)", f"{bound:.2f} GB", memory <= bound * 1e9)
    for page in pages:
        page.close()


def check_metrics(server, taps):
    """What the server's metrics say of so many taps: a press and its end each, and a commit for at least one of them."""
    names = ("shoji_commits_total", "shoji_sent_bytes_total", "shoji_press_seconds_count")
    # A process says at most once a second what it has done.
    wait(lambda: server.metric(names[2]) >= 2 * taps and server.metric(names[0]) >= taps, patience(2))
    commits, sent, presses = (int(server.metric(name)) for name in names)
    say(f"{taps} taps in the metrics", f"{commits} commits, {presses} presses", "1 and 2 each", commits >= taps and presses == 2 * taps)
    say("bytes of a tap's commits", f"{sent / taps:.0f}", "under 2000", 10 < sent / taps < 2000)
    buckets = re.findall(r'^shoji_press_seconds_bucket\{le="([\d.]+)"\} (\d+)$', server.get("/metrics"), re.M)
    half, most = (next((float(bound) * 1000 for bound, number in buckets if int(number) >= share * presses), 10_000) for share in (0.5, 0.95))
    say("press to commit by the metrics", f"p50 under {half:g} ms, p95 {most:g} ms", "50 ms", most <= 50, is_time=True)


def save_visitors(server, count):
    """Visitors who have tapped one to three times, in turns, and are saved. Their processes have ended where it returns true."""
    pages = [Page(server) for _ in range(count)]
    for number, page in enumerate(pages):
        for _ in range(number % 3 + 1):
            page.tap()
    for page in pages:
        server.has_saved(page)
    for page in pages:
        page.close()
    return pages, wait(lambda: not server.processes(), 60)


def check_back(server, name, expected):
    """Visitors come back by their cookies, one after the other, to so many taps each."""
    times, wrong = [], 0
    for cookie, taps in expected:
        began = time.monotonic()
        back = Page(server, cookie)
        times.append(time.monotonic() - began)
        wrong += back.taps != taps
        back.close()
    say(name, f"{max(times) * 1000:.0f} ms at most", "500 ms", max(times) <= 0.5, is_time=True)
    say("and at their own state", f"{wrong} are not", "0", wrong == 0)


def check_return(server, arguments):
    count = 20 if arguments.short else 200
    pages, ended = save_visitors(server, count)
    say(f"{count} visitors who are away have no process", f"{len(server.processes())} processes", "0", ended)
    check_back(server, "one who comes back is live", [(page.cookie, number % 3 + 1) for number, page in enumerate(pages[:50])])


def copy_visitors(server, originals, count):
    """Copies the folders of some visitors for others, with keys of their own, and gives their cookies."""
    data = os.path.join(server.folder, "data")
    secret = open(os.path.join(data, "secret"), "rb").read()
    counter = os.path.join(data, "next-user")
    user = int(open(counter).read()) if os.path.exists(counter) else None

    cookies = []
    for number in range(count):
        original = originals[number % len(originals)]
        name = original.cookie.split("=")[0]
        digits = os.urandom(16).hex()
        place = server.folder_of(digits)
        if not os.path.exists(os.path.dirname(place)):
            os.makedirs(os.path.dirname(place), mode=0o711)
        shutil.copytree(server.folder_of(original.digits), place)
        if user:
            for parent, _, files in os.walk(place):
                for path in [parent] + [os.path.join(parent, file) for file in files]:
                    os.chown(path, user, user)
            user += 1
        cookies.append(f"{name}={digits}.{hmac.new(secret, digits.encode(), 'sha256').hexdigest()[:32]}")
    if user:
        open(counter, "w").write(f"{user}\n")
    return cookies


def check_saved(server, arguments):
    """Many visitors who are saved, most of them copies of some who were here."""
    count, real = (200, 5) if arguments.short else (2000, 20)

    def start():
        began = time.monotonic()
        server.start()
        return time.monotonic() - began, own_memory(server.process.pid, "Anonymous")

    server.end()
    start()
    pages, _ = save_visitors(server, real)
    server.end()
    few = [start()]
    server.end()
    few.append(start())
    server.end()
    cookies = copy_visitors(server, pages, count - real)
    began = time.monotonic()
    many = start()
    say(f"{count} saved visitors have no process", f"{len(server.processes())} processes", "0", not server.processes())
    least = min(few)[0]
    say("a server's start with them", f"{many[0] * 1000:.0f} ms (with {real}: {least * 1000:.0f})", "100 ms more", many[0] < least + 0.1, is_time=True)
    more = (many[1] - max(memory for _, memory in few)) / 1e6
    say("and its memory", f"{many[1] / 1e6:.1f} MB ({more:+.1f} than with {real})", "1 MB more", more < 1)
    chosen = random.Random(3).sample(range(len(cookies)), 10 if arguments.short else 50)
    check_back(server, "one of them who comes back is live", [(cookies[number], number % real % 3 + 1) for number in chosen])


def check_lock(server, arguments):
    """A second server on the folder of one, and visitors who have not come for long."""
    words = [server.program, server.app, f"--data={server.folder}/data", "--port=0"]
    second = subprocess.run(words, capture_output=True, text=True, timeout=20)
    found = second.returncode == 1 and "another server keeps its visitors in" in second.stderr
    say("a second server on one folder", f"code {second.returncode}", "1, with words", found)
    page = Page(server)
    page.tap()
    data = os.path.join(server.folder, "data", "visitors")

    def age():
        for parent, folders, files in os.walk(data):
            for name in folders + files:
                os.utime(os.path.join(parent, name), (0, 0))

    def kept():
        return sum(len([name for name in os.listdir(os.path.join(data, group)) if "." not in name]) for group in os.listdir(data))

    other = Page(server)
    other.tap()
    for each in (page, other):
        server.has_saved(each)
    # One who has no process, and who begins with the digits that the server looks at first.
    gone = os.path.join(data, "01")
    os.makedirs(os.path.join(gone, "01" + "0" * 22, "home"), exist_ok=True)
    age()
    # What is kept of them is first moved aside, then counted, and then removed.
    forgotten = wait(lambda: server.metric("shoji_forgotten_visitors_total") >= 1 and not os.listdir(gone), patience(20))
    say("one who has not come since 1970", "forgotten" if forgotten else f"kept: {os.listdir(gone)}", "forgotten", forgotten)
    say("and those who are there", f"{kept()} kept", "2 kept", kept() == 2)
    for each in (page, other):
        each.tap()
        each.close()


def check_crash(server, arguments):
    page = Page(server)
    for _ in range(5):
        page.tap()
    saved = server.has_saved(page)
    say("taps are saved within a second", "yes" if saved else "no", "yes", saved)
    for kind in ("crash", "kill -9"):
        if kind == "crash":
            page.press(CRASH)
            try:
                page.read_until(rb"nothing comes", 10)
            except (OSError, ConnectionError):
                pass
        else:
            for pid in server.processes():
                os.kill(pid, signal.SIGKILL)
        began = time.monotonic()
        page.reconnect()
        say(f"after a {kind} a visitor goes on", f"{page.taps} taps, {time.monotonic() - began:.1f} s", "5 taps", page.taps == 5)
    page.close()


def check_front(server, arguments):
    pages = [Page(server) for _ in range(5)]
    for page in pages:
        for _ in range(4):
            page.tap()
    for page in pages:
        server.has_saved(page)
    templates = children(server.process.pid)
    server.end(signal.SIGKILL)
    gone = wait(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in templates), 10)
    say("after kill -9 of the server its processes end", "gone" if gone else "there", "gone", gone)
    server.start()
    for page in pages:
        page.reconnect()
    say("and all go on with a new server", f"{[page.taps for page in pages]}", "4 each", all(page.taps == 4 for page in pages))
    began = time.monotonic()
    server.end()
    say("a server that is asked to end does", f"{time.monotonic() - began:.1f} s, code {server.process.returncode}", "0", server.process.returncode == 0)
    answered, unanswered = start_besieged(server)
    say("of those who come while a server starts", f"{answered} answered, {unanswered} not", "all answered", answered > 0 and not unanswered)
    for page in pages:
        page.reconnect()
    say("and all go on with the next", f"{[page.taps for page in pages]}", "4 each", all(page.taps == 4 for page in pages))
    for page in pages:
        page.close()


def start_besieged(server):
    """Starts a server to whose port many connect all the while. How many who were let in had an answer, and how many had none."""
    answers, is_over = [], threading.Event()

    def ask():
        while not is_over.is_set():
            try:
                answers.append(server.get("/healthz", seconds=3))
            except OSError:
                time.sleep(0.001)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    server.start()
    is_over.set()
    for thread in threads:
        thread.join()
    return sum(answer.startswith("HTTP/1.1 200") for answer in answers), sum(not answer.startswith("HTTP/1.1 200") for answer in answers)


def check_anew(server, arguments):
    """The page of a visitor whose state is of another release."""
    if not shutil.which("chromium-headless-shell"):
        return print("      what a page says is left out: there is no chromium-headless-shell")
    browser = Browser(server.url)
    wait(lambda: len(browser.evaluate(FIELDS) or []) == 8, 20)
    browser.click(100, 20)
    time.sleep(1.5)
    server.end()
    for parent, _, files in os.walk(os.path.join(server.folder, "data", "visitors")):
        for name in files:
            if name.startswith("store.json"):
                path = os.path.join(parent, name)
                text = open(path).read().replace("VisitorState", "OtherState")
                open(path, "w").write(text)
    server.start()
    text = "document.getElementById('lasting')?.textContent ?? ''"
    shown = wait(lambda: browser.evaluate(text), 20)
    say("a page says that its app begins anew", (browser.evaluate(text) or "")[:32], "The app was updated", shown and "The app was updated" in browser.evaluate(text))
    if os.environ.get("PICTURES"):
        for scheme in ("light", "dark"):
            browser.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            time.sleep(1)
            picture = browser.ask("Page.captureScreenshot", format="png")["data"]
            open(os.path.join(os.environ["PICTURES"], f"{scheme}.png"), "wb").write(base64.b64decode(picture))
    browser.evaluate("document.querySelector('#lasting button').click()")
    browser.ask("Page.reload")
    time.sleep(1)
    wait(lambda: len(browser.evaluate(FIELDS) or []) == 8, 20)
    say("until that is dismissed", browser.evaluate(text) or "nothing", "nothing", not browser.evaluate(text))
    browser.end()


def check_hogs(server, arguments):
    others = [Page(server) for _ in range(4 if arguments.short else 10)]

    def p95():
        times = []
        for _ in range(30 if arguments.short else 60):
            times += [page.tap() for page in others]
            time.sleep(0.02)
        return percentile(times, 0.95) * 1000

    for page in others:
        page.tap()
    usual = p95()
    for name, row, bound in (("loops", LOOP, 20), ("eats memory", MEMORY, 20), ("fills the disk", DISK, 30)):
        hog = Page(server)
        hog.tap()
        before = server.metric("shoji_process_limits_total") + server.metric("shoji_process_crashes_total")
        began = time.monotonic()
        hog.press(row)
        time.sleep(0.3)
        busy = p95()
        ended = wait(lambda: server.metric("shoji_process_limits_total") + server.metric("shoji_process_crashes_total") > before, bound)
        say(f"a visitor who {name} is ended", f"{'yes' if ended else 'no'}, {time.monotonic() - began:.0f} s", f"{bound} s", ended)
        say(f"beside one who {name}, others' p95", f"{busy:.1f} ms (alone {usual:.1f})", "a tenth more, or 5 ms", busy <= max(usual * 1.1, usual + 5), is_time=True)
        hog.close()
    for page in others:
        page.close()


def check_flood(server, arguments):
    seconds = 3 if arguments.short else 10
    inside = Page(server)
    inside.tap()
    answers, times = {}, []
    began = time.monotonic()
    end = began + seconds

    def flood():
        while time.monotonic() < end:
            status = (server.get("/").split(" ") + ["", ""])[1]
            answers[status] = answers.get(status, 0) + 1

    threads = [threading.Thread(target=flood) for _ in range(16)]
    for thread in threads:
        thread.start()
    while time.monotonic() < end:
        times.append(inside.tap())
        time.sleep(0.05)
    for thread in threads:
        thread.join()
    # One every two seconds comes on top.
    bound = 21 + (time.monotonic() - began) / 2
    say(f"{sum(answers.values())} new visitors in {seconds} s", f"{answers}", "a burst of 20 at most", answers.get("200", 0) <= bound)
    worst = percentile(times, 0.95) * 1000
    say("those inside, p95", f"{worst:.1f} ms", "100 ms", worst <= 100, is_time=True)
    inside.close()


def check_room(server, arguments):
    """A server that keeps two visitors."""
    pages = [Page(server) for _ in range(2)]
    for page in pages:
        page.tap()
    found = (server.get("/").split(" ") + ["", ""])[1]
    say("a third visitor where two are kept", found, "503", found == "503")
    again = Page(server, pages[0].cookie)
    say("one of the two comes back", f"{again.taps} taps", "1", again.taps == 1)
    for page in [*pages, again]:
        page.close()


def check_farewell(server, arguments):
    """A server that takes no new visitors, and has no other machine for those who are here."""
    away, here = Page(server), Page(server)
    for page in (away, here):
        page.tap()
    away.close()
    server.process.send_signal(signal.SIGUSR1)
    # Sooner than one who is away ends anyway.
    gone = wait(lambda: len(server.processes()) == 1, 30)
    say("of one with a page and one without", f"{len(server.processes())} process", "1 process", gone)
    found = (server.get("/").split(" ") + ["", ""])[1]
    say("new visitors are asked to wait", found, "503", found == "503")
    back = Page(server, away.cookie)
    here.tap()
    say("the others go on", f"{back.taps} and {here.taps} taps", "1 and 2", (back.taps, here.taps) == (1, 2))
    for page in (here, back):
        page.close()


def check_release(server, arguments):
    pages = [Page(server) for _ in range(6)]
    for page in pages:
        page.tap()
    before = set(server.processes())
    server.process.send_signal(signal.SIGHUP)
    counts, stop = [0] * len(pages), time.monotonic() + 12

    def use(number):
        page = pages[number]
        # Somebody who uses the app now and then, and pauses.
        while time.monotonic() < stop:
            try:
                for _ in range(2):
                    page.tap()
                    counts[number] += 1
                    time.sleep(0.1)
                page.socket.settimeout(4)
                page.message()
            except (OSError, ConnectionError):
                pass
            if page.bytes == b"" and time.monotonic() < stop:
                try:
                    page.send(frame(json.dumps(["q"])))
                    page.read_message("q", 1)
                except (OSError, ConnectionError):
                    page.reconnect()

    threads = [threading.Thread(target=use, args=(number,)) for number in range(len(pages))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    moved = wait(lambda: not before & set(server.processes()), 20)
    for page in pages:
        page.reconnect()
    say("a new release takes all visitors over", "yes" if moved else f"{len(before & set(server.processes()))} left", "yes", moved)
    wrong = [(page.taps, count + 1) for page, count in zip(pages, counts) if page.taps != count + 1]
    say("no press is lost or doubled by it", f"{wrong or 'none'}", "none", not wrong)
    for page in pages:
        page.close()


class Browser:
    """A page of headless Chromium, by its own protocol."""

    def __init__(self, url):
        self.folder = tempfile.mkdtemp(prefix="browser")
        self.process = subprocess.Popen(
            ["chromium-headless-shell", "--no-sandbox", "--remote-debugging-port=0", f"--user-data-dir={self.folder}",
             "--window-size=390,844", "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True)
        for text in self.process.stderr:
            found = re.search(r"listening on (ws://\S+)", text)
            if found:
                break
        self.line = None
        self.number = 0
        self.connect(found.group(1))
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.ask("Page.enable")
        self.ask("Page.navigate", url=url)

    session = None

    def connect(self, url):
        self.line = Tab.__new__(Tab)
        Line.__init__(self.line, url)
        self.line.send(handshake(self.line, path=self.line.path, Origin=None))
        assert self.line.read_head().startswith("HTTP/1.1 101")

    def ask(self, method, **values):
        self.number += 1
        message = {"id": self.number, "method": method, "params": values}
        if self.session:
            message["sessionId"] = self.session
        self.line.send(frame(json.dumps(message)))
        self.line.socket.settimeout(20)
        while True:
            answer = json.loads(self.line.message())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                return answer["result"]

    def evaluate(self, code):
        return self.ask("Runtime.evaluate", expression=code, returnByValue=True)["result"].get("value")

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def key(self, text):
        self.ask("Input.dispatchKeyEvent", type="keyDown", text=text, key=text)
        self.ask("Input.dispatchKeyEvent", type="keyUp", key=text)

    def end(self):
        # What is started by that name may be a script.
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


FIELDS = "[...document.querySelectorAll('.e')].map(e => e.value)"
CARET = """(() => {
  const e = document.activeElement;
  return [[...document.querySelectorAll('.e')].indexOf(e), e.selectionStart ?? 0, document.querySelector('[data-id="0"]').inert];
})()"""


def type_keys(browser, seconds, every, disturb):
    """Types into eight fields, while something is done every few seconds, given its number. Returns what the fields are to show, how often
    the page took no key, and how often it was disturbed."""
    wait(lambda: len(browser.evaluate(FIELDS) or []) == 8, 20)
    expected, refused, count = [""] * 8, 0, 0
    browser.click(100, 320)
    generator = random.Random(7)
    end = time.monotonic() + seconds
    following = time.monotonic() + every
    while time.monotonic() < end:
        if time.monotonic() > following:
            following += every
            count += 1
            disturb(count)
        if generator.randrange(12) == 0:
            browser.click(100, 320 + 40 * generator.randrange(8))
        field, place, is_held = browser.evaluate(CARET)
        letter = generator.choice("abcdefghijklmnopqrstuvwxyz")
        if field < 0 or is_held:
            refused += 1
        else:
            browser.key(letter)
            expected[field] = expected[field][:place] + letter + expected[field][place:]
        time.sleep(0.08)
    return expected, refused, count


def say_keys(browser, expected, what):
    """Says whether a page shows what was typed, and whether its app has it: another page of the visitor is what the app has."""
    typed = sum(map(len, expected))
    shown = wait(lambda: browser.evaluate(FIELDS) == expected, patience(1))
    say(f"{typed} keys over {what}", "all there" if shown else f"{browser.evaluate(FIELDS)} for {expected}",
        "none lost, doubled or elsewhere", shown)
    browser.ask("Page.reload")
    again = wait(lambda: browser.evaluate(FIELDS) == expected, patience(10))
    say("and the app has them", "all there" if again else f"{browser.evaluate(FIELDS)} for {expected}", "all there", again)


def check_typing(server, arguments):
    """Keys in eight fields, while the process is taken over, killed, and taken over again."""
    if not shutil.which("chromium-headless-shell"):
        return print("      typing is left out: there is no chromium-headless-shell")
    browser = Browser(server.url)

    def end_processes(number):
        for pid in server.processes():
            os.kill(pid, signal.SIGKILL if number % 3 == 2 else signal.SIGTERM)

    expected, refused, ends = type_keys(browser, 12 if arguments.short else 60, 3, end_processes)
    say("keys while the page says that it takes none", f"{refused}", "-", True)
    say_keys(browser, expected, f"{ends} ends of the process")
    browser.end()


CHECKS = {
    "isolation": (check_isolation, {}),
    "shared": (check_shared, {}),
    "user": (check_user, {"user": 65534 if os.geteuid() == 0 else None}),
    "zone": (check_zone, {}),
    "doors": (check_doors, {}),
    "load": (check_load, {"new_from_address": 1000}),
    "return": (check_return, {"new_from_address": 1000, "idle": 1}),
    "saved": (check_saved, {"new_from_address": 1000, "idle": 1}),
    "lock": (check_lock, {}),
    "crash": (check_crash, {}),
    "front": (check_front, {}),
    "release": (check_release, {}),
    "farewell": (check_farewell, {}),
    "typing": (check_typing, {}),
    "anew": (check_anew, {}),
    "hogs": (check_hogs, {"busy": 6, "memory": 256, "disk": 64}),
    "flood": (check_flood, {}),
    "room": (check_room, {"visitors": 2}),
}


def run_checks(names, start, arguments):
    """Runs checks, each at a server of its own, which `start` gives for a name together with the check. Returns the exit code."""
    for name in names:
        check, server = start(name)
        try:
            check(server, arguments)
        except Exception as error:  # noqa: BLE001  # what a check does not survive is a failure of it
            say(name, f"{type(error).__name__}: {error}", "-", False)
            traceback.print_exc(file=sys.stdout)
            print(server.log()[-3000:])
        finally:
            server.remove()
    return 1 if failures else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("server")
    parser.add_argument("app")
    parser.add_argument("--short", action="store_true", help="fewer visitors, for less than a minute")
    parser.add_argument("--only", choices=CHECKS, action="append")
    parser.add_argument("--visitors", type=int)
    parser.add_argument("--seconds", type=int)
    arguments = parser.parse_args()
    global counts_times
    counts_times = not arguments.short
    arguments.visitors = arguments.visitors or (20 if arguments.short else 200)
    arguments.seconds = arguments.seconds or (5 if arguments.short else 30)

    def start(name):
        check, options = CHECKS[name]
        return check, Server(arguments.server, arguments.app, **options)

    return run_checks(arguments.only or CHECKS, start, arguments)


if __name__ == "__main__":
    sys.exit(main())
