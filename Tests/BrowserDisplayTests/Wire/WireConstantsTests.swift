import Foundation
import Testing

@testable import BrowserDisplay

/// The letters of messages stand in one table, from which the page's modules have them. SHOJI_RECORD=1 writes
/// their constants anew.
struct WireConstantsTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/BrowserDisplay/Client/wire.js")

  @Test func theModulesSeeTheTables() throws {
    var text =
      "// Made of `Wire/WireConstants.swift` by `WireConstantsTests` with SHOJI_RECORD=1. Not to be edited.\n"
    for table in PageConstants.tables {
      text += "\nexport const \(table.name) = /** @type {const} */ ({\n"
      for (name, value) in table.constants { text += "  \(name): \(value),\n" }
      text += "});\n"
    }
    if ProcessInfo.processInfo.environment["SHOJI_RECORD"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == text, "SHOJI_RECORD=1 writes it anew")
  }

  @Test func noTableHasALetterTwice() {
    for table in PageConstants.tables {
      #expect(Set(table.constants.map(\.value)).count == table.constants.count, "\(table.name)")
    }
  }

  @Test func constantsAreServedAsTheirValues() {
    func inlined(_ script: String) -> String {
      String(decoding: PageConstants.inlined(in: Array(script.utf8)), as: UTF8.self)
    }
    #expect(inlined("post(TabMessage.key, a.key)") == "post('k', a.key)")
    #expect(inlined("{[SceneOperation.animate]: TabMessages.key}") == "{['+']: TabMessages.key}")
    #expect(inlined("flags & ScrollFlag.pulls|0") == "flags & 64|0")
    #expect(inlined("é ScrollFlag") == "é ScrollFlag")
  }

  /// Letters that are written out by hand would not follow the table.
  @Test func noModuleWritesALetterOut() throws {
    let handlers = try Regex(#"(?:post|coalesce)\('|case '.'"#)
    for (name, bytes) in PageFiles.all where name != "treeview.js" {
      let script = String(decoding: bytes, as: UTF8.self)
      #expect(script.firstMatch(of: handlers) == nil, "\(name)")
    }
  }
}
