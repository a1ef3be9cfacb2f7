#!/usr/bin/env python3
"""Two machines with one database behind HAProxy: one that is lost, left, cut off or without its database costs nobody their state.

    machines.py SERVER APP [--short] [--only NAME]

SERVER is the executable `shoji-serve`, APP that of Tests/VisitorApp. Starts a PostgreSQL and a HAProxy of its own in temporary folders, and
two servers on two addresses of the loopback interface. Prints a table of what was asked and what was found, and ends with 1 where a
promise is not kept. Uses Python's own library only.
"""

import argparse
import glob
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback

# The folder of sources stays as it is.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import visitors  # noqa: E402
from visitors import Browser, Line, Page, Server, children, frame, free_port, handshake, patience, say, say_keys, type_keys, wait  # noqa: E402


class Database:
    """A PostgreSQL server of its own, by a user who is not root."""

    def __init__(self):
        self.programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
        self.folder = tempfile.mkdtemp(prefix="database")
        self.user = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        if self.user:
            shutil.chown(self.folder, "postgres", "postgres")
        self.port = free_port()
        self.address = f"postgres://shoji@127.0.0.1:{self.port}/postgres"
        self.run("initdb", "-D", f"{self.folder}/data", "-U", "shoji", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()

    def run(self, program, *words):
        done = subprocess.run([f"{self.programs}/{program}", *words], capture_output=True, text=True, cwd="/", **self.user)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.strip()

    def start(self):
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder} -c fsync=off"
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-o", options, "-w", "start")

    def stop(self):
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")

    def signal_all(self, number):
        server = int(open(f"{self.folder}/data/postmaster.pid").readline())
        for pid in [server, *children(server)]:
            os.kill(pid, number)

    def ask(self, statement):
        return self.run("psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "shoji", "-d", "postgres", "-Atc", statement)

    def remove(self):
        try:
            self.stop()
        except AssertionError:
            pass
        shutil.rmtree(self.folder, ignore_errors=True)


class Machine(Server):
    """A server that is one of several."""

    def __init__(self, arguments, database, name, address, port, agent, **options):
        self.name = name
        super().__init__(arguments.server, arguments.app, port=port, bind=address, agent=agent, name=name, state=database.address,
                         proxy="127.0.0.1", new_from_address=1000, idle=600, **options)

    def all_processes(self):
        return [self.process.pid, *children(self.process.pid), *self.processes()]

    def kill(self):
        """Ends it at once, with the processes that it has."""
        self.signal_all(signal.SIGKILL)
        self.process.wait(10)

    def signal_all(self, number):
        for pid in self.all_processes():
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                pass


class Machines:
    """Two machines, and the HAProxy before them."""

    def __init__(self, arguments, database, **options):
        self.database = database
        server, agent, self.port = free_port(), free_port(), free_port()
        addresses = {"a": "127.0.0.1", "b": "127.0.0.2"}
        self.all = {name: Machine(arguments, database, name, address, server, agent, **options) for name, address in addresses.items()}
        self.url = f"http://127.0.0.1:{self.port}/"
        self.folder = tempfile.mkdtemp(prefix="haproxy")
        words = [f"{name}={address}:{server}" for name, address in addresses.items()]
        text = configuration(arguments.server, *words, "--agent", str(agent), "--bind", "127.0.0.1", "--port", str(self.port))
        # The tests come from one address, all of them.
        text = re.sub(r"sc0_conn_rate gt \d+", "sc0_conn_rate gt 10000", text)
        with open(f"{self.folder}/haproxy.cfg", "w") as file:
            file.write(text)
        self.errors = open(f"{self.folder}/log", "w")
        self.process = subprocess.Popen(["haproxy", "-db", "-f", f"{self.folder}/haproxy.cfg"], stdout=self.errors, stderr=self.errors)
        if not wait(lambda: self.status("/readyz") == "200", 10):
            words = self.logs()
            self.remove()
            raise AssertionError(words)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if error:
            print(self.logs())
        self.remove()

    def status(self, path, headers=""):
        try:
            line = Line(self.url)
            line.send(f"GET {path} HTTP/1.1\r\nHost: {line.host}\r\nConnection: close\r\n{headers}\r\n")
            return (line.read_head(10).split(" ") + ["", ""])[1]
        except OSError:
            return ""

    def page(self):
        return Visit(self)

    def pages_on(self, name, count):
        """Pages of new visitors whom a machine has."""
        pages = []
        while len(pages) < count:
            page = self.page()
            if page.machine == name:
                pages.append(page)
            else:
                page.close()
        return pages

    def await_saving(self, page):
        """Waits until a page's last line is in the database, which takes a second."""
        time.sleep(2)
        later = f"SELECT saved_at > to_timestamp({page.began}) FROM shoji_visitors WHERE id = '{page.identifier}'"
        wait(lambda: self.database.ask(later) == "t", patience(2))

    def logs(self):
        return "\n".join(machine.log()[-3000:] for machine in self.all.values()) + open(f"{self.folder}/log").read()[-2000:]

    def remove(self):
        self.process.terminate()
        self.process.wait(10)
        for machine in self.all.values():
            machine.signal_all(signal.SIGCONT)
            machine.remove()
        shutil.rmtree(self.folder, ignore_errors=True)


class Visit(Page):
    """A visitor's page through HAProxy, which keeps its cookies as a browser does."""

    def __init__(self, machines):
        self.server = machines
        self.cookies = {}
        self.name = os.urandom(16).hex()
        self.lines = 0
        line = Line(machines.url)
        line.send(f"GET / HTTP/1.1\r\nHost: {line.host}\r\nConnection: close\r\n\r\n")
        self.keep(line.read_head(10))
        line.close()
        self.connect()

    @property
    def machine(self):
        return self.cookies.get("machine")

    @property
    def identifier(self):
        """The visitor's identifier, by which the database knows them."""
        digits = next(value for name, value in self.cookies.items() if name != "machine").split(".")[0]
        return hashlib.sha256(digits.encode()).hexdigest()[:24]

    @property
    def header(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def keep(self, head):
        for name, value in re.findall(r"^set-cookie: ([^=]+)=([^;\r]*)", head, re.M | re.I):
            self.cookies[name] = value
            if not value:
                del self.cookies[name]

    def connect(self, seconds=10):
        Line.__init__(self, self.server.url)
        self.socket.settimeout(seconds)
        self.send(handshake(self, path="/socket", Cookie=self.header))
        head = self.read_head(seconds)
        self.keep(head)
        if not head.startswith("HTTP/1.1 101"):
            raise ConnectionRefusedError(head.split("\r\n")[0])
        self.number, self.text = 0, ""
        self.send(frame(f'["h","{self.name}",0,1,0,390,844,1,false,true]'))
        self.read_message("w", seconds)
        self.read_until(rb'\["S"', seconds)

    def append(self, seconds=5):
        """Adds a line to the visitor's file, and gives the number of lines."""
        self.began = time.time()
        for phase in ("down", "up"):
            self.send(self.input("p", phase, 1, "mouse", 220, 60, time.monotonic() * 1000, 0, False))
        found = self.read_until(rb"lines \d+", seconds)
        self.lines = int(re.findall(rb"lines (\d+)", found)[-1])
        return self.lines


def configuration(server, *words):
    done = subprocess.run([server, "--haproxy", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


# What is promised, a function each.


def check_configuration(arguments, database):
    with tempfile.TemporaryDirectory() as folder:
        pem = f"{folder}/key.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=board.example", "-keyout", pem,
                        "-out", f"{folder}/cert.pem"], check=True, capture_output=True)
        with open(pem, "a") as file:
            file.write(open(f"{folder}/cert.pem").read())
        machines = ["a=10.0.0.1:8080", "b=[fd00::1]:8080"]
        kinds = {
            "plain": [], "TLS": ["--tls", pem, "--host", "board.example"],
            "a proxy that signs in": ["--proxy", "10.0.0.9", "--user-header", "X-Forwarded-User", "--agent", "9000"],
        }
        for kind, words in kinds.items():
            with open(f"{folder}/haproxy.cfg", "w") as file:
                file.write(configuration(arguments.server, *machines, *words))
            done = subprocess.run(["haproxy", "-c", "-f", file.name], capture_output=True, text=True)
            warned = [line for line in (done.stdout + done.stderr).splitlines() if "WARNING" in line or "ALERT" in line]
            say(f"HAProxy takes its configuration ({kind})", f"{warned or 'yes'}", "yes", done.returncode == 0 and not warned)


def check_doors(arguments, database):
    with Machines(arguments, database) as machines:
        pages = [machines.page() for _ in range(6)]
        counts = {name: sum(page.machine == name for page in pages) for name in "ab"}
        say("new visitors are spread", f"{counts}", "3 each", all(2 <= count <= 4 for count in counts.values()))
        secrets = database.ask("SELECT count(*) FROM shoji_secrets")
        say("all machines have one secret", secrets, "1", secrets == "1")
        page = next(page for page in pages if page.machine == "a")
        name = next(name for name in page.cookies if name != "machine")
        digits, signature = page.cookies[name].split(".")
        for label, cookie in {"no": "", "a guessed": f"{name}={'0' * 32}.{signature}; ", "an unsigned": f"{name}={digits}; "}.items():
            found = [machines.status("/socket", f"Cookie: {cookie}machine={machine}\r\n") for machine in "ab"]
            say(f"{label} cookie at either machine", " ".join(found), "403 403", found == ["403", "403"])
        head = machines.all["a"].get("/", "X-Forwarded-Proto: https\r\n").split("\r\n\r\n")[0].lower()
        through = Line(machines.url)
        through.send(f"GET / HTTP/1.1\r\nHost: {through.host}\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n")
        kept = "secure" in through.read_head(10).lower()
        say("HAProxy's word counts, a client's does not", f"{'secure' in head}, {kept}", "True, False", "secure" in head and not kept)
        # A page with another machine's cookie comes to the one that has the visitor.
        page.append()
        page.cookies["machine"] = "b"
        # The process counts the inputs of a page that comes back; this is another one.
        page.name = os.urandom(16).hex()
        page.reconnect()
        say("a visitor at the wrong machine is sent to their own", f"{page.machine}, {page.append()} lines", "a, 2 lines", (page.machine, page.lines) == ("a", 2))
        for page in pages:
            page.close()


def check_kill(arguments, database):
    with Machines(arguments, database) as machines:
        pages = machines.pages_on("a", 3)
        for number, page in enumerate(pages):
            for _ in range(number + 1):
                page.append()
        for page in pages:
            machines.await_saving(page)
        began = time.monotonic()
        machines.all["a"].kill()
        together([page.reconnect for page in pages])
        took = time.monotonic() - began
        found = [(page.machine, page.append()) for page in pages]
        say("a machine is killed: its visitors are on the other", f"{took:.1f} s", "5 s", took <= 5, is_time=True)
        say("at their saved state", f"{found}", "b, with 2, 3, 4", found == [("b", 2), ("b", 3), ("b", 4)])
        for page in pages:
            page.close()


def check_drain(arguments, database):
    with Machines(arguments, database) as machines:
        pages = machines.pages_on("a", 3)
        for page in pages:
            page.append()
        pages[0].close()
        a = machines.all["a"]
        a.process.send_signal(signal.SIGUSR1)
        wait(lambda: "503" in a.get("/readyz")[:15], 5)
        # HAProxy asks once a second.
        time.sleep(5 if arguments.short else 1.5)
        new = [machines.page() for _ in range(4)]
        say("a machine that is drained takes no new visitors", f"{[page.machine for page in new]}", "b each", all(page.machine == "b" for page in new))
        gaps = []

        def use(page):
            # Somebody who pauses, is moved then, and goes on.
            page.socket.settimeout(20)
            try:
                while page.message() != b"closed":
                    pass
            except ConnectionError:
                pass
            began = time.monotonic()
            page.reconnect()
            gaps.append(time.monotonic() - began)
            page.append()

        together([lambda page=page: use(page) for page in pages[1:]])
        say("its visitors move at a quiet moment, away for", f"{max(gaps, default=99):.1f} s", "2 s", max(gaps, default=99) <= 2, is_time=True)
        pages[0].reconnect()
        pages[0].append()
        found = [(page.machine, page.lines) for page in pages]
        say("and lose nothing", f"{found}", "b, with 2", found == [("b", 2)] * 3)
        gone = wait(lambda: not a.processes(), patience(10))
        say("none is left", f"{len(a.processes())}", "0", gone)
        for page in pages + new:
            page.close()


def check_stop(arguments, database):
    with Machines(arguments, database) as machines:
        page = machines.pages_on("a", 1)[0]
        row = f"SELECT owner, fence, md5(archive), saved_at FROM shoji_visitors WHERE id = '{page.identifier}'"
        page.append()
        machines.await_saving(page)
        # Not saved, or just about to be: the stopped machine would save it when it goes on.
        page.append()
        a = machines.all["a"]
        before = a.processes()
        a.signal_all(signal.SIGSTOP)
        began = time.monotonic()
        page.reconnect()
        took = time.monotonic() - began
        say("a machine stands still: its visitor is on the other", f"{page.machine}, {took:.1f} s", "b, 6 s", page.machine == "b" and took <= 6, is_time=True)
        first, second = page.append(), page.append()
        machines.await_saving(page)
        saved = database.ask(row)
        a.signal_all(signal.SIGCONT)
        ended = wait(lambda: not set(before) & set(a.processes()), patience(5))
        say("when it goes on, its process of the visitor ends", "yes" if ended else "no", "yes", ended)
        time.sleep(2)
        again = database.ask(row)
        say("and nothing of it is written", "the same" if saved == again else f"{saved} {again}", "the same", saved == again and saved.startswith("b|"))
        third = page.append()
        say("the visitor goes on from what was saved", f"{first} {second} {third} lines", "2 3 4 or 3 4 5", (first, second, third) in [(2, 3, 4), (3, 4, 5)])
        page.close()


def check_front(arguments, database):
    """A front that stands still alone: its visitors' processes go on, and answer nothing that could not be kept."""
    with Machines(arguments, database) as machines:
        page = machines.pages_on("a", 1)[0]
        page.append()
        machines.await_saving(page)
        a = machines.all["a"]
        os.kill(a.process.pid, signal.SIGSTOP)
        began, answered = time.monotonic(), 0
        # Taps, until nothing is answered any more.
        while time.monotonic() - began < 12:
            try:
                page.append()
            except (OSError, ConnectionError, AssertionError):
                break
            answered = time.monotonic() - began
            time.sleep(0.1)
        say("beside a front that stands still, taps are answered for", f"{answered:.1f} s", "3 s", answered <= 3)
        before = page.lines
        page.reconnect(20)
        say("the other machine goes on from what was kept", f"{page.machine}, {page.append()} lines", f"b, of {before}", page.machine == "b")
        os.kill(a.process.pid, signal.SIGCONT)
        ended = wait(lambda: not a.processes(), patience(5))
        say("when it goes on, its process of the visitor ends", "yes" if ended else "no", "yes", ended)
        page.close()


def check_database(arguments, database):
    with Machines(arguments, database) as machines:
        page = machines.pages_on("a", 1)[0]
        page.append()
        machines.await_saving(page)
        database.stop()
        began = time.monotonic()
        going = page.append()
        say("without a database, visitors go on for a lease", f"{going} lines", "2", going == 2)
        status = machines.all["a"].get("/")[:12].split(" ")[-1]
        say("and new ones are asked to wait", status, "503", status == "503")
        ended = wait(lambda: not machines.all["a"].processes(), patience(10))
        say("and then end", f"{time.monotonic() - began:.1f} s", "6 s", ended and time.monotonic() - began <= 6, is_time=ended)
        database.start()
        page.reconnect()
        say("with one again, nothing is lost", f"{page.append()} lines", "3", page.lines == 3)
        # One that stands still answers nothing, and breaks no connection.
        if not arguments.short:
            machines.await_saving(page)
            database.signal_all(signal.SIGSTOP)
            began = time.monotonic()
            ended = wait(lambda: not machines.all["a"].processes(), 10)
            say("beside a database that stands still, they end", f"{time.monotonic() - began:.1f} s", "6 s", ended and time.monotonic() - began <= 6, is_time=ended)
            status = machines.all["a"].get("/", seconds=15)[:12].split(" ")[-1]
            say("and new ones are asked to wait", status, "503", status == "503")
            database.signal_all(signal.SIGCONT)
            page.reconnect()
            say("when it goes on, nothing is lost", f"{page.append()} lines", "4", page.lines == 4)
        said = [word for word in ("cannot be used", "can be used again") if word in machines.all["a"].log()]
        say("the log says both", f"{len(said)} lines", "2", len(said) == 2)
        page.close()


def check_forget(arguments, database):
    """Rows of visitors who have not come for 90 days, of a machine that is gone, too."""
    with Machines(arguments, database) as machines:
        page = machines.pages_on("a", 1)[0]
        page.append()
        rows = "('old', NULL, 1, now() - interval '91 days'), ('lost', 'gone', 2, now() - interval '91 days'), ('young', NULL, 3, now() - interval '89 days')"
        database.ask(f"INSERT INTO shoji_visitors (id, owner, fence, leased_until) VALUES {rows}")
        rest = "SELECT string_agg(id, ' ') FROM shoji_visitors WHERE id IN ('old', 'lost', 'young')"
        wait(lambda: database.ask(rest) == "young", 80)
        say("of rows of 91, 91 and 89 days", database.ask(rest), "young", database.ask(rest) == "young")
        say("one who is there stays", f"{page.append()} lines", "2", page.lines == 2)
        # Somebody asks for a page that never connects, and the machine ends.
        a = machines.all["a"]
        cookie = re.search(r"^set-cookie: visitor[^=]*=(\w+)", a.get("/"), re.M | re.I).group(1)
        row = f"SELECT count(*) FROM shoji_visitors WHERE id = '{hashlib.sha256(cookie.encode()).hexdigest()[:24]}'"
        there = database.ask(row)
        a.end()
        after = database.ask(row)
        say("of somebody who saw no page no row is kept", f"{there}, then {after}", "1, then 0", (there, after) == ("1", "0"))
        a.start()
        page.close()


def check_room(arguments, database):
    """A database with as many visitors as are kept, which a machine counts when it begins and each minute."""
    with Machines(arguments, database, visitors=200) as machines:
        page = machines.pages_on("a", 1)[0]
        page.append()
        database.ask("INSERT INTO shoji_visitors (id, fence, leased_until) SELECT 'room' || n, 1, now() FROM generate_series(1, 200) n")
        a = machines.all["a"]
        a.end()
        a.start()
        full = wait(lambda: "Everybody is here" in a.get("/"), patience(5))
        say("where as many are kept as may be, new ones", "find no room" if full else "are let in", "find no room", full)
        page.reconnect()
        say("one who was here comes back", f"{page.append()} lines", "2", page.lines == 2)
        database.ask("DELETE FROM shoji_visitors WHERE id LIKE 'room%'")
        page.close()


def check_typing(arguments, database):
    """A browser behind HAProxy, whose visitor types while machines are drained, killed and started again."""
    if not shutil.which("chromium-headless-shell"):
        return print("      typing is left out: there is no chromium-headless-shell")
    with Machines(arguments, database) as machines:
        browser = Browser(machines.url)

        def disturb(number):
            wait(lambda: any(machine.processes() for machine in machines.all.values()), patience(5))
            owner = next(machine for machine in machines.all.values() if machine.processes())
            if number % 3 == 2:
                owner.kill()
            else:
                owner.process.send_signal(signal.SIGUSR1)
                wait(lambda: not owner.processes(), patience(10))
                owner.end()
            owner.start()

        # A machine that was killed is missed for four seconds.
        expected, refused, count = type_keys(browser, 30 if arguments.short else 90, 10, disturb)
        say("keys while the page says that it takes none", f"{refused}", "-", True)
        say_keys(browser, expected, f"{count} ends of a machine")
        browser.end()


def together(calls):
    problems = []

    def run(call):
        try:
            call()
        except Exception as error:  # noqa: BLE001  # raised again in the caller's thread
            problems.append(error)

    threads = [threading.Thread(target=run, args=(call,)) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if problems:
        raise problems[0]


CHECKS = {
    "configuration": check_configuration, "doors": check_doors, "kill": check_kill, "drain": check_drain, "stop": check_stop, "front": check_front,
    "database": check_database, "forget": check_forget, "room": check_room, "typing": check_typing,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("server")
    parser.add_argument("app")
    parser.add_argument("--short", action="store_true", help="times are told and do not count")
    parser.add_argument("--only", choices=CHECKS, action="append")
    arguments = parser.parse_args()
    visitors.counts_times = not arguments.short
    database = Database()

    def run(name):
        try:
            CHECKS[name](arguments, database)
        except Exception as error:  # noqa: BLE001  # what a check does not survive is a failure of it
            say(name, f"{type(error).__name__}: {error}", "-", False)
            traceback.print_exc(file=sys.stdout)

    names = arguments.only or list(CHECKS)
    # Most of them wait most of the time. The one that stops the database is alone.
    beside = [name for name in names if name != "database"] if arguments.short else []
    try:
        together([lambda name=name: run(name) for name in beside])
        for name in names:
            if name not in beside:
                run(name)
    finally:
        database.remove()
    return 1 if visitors.failures else 0


if __name__ == "__main__":
    sys.exit(main())
