/// The trial of a release that has just taken another one's place. A template that is loaded has run none of
/// the app's code: visitors' processes show whether it runs.
struct ReleaseTrial: Sendable {
  /// The result, as far as there is one.
  enum Verdict: Equatable, Sendable {
    case undecided
    /// A process of it has gone on for some time.
    case passed
    /// Its processes end at their start.
    case failed
  }

  private(set) var verdict = Verdict.undecided
  private var earlyEnds: [String: Int] = [:]

  /// The visitors whose processes end early before it is the release that ends them.
  static let visitors = 3
  /// The early ends of one visitor's: what ended three is set aside (``ResumptionFolder`` of the library), so
  /// that neither a state nor chance is the reason for more.
  static let starts = 5

  /// Notes that a process has gone on for some time.
  mutating func pass() { verdict = .passed }

  /// Notes that a visitor's process has ended early by itself.
  mutating func note(earlyEndOf visitor: String) {
    guard verdict == .undecided else { return }
    earlyEnds[visitor, default: 0] += 1
    if earlyEnds.count >= Self.visitors || earlyEnds[visitor] == Self.starts { verdict = .failed }
  }
}
