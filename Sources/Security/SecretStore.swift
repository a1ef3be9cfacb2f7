import Diagnostics
import Foundation
import Persistence

/// An item: attributes and data.
struct SecretItem {
  /// The values, by the names of attributes: strings, numbers and data.
  private(set) var values: [String: Any] = [:]

  /// Takes the attributes of a new item; nil without a known class.
  init?(_ attributes: CFDictionary, isQuery: Bool = false) {
    guard let kind = attributes[kSecClass] as? String,
      SecretItem.keys[kind] != nil || isQuery && kind == SecretQuery.anyClass
    else { return nil }
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
    kSecClassCertificate: [],
    kSecClassIdentity: [],
  ]

  /// Whether items of the class are made of attributes and data. Certificates and identities come from
  /// references, which there are none of here.
  var canBeAdded: Bool { !SecretItem.keys[values[kSecClass] as? String ?? "", default: []].isEmpty }

  /// Gives a new item its dates and its reference.
  mutating func stamp() {
    let now = Date()
    (values[kSecAttrCreationDate], values[kSecAttrModificationDate]) = (now, now)
    values[SecretItem.reference] = Data(UUID().uuidString.utf8)
  }

  /// Takes over new attributes of an item that is stored.
  mutating func update(_ attributes: CFDictionary) {
    merge(attributes)
    values[kSecAttrModificationDate] = Date()
  }

  /// The value in the file that finds an item again.
  static let reference = kSecValuePersistentRef

  private static let passedOver: Set<String> = [
    kSecClass, kSecMatchLimit, kSecReturnData, kSecReturnAttributes, kSecUseDataProtectionKeychain,
    kSecReturnPersistentRef, kSecMatchCaseInsensitive,
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
    case let value as Date: value
    default: nil
    }
  }

  static func isEqual(_ value: Any?, _ other: Any?) -> Bool {
    switch (value, other) {
    case (nil, nil): true
    case (let value as String, let other as String): value == other
    case (let value as Data, let other as Data): value == other
    case (let value as Date, let other as Date): value == other
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
  private let returnsReference: Bool
  private let ignoresCase: Bool

  /// Reads a query; nil without a known class. One that has a reference needs no class.
  init?(_ query: CFDictionary) {
    var query = query
    if query[kSecClass] == nil, query[kSecValuePersistentRef] != nil {
      query[kSecClass] = SecretQuery.anyClass
    }
    guard let item = SecretItem(query, isQuery: true) else { return nil }
    // When an item can be read, and where it goes, does not say which it is.
    wanted = item.values.filter {
      ![kSecValueData, kSecAttrAccessible, kSecAttrSynchronizable].contains($0.key)
        && !($0.key == kSecClass && $0.value as? String == SecretQuery.anyClass)
    }
    switch query[kSecMatchLimit] {
    case let name as String: limit = name == kSecMatchLimitAll ? .max : 1
    case let number as Int: limit = max(number, 1)
    default: limit = 1
    }
    returnsData = SecretQuery.isTrue(query[kSecReturnData])
    returnsAttributes = SecretQuery.isTrue(query[kSecReturnAttributes])
    returnsReference = SecretQuery.isTrue(query[kSecReturnPersistentRef])
    ignoresCase = SecretQuery.isTrue(query[kSecMatchCaseInsensitive])
  }

  /// The class of a query that finds an item of any class.
  static let anyClass = ""

  private static func isTrue(_ value: Any?) -> Bool {
    (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
  }

  func matches(_ item: SecretItem) -> Bool {
    wanted.allSatisfy { name, value in
      if ignoresCase, let value = value as? String, let other = item.values[name] as? String {
        return value.caseInsensitiveCompare(other) == .orderedSame
      }
      return SecretItem.isEqual(item.values[name], value)
    }
  }

  /// The result in the form that the query requests; nil for none.
  func result(of items: [SecretItem]) -> CFTypeRef? {
    guard returnsData || returnsAttributes || returnsReference else { return nil }
    let results = items.prefix(limit).map { item -> Any in
      if !returnsAttributes, returnsData != returnsReference {
        let name = returnsData ? kSecValueData : SecretItem.reference
        return item.values[name] as? Data ?? Data()
      }
      return item.values.filter { name, _ in
        switch name {
        case kSecValueData: returnsData
        case SecretItem.reference: returnsReference
        default: returnsAttributes
        }
      }
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

  private let file: SavedFile
  private let lock = NSLock()

  init(_ folder: URL) {
    file = SavedFile(folder.appendingPathComponent("keychain.plist"), name: "The keychain")
    SecretStore.removeLeftovers(in: folder)
  }

  /// Removes secrets that processes left in files of their own (`.keychain-UUID`) when they were killed while
  /// writing.
  private static func removeLeftovers(in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix(".keychain-") {
      guard UUID(uuidString: String(name.dropFirst(".keychain-".count))) != nil else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// All items; nil where the file cannot be read.
  func items() -> [SecretItem]? {
    lock.lock()
    defer { lock.unlock() }
    return read()
  }

  /// Changes the items, and writes them where that succeeded. They are on the disk when it returns, as
  /// Apple's functions, too, block the thread that calls them.
  func change(_ work: (inout [SecretItem]) -> OSStatus) -> OSStatus {
    lock.lock()
    defer { lock.unlock() }
    guard var items = read() else { return errSecIO }
    let status = work(&items)
    guard status == errSecSuccess else { return status }
    return write(items) ? errSecSuccess : errSecIO
  }

  /// Reads the items; none where there is no file or a damaged one without a whole copy, nil where the file
  /// cannot be read.
  private func read() -> [SecretItem]? {
    let contents = file.read { SecretStore.list($0) != nil }
    if case .unreadable = contents { return nil }
    return contents.data.flatMap { SecretStore.list($0) }?.compactMap { SecretItem(stored: $0) } ?? []
  }

  private static func list(_ data: Data) -> [Any]? {
    (try? PropertyListReader.read(data)) as? [Any]
  }

  private func write(_ items: [SecretItem]) -> Bool {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: items.map(\.values), format: .binary, options: 0)
    else { return false }
    do {
      try file.write(data)
      return true
    } catch {
      Log.saving.error("The keychain cannot be saved: \(error.message)")
      return false
    }
  }
}
