/// An element of the language: its class, what it may hold and its attributes. Equal by name.
public struct ElementType: Hashable, Sendable {
  /// A component that a table view is made of.
  public enum CellRole: String, CaseIterable, Sendable {
    /// A row.
    case cell
    /// A section's header.
    case header
    /// A section's footer.
    case footer
  }

  /// The children that an element may have.
  public enum Content: Hashable, Sendable {
    /// No children.
    case none
    /// Views, added by `addSubview`.
    case subviews
    /// Views, added by `addArrangedSubview`.
    case arrangedSubviews
    /// Views, added to `contentView`.
    case contentView
    /// One `attributedText`.
    case attributedText
    /// Any number of `attributedTitle`, one for each set of states.
    case attributedTitles
    /// The definitions of the components that a table view is made of; its class is generic in them, in this
    /// order.
    case cells([CellRole])
    /// Views, which define a component of the type that attribute `type` names.
    case definition
  }

  /// The tag.
  public let name: String
  /// The class, without generic arguments; for `Component` the class is named by attribute `type`.
  public let className: String
  /// The class that a style's function takes.
  public let styleClassName: String
  /// The children.
  public let content: Content
  /// The modules beside UIKit and Reactant that code with the class imports.
  public let imports: [String]
  /// The attributes in the order of the reference page.
  public let attributes: [AttributeType]
  /// The names of the tables that `attributes` joins.
  public let tables: [String]
  /// The index of each attribute by its name.
  private let index: [String: Int]

  init(
    _ name: String, _ className: String, content: Content = .none, styleClassName: String? = nil,
    imports: [String] = [], tables: [(String, [AttributeType])]
  ) {
    self.name = name
    self.className = className
    self.styleClassName = styleClassName ?? className
    self.content = content
    self.imports = imports
    self.tables = tables.map(\.0)
    attributes = tables.reduce([]) { $1.1.overriding($0) }
    index = Dictionary(attributes.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// Returns the attribute with a name, without states, or nil.
  public func attribute(named name: String) -> AttributeType? { index[name].map { attributes[$0] } }

  /// Whether views may stand in the element.
  public var holdsViews: Bool {
    switch content {
    case .subviews, .arrangedSubviews, .contentView, .definition: true
    case .none, .attributedText, .attributedTitles, .cells: false
    }
  }

  /// The roles of the components that a table view is made of.
  public var cellRoles: [CellRole] { if case .cells(let roles) = content { roles } else { [] } }

  /// Whether both have one name.
  public static func == (lhs: ElementType, rhs: ElementType) -> Bool { lhs.name == rhs.name }
  /// Adds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
