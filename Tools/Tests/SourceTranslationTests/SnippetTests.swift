import Foundation
import SwiftSyntax
import Testing
import TranslationInterface

@testable import SourceTranslation

@Suite("Snippets") struct SnippetTests {
  @Test("Enough snippets are in the tables") func count() {
    #expect(Snippet.all.count >= 120)
    #expect(Set(Snippet.all.map { $0.file.path + $0.title }).count == Snippet.all.count)
  }

  /// `SHOJI_RECORD=1` writes the tables again.
  @Test("Each snippet becomes what its table says") func tables() throws {
    let isRecording = ProcessInfo.processInfo.environment["SHOJI_RECORD"] != nil
    var recorded: [URL: String] = [:]
    for snippet in Snippet.all {
      let found = snippet.translation()
      if isRecording {
        recorded[snippet.file, default: ""] += "=== \(snippet.title)\n\(snippet.source)--->\n\(found)"
      } else {
        #expect(found == snippet.expected, "\(snippet.title)")
      }
    }
    for (file, text) in recorded { try text.write(to: file, atomically: true, encoding: .utf8) }
  }

  @Test("What was translated is not changed by a second translation", arguments: Snippet.all)
  func again(snippet: Snippet) {
    let translator = SourceTranslator()
    let module = ModuleDescription(name: "App", kind: .app, conditions: ["DEBUG"], dependencies: ["UIKit"])
    let once = translator.translate([SwiftFile(path: "/A.swift", text: snippet.source)], module: module)[0]
    let twice = translator.translate([SwiftFile(path: "/A.swift", text: once.text)], module: module)[0]
    #expect(once.text == twice.text)
  }

  @Test("Every line stays where it was", arguments: Snippet.all) func lines(snippet: Snippet) {
    let found = snippet.translation()
    let before = snippet.source.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = found.split(separator: "\n", omittingEmptySubsequences: false).prefix { line in
      [
        "import ObjectiveCRuntime", "import FoundationNetworking", "import FoundationXML", "import UIKit",
      ].contains(line)
        && !before.contains(line)
    }
    let after = found.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(imports.count)
    // A line's last word is a better witness than its first one, which an attribute may be.
    for (old, new) in zip(before, after) {
      guard let word = old.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).last, !old.contains("#if"),
        !old.contains("#else"), !old.contains("@"), !old.contains("#selector"), !old.contains("import"),
        !old.contains("class var"), !old.contains("didSet"), !old.contains("IMP"), !old.contains("#keyPath"),
        !old.contains("super."),
        !old.contains(".init("), !snippet.title.hasSuffix("over several lines")
      else { continue }
      #expect(new.contains(word), "\(old) became \(new)")
    }
  }

  @Test("What is written parses", arguments: Snippet.all) func parses(snippet: Snippet) {
    guard snippet.title != "a file that does not parse" else { return }
    let translator = SourceTranslator()
    let module = ModuleDescription(name: "App", kind: .app, conditions: ["DEBUG"], dependencies: ["UIKit"])
    let result = translator.translate([SwiftFile(path: "/A.swift", text: snippet.source)], module: module)[0]
    #expect(!SourceFileSyntax(parsing: result.text).hasError, "\(result.text)")
  }
}
