import Foundation
import LibraryCatalog
import MarkupReading
import SwiftParser
import SwiftSyntax
import Synchronization
import TranslationInterface

/// Makes Swift that compiles with Shoji of Swift as Xcode's users write it.
///
/// It reads with the compiler's own parser and replaces only what Linux lacks: attributes and expressions of
/// Objective-C, conditions of `#if`, imports. The declarations of each module are kept, so that a changed
/// file is translated alone and modules that import it know its protocols.
///
/// ```swift
/// let translator = SourceTranslator()
/// let files = translator.translate([SwiftFile(path: "/app/Editor.swift", text: text)], module: module)
/// ```
public final class SourceTranslator: SourceTranslating {
  private struct KnownFile: Sendable {
    var text: String
    var index: FileIndex
    var uses: [DocumentUse] = []
    var syntax: SourceFileSyntax?
    var isBeyondBounds = false
  }

  private struct KnownModule: Sendable {
    var description: ModuleDescription
    var files: [String: KnownFile] = [:]
    /// The mark of the declarations, another one whenever they change.
    var revision = ""
    /// The marks of the modules that the files were translated with.
    var dependencies: [String: String] = [:]
  }

  private let modules = Mutex<[String: KnownModule]>([:])
  private let catalog: LibraryCatalog
  private let steps: [any TranslationStep.Type]

  /// Makes a translator that knows no module yet besides Shoji's.
  public convenience init(catalog: LibraryCatalog = .shared) {
    self.init(catalog: catalog, steps: TranslationSteps.all)
  }

  /// Makes a translator of some steps.
  init(catalog: LibraryCatalog = .shared, steps: [any TranslationStep.Type]) {
    (self.catalog, self.steps) = (catalog, steps)
  }

  /// Translates the files of one module. Modules that it imports are to be translated before, so that their
  /// protocols are known.
  public func translate(_ files: [SwiftFile], module: ModuleDescription) -> [TranslatedFile] {
    translate(files, module: module, only: nil)
  }

  /// Translates the changed files of a module, and others only where the changed files' declarations matter
  /// to them.
  public func translate(
    _ files: [SwiftFile], module: ModuleDescription, changed: Set<String>
  ) -> [TranslatedFile] {
    translate(files, module: module, only: changed)
  }

  private func translate(
    _ files: [SwiftFile], module: ModuleDescription, only changed: Set<String>?
  ) -> [TranslatedFile] {
    let (known, imported) = modules.withLock { modules in
      (modules[module.name], Self.dependencies(of: module, in: modules))
    }
    let conditions = BuildConditions(module, catalog)
    let former = known?.description == module ? known : nil
    var current = KnownModule(description: module, dependencies: imported.revisions)
    let read = files.concurrentMap { file in
      if let same = former?.files[file.path], same.text == file.text { return same }
      // What is beyond the bounds is left as it is, and declares nothing.
      let isBeyondBounds = SourceBounds.exceeded(by: file.text) != nil
      let syntax = SourceFileSyntax(parsing: isBeyondBounds ? "" : file.text)
      let index = FileIndexer.index(syntax, conditions: conditions)
      let uses = DocumentUseFinder.uses(in: syntax, of: file, conditions: conditions)
      return KnownFile(
        text: file.text, index: index, uses: uses, syntax: syntax, isBeyondBounds: isBeyondBounds)
    }
    for (file, known) in zip(files, read) { current.files[file.path] = known }
    let isIndexSame = former?.files.mapValues(\.index) == current.files.mapValues(\.index)
    current.revision = isIndexSame ? former?.revision ?? "" : UUID().uuidString
    var due = files
    if let changed, isIndexSame, former?.dependencies == imported.revisions {
      due = files.filter { changed.contains($0.path) }
    }
    let result = translate(due, of: current, order: files, dependencies: imported.indexes)
    // A tree is some thirty times as large as its text.
    for path in current.files.keys { current.files[path]?.syntax = nil }
    let new = current
    modules.withLock { $0[module.name] = new }
    return result
  }

  private func translate(
    _ due: [SwiftFile], of module: KnownModule, order: [SwiftFile], dependencies: [FileIndex]
  ) -> [TranslatedFile] {
    guard !due.isEmpty else { return [] }
    let index = ModuleIndex(
      order.compactMap { module.files[$0.path]?.index }, dependencies: dependencies, catalog: catalog)
    let trees = module.files.compactMapValues(\.syntax)
    return due.concurrentMap { file in
      let known = trees[file.path]
      if known == nil || module.files[file.path]?.isBeyondBounds == true,
        let exceeded = SourceBounds.exceeded(by: file.text)
      {
        return Self.untranslated(file, exceeded)
      }
      let syntax = known ?? SourceFileSyntax(parsing: file.text)
      return FileTranslator.translate(
        file, syntax, module: module.description, index: index, steps: steps)
    }
  }

  /// A file as it was written, with the bound that it exceeds.
  private static func untranslated(_ file: SwiftFile, _ exceeded: (words: String, line: Int))
    -> TranslatedFile
  {
    TranslatedFile(
      path: file.path, text: file.text,
      messages: [
        Diagnostic(
          .error, at: MarkupReading.SourceLocation(file: file.path, line: exceeded.line, column: 1),
          "This file \(exceeded.words), and is not translated (docs/readers.md has the bounds).",
          cause: SourceBounds.cause)
      ])
  }

  /// Returns the declarations of the modules that a module may import, and the marks of these.
  private static func dependencies(of module: ModuleDescription, in modules: [String: KnownModule])
    -> (indexes: [FileIndex], revisions: [String: String])
  {
    let names = module.dependencies.filter { modules[$0] != nil }
    let files = names.compactMap { modules[$0]?.files.sorted { $0.key < $1.key } }
    return (
      files.joined().map(\.value.index),
      Dictionary(names.map { ($0, modules[$0]?.revision ?? "") }, uniquingKeysWith: { first, _ in first })
    )
  }

  /// Returns the classes of a module that was translated, and the literals in its code that name parts of
  /// documents.
  public func documentFacts(of module: String) -> DocumentFacts? {
    let found = modules.withLock { modules in
      modules[module].map { ($0, Self.dependencies(of: $0.description, in: modules).indexes) }
    }
    guard let (known, dependencies) = found else { return nil }
    let files = known.files.sorted { $0.key < $1.key }.map(\.value)
    let index = ModuleIndex(files.map(\.index), dependencies: dependencies, catalog: catalog)
    return DocumentFacts(classes: index.classDescriptions(module: module), uses: files.flatMap(\.uses))
  }

  // MARK: Absent modules

  /// Returns a file without what is left out.
  public func omitting(_ omissions: [Omission], from file: SwiftFile, absent: AbsentModules) -> SwiftFile {
    let isConcerned = absent.substitutes.keys.contains { file.text.contains($0) }
    guard isConcerned || !omissions.isEmpty, SourceBounds.exceeded(by: file.text) == nil else { return file }
    let tree = SourceFileSyntax(parsing: file.text)
    guard !tree.hasError else { return file }
    return SwiftFile(path: file.path, text: OmissionWriter.text(of: file, tree, omissions, absent))
  }

  /// Returns what has to be left out because of errors.
  public func omissions(
    for faults: [SourceFault], in files: [SwiftFile], known: [Omission], absent: AbsentModules
  ) -> [Omission] {
    OmissionFinder(files, known: known, absent: absent).omissions(for: faults)
  }

  // MARK: Knowledge

  /// The knowledge of a module as it is kept.
  private struct Knowledge: Codable {
    struct File: Codable {
      var index: FileIndex
      var uses: [DocumentUse]
    }

    var revision: String
    var dependencies: [String: String]
    var files: [String: File]
  }

  /// Returns the declarations of a module that was translated.
  public func knowledge(of module: String) -> Data? {
    guard let known = modules.withLock({ $0[module] }) else { return nil }
    return try? JSONEncoder().encode(
      Knowledge(
        revision: known.revision, dependencies: known.dependencies,
        files: known.files.mapValues { Knowledge.File(index: $0.index, uses: $0.uses) }))
  }

  /// Takes over the declarations of a module, so that only files that have changed are read.
  public func restore(_ knowledge: Data, of module: ModuleDescription, files: [SwiftFile]) {
    guard let kept = try? JSONDecoder().decode(Knowledge.self, from: knowledge) else { return }
    var known = KnownModule(
      description: module, revision: kept.revision, dependencies: kept.dependencies)
    for file in files {
      guard let found = kept.files[file.path] else { return }
      known.files[file.path] = KnownFile(text: file.text, index: found.index, uses: found.uses)
    }
    let restored = known
    modules.withLock { $0[module.name] = restored }
  }
}
