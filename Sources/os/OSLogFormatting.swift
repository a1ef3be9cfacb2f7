import Foundation

/// The width that a value takes in a message.
public struct OSLogStringAlignment: Sendable {
  private var columns: (@Sendable () -> Int)?
  private var isRight = false

  /// As wide as the value.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At the right of so many columns.
  public static func right(
    columns: @autoclosure @escaping @Sendable () -> Int
  ) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isRight: true) }
  /// At the left of so many columns.
  public static func left(
    columns: @autoclosure @escaping @Sendable () -> Int
  ) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }

  func pad(_ text: String) -> String {
    guard let columns else { return text }
    let padding = String(repeating: " ", count: max(0, min(columns(), 1_000) - text.count))
    return isRight ? padding + text : text + padding
  }
}

/// The form of a whole number in a message.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var isUppercase = false
  private var prefix = ""
  private var explicitPlus = false
  private var minimumDigits = 0

  /// In decimal.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In hexadecimal, lowercase.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// In octal.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// In decimal, with a plus sign if asked, and at least so many digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(explicitPlus: explicitPositiveSign, minimumDigits: minDigits)
  }

  /// In hexadecimal, with `0x` if asked, and at least so many digits.
  public static func hex(
    includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", minimumDigits: minDigits)
  }

  func text<T: FixedWidthInteger>(of number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minimumDigits, 1_000) - digits.count))
    return (number < 0 ? "-" : explicitPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// The form of a number with a fraction in a message.
public struct OSLogFloatFormatting: Sendable {
  private var conversion = "f"
  private var precision: Int?

  /// With six digits of the fraction.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// With an exponent where the number is very large or small.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  /// With so many digits of the fraction.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision())
  }
  /// With an exponent of ten and so many digits of the fraction.
  public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", precision: precision())
  }

  func text(of number: Double) -> String {
    String(format: "%.\(max(0, min(precision ?? 6, 100)))\(conversion)", number)
  }
}

/// The form of a Boolean in a message.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
