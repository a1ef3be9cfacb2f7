#!/usr/bin/env python3
"""Builds the apps of README.md as its reader would, uses each at four sizes, light and dark, and draws it.

usage: samples.py README.md FOLDER

The blocks under each bold line of the section "Three ways to write an app" are one app: Swift, and XML in a file named after the first class.
Each gets the app delegate that the page speaks of. The tool builds it; SHOJI_SDK_PATH names the Swift SDK, and SHOJI the tool. FOLDER gets the
apps and the pictures. A sample fails where the screen's audit finds a fault, where a text has no size, lies outside of the window or can hardly
be read, and where a press of its button does not change its text.
"""

import glob
import json
import os
import re
import subprocess
import sys
import threading

from PIL import Image

# The least contrast of a text, by WCAG for large ones.
CONTRAST = 3

SIZES = ["393x852", "852x393", "1280x800", "1366x600"]
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


def texts(view):
    """The texts of a tree of views, with their frames."""
    own = [(view["text"], view["frame"])] if view.get("text") and not view.get("hidden") else []
    return own + [text for child in view.get("children", []) for text in texts(child)]


def contrast(picture, frame):
    """The contrast of the lightest and the darkest color within a frame."""
    x, y, width, height = frame

    def luminance(color):
        parts = [part / 255 for part in color[:3]]
        red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    part = picture.crop((int(x), int(y), int(x + width + 0.5), int(y + height + 0.5)))
    all_of_them = sorted(luminance(color) for _, color in part.getcolors(part.width * part.height))
    return (all_of_them[-1] + 0.05) / (all_of_them[0] + 0.05)


def use(program, size, appearance, picture):
    """Presses the button, and returns what is wrong."""
    width, height = (int(number) for number in size.split("x"))
    app = subprocess.Popen(
        [program, "--display", "image", "--size", size, "--appearance", appearance], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(**request):
        app.stdin.write(json.dumps(request) + "\n")
        app.stdin.flush()
        line = app.stdout.readline()
        return json.loads(line) if line else {"error": "the app ended"}

    # One that does not answer ends here.
    patience = threading.Timer(120, app.kill)
    patience.start()
    faults = []
    try:
        first = texts(ask(tree=True)["tree"])
        for text, frame in first:
            # What is no number is null.
            x, y, w, h = (float("nan") if number is None else number for number in frame)
            if not (w > 0 and h > 0 and x >= 0 and y >= 0 and x + w <= width and y + h <= height):
                faults.append(f"“{text}” lies at {x}, {y} with the size {w}×{h}")
        known = [text for text, _ in first]
        button = "Greet" if "Greet" in known else next((text for text in known if text.startswith("Hello")), "")
        answer = ask(tap=button)
        if "error" in answer:
            faults.append(f"a tap on “{button}”: {answer['error']}")
        second = texts(ask(tree=True)["tree"])
        if not any("Hello 1 times!" in text for text, _ in second):
            faults.append(f"after a press the screen has {second}")
        faults += [f"audit: {fault}" for fault in ask(audit=True).get("audit", [])]
        ask(snapshot=picture, scale=1)
        with Image.open(picture) as drawn:
            for text, frame in second:
                if None not in frame and frame[2] * frame[3] > 0 and contrast(drawn.convert("RGB"), frame) < CONTRAST:
                    faults.append(f"“{text}” can hardly be read")
        ask(quit=True)
    finally:
        patience.cancel()
        app.kill()
        app.wait()
    return faults


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
            for appearance in ["light", "dark"]:
                for fault in use(program(app), size, appearance, f"{app}-{size}-{appearance}.png"):
                    failed = True
                    print(f"error: {title}, {size}, {appearance}: {fault}", file=sys.stderr)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
