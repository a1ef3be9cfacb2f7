import AgentClient
import AgentProtocol
import Foundation
import Testing

/// A server of the tool `shoji` for one of the apps of this repository, and its client.
final class ToolFixture: Sendable {
  /// The repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  let client: AgentClient
  /// The folder that the server takes for that of the project.
  let folder: URL

  /// Serves an app that the repository's build has made.
  init(_ app: String) throws {
    let program = Self.root.appendingPathComponent(".build/debug/\(app)")
    try #require(
      FileManager.default.isExecutableFile(atPath: program.path),
      "\(program.path) is missing; run swift build --product \(app) first")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("agent-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    client = try AgentClient(
      starting: Self.shoji, ["mcp", "--program", program.path, "--package-path", folder.path], in: folder)
    try client.initialize()
  }

  /// The program of the tests' own build.
  static var shoji: URL {
    // The tests are a library in the folder of the build.
    for bundle in [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL) {
      var place = bundle
      while place.path.count > 1 {
        let program = place.appendingPathComponent("shoji")
        if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        place.deleteLastPathComponent()
      }
    }
    return root.appendingPathComponent("Tools/.build/debug/shoji")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Calls a tool and returns its text. Records an issue where the tool fails.
  @discardableResult func text(
    _ tool: String, _ arguments: JSONValue = [:], location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let answer = try client.call(tool, arguments)
    #expect(!answer.isError, "\(tool): \(answer.text)", sourceLocation: location)
    return answer.text
  }

  /// Ends the session as a client does that leaves.
  func finish(location: SourceLocation = #_sourceLocation) {
    #expect(client.finish(), "the server ends with its client", sourceLocation: location)
    #expect(client.faults == [], sourceLocation: location)
  }
}

extension String {
  /// The reference of the first line of a tree that has a text.
  func reference(of text: String) throws -> String {
    let line = try #require(split(separator: "\n").first { $0.contains(text) }, "no \(text) in:\n\(self)")
    let word = try #require(
      line.split(separator: " ").first { $0.first == "e" && Int($0.dropFirst()) != nil })
    return String(word)
  }
}

/// The state of other processes.
enum ProcessState {
  /// Whether a process is there and has not ended; one that waits to be reaped has.
  static func runs(_ identifier: Int32) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return false }
    return !text[name...].hasPrefix(") Z")
  }
}
