/// Attributed text: text with tags that set the attributes of its parts.
public struct AttributedText: Hashable, Sendable {
  /// A part: text, or a tag with parts of its own.
  public indirect enum Node: Hashable, Sendable {
    /// Text with its place.
    case text(TextValue, Origin)
    /// A tag.
    case tag(Tag)
  }
  /// A tag with what it holds.
  public struct Tag: Hashable, Sendable {
    /// The tag's name.
    public var name: String
    /// The attributes written on it.
    public var attributes: [Attribute]
    /// The content.
    public var children: [Node]
    /// The place of the tag.
    public var origin: Origin
  }
  /// A stretch of text with all its attributes.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: TextValue
    /// The attributes, each once.
    public var attributes: [Attribute]
  }

  /// The style that gives tags their attributes.
  public var style: StyleReference?
  /// The attributes written on the outer element.
  public var attributes: [Attribute]
  /// The parts, with white space trimmed.
  public var children: [Node]
  /// The place of the element.
  public var origin: Origin

  /// Makes attributed text.
  public init(
    style: StyleReference? = nil, attributes: [Attribute] = [], children: [Node], origin: Origin
  ) {
    self.style = style
    self.attributes = attributes
    self.children = children
    self.origin = origin
  }

  /// The template's arguments in order of their first use.
  public var arguments: [String] {
    var names: [String] = []
    func collect(_ nodes: [Node]) {
      for node in nodes {
        switch node {
        case .text(let text, _): for name in text.arguments where !names.contains(name) { names.append(name) }
        case .tag(let tag): collect(tag.children)
        }
      }
    }
    collect(children)
    return names
  }
}

/// A function that makes attributed text of its arguments.
public struct Template: Hashable, Sendable {
  /// The function's name.
  public var name: String
  /// The text.
  public var text: AttributedText
  /// The place of the name.
  public var origin: Origin
}
