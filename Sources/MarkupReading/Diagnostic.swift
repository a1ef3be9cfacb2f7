/// An error or a warning about a source file.
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, though not likely as it was meant.
    case warning
  }

  /// The severity.
  public var severity: Severity
  /// The place of the offending word.
  public var location: SourceLocation
  /// The offending word, what is allowed there and what to do.
  public var message: String

  /// Makes a diagnostic.
  public init(_ severity: Severity, at location: SourceLocation, _ message: String) {
    self.severity = severity
    self.location = location
    self.message = message
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
