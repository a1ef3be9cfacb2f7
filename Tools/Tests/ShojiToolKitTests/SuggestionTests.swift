import Foundation
import Testing

@testable import ShojiToolKit

/// The suggestions for mistyped commands and options, the version, and the exit codes of mistakes.
struct SuggestionTests {
  private static let commands = [
    "new": ["--template", "--organization", "--no-git"], "init": ["--name"], "run": ["--port", "--host"],
    "preview": ["--output"], "snapshot": ["--output", "--script", "--appearance"], "replay": [], "schema": [],
    "doctor": [], "help": [],
  ]

  @Test(arguments: [
    ("nwe", "new"), ("nw", "new"), ("NEW", "new"), ("rnu", "run"), ("runn", "run"), ("snapshots", "snapshot"),
    ("snpashot", "snapshot"), ("docter", "doctor"), ("hepl", "help"), ("priview", "preview"), ("xyzzy", nil),
    ("", nil), ("build", nil), ("--verison", "--version"), ("--hlep", "--help"), ("--port", nil),
    ("new App --tempalte katana", "--template"), ("new App --template=x --organisation=y", "--organization"),
    ("run --prot 80", "--port"), ("run -- --prot", nil), ("run --port x", nil),
    ("snapshot --verison", "--version"), ("version", "--version"), ("help rnu", "run"), ("help run", nil),
    ("help xyzzy", nil), ("help version", "--version"),
    ("snapshot -o a.png --apperance dark", "--appearance"), ("snapshot --scrpt x", "--script"),
  ])
  func aMistypedWordHasASuggestion(line: String, expected: String?) {
    let question = CommandLineSuggestion.question(
      about: line.split(separator: " ").map(String.init), commands: Self.commands,
      common: ["--help", "--version"])
    #expect(question == expected.map { "Did you mean “\($0)”?" })
  }

  @Test(arguments: [
    ("", "abc", 3), ("new", "nwe", 1), ("kitten", "sitting", 3), ("run", "run", 0), ("ab", "", 2),
  ])
  func distancesCountEdits(first: String, second: String, expected: Int) {
    #expect(CommandLineSuggestion.distance(first, second) == expected)
    #expect(CommandLineSuggestion.distance(second, first) == expected)
  }

  @Test func theVersionIsThatOfTheLastReleaseInTheChangelog() throws {
    #expect(Version.current.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
    let changelog = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../CHANGELOG.md")
      .standardized
    let text = try String(contentsOf: changelog, encoding: .utf8)
    guard let release = text.firstMatch(of: /(?m)^## \[?([0-9]+\.[0-9]+\.[0-9]+)/) else { return }
    #expect(String(release.1) == Version.current)
  }

  @Test func mistakesOfTheCommandLineHaveTheirExitCode() throws {
    func cause(_ body: () throws -> Void) -> ToolError.Cause? {
      do { try body() } catch { return (error as? ToolError)?.cause }
      return nil
    }
    let folder = try Folder()
    let package = SwiftPackage(folder: folder.url, targets: [], executables: ["A", "B"])
    #expect(ToolError.Cause.commandLine.rawValue == EX_USAGE)
    #expect(cause { _ = try ProjectName("1x") } == .commandLine)
    #expect(cause { _ = try ProjectName("UIKit") } == .commandLine)
    #expect(cause { _ = try package.executable(named: "C") } == .commandLine)
    #expect(cause { _ = try package.executable(named: nil) } == .commandLine)
    #expect(cause { _ = try ComponentFile("a.xml") } == .commandLine)
    #expect(cause { _ = try ComponentFile(folder.url.path + "/a.ui.xml") } == .commandLine)
    for (url, version) in [("here", nil), ("https://a/b", "new"), (nil, "1.0.0")] {
      #expect(
        cause { _ = try ShojiReference(url: url, version: version, clone: nil, project: folder.url) }
          == .commandLine)
    }
    #expect(cause { _ = try SwiftPackage.root(of: folder.url) } == .failure)
  }
}
