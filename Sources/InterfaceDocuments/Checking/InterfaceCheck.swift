import MarkupReading

/// Checks the documents of an app against what the app has.
///
/// ```swift
/// let check = InterfaceCheck([document], context: context)
/// for diagnostic in check.diagnostics { print(diagnostic) }
/// ```
public struct InterfaceCheck {
  /// The errors and warnings, by place, each with a ``Cause``.
  public let diagnostics: [Diagnostic]

  /// Checks documents.
  ///
  /// - Parameters:
  ///   - documents: all documents of the app.
  ///   - context: the parts of the app that documents name. What is not known is not checked.
  public init(_ documents: [InterfaceDocument], context: InterfaceContext) {
    let log = CheckLog()
    for document in documents {
      DocumentCheck(document, documents: documents, context: context, log: log).run()
    }
    RingCheck(documents: documents, log: log).run()
    UseCheck(documents: documents, context: context, log: log).run()
    diagnostics = log.diagnostics.sorted { $0.location < $1.location }
  }

  /// Returns the diagnostics of reading a document with their causes.
  ///
  /// - Parameters:
  ///   - diagnostics: the diagnostics of reading.
  ///   - isReadable: whether there is a document.
  public static func diagnostics(ofReading diagnostics: [Diagnostic], isReadable: Bool) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.cause = (isReadable ? Cause.unknownName : .unreadable).rawValue
      return diagnostic
    }
  }
}

/// Collects what a check finds, each once, and at most a hundred of a file.
final class CheckLog {
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var counts: [String: Int] = [:]

  /// Adds an error or a warning.
  ///
  /// - Parameters:
  ///   - word: the name that is wrong, for a suggestion.
  ///   - allowed: the names among which the nearest is looked for.
  func add(
    _ cause: InterfaceCheck.Cause, _ message: String, at location: SourceLocation, word: String = "",
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
    let diagnostic = Diagnostic(
      severity, at: location, text, cause: cause.rawValue, fixIts: near.map { [$0] } ?? [])
    guard seen.insert(diagnostic).inserted else { return }
    counts[location.file, default: 0] += 1
    diagnostics.append(diagnostic)
  }
}
