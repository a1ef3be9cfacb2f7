#!/usr/bin/env python3
"""Kills an app at random moments while it saves, in the environments that people have, and checks what is left.

    kills.py PROGRAM [--kills N] [--at-once N]

PROGRAM is the test app `SavingApp`. In each environment it is killed N times (5) with SIGKILL; what it had set more than a second
before must be there when it starts again. Then a disk is full, a home is read-only, and files are damaged: the app must say so, go on, and destroy
nothing. Prints a table, and ends with 1 when something was lost.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

KINDS = ("defaults", "thread", "suite", "state", "keychain", "recording")
SECOND = 1_000_000_000


class Place:
    """A home and the environment that leads there."""

    def __init__(self, name, folder, variables, config=None):
        self.name = name
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.config = config or folder / ".config"
        self.environment = {
            "PATH": "/usr/bin:/bin", "SAVING_FOLDER": str(folder), **variables, **inherited()}

    def run(self, program, mode, first=1, **options):
        return subprocess.Popen(
            [program, "--display", "browser", "--port", "0"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, cwd=self.folder,
            env={**self.environment, "SAVING_MODE": mode, "SAVING_FIRST": str(first)}, **options)

    def saved(self, program):
        """What a new process finds, by kind, and what it says on standard error."""
        process = self.run(program, "check")
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0, f"the app ended with {process.returncode}: {err.decode()[-2000:]}"
        saved = {}
        for line in out.decode().splitlines():
            assert not line.startswith("unreadable"), line
            words = line.split()
            if len(words) == 2 and words[0] in KINDS:
                saved[words[0]] = int(words[1])
        saved["recording"] = self.recorded()
        return saved, err.decode()

    def recorded(self):
        """The number in the last whole line of the recording."""
        try:
            lines = (self.folder / "SavingApp.run.jsonl").read_bytes().split(b"\n")[:-1]
        except FileNotFoundError:
            return 0
        last = json.loads(lines[-1])
        return last["action"]["number"] if "action" in last else last["initial"]["number"]


def inherited():
    """What a program needs where the toolchain's libraries lie in an unusual place."""
    return {name: os.environ[name] for name in ("LD_LIBRARY_PATH",) if name in os.environ}


def places(base):
    """The environments: a shell, a container that names folders, Foundation's own variable, a service without a home."""
    yield Place("HOME", base / "shell", {"HOME": str(base / "shell")})
    config = base / "xdg" / "settings"
    yield Place(
        "HOME, XDG_CONFIG_HOME", base / "xdg", {"HOME": str(base / "xdg"), "XDG_CONFIG_HOME": str(config)}, config)
    yield Place(
        "HOME, CFFIXED_USER_HOME", base / "fixed",
        {"HOME": str(base / "fixed"), "CFFIXED_USER_HOME": str(base / "fixed" / "other")})
    bare = base / "bare"
    yield Place(
        "no HOME, XDG_…", bare, {
            "XDG_CONFIG_HOME": str(bare / ".config"), "XDG_DATA_HOME": str(bare / "data"),
            "XDG_CACHE_HOME": str(bare / "cache")})


def kill_once(program, place, round_number, generator):
    """Lets the app save, kills it, and gives for each kind the age in nanoseconds of the oldest number that is lost."""
    process = place.run(program, "write", first=round_number * 1_000_000 + 1)
    delay = generator.uniform(1.1, 2.0) if generator.random() < 0.8 else generator.uniform(0, 1.1)
    # The app's first output is the beginning of its saving.
    first = process.stdout.readline()
    time.sleep(delay)
    process.send_signal(signal.SIGKILL)
    killed = time.time_ns()
    out, err = process.communicate()
    assert process.returncode == -signal.SIGKILL, f"the app ended by itself: {err.decode()[-2000:]}"
    written = {}
    for line in (first + out).decode().split("\n")[:-1]:
        words = line.split()
        if len(words) == 3 and words[0] in KINDS:
            written.setdefault(words[0], []).append((int(words[1]), int(words[2])))
    saved, err = place.saved(program)
    if "damaged" in err or "cannot be" in err:
        raise AssertionError(f"after a kill: {err}")
    lost = {}
    for kind, numbers in written.items():
        missing = [moment for number, moment in numbers if number > saved.get(kind, 0)]
        if missing:
            lost[kind] = killed - min(missing)
    return lost, sum(len(numbers) for numbers in written.values())


def kill_often(program, place, kills, seed):
    generator = random.Random(seed)
    worst, count = {}, 0
    for number in range(1, kills + 1):
        lost, written = kill_once(program, place, number, generator)
        count += written
        for kind, age in lost.items():
            worst[kind] = max(worst.get(kind, 0), age)
    leftovers = [
        str(file) for file in place.folder.rglob(".*") if ".saving-" in file.name or ".keychain-" in file.name]
    return worst, count, leftovers


def save_once(program, place, first, seconds=10):
    """Has the app save a number in each way, ends it, and returns what it said on standard error."""
    process = place.run(program, "once", first=first)
    while process.stdout.readline() not in (b"done\n", b""):
        pass
    time.sleep(0.5)
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=seconds)
    return process.returncode, err.decode()


def check_damage(program, base):
    """Each file is cut in half after the app's end: the last whole contents come back, with words."""
    place = Place("damage", base / "damage", {"HOME": str(base / "damage")})
    status, err = save_once(program, place, 7)
    assert status == 0, f"the app ended with {status}: {err}"
    files = [place.config / "SavingApp.plist", place.config / "SavingApp.suite.plist", place.folder / "SavingApp.state.plist"]
    files += list(place.folder.rglob("keychain.plist"))
    assert len(files) == 4, files
    for file in files:
        data = file.read_bytes()
        for damaged in (data[:len(data) // 2], b"", b"<plist>"):
            file.write_bytes(damaged)
            saved, err = place.saved(program)
            assert all(saved[kind] == 7 for kind in ("defaults", "suite", "state", "keychain")), (file, saved)
            assert "is damaged" in err, (file, err)
            assert file.read_bytes() == data, file


def check_synchronize_and_exit(program, base):
    """What was saved right before the app ended by itself is there."""
    place = Place("exit", base / "exit", {"HOME": str(base / "exit")})
    for first in range(1, 4):
        process = place.run(program, "once", first=first)
        while process.stdout.readline() not in (b"done\n", b""):
            pass
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=10)
        saved, _ = place.saved(program)
        assert all(saved[kind] == first for kind in ("defaults", "suite", "state", "keychain")), (saved, err.decode())


def mounted(folder, options):
    folder.mkdir(parents=True)
    return subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], stderr=subprocess.DEVNULL).returncode == 0


def check_full_disk(program, base):
    """On a full disk the app says so and goes on; the old files stay; once there is room, what was set is saved."""
    folder = base / "full"
    if not mounted(folder, "size=4m"):
        return "left out: no mounts are allowed here"
    try:
        place = Place("full", folder, {"HOME": str(folder)})
        save_once(program, place, 1)
        filler = folder / "filler"
        try:
            with open(filler, "wb", buffering=0) as file:
                while file.write(b"x" * 1024):
                    pass
        except OSError:
            pass
        process = place.run(program, "once", first=2)
        os.set_blocking(process.stderr.fileno(), False)
        err = wait_for(process, b"No space left on device")
        saved, _ = place.saved(program)
        assert saved["defaults"] == 1 and saved["keychain"] == 1, saved
        filler.unlink()
        names = ("The user defaults", "The user defaults of “SavingApp.suite”", "The state")
        err += wait_for(process, *(f"{name} can be saved again".encode() for name in names))
        process.send_signal(signal.SIGKILL)
        process.communicate()
        saved, _ = place.saved(program)
        assert saved["defaults"] == 2 and saved["state"] == 2 and saved["suite"] == 2, (saved, err)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)])
    return "said so; saved later"


def check_read_only(program, base):
    """In a read-only home the app says so and goes on; the old files stay."""
    folder = base / "read-only"
    if not mounted(folder, "size=2m"):
        return "left out: no mounts are allowed here"
    try:
        place = Place("read-only", folder, {"HOME": str(folder)})
        save_once(program, place, 1)
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        status, err = save_once(program, place, 2)
        assert status == 0 and "Read-only file system" in err, (status, err)
        saved, _ = place.saved(program)
        assert saved["defaults"] == 1 and saved["keychain"] == 1, saved
    finally:
        subprocess.run(["umount", "--lazy", str(folder)])
    return "said so"


def check_owner(program, base):
    """As root in another person's home, as `sudo` leaves it, files belong to that person."""
    if os.geteuid() != 0:
        return "left out: not root"
    folder = base / "owned"
    folder.mkdir()
    os.chown(folder, 12345, 12345)
    place = Place("owned", folder, {"HOME": str(folder)})
    save_once(program, place, 1)
    file = folder / ".config" / "SavingApp.plist"
    assert file.stat().st_uid == 12345 and file.parent.stat().st_uid == 12345, file
    return "the person's"


def wait_for(process, *words, seconds=40):
    """Reads standard error until it has all of the words."""
    read, end = b"", time.monotonic() + seconds
    while missing := [each.decode() for each in words if each not in read]:
        assert time.monotonic() < end, f"{missing} was not said within {seconds} s: {read.decode()}"
        assert process.poll() is None, f"the app ended with {process.returncode}: {read.decode()}"
        read += process.stderr.read() or b""
        time.sleep(0.05)
    return read


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--at-once", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    program = os.path.abspath(arguments.program)
    base = pathlib.Path(tempfile.mkdtemp(prefix="shoji-kills-"))
    failed = False
    try:
        # Each environment in several homes, so that several are killed at once.
        homes = max(1, arguments.at_once // 4)
        jobs = {}
        with concurrent.futures.ThreadPoolExecutor(arguments.at_once) as pool:
            for home in range(homes):
                kills = arguments.kills // homes + (home < arguments.kills % homes)
                for place in places(base / f"home-{home}"):
                    job = pool.submit(kill_often, program, place, kills, arguments.seed + home)
                    jobs.setdefault(place.name, []).append(job)
        print(f"{'environment':28} {'kills':>6} {'numbers':>8}  oldest loss in ms: {', '.join(KINDS)}")
        for name, results in jobs.items():
            results = [job.result() for job in results]
            worst = {kind: max(result[0].get(kind, 0) for result in results) for kind in KINDS}
            ages = ", ".join(f"{worst[kind] / 1e6:.0f}" for kind in KINDS)
            print(f"{name:28} {arguments.kills:6} {sum(result[1] for result in results):8}  {ages}")
            if max(worst.values()) >= SECOND:
                print(f"==> {name}: something was lost that had been set more than a second before", file=sys.stderr)
                failed = True
            for result in results:
                if len(result[2]) > 2:
                    print(f"==> {name}: leftovers {result[2]}", file=sys.stderr)
                    failed = True
        for name, check in (
            ("damaged files", check_damage), ("saved right before the end", check_synchronize_and_exit), ("full disk", check_full_disk),
            ("read-only home", check_read_only), ("another person's home", check_owner),
        ):
            print(f"{name:28} {check(program, base) or 'restored'}")
    finally:
        shutil.rmtree(base, ignore_errors=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
