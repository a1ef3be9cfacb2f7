import Foundation
import SourceTranslation
import Testing
import TranslationInterface

@testable import XcodeProjects

/// Translations that one process kept are the next one's, and equal to those it would make itself.
@Suite struct TranslationCacheTests {
  /// A translator that counts the files that it gives.
  private final class CountingTranslator: SourceTranslating, @unchecked Sendable {
    let translator = SourceTranslator()
    var translated: [String] = []

    func translate(_ files: [SwiftFile], module: ModuleDescription) -> [TranslatedFile] {
      noting(translator.translate(files, module: module))
    }

    func translate(_ files: [SwiftFile], module: ModuleDescription, changed: Set<String>) -> [TranslatedFile]
    {
      noting(translator.translate(files, module: module, changed: changed))
    }

    func documentFacts(of module: String) -> DocumentFacts? { translator.documentFacts(of: module) }
    func knowledge(of module: String) -> Data? { translator.knowledge(of: module) }
    func restore(_ knowledge: Data, of module: ModuleDescription, files: [SwiftFile]) {
      translator.restore(knowledge, of: module, files: files)
    }

    private func noting(_ files: [TranslatedFile]) -> [TranslatedFile] {
      translated += files.map(\.path)
      return files
    }
  }

  private struct Outcome: Equatable {
    var files: [TranslatedFile]
    var facts: [DocumentFacts?]
  }

  private static let modules = [
    ModuleDescription(name: "Kit", kind: .library),
    ModuleDescription(name: "App", kind: .app, conditions: ["DEBUG"], dependencies: ["Kit", "UIKit"]),
  ]

  /// Translates as a process does that begins, or as one that knows nothing.
  private func process(_ sources: [String: String], _ file: String?) -> (Outcome, translated: [String]) {
    let (translator, cache) = (CountingTranslator(), TranslationCache())
    if let file { cache.load(file, into: translator) }
    var outcome = Outcome(files: [], facts: [])
    for module in Self.modules {
      let own = sources.filter { $0.key.hasPrefix("/\(module.name)/") }.sorted { $0.key < $1.key }
        .map { SwiftFile(path: $0.key, text: $0.value) }
      outcome.files += cache.translate(own, module: module, by: translator)
    }
    outcome.facts = Self.modules.map { translator.documentFacts(of: $0.name) }
    if let file { cache.save(file, from: translator) }
    return (outcome, translator.translated)
  }

  private func withFile(_ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  private static let sources = [
    "/Kit/Store.swift": "@objc public protocol Store { @objc optional func changed(by a: Int) }\n",
    "/Kit/Value.swift": "public struct Value { var number = 1 }\n",
    "/App/Main.swift": """
    import Kit
    class Main: NSObject, Store { @objc func go() { screen?.performSegue(withIdentifier: "a", sender: self) } }
    class Other: UIViewController { @IBOutlet var label: UILabel!; func ask(_ a: Store) { a.changed?(by: 1) } }
    func exchange() { method_exchangeImplementations(a, b) }

    """,
    "/App/Use.swift": "import Kit\nlet action = #selector(Main.go)\nvar makers: [UIView.Type] = []\n",
  ]

  @Test func nothingIsTranslatedTwice() throws {
    try withFile { file in
      var sources = Self.sources
      let first = process(sources, file)
      #expect(Set(first.translated) == Set(sources.keys))
      let second = process(sources, file)
      #expect(second.translated.isEmpty)
      #expect(second.0 == first.0)
      sources["/App/Use.swift"]? += "let more = 1\n"
      #expect(process(sources, file).translated == ["/App/Use.swift"])
      // A declaration matters to the files of its module and of those that import it.
      sources["/App/Main.swift"] = sources["/App/Main.swift"]?.replacing(
        "func go()", with: "func go(_ a: Int)")
      let third = process(sources, file)
      #expect(Set(third.translated) == ["/App/Main.swift", "/App/Use.swift"])
      #expect(third.0.files.last?.text.contains("\"go:\"") == true)
      sources["/Kit/Store.swift"] = sources["/Kit/Store.swift"]?.replacing("by a", with: "of a")
      #expect(Set(process(sources, file).translated) == Set(sources.keys))
      #expect(process(sources, file).translated.isEmpty)
    }
  }

  @Test func damagedFilesAreLeftOut() throws {
    try withFile { file in
      let first = process(Self.sources, file)
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      #expect(data.count > 1_000)
      for step in 0..<60 {
        var damaged = data.prefix(data.count * (step + 1) / 61)
        try damaged.write(to: URL(fileURLWithPath: file))
        #expect(process(Self.sources, file).0 == first.0)
        // A file with other bytes is read or not, and never stops the program.
        damaged = data
        for _ in 0..<8 { damaged[Int.random(in: 0..<damaged.count)] ^= 0x55 }
        try damaged.write(to: URL(fileURLWithPath: file))
        _ = process(Self.sources, file)
      }
    }
  }

  @Test func theFileOfAnotherProgramIsLeftOut() throws {
    try withFile { file in
      _ = process(Self.sources, file)
      let url = URL(fileURLWithPath: file)
      var values = try #require(
        try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil) as? [String: Any]
      )
      values["program"] = "another"
      try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0).write(to: url)
      #expect(process(Self.sources, file).translated.count == Self.sources.count)
    }
  }

  /// Random edits of two modules, each followed by a process of its own.
  @Test(arguments: 0..<6 as Range<UInt64>) func walks(seed: UInt64) throws {
    try withFile { file in
      var (state, sources) = (seed &* 0x9e37_79b9_7f4a_7c15 &+ 1, Self.sources)
      func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
      }
      for step in 0..<25 {
        let names = sources.keys.sorted()
        let name = names[next(names.count)]
        switch next(6) {
        case 0: sources[name]? += "func more\(step)() {}\n"
        case 1: sources[name]? += "class Made\(step): UIView { @objc func go\(step)() {} }\n"
        case 2: sources[name]? += "@objc protocol Asked\(step) { @objc optional func go() }\n"
        case 3: sources["/\(next(2) == 0 ? "Kit" : "App")/New\(step).swift"] = "let all: [UIView.Type] = []\n"
        case 4 where names.count > 3: sources[name] = nil
        default: sources[name] = sources[name]?.replacing("a", with: "ab", maxReplacements: 1)
        }
        #expect(process(sources, file).0 == process(sources, nil).0, "seed \(seed), step \(step)")
      }
    }
  }
}
