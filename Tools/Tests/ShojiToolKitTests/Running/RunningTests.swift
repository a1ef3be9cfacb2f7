import Foundation
import Testing

@testable import ShojiToolKit

/// The secret and the port of a project.
struct ProjectStateTests {
  private func state(_ folder: Folder, project: String = "/home/me/App") throws -> ProjectState {
    try ProjectState(of: URL(fileURLWithPath: project), environment: ["XDG_STATE_HOME": folder.url.path])
  }

  @Test func aSecretStaysUntilANewOneIsWanted() throws {
    let folder = try Folder()
    let first = try state(folder).secret()
    #expect(first.wholeMatch(of: /[0-9a-f]{32}/) != nil)
    #expect(try state(folder).secret() == first)
    let second = try state(folder).secret(fresh: true)
    #expect(second != first)
    #expect(try state(folder).secret() == second)
    #expect(try state(folder, project: "/home/me/Other").secret() != second)
  }

  @Test func theSecretIsForItsUserAlone() throws {
    let folder = try Folder()
    let state = try state(folder)
    let secret = try state.secret()
    let file = state.folder.appendingPathComponent("secret").path
    func mode(_ path: String) throws -> Int {
      try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }
    #expect(try mode(file) == 0o600)
    #expect(try mode(state.folder.path) == 0o700)
    // One that others could read is not used again.
    chmod(file, 0o644)
    #expect(try state.secret() != secret)
    #expect(try mode(file) == 0o600)
  }

  @Test(arguments: ["", "short", String(repeating: "g", count: 32)])
  func aBrokenSecretIsReplaced(text: String) throws {
    let folder = try Folder()
    let state = try state(folder)
    let file = state.folder.appendingPathComponent("secret")
    try Data(text.utf8).write(to: file)
    chmod(file.path, 0o600)
    #expect(try state.secret().wholeMatch(of: /[0-9a-f]{32}/) != nil)
  }

  @Test func thePortStaysWhileItIsFree() throws {
    let folder = try Folder()
    let port = try state(folder).port()
    #expect(try state(folder).port() == port)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 && listen(listener, 1) == 0
      }
    }
    try #require(bound)
    #expect(!Port.isFree(port))
    #expect(try state(folder).port() != port)
  }
}

/// The watched files, and the changes that lead to a build.
struct WatchingTests {
  /// Gathers reports, and waits for them.
  private final class Reports: @unchecked Sendable {
    private let condition = NSCondition()
    private var all: Set<FileChange> = []

    func add(_ changes: Set<FileChange>) {
      condition.lock()
      all.formUnion(changes)
      condition.broadcast()
      condition.unlock()
    }

    /// The changes, once one of them is about a file of that name; nil when none comes in ten seconds.
    func wait(for name: String) -> Set<FileChange>? {
      let end = Date(timeIntervalSinceNow: 10)
      condition.lock()
      defer { condition.unlock() }
      while !all.contains(where: { $0.path.hasSuffix("/" + name) }) {
        guard condition.wait(until: end) else { return nil }
      }
      return all
    }
  }

  @Test func filesAndNewFoldersAreWatched() throws {
    let folder = try Folder()
    try folder.write("1", to: "Sources/A.swift")
    try folder.write("1", to: ".build/x.swift")
    let reports = Reports()
    let watcher = try FileWatcher([folder.url], delay: .milliseconds(5)) { reports.add($0) }
    defer { watcher.stop() }
    let path = folder.url.path
    try folder.write("2", to: ".build/x.swift")
    try "2".write(toFile: path + "/Sources/A.swift", atomically: false, encoding: .utf8)
    #expect(
      reports.wait(for: "A.swift")?.contains(FileChange(path: path + "/Sources/A.swift", kind: .written))
        == true)
    try folder.write("1", to: "Sources/New/B.swift")
    #expect(reports.wait(for: "B.swift") != nil)
    try folder.write("2", to: "Sources/New/Deep/C.swift")
    #expect(reports.wait(for: "C.swift") != nil)
    try FileManager.default.removeItem(atPath: path + "/Sources/New/B.swift")
    try FileManager.default.moveItem(atPath: path + "/Sources/A.swift", toPath: path + "/Sources/D.swift")
    let all = try #require(reports.wait(for: "D.swift"))
    #expect(all.contains(FileChange(path: path + "/Sources/D.swift", kind: .appeared)))
    #expect(all.contains(FileChange(path: path + "/Sources/A.swift", kind: .disappeared)))
    #expect(!all.contains { $0.path.contains(".build") })
  }

  @Test func anAppThatEndsAtOnceAgainAndAgainWaits() {
    var policy = RestartPolicy()
    let answers = [60, 60, 0.1, 0.1, 0.1].map { policy.restarts(after: $0) }
    #expect(answers == [true, true, true, true, false])
    policy.reset()
    let later = [0.1, 0.1, 0.1, 0.1].map { policy.restarts(after: $0) }
    #expect(later == [true, true, true, false])
  }
}
