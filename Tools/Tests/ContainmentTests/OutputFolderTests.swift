import Containment
import Foundation
import Testing

/// Writes that stay in their folder, whatever is on the disk.
@Suite final class OutputFolderTests {
  private let place = FileManager.default.temporaryDirectory.appendingPathComponent(
    "containment-\(UUID().uuidString)"
  ).path
  private var root: String { place + "/root" }
  private var outside: String { place + "/outside" }

  init() throws {
    for folder in [root, outside] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try Data("kept".utf8).write(to: URL(fileURLWithPath: outside + "/kept"))
  }

  deinit { try? FileManager.default.removeItem(atPath: place) }

  /// The bytes of all files outside, by their paths.
  private func everythingOutside() throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: outside) {
      found[name] = FileManager.default.contents(atPath: outside + "/" + name) ?? Data()
    }
    return found
  }

  private func path(_ text: String) throws -> ContainedPath { try #require(ContainedPath(text)) }

  @Test func `what is written is there, and only what differs is written`() throws {
    let folder = OutputFolder(root)
    #expect(try folder.write("one", at: path("a/b/c.txt")))
    #expect(try !folder.write("one", at: path("a/b/c.txt")))
    #expect(try folder.write("two", at: path("a/b/c.txt")))
    #expect(folder.bytes(at: try path("a/b/c.txt")) == Data("two".utf8))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: root).sorted() == ["a", "a/b", "a/b/c.txt"])
    folder.remove(at: try path("a/b/c.txt"))
    folder.removeEmptyFolders(from: try path("a/b"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: root).isEmpty)
  }

  @Test func `a root that is not there is made`() throws {
    let folder = OutputFolder(root + "/x/y")
    try folder.write("one", at: path("z"))
    #expect(FileManager.default.contents(atPath: root + "/x/y/z") == Data("one".utf8))
  }

  /// Every way in which a link, a file or a folder stands in the way, and what each call does about it.
  @Test(arguments: [OutputFolder.Obstacles.replaced, .refused])
  func `nothing is written through links`(obstacles: OutputFolder.Obstacles) throws {
    let before = try everythingOutside()
    let manager = FileManager.default
    let folder = OutputFolder(root, obstacles: obstacles)
    // A folder that is a link; one below which another is missing; a ring; a file in a folder's place.
    try manager.createSymbolicLink(atPath: root + "/out", withDestinationPath: outside)
    try manager.createSymbolicLink(atPath: root + "/kept", withDestinationPath: outside + "/kept")
    try manager.createSymbolicLink(atPath: root + "/gone", withDestinationPath: outside + "/new")
    try manager.createSymbolicLink(atPath: root + "/ring", withDestinationPath: "ring")
    try manager.createSymbolicLink(atPath: root + "/up", withDestinationPath: "..")
    try Data("file".utf8).write(to: URL(fileURLWithPath: root + "/file"))
    for name in ["out/x", "out/a/b/x", "up/outside/x", "gone/x", "ring/x", "file/x"] {
      for write in [
        { try folder.write("bad", at: self.path(name)) },
        { try folder.link(to: "/etc", at: self.path(name)) },
        {
          try folder.put(fileAt: self.root + "/file", at: self.path(name))
          return true
        },
        {
          try folder.makeFolder(at: self.path(name))
          return true
        },
      ] {
        if obstacles == .refused {
          #expect(throws: ContainmentError.self, "\(name)") { _ = try write() }
        } else if manager.fileExists(atPath: root + "/file") || name != "file/x" {
          _ = try? write()
        }
      }
      folder.remove(at: try path(name))
      folder.removeEmptyFolders(from: try path(name))
      #expect(try everythingOutside() == before, "\(name)")
    }
    // A link in a file's own place is replaced, whatever it leads to.
    for name in ["kept", "gone", "ring"] {
      try? manager.removeItem(atPath: root + "/" + name)
      try manager.createSymbolicLink(
        atPath: root + "/" + name, withDestinationPath: name == "ring" ? "ring" : outside + "/" + name)
      try folder.write("mine", at: path(name))
      #expect(folder.bytes(at: try path(name)) == Data("mine".utf8))
    }
    #expect(try everythingOutside() == before)
    // Removing a link leaves what it leads to.
    try? manager.removeItem(atPath: root + "/out")
    try manager.createSymbolicLink(atPath: root + "/out", withDestinationPath: outside)
    folder.remove(at: try path("out"))
    #expect(try everythingOutside() == before)
    #expect((try? manager.destinationOfSymbolicLink(atPath: root + "/out")) == nil)
  }

  @Test func `folders in a file's place are replaced in folders of ours alone`() throws {
    try FileManager.default.createDirectory(atPath: root + "/f/x", withIntermediateDirectories: true)
    #expect(throws: ContainmentError.self) { try OutputFolder(root).write("a", at: path("f")) }
    try OutputFolder(root, obstacles: .replaced).write("a", at: path("f"))
    #expect(FileManager.default.contents(atPath: root + "/f") == Data("a".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["f"])
  }
}
