import Foundation
import Synchronization
import Testing

@testable import ShojiServing

struct VisitorExpiryTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "expiry-\(UUID().uuidString)")

  /// A clock that stands still until it is set.
  private final class Clock: Sendable {
    private let time = Mutex(Date())
    var now: Date { time.withLock { $0 } }
    func advance(days: Double) { time.withLock { $0 += days * 86_400 } }
  }

  private func identifiers(in folders: VisitorFolders) -> Set<String> {
    Set(
      (0...255).flatMap { group in
        let place = folders.group([UInt8(group)].hexadecimal).path
        return (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      })
  }

  private func setUse(_ folders: VisitorFolders, _ identifier: String, at date: Date) throws {
    for part in folders.folder(of: identifier).all.reversed() {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: part.path)
    }
  }

  @Test("Visitors are forgotten once they have not come for long, a few at a time") func ages() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (folders, clock) = (try VisitorFolders(root, firstUser: nil), Clock())
    let expiry = VisitorExpiry(in: folders, after: 90 * 86_400) { clock.now }
    // All of one group.
    let all = (0..<20).map { "ab" + String(repeating: "0", count: 20) + String(10 + $0) }
    for identifier in all {
      let folder = try folders.open(identifier)
      try Data("log".utf8).write(to: folder.log)
      try Data("x".utf8).write(to: folder.home.appendingPathComponent("file"))
    }
    clock.advance(days: 89)
    #expect(expiry.due(in: 0xAB).isEmpty)
    // A log without a folder is of one whom another machine has.
    try Data().write(
      to: folders.group("ab").appendingPathComponent("ab" + String(repeating: "f", count: 22) + ".log"))
    try Data().write(to: folders.group("ab").appendingPathComponent("foreign"))
    clock.advance(days: 2)
    #expect(expiry.due(in: 0xAC).isEmpty)
    // One was here since.
    try setUse(folders, all[3], at: clock.now - 86_400)
    var taken: [String] = []
    for _ in 0..<5 {
      let due = expiry.due(in: 0xAB)
      #expect(due.count <= VisitorExpiry.mostAtOnce)
      for identifier in due {
        let places = expiry.moveAside(identifier)
        #expect(!places.isEmpty)
        for place in places { try FileManager.default.removeItem(at: place) }
      }
      taken += due
    }
    #expect(Set(taken) == Set(all).subtracting([all[3]]).union(["ab" + String(repeating: "f", count: 22)]))
    #expect(identifiers(in: folders) == [all[3], all[3] + ".log", "foreign"])
  }

  @Test("A visitor who comes between the look and the removal stays") func race() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (folders, clock) = (try VisitorFolders(root, firstUser: nil), Clock())
    let expiry = VisitorExpiry(in: folders, after: 90 * 86_400) { clock.now }
    let identifier = "cd" + String(repeating: "1", count: 22)
    _ = try folders.open(identifier)
    try setUse(folders, identifier, at: clock.now - 100 * 86_400)
    #expect(expiry.due(in: 0xCD) == [identifier])
    _ = try folders.open(identifier)
    #expect(expiry.moveAside(identifier).isEmpty)
    #expect(folders.has(identifier))
    // The end of a visit counts, too.
    try setUse(folders, identifier, at: clock.now - 100 * 86_400)
    FolderStore(folders: folders).close(identifier, keeping: .everything) {}
    #expect(expiry.due(in: 0xCD).isEmpty)
  }
}
