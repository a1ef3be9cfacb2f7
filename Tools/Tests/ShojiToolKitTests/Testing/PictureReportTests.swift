import Foundation
import Testing

@testable import ShojiToolKit

/// The page of snapshots that differ.
struct PictureReportTests {
  /// The header of a PNG file of a size, which is all that the page's writer reads.
  private static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0,
      height,
    ])
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func html(_ pictures: [FailedPicture], mostBytes: Int = 1 << 20) -> String {
    PictureReport(
      pictures, title: "App & <Co>", summary: "1 of 2 tests failed", folder: "/a",
      command: "shoji test --accept", mostBytes: mostBytes
    ).html
  }

  private func count(_ text: String, in html: String) -> Int { html.ranges(of: text).count }

  private func picture(_ folder: URL, _ name: String, sizes: [(UInt8, UInt8)]) throws -> FailedPicture {
    let files = try ["old", "new", "difference"].enumerated().map { number, kind in
      let file = folder.appendingPathComponent("\(kind)-\(UUID().uuidString).png")
      if number < sizes.count { try Self.png(sizes[number].0, sizes[number].1).write(to: file) }
      return file.path
    }
    return FailedPicture(
      name: name, test: "Tests/\(name)", message: "Newly-taken snapshot does not match reference.",
      place: TestPlace(file: "/a/Tests/A.swift", line: 3), recorded: files[0], now: files[1],
      difference: files[2])
  }

  @Test func aPageNeedsNoOtherFile() throws {
    try withFolder { folder in
      let page = html([try picture(folder, "A/a.1", sizes: [(3, 4), (3, 4), (3, 4)])])
      #expect(count("src=\"data:image/png;base64,", in: page) == 3)
      #expect(count("src=", in: page) == 3)
      #expect(!page.contains("http") && !page.contains("@import") && !page.contains("url("))
      #expect(page.contains("<title>1 snapshot differs – App &amp; &lt;Co&gt;</title>"))
      #expect(page.contains("Tests/A.swift:3"))
      #expect(page.contains("<code>shoji test --accept A/a.1</code>"))
      #expect(page.contains("value=\"slider\"") && page.contains("type=\"range\""))
      #expect(page.contains("value=\"difference\"") && !page.contains("value=\"overlay\""))
    }
  }

  @Test func namesAndMessagesAreEscaped() throws {
    try withFolder { folder in
      var bad = try picture(folder, "</article><script>alert('1')</script> & \"q\"", sizes: [(3, 4), (3, 4)])
      bad.message = "<img src=x onerror=alert(1)>\u{0}\u{1B}[31m"
      let page = html([bad])
      #expect(count("<script", in: page) == 1 && count("</article>", in: page) == 1)
      #expect(!page.contains("<img src=x"))
      #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;\u{FFFD}"))
      // The command is one that a shell reads as it is.
      #expect(
        page.contains(
          "--accept &#39;&lt;/article&gt;&lt;script&gt;alert(&#39;\\&#39;&#39;1&#39;\\&#39;&#39;)&lt;/script&gt; &amp; &quot;q&quot;&#39;"
        ))
    }
  }

  @Test func sizesAreComparedAndShownInProportion() throws {
    try withFolder { folder in
      let page = html([try picture(folder, "A/a.1", sizes: [(100, 40), (50, 60)])])
      #expect(page.contains("It is 50 × 60 pixels large, not 100 × 40."))
      #expect(page.contains("--share: 50%; --inverse: 2.0"))
      // Without a picture of the difference, the browser makes one.
      #expect(page.contains("value=\"overlay\""))
    }
  }

  @Test func missingPicturesAreNamed() throws {
    try withFolder { folder in
      let missing = try picture(folder, "A/a.1", sizes: [])
      let page = html([missing])
      #expect(count("This picture is missing:<br>\(missing.recorded)", in: page) == 1)
      #expect(count("This picture is missing", in: page) == 2)
      #expect(!page.contains("type=\"range\"") && !page.contains("<fieldset"))
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: missing.now))
      #expect(count("This picture is missing", in: html([missing])) == 2)
    }
  }

  @Test func newSnapshotsAndTextsHaveCardsToo() throws {
    try withFolder { folder in
      var new = try picture(folder, "A/new", sizes: [(3, 4)])
      new.now = new.recorded
      var text = try picture(folder, "A/text", sizes: [])
      (text.recorded, text.now) = ("/a/text.txt", "/b/text.txt")
      text.message = "Snapshot does not match reference.\n\n@@ 1 @@\n\u{2212}old <b>\n+new\n same"
      let page = html([new, text])
      #expect(page.contains("<h1>1 snapshot differs, 1 new</h1>"))
      #expect(page.contains("Recorded for the first time"))
      #expect(
        page.contains("<span class=\"minus\">\u{2212}old &lt;b&gt;</span>\n<span class=\"plus\">+new</span>"))
      // Only what differs is to be accepted.
      #expect(count("<code>", in: page) == 1)
      #expect(html([new]).contains("<h1>1 new snapshot</h1>"))
      #expect(html([]).contains("<h1>No snapshot differs</h1>") && count("<article", in: html([])) == 0)
    }
  }

  @Test func aHugeRunHasABoundedPage() throws {
    try withFolder { folder in
      let one = try picture(folder, "A/a", sizes: [(3, 4), (3, 4), (3, 4)])
      let page = html(Array(repeating: one, count: 20_000), mostBytes: 24 * 10)
      #expect(count("<article", in: page) == PictureReport.most)
      #expect(count("base64", in: page) == 10)
      #expect(page.contains("The page has no room for this picture"))
      #expect(page.contains("\(20_000 - PictureReport.most) more are not shown."))
      #expect(page.utf8.count < 2_000_000)
    }
  }
}
