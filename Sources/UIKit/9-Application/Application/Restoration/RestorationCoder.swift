import Diagnostics
import Foundation

/// The values that one object saves of its state, by their keys. Values of a property list lie there as they
/// are, other objects that adopt `NSCoding` as their archive, and view controllers and registered objects by
/// their names.
final class RestorationCoder: NSCoder {
  /// The values, as they are written into a property list.
  private(set) var values: [String: Any]
  /// Returns the name of an object that is saved by itself.
  var nameOf: (AnyObject) -> String? = { _ in nil }
  /// Returns the object that was saved under a name.
  var objectNamed: (String) -> AnyObject? = { _ in nil }

  /// Makes a coder of values that were saved.
  init(_ values: [String: Any] = [:]) {
    self.values = values
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { false }

  // MARK: Writing

  override func encode(_ object: Any?, forKey key: String) {
    guard let object else { return }
    if let name = nameOf(object as AnyObject) {
      values[key] = ["named": name]
    } else if PropertyListSerialization.propertyList(object, isValidFor: .binary) {
      values[key] = ["value": object]
    } else if let url = object as? URL {
      values[key] = ["url": url.absoluteString]
    } else if let object = object as? any NSCoding,
      let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    {
      values[key] = ["archive": data]
    } else {
      Log.app.warning(
        """
        “\(key)” is not saved with the app's state: \(type(of: object)) is no value of a property list, no NSCoding and \
        no view controller with a restorationIdentifier.
        """)
    }
  }

  override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
  override func encode(_ value: Bool, forKey key: String) { encode(value as Any, forKey: key) }
  override func encode(_ value: Int, forKey key: String) { encode(value as Any, forKey: key) }
  override func encode(_ value: Int32, forKey key: String) { encode(Int(value) as Any, forKey: key) }
  override func encode(_ value: Int64, forKey key: String) { encode(Int(value) as Any, forKey: key) }
  override func encode(_ value: Float, forKey key: String) { encode(Double(value) as Any, forKey: key) }
  override func encode(_ value: Double, forKey key: String) { encode(value as Any, forKey: key) }
  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
    encode(bytes.map { Data(bytes: $0, count: length) } as Any?, forKey: key)
  }

  // MARK: Reading

  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  override func decodeObject(forKey key: String) -> Any? {
    guard let entry = values[key] as? [String: Any] else { return nil }
    if let name = entry["named"] as? String { return objectNamed(name) }
    if let text = entry["url"] as? String { return URL(string: text) }
    guard let data = entry["archive"] as? Data else { return entry["value"] }
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  override func decodeObject<Object: NSObject>(
    of cls: Object.Type, forKey key: String
  ) -> Object? where Object: NSCoding { decodeObject(forKey: key) as? Object }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    decodeObject(forKey: key)
  }

  override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }
  override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  override func decodeCInt(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

  private func number(_ key: String) -> NSNumber? {
    switch decodeObject(forKey: key) {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    default: nil
    }
  }
}
