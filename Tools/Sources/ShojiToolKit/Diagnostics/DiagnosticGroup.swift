import MarkupReading

/// A cause with the places that it stops.
public struct DiagnosticGroup: Equatable, Sendable {
  /// The cause.
  public var cause: String
  /// The advice; nil where there is none.
  public var advice: String?
  /// The diagnostics, in the order of files and lines.
  public var places: [Diagnostic]

  /// Groups diagnostics by causes; the one that stops most places comes first.
  public static func groups(of diagnostics: [Diagnostic]) -> [DiagnosticGroup] {
    Dictionary(grouping: diagnostics, by: \.cause).map { cause, places in
      DiagnosticGroup(
        cause: cause, advice: places.lazy.compactMap(\.advice).first,
        places: places.sorted { $0.location < $1.location })
    }
    .sorted { (-$0.places.count, $0.cause) < (-$1.places.count, $1.cause) }
  }
}
