import Foundation
import MarkupReading
import TranslationInterface
import XcodeProjects

/// The answer of `shoji check`: what stands in the way, by causes.
public enum CheckReport {
  /// The report for a person.
  ///
  /// - Parameter folder: The folder that paths are shown from.
  public static func text(_ result: CheckResult, from folder: String, terminal: Terminal) -> String {
    guard !result.isEmpty else { return "Nothing stands in the way." }
    var lines: [String] = []
    if !result.modules.isEmpty {
      lines.append(
        "\(count(result.modules.count, "module")) \(result.modules.count == 1 ? "is" : "are") absent:")
      for module in result.modules { lines += text(module, from: folder, terminal: terminal) }
      if let estimate = estimate(result) { lines.append("\n  \(estimate)") }
    }
    if !result.obstacles.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines += text(result.obstacles, from: folder, terminal: terminal)
    }
    return lines.joined(separator: "\n")
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  /// The first places, and the number of the others.
  private static func shown(_ places: [Diagnostic], from folder: String) -> [String] {
    places.prefix(3).map { "     \($0.location.shown(from: folder))" }
      + (places.count > 3 ? ["     and \(places.count - 3) more"] : [])
  }

  private static func text(_ obstacles: [Diagnostic], from folder: String, terminal: Terminal) -> [String] {
    let groups = DiagnosticGroup.groups(of: obstacles)
    let files = Set(obstacles.map(\.location.file)).count
    var lines = [
      "\(count(groups.count, "cause")) \(groups.count == 1 ? "stops" : "stop") \(count(obstacles.count, "place")) in \(count(files, "file")):"
    ]
    let width = groups.map { "\($0.places.count)".count }.max() ?? 1
    for group in groups {
      let number =
        String(repeating: " ", count: width - "\(group.places.count)".count) + "\(group.places.count)"
      let advice = group.advice.map { ": \($0)" } ?? ""
      lines.append("\n  \(number)  \(terminal.colored(group.cause, .yellow))\(advice)")
      lines += shown(group.places, from: folder)
    }
    return lines
  }

  // MARK: Absent modules

  private static func text(_ module: CheckResult.Module, from folder: String, terminal: Terminal) -> [String]
  {
    let (cause, advice) = DiagnosticReader.missing(module.name)
    let places = module.imports.sorted { $0.location < $1.location }
    var lines = ["\n  \(places.count)  \(terminal.colored(cause, .yellow))\(advice.map { ": \($0)" } ?? "")"]
    lines += shown(places, from: folder)
    if !module.follows.isEmpty {
      let files = Set(module.follows.map(\.location.file)).count
      lines.append(
        "     \(count(module.follows.count, "place")) in \(count(files, "file")) \(module.follows.count == 1 ? "follows" : "follow") from it"
      )
    }
    let whole = names(module.omissions.filter { $0.kind == .declaration && !$0.place.contains("/") })
    let parts = names(module.omissions.filter { $0.kind != .declaration || $0.place.contains("/") })
    if !whole.isEmpty { lines.append("     left out: \(list(whole))") }
    if !parts.isEmpty { lines.append("     without a part: \(list(parts))") }
    return lines
  }

  private static func names(_ omissions: [Omission]) -> [String] {
    var seen: Set<String> = []
    return omissions.map(\.shownPlace).filter { seen.insert($0).inserted }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
  }

  /// The sentence about what would run without the absent modules; nil where nothing is known of it.
  static func estimate(_ result: CheckResult) -> String? {
    let omissions = result.modules.flatMap(\.omissions)
    guard result.files > 0 else { return nil }
    if omissions.contains(where: { $0.kind == .declaration && $0.text == Omission.entry }) {
      return "An estimate: nothing runs, for the app begins with what is left out."
    }
    let touched = Set(omissions.map(\.file)).count
    let controllers = Set(
      omissions.filter { $0.kind == .declaration }.flatMap(\.declares).filter { $0.hasSuffix("Controller") })
    let screens = controllers.isEmpty ? "" : ", \(count(controllers.count, "screen")) not at all"
    return
      "An estimate: \(result.files - touched) of \(count(result.files, "file")) run whole, \(touched) in part\(screens)"
      + (result.obstacles.isEmpty ? "." : ", once the causes below are gone.")
  }

  // MARK: JSON

  /// A place as scripts read it: the keys stay as they are.
  private struct Place: Encodable {
    var file: String
    var line, column: Int
    var cause, mend, message, severity: String
    var follows: Bool

    init(_ diagnostic: Diagnostic, follows: Bool, from folder: String) {
      let location = diagnostic.location
      file =
        location.file.hasPrefix(folder + "/")
        ? String(location.file.dropFirst(folder.count + 1)) : location.file
      (line, column) = (location.line, location.column)
      (cause, mend, message) = (diagnostic.cause, diagnostic.advice ?? "", diagnostic.message)
      (severity, self.follows) = (diagnostic.severity.rawValue, follows)
    }
  }

  /// One object of JSON a place, each on a line of its own, with those that follow from an absent module and
  /// with warnings.
  ///
  /// - Parameter folder: The folder that paths are shown from.
  public static func json(_ result: CheckResult, from folder: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let follows = Set(result.modules.flatMap(\.follows).map(\.location))
    return (result.all + result.warnings).sorted { ($0.location, $0.cause) < ($1.location, $1.cause) }
      .compactMap { diagnostic in
        let place = Place(diagnostic, follows: follows.contains(diagnostic.location), from: folder)
        return try? String(decoding: encoder.encode(place), as: UTF8.self)
      }.joined(separator: "\n")
  }
}

extension SourceLocation {
  /// The place as `file:line:column`, where files in a folder are shown by their paths in it.
  package func shown(from folder: String) -> String {
    var place = self
    if file == folder { return "." }
    if file.hasPrefix(folder + "/") { place.file = String(file.dropFirst(folder.count + 1)) }
    return place.description
  }
}
