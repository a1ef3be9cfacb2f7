/// An attribute that an element may have: its name in documents, the type of its value, and the property it
/// sets. The list of all is the one declaration of UIKit's properties: setters, outlets and key-value coding
/// are made from it.
public struct InterfaceAttributeType: Hashable, Sendable {
  /// The options of an attribute.
  public struct Marks: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The property is absent here, so that the attribute has no effect.
    public static let absent = Marks(rawValue: 1)
    /// A connection may set the property.
    public static let outlet = Marks(rawValue: 2)
    /// The property is set when the others are, and the contents are there.
    public static let late = Marks(rawValue: 4)
    /// The absence of the attribute means something else than the class's own default, and is set.
    public static let imposed = Marks(rawValue: 8)
    /// The setter is written by hand, since it does more than to set the property.
    public static let written = Marks(rawValue: 16)
    /// The factory of the object reads the attribute. The property is read-only.
    public static let builder = Marks(rawValue: 32)
    /// The property is a `Float`, where other real numbers are of type `CGFloat`.
    public static let float = Marks(rawValue: 64)
    /// The property is a `Double`.
    public static let double = Marks(rawValue: 128)
    /// The property is a `CGColor`, where other colors are of class `UIColor`.
    public static let coreGraphics = Marks(rawValue: 256)
  }

  /// The name in the element's tag, or the `key` of the element that has the value.
  public let name: String
  /// The type of the value.
  public let value: InterfaceValueType
  /// The text that an absent attribute stands for; nil where the class's own default holds.
  public let defaultText: String?
  /// The property in Swift, as a path from the object, or a method with its labels: `layer.cornerRadius`,
  /// `setTitle(_:for:)`. Nil for what only the editor reads.
  public let path: String?
  /// The name in `ui.xml`; nil where that language has none.
  public let markupName: String?
  /// The options.
  public private(set) var marks: Marks

  init(
    _ name: String, _ value: InterfaceValueType, defaultText: String? = nil, path: String?,
    markupName: String? = nil, marks: Marks = []
  ) {
    self.name = name
    self.value = value
    self.defaultText = defaultText
    self.path = path
    self.markupName = markupName
    self.marks = value == .connection ? marks.union(.outlet) : marks
  }

  /// Whether the property is absent here, so that the attribute has no effect.
  public var isAbsent: Bool { marks.contains(.absent) }
  /// Whether a connection may set the property.
  public var isOutlet: Bool { marks.contains(.outlet) }

  /// The name of the property in key-value coding, nil where the path is none of a property: Objective-C
  /// calls `isHidden` `hidden`.
  public var key: String? { path.flatMap(Self.key(of:)) }

  /// Returns the name of the property at a path in key-value coding.
  public static func key(of path: String) -> String? {
    if path.contains(where: { "(.".contains($0) }) { return path.contains("(") ? nil : path }
    guard path.hasPrefix("is"), path.dropFirst(2).first?.isUppercase == true else { return path }
    return path.dropFirst(2).prefix(1).lowercased() + path.dropFirst(3)
  }
}

extension [InterfaceAttributeType] {
  /// Returns the attributes of a list: names, each with `=` and a default, `->` and a path in Swift where
  /// that is another, and `~` where `ui.xml` has the property, with the name there where that is not the
  /// path.
  static func of(_ value: InterfaceValueType, _ list: String) -> Self {
    list.split(whereSeparator: \.isWhitespace).map { text in
      let names = text.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let (written, path) = InterfaceEnumerationType.parts(names[0])
      let parts = written.split(separator: "=", maxSplits: 1).map(String.init)
      let markupName = names.count < 2 ? nil : names[1].isEmpty ? path ?? parts[0] : names[1]
      return InterfaceAttributeType(
        parts[0], value, defaultText: parts.count > 1 ? parts[1] : nil, path: path ?? parts[0],
        markupName: markupName)
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
  static func absent(_ value: InterfaceValueType, _ list: String) -> Self { of(value, list).marked(.absent) }

  /// Returns the attributes of a list, which what makes the object reads.
  static func builder(_ value: InterfaceValueType, _ list: String) -> Self {
    of(value, list).marked(.builder)
  }

  /// Returns the attributes of a list, whose setters are written by hand.
  static func written(_ value: InterfaceValueType, _ list: String) -> Self {
    of(value, list).marked(.written)
  }

  /// The attributes as properties that connections may set, too.
  var outlets: Self { marked(.outlet) }
  /// The attributes as such that are set when the others are, and the contents are there.
  var late: Self { marked(.late) }
  /// The attributes as such whose absence is set.
  var imposed: Self { marked(.imposed) }
  /// The attributes as such whose properties are of type `Float`.
  var float: Self { marked(.float) }
  /// The attributes as such whose properties are of type `Double`.
  var double: Self { marked(.double) }
  /// The attributes as such whose properties are of type `CGColor`.
  var coreGraphics: Self { marked(.coreGraphics) }

  private func marked(_ marks: InterfaceAttributeType.Marks) -> Self {
    map {
      InterfaceAttributeType(
        $0.name, $0.value, defaultText: $0.defaultText, path: $0.path, markupName: $0.markupName,
        marks: $0.marks.union(marks))
    }
  }

  /// Returns the attributes of all groups.
  static func table(_ groups: Self...) -> Self { groups.flatMap { $0 } }
}
