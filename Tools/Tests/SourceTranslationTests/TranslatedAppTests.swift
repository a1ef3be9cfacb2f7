import Foundation
import Testing
import TranslationInterface

@testable import SourceTranslation

/// The sources of `Tests/TranslatedAppTests`, whose translation is compiled and used by the tests there.
@Suite("The app that the library's tests use") struct TranslatedAppTests {
  private static let folder = RepositoryTests.root.appendingPathComponent("Tests/TranslatedAppTests")

  /// `SHOJI_RECORD=1` writes the translation again.
  @Test("The translation is what is compiled there") func current() throws {
    let names = ["Arguments", "Clock", "Editor", "Extensions", "OptionalCalls", "Spellings", "Calls"]
    let files = try names.map { name in
      SwiftFile(
        path: "Tests/TranslatedAppTests/Sources/\(name).swift",
        text: try String(
          contentsOf: Self.folder.appendingPathComponent("Sources/\(name).swift"), encoding: .utf8))
    }
    let module = ModuleDescription(name: "TranslatedAppTests", kind: .app, dependencies: ["UIKit"])
    let translated = SourceTranslator().translate(files, module: module)
    for (name, file) in zip(names, translated) {
      #expect(!file.messages.contains { $0.severity == .error })
      let text = "// swift-format-ignore-file\n" + file.text
      let target = Self.folder.appendingPathComponent("Translated/\(name)+Translated.swift")
      if ProcessInfo.processInfo.environment["SHOJI_RECORD"] != nil {
        try text.write(to: target, atomically: true, encoding: .utf8)
      } else {
        #expect(try String(contentsOf: target, encoding: .utf8) == text)
      }
    }
  }
}
