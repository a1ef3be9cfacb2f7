/// A fault of a database's connection or of a statement.
public struct DatabaseFault: Error, CustomStringConvertible {
  /// The words for the log.
  public var message: String

  /// Makes a fault.
  public init(message: String) { self.message = message }

  /// The words for the log.
  public var description: String { message }
}
