import Foundation
import SwiftParser
import SwiftSyntax

/// The messages that the sources of a module have: the texts that are sentences.
struct SourceMessages {
  /// A message: its words, with a `…` for each part that is put in.
  struct Message: Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var parts: [String]

    var text: String { parts.joined(separator: "…") }
    var description: String { "\(file):\(line): \(text)" }

    /// Whether a text is this message, with other words before and behind it.
    func occurs(in text: String) -> Bool {
      var rest = text[...]
      for part in parts where !part.isEmpty {
        guard let range = rest.range(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }
  }

  /// Reads the Swift files of a folder, but for those that write pages.
  static func all(in folder: URL) throws -> [Message] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.resolvingSymlinksInPath().path)
    return try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Reference/") }.sorted().flatMap {
      path in
      let text = try String(
        contentsOf: folder.resolvingSymlinksInPath().appendingPathComponent(path), encoding: .utf8)
      return all(in: text, file: path)
    }
  }

  /// Reads the messages of a source.
  static func all(in text: String, file: String) -> [Message] {
    let syntax = Parser.parse(source: text)
    let finder = Finder(file, SourceLocationConverter(fileName: file, tree: syntax))
    finder.walk(syntax)
    return finder.messages
  }

  private final class Finder: SyntaxVisitor {
    var messages: [Message] = []
    private let file: String
    private let lines: SourceLocationConverter

    init(_ file: String, _ lines: SourceLocationConverter) {
      (self.file, self.lines) = (file, lines)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      // Advice stands behind a message.
      ["advice", "reason"].contains(node.label?.text ?? "") ? .skipChildren : .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      node.name.text.hasSuffix("Advice") ? .skipChildren : .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      var parts = [""]
      for segment in node.segments {
        if let text = segment.as(StringSegmentSyntax.self) {
          parts[parts.count - 1] += text.content.text.replacing("\\\"", with: "\"")
        } else {
          parts.append("")
        }
      }
      let message = Message(file: file, line: node.startLocation(converter: lines).line, parts: parts)
      if isSentence(message.text) { messages.append(message) }
      return .visitChildren
    }

    /// Whether a text begins as a sentence does and has some words, none of which belong to code.
    private func isSentence(_ text: String) -> Bool {
      guard let first = text.first, first.isUppercase || "`…#@".contains(first) else { return false }
      let words = text.split(separator: " ").filter { $0.allSatisfy { $0.isLetter || ",.;:’'".contains($0) } }
      return words.count >= 2 && !["{", "->", "func ", "(_", "private "].contains { text.contains($0) }
    }
  }
}
