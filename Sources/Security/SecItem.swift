import Foundation

// The values of Core Foundation are Swift's own here, so that queries are written as on Apple's systems:
// `SecItemAdd(query as CFDictionary, nil)`.

/// The attributes of an item, by their names.
public typealias CFDictionary = [String: Any]
/// A name.
public typealias CFString = String
/// Any object.
public typealias CFTypeRef = AnyObject
/// A truth value.
public typealias CFBoolean = NSNumber
/// The result of a call: 0 for success.
public typealias OSStatus = Int32

/// True.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// False.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// The call succeeded.
public let noErr: OSStatus = 0
/// The call succeeded.
public let errSecSuccess: OSStatus = 0
/// A parameter is missing or none that is known.
public let errSecParam: OSStatus = -50
/// The store cannot be read or written.
public let errSecIO: OSStatus = -36
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300

/// Returns what a result means, in words; nil for one that is not of this module.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecIO: "The store of secrets cannot be read or written."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: nil
  }
}

/// Adds an item. One of the same class, account, service or server is a duplicate.
///
/// Items are kept in a file of the app's own (`keychain.plist` in its folder of data), which only the
/// person's account can read (mode 0600). **They are not encrypted**: whoever can read the person's files can
/// read them.
/// - Parameters:
///   - attributes: The class, attributes and data of the item; with `kSecReturnData` or
///     `kSecReturnAttributes`, what to return.
///   - result: What is returned; nil for nothing.
/// - Returns: `errSecSuccess`, `errSecDuplicateItem`, `errSecParam` without a known class, or `errSecIO`.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  guard var item = SecretItem(attributes), item.canBeAdded else { return errSecParam }
  item.stamp()
  return SecretStore.shared.change { items in
    guard !items.contains(where: { $0.isSame(as: item) }) else { return errSecDuplicateItem }
    items.append(item)
    result?.pointee = SecretQuery(attributes)?.result(of: [item])
    return errSecSuccess
  }
}

/// Finds items. The result is data (`kSecReturnData`), attributes (`kSecReturnAttributes`), a reference that
/// finds the item again (`kSecReturnPersistentRef`), several of them in one dictionary, or an array of these
/// where `kSecMatchLimit` is not one.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecParam` without a known class, or `errSecIO`.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  guard let query = SecretQuery(query) else { return errSecParam }
  guard let items = SecretStore.shared.items() else { return errSecIO }
  let found = items.filter(query.matches)
  guard !found.isEmpty else { return errSecItemNotFound }
  result?.pointee = query.result(of: found)
  return errSecSuccess
}

/// Updates the attributes or data of all items that match.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecParam` without a known class, or `errSecIO`.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  guard let query = SecretQuery(query) else { return errSecParam }
  return SecretStore.shared.change { items in
    let found = items.indices.filter { query.matches(items[$0]) }
    for index in found { items[index].update(attributesToUpdate) }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

/// Removes all items that match.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecParam` without a known class, or `errSecIO`.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = SecretQuery(query) else { return errSecParam }
  return SecretStore.shared.change { items in
    let count = items.count
    items.removeAll(where: query.matches)
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}
