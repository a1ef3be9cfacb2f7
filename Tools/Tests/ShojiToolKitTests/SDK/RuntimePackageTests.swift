import ChildProcesses
import Foundation
import Testing

@testable import ShojiToolKit

/// The package of which the SDK is made, in clones of all names.
@Suite struct RuntimePackageTests {
  /// The package manager knows the aliases of modules by the clone's identity, and ignores those of others
  /// without a word.
  @Test(arguments: ["Shoji.git", "two Words", "Ünder.git.git"])
  func aliasesNameTheCloneAsThePackageManagerDoes(name: String) throws {
    let clone = try #require(Clone(environment: [:]))
    let folder = try Folder()
    let package = folder.url.appendingPathComponent("\(name)/SDK/ShojiRuntime")
    for target in ["ShojiRuntime", "ShojiFrameworks", "ShojiTesting"] {
      try folder.write("", to: "\(name)/SDK/ShojiRuntime/Sources/\(target)/\(target).swift")
    }
    let manifest = try String(
      contentsOf: clone.folder.appendingPathComponent("SDK/ShojiRuntime/Package.swift"), encoding: .utf8)
    try folder.write(manifest, to: "\(name)/SDK/ShojiRuntime/Package.swift")
    try folder.write("", to: "\(name)/Sources/Lamp/Lamp.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let modules = ["Lamp"]
      let package = Package(
        name: "Shoji", products: [.library(name: "Lamp", targets: ["Lamp"])], targets: [.target(name: "Lamp")])
      """, to: "\(name)/Package.swift")

    let shown = try swift(["package", "show-dependencies", "--format", "json"], in: package)
    let graph = try JSONDecoder().decode(Graph.self, from: shown)
    let dumped = try swift(["package", "dump-package"], in: package)
    let named = String(decoding: dumped, as: UTF8.self)
      .matches(of: /"product"\s*:\s*\[\s*"Lamp",\s*"([^"]*)"/).map { $0.1.lowercased() }
    #expect(named.count == 3 && Set(named) == Set(graph.dependencies.map(\.identity)), "\(named)")
  }

  @Test func messagesAboutFontsAreShown() throws {
    let folder = try Folder()
    try folder.write(
      "copy_fonts() { printf '==> there is no %s\\nsomething else\\n' \"$1\" >&2; }\n", to: "scripts/packages"
    )
    let clone = try #require(Clone(environment: ["SHOJI_ROOT": folder.url.path]))
    #expect(try clone.copyFonts(into: "/a b") == ["there is no /a b"])
    try folder.write("copy_fonts() { false; }\n", to: "scripts/packages")
    #expect(throws: ToolError.self) { try clone.copyFonts(into: "/a b") }
  }

  private struct Graph: Decodable {
    var identity: String
    var dependencies: [Graph]
  }

  private func swift(_ words: [Argument], in folder: URL) throws -> Data {
    var command = Command("swift", words, in: folder)
    command.removed = ["SHOJI_SDK_DEBUG"]
    let result = try command.run()
    #expect(result.succeeded, "\(result.errorText)")
    return result.output
  }
}
