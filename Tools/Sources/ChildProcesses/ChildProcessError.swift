/// Why a program cannot be run.
package struct ChildProcessError: Error, Equatable, CustomStringConvertible {
  /// The message, without an `error:` before it.
  package var message: String

  package init(_ message: String) { self.message = message }

  package var description: String { message }
}
