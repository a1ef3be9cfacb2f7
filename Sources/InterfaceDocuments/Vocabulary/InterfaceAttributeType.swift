/// An attribute that an element may have: its name in documents, the type of its value, and the property it
/// sets.
public struct InterfaceAttributeType: Hashable, Sendable {
  /// The name in the element's tag, or the `key` of the element that has the value.
  public let name: String
  /// The type of the value.
  public let value: InterfaceValueType
  /// The text that an absent attribute stands for; nil where the class's own default holds.
  public let defaultText: String?
  /// The property in Swift, as a path from the object, or a method with its labels: `layer.cornerRadius`,
  /// `setTitle(_:for:)`. Nil for what only the editor reads.
  public let path: String?
  /// Whether the property is absent here, so that the attribute has no effect.
  public let isAbsent: Bool
  /// Whether a connection may set the property.
  public let isOutlet: Bool

  init(
    _ name: String, _ value: InterfaceValueType, defaultText: String? = nil, path: String?,
    isAbsent: Bool = false, isOutlet: Bool = false
  ) {
    self.name = name
    self.value = value
    self.defaultText = defaultText
    self.path = path
    self.isAbsent = isAbsent
    self.isOutlet = isOutlet || value == .connection
  }
}

extension [InterfaceAttributeType] {
  /// Returns the attributes of a list: names, each with `=` and a default and `->` and a path in Swift where
  /// that is another.
  static func of(_ value: InterfaceValueType, _ list: String) -> Self {
    list.split(whereSeparator: \.isWhitespace).map { text in
      let (written, path) = InterfaceEnumerationType.parts(String(text))
      let parts = written.split(separator: "=", maxSplits: 1).map(String.init)
      return InterfaceAttributeType(
        parts[0], value, defaultText: parts.count > 1 ? parts[1] : nil, path: path ?? parts[0])
    }
  }

  /// Returns the attributes of a list, which only the editor reads.
  static func editor(_ value: InterfaceValueType, _ list: String) -> Self {
    of(value, list).map {
      InterfaceAttributeType($0.name, value, defaultText: $0.defaultText, path: nil)
    }
  }

  /// Returns the attributes of a list, whose properties are absent here. A document that has one with another
  /// value than the default is told so.
  static func absent(_ value: InterfaceValueType, _ list: String) -> Self {
    of(value, list).map {
      InterfaceAttributeType(
        $0.name, value, defaultText: $0.defaultText, path: $0.path, isAbsent: true)
    }
  }

  /// The attributes as properties that connections may set, too.
  var outlets: Self {
    map {
      InterfaceAttributeType(
        $0.name, $0.value, defaultText: $0.defaultText, path: $0.path, isAbsent: $0.isAbsent, isOutlet: true)
    }
  }

  /// Returns the attributes of all groups.
  static func table(_ groups: Self...) -> Self { groups.flatMap { $0 } }
}
