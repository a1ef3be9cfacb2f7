import Foundation
import MarkupReading

/// The answer of `shoji check`: what stands in the way, by causes.
public enum CheckReport {
  /// The report for a person.
  ///
  /// - Parameter folder: The folder that paths are shown from.
  public static func text(_ obstacles: [Diagnostic], from folder: String, terminal: Terminal) -> String {
    guard !obstacles.isEmpty else { return "Nothing stands in the way." }
    let groups = DiagnosticGroup.groups(of: obstacles)
    let files = Set(obstacles.map(\.location.file)).count
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    var lines = [
      "\(count(groups.count, "cause")) \(groups.count == 1 ? "stops" : "stop") \(count(obstacles.count, "place")) in \(count(files, "file")):"
    ]
    let width = groups.map { "\($0.places.count)".count }.max() ?? 1
    for group in groups {
      let number =
        String(repeating: " ", count: width - "\(group.places.count)".count) + "\(group.places.count)"
      let advice = group.advice.map { ": \($0)" } ?? ""
      lines.append("\n  \(number)  \(terminal.colored(group.cause, .yellow))\(advice)")
      for place in group.places.prefix(3) {
        lines.append("     \(place.location.shown(from: folder))")
      }
      if group.places.count > 3 { lines.append("     and \(group.places.count - 3) more") }
    }
    return lines.joined(separator: "\n")
  }

  /// A place as scripts read it: the keys stay as they are.
  private struct Place: Encodable {
    var file: String
    var line, column: Int
    var cause, mend, message: String

    init(_ diagnostic: Diagnostic) {
      let location = diagnostic.location
      (file, line, column) = (location.file, location.line, location.column)
      (cause, mend, message) = (diagnostic.cause, diagnostic.advice ?? "", diagnostic.message)
    }
  }

  /// One object of JSON a place, each on a line of its own.
  public static func json(_ obstacles: [Diagnostic]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return obstacles.sorted { ($0.location, $0.cause) < ($1.location, $1.cause) }
      .compactMap { try? String(decoding: encoder.encode(Place($0)), as: UTF8.self) }.joined(separator: "\n")
  }
}

extension SourceLocation {
  /// The place as `file:line:column`, where files in a folder are shown by their paths in it.
  package func shown(from folder: String) -> String {
    var place = self
    if file.hasPrefix(folder + "/") { place.file = String(file.dropFirst(folder.count + 1)) }
    return place.description
  }
}
