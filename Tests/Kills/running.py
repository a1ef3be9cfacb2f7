#!/usr/bin/env python3
"""Works on an app under `shoji run` for a while, an app and compilers that do not behave, and looks at what is left.

    running.py TOOL [--seconds N] [--seed N]

The app is built again and again as one that works, crashes, ignores signals, stops itself, leaves children that ignore signals,
hangs before it shows anything, or ends while it is built; sources are broken and mended; compilers hang; and the tool is interrupted at
any time. After each step the newest good build must run, alone on the port. After each end of the tool no process may be left and the port
must be free; descriptors, memory, files and folders must be as many at the end as at the start. Ends with 1 when one of these does not hold.
"""

import argparse
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Restless", targets: [.executableTarget(name: "Restless")])
"""

# Prints the address as an app does, and then behaves as its source says. Files in SOAK_FOLDER say what it did.
SOURCE = """import Foundation

let (round, mode) = (%d, "%s")
let folder = ProcessInfo.processInfo.environment["SOAK_FOLDER"]!
let words = CommandLine.arguments
let port = UInt16(words[words.firstIndex(of: "--port")! + 1])!
func note(_ name: String, _ text: String) {
  try! text.write(toFile: "\\(folder)/\\(name)", atomically: true, encoding: .utf8)
}
let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
var yes: Int32 = 1
setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
var address = sockaddr_in()
address.sin_family = sa_family_t(AF_INET)
address.sin_port = port.bigEndian
address.sin_addr.s_addr = inet_addr("127.0.0.1")
let bound = withUnsafePointer(to: &address) {
  $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, 16) == 0 && listen(listener, 8) == 0 }
}
if !bound { note("collision-\\(round)-\\(getpid())", String(cString: strerror(errno))) }
if mode.hasPrefix("deaf") || mode == "forks" { signal(SIGTERM, SIG_IGN) }
if mode == "forks" || mode == "deaf-forks" {
  for _ in 0..<3 {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sh")
    child.arguments = ["-c", "trap '' TERM HUP INT; setsid sleep 1000 & sleep 1000"]
    try! child.run()
  }
}
if mode == "hangs" {
  note("started", "\\(round)")
  while true { sleep(1) }
}
print("http://127.0.0.1:\\(port)/\\(ProcessInfo.processInfo.environment["SHOJI_SECRET"]!)/")
fflush(nil)
note("started", "\\(round)")
switch mode {
case "crashes": usleep(300_000); abort()
case "stops": usleep(300_000); raise(SIGSTOP)
case "ends": exit(0)
case "ends-in-build":
  let source = CommandLine.arguments[0].components(separatedBy: "/.build/")[0] + "/Sources/Restless/main.swift"
  func time() -> Int { var s = stat(); stat(source, &s); return s.st_mtim.tv_sec * 1_000_000_000 + s.st_mtim.tv_nsec }
  let built = time()
  while time() == built { usleep(20_000) }
  usleep(700_000)
  abort()
default: break
}
while true { sleep(1) }
"""

# A compiler that hangs and ignores signals where a file says so.
SHIM = """#!/bin/bash
if [ "$1" = build ] && [ -e "$SOAK_FOLDER/hang" ]; then trap '' TERM INT HUP; touch "$SOAK_FOLDER/hangs"; while true; do sleep 1; done; fi
exec %s "$@"
"""

MODES = ("works", "crashes", "deaf", "stops", "forks", "deaf-forks", "hangs", "ends-in-build")


class Broken(Exception):
    pass


class Soak:
    def __init__(self, tool, seed):
        self.tool = tool
        self.random = random.Random(seed)
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="shoji-soak-"))
        self.token = f"SOAK_FOLDER={self.home}/notes".encode()
        self.notes = self.home / "notes"
        self.package = self.home / "Restless"
        (self.package / "Sources/Restless").mkdir(parents=True)
        for name in ("notes", "bin", "state", "cache", "tmp"):
            (self.home / name).mkdir()
        (self.package / "Package.swift").write_text(MANIFEST)
        shim = self.home / "bin/swift"
        shim.write_text(SHIM % shutil.which("swift"))
        shim.chmod(0o755)
        self.environment = {
            **os.environ, "SOAK_FOLDER": str(self.notes), "PATH": f"{self.home}/bin:{os.environ['PATH']}",
            "XDG_STATE_HOME": str(self.home / "state"), "XDG_CACHE_HOME": str(self.home / "cache"),
            "TMPDIR": str(self.home / "tmp"), "SHOJI_FROM_SOURCE": "1"}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.round = 0
        self.process = None
        self.lines = []
        self.counts = {}
        self.ends = []
        self.descriptors, self.memory, self.folders = [], [], []

    # What is there

    def ours(self):
        """The processes that this soak has led to, but the tool."""
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/environ", "rb") as variables, open(f"/proc/{name}/cmdline", "rb") as words:
                    if self.token in variables.read() and (not self.process or int(name) != self.process.pid):
                        yield int(name), words.read().replace(b"\0", b" ").decode(errors="replace")[:120]
            except OSError:
                pass

    def apps(self):
        return [pid for pid, words in self.ours() if "/debug/Restless " in words]

    def count(self, what):
        self.counts[what] = self.counts.get(what, 0) + 1

    def expect(self, holds, what):
        if not holds:
            output = "\n".join(self.lines[-25:])
            raise Broken(f"{what}\nround {self.round}\n{list(self.ours())}\nThe tool wrote:\n{output}")

    def wait(self, what, seconds, holds):
        limit, before = time.monotonic() + seconds, set()
        while not holds():
            self.expect(time.monotonic() < limit, f"not within {seconds} s: {what}")
            self.expect(not list(self.notes.glob("collision-*")), "two apps wanted the port")
            # A process that an app is about to start looks like the app for a moment.
            apps = set(self.apps())
            self.expect(len(apps) <= 1 or len(apps & before) <= 1, "two apps run")
            before = apps
            time.sleep(0.05)

    # What is done

    def start(self):
        self.process = subprocess.Popen(
            [self.tool, "run", "--package-path", str(self.package), "--port", str(self.port)], env=self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
            start_new_session=True)
        self.lines = []
        threading.Thread(target=self.read, args=(self.process.stdout, self.lines), daemon=True).start()

    @staticmethod
    def read(pipe, lines):
        for line in pipe:
            lines.append(line.rstrip())

    def write(self, mode):
        self.round += 1
        text = SOURCE % (self.round, mode) if mode != "broken" else f"let round: String = {self.round}\n"
        path = self.package / "Sources/Restless/main.swift"
        path.with_suffix(".tmp").write_text(text)
        os.replace(path.with_suffix(".tmp"), path)

    def started(self):
        try:
            return int((self.notes / "started").read_text())
        except (OSError, ValueError):
            return 0

    def step(self):
        """An edit; the app that it gives must come to run."""
        kind = self.random.choice(("edit", "edit", "edit", "edit", "broken", "twice"))
        mode = self.random.choice(MODES)
        before = len(self.lines)
        if kind == "broken":
            self.count("a build that fails")
            self.write("broken")
            self.wait("the errors are shown", 60, lambda: any("cannot be built" in l for l in self.lines[before:]))
        elif kind == "twice":
            self.count("an edit while it is built")
            self.write("works")
            time.sleep(self.random.random() * 2.5)
        self.count(mode)
        self.write(mode)
        self.wait(f"the app that {mode} runs", 90, lambda: self.started() == self.round)
        time.sleep(self.random.random() * 1.5)
        if mode not in ("crashes", "ends-in-build"):
            self.expect(len(self.apps()) == 1, "one app runs")

    def end(self):
        """Ends the tool at any time, once or twice."""
        way = self.random.choice(("at rest", "at rest", "in a build", "in a hung build", "by itself"))
        self.count(f"an end {way}")
        bound = 9.5
        if way == "in a build":
            self.write("works")
            time.sleep(0.3 + self.random.random() * 2)
        elif way == "in a hung build":
            (self.notes / "hang").touch()
            self.write("works")
            self.wait("the compiler hangs", 30, (self.notes / "hangs").exists)
        elif way == "by itself":
            self.write("ends")
            bound = 90
        start = time.monotonic()
        if way != "by itself":
            self.process.send_signal(self.random.choice((signal.SIGINT, signal.SIGTERM, signal.SIGHUP)))
            if self.random.random() < 0.4:
                self.count("a second interrupt")
                time.sleep(0.5)
                self.process.send_signal(signal.SIGINT)
                bound = 2.5
        try:
            status = self.process.wait(bound)
        except subprocess.TimeoutExpired:
            self.expect(False, f"the tool ends within {bound} s ({way})")
        if way != "by itself":
            self.ends.append(time.monotonic() - start)
        self.expect(status == 0, f"the tool ended with {status} ({way})")
        # A supervisor needs a moment for what was held up to the end.
        limit = time.monotonic() + 6
        while list(self.ours()) and time.monotonic() < limit:
            time.sleep(0.05)
        self.expect(not list(self.ours()), "no process is left")
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", self.port))
        for name in ("hang", "hangs"):
            (self.notes / name).unlink(missing_ok=True)
        self.process.stdout.close()
        self.process = None

    def measure(self):
        place = f"/proc/{self.process.pid}"
        self.descriptors.append(len(os.listdir(f"{place}/fd")))
        with open(f"{place}/statm", encoding="utf-8") as pages:
            self.memory.append(int(pages.read().split()[1]) * 4 // 1024)

    def session(self, steps):
        self.write("works")
        self.start()
        self.wait("the first app runs", 120, lambda: self.started() == self.round)
        self.measure()
        for _ in range(steps):
            self.step()
        self.write("works")
        self.wait("the last app runs", 90, lambda: self.started() == self.round)
        time.sleep(0.5)
        self.measure()
        self.expect(self.descriptors[-1] <= self.descriptors[-2] + 2, f"descriptors: {self.descriptors[-2:]}")
        self.end()
        # The package manager itself leaves a folder behind each build.
        left = [path for name in ("state", "tmp") for path in (self.home / name).rglob("*") if "TemporaryDirectory." not in str(path)]
        self.folders.append(len(left))
        self.left = [str(path.relative_to(self.home)) for path in left]

    def run(self, seconds):
        start = time.monotonic()
        sessions = 0
        while time.monotonic() - start < seconds or sessions < 2:
            self.session(self.random.randint(2, 6))
            sessions += 1
        # The first session makes the project's state.
        self.expect(max(self.folders[-1:]) <= self.folders[1] + 2, f"files are left: {self.folders}, as {self.left[-40::4]}")
        print(f"{sessions} runs of the tool, {self.round} edits in {int(time.monotonic() - start)} s")
        for what, number in sorted(self.counts.items()):
            print(f"  {number:4} x {what}")
        print(f"  descriptors {min(self.descriptors)} to {max(self.descriptors)}, memory {min(self.memory)} to "
              f"{max(self.memory)} MB, files of state {self.folders[0]} to {self.folders[-1]}")
        print(f"  from an interrupt to the tool's end: {max(self.ends, default=0):.1f} s at most")

    def close(self):
        if self.process:
            self.process.kill()
            self.process.wait()
        for pid, _ in list(self.ours()):
            try:
                os.kill(pid, signal.SIGKILL)
            except OSError:
                pass
        shutil.rmtree(self.home, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--seconds", type=int, default=300)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("SHOJI_SEED", "1")))
    options = parser.parse_args()
    soak = Soak(os.path.abspath(options.tool), options.seed)
    try:
        soak.run(options.seconds)
    except Broken as error:
        print(f"error: seed {options.seed}: {error}", file=sys.stderr)
        return 1
    finally:
        soak.close()
    return 0


sys.exit(main())
