/// An attribute of an element, with its value.
public struct Attribute: Hashable, Sendable {
  /// The key of an attribute among those of one element.
  public struct Key: Hashable, Sendable {
    /// The attribute's name without states.
    public var name: String
    /// The states, empty for the normal one.
    public var states: Set<String>
  }

  /// The attribute's type.
  public var type: AttributeType
  /// The control states after the name, without `normal`; empty is the normal state.
  public var states: [String]
  /// The value.
  public var value: Value
  /// The place of the name.
  public var origin: Origin
  /// The place of the value.
  public var valueOrigin: Origin

  /// Makes an attribute.
  public init(
    type: AttributeType, states: [String] = [], value: Value, origin: Origin, valueOrigin: Origin
  ) {
    self.type = type
    self.states = states
    self.value = value
    self.origin = origin
    self.valueOrigin = valueOrigin
  }

  /// The place of the name.
  public var location: SourceLocation { origin.location }
  /// The key among the attributes of one element.
  public var key: Key { Key(name: type.name, states: Set(states)) }
}

/// A word with its place, such as a field's name.
public struct Name: Hashable, Sendable {
  /// The word.
  public var text: String
  /// Its place.
  public var origin: Origin

  /// Makes a word.
  public init(_ text: String, _ origin: Origin) {
    self.text = text
    self.origin = origin
  }

  /// Its place.
  public var location: SourceLocation { origin.location }
}

/// The access level of generated code.
public enum AccessModifier: String, Hashable, Sendable {
  /// Every module.
  case `public`
  /// The module.
  case `internal`
}
