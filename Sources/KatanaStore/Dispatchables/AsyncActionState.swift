/// The stage that an ``AsyncAction`` has reached.
public enum AsyncActionState: Equatable, Codable, Sendable {
  /// The work begins.
  case loading
  /// The work is done.
  case completed
  /// The work went wrong.
  case failed
  /// The work goes on; `percentage` counts from 0 to 100.
  case progress(percentage: Double)

  /// The percentage of a `progress`, and nil otherwise.
  public var progressPercentage: Double? {
    if case .progress(let percentage) = self { percentage } else { nil }
  }
}
