import Foundation
import Testing

@testable import XcodeProjects

/// `docs/frameworks.md` comes from what the tool knows of modules. SHOJI_RECORD=1 writes it anew.
@Suite struct FrameworksPageTests {
  private static let page: String = {
    func list(_ names: some Sequence<String>) -> String {
      names.sorted { $0.lowercased() < $1.lowercased() }.map { "`\($0)`" }.joined(separator: ", ")
    }
    let advised = ShojiModules.absent.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    return """
      # Apple's frameworks

      `shoji check` names each import of a project that is absent. A file that asks `#if canImport(…)` is compiled without it.

      ## There

      Of Shoji: \(list(ShojiModules.frameworks)). [What is there](what-is-there.md) has their names.

      Of Swift for Linux: \(list(ShojiModules.systemFrameworks)). `URLSession` comes with UIKit; without that, it is in `FoundationNetworking`,
      and `XMLParser` in `FoundationXML`.

      ## What is real of each

      Each of these is a module of its own, and only apps that use it are linked with it. A feature is *real*, *asks* the person, is *not available*, which the app is told as on a
      device that lacks it, or is *absent*: it does not compile. The variable `SHOJI_ANSWERS` hands answers in, such as `SHOJI_ANSWERS="location=48.1,11.6;notifications=granted"`.
      The log names each feature that an app asked for, and what it was told.

      | framework | feature | | answer |
      |---|---|---|---|
      \(features)

      ## Absent

      | instead of | |
      |---|---|
      \(advised.map { "| `\($0)` | \($1) |" }.joined(separator: "\n"))

      Nothing stands for these; leave out what needs them: \(list(ShojiModules.absent.filter(\.value.isEmpty).keys)).

      """
  }()

  /// The rows of `Features.tsv` of each framework: the feature, whether it is real, and the answer.
  private static let features: String = {
    let sources = root.appendingPathComponent("Sources")
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return modules.sorted { $0.lowercased() < $1.lowercased() }.flatMap { module -> [String] in
      let file = sources.appendingPathComponent("\(module)/Features.tsv")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      return text.split(separator: "\n").dropFirst().enumerated().map { number, line in
        let name = number == 0 ? "`\(module)`" : ""
        return "| \(name) | \(line.split(separator: "\t").joined(separator: " | ")) |"
      }
    }.joined(separator: "\n")
  }()

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the page has what the tool knows`() throws {
    let file = Self.root.appendingPathComponent("docs/frameworks.md")
    if ProcessInfo.processInfo.environment["SHOJI_RECORD"] == "1" {
      try Self.page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.page, "SHOJI_RECORD=1 writes it anew")
  }

  @Test func `nothing is both there and absent`() {
    #expect(ShojiModules.products.union(ShojiModules.toolchain).isDisjoint(with: ShojiModules.absent.keys))
  }
}
