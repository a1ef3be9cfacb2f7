import Foundation
import Synchronization

/// The name of a transformer of values.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Archives of classes that are allowed.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// Makes values of others, such as bytes of a color.
open class ValueTransformer: NSObject, @unchecked Sendable {
  // It has no state; what a subclass has is its own to guard.
  private static let known = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

  /// Makes a transformer.
  public override init() { super.init() }

  /// Returns the transformer with a name.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let known = ValueTransformer.named(name) else { return nil }
    self.init(forwardingTo: known)
  }

  private var target: ValueTransformer?

  private convenience init(forwardingTo target: ValueTransformer) {
    self.init()
    self.target = target
  }

  static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
    known.withLock { $0[name] }
  }

  /// Gives a transformer a name, by which models name it.
  public class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    known.withLock { $0[name] = transformer }
  }

  /// The names of transformers.
  public class func valueTransformerNames() -> [NSValueTransformerName] { known.withLock { Array($0.keys) } }

  /// The class of values that the transformer makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether the transformer makes the first values of the others, too.
  open class func allowsReverseTransformation() -> Bool { false }

  /// Returns what the transformer makes of a value.
  open func transformedValue(_ value: Any?) -> Any? {
    target.map { $0.transformedValue(value) } ?? value
  }

  /// Returns the value that the transformer would make another one of.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    target.map { $0.reverseTransformedValue(value) } ?? value
  }
}

/// Makes values of archives of classes that are allowed.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// The classes of values on top of archives.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
      NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  open override class func allowsReverseTransformation() -> Bool { true }
  open override class func transformedValueClass() -> AnyClass { NSData.self }

  open override func transformedValue(_ value: Any?) -> Any? {
    (value as? Data).flatMap { Transforming.unarchive($0) }
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap { Transforming.archive($0) }
  }
}

/// The bytes of transformable attributes.
enum Transforming {
  private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer? {
    guard let name = attribute.valueTransformerName, !name.isEmpty else { return nil }
    return ValueTransformer.named(NSValueTransformerName(name))
  }

  static func data(_ value: Any, of attribute: NSAttributeDescription) -> Data? {
    guard let transformer = transformer(attribute) else { return archive(value) }
    // A transformer of Apple's kind makes values of bytes, and bytes the other way; one of an app's own may
    // do the opposite, as Core Data takes it.
    let isReversed = transformer is NSSecureUnarchiveFromDataTransformer
    return (isReversed ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value))
      as? Data
  }

  static func value(_ data: Data, of attribute: NSAttributeDescription) -> Any? {
    guard let transformer = transformer(attribute) else { return unarchive(data) }
    let isReversed = transformer is NSSecureUnarchiveFromDataTransformer
    return isReversed ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
  }

  static func archive(_ value: Any) -> Data? {
    try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }

  /// Reads an archive of the classes that property lists have, and of those that an app has allowed.
  static func unarchive(_ data: Data) -> Any? {
    guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    reader.requiresSecureCoding = false
    defer { reader.finishDecoding() }
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
