#!/usr/bin/env python3
"""Uses an archive of Shoji's Swift SDK on a Debian 12 that has nothing else: no clone, no tool, no -dev package of Shoji's.

usage: bare.py ARCHIVE [--swift FOLDER] [--keep FOLDER]

Needs root and debootstrap. A system is made in a folder, Swift's own packages and those in the SDK's packages.txt are installed in it, and Swift is
there for reading. Then a package that names nothing of Shoji is built, tested and run. Prints how long each step took; fails where one does, and
where the first page came later than 30 seconds after the installation began.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# What Swift's page of downloads asks for on Debian 12.
SWIFT = """binutils-gold libc6-dev libcurl4 libedit2 libgcc-12-dev libncurses6 libpython3.11 libsqlite3-0 libstdc++-12-dev libxml2 libz3-4
  tzdata zlib1g-dev git ca-certificates""".split()
SECONDS_TO_PAGE = 30


class System:
    """A Debian in a folder."""

    def __init__(self, folder, swift):
        self.folder = folder
        self.mounts = []
        subprocess.run(["debootstrap", "--variant=minbase", "bookworm", folder], check=True, stdout=subprocess.DEVNULL)
        for place, options in [("/proc", []), ("/dev", []), (swift, ["-o", "bind,ro"])]:
            target = folder + ("/opt/swift" if place == swift else place)
            os.makedirs(target, exist_ok=True)
            kind = ["-t", "proc", "proc"] if place == "/proc" else [*options, place] if options else ["--bind", place]
            subprocess.run(["mount", *kind, target], check=True)
            self.mounts.append(target)

    def run(self, *words, **options):
        """Runs a program in the system, with nothing of this one's variables."""
        environment = ["HOME=/root", "PATH=/opt/swift/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8",
                       "DEBIAN_FRONTEND=noninteractive"]
        return subprocess.run(["env", "-i", "/usr/sbin/chroot", self.folder, "env", *environment, *words], check=True, **options)

    def remove(self, keeps):
        for mount in reversed(self.mounts):
            subprocess.run(["umount", "--lazy", mount], check=False)
        if not keeps:
            shutil.rmtree(self.folder, ignore_errors=True)


def step(text, work):
    start = time.monotonic()
    result = work()
    print(f"{time.monotonic() - start:7.1f} s  {text}", flush=True)
    return result


def first_page(system):
    """Runs the app in the browser display, and returns its page."""
    words = ["swift", "run", "--package-path", "/root/Lamp", "--swift-sdk", "shoji", "Lamp", "--display", "browser", "--port", "8917"]
    environment = ["HOME=/root", "PATH=/opt/swift/usr/bin:/usr/bin:/bin"]
    app = subprocess.Popen(["env", "-i", "/usr/sbin/chroot", system.folder, "env", *environment, *words],
                           stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        for line in app.stdout:
            if line.startswith("http://"):
                with urllib.request.urlopen(line.strip(), timeout=10) as answer:
                    return answer.read().decode()
        raise SystemExit("the app ended before it had a page")
    finally:
        os.killpg(app.pid, 15)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("archive")
    parser.add_argument("--swift", default=os.path.realpath(shutil.which("swift")).split("/usr/bin/")[0])
    parser.add_argument("--keep")
    options = parser.parse_args()
    folder = options.keep or tempfile.mkdtemp(prefix="bare-debian-")
    system = step("making a Debian 12", lambda: System(folder, options.swift))
    try:
        step("installing what Swift needs",
             lambda: (system.run("apt-get", "update", stdout=subprocess.DEVNULL),
                      system.run("apt-get", "install", "-y", "--no-install-recommends", *SWIFT, stdout=subprocess.DEVNULL)))
        name = os.path.basename(options.archive)
        shutil.copy(options.archive, f"{folder}/root/{name}")
        shutil.copytree(f"{ROOT}/Tests/Fixtures/SDKApp", f"{folder}/root/Lamp", ignore=shutil.ignore_patterns(".build", "__Snapshots__"))
        os.makedirs(f"{folder}/root/Lamp/Tests/LampTests/__Snapshots__", exist_ok=True)
        listed = subprocess.run(["tar", "-xzOf", options.archive, "--wildcards", "*/packages.txt"], check=True, stdout=subprocess.PIPE, text=True)
        packages = listed.stdout.split()
        assert not any(package.endswith("-dev") for package in packages), packages
        step(f"installing {' '.join(packages)}",
             lambda: system.run("apt-get", "install", "-y", "--no-install-recommends", *packages, stdout=subprocess.DEVNULL))
        start = time.monotonic()
        sum = subprocess.run(["sha256sum", options.archive], check=True, stdout=subprocess.PIPE, text=True).stdout.split()[0]
        step("swift sdk install", lambda: system.run("swift", "sdk", "install", f"/root/{name}", "--checksum", sum))
        page = step("swift run, to its first page", lambda: first_page(system))
        seconds = time.monotonic() - start
        assert "<html" in page, page[:200]
        sdk = ["--package-path", "/root/Lamp", "--swift-sdk", "shoji"]
        step("swift build", lambda: system.run("swift", "build", *sdk, stdout=subprocess.DEVNULL))
        # The first time records the picture.
        subprocess.run(["/usr/sbin/chroot", folder, "/usr/bin/env", "-i", "HOME=/root", "PATH=/opt/swift/usr/bin:/usr/bin:/bin", "SNAPSHOT_TESTING_RECORD=missing",
                        "swift", "test", *sdk], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        step("swift test", lambda: system.run("swift", "test", *sdk, stdout=subprocess.DEVNULL))
        for package in ["libpango1.0-dev", "libexpat1-dev", "libturbojpeg0-dev"]:
            assert not os.path.exists(f"{folder}/var/lib/dpkg/info/{package}:amd64.list"), package
        print(f"{seconds:7.1f} s  from the installation's beginning to the first page")
        if seconds > SECONDS_TO_PAGE:
            raise SystemExit(f"that is more than {SECONDS_TO_PAGE} s")
    finally:
        system.remove(options.keep)


if __name__ == "__main__":
    sys.exit(main())
