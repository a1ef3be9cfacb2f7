import InterfaceDocuments

/// An attribute that an element may have: its name in XML, the type of its value and the way to it in Swift.
public struct AttributeType: Hashable, Sendable {
  /// The way to the thing that an attribute sets.
  public enum Accessor: Hashable, Sendable {
    /// A property, as a path from the view; it may be optional-chained, as `titleLabel?.font`.
    case property(String)
    /// A property of a type that is made of a number or a text: path and type's name.
    case rawValue(String, type: String)
    /// A method with a state: `view.setter(value, for: states)`, read by `view.getter(for: states)`.
    case perState(setter: String, getter: String)
    /// A key of attributed text, by its name in Reactant's `Attribute`.
    case attributedKey(String)
    /// A property of the `NSShadow` of attributed text.
    case shadow(String)
    /// A property of the `NSMutableParagraphStyle` of attributed text.
    case paragraphStyle(String)
    /// A property that the class does not have on this platform: the attribute is accepted with a warning and
    /// has no effect. The value that says what is always so needs no warning.
    case missing(String, reason: String, always: Value?)
  }

  /// The name as in XML, with its namespaces: `layer.cornerRadius`.
  public let name: String
  /// The type of the value.
  public let value: ValueType
  /// The way to it in Swift.
  public let accessor: Accessor
  /// Whether states may follow the name, as in `titleColor.highlighted`.
  public let isPerState: Bool
  /// The place in the order of application, ascending; attributes of one place go in the order of the
  /// document. 0 is the default. Bounds go before what they bound, fonts before attributed text.
  public let order: Int

  init(_ name: String, _ value: ValueType, _ accessor: Accessor, isPerState: Bool = false, order: Int = 0) {
    self.name = name
    self.value = value
    self.accessor = accessor
    self.isPerState = isPerState
    self.order = order
  }

  /// Whether both have one name, value type and accessor.
  public static func == (lhs: AttributeType, rhs: AttributeType) -> Bool {
    lhs.name == rhs.name && lhs.value == rhs.value && lhs.accessor == rhs.accessor
  }

  /// Adds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether a control's states, an attribute's name suffixes, include `word`.
  public static let stateNames = ["normal", "highlighted", "disabled", "selected", "focused"]
}

extension AttributeType {
  /// Makes an attribute of a property of UIKit's; nil for one that the language does not have.
  init?(_ property: InterfaceAttributeType) {
    guard let name = property.markupName, let path = property.path, let value = ValueType(property) else {
      return nil
    }
    let isLate = property.marks.contains(.late)
    self.init(
      name, value, .property(path), order: !isLate ? 0 : property.value == .attributedString ? 2 : 1)
  }
}

extension [AttributeType] {
  /// Returns the properties of UIKit's that the language has.
  static func properties(_ properties: [InterfaceAttributeType]) -> [AttributeType] {
    properties.compactMap { AttributeType($0) }
  }

  /// Returns properties of one type, each named `name` or `name -> property`, separated by blanks.
  static func of(_ value: ValueType, _ names: String, order: Int = 0) -> [AttributeType] {
    var types: [AttributeType] = []
    var words = names.split(separator: " ").map(String.init)[...]
    while let name = words.popFirst() {
      var property = name
      if words.first == "->" {
        words.removeFirst()
        property = words.removeFirst()
      }
      types.append(AttributeType(name, value, .property(property), order: order))
    }
    return types
  }

  /// Returns attributes whose properties the platform's classes do not have.
  static func missing(_ value: ValueType, _ names: String, because reason: String) -> [AttributeType] {
    names.split(separator: " ").map {
      AttributeType(String($0), value, .missing(String($0), reason: reason, always: nil))
    }
  }

  /// Returns an attribute whose property the platform's class does not have, since it is always so or never.
  static func always(_ value: Bool, _ name: String, because reason: String) -> [AttributeType] {
    [AttributeType(name, .bool, .missing(name, reason: reason, always: .bool(value)))]
  }

  /// Returns attributes with states.
  static func perState(_ name: String, _ value: ValueType, setter: String, getter: String) -> [AttributeType]
  {
    [AttributeType(name, value, .perState(setter: setter, getter: getter), isPerState: true)]
  }

  /// Returns these attributes as they are reached through another object: `prefix` is put before every name,
  /// `path` before every property's path.
  func nested(_ prefix: String, _ path: String) -> [AttributeType] {
    map { type in
      let accessor: AttributeType.Accessor =
        switch type.accessor {
        case .property(let inner): .property(path + inner)
        case .rawValue(let inner, let type): .rawValue(path + inner, type: type)
        case .missing(let inner, let reason, let always):
          .missing(path + inner, reason: reason, always: always)
        case .perState(let setter, let getter): .perState(setter: path + setter, getter: path + getter)
        case .attributedKey, .shadow, .paragraphStyle: type.accessor
        }
      return AttributeType(
        "\(prefix).\(type.name)", type.value, accessor, isPerState: type.isPerState, order: type.order)
    }
  }

  /// Returns these attributes and those of `others` with other names.
  func overriding(_ others: [AttributeType]) -> [AttributeType] {
    let own = Set(map(\.name))
    return others.filter { !own.contains($0.name) } + self
  }
}
