import ChildProcesses
import Foundation
import Testing

@testable import ShojiToolKit

/// The exit codes of the commands, as the help of the tool and docs/tool.md have them, and the words about
/// mistakes.
@Suite(.serialized) struct ExitCodeTests {
  /// A command line, its exit code, and words of its message.
  struct Line: CustomTestStringConvertible, Sendable {
    var words: String
    var code: Int32
    var message: String

    init(_ words: String, _ code: Int32, _ message: String = "") {
      (self.words, self.code, self.message) = (words, code, message)
    }

    var testDescription: String { words.isEmpty ? "no words" : words }
  }

  private static let lines = [
    // All went well.
    Line("", 0, "OVERVIEW"), Line("--version", 0, Version.current), Line("--help", 0, "OVERVIEW"),
    Line("help test", 0, "--accept"), Line("test --help", 0, "--junit"),
    Line("--generate-completion-script bash", 0, "shoji"),
    // Mistyped words.
    Line("tset", 64, "“test”"), Line("version", 64, "“--version”"), Line("--versoin", 64, "“--version”"),
    Line("help tset", 64, "“test”"), Line("help xyzzy", 64, "no command “xyzzy”"),
    Line("test --filtr x", 64, "--filter"), Line("run --prot 9", 64, "--port"),
    Line("check --jsn", 64, "--json"),
    Line("ci --forse", 64, "--force"), Line("test --nonsense", 64, "--nonsense"),
    // Command lines that cannot be followed.
    Line("test NAME", 64, "--accept"), Line("test --accept A --junit a.xml", 64, "stands alone"),
    Line("test --package-path nowhere", 64, "no folder nowhere"), Line("run --port 0", 64, "1 to 65535"),
    Line("test --configuration Fast", 64, "Fast"), Line("test --target App", 64, "--target"),
    Line("preview None.ui.xml -o a.png", 64, "no file"), Line("preview Card -o a.txt", 64, ".png"),
    Line("snapshot", 64, "--output"), Line("snapshot -o a.png --size 3", 64, "393x852"),
    Line("snapshot Nothing -o a.png", 64, "no executable"), Line("run Nothing", 64, "no executable"),
    Line("replay none.jsonl", 64, "no recording"), Line("mcp --program none", 64, "no program none"),
    Line("mcp --package-path nowhere", 64, "no folder nowhere"), Line("new", 64, "<name>"),
    Line("new a:b", 64, "cannot be the name"), Line("new Shop --template none", 64, "none"),
    Line("new Shop --organization 1", 64, "com.example"),
    Line("init --yes --name -", 64, "cannot be the name"),
    Line("doctor x", 64, "x"), Line("schema x", 64, "x"), Line("ci x", 64, "x"),
    // Faults.
    Line("run", 1, "no executable"), Line("test", 1, "no unit tests"), Line("test --accept", 1, "no picture"),
    Line("snapshot -o a.png", 1, "no executable"), Line("preview Card -o a.png", 1, "no executable"),
    Line("ci --shoji-url=-x", 64, "--shoji-url"),
    Line("--in-nothing test", 1, "Package.swift"), Line("--in-nothing check", 1, "Package.swift"),
    Line("--in-nothing ci", 1, "Package.swift"), Line("new Taken", 1, "Package.swift"),
  ]

  @Test(arguments: lines) func theCodeIsAsTheHelpSays(line: Line) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("codes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let package = try Self.writePackage(in: root)
    var words = line.words.split(separator: " ").map(String.init)
    let isInNothing = words.first == "--in-nothing"
    if isInNothing { words.removeFirst() }
    let result = try Command(
      own: [Self.shoji.path] + words, in: isInNothing ? URL(fileURLWithPath: "/usr") : package
    ).run()
    let text = result.text + result.errorText
    #expect(result.status == line.code, "\(text)")
    #expect(text.contains(line.message), "\(text)")
    #expect(result.errorText.split(separator: "\n").first?.contains("..") != true, "\(text)")
    // Results go to standard output, messages elsewhere.
    #expect(result.output.isEmpty == (line.code != 0))
  }

  @Test("No SDK is made for an executable that is not there", arguments: ["run", "snapshot -o a.png"])
  func nothingToBuild(words: String) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("codes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    var command = try Command(
      own: [Self.shoji.path] + words.split(separator: " ").map(String.init) + ["Nothing"],
      in: Self.writePackage(in: root))
    // An account of its own, in which there is no SDK.
    command.environment = ["HOME": root.path]
    command.removed = ["SHOJI_FROM_SOURCE", "SHOJI_SDK_PATH", "XDG_CACHE_HOME", "XDG_DATA_HOME"]
    command.deadline = 60
    let result = try command.run()
    #expect(result.status == 64 && result.errorText.contains("no executable"), "\(result.errorText)")
  }

  /// Writes a package without an executable.
  private static func writePackage(in root: URL) throws -> URL {
    let package = root.appendingPathComponent("Library")
    for folder in ["Sources/Library", "Taken"] {
      try FileManager.default.createDirectory(
        at: package.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Library", targets: [.target(name: "Library")])
      """
    try Data(manifest.utf8).write(to: package.appendingPathComponent("Package.swift"))
    try Data().write(to: package.appendingPathComponent("Taken/Package.swift"))
    try Data("let one = 1\n".utf8).write(to: package.appendingPathComponent("Sources/Library/One.swift"))
    return package
  }

  @Test func theHelpNamesTheCodes() throws {
    let help = try Command(own: [Self.shoji.path, "--help"]).run().text.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(help.contains("The exit code is 0 when all went well, 1 when something failed"))
    #expect(help.contains("and 64 when the command line cannot be followed"))
    #expect(ToolError.Cause.commandLine.rawValue == 64 && ToolError.Cause.failure.rawValue == 1)
  }

  /// The program of the tests' own build.
  static var shoji: URL {
    for bundle in [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL) {
      var place = bundle
      while place.path.count > 1 {
        let program = place.appendingPathComponent("shoji")
        if FileManager.default.isExecutableFile(atPath: program.path),
          (try? program.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true
        {
          return program
        }
        place.deleteLastPathComponent()
      }
    }
    return URL(fileURLWithPath: #filePath).appendingPathComponent("../../../.build/debug/shoji").standardized
  }
}
