import Foundation
import Testing
import TranslationInterface

@testable import SourceTranslation

/// All sources and examples of this repository pass through the translator. They are written for Linux, so
/// only conditions of `#if` change.
@Suite("This repository's own sources") struct RepositoryTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  static func files(in folder: URL) -> [SwiftFile] {
    let paths =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    return paths.sorted { $0.path < $1.path }.compactMap { path in
      (try? String(contentsOf: path, encoding: .utf8)).map { SwiftFile(path: path.path, text: $0) }
    }
  }

  static let modules: [URL] = ["Sources", "Examples"].flatMap { folder in
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    return names.sorted().map { root.appendingPathComponent(folder).appendingPathComponent($0) }
  }

  @Test("Nothing changes but the first line", arguments: modules) func unchanged(folder: URL) {
    let files = Self.files(in: folder)
    let module = ModuleDescription(name: folder.lastPathComponent, kind: .library, languageVersion: 6)
    let translator = SourceTranslator()
    let translated = translator.translate(files, module: module)
    #expect(translated.count == files.count)
    for (before, after) in zip(files, translated) {
      #expect(after.messages.isEmpty)
      #expect(after.path == before.path)
      let header = SourceHeader.line(naming: before.path)
      #expect(after.text.hasPrefix(header), "\(before.path)")
      let body = after.text.utf8.dropFirst(header.utf8.count)
      if body.elementsEqual(before.text.utf8) { continue }
      let old = before.text.split(separator: "\n", omittingEmptySubsequences: false)
      let new = Substring(body).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(old.count == new.count)
      for (old, new) in zip(old, new) where old != new {
        #expect(old.contains("#if") && new.contains("#if"), "\(before.path): \(old) became \(new)")
      }
    }
  }

  @Test("A second translation changes nothing") func twice() {
    let files = Self.files(in: Self.root.appendingPathComponent("Examples"))
    let module = ModuleDescription(name: "Examples", kind: .app)
    let once = SourceTranslator().translate(files, module: module)
    let twice = SourceTranslator().translate(
      once.map { SwiftFile(path: $0.path, text: $0.text) }, module: module)
    #expect(files.count > 50)
    #expect(once.map(\.text) == twice.map(\.text))
  }
}
