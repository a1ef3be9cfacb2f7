/// An error of a store's own.
public struct StoreError: Error, CustomStringConvertible {
  /// The message: what was expected, what was found, and what to do.
  public let message: String

  /// Whether it is worth a line when nobody awaited it.
  let isReported: Bool

  init(message: String, isReported: Bool = true) {
    self.message = message
    self.isReported = isReported
  }

  /// The message.
  public var description: String { message }

  /// The error of what is dispatched to a store that was released.
  static func released(_ dispatchable: any Dispatchable) -> StoreError {
    released(type(of: dispatchable))
  }

  /// The error of a dispatchable of a type that was dispatched to a store that was released.
  static func released(_ type: Any.Type?) -> StoreError {
    StoreError(
      message:
        "\(type.map { String(reflecting: $0) } ?? "Something") was dispatched to a store that had been "
        + "released. Keep the store.",
      isReported: false)
  }
}
