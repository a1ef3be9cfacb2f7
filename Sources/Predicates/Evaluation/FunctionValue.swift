import Foundation

/// A call of one of Foundation's functions with its arguments' values.
struct FunctionValue {
  let name: String
  let arguments: [Any?]

  private var first: Any? { arguments.first ?? nil }
  private var second: Any? { arguments.count > 1 ? arguments[1] : nil }

  var value: Any? {
    switch name {
    case "now": return Date()
    case "random": return Double.random(in: 0..<1)
    case "random:": return number(first).map { Int.random(in: 0..<max(1, $0.integer)) }
    case "uppercase:": return text(first)?.uppercased()
    case "lowercase:": return text(first)?.lowercased()
    case "canonical:":
      return text(first)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "length:": return text(first)?.utf16.count
    case "noindex:": return first
    case "objectFrom:withIndex:": return element
    case "castObject:toType:": return cast
    default: return ofNumbers ?? ofNumber ?? ofCollection
    }
  }

  // MARK: Arguments

  private func number(_ value: Any?) -> Number? {
    guard let value = unwrapped(value) else { return nil }
    guard let number = Number(value) else {
      fatalError("\(name) needs a number. Found \(value).")
    }
    return number
  }

  private func text(_ value: Any?) -> String? {
    guard let value = unwrapped(value) else { return nil }
    guard let text = Values.text(value) else {
      fatalError("\(name) needs a string. Found \(value).")
    }
    return text
  }

  // MARK: Numbers

  /// The value of a function of two numbers; nil inside where an argument is nil.
  private var ofNumbers: Any?? {
    guard arguments.count == 2, let operation = Self.operations[name] else { return .none }
    if let moment = momentLater { return .some(moment) }
    guard let left = number(first), let right = number(second) else { return .some(nil) }
    return .some(operation(left, right).value)
  }

  /// The moment that a number of seconds lies before or after another.
  private var momentLater: Any? {
    guard let date = first as? Date else { return nil }
    if name == "from:subtract:", let other = second as? Date {
      return date.timeIntervalSince(other)
    }
    guard let seconds = Number(second)?.real else { return nil }
    switch name {
    case "add:to:": return date.addingTimeInterval(seconds)
    case "from:subtract:": return date.addingTimeInterval(-seconds)
    default: return nil
    }
  }

  private static let operations: [String: @Sendable (Number, Number) -> Number] = [
    "add:to:": { $0 + $1 },
    "from:subtract:": { $0 - $1 },
    "multiply:by:": { $0 * $1 },
    "divide:by:": { $0 / $1 },
    "modulus:by:": { left, right in
      .apply(
        left, right, integer: { $0.remainderReportingOverflow(dividingBy: $1) }, decimal: nil,
        real: { $0.truncatingRemainder(dividingBy: $1) })
    },
    "raise:toPower:": { left, right in
      let power = pow(left.real, right.real)
      if case .integer = left, case .integer = right, let whole = Int(exactly: power),
        abs(power) < 0x1p53
      {
        return .integer(whole)
      }
      return .real(power)
    },
    "bitwiseAnd:with:": { .integer($0.integer & $1.integer) },
    "bitwiseOr:with:": { .integer($0.integer | $1.integer) },
    "bitwiseXor:with:": { .integer($0.integer ^ $1.integer) },
    "leftshift:by:": { .integer($0.integer << $1.integer) },
    "rightshift:by:": { .integer($0.integer >> $1.integer) },
  ]

  private var ofNumber: Any?? {
    guard arguments.count == 1, let function = Self.functions[name] else { return .none }
    return .some(number(first).map { function($0).value })
  }

  private static let functions: [String: @Sendable (Number) -> Number] = [
    "sqrt:": { .real($0.real.squareRoot()) },
    "log:": { .real(log10($0.real)) },
    "ln:": { .real(log($0.real)) },
    "exp:": { .real(exp($0.real)) },
    "floor:": { rounded($0, .down) },
    "ceiling:": { rounded($0, .up) },
    "trunc:": { rounded($0, .towardZero) },
    "abs:": { number in
      if case .integer(let value) = number, value != .min { return .integer(abs(value)) }
      return .real(abs(number.real))
    },
    "onesComplement:": { .integer(~$0.integer) },
  ]

  private static func rounded(_ number: Number, _ rule: FloatingPointRoundingRule) -> Number {
    if case .integer = number { return number }
    let value = number.real.rounded(rule)
    return Int(exactly: value).map { .integer($0) } ?? .real(value)
  }

  // MARK: Collections

  private var ofCollection: Any? {
    guard let collection = unwrapped(first) else { return name == "count:" ? 0 : nil }
    guard let elements = elements(of: collection) else {
      if name == "count:", let dictionary = collection as? [AnyHashable: Any] {
        return dictionary.count
      }
      // A function of one number, as of a collection of it.
      if arguments.count == 1, Number(collection) != nil { return statistic(of: [collection]) }
      fatalError("\(name) needs a collection. Found \(collection).")
    }
    return statistic(of: elements)
  }

  private func statistic(of elements: [Any]) -> Any? {
    switch name {
    case "count:": return elements.count
    case "first:": return elements.first
    case "last:": return elements.last
    case "distinct:": return Aggregate.distinct(elements)
    case "sum:": return Aggregate.sum(elements)
    case "average:": return Aggregate.average(elements)
    case "min:": return Aggregate.extreme(elements, .orderedAscending)
    case "max:": return Aggregate.extreme(elements, .orderedDescending)
    case "median:": return Aggregate.median(elements)
    case "mode:": return Aggregate.modes(elements)
    case "stddev:": return Aggregate.deviation(elements)
    default: fatalError("There is no function \(name) of \(arguments.count) arguments.")
    }
  }

  private var element: Any? {
    guard let collection = unwrapped(first) else { return nil }
    if let dictionary = KeyPathValue.dictionary(collection) {
      return dictionary.value(forKey: second)
    }
    guard let elements = elements(of: collection) else {
      fatalError("An index needs an array. Found \(collection).")
    }
    switch unwrapped(second) {
    case let place as String:
      switch ExpressionNode.CollectionPlace(rawValue: place) {
      case .first: return unwrapped(elements.first)
      case .last: return unwrapped(elements.last)
      case .size: return elements.count
      case nil: fatalError("\"\(place)\" is no index of an array.")
      }
    case let index:
      guard let index = number(index)?.integer else { return nil }
      guard elements.indices.contains(index) else {
        fatalError("index \(index) beyond bounds [0 .. \(elements.count - 1)]")
      }
      return unwrapped(elements[index])
    }
  }

  private var cast: Any? {
    guard let value = unwrapped(first) else { return nil }
    switch text(second) {
    case "NSDate", "Date":
      if let date = value as? Date { return date }
      return number(value).map { Date(timeIntervalSinceReferenceDate: $0.real) }
    case "NSNumber":
      if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
      if let text = Values.text(value) { return Int(text) ?? Double(text) }
      return Number(value).map(\.value)
    case "NSDecimalNumber":
      if let text = Values.text(value) { return Decimal(string: text) }
      return number(value).flatMap { Decimal(string: "\($0.value)") }
    case "NSString", "String": return Values.text(value) ?? "\(value)"
    case let name: fatalError("Don't know how to cast to \(name ?? "nil").")
    }
  }
}

/// Functions of many values.
enum Aggregate {
  private static func numbers(_ values: [Any]) -> [Number] {
    values.compactMap { value in
      guard let value = unwrapped(value) else { return nil }
      guard let number = Number(value) else { fatalError("A number was expected. Found \(value).") }
      return number
    }
  }

  static func sum(_ values: [Any]) -> Any { numbers(values).reduce(.integer(0), +).value }

  static func average(_ values: [Any]) -> Any? {
    let numbers = numbers(values)
    if numbers.isEmpty { return nil }
    let sum = numbers.reduce(.integer(0), +)
    if case .decimal = sum { return (sum / .integer(numbers.count)).value }
    return sum.real / Double(numbers.count)
  }

  /// Returns the value that stands first in an order.
  static func extreme(_ values: [Any], _ wanted: ComparisonResult) -> Any? {
    var best: Any?
    for value in values.compactMap(unwrapped) {
      guard let present = best else {
        best = value
        continue
      }
      if Values.order(value, present) == wanted { best = value }
    }
    return best
  }

  static func median(_ values: [Any]) -> Any? {
    let sorted = numbers(values).sorted { Number.order($0, $1) == .orderedAscending }
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    if sorted.count % 2 == 1 { return sorted[middle].value }
    return (sorted[middle - 1].real + sorted[middle].real) / 2
  }

  /// Returns the numbers that are most frequent.
  static func modes(_ values: [Any]) -> [Any] {
    var counts: [ElementKey: Int] = [:]
    for value in values { counts[ElementKey(value), default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return distinct(values.filter { counts[ElementKey($0)] == most })
  }

  static func deviation(_ values: [Any]) -> Any? {
    let numbers = numbers(values).map(\.real)
    guard !numbers.isEmpty else { return nil }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(numbers.count)).squareRoot()
  }

  static func distinct(_ values: [Any]) -> [Any] {
    var known: Set<ElementKey> = []
    return values.filter { known.insert(ElementKey($0)).inserted }
  }
}
