import Foundation
import Testing

@testable import Security

/// The store of secrets. Queries are written as apps write them.
@Suite(.serialized) struct SecItemTests {
  private let service = "test-\(UUID().uuidString)"

  private func query(_ account: String?, _ more: [String: Any] = [:]) -> CFDictionary {
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
    ]
    query[kSecAttrAccount as String] = account
    return query.merging(more) { $1 } as CFDictionary
  }

  private func read(_ account: String) -> String? {
    var item: CFTypeRef?
    let status = SecItemCopyMatching(
      query(account, [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]), &item)
    guard status == errSecSuccess, let data = item as? Data else { return nil }
    return String(data: data, encoding: .utf8)
  }

  @Test func itemsAreAddedFoundChangedAndRemoved() {
    #expect(SecItemAdd(query("ann", [kSecValueData as String: Data("one".utf8)]), nil) == errSecSuccess)
    #expect(SecItemAdd(query("ann", [kSecValueData as String: Data("x".utf8)]), nil) == errSecDuplicateItem)
    #expect(SecItemAdd(query("bob", [kSecValueData as String: Data("two".utf8)]), nil) == errSecSuccess)
    #expect(read("ann") == "one" && read("bob") == "two" && read("eve") == nil)
    let change: [String: Any] = [kSecValueData as String: Data("three".utf8)]
    #expect(SecItemUpdate(query("ann"), change as CFDictionary) == errSecSuccess)
    #expect(SecItemUpdate(query("eve"), change as CFDictionary) == errSecItemNotFound)
    #expect(read("ann") == "three")
    var all: AnyObject?
    let status = SecItemCopyMatching(
      query(
        nil, [kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: kCFBooleanTrue!]),
      &all)
    #expect(status == errSecSuccess)
    let accounts = (all as? [[String: Any]])?.compactMap { $0[kSecAttrAccount as String] as? String }
    #expect(accounts == ["ann", "bob"])
    #expect(SecItemDelete(query("ann")) == errSecSuccess && SecItemDelete(query("ann")) == errSecItemNotFound)
    #expect(read("ann") == nil && SecItemDelete(query(nil)) == errSecSuccess && read("bob") == nil)
    #expect(SecItemAdd([:], nil) == errSecParam && SecCopyErrorMessageString(errSecItemNotFound, nil) != nil)
  }

  @Test func theFileIsThePersonsAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(service)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = SecretStore(folder)
    let item = try #require(SecretItem([kSecClass: kSecClassGenericPassword, kSecAttrAccount: "a"]))
    #expect(
      store.change { items in
        items.append(item)
        return errSecSuccess
      } == errSecSuccess)
    let file = folder.appendingPathComponent("keychain.plist").path
    let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
    #expect(rights?.intValue == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "keychain.plist", "keychain.plist.whole",
      ])
    #expect(SecretStore(folder).items()?.count == 1)
    try Data("broken".utf8).write(to: URL(fileURLWithPath: file))
    #expect(store.items()?.count == 1, "the last whole contents are restored")
    for name in ["keychain.plist", "keychain.plist.whole"] {
      try Data("broken".utf8).write(to: folder.appendingPathComponent(name))
    }
    #expect(store.items()?.isEmpty == true)
    #expect(
      try Data(contentsOf: folder.appendingPathComponent("keychain.broken-2.plist")) == Data("broken".utf8),
      "what cannot be read is not written over")
  }

  @Test func whatKilledProcessesLeftIsRemoved() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(service)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in [".keychain-\(UUID().uuidString)", ".keychain-notes"] {
      try Data("secret".utf8).write(to: folder.appendingPathComponent(name))
    }
    #expect(SecretStore(folder).items()?.isEmpty == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [".keychain-notes"])
  }
}
