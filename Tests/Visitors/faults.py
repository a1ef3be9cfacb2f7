#!/usr/bin/env python3
"""Templates, processes and releases of a server for many visitors that end, stop, hang or ignore what they are told: everybody is answered.

    faults.py SERVER APP [--short] [--only NAME] [--soak MINUTES] [--files N] [--unprivileged]

SERVER is the executable `shoji-serve`, APP that of Tests/VisitorApp. Prints a table of what was asked and what was found, and ends with 1
where a promise is not kept. With --soak, does all of it at random for so many minutes, and looks for what is left. --files is the number of
open files that the server may have. Uses Python's own library only.
"""

import argparse
import os
import random
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import visitors  # noqa: E402
from visitors import SECOND, Page, Server, children, failures, say, wait  # noqa: E402

# The rows of the app's second column, besides those of visitors.py.
SIGNAL, DEAF = 4, 5
# The longest time from a connection to its answer (`Deadlines.whole`), and the one where a process does not end, in seconds.
BOUND, ANSWERED_BY_NEW = 15, 5


# The words by which the server refuses a place for files.
REFUSALS = "visitors cannot be kept", "is another user's", "files that are not visitors'", "lies in the shared folder"


class Released(Server):
    """A server whose app's file can be replaced."""

    def __init__(self, program, app, **options):
        self.original = app
        folder = tempfile.mkdtemp(prefix="faults")
        os.makedirs(f"{folder}/release")
        os.chmod(f"{folder}/release", 0o755)
        self.path = f"{folder}/release/App"
        self.files = options.pop("files", None)
        self.put(None)
        super().__init__(program, self.path, folder=folder, new_from_address=100_000, **options)

    def start(self):
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)
        if self.files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, limit[1]))
        super().start()
        resource.setrlimit(resource.RLIMIT_NOFILE, limit)

    def put(self, script):
        """Puts a release in place, as a deploy does: the app for None, else a script."""
        new = self.path + ".new"
        if script is None:
            # A file of its own, as each deploy brings one.
            shutil.copy(self.original, new)
            for name in os.listdir(os.path.dirname(self.original)):
                if name.endswith(".resources") and not os.path.exists(f"{os.path.dirname(self.path)}/{name}"):
                    os.symlink(os.path.join(os.path.dirname(os.path.abspath(self.original)), name), f"{os.path.dirname(self.path)}/{name}")
        else:
            with open(new, "w") as file:
                file.write("#!/bin/sh\n" + script + "\n")
            os.chmod(new, 0o755)
        os.rename(new, self.path)

    def template(self):
        """The template that has been there for longest."""
        found = [pid for pid in children(self.process.pid) if is_app(pid)]
        return min(found, default=None)

    def kill_template(self, number=signal.SIGKILL):
        os.kill(self.template(), number)

    def left(self):
        """Descriptors, processes and kilobytes of memory of the server."""
        pid = self.process.pid
        memory = next(int(line.split()[1]) for line in open(f"/proc/{pid}/status") if line.startswith("VmRSS"))
        return len(os.listdir(f"/proc/{pid}/fd")), len(self.processes()) + len(children(pid)), memory


def is_app(pid):
    try:
        return open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def visit(server, cookie=None, seconds=BOUND + 5):
    """The seconds that a visit takes to a page with the app in it, and that page; nothing where somebody is told to come again."""
    began = time.monotonic()
    while True:
        try:
            page = Page(server, cookie)
            return time.monotonic() - began, page
        except (OSError, AssertionError, ConnectionError):
            if time.monotonic() - began > seconds:
                return time.monotonic() - began, None
            time.sleep(0.2)


def say_time(name, seconds, most, page):
    """Prints how long a visit took. One that came to no page is a failure on any machine, one that took longer where times count."""
    say(name, f"{seconds:.1f} s", f"{most} s", page is not None and seconds <= most, is_time=page is not None)


def tap(page):
    """Taps, at the process that the visitor has now: a page comes back by itself."""
    try:
        page.tap()
    except (OSError, ConnectionError):
        page.reconnect()
        page.tap()


def holders(server, page):
    """The processes that have the lock of a visitor's folder."""
    lock, found = server.folder_of(page.digits) + ".lock", []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            if any(os.readlink(f"/proc/{pid}/fd/{name}") == lock for name in os.listdir(f"/proc/{pid}/fd")):
                found.append(int(pid))
        except OSError:
            pass
    return found


def check_template(server, arguments):
    page = Page(server)
    page.tap()
    server.has_saved(page)
    server.kill_template()
    seconds, new = visit(server)
    say_time("after a kill -9 of the template a new visitor comes", seconds, ANSWERED_BY_NEW, new)
    page.reconnect()
    say("and one who was there goes on", f"{page.taps} taps", "1", page.taps == 1)
    server.kill_template(signal.SIGSTOP)
    seconds, new = visit(server)
    say_time("beside a stopped template a new visitor comes", seconds, BOUND, new)
    page.reconnect()
    page.tap()
    say("and one who was there goes on", f"{page.taps} taps", "2", page.taps == 2)


def check_release(server, arguments):
    page = Page(server)
    page.tap()
    server.has_saved(page)
    for name, script in {"ends at once": "sleep 600 & setsid sleep 600 & exit 3", "cannot be executed": None, "closes its channel": "exec 0<&-; sleep 60"}.items():
        if script:
            server.put(script)
        else:
            os.chmod(server.path, 0o644)
        server.process.send_signal(signal.SIGHUP)
        told = wait(lambda: "is not used" in server.get("/readyz"), 25)
        say(f"a release that {name} is told of", "200, with words" if told else server.get("/readyz")[-60:], "200, with words", told and server.get("/readyz").startswith("HTTP/1.1 200"))
        seconds, new = visit(server)
        say_time("and a new visitor has the former one", seconds, ANSWERED_BY_NEW, new)
        tap(page)
        words = "The app on disk is not used" in server.log()
        say("as the log says", "yes" if words else "no", "yes", words)
        loads = server.log().count("The app is loaded")
        server.put(None)
        used = wait(lambda: server.log().count("The app is loaded") > loads, 10) and "is not used" not in server.get("/readyz")
        say("a good file is used without a signal", "yes" if used else "no", "yes", used)
        page.reconnect()
    say("nobody has lost anything", f"{page.taps} taps", "4", page.taps == 4)
    wait(lambda: not sleepers(server), 10)
    say("programs that bad releases have left", f"{len(sleepers(server))}", "0", not sleepers(server))


def sleepers(server):
    """The children of the server that are `sleep`: what the script of a bad release has started, and left."""
    return [pid for pid in children(server.process.pid) if " (sleep) " in read_text(f"/proc/{pid}/stat") and is_app(pid)]


def read_text(path):
    try:
        return open(path).read()
    except OSError:
        return ""


# A template that says that it is loaded, and that a process of somebody else's is the one that was ordered.
LIAR = """exec python3 -c '
import socket, sys
channel = socket.socket(fileno=0)
channel.send(b"ready")
while True:
    words = channel.recv(65536)
    if not words:
        break
    number = words.split(b"\\0")[0].split()[1]
    channel.send(b"started " + number + b" VICTIM")
    channel.send(b"ended VICTIM 0")
'"""


def check_trial(server, arguments):
    """Releases that are loaded and do not run."""
    page = Page(server)
    page.tap()
    server.has_saved(page)
    resume = server.folder_of(page.digits) + "/resume"
    # The former release has run for long enough.
    time.sleep(11)
    victim = subprocess.Popen(["sleep", "600"])
    crashes = f"export VISITOR_APP=crashes\nexec {os.path.abspath(server.original)} \"$@\""
    releases = {
        "crashes at its start": crashes,
        "ends once it is loaded": "python3 -c 'import socket; socket.socket(fileno=0).send(b\"ready\")'",
        "follows no order": "exec python3 -c 'import socket, time; socket.socket(fileno=0).send(b\"ready\"); time.sleep(600)'",
        "names processes that are others'": LIAR.replace("VICTIM", str(victim.pid)),
    }
    # Each takes longer than ten seconds.
    names = ["crashes at its start", "names processes that are others'"] if arguments.short else list(releases)
    for name in names:
        server.put(releases[name])
        server.process.send_signal(signal.SIGHUP)
        came = []

        def told():
            came.append(visit(server, seconds=0)[1])
            return "is not used" in server.get("/readyz")

        known = wait(told, 60)
        say(f"a release that {name} is told of", "yes" if known else "no", "yes", known)
        seconds, new = visit(server)
        say_time("and a new visitor has the former one", seconds, ANSWERED_BY_NEW, new)
        page.reconnect()
        tap(page)
        server.has_saved(page)
        loads = server.log().count("The app is loaded")
        server.put(None)
        used = wait(lambda: server.log().count("The app is loaded") > loads, 20)
        say("a good file is used without a signal", "yes" if used else "no", "yes", used)
        page.reconnect()
        time.sleep(11)
    say("nobody has lost anything", f"{page.taps} taps", f"{1 + len(names)}", page.taps == 1 + len(names))
    aside = [entry for entry in os.listdir(resume) if entry.startswith("crashed")]
    say("nothing was set aside", ", ".join(aside) or "nothing", "nothing", not aside)
    say("a process that a template names goes on", "there" if victim.poll() is None else "gone", "there", victim.poll() is None)
    victim.kill()
    victim.wait()


def check_crashing(server, arguments):
    """The only release crashes at its start: nothing is kept of those who saw no page, and nothing is lost of those who did."""
    page = Page(server)
    page.tap()
    server.has_saved(page)
    page.close()
    server.put(f"export VISITOR_APP=crashes\nexec {os.path.abspath(server.original)} \"$@\"")
    server.end()
    server.start()
    for _ in range(12):
        visit(server, seconds=0)
        server.get("/", f"Cookie: {page.cookie}\r\n")
        time.sleep(0.2)
    wait(lambda: not server.processes(), 10)
    left = folders(server)
    say("folders of a visitor who was there, and of twelve who were not", f"{left}", "1", left == 1)
    loads = server.log().count("The app is loaded")
    server.put(None)
    used = wait(lambda: server.log().count("The app is loaded") > loads, 20)
    say("a good file is used without a signal", "yes" if used else "no", "yes", used)
    page.reconnect()
    say("and nothing is lost", f"{page.taps} taps", "1", page.taps == 1)
    for number in range(6):
        server.process.kill()
        server.process.wait()
        server.start()
        page.reconnect()
    say("nor by six ends of the server within seconds", f"{page.taps} taps", "1", page.taps == 1)
    aside = [entry for entry in os.listdir(server.folder_of(page.digits) + "/resume") if entry.startswith("crashed")]
    say("and nothing is set aside", ", ".join(aside) or "nothing", "nothing", not aside)


def check_pause(server, arguments):
    """The server is stopped for some seconds, as on a machine that sleeps: nobody's process is taken for one that hangs."""
    page = Page(server)
    page.tap()
    before = holders(server, page)
    server.process.send_signal(signal.SIGSTOP)
    # Somebody comes meanwhile.
    line = socket.create_connection(("127.0.0.1", server.port))
    line.send(f"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {page.cookie}\r\n\r\n".encode())
    time.sleep(9)
    server.process.send_signal(signal.SIGCONT)
    line.settimeout(10)
    answer = line.recv(100).split(b"\r\n")[0].decode()
    say("who came while the server was stopped is answered", answer, "HTTP/1.1 200 OK", answer == "HTTP/1.1 200 OK")
    line.close()
    time.sleep(1)
    page.tap()
    say("and the process is the same", f"{holders(server, page) == before}", "True", holders(server, page) == before)


def folders(server):
    """The number of visitors' folders."""
    groups = f"{server.folder}/data/visitors"
    return sum("." not in name for group in os.listdir(groups) for name in os.listdir(f"{groups}/{group}"))


def check_stopped(server, arguments):
    for name, number in {"is stopped": signal.SIGSTOP, "dies": signal.SIGKILL}.items():
        page = Page(server)
        page.tap()
        server.has_saved(page)
        before = holders(server, page)
        for pid in before:
            os.kill(pid, number)
        holds = len(before) == 1
        say("a visitor has one process", f"{len(before)}", "1", holds)
        seconds, new = visit(server, page.cookie)
        say_time(f"whoever's process {name} has a new one", seconds, ANSWERED_BY_NEW, new)
        say("with what was saved", f"{new and new.taps} taps", "1", new is not None and new.taps == 1)
        gone = wait(lambda: not any(is_app(pid) for pid in before), 5)
        say("and the old one is gone", "gone" if gone else "there", "gone", gone)


def check_deaf(server, arguments):
    page = Page(server)
    page.tap()
    server.has_saved(page)
    for name in ("template", "server", "server, while it is stopped"):
        page.press(DEAF, SECOND)
        page.read_until(rb"deaf")
        before = holders(server, page)
        if name == "template":
            server.kill_template()
            # What is known of it now.
            time.sleep(0.6)
        else:
            if "stopped" in name:
                for pid in before:
                    os.kill(pid, signal.SIGSTOP)
            server.process.kill()
            server.process.wait()
            server.start()
        seconds, new = visit(server, page.cookie)
        say_time(f"an app that is deaf, after the end of its {name}", seconds, ANSWERED_BY_NEW, new)
        now = holders(server, page)
        say("has one process, and a new one", f"{len(now)}", "1", len(now) == 1 and now != before and len(before) == 1)
        say("with what was saved", f"{new.taps} taps", "1", new.taps == 1)
        page = new
    page.press(DEAF, SECOND)
    page.read_until(rb"deaf")
    began = time.monotonic()
    server.process.terminate()
    server.process.wait(30)
    say("a server with it ends", f"{time.monotonic() - began:.1f} s", "12 s", time.monotonic() - began <= 12, is_time=True)
    say("and nothing is left", f"{len(holders(server, page))}", "0", not holders(server, page))
    server.start()


def check_signals(server, arguments):
    page, other = Page(server), Page(server)
    page.press(SIGNAL, SECOND)
    page.read_until(rb"reached \d+ limited \d+ template \w+")
    found = page.text[page.text.rindex("reached"):].split('"')[0]
    say("signals and limits of an app reach nobody else", found, "0, 0, false", found == "reached 0 limited 0 template false")
    other.tap()


def check_files(server, arguments):
    """Many silent connections at a server that was given few files."""
    page = Page(server)
    lines = []
    for _ in range(1_500):
        line = socket.socket()
        line.settimeout(5)
        line.connect(("127.0.0.1", server.port))
        lines.append(line)
    seconds, new = visit(server)
    say_time("beside 1,500 silent lines a new visitor comes", seconds, 2, new)
    page.tap()
    for line in lines:
        line.close()
    limit = next(line.split()[3:5] for line in open(f"/proc/{server.process.pid}/limits") if line.startswith("Max open files"))
    say("the limit of files is raised", f"{limit[0]} of {limit[1]}", "all", limit[0] == limit[1])


def check_places(server, arguments):
    """Folders that visitors' files may not lie in, and shared ones that are others'."""
    others = os.path.join(server.folder, "others")
    os.makedirs(others)
    open(os.path.join(others, "letter"), "w").close()
    user = 65534 if os.geteuid() == 0 else None
    if user:
        os.chmod(others, 0o777)
    own = tempfile.mkdtemp(prefix="own")
    if user:
        os.chown(own, user, user)
    cases = {
        "data beside the app": ["--data", os.path.join(os.path.dirname(server.path), "data")],
        "data below a link to the app's folder": ["--data", os.path.join(server.folder, "link", "data")],
        "a shared folder with a letter of somebody else's": ["--data", own, "--shared", others],
        "all temporary files as a shared folder": ["--data", own, "--shared", "/tmp"],
    }
    os.symlink(os.path.dirname(server.path), os.path.join(server.folder, "link"))
    for name, words in cases.items():
        ended = subprocess.run(
            [server.program, server.path, "--port", str(visitors.free_port()), *words], capture_output=True, text=True, timeout=20, user=user, group=user,
            env={"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LANG": "C.UTF-8"})
        say(name, f"code {ended.returncode}", "refused, with words", ended.returncode == 1 and any(word in ended.stderr for word in REFUSALS))
    shutil.rmtree(own)


def check_ports(server, arguments):
    """Two servers of one app on one host, whose cookies the browser sends to both."""
    with_other = Released(server.program, server.original)
    try:
        one = Page(server)
        one.tap()
        other = Page(with_other, headers=f"Cookie: {one.cookie}\r\n")
        both = f"{one.cookie}; {other.cookie}"
        names = {cookie.split("=")[0] for cookie in (one.cookie, other.cookie)}
        say("two servers' cookies have two names", f"{len(names)}", "2", len(names) == 2)
        again = server.get("/", f"Cookie: {both}\r\n"), with_other.get("/", f"Cookie: {both}\r\n")
        kept = not any("set-cookie" in head.lower().split("\r\n\r\n")[0] for head in again)
        say("and each knows its visitor", "yes" if kept else "no", "yes", kept)
    finally:
        with_other.remove()


def check_removed(server, arguments):
    """The folder of the visitors is removed, or another one is put in its place: the server ends, before another one begins there."""
    for name in "removed", "replaced by a copy":
        page = Page(server)
        page.tap()
        server.has_saved(page)
        before = holders(server, page)
        data = f"{server.folder}/data"
        if name == "removed":
            shutil.rmtree(data, ignore_errors=True)
        else:
            os.rename(data, data + ".old")
            shutil.copytree(data + ".old", data)
        ended = wait(lambda: server.process.poll() is not None, 15)
        say(f"a server whose folder is {name} ends", f"code {server.process.poll()}", "code 1, within 15 s", ended and server.process.poll() == 1)
        said = "is not where it was" in server.log()
        say("as the log says", "yes" if said else "no", "yes", said)
        left = [pid for pid in before if is_app(pid)]
        say("and nothing is left of its processes", f"{len(left)}", "0", before and not left)
        page.close()
        server.start()
    page = Page(server)
    page.tap()
    say("the next server goes on there", f"{page.taps} taps", "1", page.taps == 1)


def check_link(server, arguments):
    """Releases in folders of their own, of which a link names the one that is used: each reads what lies beside itself."""
    page = Page(server)
    page.tap()
    server.has_saved(page)
    kept = os.path.realpath(os.path.dirname(server.path))
    releases = server.folder + "/releases"
    shutil.copytree(kept, releases + "/1", symlinks=True)
    shutil.copytree(kept, releases + "/2", symlinks=True)
    link = server.folder + "/current"
    os.symlink("releases/1", link)
    server.end()
    server.app = link + "/App"
    server.start()
    page.reconnect()
    page.tap()
    time.sleep(11)
    os.symlink("releases/2", link + ".new")
    os.rename(link + ".new", link)
    loads = server.log().count("The app is loaded")
    server.process.send_signal(signal.SIGHUP)
    used = wait(lambda: server.log().count("The app is loaded") > loads, 20)
    say("a link to the next release is loaded", "yes" if used else "no", "yes", used)
    seconds, new = visit(server)
    say_time("and a new visitor comes", seconds, ANSWERED_BY_NEW, new)
    programs = {os.readlink(f"/proc/{pid}/exe") for pid in holders(server, new)}
    say("to the release that the link names now", f"{[name.split('/')[-2:] for name in programs]}", "2/App", programs == {os.path.realpath(releases) + "/2/App"})
    page.reconnect()
    tap(page)
    say("and nothing is lost", f"{page.taps} taps", "3", page.taps == 3)
    page.close()
    new.close()


def check_start(server, arguments):
    """Signals that come before the server has begun, and an app that may start other programs."""
    page = Page(server)
    page.tap()
    server.has_saved(page)
    server.end()
    server.options["programs"] = ""
    words = ["--programs"]
    errors = open(server.errors.name, "a")
    server.process = subprocess.Popen(
        [server.program, server.path, f"--data={server.folder}/data", f"--port={server.port}", *words], stdout=subprocess.PIPE, stderr=errors, text=True,
        env={"PATH": os.environ["PATH"], "HOME": "/", "LANG": "C.UTF-8"})

    def ignored():
        status = read_text(f"/proc/{server.process.pid}/status")
        masks = [line.split()[1] for line in status.splitlines() if line.startswith(("SigIgn", "SigCgt"))]
        return any(int(mask, 16) & 1 for mask in masks)

    wait(ignored, 10)
    for _ in range(40):
        server.process.send_signal(signal.SIGHUP)
        time.sleep(0.005)
    server.url = server.process.stdout.readline().strip()
    ready = wait(lambda: server.get("/readyz").startswith("HTTP/1.1 200"), 20)
    say("signals before the first page end nothing", "ready" if ready else f"{server.process.poll()}", "ready", ready)
    page.reconnect()
    page.press(visitors.FORK)
    page.read_until(rb"forked")
    did = "not forked" not in page.text
    say("with --programs an app starts another program", "yes" if did else "no", "yes", did)
    page.press(SIGNAL, SECOND)
    page.read_until(rb"reached \d+ limited \d+ template \w+")
    found = re.findall(r"limited (\d+)", page.text)[-1]
    say("and still limits nobody else", found, "0", found == "0")
    started = [pid for process in holders(server, page) for pid in children(process)]
    page.close()
    server.end()
    gone = wait(lambda: not any(is_app(pid) for pid in started), 10)
    say("the program ends with the server", f"{len(started)}, {'gone' if gone else 'there'}", "1, gone", len(started) == 1 and gone)
    server.options.pop("programs")
    server.start()


def check_targets(server, arguments):
    """Requests that name a whole address, as those do that were meant for a proxy."""
    page = Page(server)
    port = server.port
    for target, status in {
            f"http://127.0.0.1:{port}/": 200, "http://localhost/": 200, "http://127.0.0.1": 200, "http://evil.example/": 421, "ftp://127.0.0.1/": 400, "*": 400}.items():
        line = socket.create_connection(("127.0.0.1", port), 10)
        line.send(f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {page.cookie}\r\nConnection: close\r\n\r\n".encode())
        answer = line.recv(100).decode("utf-8", "replace").split("\r\n")[0]
        say(f"GET {target.replace(str(port), 'PORT')}", answer, f"{status}", answer.startswith(f"HTTP/1.1 {status}"))
        line.close()


CHECKS = {
    "template": check_template,
    "release": check_release,
    "trial": check_trial,
    "crashing": check_crashing,
    "pause": check_pause,
    "stopped": check_stopped,
    "deaf": check_deaf,
    "signals": check_signals,
    "files": check_files,
    "places": check_places,
    "ports": check_ports,
    "removed": check_removed,
    "link": check_link,
    "start": check_start,
    "targets": check_targets,
}


class Person(threading.Thread):
    """Somebody who uses the app all the while, and notes how long each answer took, and whether anything was lost."""

    def __init__(self, server, end, random):
        super().__init__()
        self.server, self.end, self.random = server, end, random
        self.longest, self.visits, self.lost, self.unanswered = 0, 0, [], []
        self.saved = 0

    def run(self):
        cookie = None
        while time.monotonic() < self.end():
            seconds, page = visit(self.server, cookie, 60)
            self.longest = max(self.longest, seconds)
            if page is None:
                self.unanswered.append(seconds)
                continue
            self.visits += 1
            cookie = page.cookie
            try:
                taps = page.taps
                if taps is None:
                    # The app shows something else at the moment.
                    page.tap()
                    taps = page.taps - 1
                if taps < self.saved:
                    self.lost.append((self.saved, taps))
                for _ in range(self.random.randrange(1, 5)):
                    page.tap()
                if self.server.has_saved(page):
                    self.saved = page.taps
                if self.random.random() < 0.1:
                    page.press(DEAF, SECOND)
                time.sleep(self.random.random())
            except (OSError, ConnectionError, AssertionError):
                pass
            page.close()


def soak(server, minutes, seed):
    chance = random.Random(seed)
    over = time.monotonic() + 60 * minutes
    people = [Person(server, lambda: over, random.Random(seed + number)) for number in range(8)]
    for person in people:
        person.start()
    time.sleep(5)
    before, done, bad = server.left(), {}, False

    def some_process():
        return chance.choice(server.processes() or [None])

    def do(name):
        nonlocal bad
        done[name] = done.get(name, 0) + 1
        if name == "kill template" and server.template():
            server.kill_template()
        elif name == "stop template" and server.template():
            server.kill_template(signal.SIGSTOP)
        elif name in ("kill", "stop", "term") and (pid := some_process()):
            os.kill(pid, {"kill": signal.SIGKILL, "stop": signal.SIGSTOP, "term": signal.SIGTERM}[name])
        elif name == "bad release":
            loaded = """import socket, time; socket.socket(fileno=0).send(b"ready"); time.sleep(2)"""
            crashes = f"export VISITOR_APP=crashes; exec {os.path.abspath(server.original)} \"$@\""
            server.put(chance.choice(["exit 1", "sleep 600", "kill -9 $$", crashes, f"exec python3 -c '{loaded}'"]))
            server.process.send_signal(signal.SIGHUP)
            bad = True
        elif name == "good release":
            server.put(None)
            server.process.send_signal(signal.SIGHUP)
            bad = False
        if bad and "template" in name:
            # What is on disk does not run, and what ran has ended: nobody can be let in before somebody mends it.
            time.sleep(3)
            do("good release")

    names = ["kill template", "stop template", "kill", "kill", "stop", "stop", "term", "bad release", "good release"]
    while time.monotonic() < over - 40:
        try:
            do(chance.choice(names))
        except (OSError, ProcessLookupError):
            pass
        time.sleep(chance.uniform(0.5, 4))
    server.put(None)
    server.process.send_signal(signal.SIGHUP)
    for person in people:
        person.join()
    visits = sum(person.visits for person in people)
    longest = max(person.longest for person in people)
    lost = sum(len(person.lost) for person in people)
    say("what was done", " ".join(f"{name} {count}" for name, count in done.items()), "-", True)
    say("visits, and the longest time to a page", f"{visits}, {longest:.1f} s", f"{2 * BOUND} s", visits > 0 and longest <= 2 * BOUND)
    say("visits without an end", f"{sum(len(person.unanswered) for person in people)}", "0", not any(person.unanswered for person in people))
    say("saved taps that were lost", f"{lost}", "0", lost == 0)
    wait(lambda: not server.processes(), 90)
    after = server.left()
    say("descriptors, processes, kB", f"{before} then {after}", "no more", after[0] <= before[0] + 8 and after[1] <= 2 and after[2] <= 1.5 * before[2] + 8_000)
    say("folders of eight visitors", f"{folders(server)}", "8 at most", 0 < folders(server) <= 8)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("server")
    parser.add_argument("app")
    parser.add_argument("--only", choices=CHECKS, action="append")
    parser.add_argument("--soak", type=float)
    parser.add_argument("--files", type=int)
    parser.add_argument("--unprivileged", action="store_true", help="the server is not root's")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--short", action="store_true", help="beside other tests: times do not count")
    arguments = parser.parse_args()
    visitors.counts_times = not arguments.short
    user = 65534 if os.geteuid() == 0 else None
    if arguments.soak:
        server = Released(arguments.server, arguments.app, files=arguments.files, idle=5, user=user if arguments.unprivileged else None)
        try:
            soak(server, arguments.soak, arguments.seed)
        finally:
            print(server.log()[-1500:] if failures else "")
            server.remove()
        return 1 if failures else 0

    def start(name):
        options = {"files": 1024} if name == "files" else {"user": user} if name == "signals" else {}
        return CHECKS[name], Released(arguments.server, arguments.app, **options)

    return visitors.run_checks(arguments.only or CHECKS, start, arguments)


if __name__ == "__main__":
    sys.exit(main())
