import Foundation
import Synchronization
import Testing

@testable import Containment

/// Commands that wait for each other.
@Suite struct FolderLockTests {
  @Test func oneAtATimeWorksInAFolder() throws {
    let folder = OutputFolder(FileManager.default.temporaryDirectory.path + "/lock-\(UUID())")
    defer { try? FileManager.default.removeItem(atPath: folder.root) }
    let inside = Atomic(0)
    let most = Atomic(0)
    let waits = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let lock = try? FolderLock(folder) { waits.add(1, ordering: .relaxed) }
      let count = inside.add(1, ordering: .relaxed).newValue
      most.max(count, ordering: .relaxed)
      usleep(2_000)
      inside.subtract(1, ordering: .relaxed)
      withExtendedLifetime(lock) {}
    }
    #expect(most.load(ordering: .relaxed) == 1)
  }

  @Test func aFolderThatCannotBeMadeIsAnError() {
    #expect(throws: ContainmentError.self) { try FolderLock(OutputFolder("/proc/none")) }
  }
}
