import Foundation

// Names of C's headers that Apple's Foundation brings along.

/// The greatest number of `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The milliseconds of a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// An object whose contents can be discarded while nobody uses them. `NSCache` does not ask for it.
public protocol NSDiscardableContent {
  /// Begins a use of the contents, and returns whether they are there.
  func beginContentAccess() -> Bool
  /// Ends a use of the contents.
  func endContentAccess()
  /// Discards the contents where nobody uses them.
  func discardContentIfPossible()
  /// Returns whether the contents were discarded.
  func isContentDiscarded() -> Bool
}

/// The place of an argument into which a method of Objective-C writes an object.
public struct AutoreleasingUnsafeMutablePointer<Pointee: ExpressibleByNilLiteral> {
  private final class Box {
    var value: Pointee = nil
  }
  private let box = Box()

  /// Makes a place beside that of a pointer, which is not written.
  public init<Value>(_ pointer: UnsafeMutablePointer<Value>) {}

  /// The value; nil at first.
  public var pointee: Pointee {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

extension Formatter {
  /// Reads a text, and returns whether it could be read: a number or a date by the formatter's own rules.
  ///
  /// - Parameters:
  ///   - object: The place of the value.
  ///   - error: The place of a sentence about what is wrong with the text.
  public func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: AnyObject? =
      switch self {
      case let formatter as NumberFormatter: formatter.number(from: string)
      case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
      default: nil
      }
    if value == nil { error?.pointee = "“\(string)” cannot be read." as NSString }
    if let value { object?.pointee = value }
    return value != nil
  }
}
