import Foundation
import Testing

@Suite("The names that Apple documents")
struct NamesTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page = root.appending(path: "docs/what-is-there.md")
  private static let isRecording = ProcessInfo.processInfo.environment["SHOJI_RECORD"] == "1"

  static func table() throws -> NameTable {
    try NameTable(folder: root.appending(path: "Tests/Names"))
  }

  /// The symbols of the modules that the table is about.
  static func symbols(_ graphs: [String: SymbolGraph]) -> PublicSymbols {
    PublicSymbols(["CoreGraphics", "QuartzCore", "UIKit"].compactMap { graphs[$0] })
  }

  private static let extracted = Result { symbols(try CatalogTests.graphs.get()) }

  /// The folder of the build that the tests run from.
  static let products = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
    .deletingLastPathComponent()

  private static func symbols() throws -> PublicSymbols { try extracted.get() }

  @Test("are as the page and the unavailable declarations record them")
  func agreesWithModules() throws {
    let symbols = try Self.symbols()
    let status = NameStatus(try Self.table(), in: symbols)
    let page = NamesPage(status: status).text
    let declarations = UnavailableDeclarations(status: status, symbols: symbols).files
    if Self.isRecording {
      try Data(page.utf8).write(to: Self.page)
      try write(declarations)
      return
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    let (recorded, found) = (NamesPage.recorded(written), NamesPage.recorded(page))
    for name in recorded.subtracting(found).sorted() {
      Issue.record("\(name) is recorded as present, and is not there any more; see scripts/names")
    }
    for name in found.subtracting(recorded).sorted() {
      Issue.record("\(name) is recorded as absent, and is there now; run scripts/names")
    }
    #expect(
      written == page, "docs/what-is-there.md is not what the table and the modules give; run scripts/names")
    for (path, text) in declarations {
      let file = Self.root.appending(path: "Sources/\(path)")
      let committed = try? String(contentsOf: file, encoding: .utf8)
      #expect(
        committed.map(Self.words) == Self.words(text), "Sources/\(path) is not up to date; run scripts/names")
    }
  }

  @Test("are over 1,200, and no fewer of them are there than once were")
  func doesNotFallBack() throws {
    let counts = NameStatus(try Self.table(), in: try Self.symbols()).counts(rare: false)
    #expect(counts.all >= 1200)
    #expect(counts.percent >= 94, "\(counts.present) of \(counts.all)")
  }

  @Test("stand once each in the table")
  func tableHasNoDuplicates() throws {
    var seen: Set<String> = []
    for type in try Self.table().chapters.flatMap(\.types) {
      for member in type.members {
        #expect(
          seen.insert("\(type.name).\(member.name)").inserted, "\(type.name).\(member.name) is there twice")
      }
    }
  }

  @Test("with default values are found without their labels")
  func findsShorterForms() throws {
    let symbols = try Self.symbols()
    #expect(symbols.hasMember("constraint(equalToConstant:)", of: "NSLayoutDimension"))
    #expect(symbols.hasMember("addSubview(_:)", of: "UIButton"))
    #expect(!symbols.hasMember("addSubview(_:at:)", of: "UIButton"))
    #expect(!symbols.hasType("UINothing"))
  }

  /// Writes the declarations, and removes the files that are not among them any more.
  private func write(_ declarations: [String: String]) throws {
    for folder in Set(declarations.keys.map { ($0 as NSString).deletingLastPathComponent }) {
      let url = Self.root.appending(path: "Sources/\(folder)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for file in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
        let isWritten = try String(contentsOf: file, encoding: .utf8).contains(
          "\n// Written by `scripts/names`")
        if isWritten, declarations["\(folder)/\(file.lastPathComponent)"] == nil {
          try FileManager.default.removeItem(at: file)
        }
      }
    }
    for (path, text) in declarations {
      try Data(text.utf8).write(to: Self.root.appending(path: "Sources/\(path)"))
    }
  }

  /// A text without its layout, which the formatter decides.
  private static func words(_ text: String) -> String {
    text.filter { !$0.isWhitespace && $0 != "," }
  }
}
