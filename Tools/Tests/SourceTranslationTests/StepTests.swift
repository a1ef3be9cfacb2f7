import Foundation
import Testing

@testable import SourceTranslation

@Suite("The steps of the translation") struct StepTests {
  @Test("stand in the list once, each in a file of its name") func list() throws {
    let all = TranslationSteps.all
    #expect(Set(all.map { ObjectIdentifier($0) }).count == all.count)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/SourceTranslation/Steps").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8).contains(
        ": TranslationStep {")
    }
    #expect(Set(names) == Set(all.map { "\($0).swift" }))
  }

  @Test("do not depend on their order") func order() {
    let translator = SourceTranslator(steps: TranslationSteps.all.reversed())
    for snippet in Snippet.all {
      #expect(snippet.translation(by: translator) == snippet.expected, "\(snippet.title)")
    }
  }

  @Test("are all needed", arguments: TranslationSteps.all.indices) func need(index: Int) {
    var steps = TranslationSteps.all
    let step = steps.remove(at: index)
    let translator = SourceTranslator(steps: steps)
    #expect(
      Snippet.all.contains { $0.translation(by: translator) != $0.expected },
      "\(step) changes nothing in any snippet")
  }
}
