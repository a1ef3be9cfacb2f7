/// An element of an XML file, with exact places.
public struct MarkupElement: Sendable {
  /// A namespace, by its address.
  public struct Namespace: RawRepresentable, Hashable, Sendable {
    /// The address.
    public let rawValue: String

    /// Makes a namespace of its address.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The names of a language without namespaces.
    public static let unnamed = Namespace(rawValue: "")
    /// XML's own attributes.
    public static let xml = Namespace(rawValue: "http://www.w3.org/XML/1998/namespace")
  }

  /// An attribute.
  public struct Attribute: Sendable {
    /// The namespace; attributes without prefix are of the language’s first.
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
}
