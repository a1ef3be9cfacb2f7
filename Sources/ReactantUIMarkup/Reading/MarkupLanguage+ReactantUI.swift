@_exported import MarkupReading

extension MarkupElement.Namespace {
  /// Elements and properties.
  public static let ui = Self(rawValue: "http://schema.reactant.tech/ui")
  /// Constraints.
  public static let layout = Self(rawValue: "http://schema.reactant.tech/layout")
  /// The attributes that only tools read.
  public static let tools = Self(rawValue: "http://schema.reactant.tech/tools")
  /// The actions that a view sends, in Hyperdrive's dialect.
  public static let action = Self(rawValue: "http://schema.reactant.tech/action")
  /// The state of a component inside another, in Hyperdrive's dialect.
  public static let state = Self(rawValue: "http://schema.reactant.tech/state")
  /// Schema locations; they are ignored.
  public static let schemaInstance = Self(rawValue: "http://www.w3.org/2001/XMLSchema-instance")
}

extension MarkupLanguage {
  /// The language of `ui.xml`.
  public static let reactantUI = MarkupLanguage(
    prefixes: [
      Prefix("", .ui), Prefix("layout", .layout), Prefix("tools", .tools), Prefix("action", .action),
      Prefix("state", .state), Prefix("xsi", .schemaInstance),
    ], exampleElement: "Component",
    aliases: [
      "http://schema.Hyperdrive.tech/ui": .ui, "http://schema.Hyperdrive.tech/layout": .layout,
      "http://schema.hyperdrive.tech/ui": .ui, "http://schema.hyperdrive.tech/layout": .layout,
    ])
}

extension MarkupElement {
  /// Returns the attribute with a name without prefix, or nil.
  public func attribute(_ name: String) -> Attribute? {
    attributes.first { $0.namespace == .ui && $0.name == name }
  }
}

extension MarkupReader {
  /// Reads a text in the language of `ui.xml`.
  ///
  /// - Parameters:
  ///   - text: the bytes of the file.
  ///   - path: the path by which diagnostics name it.
  ///   - limits: bounds on the file.
  public static func read(_ text: some Sequence<UInt8>, path: String, limits: Limits = Limits()) -> Result {
    read(text, path: path, language: .reactantUI, limits: limits)
  }

  /// Reads a file in the language of `ui.xml`.
  public static func read(contentsOf path: String, limits: Limits = Limits()) -> Result {
    read(contentsOf: path, language: .reactantUI, limits: limits)
  }
}
