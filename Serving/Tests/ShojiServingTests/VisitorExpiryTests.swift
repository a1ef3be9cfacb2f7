import Foundation
import Synchronization
import Testing

@testable import ShojiServing

struct ForgottenVisitorsTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "forgotten-\(UUID().uuidString)")

  /// A clock that stands still until it is set.
  private final class Clock: Sendable {
    private let time = Mutex(Date())
    var now: Date { time.withLock { $0 } }
    func advance(days: Double) { time.withLock { $0 += days * 86_400 } }
  }

  private func identifiers(in folder: ServedFolder) -> Set<String> {
    Set(
      (0...255).flatMap { group in
        let place = folder.group([UInt8(group)].hexadecimal).path
        return (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      })
  }

  private func setUse(_ folder: ServedFolder, _ identifier: String, at date: Date) throws {
    let place = folder.folder(of: identifier)
    for part in ["home", "tmp", "resume", ""] {
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: place.appendingPathComponent(part).path)
    }
  }

  @Test("Visitors are forgotten once they have not come for long, a few at a time") func ages() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (folder, clock) = (try ServedFolder(root, firstUser: nil), Clock())
    let forgotten = ForgottenVisitors(in: folder, after: 90 * 86_400) { clock.now }
    // All of one group.
    let all = (0..<20).map { "ab" + String(repeating: "0", count: 20) + String(10 + $0) }
    for identifier in all {
      let place = try folder.open(identifier)
      try Data("log".utf8).write(to: place.log)
      try Data("x".utf8).write(to: place.home.appendingPathComponent("file"))
    }
    clock.advance(days: 89)
    #expect(forgotten.due(in: 0xAB).isEmpty)
    // A log without a folder is of one whom another machine has.
    try Data().write(
      to: folder.group("ab").appendingPathComponent("ab" + String(repeating: "f", count: 22) + ".log"))
    try Data().write(to: folder.group("ab").appendingPathComponent("foreign"))
    clock.advance(days: 2)
    #expect(forgotten.due(in: 0xAC).isEmpty)
    // One was here since.
    try setUse(folder, all[3], at: clock.now - 86_400)
    var taken: [String] = []
    for _ in 0..<5 {
      let due = forgotten.due(in: 0xAB)
      #expect(due.count <= ForgottenVisitors.mostAtOnce)
      for identifier in due {
        let places = forgotten.take(identifier)
        #expect(!places.isEmpty)
        for place in places { try FileManager.default.removeItem(at: place) }
      }
      taken += due
    }
    #expect(Set(taken) == Set(all).subtracting([all[3]]).union(["ab" + String(repeating: "f", count: 22)]))
    #expect(identifiers(in: folder) == [all[3], all[3] + ".log", "foreign"])
  }

  @Test("A visitor who comes between the look and the removal stays") func race() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (folder, clock) = (try ServedFolder(root, firstUser: nil), Clock())
    let forgotten = ForgottenVisitors(in: folder, after: 90 * 86_400) { clock.now }
    let identifier = "cd" + String(repeating: "1", count: 22)
    _ = try folder.open(identifier)
    try setUse(folder, identifier, at: clock.now - 100 * 86_400)
    #expect(forgotten.due(in: 0xCD) == [identifier])
    _ = try folder.open(identifier)
    #expect(forgotten.take(identifier).isEmpty)
    #expect(folder.has(identifier))
    // The end of a visit counts, too.
    try setUse(folder, identifier, at: clock.now - 100 * 86_400)
    FolderStore(folder: folder).close(identifier) {}
    #expect(forgotten.due(in: 0xCD).isEmpty)
  }

  @Test("One server has a folder of visitors at a time") func lock() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = try ServedFolder(root, firstUser: nil)
    let first = try folder.lock()
    let fault = #expect(throws: FolderFault.self) { try ServedFolder(root, firstUser: nil).lock() }
    #expect(fault?.message.contains("another server keeps its visitors in \(root.path)") == true)
    withExtendedLifetime(first) {}
  }

  @Test("A folder is free again when its server has ended") func unlock() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = try ServedFolder(root, firstUser: nil)
    for _ in 0..<2 { _ = try folder.lock() }
  }
}
