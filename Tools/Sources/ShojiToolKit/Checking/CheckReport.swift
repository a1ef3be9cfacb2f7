import Foundation

/// The answer of `shoji check`: what stands in the way, by causes.
public enum CheckReport {
  /// The report for a person.
  ///
  /// - Parameter folder: The folder that paths are shown from.
  public static func text(_ obstacles: [Obstacle], from folder: String, terminal: Terminal) -> String {
    guard !obstacles.isEmpty else { return "Nothing stands in the way." }
    let groups = ObstacleGroup.groups(of: obstacles)
    let files = Set(obstacles.map(\.file)).count
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    var lines = [
      "\(count(groups.count, "cause")) \(groups.count == 1 ? "stops" : "stop") \(count(obstacles.count, "place")) in \(count(files, "file")):"
    ]
    let width = groups.map { "\($0.places.count)".count }.max() ?? 1
    for group in groups {
      let number =
        String(repeating: " ", count: width - "\(group.places.count)".count) + "\(group.places.count)"
      let mend = group.mend.isEmpty ? "" : ": \(group.mend)"
      lines.append("\n  \(number)  \(terminal.colored(group.cause, .yellow))\(mend)")
      for place in group.places.prefix(3) {
        lines.append("     \(shown(place.file, from: folder)):\(place.line):\(place.column)")
      }
      if group.places.count > 3 { lines.append("     and \(group.places.count - 3) more") }
    }
    return lines.joined(separator: "\n")
  }

  private static func shown(_ file: String, from folder: String) -> String {
    file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
  }

  /// One object of JSON a place, each on a line of its own.
  public static func json(_ obstacles: [Obstacle]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return obstacles.sorted {
      ($0.file, $0.line, $0.column, $0.cause) < ($1.file, $1.line, $1.column, $1.cause)
    }
    .compactMap { try? String(decoding: encoder.encode($0), as: UTF8.self) }.joined(separator: "\n")
  }
}
