import Foundation
import InterfaceDocuments
import MarkupReading
import SourceTranslation
import Testing
import TranslationInterface

/// The messages about persons' files, where they arise. `SHOJI_RECORD=1` writes what is found into the files.
@Suite("Messages") struct MessageTests {
  private static let module = ModuleDescription(
    name: "App", kind: .app, conditions: ["DEBUG"], dependencies: ["UIKit"])

  @Test("of the translator", arguments: MessageFile.all(in: "Sources")) func sources(file: MessageFile) throws
  {
    let source = SwiftFile(path: file.name, text: file.source)
    try file.check(SourceTranslator().translate([source], module: Self.module)[0].messages)
  }

  @Test("of the readers of documents", arguments: MessageFile.all(in: "Malformed"))
  func malformed(file: MessageFile) throws {
    try file.check(InterfaceDocument.read(file.source.utf8, path: file.name).diagnostics)
  }

  /// The files are those of one app.
  @Test("of the check of documents") func documents() throws {
    let files = MessageFile.all(in: "Documents")
    let sources = files.filter { $0.kind == "swift" }.map {
      SwiftFile(path: $0.name, text: $0.source)
    }
    let translator = SourceTranslator()
    var diagnostics = translator.translate(sources, module: Self.module).flatMap(\.messages)
    var documents: [InterfaceDocument] = []
    for file in files where ["storyboard", "xib"].contains(file.kind) {
      let (document, found) = InterfaceDocument.read(file.source.utf8, path: file.name)
      diagnostics += InterfaceCheck.diagnostics(ofReading: found, isReadable: document != nil)
      documents.append(try #require(document, "\(file.name)"))
    }
    diagnostics += InterfaceCheck(documents, context: try context(of: translator, files)).diagnostics
    for file in files { try file.check(diagnostics.filter { $0.location.file == file.name }) }
  }

  private func context(of translator: SourceTranslator, _ files: [MessageFile]) throws -> InterfaceContext {
    var context = InterfaceContext(module: "App", images: ["photo"], colors: ["Accent"])
    let facts = try #require(translator.documentFacts(of: "App"))
    context.classes = facts.classes.map {
      InterfaceContext.Class(
        $0.name, module: $0.module, objectiveCName: $0.objectiveCName, superclass: $0.superclass,
        outlets: $0.outlets, properties: $0.properties, actions: $0.actions, methods: $0.methods)
    }
    context.uses = try facts.uses.map { use in
      InterfaceContext.Use(
        try #require(InterfaceContext.Use.Kind(rawValue: use.kind.rawValue)), use.name, in: use.typeName,
        at: MarkupReading.SourceLocation(file: use.file, line: use.line, column: use.column))
    }
    context.symbols = ["star", "star.fill"]
    let tables = files.filter { $0.kind == "strings" }
    context.tables = tables.map { file in
      let lines = file.source.split(separator: "\n", omittingEmptySubsequences: false)
      var keys: [String: MarkupReading.SourceLocation] = [:]
      for (index, line) in lines.enumerated() where line.hasPrefix("\"") {
        let key = String(line.dropFirst().prefix { $0 != "\"" })
        keys[key] = MarkupReading.SourceLocation(file: file.name, line: index + 1, column: 2)
      }
      return InterfaceContext.Table(String(file.name.prefix { $0 != "." }), keys: keys)
    }
    return context
  }
}

/// Whether each message of the sources stands in one of the files.
@Suite("Each message") struct MessageCoverageTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources").standardized

  /// The messages that no file can show, with the reason. This list may only become shorter.
  private static let unseen: [(message: String, reason: String)] = [
    ("The file cannot be read", "there is no file to write it in"),
    ("The file is not in UTF-8; save it in that encoding", "the files here are"),
    ("The file ends inside a letter; save it in UTF-8", "the files here are in UTF-8"),
    ("The file has … bytes; allowed are …", "the file would be too long to read"),
    ("There are more than … elements", "the file would be too long to read"),
    ("An element has … attributes; allowed are …", "the line would be too long to read"),
    ("There are more errors; these are the first …", "the file would be too long to read"),
    ("Unknown namespace `…`", "of ui.xml: documents have no namespaces"),
    ("This is not well-formed XML: …", "of an error of expat's that no text is known for"),
    ("This is not well-formed XML", "of an error of expat's that no text is known for"),
    ("Unknown entity; allowed: amp, lt, gt, quot, apos", "of an entity that expat finds and we do not"),
  ]

  @Test(
    "has a file in which it arises",
    arguments: [
      ("SourceTranslation", 20, ["Sources"]), ("InterfaceDocuments", 35, ["Documents", "Malformed"]),
      ("MarkupReading", 15, ["Malformed"]),
    ])
  func coverage(module: String, count: Int, folders: [String]) throws {
    let expected = folders.flatMap { MessageFile.all(in: $0) }.flatMap(\.expectations)
    let messages = try SourceMessages.all(in: Self.sources.appendingPathComponent(module))
    #expect(messages.count >= count, "\(messages.count)")
    for message in messages {
      let isSeen = expected.contains(where: message.occurs)
      let isExcused = Self.unseen.contains { $0.message == message.text }
      if isSeen && isExcused { Issue.record("\(message) is seen: take it from the list") }
      guard !isSeen, !isExcused else { continue }
      Issue.record("\(module)/\(message) stands in no file of Tests/MessageTests/Files")
    }
  }

  @Test("is found in a source, unlike advice, names and code") func finding() {
    let source = #"""
      report(.error, at: node, cause: "no class", "There is no class `\(name)`", advice: "Write one of them.")
      edits.insert("private func a() { }", at: 0)
      let reason = isOwn ? "\(name) cannot be \"moved\" there." : "other"
      """#
    let found = SourceMessages.all(in: source, file: "A.swift")
    #expect(
      found.map(\.description) == [
        "A.swift:1: There is no class `…`", "A.swift:3: … cannot be \"moved\" there.",
      ])
    #expect(found[0].occurs(in: "// ^ error: There is no class `A`; did you mean `B`?"))
    #expect(!found[0].occurs(in: "// ^ error: There is no color `A`"))
    #expect(!found[1].occurs(in: "\"moved\" there. x cannot be "))
  }
}
