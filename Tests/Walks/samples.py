#!/usr/bin/env python3
"""Builds the apps of README.md as its reader would, uses each at four sizes, light and dark, and draws it.

usage: samples.py README.md FOLDER

The blocks under each bold line of the section "Three ways to write an app" are one app: Swift, and XML in a file named after the first class.
Each gets the app delegate that the page speaks of. The tool builds it; SHOJI_SDK_PATH names the Swift SDK, and SHOJI the tool. FOLDER gets the
apps and the pictures. A sample fails where the screen's audit finds a fault, where a text has no size, lies outside of the window or can hardly
be read, and where a press of its button does not change its text.
"""

import glob
import os
import re
import subprocess
import sys

from legibility import APPEARANCES, SIZES, App

SETTINGS = "swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]"
BLOCK = re.compile(r"^\*\*([^*]+)\*\*|^```(swift|xml)\n(.*?)\n```", re.MULTILINE | re.DOTALL)

DELEGATE = """import UIKit
%s
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
%s
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = %s
    window.makeKeyAndVisible()
    self.window = window
%s    return true
  }
}
"""
RENDER = """    let renderer = Renderer(
      rootDescription: Screen(props: .build { $0.frame = UIScreen.main.bounds }), store: Store<Greetings>())
    renderer.render(in: window.rootViewController!.view)
    self.renderer = renderer
"""


def samples(page):
    """The blocks of each app, by its name: pairs of a language and a text."""
    text = page[page.index("## Three ways to write an app") :]
    text = text[: text.index("\nThe three mix")]
    found = {}
    for name, language, block in BLOCK.findall(text):
        if name:
            found[name] = []
        else:
            found[list(found)[-1]].append((language, block))
    return found


def write(folder, blocks):
    """Writes the package of an app."""
    name = os.path.basename(folder)
    sources = f"{folder}/Sources/{name}"
    os.makedirs(sources)
    swift = "\n".join(text for language, text in blocks if language == "swift")
    for language, text in blocks:
        if language == "xml":
            view = re.search(r"class (\w+)", swift)[1]
            with open(f"{sources}/{view}.ui.xml", "w", encoding="utf-8") as file:
                file.write(text + "\n")
    controllers = re.findall(r"class (\w+Controller)\b", swift)
    parts = ("", "", f"{controllers[-1]}()", "") if controllers else ("import Katana\n", "  var renderer: Renderer?\n", "UIViewController()", RENDER)
    for file, text in [("Sample.swift", swift), ("AppDelegate.swift", DELEGATE % parts)]:
        with open(f"{sources}/{file}", "w", encoding="utf-8") as out:
            out.write(text + "\n")
    with open(f"{folder}/Package.swift", "w", encoding="utf-8") as manifest:
        manifest.write(
            f'// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n  name: "{name}",\n'
            f'  targets: [.executableTarget(name: "{name}", {SETTINGS})])\n'
        )


def program(folder):
    """The app that the tool has built: in the package, or in the one that was made of it."""
    name = os.path.basename(folder)
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    places = [f"{folder}/.build/sdk/debug/{name}", f"{cache}/shoji/projects/{name}-*/Package/.build/sdk/debug/{name}"]
    found = [file for place in places for file in glob.glob(place)]
    return max(found, key=os.path.getmtime)


def use(program, size, appearance, picture):
    """Presses the button, and returns what is wrong."""
    with App(program, size, appearance) as app:
        faults = list(app.misplaced())
        known = [text for text, _ in app.texts()]
        button = "Greet" if "Greet" in known else next((text for text in known if text.startswith("Hello")), "")
        answer = app.ask(tap=button)
        if "error" in answer:
            faults.append(f"a tap on “{button}”: {answer['error']}")
        pressed = app.texts()
        if not any("Hello 1 times!" in text for text, _ in pressed):
            faults.append(f"after a press the screen has {pressed}")
        return faults + app.audited() + list(app.illegible(picture))


def main():
    page, folder = sys.argv[1:]
    tool = os.environ.get("SHOJI", "shoji")
    with open(page, encoding="utf-8") as file:
        found = samples(file.read())
    if len(found) != 3 or not all(found.values()):
        sys.exit(f"error: {page} has the samples {list(found)}")
    failed = False
    for title, blocks in found.items():
        app = f"{folder}/" + "".join(word.capitalize() for word in title.split())
        write(app, blocks)
        subprocess.run([tool, "snapshot", "--trust", "--package-path", app, "-o", f"{app}/built.png"], check=True, stdout=subprocess.DEVNULL, timeout=900)
        for size in SIZES:
            for appearance in APPEARANCES:
                for fault in use(program(app), size, appearance, f"{app}-{size}-{appearance}.png"):
                    failed = True
                    print(f"error: {title}, {size}, {appearance}: {fault}", file=sys.stderr)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
