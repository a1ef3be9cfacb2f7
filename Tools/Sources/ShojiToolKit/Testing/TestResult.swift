/// A place in a source file.
package struct TestPlace: Codable, Equatable, Sendable {
  /// The file's path.
  package var file: String
  /// The line, from 1.
  package var line: Int

  /// A line of a file.
  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  /// The place as compilers write it, without the path of a folder before it.
  package func shown(from folder: String) -> String { "\(shownFile(from: folder)):\(line)" }

  /// The file's path, without that of a folder before it.
  package func shownFile(from folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }
}

/// One thing that a test has found.
package struct TestIssue: Equatable, Sendable {
  /// The weight of an issue.
  package enum Kind: Sendable {
    /// The test fails by it.
    case failure
    /// A failure that the test expects.
    case known
    case warning
    /// A snapshot was recorded, as it was asked for.
    case recorded
  }

  package var message: String
  package var place: TestPlace?
  package var kind: Kind

  package init(_ message: String, at place: TestPlace? = nil, kind: Kind = .failure) {
    (self.message, self.place, self.kind) = (message, place, kind)
  }
}

/// The name and place of a test.
package struct TestIdentity: Equatable, Sendable {
  /// A library of tests.
  package enum Library: String, Sendable {
    case xcTest = "XCTest"
    case swiftTesting = "Swift Testing"
  }

  package var library: Library
  /// The identifier as filters see it: `Module.Suite/test`, with the place in the file behind it in Swift
  /// Testing.
  package var id: String
  /// The module and the suites around the test, with points between.
  package var className: String
  /// The test's own name.
  package var name: String
  /// The name that the test shows, where it has one beside its own.
  package var displayName: String?
  package var place: TestPlace?

  package init(
    _ library: Library, id: String, className: String, name: String, displayName: String? = nil,
    place: TestPlace? = nil
  ) {
    (self.library, self.id, self.className, self.name) = (library, id, className, name)
    (self.displayName, self.place) = (displayName, place)
  }

  /// Reads an identifier of XCTest, as `Module.Class/test`.
  package init(xcTest id: String) {
    let parts = id.split(separator: "/", maxSplits: 1)
    self.init(
      .xcTest, id: id, className: parts.count > 1 ? String(parts[0]) : "", name: String(parts.last ?? ""))
  }

  /// Reads an identifier of Swift Testing, as `Module.Suite/Inner/test()/File.swift:3:7`.
  package init(swiftTesting id: String, name: String?, displayName: String?, place: TestPlace?) {
    var parts = TestIdentity.parts(of: id)
    if parts.count > 1, parts.last?.wholeMatch(of: /.+:\d+:\d+/) != nil { parts.removeLast() }
    // `Module.first`: names of modules have no points.
    if let first = parts.first, let point = first.firstIndex(of: ".") {
      parts.replaceSubrange(
        0...0, with: [String(first[..<point]), String(first[first.index(after: point)...])])
    }
    self.init(
      .swiftTesting, id: id, className: parts.dropLast().joined(separator: "."),
      name: name ?? parts.last ?? id, displayName: displayName, place: place)
  }

  /// The parts of an identifier between slashes, but for those in names in backticks.
  private static func parts(of id: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in id {
      if character == "`" { isQuoted.toggle() }
      if character == "/", !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }

  /// The name with its suites, without the module where there are suites.
  package var shownName: String {
    let suites = className.split(separator: ".").dropFirst()
    return (suites.map(String.init) + [displayName ?? name]).joined(separator: "/")
  }
}

/// A test and what became of it.
package struct TestResult: Equatable, Sendable {
  /// The end of a test.
  package enum Outcome: Equatable, Sendable {
    case passed, failed
    case skipped(String)
    /// The process ended while the test ran.
    case crashed
    /// The process ended before the test began.
    case notRun
  }

  package var test: TestIdentity
  package var outcome: Outcome
  package var issues: [TestIssue]
  package var seconds: Double
  /// The end of what the test printed, where it alone can have printed it.
  package var output: String

  package init(
    _ test: TestIdentity, _ outcome: Outcome, issues: [TestIssue] = [], seconds: Double = 0,
    output: String = ""
  ) {
    (self.test, self.outcome, self.issues) = (test, outcome, issues)
    (self.seconds, self.output) = (seconds, output)
  }

  /// Whether the test keeps the run from passing.
  package var isFailure: Bool {
    switch outcome {
    case .failed, .crashed, .notRun: true
    case .passed, .skipped: false
    }
  }

  /// The issues by which it fails.
  package var failures: [TestIssue] { issues.filter { $0.kind == .failure } }
}

extension TestIssue {
  /// The message without the paths and the advice that snapshots have in it, in at most `limit` characters.
  package func shortMessage(limit: Int) -> String {
    var paragraphs = message.split(separator: "\n\n").filter { paragraph in
      !["\"file://", "withSnapshotTesting", "Turn record mode off", "Re-run \""].contains {
        paragraph.contains($0)
      }
    }
    // The next paragraph says in which way.
    if paragraphs.count > 1, paragraphs[0].hasSuffix(" does not match reference.") {
      paragraphs.removeFirst()
    }
    let text = paragraphs.isEmpty ? message : paragraphs.joined(separator: "\n")
    return text.count > limit ? text.prefix(limit) + "…" : text
  }

  /// The message as it is shown.
  package var shortMessage: String { shortMessage(limit: 2_000) }
}
