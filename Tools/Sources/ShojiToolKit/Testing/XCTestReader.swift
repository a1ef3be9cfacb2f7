/// Reads the lines that XCTest prints, between which tests print theirs.
package struct XCTestReader {
  /// The tests that have not begun, by their names without the module, as the lines have them.
  private var waiting: [String: [String]] = [:]
  private var current: (name: String, id: String)?
  /// The issue whose message may go on in the next line.
  private var open: TestIssue?
  private var openLines = 0

  /// The most lines of a message.
  private static let mostLines = 200

  /// Reads the run of some tests, `Module.Class/test`.
  package init(tests: [String]) {
    for id in tests.reversed() { waiting[XCTestReader.printedName(of: id), default: []].append(id) }
  }

  /// Returns the events of a line. An issue comes when its last line is known.
  package mutating func events(in line: String) -> [TestEvent] {
    if let match = line.firstMatch(of: /Test Case '([^']+)' started at [-0-9]+ [0-9:.]+$/) {
      let before = finish() + output(before: match.range, of: line)
      let name = String(match.1)
      let id = waiting[name]?.popLast() ?? name.replacing(".", with: "/", maxReplacements: 1)
      current = (name, id)
      return before + [.started(id)]
    }
    guard let (name, id) = current else {
      return XCTestReader.isOwn(line) ? [] : [.output(nil, line)]
    }
    if let match = line.firstMatch(of: /Test Case '([^']+)' (passed|failed|skipped) \(([0-9.]+) seconds\)$/),
      match.1 == name
    {
      let before = output(before: match.range, of: line) + finish()
      current = nil
      // A skip has been reported with its reason.
      return before + [.ended(id, seconds: Double(match.3) ?? 0, failed: match.2 == "failed")]
    }
    if let mark = line.firstRange(of: ": error: \(name) : "), let place = place(line[..<mark.lowerBound]) {
      defer { open = TestIssue(XCTestReader.message(line[mark.upperBound...]), at: place.known) }
      return finish()
    }
    if let mark = line.firstRange(of: ": \(name) : Test skipped"), place(line[..<mark.lowerBound]) != nil {
      let reason = line[mark.upperBound...]
      return finish() + [.skipped(id, reason: reason.hasPrefix(" - ") ? String(reason.dropFirst(3)) : "")]
    }
    if open != nil, openLines < XCTestReader.mostLines {
      open?.message += "\n\(line)"
      openLines += 1
    }
    return [.output(id, line)]
  }

  /// Returns the issue whose end was not read.
  package mutating func finish() -> [TestEvent] {
    defer { (open, openLines) = (nil, 0) }
    guard let (_, id) = current, var issue = open else { return [] }
    while issue.message.last?.isNewline == true { issue.message.removeLast() }
    // Behind this stands the message of an assertion that has one.
    if issue.message.hasSuffix(" - ") { issue.message.removeLast(3) }
    return [.issue(id, issue)]
  }

  private mutating func output(before range: Range<String.Index>, of line: String) -> [TestEvent] {
    range.lowerBound == line.startIndex ? [] : [.output(current?.id, String(line[..<range.lowerBound]))]
  }

  /// `Class.test` for `Module.Class/test`.
  private static func printedName(of id: String) -> String {
    let name = id.firstIndex(of: ".").map { id[id.index(after: $0)...] } ?? id[...]
    return String(name).replacing("/", with: ".")
  }

  /// The words of an assertion; those of `XCTFail` without what comes before them.
  private static func message(_ text: Substring) -> String {
    String(text.hasPrefix("failed - ") ? text.dropFirst(9) : text)
  }

  /// The place that a line begins with, as `file.swift:3`; its file is unknown for an error that was thrown.
  private func place(_ text: Substring) -> (known: TestPlace?, Void)? {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else {
      return nil
    }
    // What was printed without an end of its line stands before it.
    let file = text[..<colon]
    let path = file.firstIndex(of: "/").map { file[$0...] } ?? file
    return (line > 0 && path.hasPrefix("/") ? TestPlace(file: String(path), line: line) : nil, ())
  }

  /// Whether a line outside of tests is the library's own.
  private static func isOwn(_ line: String) -> Bool {
    line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") || line.isEmpty
  }
}
