import Foundation
import Testing

@Suite("The numbers of cases in test titles")
struct NumberedCaseTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the numbers that titles begin with, such as `X1` and `X6` of `@Test("X1, X6: Of two widths …")`.
  private static func numbers(inTitlesOf source: String) -> [String] {
    source.matches(of: /@(?:Test|Suite)\(\s*"((?:[A-Z]\d+(?:, )?)+):/).flatMap { match in
      match.1.split(separator: ", ").map(String.init)
    }
  }

  /// Returns the numbers that rows of a page's tables begin with.
  private static func numbers(inTablesOf page: String) -> Set<String> {
    Set(page.matches(of: /(?m)^\| ([A-Z]\d+)\b/).map { String($0.1) })
  }

  @Test("are found in the page of cases")
  func areExplained() throws {
    let page = try String(contentsOf: Self.root.appending(path: "docs/uikit-cases.md"), encoding: .utf8)
    let known = Self.numbers(inTablesOf: page)
    let tests = Self.root.appending(path: "Tests/UIKitTests")
    let files = try #require(FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
    var used: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      used.formUnion(Self.numbers(inTitlesOf: try String(contentsOf: file, encoding: .utf8)))
    }
    #expect(used.count > 50)
    #expect(used.subtracting(known).sorted() == [])
  }

  @Test("are read from titles and tables")
  func areRead() {
    #expect(Self.numbers(inTitlesOf: #"@Test("X1, X6: Of two")"#) == ["X1", "X6"])
    #expect(Self.numbers(inTitlesOf: #"@Test("Turns A4 into a page")"#).isEmpty)
    #expect(Self.numbers(inTablesOf: "| # |\n|---|\n| L3 *tie* | both |\n| X9 | x |") == ["L3", "X9"])
  }
}
