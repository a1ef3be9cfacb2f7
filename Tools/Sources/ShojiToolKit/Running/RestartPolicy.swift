/// Decides whether an app that ended by itself is started again.
public struct RestartPolicy: Equatable, Sendable {
  /// After so many short lives in a row, only a change of the sources helps. The last of them begins anew: an
  /// app discards what it came back to when it has ended early three times.
  static let limit = 4
  /// A life shorter than this is short, in seconds.
  static let shortest = 5.0

  private var shortLives = 0

  /// A policy that has seen nothing yet.
  public init() {}

  /// Whether to start an app again that crashed after so many seconds.
  public mutating func restarts(after seconds: Double) -> Bool {
    shortLives = seconds < Self.shortest ? shortLives + 1 : 1
    return shortLives < Self.limit
  }

  /// Discards what was, as when the app was built anew.
  public mutating func reset() { shortLives = 0 }
}
