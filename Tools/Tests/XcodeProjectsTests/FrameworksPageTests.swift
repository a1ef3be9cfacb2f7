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

      ## Absent

      | instead of | |
      |---|---|
      \(advised.map { "| `\($0)` | \($1) |" }.joined(separator: "\n"))

      Nothing stands for these; leave out what needs them: \(list(ShojiModules.absent.filter(\.value.isEmpty).keys)).

      """
  }()

  @Test func `the page has what the tool knows`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("docs/frameworks.md")
    if ProcessInfo.processInfo.environment["SHOJI_RECORD"] == "1" {
      try Self.page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.page, "SHOJI_RECORD=1 writes it anew")
  }

  @Test func `nothing is both there and absent`() {
    #expect(ShojiModules.products.union(ShojiModules.toolchain).isDisjoint(with: ShojiModules.absent.keys))
  }
}
