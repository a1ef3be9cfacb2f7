import Foundation
import Testing

@testable import ShojiServing

struct VisitorFoldersTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "folders-\(UUID().uuidString)")

  @Test("A secret is made once, for its owner alone, and again where it is damaged") func secret() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    let secret = try folders.secret()
    #expect(secret.count == 32)
    #expect(try folders.secret() == secret)
    #expect(try VisitorFolders(root, firstUser: nil).secret() == secret)
    let file = root.appendingPathComponent("secret")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try Data(secret.prefix(31)).write(to: file)
    #expect(try folders.secret() != secret)
  }

  @Test("A secret that cannot be kept is no secret, and leaves no file open") func unkept() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    // It takes what is written, and keeps nothing.
    try FileManager.default.createSymbolicLink(
      atPath: root.appendingPathComponent("secret").path, withDestinationPath: "/dev/null")
    // Other tests open this file, too, but not as many times.
    func open() -> Int {
      (0..<1_024).count { number in
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")) == "/dev/null"
      }
    }
    let before = open()
    for _ in 0..<100 { #expect(throws: CocoaError.self) { try folders.secret() } }
    #expect(open() < before + 50)
  }

  @Test("One server has a folder of visitors at a time") func lock() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    let first = try folders.lock()
    let fault = #expect(throws: FolderFault.self) { try VisitorFolders(root, firstUser: nil).lock() }
    #expect(fault?.message.contains("another server keeps its visitors in \(root.path)") == true)
    withExtendedLifetime(first) {}
  }

  @Test("A folder is free again when its server has ended") func unlock() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    for _ in 0..<2 { _ = try folders.lock() }
  }
}
