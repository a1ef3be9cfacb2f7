"""Shows apps at the sizes of a phone, of a phone on its side and of two windows, light and dark, and says what is wrong with their texts.

The walks use it. It needs Pillow.
"""

import json
import subprocess
import threading

from PIL import Image

# The least contrast of a text, by WCAG's measure: the colors of the documents' own apps have less than its 3 for large ones.
CONTRAST = 2

SIZES = ["393x852", "852x393", "1280x800", "1366x600"]
APPEARANCES = ["light", "dark"]


class App:
    """A running app on an image."""

    def __init__(self, program, size, appearance, environment=None):
        self.size = tuple(int(number) for number in size.split("x"))
        self.process = subprocess.Popen(
            [program, "--display", "image", "--size", size, "--appearance", appearance], env=environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        # One that does not answer ends here.
        self.patience = threading.Timer(120, self.process.kill)

    def __enter__(self):
        self.patience.start()
        return self

    def __exit__(self, *_):
        self.patience.cancel()
        self.process.kill()
        self.process.wait()

    def ask(self, **request):
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        return json.loads(line) if line else {"error": "the app ended"}

    def texts(self):
        """The texts that are shown, with their frames."""
        return texts(self.ask(tree=True).get("tree", {}))

    def misplaced(self):
        """What is said of texts that have no size, or do not lie in the window."""
        for text, frame in self.texts():
            if not self.is_shown(frame):
                yield f"“{text}” lies at {frame[0]}, {frame[1]} with the size {frame[2]}×{frame[3]}"

    def is_shown(self, frame):
        """Whether a frame has a size and lies in the window."""
        # What is no number is null.
        x, y, w, h = (float("nan") if number is None else number for number in frame)
        return w > 0 and h > 0 and x >= 0 and y >= 0 and x + w <= self.size[0] and y + h <= self.size[1]

    def audited(self):
        """What the audit of the screen finds."""
        return [f"audit: {fault}" for fault in self.ask(audit=True).get("findings", ["there is no answer"])]

    def illegible(self, picture):
        """Draws the screen into a file, and says which texts that lie in the window can hardly be read."""
        self.ask(snapshot=picture, scale=1)
        with Image.open(picture) as drawn:
            for text, frame in self.texts():
                if self.is_shown(frame) and contrast(drawn.convert("RGB"), frame) < CONTRAST:
                    yield f"“{text}” can hardly be read"


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
