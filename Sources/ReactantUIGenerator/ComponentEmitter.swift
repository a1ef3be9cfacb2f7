import ReactantUIMarkup

/// Writes the Swift of one `*.ui.xml` file.
public struct ComponentEmitter {
  /// The settings of the tool.
  public struct Options: Sendable {
    /// The access of what is generated, where the XML says nothing.
    public var access = AccessModifier.internal
    /// Makes the default settings.
    public init() {}
  }

  private let document: ComponentDocument
  private let source: String
  private let options: Options
  private let scope: StyleScope

  /// Makes an emitter.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - source: its text, by which live mode finds out whether the file has changed since.
  ///   - scope: the global styles.
  ///   - options: the settings of the tool.
  public init(_ document: ComponentDocument, source: String, scope: StyleScope, options: Options = Options())
  {
    self.document = document
    self.source = source
    self.scope = scope
    self.options = options
  }

  /// Returns the Swift source. The same file and styles give the same text.
  public func swift() -> String {
    var writer = SourceWriter()
    let file = document.path.split(separator: "/").last.map(String.init) ?? document.path
    writer.line("// Made from \(file). Changes to this file are lost.")
    writer.line("import Reactant")
    writer.line("import ReactantUI")
    writer.line("import UIKit")
    writer.blank()
    // A value's initializer belongs to the interface that the compiler compares: an edit of any attribute
    // would compile all files anew that name the component. A function's body does not.
    writer.debug { writer in
      writer.block("@MainActor private func reactantUISource() -> String") { writer in
        writer.line(SwiftLiterals.string(source))
      }
    }
    emit(document.root, in: scope, &writer)
    return writer.text
  }

  private func emit(_ definition: ComponentDefinition, in outer: StyleScope, _ writer: inout SourceWriter) {
    let scope = outer.entering(definition)
    let access = (definition.accessModifier ?? options.access) == .public ? "public " : ""
    writer.blank()
    if let component = definition.hyperdrive {
      HyperdriveClassEmitter(definition: definition, component: component, access: access).emit(into: &writer)
    } else if definition.isAnonymous {
      writer.line("@MainActor \(access)final class \(definition.typeName): ViewBase<Void, Void> {}")
      writer.blank()
    }
    var body = DefinitionEmitter(definition, scope: scope, access: access, path: document.path)
    body.emit(into: &writer)
    for element in definition.elements {
      for inner in [element.definition].compactMap({ $0 }) + element.cells.compactMap(\.definition) {
        emit(inner, in: scope, &writer)
      }
    }
  }
}
