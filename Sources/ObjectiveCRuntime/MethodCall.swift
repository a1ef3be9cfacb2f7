import Foundation

/// The outcome of a call by name.
package enum MethodCall {
  /// The method was called and returned this, nil where it returns nothing.
  case done(Any?)
  /// There is no such method, or an argument has another type than it takes.
  case missing

  /// Whether a method was called.
  package var isDone: Bool {
    if case .done = self { true } else { false }
  }

  /// The method's result, nil where it returned nothing.
  package var result: Any? {
    guard case .done(let result?) = self, !(result is Void) else { return nil }
    // A method may return an optional, which is boxed as it is.
    return result is any OptionalBox ? (result as? any OptionalBox)?.unwrapped : result
  }
}

/// An argument of a call by name.
package enum Argument {
  /// A pointer to zeros.
  private nonisolated(unsafe) static let noContext: UnsafeMutableRawPointer = {
    let zeros = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
    zeros.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
    return zeros
  }()

  /// An argument of another type than the method takes.
  private struct Mismatch: Error {}

  /// Returns the arguments as a method takes them, nil where one has another type. Those that are left out
  /// are nil, and those beyond the method's own are dropped.
  static func castAll<each Value>(_ arguments: [Any?], to _: repeat (each Value).Type) -> (repeat each Value)?
  {
    var rest = arguments[...]
    func next<Next>(_ type: Next.Type) throws(Mismatch) -> Next {
      guard let value = argument(rest.popFirst() ?? nil, as: type) else { throw Mismatch() }
      return value
    }
    return try? (repeat next((each Value).self))
  }

  /// Returns the number of types.
  static func count<each Value>(of types: repeat (each Value).Type) -> Int {
    var count = 0
    for _ in repeat each types { count += 1 }
    return count
  }

  /// Returns an argument as a method takes it, where Objective-C would read it as that. Of one that is left
  /// out, or of an object where a Boolean is taken, it reads the bits.
  static func argument<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let cast = cast(value, to: type) { return cast }
    if type is Bool.Type { return true as? Value }
    guard value == nil else { return nil }
    // A method may take a context that is no optional, where Objective-C hands in a null pointer.
    if type is UnsafeRawPointer.Type { return UnsafeRawPointer(noContext) as? Value }
    return type is UnsafeMutableRawPointer.Type ? noContext as? Value : nil
  }

  /// Returns a value as key-value coding sets it as a property's, which may be a number that a text says.
  package static func propertyValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let cast = cast(value, to: type) { return cast }
    guard let text = value as? NSString else { return nil }
    return switch type {
    case is Bool.Type: text.boolValue as? Value
    case is Float.Type: text.floatValue as? Value
    case is Double.Type, is CGFloat.Type: cast(text.doubleValue, to: type)
    case is Int.Type, is Int32.Type, is Int64.Type: cast(NSNumber(value: text.longLongValue), to: type)
    default: nil
    }
  }

  /// Returns a value as another type, where the bridge between both languages has it as that. Only what is
  /// nil or null is the nil of an optional: an optional takes another type as little as what it wraps.
  static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value, let cast = value as? Value { return cast }
    guard let value, !(value is NSNull), (value as? any OptionalBox)?.isNil != true else {
      return (Value.self as? any OptionalValue.Type)?.absent as? Value
    }
    guard let optional = Value.self as? any OptionalValue.Type else { return convert(value, to: type) }
    guard let wrapped = optional.wrap(value) else { return nil }
    return wrapped as? Value
  }

  private static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let number = number(value) {
      switch type {
      case is Int.Type: return number.intValue as? Value
      case is Double.Type: return number.doubleValue as? Value
      case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
      case is Float.Type: return number.floatValue as? Value
      case is Bool.Type: return number.boolValue as? Value
      case is NSNumber.Type: return number as? Value
      case is UInt.Type: return number.uintValue as? Value
      case is Int32.Type: return number.int32Value as? Value
      case is Int64.Type: return number.int64Value as? Value
      default: break
      }
      if let raw = type as? any RawRepresentable.Type { return representation(raw, of: number) as? Value }
    }
    if type is UnsafeRawPointer.Type, let pointer = value as? UnsafeMutableRawPointer {
      return UnsafeRawPointer(pointer) as? Value
    }
    return nil
  }

  private static func representation<Raw: RawRepresentable>(_ type: Raw.Type, of number: NSNumber) -> Raw? {
    cast(number, to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
  }

  private static func number(_ value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    if let number = value as? CGFloat { return NSNumber(value: Double(number)) }
    return nil
  }
}

/// An optional of any type.
private protocol OptionalValue {
  static var absent: Any { get }
  /// Returns an optional with a value, nil where that has another type.
  static func wrap(_ value: Any) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static var absent: Any { (nil as Wrapped?) as Any }
  fileprivate static func wrap(_ value: Any) -> Any? {
    Argument.cast(value, to: Wrapped.self).map { Optional($0) as Any }
  }
}
