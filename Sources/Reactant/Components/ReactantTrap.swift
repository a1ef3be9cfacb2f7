/// Ends the process for programming errors that Reactant finds, such as reading a state that was never set.
@preconcurrency @MainActor public enum ReactantTrap {
  /// Receives the message of a programming error and does not return. The default is `fatalError`.
  ///
  /// The message names the component's type, what was expected and what to do. Tests replace the handler.
  public static var handler: @MainActor (_ message: String) -> Never = { message in fatalError(message) }

  /// Reports a programming error.
  static func report(_ message: String) -> Never { handler(message) }
}
