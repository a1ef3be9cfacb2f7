import Foundation
import Testing

@testable import ShojiServing

/// The places of files, and the number of open ones.
struct PlacesTests {
  @Test("A server knows when its folder is removed, moved or replaced") func lost() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("place-\(UUID().uuidString)")
    let other = root.appendingPathExtension("other")
    defer { for url in [root, other] { try? FileManager.default.removeItem(at: url) } }
    for change in 0..<3 {
      let folders = try VisitorFolders(root, firstUser: nil)
      let lock = try folders.lock()
      #expect(lock.isInPlace)
      #expect(throws: FolderFault.self) { try folders.lock() }
      if change == 1 {
        try FileManager.default.moveItem(at: root, to: other)
      } else {
        try FileManager.default.removeItem(at: root)
      }
      #expect(!lock.isInPlace)
      if change == 2 {
        // Another server has begun there.
        let next = try VisitorFolders(root, firstUser: nil).lock()
        #expect(next.isInPlace && !lock.isInPlace)
      }
    }
  }

  @Test(
    "Visitors are not kept where all of them may read",
    arguments: [
      ("app", true, true), ("app/data", true, true), ("link/data", true, true), ("data", true, false),
      ("application", true, false), ("/usr/share/x", false, true), ("/usr/share/x", true, false),
    ])
  func places(path: String, hasUsers: Bool, isRefused: Bool) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("place-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let app = root.appendingPathComponent("app/App")
    try FileManager.default.createDirectory(
      at: app.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: app)
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("link"), withDestinationURL: app.deletingLastPathComponent())
    let place = path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
    do throws(FolderFault) {
      try VisitorPlace.check(place, beside: app, hasUsers: hasUsers)
      #expect(!isRefused)
    } catch {
      #expect(isRefused && error.message.contains("--data"))
    }
  }

  @Test("Limits fit the number of open files, and say so where they give way") func files() {
    for (files, processes, silent, says) in [
      (20_000, 500, 1_000, false), (1_048_576, 500, 1_000, false), (1_024, 160, 320, true),
      (4_096, 500, 1_000, false),
      (64, 8, 16, true),
    ] {
      var limits = Limits()
      let limit = FileLimit(files: files)
      #expect((limit.fit(&limits) != nil) == says, "\(files)")
      #expect(limits.processes == processes && limits.silentConnections == silent, "\(files): \(limits)")
      // All together, there are files left.
      let all = 2 * limits.processes + limits.silentConnections + limit.mostConnections
      #expect(files == 64 || all <= files - 64, "\(files): \(all)")
    }
  }
}
