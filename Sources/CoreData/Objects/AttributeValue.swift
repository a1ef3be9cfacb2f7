import Foundation

/// The values of attributes, as objects keep them: `Int64`, `Double`, `Bool`, `Decimal`, `String`, `Date`,
/// `Data`, `UUID`, `URL`, or whatever a transformable attribute has.
enum AttributeValue {
  /// Returns a value as it is kept, nil where it is none of the type's.
  static func normalize(_ value: Any, as type: NSAttributeType) -> Any? {
    if value is NSNull { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return integer(value)
    case .booleanAttributeType: return (value as? Bool) ?? integer(value).map { $0 != 0 }
    case .doubleAttributeType: return double(value)
    case .floatAttributeType: return double(value).map { Double(Float($0)) }
    case .decimalAttributeType: return decimal(value)
    case .stringAttributeType: return (value as? String) ?? (value as? NSString).map { $0 as String }
    case .dateAttributeType: return (value as? Date) ?? (value as? NSDate).map { $0 as Date }
    case .binaryDataAttributeType: return (value as? Data) ?? (value as? NSData).map { $0 as Data }
    case .UUIDAttributeType: return (value as? UUID) ?? (value as? NSUUID).map { $0 as UUID }
    case .URIAttributeType: return (value as? URL) ?? (value as? NSURL).map { $0 as URL }
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType,
      .compositeAttributeType:
      return value
    }
  }

  static func integer(_ value: Any) -> Int64? {
    switch value {
    case let value as Int64: value
    case let value as Int: Int64(value)
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Int64(exactly: value)
    case let value as any RawRepresentable: integer(value.rawValue)
    case let value as NSNumber: value.int64Value
    case let value as Double: Int64(exactly: value.rounded(.towardZero))
    case let value as Float: Int64(exactly: value.rounded(.towardZero))
    default: nil
    }
  }

  static func double(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int64: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }

  static func decimal(_ value: Any) -> Decimal? {
    switch value {
    case let value as Decimal: value
    case let value as NSDecimalNumber: value.decimalValue
    case let value as Int64: Decimal(value)
    case let value as any BinaryInteger: Decimal(Int64(clamping: value))
    case let value as Double: Decimal(value)
    case let value as NSNumber: value.decimalValue
    default: nil
    }
  }

  /// Reads a default value of a model's file.
  static func parse(_ text: String, as type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
    case .booleanAttributeType: ["YES", "1", "true"].contains(text)
    case .doubleAttributeType, .floatAttributeType: Double(text)
    case .decimalAttributeType: Decimal(string: text)
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  /// Returns a value as `value(forKey:)` gives it: numbers are objects.
  static func export(_ value: Any?) -> Any? {
    switch value {
    case let value as Int64: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Decimal: NSDecimalNumber(decimal: value)
    default: value
    }
  }

  /// Whether two values are equal, nil included.
  static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let left as AnyHashable, let right as AnyHashable): return left == right
    case (let left?, let right?): return (left as AnyObject) === (right as AnyObject)
    }
  }
}
