import MarkupReading

/// Checks the documents of an app against what the app has.
///
/// ```swift
/// let check = InterfaceCheck([document], context: context)
/// for issue in check.issues { print(issue.diagnostic) }
/// ```
public struct InterfaceCheck {
  /// The errors and warnings, by place.
  public let issues: [InterfaceIssue]

  /// Checks documents.
  ///
  /// - Parameters:
  ///   - documents: all documents of the app.
  ///   - context: the parts of the app that documents name. What is not known is not checked.
  public init(_ documents: [InterfaceDocument], context: InterfaceContext) {
    let log = IssueLog()
    for document in documents {
      DocumentCheck(document, documents: documents, context: context, log: log).run()
    }
    RingCheck(documents: documents, log: log).run()
    UseCheck(documents: documents, context: context, log: log).run()
    issues = log.issues.sorted { $0.diagnostic.location < $1.diagnostic.location }
  }

  /// The errors and warnings without their kinds.
  public var diagnostics: [Diagnostic] { issues.map(\.diagnostic) }

  /// Returns the issues of what was noticed while a document was read.
  ///
  /// - Parameters:
  ///   - diagnostics: the diagnostics of reading.
  ///   - isReadable: whether there is a document.
  public static func issues(ofReading diagnostics: [Diagnostic], isReadable: Bool) -> [InterfaceIssue] {
    diagnostics.map { InterfaceIssue(cause: isReadable ? .unknownName : .unreadable, diagnostic: $0) }
  }
}

/// Collects issues, each once, and at most a hundred of a file.
final class IssueLog {
  private(set) var issues: [InterfaceIssue] = []
  private var seen: Set<InterfaceIssue> = []
  private var counts: [String: Int] = [:]

  /// Adds an issue.
  ///
  /// - Parameters:
  ///   - word: the name that is wrong, for a suggestion.
  ///   - allowed: the names among which the nearest is looked for.
  func add(
    _ cause: InterfaceIssue.Cause, _ message: String, at location: SourceLocation, word: String = "",
    among allowed: () -> [String] = { [] }, severity: Diagnostic.Severity = .error
  ) {
    // Suggestions take time, and what is beyond the limit is left out.
    guard counts[location.file, default: 0] < DiagnosticLog.limit else { return }
    // Only so many words are compared: those whose lengths are too far from the word's are left out before.
    let length = word.utf8.count
    let near =
      word.isEmpty
      ? nil
      : Suggestion.nearest(
        to: word,
        among: allowed().filter { abs($0.utf8.count - length) <= max($0.utf8.count, length) / 3 + 1 }.sorted()
      )
    let text = message + (near.map { "; did you mean `\($0)`?" } ?? "")
    let issue = InterfaceIssue(
      cause: cause, diagnostic: Diagnostic(severity, at: location, text), suggestion: near)
    guard seen.insert(issue).inserted else { return }
    counts[location.file, default: 0] += 1
    issues.append(issue)
  }
}
