import Containment
import Testing

/// Names and paths that come from elsewhere.
@Suite struct ContainedPathTests {
  static let hostile = [
    "", "/", "//", "/etc/passwd", "..", "../x", "a/..", "a/../..", "a/../../b", "a/b/../../../c", "./..",
    "a\0b", "a\nb", "a\u{7F}", "\u{1B}[31m", "a\u{2028}b", "a\u{85}b", "a/\0/b",
    String(repeating: "x", count: 256), String(repeating: "a/", count: 65) + "b",
  ]

  @Test(arguments: hostile) func `no path of a name that leads out`(name: String) {
    #expect(ContainedPath(name) == nil)
  }

  @Test(arguments: [
    ("a", "a"), ("a/b", "a/b"), ("./a", "a"), ("a//b/", "a/b"), ("a/./b", "a/b"), ("..a", "..a"),
    ("a..", "a.."),
    ("...", "..."), ("-x", "-x"), ("Ünïcode file.swift", "Ünïcode file.swift"), ("~", "~"),
    ("$HOME", "$HOME"),
    ("zh-Hans.lproj/L.strings", "zh-Hans.lproj/L.strings"),
  ])
  func `a path of any other`(name: String, text: String) {
    #expect(ContainedPath(name)?.text == text)
  }

  @Test func `the part of a path is one part`() {
    for name in ["a/b", ".", "..", "", "a\u{0}", "a\tb"] { #expect(PathName(name) == nil) }
    for name in ["a", ".a", "a b", "…"] { #expect(PathName(name)?.text == name) }
  }

  @Test func `sanitized names are plain, and different for different texts`() {
    let texts =
      Self.hostile + [
        "Debug", "Debug QA", "Debug/QA", "Debug-QA", "../../tmp/x", "-rf", ".hidden", "ü", "u", "a.b",
        String(repeating: "y", count: 300), String(repeating: "y", count: 301),
      ]
    let names = texts.map { PathName(sanitizing: $0).text }
    #expect(Set(names).count == texts.count)
    for name in names {
      #expect(PathName(name) != nil)
      #expect(!name.hasPrefix("-") && !name.hasPrefix("."))
      #expect(name.utf8.allSatisfy { $0 < 128 })
    }
    #expect(PathName(sanitizing: "Debug").text == "Debug")
    #expect(PathName(sanitizing: "a.b").text == "a.b")
  }
}
