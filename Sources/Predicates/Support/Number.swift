import Foundation

/// A number of any type.
enum Number {
  case integer(Int)
  case real(Double)
  case decimal(Decimal)

  init?(_ value: Any?) {
    guard let value else { return nil }
    let type = type(of: value)
    if type == Int.self, let value = value as? Int {
      self = .integer(value)
      return
    }
    if type == String.self || type == [String: Any].self { return nil }
    if type is AnyClass {
      switch value as AnyObject {
      case let value as NSDecimalNumber: self = .decimal(value.decimalValue)
      case let value as NSNumber: self.init(value)
      default: return nil
      }
      return
    }
    switch value {
    case let value as Int: self = .integer(value)
    case let value as Double: self = .real(value)
    case let value as Bool: self = .integer(value ? 1 : 0)
    case let value as Decimal: self = .decimal(value)
    case let value as Float: self = .real(Double(value))
    case let value as CGFloat: self = .real(Double(value))
    case let value as any BinaryInteger: self.init(integer: value)
    default: return nil
    }
  }

  private init(_ number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .real(number.doubleValue)
    case UInt8(ascii: "Q"), UInt8(ascii: "L"): self.init(integer: number.uint64Value)
    default: self = .integer(number.intValue)
    }
  }

  private init(integer value: some BinaryInteger) {
    self = Int(exactly: value).map { .integer($0) } ?? .real(Double(value))
  }

  /// The value as a floating-point number.
  var real: Double {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
    }
  }

  /// The value as an integer, without its fraction; the nearest one there is where it is out of range.
  var integer: Int {
    switch self {
    case .integer(let value): value
    case .real, .decimal:
      Int(exactly: real.rounded(.towardZero)) ?? (real.isNaN ? 0 : real < 0 ? .min : .max)
    }
  }

  /// The value of the type it has.
  var value: Any {
    switch self {
    case .integer(let value): value
    case .real(let value): value
    case .decimal(let value): value
    }
  }

  private var exact: Decimal? {
    switch self {
    case .integer(let value): Decimal(value)
    case .real(let value): value.isFinite && abs(value) < 1e120 ? Decimal(value) : nil
    case .decimal(let value): value
    }
  }

  /// Returns the order of two numbers; nil where one is not a number.
  static func order(_ left: Number, _ right: Number) -> ComparisonResult? {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): return order(left, right)
    case (.real(let left), .real(let right)):
      return left.isNaN || right.isNaN ? nil : order(left, right)
    case (.integer(let left), .real(let right)): return order(left, right)
    case (.real(let left), .integer(let right)): return order(right, left).map { $0.reversed }
    default:
      if let left = left.exact, let right = right.exact { return order(left, right) }
      return order(.real(left.real), .real(right.real))
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  /// Compares an integer with a floating-point number, neither of which every value of the other can be.
  private static func order(_ left: Int, _ right: Double) -> ComparisonResult? {
    if right.isNaN { return nil }
    if right >= 0x1p63 { return .orderedAscending }
    if right < -0x1p63 { return .orderedDescending }
    let whole = right.rounded(.down)
    let result: ComparisonResult = order(left, Int(whole))
    return result == .orderedSame && right > whole ? .orderedAscending : result
  }

  /// Applies an operation to two numbers: on integers where both are and the result is one, else on decimal
  /// numbers where one is, else on floating-point numbers.
  static func apply(
    _ left: Number, _ right: Number, integer: (Int, Int) -> (Int, overflow: Bool),
    decimal: ((Decimal, Decimal) -> Decimal)?, real: (Double, Double) -> Double
  ) -> Number {
    if case .integer(let left) = left, case .integer(let right) = right {
      let (result, overflow) = integer(left, right)
      if !overflow { return .integer(result) }
    }
    var isDecimal = false
    if case .decimal = left { isDecimal = true }
    if case .decimal = right { isDecimal = true }
    if isDecimal, let decimal, let left = left.exact, let right = right.exact {
      let result = decimal(left, right)
      if !result.isNaN { return .decimal(result) }
    }
    return .real(real(left.real, right.real))
  }

  static func + (left: Number, right: Number) -> Number {
    apply(
      left, right, integer: { $0.addingReportingOverflow($1) }, decimal: { $0 + $1 },
      real: { $0 + $1 })
  }

  static func - (left: Number, right: Number) -> Number {
    apply(
      left, right, integer: { $0.subtractingReportingOverflow($1) }, decimal: { $0 - $1 },
      real: { $0 - $1 })
  }

  static func * (left: Number, right: Number) -> Number {
    apply(
      left, right, integer: { $0.multipliedReportingOverflow(by: $1) }, decimal: { $0 * $1 },
      real: { $0 * $1 }
    )
  }

  /// Divides; integers as in Swift, without a fraction. What is divided by zero is infinite or no number.
  static func / (left: Number, right: Number) -> Number {
    apply(
      left, right, integer: { $0.dividedReportingOverflow(by: $1) }, decimal: { $0 / $1 },
      real: { $0 / $1 })
  }
}

extension ComparisonResult {
  /// The order of the same values the other way round.
  var reversed: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}
