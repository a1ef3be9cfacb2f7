/// Collects the diagnostics of a file, up to a limit.
package final class DiagnosticLog {
  /// The number of diagnostics after which a file's others are left out.
  package static let limit = 100
  package private(set) var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  /// Adds an error.
  package func error(at location: @autoclosure () -> SourceLocation, _ message: @autoclosure () -> String) {
    add(.error, location, message)
  }

  /// Adds a warning.
  package func warning(at location: @autoclosure () -> SourceLocation, _ message: @autoclosure () -> String) {
    add(.warning, location, message)
  }

  private func add(
    _ severity: Diagnostic.Severity, _ location: () -> SourceLocation, _ message: () -> String
  ) {
    guard diagnostics.count <= Self.limit else { return }
    if diagnostics.count == Self.limit {
      diagnostics.append(.error("There are more errors; these are the first \(Self.limit)", at: location()))
    } else {
      diagnostics.append(Diagnostic(severity, at: location(), message()))
    }
  }
}
