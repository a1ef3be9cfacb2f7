#!/usr/bin/env python3
"""Visitors of a packaged app's unit of systemd: each in a control group of their own, which holds them to their limits.

    unit.py FOLDER [--only NAME]

FOLDER is what `scripts/package VisitorApp --serve` makes. To be run as root on a Debian 12 that may be changed, such as a virtual machine,
beside what the folder's README names and python3: puts the app into /opt, its unit among the system's, and removes both. Prints a table of
what was asked and what was found, and ends with 1 where a promise is not kept.
"""

import argparse
import glob
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import traceback
import types

# The folder of sources stays as it is.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import visitors  # noqa: E402
from visitors import CRASH, FORK, LOOP, MEMORY, Page, Server, percentile, say, start_besieged, wait  # noqa: E402

NAME = "VisitorApp"
UNIT = f"{NAME}.service"
GROUP = f"/sys/fs/cgroup/system.slice/{UNIT}"
ADDED = f"/etc/systemd/system/{UNIT}.d/test.conf"
CONTROLLERS = {"cpu", "memory", "pids"}


def run(*words):
    return subprocess.run(words, capture_output=True, text=True)


def read(*path):
    try:
        return open(os.path.join(*path)).read().strip()
    except OSError:
        return ""


def events(group, kind, file="memory.events"):
    found = re.search(rf"^{kind} (\d+)$", read(group, file), re.M)
    return int(found.group(1)) if found else 0


def group_of(pid):
    """The path of a process's control group, below the folder of all."""
    return read(f"/proc/{pid}/cgroup").rsplit("0::", 1)[-1]


def groups():
    """The groups of visitors."""
    return [path for path in glob.glob(f"{GROUP}/*/") if os.path.basename(path.strip("/")).startswith("visitor-")]


# Tries to write to the system's log and to its bus, by the sockets that these listen on.
SOCKETS = """
import socket
for path, kind in (("/dev/log", socket.SOCK_DGRAM), ("/run/systemd/journal/socket", socket.SOCK_DGRAM), ("/run/dbus/system_bus_socket", socket.SOCK_STREAM)):
    try:
        socket.socket(socket.AF_UNIX, kind).connect(path)
        print(path, end=" ")
    except OSError:
        pass
"""


class Unit(Server):
    """The server as the system runs it."""

    def __init__(self, settings="", **options):
        words = " ".join(f"--{name.replace('_', '-')}={value}" for name, value in options.items())
        command = re.search(r"^ExecStart=(.*)$", read("/etc/systemd/system", UNIT), re.M).group(1)
        os.makedirs(os.path.dirname(ADDED), exist_ok=True)
        open(ADDED, "w").write(f"[Service]\nExecStart=\nExecStart={command} --verbose {words}\n{settings}\n")
        run("systemctl", "daemon-reload")
        self.url = "http://127.0.0.1:8080/"
        self.began = time.time() - 1
        run("systemctl", "restart", UNIT)
        self.await_ready()

    def start(self):
        run("systemctl", "start", UNIT)
        self.await_ready()

    def await_ready(self):
        assert wait(lambda: self.get_quietly("/readyz").startswith("HTTP/1.1 200"), 60), self.log()
        pid = run("systemctl", "show", "-P", "MainPID", UNIT).stdout
        self.process = types.SimpleNamespace(pid=int(pid))

    def get_quietly(self, path):
        try:
            return self.get(path)
        except OSError:
            return ""

    def log(self):
        return run("journalctl", "-u", UNIT, "-o", "cat", "--since", f"@{self.began:.0f}").stdout

    def pid(self, page):
        """The process of a page's visitor: the one that ends the page's connection."""
        port = page.socket.getsockname()[1]
        found = run("ss", "-Htnp", f"dport = :{port}").stdout
        return int(re.search(r"pid=(\d+)", found).group(1))

    def remove(self):
        run("systemctl", "stop", UNIT)
        shutil.rmtree(os.path.dirname(ADDED))


def check_groups(server, arguments):
    """(a) A group each, and the front and the template in another."""
    pages = [Page(server) for _ in range(3)]
    pids = server.processes()
    own = {group_of(pid): pid for pid in pids}
    expected = {f"/system.slice/{UNIT}/visitor-{pid}" for pid in pids}
    say("three visitors have a group each", " ".join(os.path.basename(path) for path in own), "visitor- and the process", set(own) == expected and len(pids) == 3)
    rest = [server.process.pid] + visitors.children(server.process.pid)
    found = {group_of(pid) for pid in rest}
    say("the server and the template are in another", " ".join(found), "server", len(rest) == 2 and found == {f"/system.slice/{UNIT}/server"})
    say("the unit's own group has no process", read(GROUP, "cgroup.procs") or "none", "none", not read(GROUP, "cgroup.procs"))
    enabled = read(GROUP, "cgroup.subtree_control")
    say("controllers of the groups", enabled, "cpu memory pids", set(enabled.split()) == CONTROLLERS)
    group = f"{GROUP}/visitor-{pids[0]}"
    limits = [read(group, name) for name in ("memory.max", "memory.oom.group", "pids.max", "cpu.weight")]
    say("limits of a group", " ".join(limits), "576 MB, 1, 256, 100", limits == [str(576 << 20), "1", "256", "100"])
    say("a visitor's memory in their group", f"{int(read(group, 'memory.current')) / 1e6:.1f} MB", "under 100 MB", 0 < int(read(group, "memory.current")) < 100e6)
    say("the log", "says so" if "Visitors have control groups" in server.log() else "does not", "says so", "Visitors have control groups" in server.log())
    for page in pages:
        page.close()


def check_hardening(server, arguments):
    """(g) What the process is kept from, beside the options of the unit."""
    pages = [Page(server) for _ in range(2)]
    status = [read(f"/proc/{server.pid(page)}/status") for page in pages]
    users = [re.search(r"^Uid:\s(\d+)\s\1\s\1\s\1$", text, re.M) for text in status]
    numbers = {match and int(match.group(1)) for match in users}
    say("visitors are users of their own", f"{numbers}", "two from 2000000 on", len(numbers) == 2 and None not in numbers and min(numbers) >= 2_000_000)
    kept = all(re.search(r"^NoNewPrivs:\s1$", text, re.M) and re.search(r"^Seccomp:\s2$", text, re.M) and re.search(r"^CapEff:\s0+$", text, re.M) for text in status)
    say("without rights, and with a filter of calls", "yes" if kept else "no", "yes", kept)
    found = pages[0].try_files()
    say("an app sees its own files only", found, "seen false written false own true", found == "seen false written false own true")
    pages[0].press(FORK)
    pages[0].read_until(rb"(not )?forked")
    say("an app starts no programs", re.findall(r"(?:not )?forked", pages[0].text)[-1], "not forked", "not forked" in pages[0].text)
    say("the system's files for the server", run("nsenter", "-t", str(server.process.pid), "-m", "touch", "/etc/x").stderr.strip()[-21:], "Read-only file system", not os.path.exists("/etc/x"))
    reached = run("nsenter", "-t", str(server.pid(pages[0])), "-m", sys.executable, "-c", SOCKETS)
    say("the system's sockets for visitors", reached.stdout or reached.stderr or "none", "none", reached.returncode == 0 and not reached.stdout)
    say("the log has the server's words only", f"{server.log().count('Failed to set')} others", "0", "The app is loaded" in server.log() and "Failed to set" not in server.log())
    for page in pages:
        page.close()


def counts(server):
    return [server.metric(f"shoji_process_{name}_total") for name in ("limits", "crashes")]


def check_memory(server, arguments):
    """(b) One who eats memory is ended by the kernel, and said to be so; nobody else is."""
    others = [Page(server) for _ in range(3)]
    pids = [server.pid(page) for page in others]
    kills, before = events(GROUP, "oom_kill"), counts(server)
    hog = Page(server)
    hog.tap()
    pid = server.pid(hog)
    began = time.monotonic()
    # The server, which looks each second, does not come first.
    os.kill(server.process.pid, signal.SIGSTOP)
    hog.press(MEMORY)
    most = 0
    while time.monotonic() < began + 30 and os.path.exists(f"/proc/{pid}"):
        most = max(most, int(read(GROUP, f"visitor-{pid}", "memory.current") or 0))
        time.sleep(0.005)
    os.kill(server.process.pid, signal.SIGCONT)
    say("one who eats memory is ended", f"{time.monotonic() - began:.1f} s, {most / 1e6:.0f} MB at most", "192 MiB", most <= 193 << 20 and not os.path.exists(f"/proc/{pid}"))
    wait(lambda: counts(server) != before, 5)
    kills = events(GROUP, "oom_kill") - kills
    say("by the kernel", f"{kills} killed", "1 or more", kills >= 1)
    found = [after - number for after, number in zip(counts(server), before)]
    say("metrics count a limit, and no crash", f"{found[0]:.0f} and {found[1]:.0f}", "1 and 0", found == [1, 0])
    words = re.findall(r"visitor=.* is ended: it (had more memory .*)", server.log())
    say("the log", words[-1] if words else "nothing", "had more memory than it may have", bool(words))
    say("the others have their processes", f"{[server.pid(page) for page in others] == pids}", "True", [server.pid(page) for page in others] == pids)
    for page in others:
        page.tap()
    hog.reconnect()
    say("and the hog goes on", f"{hog.taps} taps", "1 or 0", hog.taps in (0, 1))
    hog.close()
    for page in others:
        page.close()


def check_share(server, arguments):
    """(c) Those who loop have equal shares of what is left, and one who taps is not behind them."""
    tapper = Page(server)

    def p95(number=60):
        times = []
        for _ in range(number):
            times.append(tapper.tap())
            time.sleep(0.05)
        return percentile(times, 0.95) * 1000

    p95(20)
    alone = p95()
    hogs = []
    for count in (1, 6):
        while len(hogs) < count:
            hogs.append(Page(server))
            hogs[-1].press(LOOP)
        used = [f"{GROUP}/visitor-{server.pid(page)}" for page in hogs]
        aside = wait(lambda: all(read(group, "cpu.idle") == "1" for group in used), 10)
        say(f"{count} who loop give way to others", "yes" if aside else "no", "yes", aside)
        before = [events(group, "usage_usec", "cpu.stat") for group in used]
        began = time.monotonic()
        beside = p95()
        seconds = time.monotonic() - began
        shares = [(events(group, "usage_usec", "cpu.stat") - old) / 1e6 / seconds for group, old in zip(used, before)]
        say(f"p95 of taps beside {count} who loop", f"{beside:.1f} ms (alone {alone:.1f})", "twice, or 5 ms more", beside <= max(2 * alone, alone + 5), is_time=True)
        say("what those have of a processor", f"{min(shares):.2f} to {max(shares):.2f}", "alike", max(shares) < 2 * min(shares))
    for page in hogs:
        os.kill(server.pid(page), signal.SIGKILL)
        page.close()
    tapper.close()


# Enters a group, and makes processes until the system refuses: then says how many.
STRAYS = """
import os, sys, time
open(sys.argv[1] + "/cgroup.procs", "w").write(str(os.getpid()))
made = 0
try:
    while made < 2000:
        if os.fork() == 0:
            time.sleep(600)
            os._exit(0)
        made += 1
except OSError:
    pass
print(made, flush=True)
time.sleep(600)
"""


def check_threads(server, arguments):
    """(d) A group has so many threads, and whatever is in it ends with the visitor's process."""
    page, other = Page(server), Page(server)
    pid = server.pid(page)
    group = f"{GROUP}/visitor-{pid}"
    threads = len(os.listdir(f"/proc/{pid}/task"))
    say("the threads of a visitor's process", f"{threads}, counted {read(group, 'pids.current')}", "the same", str(threads) == read(group, "pids.current"))
    strays = subprocess.Popen([sys.executable, "-c", STRAYS, group], stdout=subprocess.PIPE, text=True)
    made = int(strays.stdout.readline())
    say("processes in a group until it is full", f"{threads + 1 + made}", "256", abs(threads + 1 + made - 256) <= 2 and events(group, "max", "pids.events") > 0)
    other.tap()
    os.kill(pid, signal.SIGKILL)
    gone = wait(lambda: strays.poll() is not None, 5)
    removed = wait(lambda: not os.path.exists(group), 15)
    say("they end with the visitor's process", f"{'gone' if gone else 'there'}, the group {'too' if removed else 'stays'}", "gone, the group too", gone and removed)
    other.close()
    page.close()


def check_removal(server, arguments):
    """(e) No group outlives its process."""
    for page in [Page(server) for _ in range(20)]:
        page.close()
    most = len(groups())
    began = time.monotonic()
    gone = wait(lambda: not groups(), 60)
    say("groups after 20 visitors came and went", f"{most}, then {len(groups())} after {time.monotonic() - began:.0f} s", "20, then 0", gone and most > 10)
    page = Page(server)
    for name in ("a crash", "kill -9"):
        before = groups()
        if name == "a crash":
            page.press(CRASH)
        else:
            os.kill(server.pid(page), signal.SIGKILL)
        wait(lambda: groups() != before, 20)
        found = len(groups())
        page.reconnect()
        say(f"groups after {name}, and with the next process", f"{found}, {len(groups())}", "0, 1", (found, len(groups())) == (0, 1))
    old = groups()
    os.kill(server.process.pid, signal.SIGKILL)
    time.sleep(0.5)
    server.await_ready()
    page.reconnect(30)
    found = groups()
    say("after kill -9 of the server", f"{len(found)} groups, {len(set(found) & set(old))} of them old", "1, 0", len(found) == 1 and not set(found) & set(old))
    old = groups()
    run("systemctl", "restart", UNIT)
    server.await_ready()
    page.reconnect(30)
    found = groups()
    say("after systemctl restart", f"{len(found)} groups, {len(set(found) & set(old))} of them old", "1, 0", len(found) == 1 and not set(found) & set(old))
    page.close()


def check_orders(server, arguments):
    """(f) A new release takes over, and all ends in time."""
    pages = [Page(server) for _ in range(5)]
    for page in pages:
        page.tap()
    before = set(server.processes())
    reloaded = run("systemctl", "reload", UNIT)
    moved = wait(lambda: not before & set(server.processes()), 60)
    for page in pages:
        page.reconnect(30)
        page.tap()
    now = set(server.processes())
    say("systemctl reload takes all over", f"code {reloaded.returncode}, {len(before & now)} left, taps {[page.taps for page in pages]}", "0, 0, 2 each", moved and all(page.taps == 2 for page in pages))
    say("and each is in a group of its own", f"{len({group_of(pid) for pid in now})}", "5", {group_of(pid) for pid in now} == {f"/system.slice/{UNIT}/visitor-{pid}" for pid in now})
    rest = [server.process.pid, *visitors.children(server.process.pid), *now]
    wait(lambda: len(visitors.children(server.process.pid)) == 1, 10)
    say("the former template has ended", f"{len(visitors.children(server.process.pid))}", "1 template", len(visitors.children(server.process.pid)) == 1)
    began = time.monotonic()
    run("systemctl", "stop", UNIT)
    seconds = time.monotonic() - began
    left = [pid for pid in rest if os.path.exists(f"/proc/{pid}")]
    result = run("systemctl", "show", "-P", "Result", UNIT).stdout.strip()
    say("systemctl stop ends all", f"{seconds:.1f} s, {len(left)} left, {result}", "12 s, 0, success", seconds < 12 and not left and result == "success")
    say("and the unit's group", "there" if os.path.exists(GROUP) else "gone", "gone", not os.path.exists(GROUP))
    answered, unanswered = start_besieged(server)
    say("of those who come while it starts", f"{answered} answered, {unanswered} not", "all answered", answered > 0 and not unanswered)
    for page in pages:
        page.reconnect(30)
    say("all go on after a start", f"{[page.taps for page in pages]}", "2 each", all(page.taps == 2 for page in pages))
    pages[0].press(LOOP)
    time.sleep(1)
    began = time.monotonic()
    run("systemctl", "stop", UNIT)
    seconds = time.monotonic() - began
    say("systemctl stop with one who loops", f"{seconds:.1f} s", "30 s", seconds < 30 and not os.path.exists(GROUP))


def check_alone(server, arguments):
    """(h) A unit whose group is not delegated."""
    page, hog = Page(server), Page(server)
    found = {group_of(pid) for pid in [server.process.pid, *server.processes()]}
    say("without Delegate= all are in the unit's group", " ".join(found), "that alone", found == {f"/system.slice/{UNIT}"})
    log = server.log()
    words = re.findall(r"(?:no control group|control groups).*", log)
    say("the log", words[-1] if words else "nothing", "says so", bool(words) and "Visitors have control groups" not in log)
    before = counts(server)
    hog.press(MEMORY)
    ended = wait(lambda: counts(server) != before, 30)
    say("one who eats memory is ended all the same", f"{'yes' if ended else 'no'}", "yes", ended)
    page.tap()
    page.close()
    hog.close()


CHECKS = {
    "groups": (check_groups, {}),
    "hardening": (check_hardening, {}),
    "memory": (check_memory, {"memory": 128}),
    "share": (check_share, {"busy": 120}),
    "threads": (check_threads, {}),
    "removal": (check_removal, {"idle": 2}),
    "orders": (check_orders, {}),
    "alone": (check_alone, {"settings": "Delegate=no", "memory": 128}),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--only", choices=CHECKS, action="append")
    arguments = parser.parse_args()
    if os.geteuid() != 0 or not os.path.isdir("/run/systemd/system") or not os.path.exists("/sys/fs/cgroup/cgroup.controllers"):
        parser.error("this needs root, systemd, and control groups of the second version")
    if os.path.exists(f"/opt/{NAME}"):
        parser.error(f"/opt/{NAME} is there already")
    shutil.copytree(arguments.folder, f"/opt/{NAME}")
    shutil.copy(f"/opt/{NAME}/{UNIT}", "/etc/systemd/system/")
    try:
        for name in arguments.only or CHECKS:
            check, options = CHECKS[name]
            server = Unit(new_from_address=1000, **options)
            try:
                check(server, arguments)
            except Exception as error:  # noqa: BLE001  # what a check does not survive is a failure of it
                say(name, f"{type(error).__name__}: {error}", "-", False)
                traceback.print_exc(file=sys.stdout)
                print(server.log()[-3000:])
            finally:
                server.remove()
    finally:
        os.remove(f"/etc/systemd/system/{UNIT}")
        shutil.rmtree(f"/opt/{NAME}")
        shutil.rmtree(f"/var/lib/{NAME}", ignore_errors=True)
        run("systemctl", "daemon-reload")
    return 1 if visitors.failures else 0


if __name__ == "__main__":
    sys.exit(main())
