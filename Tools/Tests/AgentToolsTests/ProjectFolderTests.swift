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
      #expect(try folder.place(folder.output(path)).hasPrefix(folder.url.path + "/"))
    }
    for path in [
      "../a.png", "/tmp/a.png", "Tests/../../a.png", "link/a.png", "file.png", "", ".", "~/../../a.png/..",
    ] {
      #expect(throws: ToolFailure.self, "\(path)") { try folder.output(path) }
    }
    #expect(try folder.file("Tests").path == folder.url.path + "/Tests")
    for path in ["../other.png", "/etc/passwd", "link/x", "file.png", "Tests/../../other.png"] {
      #expect(throws: ToolFailure.self, "\(path)") { try folder.file(path) }
    }
  }
}
