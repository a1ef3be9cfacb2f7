import Foundation
import Testing

@testable import XcodeProjects

/// A project of `Tests/Fixtures/HostileProjects`, whose README has the form of its lines.
struct HostileProject: Sendable, CustomTestStringConvertible {
  /// A line, with the lines of text behind it.
  struct Line: Sendable {
    var word: String
    var argument: String
    var text: [UInt8] = []
  }

  let name: String
  /// What it tries, in words.
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

/// The bytes of a text with what its brackets stand for.
struct HostileText {
  /// The folders by their names.
  let places: [String: String]

  func expand(_ text: String) -> [UInt8] { expand(Array(text.utf8)[...]) }

  func expand(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let place = rest.firstPlace(of: "⟨") {
      result += rest.prefix(place)
      rest = rest.dropFirst(place + 3)
      let inner = rest.prefix(Self.length(ofInner: rest))
      result += meaning(inner)
      rest = rest.dropFirst(inner.count + 3)
    }
    return result + rest
  }

  /// The number of bytes up to the bracket that closes.
  private static func length(ofInner bytes: ArraySlice<UInt8>) -> Int {
    var (length, level) = (0, 1)
    while let close = bytes.dropFirst(length).firstPlace(of: "⟩") {
      let opened = bytes.dropFirst(length).prefix(close).firstPlace(of: "⟨")
      level += opened == nil ? -1 : 1
      length += opened ?? close
      if level == 0 { return length }
      length += 3
    }
    preconditionFailure("a bracket has no end: \(String(decoding: bytes.prefix(80), as: UTF8.self))")
  }

  private func meaning(_ inner: ArraySlice<UInt8>) -> [UInt8] {
    let digits = inner.prefix { (48...57).contains($0) }
    if !digits.isEmpty, inner[digits.endIndex...].starts(with: "×".utf8) {
      let body = expand(inner[(digits.endIndex + 2)...])
      return repeated(body, Int(String(decoding: digits, as: UTF8.self)) ?? 0)
    }
    let name = String(decoding: inner, as: UTF8.self)
    if let place = places[name] { return Array(place.utf8) }
    guard inner.count == 2, let byte = UInt8(name, radix: 16) else {
      preconditionFailure("⟨\(name)⟩ stands for nothing")
    }
    return [byte]
  }

  /// A text some times, with each one's number.
  func repeated(_ body: [UInt8], _ count: Int) -> [UInt8] {
    let pieces = body.parts(around: "№")
    var result: [UInt8] = []
    if pieces.count == 1 {
      // Twice as many each time, for a text of millions.
      result = body
      while result.count < body.count * count { result += result.prefix(body.count * count - result.count) }
      return result
    }
    for number in 0..<count {
      result += pieces[0]
      for piece in pieces.dropFirst() {
        let isNext = piece.first == UInt8(ascii: "+")
        result += Array("\(isNext ? number + 1 : number)".utf8)
        result += isNext ? piece.dropFirst() : piece
      }
    }
    return result
  }
}

extension Array<UInt8> {
  /// The bytes before, between and behind the occurrences of a text.
  func parts(around text: String) -> [ArraySlice<UInt8>] {
    var (parts, rest): ([ArraySlice<UInt8>], ArraySlice<UInt8>) = ([], self[...])
    while let place = rest.firstPlace(of: text) {
      parts.append(rest.prefix(place))
      rest = rest.dropFirst(place + text.utf8.count)
    }
    return parts + [rest]
  }

  /// The bytes with all occurrences of a text replaced.
  func replacing(_ text: String, with other: [UInt8]) -> [UInt8] {
    Array(parts(around: text).joined(separator: other))
  }
}
