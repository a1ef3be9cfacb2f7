import Foundation
import Testing

@testable import ShojiServing

struct SharedFolderTests {
  private static let isRoot = geteuid() == 0

  /// A folder for a test, with the folder of visitors, and an app below `app`.
  private func withFolder(firstUser: UInt32?, _ test: (URL, VisitorFolders, URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID().uuidString)")
    let app = root.appendingPathComponent("app/App")
    try FileManager.default.createDirectory(
      at: app.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    // A machine's folder for temporary files may be closed to others.
    for part in ["", "app"] { chmod(root.appendingPathComponent(part).path, 0o711) }
    try Data().write(to: app)
    try test(root, VisitorFolders(root.appendingPathComponent("data"), firstUser: firstUser), app)
  }

  private func status(_ url: URL) -> (mode: UInt32, group: UInt32) {
    var status = stat()
    stat(url.path, &status)
    return (status.st_mode & 0o7777, status.st_gid)
  }

  @Test("A server that is not root shares a folder as it is") func plain() throws {
    try withFolder(firstUser: nil) { root, visitors, app in
      let folder = root.appendingPathComponent("a/shared")
      let shared = try SharedFolder(folder, beside: visitors, app: app)
      #expect(shared.group == nil)
      let mode = status(folder).mode
      try Data("x".utf8).write(to: folder.appendingPathComponent("file"))
      _ = try SharedFolder(folder, beside: visitors, app: app)
      #expect(status(folder).mode == mode)
    }
  }

  @Test("A server that is not root does not share what is another user's", .enabled(if: isRoot))
  func others() throws {
    try withFolder(firstUser: nil) { root, visitors, app in
      let folder = root.appendingPathComponent("shared")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("x".utf8).write(to: folder.appendingPathComponent("own"))
      _ = try SharedFolder(folder, beside: visitors, app: app)
      let letter = folder.appendingPathComponent("letter")
      try Data("x".utf8).write(to: letter)
      chown(letter.path, 65_534, 65_534)
      #expect(throws: FolderFault.self) { try SharedFolder(folder, beside: visitors, app: app) }
      try FileManager.default.removeItem(at: letter)
      chown(folder.path, 65_534, 65_534)
      #expect(throws: FolderFault.self) { try SharedFolder(folder, beside: visitors, app: app) }
    }
  }

  @Test("A shared folder has a group of its visitors' users, and gives it to files", .enabled(if: isRoot))
  func group() throws {
    try withFolder(firstUser: 70_001) { root, visitors, app in
      let folder = root.appendingPathComponent("shared")
      for _ in 0..<2 {
        #expect(try SharedFolder(folder, beside: visitors, app: app).group == 70_000)
        #expect(status(folder) == (0o2770, 70_000))
        try Data("x".utf8).write(to: folder.appendingPathComponent("file"))
      }
      #expect(status(folder.appendingPathComponent("file")).group == 70_000)
    }
  }

  @Test("A folder that has other files is left as it is", .enabled(if: isRoot)) func foreign() throws {
    try withFolder(firstUser: 70_001) { root, visitors, app in
      let folder = root.appendingPathComponent("etc")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("x".utf8).write(to: folder.appendingPathComponent("passwd"))
      let before = status(folder)
      #expect(throws: FolderFault.self) { try SharedFolder(folder, beside: visitors, app: app) }
      #expect(status(folder) == before)
    }
  }

  @Test("A folder that visitors' users do not reach is refused by name", .enabled(if: isRoot))
  func unreachable() throws {
    try withFolder(firstUser: 70_001) { root, visitors, app in
      let closed = root.appendingPathComponent("closed")
      try FileManager.default.createDirectory(
        at: closed, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let fault = #expect(throws: FolderFault.self) {
        try SharedFolder(closed.appendingPathComponent("shared"), beside: visitors, app: app)
      }
      #expect(fault?.message.hasSuffix("they may not enter \(closed.resolvingSymlinksInPath().path)") == true)
    }
  }

  @Test(
    "A shared folder holds neither visitors nor the app, and lies in no visitor's",
    arguments: [nil, UInt32(70_001)])
  func places(firstUser: UInt32?) throws {
    guard firstUser == nil || Self.isRoot else { return }
    try withFolder(firstUser: firstUser) { root, visitors, app in
      symlink(root.path, root.appendingPathComponent("data/link").path)
      for place in ["", "data", "data/link", "app", "data/visitors", "data/visitors/ab/shared"] {
        #expect(throws: FolderFault.self, "\(place)") {
          try SharedFolder(root.appendingPathComponent(place), beside: visitors, app: app)
        }
      }
      // Beside visitors, in the server's own folder, is a good place.
      _ = try SharedFolder(root.appendingPathComponent("data/shared"), beside: visitors, app: app)
    }
  }
}
