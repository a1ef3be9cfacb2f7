import Foundation

/// The end of a program.
package enum ChildExit: Hashable, Sendable {
  /// It ended by itself, with an exit code.
  case code(Int32)
  /// A signal ended it.
  case signal(Int32)

  /// Reads the status of `waitpid`.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .code((status >> 8) & 0xFF) : .signal(signal)
  }

  /// The exit code; 128 and the signal's number after a signal, as shells have it.
  package var status: Int32 {
    switch self {
    case .code(let code): code
    case .signal(let number): 128 + number
    }
  }

  /// Whether the exit code is 0.
  package var succeeded: Bool { self == .code(0) }

  /// Words for a message: `ended with status 2`, `was ended by signal 9`.
  package var words: String {
    switch self {
    case .code(let code): "ended with status \(code)"
    case .signal(let number): "was ended by signal \(number)"
    }
  }
}
