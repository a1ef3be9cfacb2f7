/// The name of a style, in its component or in a group.
public struct StyleReference: Hashable, Sendable {
  /// The global group's name; nil for a style of the component (or, inside a group, of the same group).
  public var group: String?
  /// The style's name.
  public var name: String
  /// The place of the reference.
  public var origin: Origin

  /// Makes a reference.
  public init(group: String? = nil, name: String, origin: Origin) {
    self.group = group
    self.name = name
    self.origin = origin
  }

  /// The reference as it is written.
  public var text: String { group.map { "\($0).\(name)" } ?? name }
}

/// A set of attributes with a name.
public struct Style: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The elements that it is for.
  public var type: ElementType
  /// The styles whose attributes it has too, the first applied first.
  public var extends: [StyleReference]
  /// Its own attributes in the order of the document.
  public var attributes: [Attribute]
  /// The access level of the style's function; nil for the one that the sheet specifies.
  public var accessModifier: AccessModifier?
  /// The place of the name.
  public var origin: Origin
}

/// A set of attributes for the tags of attributed text, with a name.
public struct AttributedTextStyle: Hashable, Sendable {
  /// The attributes of a tag.
  public struct Tag: Hashable, Sendable {
    /// The tag.
    public var name: String
    /// Its attributes in the order of the document.
    public var attributes: [Attribute]
    /// The place of the tag.
    public var origin: Origin
  }
  /// The name.
  public var name: String
  /// The styles whose tags it has too, the first applied first.
  public var extends: [StyleReference]
  /// The attributes that every tag of it has.
  public var attributes: [Attribute]
  /// The tags in the order of the document.
  public var tags: [Tag]
  /// The access level of the style; nil for the one that the sheet specifies.
  public var accessModifier: AccessModifier?
  /// The place of the name.
  public var origin: Origin
}

/// The styles of a component, or a global group.
public struct StyleSheet: Hashable, Sendable {
  /// The name: of the nested Swift type in a component, of the group in a `styleGroup`.
  public var name: String
  /// Whether it is a `styleGroup`.
  public var isGroup: Bool
  /// The access level of the generated code; nil for the one given to the tool.
  public var accessModifier: AccessModifier?
  /// The styles of views.
  public var styles: [Style]
  /// The styles of attributed text.
  public var attributedStyles: [AttributedTextStyle]
  /// The place of the element.
  public var origin: Origin

  /// Makes a sheet.
  public init(
    name: String, isGroup: Bool, accessModifier: AccessModifier? = nil, styles: [Style] = [],
    attributedStyles: [AttributedTextStyle] = [], origin: Origin
  ) {
    self.name = name
    self.isGroup = isGroup
    self.accessModifier = accessModifier
    self.styles = styles
    self.attributedStyles = attributedStyles
    self.origin = origin
  }

  /// The name of the Swift type: `Styles`, or for group `general` `GeneralStyles`.
  public var swiftName: String {
    isGroup ? name.prefix(1).uppercased() + name.dropFirst() + "Styles" : name
  }
}
