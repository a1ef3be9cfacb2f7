import Foundation
import MarkupReading
import Testing

/// A file as a person has it, in which the lines below a mistake say what is expected about it:
///
/// ```swift
/// let save = #selector(1 + 2)
/// //         ^ error: #selector names no method here. [#selector]
/// ```
///
/// The mark stands below the place; where the comment itself is in the way, the column stands behind it:
/// `// ^1 error: …`.
struct MessageFile: Sendable, CustomTestStringConvertible {
  var url: URL
  var text: String

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Files")

  /// The files of a folder, by their names.
  static func all(in name: String) -> [MessageFile] {
    let folder = folder.appendingPathComponent(name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let url = folder.appendingPathComponent(name)
      return (try? String(contentsOf: url, encoding: .utf8)).map { MessageFile(url: url, text: $0) }
    }
  }

  /// The name as a person has it: Swift's files end with `.txt` here, so that no formatter touches them.
  var name: String {
    let name = url.lastPathComponent
    return name.hasSuffix(".txt") ? String(name.dropLast(4)) : name
  }
  /// The extension of the name.
  var kind: String { name.split(separator: ".").last.map(String.init) ?? "" }
  var testDescription: String { name }
  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The signs that begin and end a comment.
  private var comment: (begin: String, end: String) {
    ["swift", "strings"].contains(kind) ? ("//", "") : ("<!--", " -->")
  }

  private func isExpectation(_ line: Substring) -> Bool {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix(comment.begin) else { return false }
    let mark = line.dropFirst(comment.begin.count).drop { $0 == " " }
    guard mark.hasPrefix("^") else { return false }
    let words = mark.dropFirst().drop { $0.isNumber }
    return Diagnostic.Severity.allCases.contains { words.hasPrefix(" \($0.rawValue): ") }
  }

  /// The file without what is expected of it.
  var source: String { lines.filter { !isExpectation($0) }.joined(separator: "\n") }

  /// The lines that name the expected diagnostics.
  var expectations: [String] { lines.filter(isExpectation).map(String.init) }

  /// The file with the diagnostics in the place of what is expected.
  func annotated(with diagnostics: [Diagnostic]) -> String {
    let byLine = Dictionary(grouping: diagnostics, by: \.location.line)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      // A line behind the last line break is none.
      let found = byLine[index + 1] ?? []
      let isEnd = index + 1 == lines.count && line.isEmpty
      if !isEnd { result.append(String(line)) }
      result += found.sorted { $0.location < $1.location }.map(expectation)
      if isEnd { result.append("") }
    }
    return result.joined(separator: "\n")
  }

  private func expectation(_ diagnostic: Diagnostic) -> String {
    let (begin, end) = comment
    let column = diagnostic.location.column
    let blanks = column - 1 - begin.count
    let mark =
      blanks > 0 ? begin + String(repeating: " ", count: blanks) + "^" : "\(begin) ^\(column)"
    let advice = diagnostic.advice.map { " | " + $0 } ?? ""
    let cause = diagnostic.cause.isEmpty ? "" : " [\(diagnostic.cause)]"
    return "\(mark) \(diagnostic.severity.rawValue): \(diagnostic.message)\(advice)\(cause)\(end)"
  }

  /// Compares the file with what is found in it; `SHOJI_RECORD=1` writes it again.
  func check(_ diagnostics: [Diagnostic]) throws {
    let found = annotated(with: diagnostics)
    if ProcessInfo.processInfo.environment["SHOJI_RECORD"] != nil {
      if found != text { try found.write(to: url, atomically: true, encoding: .utf8) }
    } else {
      #expect(found == text, "\(name): SHOJI_RECORD=1 writes what is found")
    }
  }
}
