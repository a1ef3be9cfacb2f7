import Foundation

/// A file of the language, read.
public struct ParsedFile: Sendable {
  /// The content of a file.
  public enum Content: Hashable, Sendable {
    /// A `*.ui.xml` file.
    case component(ComponentDocument)
    /// A `*.styles.xml` file.
    case styles(StyleSheet)
    /// A file with the themes of an application.
    case application(ThemeDescription)
  }

  /// The path as it was given.
  public var path: String
  /// The content; with errors among the diagnostics it is what could be understood, or nil.
  public var content: Content?
  /// Everything that was noticed, in the order of the document.
  public var diagnostics: [Diagnostic]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: the bytes of the file.
  ///   - path: its path; the file's name is that of the component, unless attribute `type` gives another.
  ///   - limits: bounds on the file.
  public init(
    _ text: some Sequence<UInt8>, path: String, limits: MarkupReader.Limits = MarkupReader.Limits()
  ) {
    self.init(MarkupReader.read(text, path: path, limits: limits), path: path)
  }

  /// Reads a file. A file that cannot be read is an error among the diagnostics.
  public init(contentsOf path: String) {
    self.init(MarkupReader.read(contentsOf: path), path: path)
  }

  private init(_ result: MarkupReader.Result, path: String) {
    self.path = path
    guard let root = result.root else {
      diagnostics = result.diagnostics
      return
    }
    let parser = ComponentParser(path: path, log: DiagnosticLog(result.diagnostics))
    content = parser.parse(root)
    diagnostics = parser.log.diagnostics.sortedByPlace
  }

  /// The component, if it is a `*.ui.xml` file.
  public var component: ComponentDocument? {
    if case .component(let document) = content { document } else { nil }
  }
  /// The styles, if it is a `*.styles.xml` file.
  public var styles: StyleSheet? { if case .styles(let sheet) = content { sheet } else { nil } }
  /// The themes, if it describes an application.
  public var application: ThemeDescription? {
    if case .application(let description) = content { description } else { nil }
  }
}
