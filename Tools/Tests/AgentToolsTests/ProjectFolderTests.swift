import AgentProtocol
import Foundation
import Testing

@testable import AgentTools

/// The folder outside of which agents write nothing.
@Suite struct ProjectFolderTests {
  @Test func whatIsWrittenLiesInTheFolder() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("agent-\(UUID().uuidString)")
    let inner = root.appendingPathComponent("app/Tests")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: root.path + "/app/link", withDestinationPath: root.path)
    try manager.createSymbolicLink(
      atPath: root.path + "/app/file.png", withDestinationPath: root.path + "/other.png")
    let folder = ProjectFolder(root.appendingPathComponent("app"))
    for path in ["a.png", "Tests/a.png", "./Tests/../a.png", folder.url.path + "/b.png", "new/a.png"] {
      #expect(try folder.place(folder.output(path, endings: ["png"])).hasPrefix(folder.url.path + "/"))
    }
    for path in [
      "../a.png", "/tmp/a.png", "Tests/../../a.png", "link/a.png", "file.png", "", ".", "~/../../a.png/..",
    ] {
      #expect(throws: ToolFailure.self, "\(path)") { try folder.output(path, endings: ["png"]) }
    }
    // Files that other programs obey, and sources.
    for path in [
      ".git/config", ".git/hooks/a.png", ".git/a.png", "a.swift", "Package.swift", "Tests/.hidden/a.png",
      ".a.png",
      "Package.resolved", "png",
    ] {
      #expect(throws: ToolFailure.self, "\(path)") { try folder.output(path, endings: ["png"]) }
    }
    #expect(try folder.output(".build/a.png", endings: ["png"]).text == ".build/a.png")
    #expect(try folder.file("Tests").path == folder.url.path + "/Tests")
    for path in ["../other.png", "/etc/passwd", "link/x", "file.png", "Tests/../../other.png"] {
      #expect(throws: ToolFailure.self, "\(path)") { try folder.file(path) }
    }
  }

  /// An app may leave anything in the place of a picture.
  @Test func aPictureIsAFileOfItsOwn() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("agent-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("secret".utf8).write(to: root.appendingPathComponent("secret"))
    let folder = ProjectFolder(root)
    let file = try folder.scratchFile("png")
    try Data("picture".utf8).write(to: file)
    #expect(try folder.made(file) == Data("picture".utf8))
    let obstacles: [(String) -> Int32] = [
      { symlink(root.path + "/secret", $0) }, { mkfifo($0, 0o600) }, { symlink("/dev/zero", $0) },
      { mkdir($0, 0o700) },
    ]
    for obstacle in obstacles {
      let file = try folder.scratchFile("png")
      #expect(obstacle(file.path) == 0)
      #expect(throws: ToolFailure.self) { try folder.made(file) }
    }
  }
}
