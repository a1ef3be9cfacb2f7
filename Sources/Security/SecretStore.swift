import Foundation

/// An item: attributes and data.
struct SecretItem {
  /// The values, by the names of attributes: strings, numbers and data.
  private(set) var values: [String: Any] = [:]

  /// Takes the attributes of a new item; nil without a known class.
  init?(_ attributes: CFDictionary) {
    guard let kind = attributes[kSecClass] as? String, SecretItem.keys[kind] != nil else { return nil }
    values[kSecClass] = kind
    merge(attributes)
  }

  /// Takes an item from a file.
  init?(stored: Any) {
    guard let values = stored as? [String: Any], values[kSecClass] is String else { return nil }
    self.values = values
  }

  /// The attributes by which items of a class differ.
  static let keys: [String: [String]] = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrServer, kSecAttrPort, kSecAttrPath, kSecAttrProtocol,
    ],
    kSecClassKey: [kSecAttrApplicationTag, kSecAttrLabel],
  ]

  private static let passedOver: Set<String> = [
    kSecClass, kSecMatchLimit, kSecReturnData, kSecReturnAttributes, kSecUseDataProtectionKeychain,
  ]

  /// Takes over attributes, as a property list can keep them.
  mutating func merge(_ attributes: CFDictionary) {
    for (name, value) in attributes where !SecretItem.passedOver.contains(name) {
      values[name] = SecretItem.storable(value)
    }
  }

  static func storable(_ value: Any) -> Any? {
    switch value {
    case let value as String: value
    case let value as Data: value
    case let value as NSData: Data(referencing: value)
    case let value as Bool: value
    case let value as Int: value
    case let value as NSNumber: value.intValue
    default: nil
    }
  }

  static func isEqual(_ value: Any?, _ other: Any?) -> Bool {
    switch (value, other) {
    case (nil, nil): true
    case (let value as String, let other as String): value == other
    case (let value as Data, let other as Data): value == other
    case (let value as NSNumber, let other as NSNumber): value == other
    case (let value as Int, let other as Int): value == other
    case (let value as Bool, let other as Bool): value == other
    case (let value as String, let other as Data): Data(value.utf8) == other
    case (let value as Data, let other as String): value == Data(other.utf8)
    default: false
    }
  }

  /// Whether two items could not be distinguished.
  func isSame(as other: SecretItem) -> Bool {
    guard let kind = values[kSecClass] as? String, kind == other.values[kSecClass] as? String else {
      return false
    }
    return SecretItem.keys[kind, default: []].allSatisfy { SecretItem.isEqual(values[$0], other.values[$0]) }
  }
}

/// A query for items: the attributes to match, and the form of the result.
struct SecretQuery {
  private let wanted: [String: Any]
  private let limit: Int
  private let returnsData: Bool
  private let returnsAttributes: Bool

  /// Reads a query; nil without a known class.
  init?(_ query: CFDictionary) {
    guard let item = SecretItem(query) else { return nil }
    // When an item can be read, and where it goes, does not say which it is.
    wanted = item.values.filter {
      ![kSecValueData, kSecAttrAccessible, kSecAttrSynchronizable].contains($0.key)
    }
    switch query[kSecMatchLimit] {
    case let name as String: limit = name == kSecMatchLimitAll ? .max : 1
    case let number as Int: limit = max(number, 1)
    default: limit = 1
    }
    returnsData = SecretQuery.isTrue(query[kSecReturnData])
    returnsAttributes = SecretQuery.isTrue(query[kSecReturnAttributes])
  }

  private static func isTrue(_ value: Any?) -> Bool {
    (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
  }

  func matches(_ item: SecretItem) -> Bool {
    wanted.allSatisfy { SecretItem.isEqual(item.values[$0.key], $0.value) }
  }

  /// The result in the form that the query requests; nil for none.
  func result(of items: [SecretItem]) -> CFTypeRef? {
    guard returnsData || returnsAttributes else { return nil }
    let results = items.prefix(limit).map { item -> Any in
      let data = item.values[kSecValueData] as? Data ?? Data()
      guard returnsAttributes else { return data }
      return item.values.filter { returnsData || $0.key != kSecValueData }
    }
    return (limit > 1 ? Array(results) as Any : results[0]) as AnyObject
  }
}

/// The file in which the items are.
final class SecretStore: @unchecked Sendable {
  /// The store in the app's own folder of data.
  static let shared = SecretStore(
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory()))

  private let file: URL
  private let lock = NSLock()

  init(_ folder: URL) {
    file = folder.appendingPathComponent("keychain.plist")
  }

  /// All items; nil where the file cannot be read.
  func items() -> [SecretItem]? {
    lock.lock()
    defer { lock.unlock() }
    return read()
  }

  /// Changes the items, and writes them where that succeeded. The file is replaced as a whole, so that a process that is
  /// killed leaves the old one or the new one.
  func change(_ work: (inout [SecretItem]) -> OSStatus) -> OSStatus {
    lock.lock()
    defer { lock.unlock() }
    guard var items = read() else { return errSecIO }
    let status = work(&items)
    guard status == errSecSuccess else { return status }
    return write(items) ? errSecSuccess : errSecIO
  }

  private func read() -> [SecretItem]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [Any]
    else { return nil }
    return list.compactMap { SecretItem(stored: $0) }
  }

  private func write(_ items: [SecretItem]) -> Bool {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: items.map(\.values), format: .binary, options: 0)
    else { return false }
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The file never exists with other rights, not even while it is written.
    let next = folder.appendingPathComponent(".keychain-\(UUID().uuidString)")
    let descriptor = open(next.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return false }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
    } catch {
      unlink(next.path)
      return false
    }
    guard rename(next.path, file.path) == 0 else {
      unlink(next.path)
      return false
    }
    return true
  }
}
