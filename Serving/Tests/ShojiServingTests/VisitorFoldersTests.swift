import Foundation
import Testing

@testable import ShojiServing

struct VisitorFoldersTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "folders-\(UUID().uuidString)")

  @Test("A secret is made once, for its owner alone, and a damaged one is not replaced") func secret() throws
  {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    let secret = try folders.secret()
    #expect(secret.count == 32)
    #expect(try folders.secret() == secret)
    #expect(try VisitorFolders(root, firstUser: nil).secret() == secret)
    let file = root.appendingPathComponent("secret")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    for count in [0, 31] {
      try Data(secret.prefix(count)).write(to: file)
      let fault = #expect(throws: FolderFault.self) { try folders.secret() }
      #expect(fault?.message.contains("\(file.path) is damaged: it has \(count) bytes of 32") == true)
    }
    try FileManager.default.removeItem(at: file)
    #expect(try folders.secret() != secret)
  }

  @Test("A secret that cannot be kept is no secret, and leaves no file open") func unkept() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    // It takes what is written, and keeps nothing.
    try FileManager.default.createSymbolicLink(
      atPath: root.appendingPathComponent("secret.new").path, withDestinationPath: "/dev/null")
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

  @Test("No user is two visitors', also where the next number is lost", .enabled(if: geteuid() == 0))
  func users() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root)
    let next = root.appendingPathComponent("next-user")
    var users: [UInt32] = []
    for (number, text) in [nil, "", "x", "7", "2000000", nil, "99999999999"].enumerated() {
      if number > 0 {
        if let text { try text.write(to: next, atomically: true, encoding: .utf8) } else { unlink(next.path) }
      }
      // What is there and valid is believed.
      if text == "2000000" { try "2000900\n".write(to: next, atomically: true, encoding: .utf8) }
      users.append(try #require(try folders.open("\(number)\(String(repeating: "a", count: 23))").user))
    }
    #expect(Set(users).count == users.count && users.allSatisfy { $0 >= 2_000_000 }, "\(users)")
  }

  @Test("Nothing is kept of somebody who has seen no page, but the log of a crash", arguments: [false, true])
  func removed(keepsLog: Bool) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = try VisitorFolders(root, firstUser: nil)
    let identifier = String(repeating: "b", count: 24)
    let folder = try folders.open(identifier)
    #expect(folder.isNew && folders.count == 1)
    try Data("words".utf8).write(to: folder.log)
    guard case .has(let lock) = FolderClaim.take(folder) else {
      Issue.record("no claim")
      return
    }
    close(lock)
    let store = FolderStore(folders: folders)
    store.close(identifier, keeping: keepsLog ? .log : .nothing) {}
    #expect(!folders.has(identifier) && folders.count == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.deletingLastPathComponent().path)
    #expect(names.filter { !$0.hasPrefix(".gone-") } == (keepsLog ? ["\(identifier).log"] : []))
    // One who was here before is known.
    _ = try folders.open(identifier)
    #expect(try !folders.open(identifier).isNew)
    store.close(identifier, keeping: .everything) {}
    #expect(folders.has(identifier) && folders.count == 1)
  }

  @Test("Files without contents count, too") func emptyFiles() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = try VisitorFolders(root, firstUser: nil).open(String(repeating: "c", count: 24))
    for number in 0..<100 {
      #expect(
        FileManager.default.createFile(
          atPath: folder.home.appendingPathComponent("\(number)").path, contents: nil))
    }
    #expect(folder.countBytes() >= 100 * VisitorFolder.bytesOfFile)
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
