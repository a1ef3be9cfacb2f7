import DisplayDriver
import DisplayProtocol
import Foundation
import Testing

/// What is written about the driver's verbs comes from their types. SHOJI_RECORD=1 writes it anew.
@Suite struct DriverDocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let isRecording = ProcessInfo.processInfo.environment["SHOJI_RECORD"] == "1"

  /// Holds a file against what it should be.
  private func expect(_ path: String, _ text: (String) throws -> String) throws {
    let file = Self.root.appendingPathComponent(path)
    let found = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let expected = try text(found)
    if Self.isRecording, found != expected { try expected.write(to: file, atomically: true, encoding: .utf8) }
    #expect(
      Self.isRecording || found == expected,
      "\(path) is not what the verbs say; SHOJI_RECORD=1 writes it anew")
  }

  @Test func thePageAboutTheDriverListsEveryVerbWithItsArguments() throws {
    try expect("docs/driver.md") { _ in DriverLanguage.page }
  }

  @Test func theToolsOfAgentsAreTheVerbs() throws {
    for verb in DriverLanguage.verbs {
      let tool = try #require(verb.form.tool, "a value of \(verb.form.usage) has no schema")
      let names = try #require(tool["arguments"]?.array).compactMap { $0["name"]?.string }
      #expect(Set(names).count == names.count, "\(verb.form.name) has two arguments of one name: \(names)")
    }
    try expect("Tools/Sources/AgentTools/Resources/verbs.json") { _ in DriverLanguage.tools }
  }

  @Test func theReadmeNamesEveryVerb() throws {
    try expect("README.md") { readme in
      let (start, end) = ("<!-- verbs -->", "<!-- /verbs -->")
      let opening = try #require(readme.range(of: start))
      let closing = try #require(readme.range(of: end, range: opening.upperBound..<readme.endIndex))
      return readme.replacingCharacters(
        in: opening.upperBound..<closing.lowerBound, with: "\n\(DriverLanguage.markdownNames)\n")
    }
  }

  @Test(arguments: DriverLanguage.verbs.map { $0.form.name })
  func aVerbSaysWhatItDoesAndWhatItsArgumentsAreFor(name: String) throws {
    let form = try #require(DriverLanguage.verbs.first { $0.form.name == name }?.form)
    #expect(!form.summary.isEmpty)
    for argument in form.arguments where argument.value != "true" {
      #expect(!argument.summary.isEmpty, "\(argument.name) of \(name)")
    }
    #expect(DriverLanguage.help.contains(form.usage))
    #expect(DisplayKind.image.notes.contains(form.usage))
  }

  /// Nothing else names a verb's type for it to be read, performed and documented.
  @Test func aVerbIsATypeInAFileOfItsName() throws {
    let folder = Self.root.appendingPathComponent("Sources/DisplayDriver/Verbs")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(DriverLanguage.verbs.map { "\($0).swift" }))
  }
}
