/// A revision of the Model Context Protocol that the server speaks.
package enum ProtocolRevision: String, CaseIterable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  /// The first one without a handshake: each request names the revision.
  case july2026 = "2026-07-28"

  /// The revision that a server answers to a client that wants one it does not know.
  static let lastWithHandshake = ProtocolRevision.november2025

  /// Whether a session begins with `initialize`.
  var hasHandshake: Bool { self != .july2026 }
  /// Whether a line may hold a list of messages.
  var hasBatches: Bool { self == .march2025 }
  /// Whether the results of tools have values for programs.
  var hasStructuredContent: Bool { self >= .june2025 }
  /// Whether progress has words.
  var hasProgressMessages: Bool { self >= .march2025 }
  /// Whether tools are annotated.
  var hasAnnotations: Bool { self >= .march2025 }
}

extension ProtocolRevision: Comparable {
  package static func < (lhs: ProtocolRevision, rhs: ProtocolRevision) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
