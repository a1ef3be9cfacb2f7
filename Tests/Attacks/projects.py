#!/usr/bin/env python3
"""Gives hostile projects to a built `shoji`, and looks at what they reached.

  Tests/Attacks/projects.py --shoji PROGRAM [--commands check,snapshot,preview] [--confined] [--large]
                            [--sdk FOLDER | --from-source] [--scratch FOLDER] [--limit SECONDS] [NAME]...

The projects and their form are in Tests/Fixtures/HostileProjects. Each is expanded in a folder with others beside
it and a home of its own, which have to be the same afterwards: names, modes, times and bytes. No process of the
session may live on, no word CANARY may come into the tool's cache or its answer, and the answer is words.

`--confined` also tries the projects whose processes have to be confined, `--large` those that take a while. `--scratch`
names a folder for builds, which all projects share. They are built with the SDK that `--sdk` or SHOJI_SDK_PATH names,
else with that of the clone if it has been made, else with Shoji's sources: a home of its own has none.
"""
import argparse
import glob
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time

FIXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Fixtures", "HostileProjects")
OPEN, CLOSE, TIMES, NUMBER = "⟨".encode(), "⟩".encode(), "×".encode(), "№".encode()


# The corpus

class Project:
    def __init__(self, name, attempt):
        self.name, self.attempt, self.lines = name, attempt, []

    def values(self, word):
        return [argument for found, argument, _ in self.lines if found == word]


def read_corpus():
    projects = {}
    for file in sorted(glob.glob(os.path.join(FIXTURES, "*.txt"))):
        for line in open(file, encoding="utf-8", newline="\n").read().split("\n"):
            if line.startswith("== "):
                name, attempt = line[3:].split(": ", 1)
                project = projects[name] = Project(name, attempt)
            elif line.startswith("|"):
                project.lines[-1][2].append(line[2 if line.startswith("| ") else 1:] + "\n")
            elif line:
                word, _, argument = line.partition(" ")
                project.lines.append((word, argument, []))
    return projects


def all_lines(project, projects):
    for line in project.lines:
        if line[0] == "base":
            yield from all_lines(projects[line[1]], projects)
        else:
            yield line


def expand(text, places):
    """The bytes of a text with what its brackets stand for."""
    if isinstance(text, str):
        text = text.encode()
    result, place = [], 0
    while True:
        start = text.find(OPEN, place)
        if start < 0:
            result.append(text[place:])
            return b"".join(result)
        result.append(text[place:start])
        end, level = start + 3, 1
        while level:
            close, opened = text.index(CLOSE, end), text.find(OPEN, end)
            level, end = (level + 1, opened + 3) if 0 <= opened < close else (level - 1, close + 3)
        inner, place = text[start + 3:end - 3], end
        times = re.match(rb"(\d+)" + TIMES, inner)
        if times:
            result.append(repeated(expand(inner[times.end():], places), int(times[1])))
        else:
            result.append(places.get(inner.decode()) or bytes.fromhex(inner.decode()))


def repeated(body, count):
    first, *rest = body.split(NUMBER)
    if not rest:
        return first * count
    return b"".join(
        first + b"".join(
            b"%d" % (number + 1) + piece[1:] if piece[:1] == b"+" else b"%d" % number + piece for piece in rest)
        for number in range(count))


# The ground

CANARIES = {
    "home/.ssh/id_rsa": "-----BEGIN CANARY KEY-----\n", "home/.netrc": "machine CANARY login CANARY\n",
    "home/.bashrc": "export CANARY=1\n", "home/.gitconfig": "[user]\n\tname = CANARY\n",
    "outside/canary.swift": "import UIKit\nlet CANARY = 1\n", "outside/canary.h": "int CANARY;\n",
    "outside/canary.txt": "CANARY\n", "outside/canary.png": "CANARY\n",
    "outside/canary.xcconfig": "CANARY_NAME = CANARY\nPRODUCT_NAME = CANARY\n",
    "outside/canary.plist": '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key>'
                            "<string>CANARY</string></dict></plist>",
    "outside/en.lproj/canary.strings": '"CANARY" = "CANARY";\n',
    "outside/Library/Package.swift":
        '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "Library", products: '
        '[.library(name: "Canary", targets: ["Canary"])], targets: [.target(name: "Canary")])\n',
    # A package beside the project may be used; one that is hidden may not.
    "outside/Library/Sources/Canary/Canary.swift": "import UIKit\npublic let library = 1\n",
    "home/.hidden/Package.swift":
        'let package = Package(name: "CANARY", products: [.library(name: "Canary", targets: ["Canary"])], targets: '
        '[.target(name: "Canary")])\n',
    "home/.hidden/Sources/Canary/Canary.swift": "import UIKit\npublic let CANARY = 1\n",
    "outside/Playground/Package.swift":
        'import AppleProductTypes\nlet package = Package(name: "CANARY", products: [.iOSApplication(name: "CANARY", '
        'targets: ["A"])], targets: [.executableTarget(name: "A")])\n',
    "outside/Neighbor.xcodeproj/project.pbxproj":
        '{ objects = { P = {isa = PBXProject; mainGroup = G; targets = (T); }; G = {isa = PBXGroup; children = (F); '
        'sourceTree = "<group>"; }; F = {isa = PBXFileReference; path = canary.swift; sourceTree = "<group>"; }; '
        "B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (B); }; "
        'T = {isa = PBXNativeTarget; name = CANARY; productType = "com.apple.product-type.application"; '
        "buildPhases = (S); }; }; rootObject = P; }\n",
    "outside/Model.xcdatamodeld/x": "CANARY\n", "outside/git/HEAD": "ref: refs/heads/CANARY\n",
    "outside/git/config": "[core]\n\tfsmonitor = CANARY\n", "outside/hooks/post-checkout": "CANARY\n",
    "outside/git/worktrees/x/HEAD": "ref: refs/heads/CANARY\n",
}


class Ground:
    """A folder with a project in `root`, what it must not reach, and a person's home."""

    def __init__(self):
        self.place = os.path.realpath(tempfile.mkdtemp(prefix="hostile-"))
        self.root, self.home = self.place + "/root", self.place + "/home"
        self.cache = self.home + "/.cache/shoji"
        self.places = {"ROOT": self.root.encode(), "OUTSIDE": (self.place + "/outside").encode(),
                       "HOME": self.home.encode()}
        for folder in [self.root, self.place + "/outside/git/refs", self.cache]:
            os.makedirs(folder)
        for name, text in CANARIES.items():
            file = os.path.join(self.place, name)
            os.makedirs(os.path.dirname(file), exist_ok=True)
            open(file, "w").write(text)

    def remove(self):
        shutil.rmtree(self.place.encode(), ignore_errors=True)

    def at(self, path, body):
        """Makes something in the project, and the folders around it, step by step: paths may be too long for one."""
        parts = [part for part in path.split(b"/") if part]
        folder = os.open(b"/" if path.startswith(b"/") else self.root, os.O_RDONLY | os.O_DIRECTORY)
        try:
            for part in parts[:-1]:
                try:
                    os.mkdir(part, dir_fd=folder)
                except FileExistsError:
                    pass
                inner = os.open(part, os.O_RDONLY | os.O_DIRECTORY, dir_fd=folder)
                os.close(folder)
                folder = inner
            body(parts[-1], folder)
        finally:
            os.close(folder)

    def write(self, path, content):
        def body(name, folder):
            file = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644, dir_fd=folder)
            with os.fdopen(file, "wb") as stream:
                stream.write(content)
        self.at(path, body)

    def expand(self, project, projects):
        """Makes a project. Returns the path that the tool is given."""
        start, texts, others = self.root, {}, []
        for word, argument, lines in all_lines(project, projects):
            expanded = lambda: expand(argument, self.places)
            if word == "file":
                texts[argument] = expand("".join(lines), self.places)
            elif word == "put":
                mark, text = argument.split(": ", 1)
                mark = b"/*%s*/" % mark.encode()
                files = [file for file in texts if mark in texts[file]]
                assert len(files) == 1, f"{project.name}: {len(files)} files have {mark}"
                texts[files[0]] = texts[files[0]].replace(mark, expand(text + " ", self.places) + mark)
            elif word == "replace":
                file, text = argument.split(": ", 1)
                old, new = text.split(" => ", 1)
                assert old.encode() in texts[file], f"{project.name}: there is no {old}"
                texts[file] = texts[file].replace(old.encode(), expand(new, self.places))
            elif word == "remove":
                texts = {file: text for file, text in texts.items()
                         if file != argument and not file.startswith(argument + "/")}
            elif word == "open":
                start = expanded().decode()
            elif word not in ("says", "needs", "is"):
                others.append((word, argument))
        for name, text in texts.items():
            self.write(expand(name, self.places), text)
        for word, argument in others:
            self.make(word, argument)
        self.package = start
        return start

    def make(self, word, argument):
        whole = expand(argument, self.places)
        if word == "link":
            name, target = argument.split(" -> ", 1)
            self.at(expand(name, self.places),
                    lambda name, folder: os.symlink(expand(target, self.places), name, dir_fd=folder))
        elif word == "folder":
            self.at(whole, lambda name, folder: os.mkdir(name, dir_fd=folder))
        elif word == "fifo":
            self.at(whole, lambda name, folder: os.mkfifo(name, dir_fd=folder))
        elif word == "socket":
            self.at(whole, lambda name, folder: os.mknod(name, stat.S_IFSOCK | 0o666, dir_fd=folder))
        elif word == "sparse":
            name, size = argument.rsplit(" ", 1)
            self.write(expand(name, self.places), b"")
            os.truncate(os.path.join(self.root.encode(), expand(name, self.places)), int(size))
        elif word == "many":
            count, name = argument.split(" ", 1)
            before, after = name.split("№")
            folder = os.path.join(self.root, os.path.dirname(before))
            os.makedirs(folder, exist_ok=True)
            for number in range(int(count)):
                os.close(os.open(f"{self.root}/{before}{number}{after}", os.O_WRONLY | os.O_CREAT, 0o644))
        else:
            sys.exit(f"hostile projects have no lines “{word}”")

    def listing(self):
        """What is there, outside of the cache: modes, sizes, times, targets, and the bytes of what is outside.

        A package's own folder for builds is left out, and the times of the folder that has it.
        """
        found, package = {}, self.package.encode()

        def walk(folder, path):
            for entry in os.scandir(folder):
                place = os.path.join(path, os.fsencode(entry.name))
                if place == self.cache.encode():
                    continue
                status = entry.stat(follow_symlinks=False)
                if place == package + b"/.build" and stat.S_ISDIR(status.st_mode):
                    continue
                isChanging = place in (os.path.dirname(self.cache).encode(), package)
                line = [status.st_mode, 0 if isChanging else status.st_size, 0 if isChanging else status.st_mtime_ns]
                if entry.is_symlink():
                    line.append(os.readlink(entry.name, dir_fd=folder))
                elif entry.is_dir(follow_symlinks=False):
                    inner = os.open(entry.name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=folder)
                    try:
                        walk(inner, place)
                    finally:
                        os.close(inner)
                elif entry.is_file(follow_symlinks=False) and not place.startswith(self.root.encode()):
                    line.append(open(place, "rb").read())
                found[place] = line

        top = os.open(self.place, os.O_RDONLY | os.O_DIRECTORY)
        walk(top, self.place.encode())
        os.close(top)
        return found

    def leaks(self, scratch):
        """Files of the cache with a canary's words, and links that lead out of the project and the cache."""
        for folder, folders, files in os.walk(self.cache.encode()):
            for name in files + folders:
                path = os.path.join(folder, name)
                if os.path.islink(path):
                    real = os.path.realpath(path)
                    inside = [self.root, self.cache, scratch]
                    if not any(real == place.encode() or real.startswith(place.encode() + b"/") for place in inside):
                        yield f"{path!r} leads to {real!r}"
                elif os.path.isfile(path) and b"CANARY" in open(path, "rb").read():
                    yield f"{path!r} has a canary"


# The run

def session_processes(session):
    for folder in glob.glob("/proc/[0-9]*"):
        try:
            fields = open(folder + "/stat").read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            yield int(os.path.basename(folder))


def run(options, ground, command, start):
    """Runs the tool. Returns its status, what it printed, and the processes that live on."""
    arguments = [options.shoji, command, "--package-path", start, "--scratch-path", options.scratch]
    arguments += ["--sdk", options.sdk] if options.sdk else ["--from-source"]
    if command != "check":
        arguments[2:2] = ([ground.root + "/App/Main.storyboard"] if command == "preview" else []) + ["-o", ground.place + "/out/x.png"]
    environment = {"HOME": ground.home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
    child = subprocess.Popen(arguments, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, start_new_session=True, cwd="/")
    try:
        output, _ = child.communicate(timeout=options.limit)
        status = child.returncode
    except subprocess.TimeoutExpired:
        status = "hangs"
        for process in session_processes(child.pid):
            os.kill(process, signal.SIGKILL)
        output, _ = child.communicate()
    time.sleep(0.2)
    left = list(session_processes(child.pid))
    for process in left:
        os.kill(process, signal.SIGKILL)
    return status, output, left


def attack(options, project, projects):
    """Tries a project with all commands. Returns what came of each."""
    ground = Ground()
    try:
        start = ground.expand(project, projects)
        for command in options.commands.split(","):
            os.makedirs(ground.place + "/out", exist_ok=True)
            before = ground.listing()
            print(f"{project.name:26} {command:9} ", end="", flush=True)
            began = time.monotonic()
            status, output, left = run(options, ground, command, start)
            seconds = time.monotonic() - began
            shutil.rmtree(ground.place + "/out")
            os.mkdir(ground.place + "/out")
            after = ground.listing()
            faults = []
            changed = [path for path in {**before, **after} if before.get(path) != after.get(path)
                       and not (path + b"/").startswith((ground.place + "/out/").encode())]
            faults += [f"changes {path!r}" for path in changed[:3]]
            faults += list(ground.leaks(options.scratch))[:3]
            faults += [f"{len(left)} processes live on"] * bool(left)
            text = output.decode(errors="replace")
            if status == "hangs" or status not in (0, 1, 64):
                faults.append(f"status {status}")
            # What is built shows the package manager's own words, too.
            others = [] if project.values("needs") else ["Error Domain", "Optional("]
            for word in ["CANARY", "Fatal error", "Program crashed"] + others:
                if word in text:
                    faults.append(f"the answer has “{word}”")
            if re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", re.sub(r"\x1b\[[0-9;]*m", "", text)):
                faults.append("the answer has control characters")
            if status and not text.strip():
                faults.append("fails without a word")
            if command == "check":
                faults += [f"does not say “{words}”" for words in project.values("says") if words not in text]
            yield status, seconds, faults, text
    finally:
        ground.remove()


def existing_sdk(shoji):
    """The folder of the SDK that the person has, for homes that have none."""
    found = subprocess.run([shoji, "sdk", "path"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return os.path.dirname(found.stdout.strip()) if found.returncode == 0 else None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shoji", required=True)
    parser.add_argument("--commands", default="check")
    parser.add_argument("--scratch", default=os.path.join(tempfile.gettempdir(), "hostile-scratch"))
    parser.add_argument("--sdk", default=os.environ.get("SHOJI_SDK_PATH"))
    parser.add_argument("--from-source", action="store_true")
    parser.add_argument("--limit", type=float, default=900)
    parser.add_argument("--confined", action="store_true")
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    options.shoji, options.scratch = os.path.abspath(options.shoji), os.path.realpath(options.scratch)
    options.sdk = None if options.from_source else options.sdk or existing_sdk(options.shoji)
    print(f"building with the SDK in {options.sdk}" if options.sdk else
          "building with Shoji's sources, which takes long at first; `shoji sdk make` makes an SDK", flush=True)
    projects = read_corpus()
    bases = {argument for project in projects.values() for argument in project.values("base")}
    failed = tried = 0
    for name, project in projects.items():
        if options.names and name not in options.names or not options.names and (
                name in bases or project.values("needs") and not options.confined
                or "large" in project.values("is") and not options.large):
            continue
        for status, seconds, faults, text in attack(options, project, projects):
            tried += 1
            failed += bool(faults)
            print(f"{status!s:6} {seconds:6.1f} s  {'FAILED' if faults else 'ok':7} {project.attempt}", flush=True)
            for fault in faults:
                print(f"    {fault}", flush=True)
            if options.verbose or faults:
                print("    " + "\n    ".join(text.strip().split("\n")[-4:])[:600], flush=True)
    print(f"{tried} tries, {failed} failed")
    sys.exit(1 if failed else 0)


main()
