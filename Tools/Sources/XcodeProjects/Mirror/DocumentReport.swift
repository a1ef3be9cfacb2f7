import Foundation
import InterfaceDocuments
import MarkupReading
import TranslationInterface

/// The errors of a project's storyboards and nibs, and of the code that names their parts.
package struct DocumentReport {
  /// The errors and warnings by place, with absolute paths.
  package let messages: [Diagnostic]

  /// Checks the documents of a mirrored project, whose sources the translator has read.
  init(of mirror: ProjectMirror) {
    let resources = mirror.bundleResources
    let files = resources.map(\.source).filter(ResourcePlan.isDocument)
    guard !files.isEmpty else {
      messages = []
      return
    }
    var documents: [InterfaceDocument] = []
    var messages: [Diagnostic] = []
    var seen: Set<String> = []
    for file in files.sorted() where seen.insert(file).inserted {
      // A file that is missing has a remark of its own.
      guard mirror.project.files.exists(file) else { continue }
      let (document, diagnostics) = InterfaceDocument.read(contentsOf: file)
      messages += InterfaceCheck.diagnostics(ofReading: diagnostics, isReadable: document != nil)
      if let document { documents.append(document) }
    }
    let context = DocumentReport.context(of: mirror, resources: resources)
    messages += InterfaceCheck(documents, context: context).diagnostics
    self.messages = messages.sorted { $0.location < $1.location }
  }

  private static func context(of mirror: ProjectMirror, resources: [ProjectResource]) -> InterfaceContext {
    var context = InterfaceContext(module: mirror.app?.module ?? mirror.project.name)
    for target in mirror.targets where target.kind != .tests {
      guard let facts = mirror.translator.documentFacts(of: target.module) else { continue }
      context.classes = (context.classes ?? []) + facts.classes.map(described)
      context.uses += facts.uses.map { use in
        InterfaceContext.Use(
          InterfaceContext.Use.Kind(rawValue: use.kind.rawValue) ?? .segue, use.name, in: use.typeName,
          at: SourceLocation(file: use.file, line: use.line, column: use.column))
      }
    }
    context.hasUnknownClasses = mirror.project.notes.contains { $0.cause == "Objective-C" }
    context.tables = resources.map(\.source).filter { $0.fileExtension == "strings" }.map {
      table($0, mirror.project.files)
    }
    let names = ResourceNames(resources.map(\.source), files: mirror.project.files)
    context.images = names.images
    context.colors = names.colors
    context.symbols = SymbolNames(clone: mirror.settings.clone).all
    return context
  }

  /// The keys of a table as they stand at the beginnings of lines, where Xcode writes them.
  private static func table(_ file: String, _ files: ReadableFiles) -> InterfaceContext.Table {
    var keys: [String: SourceLocation] = [:]
    let text = decodeText(files.bytes(file) ?? [])
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.hasPrefix("\""), let end = line.dropFirst().firstIndex(of: "\"") else { continue }
      keys[String(line[line.index(after: line.startIndex)..<end])] = SourceLocation(
        file: file, line: index + 1, column: 2)
    }
    return InterfaceContext.Table(file.fileBase, keys: keys)
  }

  private static func described(_ description: ClassDescription) -> InterfaceContext.Class {
    InterfaceContext.Class(
      description.name, module: description.module, objectiveCName: description.objectiveCName,
      superclass: description.superclass, outlets: description.outlets, properties: description.properties,
      actions: description.actions, methods: description.methods)
  }
}

extension ProjectMirror.Report {
  /// The errors of documents that stop a build: an app goes on without what a document names and is not
  /// there, as on iOS, but not without the document.
  ///
  /// - Parameter isStrict: Whether each error does.
  package func stoppingErrors(isStrict: Bool) -> [Diagnostic] {
    documentErrors.filter { isStrict || $0.cause == InterfaceCheck.Cause.unreadable.rawValue }
  }

  /// The messages, of which those are warnings that stop no build.
  package func messages(isStrict: Bool) -> [Diagnostic] {
    let lenient = Set(documentErrors).subtracting(stoppingErrors(isStrict: isStrict))
    return messages.map { message in
      guard lenient.contains(message) else { return message }
      var warning = message
      warning.severity = .warning
      return warning
    }
  }
}
