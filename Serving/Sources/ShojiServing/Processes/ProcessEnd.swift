import Foundation

/// The way in which a process ended.
enum ProcessEnd: Equatable, Sendable {
  /// It ended by itself, with a code.
  case exited(Int32)
  /// A signal ended it.
  case killed(Int32)

  /// Reads what `waitpid` says.
  init(status: Int32) {
    self = status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .killed(status & 0x7F)
  }

  /// Whether the app ended as one that was asked to.
  var isOrderly: Bool { self == .exited(0) || self == .killed(SIGTERM) }

  /// The words for the log.
  var description: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .killed(let signal): "signal \(signal)"
    }
  }
}
