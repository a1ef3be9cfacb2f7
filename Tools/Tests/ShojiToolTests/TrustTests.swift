import ChildProcesses
import Foundation
import Testing

/// The table of `docs/trust.md`: which commands let a package's manifest touch what lies outside.
@Suite struct TrustTests {
  /// Whether a command lets a manifest write a file beside the package.
  private func isWritten(by words: [String]) throws -> Bool {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("trust-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let package = root.appendingPathComponent("Guest")
    try FileManager.default.createDirectory(
      at: package.appendingPathComponent("Sources/Guest"), withIntermediateDirectories: true)
    let mark = root.appendingPathComponent("mark")
    let manifest = """
      // swift-tools-version: 6.0
      import Foundation
      import PackageDescription
      try? Data().write(to: URL(fileURLWithPath: "\(mark.path)"))
      let package = Package(name: "Guest", targets: [.target(name: "Guest")])
      """
    try Data(manifest.utf8).write(to: package.appendingPathComponent("Package.swift"))
    try Data("let one = 1\n".utf8).write(to: package.appendingPathComponent("Sources/Guest/One.swift"))
    var command = try Command(own: [ExitCodeTests.shoji.path] + words, in: package)
    command.environment["SHOJI_FROM_SOURCE"] = "1"
    _ = try command.run()
    return FileManager.default.fileExists(atPath: mark.path)
  }

  @Test func `writing a workflow executes no manifest`() throws {
    #expect(try !isWritten(by: ["ci", "--shoji-url", "https://example.com/shoji"]))
  }

  @Test(
    .enabled(if: Confinement.isAvailable, "this kernel has no Landlock, or no filter of system calls"),
    arguments: [["check"], ["snapshot", "-o", "a.png"], ["preview", "Thing", "-o", "a.png"]])
  func `a manifest writes nothing outside before a person said so`(words: [String]) throws {
    #expect(try !isWritten(by: words))
  }

  @Test(arguments: [["test", "--filter", "None"], ["check", "--trust"]])
  func `a manifest does what the person may, once they said so`(words: [String]) throws {
    #expect(try isWritten(by: words))
  }
}
