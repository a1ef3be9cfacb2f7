import Foundation

/// A report of a run in the form that JUnit began and that servers read.
package struct JUnitReport {
  private let run: TestRun
  private let name: String
  private let folder: String

  /// The report of a run of a package's or project's tests; files are named from its folder.
  package init(_ run: TestRun, name: String, folder: String) {
    (self.run, self.name, self.folder) = (run, name, folder)
  }

  /// The report of tests that could not be built.
  package static func ofBuildFailure(_ message: String, name: String, start: Date) -> String {
    var run = TestRun()
    run.start = start
    run.problems = [TestIssue(message)]
    return JUnitReport(run, name: name, folder: "/").text
  }

  /// The document.
  package var text: String {
    var suites: [(name: String, results: [TestResult])] = []
    var places: [String: Int] = [:]
    for result in run.results {
      let name = result.test.className
      if places[name] == nil {
        places[name] = suites.count
        suites.append((name, []))
      }
      suites[places[name]!].results.append(result)
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites\(attributes(counts(run.results, extra: run.problems.count, isTop: true), name: name, seconds: run.seconds))>"
    )
    for (number, suite) in suites.enumerated() {
      let isLast = number == suites.count - 1
      lines += self.lines(ofSuite: suite.name, suite.results, problems: [], output: isLast ? run.output : "")
    }
    if !run.problems.isEmpty {
      lines += self.lines(
        ofSuite: name, [], problems: run.problems, output: suites.isEmpty ? run.output : "")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(ofSuite name: String, _ results: [TestResult], problems: [TestIssue], output: String)
    -> [String]
  {
    let seconds = results.reduce(0) { $0 + $1.seconds }
    var formatter = Date.ISO8601FormatStyle(timeZone: TimeZone(secondsFromGMT: 0)!)
    formatter = formatter.year().month().day().time(includingFractionalSeconds: false)
    var lines = [
      "  <testsuite\(attributes(counts(results, extra: problems.count, isTop: false), name: name, seconds: seconds))"
        + " timestamp=\"\(run.start.formatted(formatter).prefix(19))\" hostname=\"localhost\">"
    ]
    for result in results { lines += self.lines(of: result) }
    for (number, problem) in problems.enumerated() {
      lines.append(
        "    <testcase classname=\"\(XML.attribute(name))\" name=\"outside of tests \(number + 1)\" time=\"0.000\">"
      )
      lines.append(fault("error", [problem]))
      lines.append("    </testcase>")
    }
    if !output.isEmpty { lines.append("    <system-out>\(XML.text(output))</system-out>") }
    lines.append("  </testsuite>")
    return lines
  }

  private func lines(of result: TestResult) -> [String] {
    let test = result.test
    var start =
      "    <testcase classname=\"\(XML.attribute(test.className))\" name=\"\(XML.attribute(test.displayName ?? test.name))\""
    // The schema has no attributes for the place; it stands in the words.
    start += " time=\"\(XML.seconds(result.seconds))\""
    var inside: [String] = []
    switch result.outcome {
    case .passed: break
    case .failed: inside.append(fault("failure", result.failures))
    case .crashed: inside.append(fault("error", result.failures))
    case .notRun: inside.append(fault("error", [TestIssue("the process ended before this test began")]))
    case .skipped(let reason):
      inside.append("      <skipped\(reason.isEmpty ? "" : " message=\"\(XML.attribute(reason))\"")/>")
    }
    if !result.output.isEmpty { inside.append("      <system-out>\(XML.text(result.output))</system-out>") }
    return inside.isEmpty ? [start + "/>"] : [start + ">"] + inside + ["    </testcase>"]
  }

  /// An element with the first line of the first issue, and all of them with their places inside.
  private func fault(_ element: String, _ issues: [TestIssue]) -> String {
    let first = issues.first?.message.split(separator: "\n").first.map(String.init) ?? ""
    let all = issues.map { issue in
      (issue.place.map { "\($0.shown(from: folder)): " } ?? "") + issue.message
    }
    return "      <\(element) message=\"\(XML.attribute(String(first.prefix(500))))\" type=\"\(element)\">"
      + "\(XML.text(all.joined(separator: "\n")))</\(element)>"
  }

  private func counts(_ results: [TestResult], extra: Int, isTop: Bool) -> [(String, Int)] {
    let failures = results.count { $0.outcome == .failed }
    let errors = results.count { $0.outcome == .crashed || $0.outcome == .notRun } + extra
    let skipped = results.count { if case .skipped = $0.outcome { true } else { false } }
    // The outer element has no attribute for skipped tests.
    return [("tests", results.count + extra), ("failures", failures), ("errors", errors)]
      + (isTop ? [] : [("skipped", skipped)])
  }

  private func attributes(_ counts: [(String, Int)], name: String, seconds: Double) -> String {
    " name=\"\(XML.attribute(name))\"" + counts.map { " \($0)=\"\($1)\"" }.joined()
      + " time=\"\(XML.seconds(seconds))\""
  }
}

/// Text as XML has it.
enum XML {
  /// A text between tags. Characters that XML cannot have become U+FFFD.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "").unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// A text in an attribute between quotation marks.
  static func attribute(_ text: String) -> String {
    XML.text(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;").replacing(
      "\t", with: "&#9;")
  }

  /// Seconds with three digits behind the point.
  static func seconds(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "0.000" }
    let thousandths = Int((min(max(seconds, 0), 1e9) * 1_000).rounded())
    return "\(thousandths / 1_000).\(String(thousandths % 1_000 + 1_000).dropFirst())"
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF:
      // Control characters of the second kind may stand there, but readers show nothing.
      !(0x7F...0x9F).contains(scalar.value)
    default: false
    }
  }
}
