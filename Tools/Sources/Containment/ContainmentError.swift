import Foundation

/// The error of a path that leads out of its root, or of a file that cannot be written.
package struct ContainmentError: Error, Equatable, CustomStringConvertible {
  /// The sentence.
  package let message: String
  /// The sentence.
  package var description: String { message }

  package init(_ message: String) { self.message = message }

  /// The error of a system call that failed.
  init(_ path: String, _ failed: String, _ number: Int32 = errno) {
    message = "\(path) cannot be \(failed): \(String(cString: strerror(number)))"
  }
}

extension ContainmentError: LocalizedError {
  package var errorDescription: String? { message }
}
