import Foundation

/// The type of an attribute's values. The numbers are those of Apple's archives of models.
public enum NSAttributeType: UInt, Sendable, CaseIterable {
  /// No type: transient properties that Core Data does not check.
  case undefinedAttributeType = 0
  /// A 16-bit integer.
  case integer16AttributeType = 100
  /// A 32-bit integer.
  case integer32AttributeType = 200
  /// A 64-bit integer.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A double.
  case doubleAttributeType = 500
  /// A float.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// A Boolean.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// An address.
  case URIAttributeType = 1200
  /// A value that a transformer makes bytes of.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
  /// Attributes under one name.
  case compositeAttributeType = 2100
}

extension NSAttributeDescription {
  /// The type of an attribute's values, in the spelling of newer code.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt
    /// Makes a type of its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }

    /// No type.
    public static let undefined = AttributeType(.undefinedAttributeType)
    /// A 16-bit integer.
    public static let integer16 = AttributeType(.integer16AttributeType)
    /// A 32-bit integer.
    public static let integer32 = AttributeType(.integer32AttributeType)
    /// A 64-bit integer.
    public static let integer64 = AttributeType(.integer64AttributeType)
    /// A decimal number.
    public static let decimal = AttributeType(.decimalAttributeType)
    /// A double.
    public static let double = AttributeType(.doubleAttributeType)
    /// A float.
    public static let float = AttributeType(.floatAttributeType)
    /// A text.
    public static let string = AttributeType(.stringAttributeType)
    /// A Boolean.
    public static let boolean = AttributeType(.booleanAttributeType)
    /// A date.
    public static let date = AttributeType(.dateAttributeType)
    /// Bytes.
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    /// A UUID.
    public static let uuid = AttributeType(.UUIDAttributeType)
    /// An address.
    public static let uri = AttributeType(.URIAttributeType)
    /// A value that a transformer makes bytes of.
    public static let transformable = AttributeType(.transformableAttributeType)
    /// The identifier of an object.
    public static let objectID = AttributeType(.objectIDAttributeType)
    /// Attributes under one name.
    public static let composite = AttributeType(.compositeAttributeType)
  }

  /// The type of the attribute's values.
  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}

extension NSAttributeType {
  /// The name of the type in the files of models.
  var modelName: String {
    switch self {
    case .undefinedAttributeType: ""
    case .integer16AttributeType: "Integer 16"
    case .integer32AttributeType: "Integer 32"
    case .integer64AttributeType: "Integer 64"
    case .decimalAttributeType: "Decimal"
    case .doubleAttributeType: "Double"
    case .floatAttributeType: "Float"
    case .stringAttributeType: "String"
    case .booleanAttributeType: "Boolean"
    case .dateAttributeType: "Date"
    case .binaryDataAttributeType: "Binary"
    case .UUIDAttributeType: "UUID"
    case .URIAttributeType: "URI"
    case .transformableAttributeType: "Transformable"
    case .objectIDAttributeType: "ObjectID"
    case .compositeAttributeType: "Composite"
    }
  }

  /// The type of a column in Apple's layout of stores.
  var columnType: String {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      "INTEGER"
    case .decimalAttributeType: "DECIMAL"
    case .doubleAttributeType, .floatAttributeType: "FLOAT"
    case .dateAttributeType: "TIMESTAMP"
    case .stringAttributeType, .URIAttributeType, .objectIDAttributeType: "VARCHAR"
    case .binaryDataAttributeType, .UUIDAttributeType, .transformableAttributeType,
      .undefinedAttributeType, .compositeAttributeType:
      "BLOB"
    }
  }

  /// Whether values are numbers.
  var isNumber: Bool {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType,
      .decimalAttributeType, .doubleAttributeType, .floatAttributeType:
      true
    default: false
    }
  }
}
