/// An element of an XML file, with exact places.
public struct MarkupElement: Sendable {
  /// A namespace of the language.
  public enum Namespace: String, CaseIterable, Sendable {
    /// Elements and properties.
    case ui = "http://schema.reactant.tech/ui"
    /// Constraints.
    case layout = "http://schema.reactant.tech/layout"
    /// The attributes that only tools read.
    case tools = "http://schema.reactant.tech/tools"
    /// Schema locations; they are ignored.
    case schemaInstance = "http://www.w3.org/2001/XMLSchema-instance"
    /// XML's own attributes; they are ignored.
    case xml = "http://www.w3.org/XML/1998/namespace"
  }

  /// An attribute.
  public struct Attribute: Sendable {
    /// The namespace; attributes without prefix are of `ui`.
    public var namespace: Namespace
    /// The name without prefix.
    public var name: String
    /// The name as it is written.
    public var qualifiedName: String
    /// The place of the name.
    public var location: SourceLocation
    /// The place of the name behind its prefix.
    public var nameLocation: SourceLocation
    /// The value.
    public var value: LocatedText
  }

  /// A child.
  public enum Node: Sendable {
    /// An element.
    case element(MarkupElement)
    /// Text between elements.
    case text(LocatedText)
  }

  /// The namespace; nil when it is none of the language's.
  public var namespace: Namespace?
  /// The name without prefix.
  public var name: String
  /// The place of the name.
  public var location: SourceLocation
  /// The attributes in the order of the document, without namespace declarations.
  public var attributes: [Attribute]
  /// The children in the order of the document.
  public var children: [Node]

  /// The elements among the children.
  public var elements: [MarkupElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// Returns the attribute with a name without prefix, or nil.
  public func attribute(_ name: String) -> Attribute? {
    attributes.first { $0.namespace == .ui && $0.name == name }
  }
}
