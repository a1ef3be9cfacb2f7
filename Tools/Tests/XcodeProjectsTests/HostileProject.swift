import Foundation
import Testing

/// A project of `Tests/Fixtures/HostileProjects`, whose README has the form of its lines.
struct HostileProject: Sendable, CustomTestStringConvertible {
  /// A line, with the lines of text behind it.
  struct Line: Sendable {
    var word: String
    var argument: String
    var text: [UInt8] = []
  }

  let name: String
  /// A description of the attack.
  let attempt: String
  private(set) var lines: [Line] = []

  var testDescription: String { "\(name): \(attempt)" }

  /// Whether it is read in a process of tests.
  var isForUnits: Bool {
    !lines.contains { ($0.word, $0.argument) == ("is", "large") || $0.word == "needs" }
      && !Self.bases.contains(name)
  }

  /// The texts that the answer has to have.
  var expectations: [String] { lines.filter { $0.word == "says" }.map(\.argument) }

  /// Whether the answer has to have no words.
  var isSilent: Bool { lines.contains { ($0.word, $0.argument) == ("is", "silent") } }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Tests/Fixtures/HostileProjects").standardized.path

  /// All projects, by their names.
  static let all: [String: HostileProject] = {
    var all: [String: HostileProject] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.filter({ $0.hasSuffix(".txt") }) {
      for project in read((try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? "") {
        precondition(all[project.name] == nil, "two hostile projects are named \(project.name)")
        all[project.name] = project
      }
    }
    return all
  }()

  /// The names of those that others begin with.
  private static let bases = Set(all.values.flatMap { $0.lines.filter { $0.word == "base" }.map(\.argument) })

  private static func read(_ text: String) -> [HostileProject] {
    var projects: [HostileProject] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("== ") {
        let parts = line.dropFirst(3).split(separator: ": ", maxSplits: 1)
        projects.append(HostileProject(name: String(parts[0]), attempt: String(parts[1])))
      } else if line.hasPrefix("|") {
        let last = projects.count - 1
        projects[last].lines[projects[last].lines.count - 1].text += Array(
          (line.dropFirst(line.hasPrefix("| ") ? 2 : 1) + "\n").utf8)
      } else {
        let parts = line.split(separator: " ", maxSplits: 1)
        projects[projects.count - 1].lines.append(
          Line(word: String(parts[0]), argument: parts.count > 1 ? String(parts[1]) : ""))
      }
    }
    return projects
  }

  /// The lines, with those of the base before.
  var allLines: [Line] {
    lines.flatMap { line in line.word == "base" ? Self.all[line.argument]?.allLines ?? [] : [line] }
  }
}
