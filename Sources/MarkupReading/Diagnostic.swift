/// A message about a place in a file: an error, a warning or a remark, whoever found it.
///
/// The readers of documents, the translator of sources, the reader of projects and the compiler's output all
/// give this one type, so that a terminal, a page, a report or an agent shows them by one renderer each.
public struct Diagnostic: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The severity of a diagnostic, as compilers name it.
  public enum Severity: String, Sendable, CaseIterable, Codable {
    /// The file, or the place in it, cannot be used.
    case error
    /// The file can be used, though not likely as it was meant.
    case warning
    /// A remark.
    case note
  }

  /// The severity.
  public var severity: Severity
  /// The place of the offending word.
  public var location: SourceLocation
  /// The short name of the cause, the same for all diagnostics that follow from one, such as `NSInvocation`;
  /// empty where it has none.
  public var cause: String
  /// The offending word, what is allowed there and what to do.
  public var message: String
  /// The advice: what to write instead; nil where there is none.
  public var advice: String?
  /// The line of the source as it stands; nil where it is not known.
  public var excerpt: String?
  /// The remarks about the same place, such as what may have been meant.
  public var notes: [String]
  /// The texts that may stand in the place of the offending word.
  public var fixIts: [String]

  /// Makes a diagnostic.
  public init(
    _ severity: Severity, at location: SourceLocation, _ message: String, cause: String = "",
    advice: String? = nil, fixIts: [String] = []
  ) {
    (self.severity, self.location, self.message) = (severity, location, message)
    (self.cause, self.advice, self.fixIts) = (cause, advice, fixIts)
    notes = []
  }

  /// Makes an error.
  public static func error(_ message: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, at: location, message)
  }

  /// Makes a warning.
  public static func warning(_ message: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.warning, at: location, message)
  }

  /// The diagnostic as compilers write it: `file:line:column: error: message`.
  public var description: String { "\(location): \(severity.rawValue): \(message)" }
}

extension [Diagnostic] {
  /// Whether any of them is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
  /// The diagnostics by place, each once.
  public var sortedByPlace: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
  }
}
