/// The name of a value that an app adds to the state of a view.
public nonisolated struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name, which is unique in the app.
  public let rawValue: String
  /// Creates a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that a configuration is made for.
public nonisolated protocol UIConfigurationState {
  /// Creates the state of a view with traits, with nothing else set.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The value that the app has set for a key; nil by default.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that can be pressed, selected and disabled; headers and footers have it.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is a header or a footer that keeps to the edge while content scrolls below it.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view with traits, with nothing else set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value that the app has set for a key; nil by default.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The part of a drag that the cell has.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// The part of a drop that the cell has.
  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is pressed.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is a header or a footer that keeps to the edge while content scrolls below it.
  public var isPinned = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether the cell's item shows its children.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false
  /// The part of a drag that the cell has.
  public var cellDragState = DragState.none
  /// The part of a drop that the cell has.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell with traits, with nothing else set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value that the app has set for a key; nil by default.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state on which the system's configurations depend, whatever kind of state they are given.
nonisolated struct KnownState: Hashable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isEditing = false

  init(_ state: any UIConfigurationState) {
    switch state {
    case let state as UICellConfigurationState:
      (isDisabled, isHighlighted, isSelected) = (state.isDisabled, state.isHighlighted, state.isSelected)
      isEditing = state.isEditing
    case let state as UIViewConfigurationState:
      (isDisabled, isHighlighted, isSelected) = (state.isDisabled, state.isHighlighted, state.isSelected)
    default: break
    }
  }
}
