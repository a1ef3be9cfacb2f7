/// The files of a target together: what one refers to in another is looked up here.
public struct MarkupProject: Sendable {
  /// The files as they were read.
  public let files: [ParsedFile]
  /// The components, in the order of the files.
  public var documents: [ComponentDocument] { files.compactMap(\.component) }
  /// The global groups of styles, in the order of the files.
  public var groups: [StyleSheet] { files.compactMap(\.styles) }
  /// The themes; nil when no file describes them.
  public let themes: ThemeDescription?
  /// The scope outside all definitions.
  public let scope: StyleScope
  private let rings: ComponentRings

  /// Makes a project of files.
  public init(_ files: [ParsedFile]) {
    self.files = files
    themes = files.lazy.compactMap(\.application).first
    scope = StyleScope(groups: files.compactMap(\.styles))
    rings = ComponentRings(files.compactMap(\.component))
  }

  /// Everything that is wrong in the files, each alone and together, in the order of the files.
  public var diagnostics: [Diagnostic] {
    var all = files.flatMap { file -> [Diagnostic] in
      var own = file.diagnostics
      if let document = file.component { own += diagnostics(of: document) }
      if let sheet = file.styles { own += diagnostics(of: sheet) }
      return own.sortedByPlace
    }
    all += sharedDiagnostics
    return all
  }

  /// Returns what is wrong with a document's references: styles, constraint targets, themed items, repeated
  /// names, components that contain themselves.
  ///
  /// - Parameter fields: the names of the component's properties, when they are known; a field that is not
  ///   among them is an error. The compiler checks the fields of generated code.
  public func diagnostics(
    of document: ComponentDocument, fields: Set<String>? = nil
  ) -> [Diagnostic] {
    let linker = Linker(themes: themes, checksThemes: true, fields: fields)
    linker.check(document.root, in: scope)
    for definition in document.definitions { rings.check(definition, linker.log) }
    return linker.log.diagnostics.sortedByPlace
  }

  /// Returns what is wrong with a global group's references.
  public func diagnostics(of group: StyleSheet) -> [Diagnostic] {
    let linker = Linker(themes: themes, checksThemes: true, fields: nil)
    linker.check(group, in: scope.entering(group: group))
    return linker.log.diagnostics.sortedByPlace
  }

  /// The diagnostics across files: names that two of them define.
  public var sharedDiagnostics: [Diagnostic] {
    let log = DiagnosticLog()
    func check(_ named: [(name: String, location: SourceLocation)], _ kind: String) {
      var seen: [String: SourceLocation] = [:]
      for (name, location) in named {
        if let first = seen[name] {
          log.error(at: location, "There are two \(kind) `\(name)`; the other is at \(first)")
        } else {
          seen[name] = location
        }
      }
    }
    check(groups.map { ($0.name, $0.origin.location) }, "style groups named")
    check(documents.flatMap(\.definitions).map { ($0.typeName, $0.location) }, "definitions of component")
    for extra in files.compactMap(\.application).dropFirst() {
      log.error(at: extra.origin.location, "There are two descriptions of the application")
    }
    return log.diagnostics
  }
}
