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
/// let files = translator.translate([SourceFile(path: "/app/Editor.swift", text: text)], module: module)
/// ```
public final class SourceTranslator: SourceTranslating {
  private struct KnownFile: Sendable {
    var text: String
    var index: FileIndex
    var uses: [DocumentUse] = []
    var syntax: SourceFileSyntax?
  }

  private struct KnownModule {
    var description: ModuleDescription
    var files: [String: KnownFile] = [:]
    var dependencies: [FileIndex] = []
  }

  private let modules = Mutex<[String: KnownModule]>([:])

  /// Makes a translator that knows no module yet.
  public init() {}

  /// Translates the files of one module. Modules that it imports are to be translated before, so that their
  /// protocols are known.
  public func translate(_ files: [SourceFile], module: ModuleDescription) -> [TranslatedFile] {
    translate(files, module: module, only: nil)
  }

  /// Translates the changed files of a module, and others only where the changed files' declarations matter
  /// to them.
  public func translate(
    _ files: [SourceFile], module: ModuleDescription, changed: Set<String>
  ) -> [TranslatedFile] {
    translate(files, module: module, only: changed)
  }

  private func translate(
    _ files: [SourceFile], module: ModuleDescription, only changed: Set<String>?
  ) -> [TranslatedFile] {
    var (known, dependencies) = modules.withLock { modules in
      (modules[module.name], module.dependencies.flatMap { modules[$0]?.files.values.map(\.index) ?? [] })
    }
    let conditions = BuildConditions(module)
    let isSameModule = known?.description == module && known?.dependencies == dependencies
    let before = isSameModule ? known?.files.mapValues(\.index) : nil
    var current = KnownModule(description: module, dependencies: dependencies)
    let former = known?.files
    let read = files.concurrentMap { file in
      if isSameModule, let same = former?[file.path], same.text == file.text { return same }
      let syntax = Parser.parse(source: file.text)
      let index = FileIndexer.index(syntax, conditions: conditions)
      let uses = DocumentUseFinder.uses(in: syntax, of: file, conditions: conditions)
      return KnownFile(text: file.text, index: index, uses: uses, syntax: syntax)
    }
    for (file, known) in zip(files, read) { current.files[file.path] = known }
    known = nil
    let isIndexSame = before == current.files.mapValues(\.index)
    let index = ModuleIndex(files.compactMap { current.files[$0.path]?.index }, dependencies: dependencies)
    let due = changed != nil && isIndexSame ? files.filter { changed?.contains($0.path) ?? true } : files
    let trees = current.files.mapValues(\.syntax)
    let result = due.concurrentMap { file in
      let syntax = (trees[file.path] ?? nil) ?? Parser.parse(source: file.text)
      return FileTranslator(file, module: module, index: index).result(of: syntax)
    }
    // A tree is some thirty times as large as its text.
    for path in current.files.keys { current.files[path]?.syntax = nil }
    modules.withLock { $0[module.name] = current }
    return result
  }

  /// Returns the classes of a module that was translated, and the literals in its code that name parts of
  /// documents.
  public func documentFacts(of module: String) -> DocumentFacts? {
    guard let known = modules.withLock({ $0[module] }) else { return nil }
    let files = known.files.sorted { $0.key < $1.key }.map(\.value)
    let index = ModuleIndex(files.map(\.index), dependencies: known.dependencies)
    return DocumentFacts(classes: index.classDescriptions(module: module), uses: files.flatMap(\.uses))
  }
}
