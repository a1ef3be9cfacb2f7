import MarkupReading

/// An element of documents: the class that it makes and its attributes.
public struct InterfaceElementType: Hashable, Sendable {
  /// The part that an element has in a document.
  public enum Category: String, CaseIterable, Sendable {
    /// A view.
    case view
    /// A controller.
    case controller
    /// An item of a bar.
    case item
    /// A gesture recognizer.
    case recognizer
    /// Another object, which may have connections.
    case object
    /// A description of an object's part.
    case part
    /// A connection between objects.
    case connection
    /// A value.
    case value
    /// A part of the document itself.
    case structure
  }

  /// The element's name.
  public let name: String
  /// The part that it has.
  public let category: Category
  /// The class of UIKit; nil when it makes no object.
  public let className: String?
  /// The element whose attributes it has, too.
  public let parent: String?
  /// The attributes beyond the parent's.
  public let attributes: [InterfaceAttributeType]
  /// The module of Apple's that has the class; nil for UIKit's own classes that are here.
  public let module: String?
  /// The properties that no attribute sets, but key-value coding does or reads.
  let keys: [String]
  /// The methods of the class that documents may connect as actions, beyond the parent's.
  let ownActions: [InterfaceAction]

  init(
    _ name: String, _ category: Category, _ className: String? = nil, parent: String? = nil,
    module: String? = nil, keys: String = "", actions: String = "",
    _ attributes: [InterfaceAttributeType] = []
  ) {
    self.name = name
    self.category = category
    self.className = className
    self.parent = parent
    self.attributes = attributes
    self.module = module
    self.keys = keys.split(whereSeparator: \.isWhitespace).map(String.init)
    ownActions = actions.split(whereSeparator: \.isWhitespace).map { InterfaceAction(String($0)) }
  }

  /// The module of Apple's that has the class, where neither is here.
  public var absentModule: String? { module.flatMap { Self.absentModules.contains($0) ? $0 : nil } }
  /// The modules whose classes of elements are not here. Those of UIKit are its removed ones.
  private static let absentModules: Set = ["GLKit", "SwiftUI", "UIKit"]

  /// Every element.
  public static let all: [InterfaceElementType] =
    views + controls + lists + bars + controllers + recognizers + objects + parts + connections + values
    + structure

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  private static let attributesByName = byName.mapValues { type in
    Dictionary(type.allAttributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static let byClass = Dictionary(
    all.compactMap { type in type.className.map { ($0, type) } }, uniquingKeysWith: { first, _ in first })

  /// Returns the element that makes objects of a class; of several the first.
  public static func making(_ className: String) -> InterfaceElementType? { byClass[className] }

  /// Returns the element with a name.
  public static func named(_ name: String) -> InterfaceElementType? { byName[name] }

  /// The parents from the nearest on.
  public var ancestors: [InterfaceElementType] {
    guard let parent = parent.flatMap(Self.named) else { return [] }
    return [parent] + parent.ancestors
  }

  /// The attributes, the parents' included; an attribute of its own stands for one of a parent with the same
  /// name.
  public var allAttributes: [InterfaceAttributeType] {
    var seen: Set<String> = []
    return ([self] + ancestors).flatMap(\.attributes).filter { seen.insert($0.name).inserted }
  }

  /// The methods of the class that documents may connect as actions, the parents' included.
  package var actions: [InterfaceAction] { ([self] + ancestors).flatMap(\.ownActions) }

  /// Returns the attribute with a name, a parent's included.
  public func attribute(named name: String) -> InterfaceAttributeType? {
    Self.attributesByName[self.name]?[name]
  }

  /// Whether it is an element, or has it among its parents.
  public func isKind(of name: String) -> Bool {
    self.name == name || ancestors.contains { $0.name == name }
  }

  /// Whether it makes a controller.
  public var isController: Bool { category == .controller && className != nil }
  /// Whether it makes a view.
  public var isView: Bool { category == .view }
  /// Whether no document has it: it only holds attributes that several elements have.
  public var isAbstract: Bool { ["object", "barItem", "connection", "layer"].contains(name) }
  /// Whether it makes an object, which connections may lead to.
  public var makesObject: Bool { className != nil }
}
