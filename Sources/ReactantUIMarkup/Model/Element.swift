/// An element of a component: a view with its attributes, constraints and children.
public struct Element: Hashable, Sendable {
  /// A component that a table view is made of.
  public struct Cell: Hashable, Sendable {
    /// The part that it plays.
    public var role: ElementType.CellRole
    /// The name of its class.
    public var typeName: Name
    /// Its definition, when it stands inside the table's element.
    public var definition: ComponentDefinition?
  }

  /// The element's type.
  public var type: ElementType
  /// The component's property that holds the view, if it has one.
  public var field: Name?
  /// The name by which constraints refer to it.
  public var layoutID: Name?
  /// The styles, the first applied first.
  public var styles: [StyleReference]
  /// The own attributes, in the order of the document. Attributed texts are among them.
  public var attributes: [Attribute]
  /// The constraints, in the order of the document.
  public var constraints: [LayoutConstraint]
  /// The content priorities.
  public var contentPriorities: ContentPriorities
  /// The views in it.
  public var children: [Element]
  /// The class of a `Component` element.
  public var componentType: Name?
  /// The definition of a `Component` element that has one. It is not inside `children`.
  public var definition: ComponentDefinition? {
    get { definitionBox?.definition }
    set { definitionBox = newValue.map(Box.init) }
  }
  private var definitionBox: Box?
  /// The components of a table view.
  public var cells: [Cell]
  /// The actions that the view sends, in Hyperdrive's dialect.
  public var actions: [ViewAction] = []
  /// The properties of the state of a component that the element makes, in Hyperdrive's dialect.
  public var stateValues: [StateValue] = []
  /// The number of rows that a preview shows; nil is 5.
  public var exampleCount: Int?
  /// The number of sections that a preview shows; nil is 5.
  public var sectionCount: Int?
  /// The place of the tag.
  public var origin: Origin

  /// Makes an element without anything in it.
  public init(type: ElementType, origin: Origin) {
    self.type = type
    self.origin = origin
    styles = []
    attributes = []
    constraints = []
    contentPriorities = ContentPriorities()
    children = []
    cells = []
  }

  /// The place of the tag.
  public var location: SourceLocation { origin.location }

  /// Whether one of its constraints has a condition. All its constraints are then made in the update phase.
  public var isConditional: Bool { constraints.contains { $0.condition != nil } }

  /// The class with its generic arguments, as in `PlainTableView<NoteCell>`.
  public var className: String {
    if let componentType { return componentType.text }
    guard !cells.isEmpty else { return type.className }
    let names = type.cellRoles.compactMap { role in cells.first { $0.role == role }?.typeName.text }
    return "\(type.className)<\(names.joined(separator: ", "))>"
  }

  /// A definition, indirectly: definitions hold elements.
  private indirect enum Box: Hashable, Sendable {
    case box(ComponentDefinition)
    init(_ definition: ComponentDefinition) { self = .box(definition) }
    var definition: ComponentDefinition {
      switch self {
      case .box(let definition): definition
      }
    }
  }
}
