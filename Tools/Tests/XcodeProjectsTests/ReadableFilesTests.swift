import Containment
import Foundation
import Synchronization
import Testing

@testable import XcodeProjects

/// The roots and the bounds of reading a project.
@Suite final class ReadableFilesTests {
  private let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("readable-\(UUID().uuidString)").path
  private var root: String { place + "/root" }

  init() throws {
    try write("inside", "root/a/b.txt")
    try write("secret", "outside/secret.txt")
    try write("other", "rooted/other.txt")
  }

  deinit { try? FileManager.default.removeItem(atPath: place) }

  private func write(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: "\(place)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(root)/\(name)", withDestinationPath: target)
  }

  @Test func `what lies outside is not read, whatever leads there`() throws {
    try link("file", to: place + "/outside/secret.txt")
    try link("folder", to: place + "/outside")
    try link("chain", to: "folder")
    try link("relative", to: "../outside/secret.txt")
    try link("environment", to: "/proc/self/environ")
    try link("zero", to: "/dev/zero")
    try link("ring", to: "ring")
    try link("gone", to: place + "/outside/gone")
    let files = ReadableFiles(roots: [root])
    for path in [
      "\(place)/outside/secret.txt", "\(root)/../outside/secret.txt", "\(root)/a/../../outside/secret.txt",
      "\(place)/rooted/other.txt", "\(root)/file", "\(root)/folder/secret.txt", "\(root)/chain/secret.txt",
      "\(root)/relative", "\(root)/environment", "\(root)/zero", "\(root)/ring", "\(root)/gone",
      "/etc/passwd",
      "relative/a", "", "/", "\(root)\0/a", "\(root)/folder/none/x",
    ] {
      #expect(files.bytes(path) == nil, "\(path)")
      #expect(!files.exists(path) && !files.isFolder(path), "\(path)")
      #expect(files.names(in: path).isEmpty && files.files(in: path).isEmpty, "\(path)")
    }
    #expect(files.text("\(root)/a/b.txt") == "inside")
    #expect(files.text("\(root)/a/../a/./b.txt") == "inside")
    // A link to itself leads nowhere else.
    #expect(files.files(in: root) == ["a/b.txt", "ring"])
    #expect(!files.notes.isEmpty)
    #expect(files.notes.allSatisfy { !$0.message.hasControls && !$0.message.contains("secret\n") })
  }

  @Test func `links within the roots are read`() throws {
    try link("same", to: "a/b.txt")
    try link("folder", to: "a")
    let files = ReadableFiles(roots: [root])
    #expect(files.text("\(root)/same") == "inside")
    #expect(files.text("\(root)/folder/b.txt") == "inside")
    #expect(files.files(in: root) == ["a/b.txt", "folder", "same"])
    #expect(files.notes.isEmpty)
    // A root that is reached by a link, and one more root.
    try FileManager.default.createSymbolicLink(atPath: place + "/way", withDestinationPath: root)
    let others = ReadableFiles(roots: [place + "/way"])
    #expect(others.text(place + "/way/a/b.txt") == "inside")
    #expect(others.text(root + "/a/b.txt") == "inside")
    #expect(others.text(place + "/rooted/other.txt") == nil)
    others.add(root: place + "/rooted")
    #expect(others.text(place + "/rooted/other.txt") == "other")
    #expect(ReadableFiles(roots: ["/"]).text(place + "/outside/secret.txt") == "secret")
  }

  @Test func `a pipe does not wait, and a growing or huge file is bounded`() throws {
    mkfifo(root + "/pipe", 0o600)
    let files = ReadableFiles(roots: [root])
    #expect(files.bytes(root + "/pipe") == nil)
    try write("", "root/huge")
    truncate(root + "/huge", 1 << 40)
    #expect(files.bytes(root + "/huge") == nil)
    try write("", "root/empty")
    #expect(files.bytes(root + "/empty") == [])
    try files.check()
  }

  @Test func `each bound is named, and ends the reading`() throws {
    for number in 0..<30 { try write("x", "root/many/\(number)") }
    try write("x", "root/1/2/3/4/5/6/x")
    var bounds = ReadableFiles.Bounds()
    bounds.names = 20
    bounds.bytes = 10
    bounds.depth = 3
    bounds.seconds = 5
    let seconds = Mutex(0.0)
    func sentence(_ body: (ReadableFiles) -> Void) -> String {
      let files = ReadableFiles(roots: [root], bounds: bounds) { seconds.withLock { $0 } }
      body(files)
      #expect(files.text("\(root)/a/b.txt") == nil && files.names(in: root).isEmpty)
      do {
        try files.check()
        return "no error"
      } catch { return error.message }
    }
    #expect(sentence { _ = $0.files(in: "\(root)/many") }.contains("more than 20 files"))
    #expect(sentence { _ = $0.files(in: "\(root)/1") }.contains("more than 3 deep"))
    #expect(sentence { files in for _ in 0..<3 { _ = files.text("\(root)/a/b.txt") } }.contains("0 MiB"))
    #expect(sentence { _ in seconds.withLock { $0 = 6 } }.contains("more than 5 seconds"))
  }

  @Test func `the remarks about paths outside are bounded`() {
    let files = ReadableFiles(roots: [root])
    for number in 0..<5_000 { _ = files.exists("/elsewhere/\(number)") }
    #expect(files.notes.count == 21)
    #expect(files.notes.last?.message.contains("980 more") == true)
  }

  @Test func `a project reads its repository, or its own folder`() throws {
    try write("", "repository/App/App.xcodeproj/project.pbxproj")
    try write("", "repository/Shared/S.swift")
    #expect(
      ProjectSearch.territory(of: place + "/repository/App/App.xcodeproj") == place + "/repository/App")
    #expect(ProjectSearch.territory(of: place + "/repository/App") == place + "/repository/App")
    try write("ref: refs/heads/main", "repository/.git/HEAD")
    #expect(ProjectSearch.territory(of: place + "/repository/App/App.xcodeproj") == place + "/repository")
    #expect(ProjectSearch.territory(of: place + "/repository/App") == place + "/repository")
  }

  @Test func theTimeOfCompilersIsNoReading() {
    let seconds = Mutex(0.0)
    let files = ReadableFiles(roots: ["/"]) { seconds.withLock { $0 } }
    #expect(!files.names(in: "/usr").isEmpty)
    seconds.withLock { $0 = 400 }
    files.beginReading()
    #expect(!files.names(in: "/usr").isEmpty)
    seconds.withLock { $0 = 530 }
    #expect(files.names(in: "/usr").isEmpty)
    #expect(throws: ProjectError.self) { try files.check() }
  }
}
