import CoreGraphics

/// A text that equals another one when both have the same bytes: for what a display is sent.
///
/// Swift takes texts to be equal that mean the same in other characters, so a display would keep those that
/// it has; and to compare meanings costs the square of a letter's marks.
@propertyWrapper public struct ByteEqual<Value: ByteComparable>: Hashable, Sendable {
  /// The text.
  public var wrappedValue: Value

  /// Keeps a text.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Compares the bytes.
  public static func == (one: ByteEqual, other: ByteEqual) -> Bool {
    Value.hasSameBytes(one.wrappedValue, other.wrappedValue)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    wrappedValue.hashAllBytes(into: &hasher)
  }
}

/// Texts, and optional texts and lists of them.
public protocol ByteComparable: Sendable {
  /// Returns whether two values have the same bytes.
  static func hasSameBytes(_ one: Self, _ other: Self) -> Bool
  /// Feeds the bytes to a hasher.
  func hashAllBytes(into hasher: inout Hasher)
}

extension String: ByteComparable {
  /// Returns whether two texts have the same bytes.
  public static func hasSameBytes(_ one: String, _ other: String) -> Bool { one.hasSameBytes(as: other) }

  /// Feeds the text's bytes to a hasher.
  public func hashAllBytes(into hasher: inout Hasher) { hashBytes(into: &hasher) }
}

extension Optional: ByteComparable where Wrapped: ByteComparable {
  /// Returns whether both are nil, or have the same bytes.
  public static func hasSameBytes(_ one: Wrapped?, _ other: Wrapped?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): Wrapped.hasSameBytes(one, other)
    default: false
    }
  }

  /// Feeds whether there is a text, and its bytes, to a hasher.
  public func hashAllBytes(into hasher: inout Hasher) {
    hasher.combine(self != nil)
    self?.hashAllBytes(into: &hasher)
  }
}

extension Array: ByteComparable where Element: ByteComparable {
  /// Returns whether two lists have the same texts in the same order.
  public static func hasSameBytes(_ one: [Element], _ other: [Element]) -> Bool {
    one.elementsEqual(other, by: Element.hasSameBytes)
  }

  /// Feeds the number and the bytes of the texts to a hasher.
  public func hashAllBytes(into hasher: inout Hasher) {
    hasher.combine(count)
    for text in self { text.hashAllBytes(into: &hasher) }
  }
}
