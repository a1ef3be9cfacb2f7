import ChildProcesses
import Foundation
import Testing

/// The bounds of `docs/readers.md` for sources, in packages that nothing translates.
@Suite struct SourceBoundsTests {
  @Test func `check gives no file beyond the bounds to the compiler`() throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent("deep-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: package) }
    let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Deep",
        targets: [.target(name: "Deep"), .executableTarget(name: "App", dependencies: ["Deep"])])
      """,
      "Sources/Deep/Deep.swift": "let one = 1\nlet deep = \(deep)\n",
      // It imports what was left out, so that nothing is left to be built.
      "Sources/App/App.swift": "import Deep\nlet two: String = 2\n",
    ]
    for (path, text) in files {
      let file = package.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var command = try Command(own: [ExitCodeTests.shoji.path, "check"], in: package)
    command.environment["SHOJI_FROM_SOURCE"] = "1"
    let result = try command.run()
    let words = result.outputText + result.errorText
    #expect(!result.succeeded)
    #expect(words.contains("Deep.swift:2") && words.contains("source beyond the bounds"), "\(words)")
    #expect(!words.contains("App.swift"), "\(words)")
  }
}
