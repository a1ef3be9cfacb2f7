import Foundation

/// Reads the event stream of Swift Testing: a JSON object in each line.
///
/// Records and fields that it does not know are skipped, as newer libraries write more of them.
package struct SwiftTestingReader {
  /// The times at which tests began.
  private var starts: [String: Double] = [:]
  /// Suites are no tests, but issues may be theirs.
  private var suites: [String: TestIdentity] = [:]

  package init() {}

  /// Returns the events of a line; none for one that is cut off or unknown.
  package mutating func events(in line: some StringProtocol) -> [TestEvent] {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else { return [] }
    let payload = record.payload
    switch (record.kind, payload.kind) {
    case ("test", "function"?):
      guard let identity = payload.identity else { return [] }
      return [.planned(identity)]
    case ("test", "suite"?):
      if let identity = payload.identity { suites[identity.id] = identity }
      return []
    case ("event", let kind?): return events(of: payload, kind: kind)
    default: return []
    }
  }

  private mutating func events(of event: Payload, kind: String) -> [TestEvent] {
    let id = event.testID
    switch kind {
    case "issueRecorded":
      let issue = event.recordedIssue
      guard let id, let suite = suites[id] else { return [.issue(id, issue)] }
      // The suite takes part as a test of its own.
      return [.planned(suite), .issue(id, issue)]
    case "testStarted":
      guard let id, suites[id] == nil else { return [] }
      starts[id] = event.instant?.absolute
      return [.started(id)]
    case "testSkipped":
      guard let id, suites[id] == nil else { return [] }
      return [.skipped(id, reason: event.reason)]
    case "testEnded":
      guard let id, suites[id] == nil else { return [] }
      let start = starts.removeValue(forKey: id)
      let seconds = start.flatMap { start in event.instant.map { $0.absolute - start } } ?? 0
      return [.ended(id, seconds: max(0, seconds), failed: event.messages?.first?.symbol == "fail")]
    default: return []
    }
  }

  private struct Record: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    struct Location: Decodable {
      var filePath: String?
      var underscored: String?
      var fileID: String?
      var line: Int?

      enum CodingKeys: String, CodingKey {
        case filePath, fileID, line
        case underscored = "_filePath"
      }

      var place: TestPlace? {
        guard let file = filePath ?? underscored ?? fileID, let line else { return nil }
        return TestPlace(file: file, line: line)
      }
    }
    struct Issue: Decodable {
      var isKnown: Bool?
      var isFailure: Bool?
      var severity: String?
      var sourceLocation: Location?
    }
    struct Message: Decodable {
      var symbol: String?
      var text: String
    }
    struct Instant: Decodable { var absolute: Double }

    var kind: String?
    var id: String?
    var name: String?
    var displayName: String?
    var sourceLocation: Location?
    var testID: String?
    var instant: Instant?
    var issue: Issue?
    var messages: [Message]?

    var identity: TestIdentity? {
      id.map {
        TestIdentity(swiftTesting: $0, name: name, displayName: displayName, place: sourceLocation?.place)
      }
    }

    var recordedIssue: TestIssue {
      let messages = messages ?? []
      // “Issue recorded” says nothing beside the words that the test gave.
      let first = messages.first.map(\.text)
      let details = messages.dropFirst().map(\.text)
      let isPlain = first == "Issue recorded" && !details.isEmpty
      let text = (isPlain ? [] : [first ?? "an issue was recorded"]) + details
      let kind: TestIssue.Kind =
        issue?.isKnown == true
        ? .known
        : issue?.isFailure == false || issue?.severity == "warning" || messages.first?.symbol == "warning"
          ? .warning : .failure
      return TestIssue(text.joined(separator: "\n"), at: issue?.sourceLocation?.place, kind: kind)
    }

    /// The reason of a skip: `Test name() skipped: "reason"`.
    var reason: String {
      let text = messages?.first?.text ?? ""
      guard let mark = text.range(of: " skipped: ") else { return "" }
      let reason = text[mark.upperBound...]
      return reason.count > 1 && reason.hasPrefix("\"") && reason.hasSuffix("\"")
        ? String(reason.dropFirst().dropLast()) : String(reason)
    }
  }
}
