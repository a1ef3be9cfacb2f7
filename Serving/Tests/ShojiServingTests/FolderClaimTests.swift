import Foundation
import Testing

@testable import ShojiServing

/// The lock by which a visitor's folder has one process.
struct FolderClaimTests {
  private func withFolder(_ test: (VisitorFolder) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("claim-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try test(try VisitorFolders(root, firstUser: nil).open(String(repeating: "a", count: 24)))
  }

  /// A program that has a descriptor as its input, and does not end by itself.
  private func holder(_ descriptor: Int32) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "trap '' TERM; exec sleep 600"]
    process.standardInput = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    try process.run()
    return process
  }

  @Test("A folder has one process, until that ends") func one() throws {
    try withFolder { folder in
      guard case .has(let descriptor) = FolderClaim.take(folder) else {
        Issue.record("no claim")
        return
      }
      #expect(FolderClaim.take(folder) == .isHeld)
      let process = try holder(descriptor)
      close(descriptor)
      // The server's own descriptor is closed, and the other process has the lock.
      #expect(FolderClaim.take(folder) == .isHeld)
      #expect(FolderClaim.endHolders(of: folder, but: [process.processIdentifier]) == [])
      #expect(FolderClaim.endHolders(of: folder, but: [getpid()]) == [process.processIdentifier])
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      guard case .has(let next) = FolderClaim.take(folder) else {
        Issue.record("no claim")
        return
      }
      close(next)
    }
  }

  @Test("Somebody who only reads the lock's file goes on") func reader() throws {
    try withFolder { folder in
      guard case .has(let descriptor) = FolderClaim.take(folder) else {
        Issue.record("no claim")
        return
      }
      let reader = try holder(open(FolderClaim.file(of: folder).path, O_RDONLY))
      let process = try holder(descriptor)
      close(descriptor)
      #expect(FolderClaim.endHolders(of: folder, but: [getpid()]) == [process.processIdentifier])
      process.waitUntilExit()
      #expect(reader.isRunning)
      reader.terminate()
      kill(reader.processIdentifier, SIGKILL)
      reader.waitUntilExit()
    }
  }

  @Test("What is no file of a lock gives none") func faults() throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(
        at: FolderClaim.file(of: folder), withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
      guard case .failed = FolderClaim.take(folder) else {
        Issue.record("a link is followed")
        return
      }
      #expect(FolderClaim.endHolders(of: folder, but: []).isEmpty)
    }
  }
}
