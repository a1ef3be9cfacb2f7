import Dispatch

extension DispatchTimeInterval {
  /// The length in seconds; infinity for `never`.
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  /// Makes a length of seconds, up to the next nanosecond; none for less than zero.
  init(seconds: Double) {
    self = seconds.isFinite ? .nanoseconds(Int((max(0, seconds) * 1e9).rounded(.up))) : .never
  }
}
