import Foundation
import Testing
import TranslationInterface

@testable import SourceTranslation

/// One entry of the tables in `Snippets`: a source, and what it becomes, line by line, with the messages
/// behind it.
///
/// A blank at a line's end is written as `·`, a carriage return as `␍`.
struct Snippet: Sendable, CustomTestStringConvertible {
  var file: URL
  var title: String
  var source: String
  var expected: String?

  var testDescription: String { title }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Snippets")
  static let tables = [
    "Attributes", "Selectors", "KeyPaths", "Conditions", "Protocols", "RootMembers", "ClassValues",
    "FormerNames",
  ]

  static let all: [Snippet] = tables.flatMap { name in
    let file = folder.appendingPathComponent(name + ".txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "=== ").dropFirst().map { block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let parts = lines.dropFirst().joined(separator: "\n").components(separatedBy: "--->\n")
      return Snippet(
        file: file, title: String(lines[0]), source: parts[0], expected: parts.count > 1 ? parts[1] : nil)
    }
  }

  /// Returns what the source becomes, as the tables write it.
  func translation(by translator: SourceTranslator = SourceTranslator()) -> String {
    // Names of Swift 4 are those of a module of that time.
    let version = file.lastPathComponent == "FormerNames.txt" ? 4 : 5
    let module = ModuleDescription(
      name: "App", kind: title.hasPrefix("a library ") ? .library : .app, conditions: ["DEBUG"],
      languageVersion: version, dependencies: ["UIKit"])
    let source = title.hasPrefix("carriage returns") ? self.source.replacing("\n", with: "\r\n") : self.source
    let result = translator.translate([SwiftFile(path: "/App/File.swift", text: source)], module: module)[0]
    let text = result.text.replacing("#sourceLocation(file: \"/App/File.swift\", line: 1)\n", with: "")
    let lines = text.replacing("\r\n", with: "␍\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let end = line.reversed().prefix { $0 == " " }.count
        return line.dropLast(end) + String(repeating: "·", count: end)
      }
    let messages = result.messages.map {
      "! \($0.location.line):\($0.location.column) \($0.severity.rawValue): \($0.message)\($0.advice.map { " | " + $0 } ?? "") [\($0.cause)]\n"
    }
    return lines.joined(separator: "\n") + messages.joined()
  }
}
