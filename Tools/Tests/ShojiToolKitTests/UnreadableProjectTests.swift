import Foundation
import Testing

@testable import ShojiToolKit

/// Folders whose project cannot be read.
@Suite struct UnreadableProjectTests {
  @Test func whatSourcesImportIsListed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unread-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App"), withIntermediateDirectories: true)
    for (name, text) in [
      ("A", "import SwiftUI\nimport UIKit\n"), ("B", "\nimport SwiftUI\n"),
      ("C", "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent("App/\(name).swift"))
    }
    let error = ToolError("\(folder.path)/project.yml describes a project")
    let result = CheckResult(unreadable: folder, because: error)
    #expect(result.modules.map(\.name) == ["SwiftUI"])
    #expect(result.modules.first?.imports.map(\.location.line).sorted() == [1, 2])
    let text = CheckReport.text(
      result, from: folder.path, terminal: Terminal(isInteractive: false, environment: [:]) { _ in })
    #expect(text.contains("import SwiftUI") && text.contains("project.yml describes a project"))
    #expect(!text.contains(folder.path), "paths are relative")
  }
}
