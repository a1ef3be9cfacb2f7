import CoreGraphics

/// A mark, a button or a view at an end of a list cell.
public struct UICellAccessory {
  /// The states of the cell in which an accessory shows.
  public nonisolated enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The end of the cell at which an accessory stands, and its position among the others there.
  public enum Placement {
    /// The leading end of the cell, where lines begin.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing end of the cell, where lines end.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the index of an accessory among those that stand at the same end.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
  }

  /// The width that is kept for an accessory, which is centered in it.
  public nonisolated enum LayoutDimension: Equatable, Sendable {
    /// The accessory's own width.
    case actual
    /// The width that accessories of the system have, so that they stand below one another.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kind of an accessory.
  public nonisolated enum AccessoryType: Hashable, Sendable {
    case checkmark, disclosureIndicator, outlineDisclosure, detail, insert, delete, reorder, multiselect,
      label, customView, popUpMenu
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType

  let content: Content
  let options: Options
  let isLeading: Bool
  let displayed: DisplayedState
  let position: Placement.Position?

  /// The content and behavior of an accessory.
  enum Content {
    case mark
    case action((() -> Void)?)
    case outline(OutlineDisclosureOptions.Style, (() -> Void)?)
    case text(String, UIFont, Bool)
    case view(UIView, Bool)

    /// Whether another content looks the same; closures are not compared, only whether there are any.
    func looks(like other: Self) -> Bool {
      switch (self, other) {
      case (.mark, .mark): true
      case (.action(let old), .action(let new)): (old == nil) == (new == nil)
      case (.outline(let style, let old), .outline(let newStyle, let new)):
        style == newStyle && (old == nil) == (new == nil)
      case (.text(let text, let font, let adjusts), .text(let newText, let newFont, let newAdjusts)):
        text == newText && font == newFont && adjusts == newAdjusts
      case (.view(let view, let keeps), .view(let newView, let newKeeps)):
        view === newView && keeps == newKeeps
      default: false
      }
    }
  }

  /// Whether another accessory looks the same, so that its view can stay.
  func looks(like other: Self) -> Bool {
    accessoryType == other.accessoryType && isLeading == other.isLeading && options == other.options
      && content.looks(like: other.content)
  }

  /// The options that all kinds of accessories have in common.
  struct Options: Equatable {
    var isHidden = false
    var reservedLayoutWidth: LayoutDimension?
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    /// Whether a line separates it from the accessory before it, where there is one.
    var showsSeparator = false
  }

  init(
    _ type: AccessoryType, _ content: Content, _ options: Options, isLeading: Bool,
    displayed: DisplayedState, position: Placement.Position? = nil
  ) {
    (accessoryType, self.content, self.options) = (type, content, options)
    (self.isLeading, self.displayed, self.position) = (isLeading, displayed, position)
  }

  // MARK: Kinds

  /// Returns an arrow: the row leads elsewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self {
    Self(.disclosureIndicator, .mark, options.common, isLeading: false, displayed: displayed)
  }

  /// Returns an arrow that turns down while the item is expanded, which a tap does.
  /// - Parameters:
  ///   - displayed: When it shows; always by default.
  ///   - options: Its appearance and place.
  ///   - actionHandler: A closure in place of expanding and collapsing the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(
      .outlineDisclosure, .outline(options.style, actionHandler), options.common, isLeading: false,
      displayed: displayed)
  }

  /// Returns a mark: the row is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self {
    Self(.checkmark, .mark, options.common, isLeading: false, displayed: displayed)
  }

  /// Returns a button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(.detail, .action(actionHandler), options.common, isLeading: false, displayed: displayed)
  }

  /// Returns a red button that deletes the row, which the handler does.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(.delete, .action(actionHandler), options.common, isLeading: true, displayed: displayed)
  }

  /// Returns a green button that inserts a row, which the handler does.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(.insert, .action(actionHandler), options.common, isLeading: true, displayed: displayed)
  }

  /// Returns the lines by which a person moves the row, where the data source moves items and lets it be
  /// moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self {
    Self(.reorder, .mark, options.common, isLeading: false, displayed: displayed)
  }

  /// Returns a round mark, which shows whether the row is one of several selected ones.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self {
    Self(.multiselect, .mark, options.common, isLeading: true, displayed: displayed)
  }

  /// Returns a small text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self {
    var common = Options(isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth)
    common.tintColor = options.tintColor
    return Self(
      .label, .text(text, options.font, options.adjustsFontForContentSizeCategory), common,
      isLeading: false, displayed: displayed)
  }

  /// Returns a view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let common = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    let content = Content.view(configuration.customView, configuration.maintainsFixedSize)
    switch configuration.placement {
    case .leading(let displayed, let position):
      return Self(
        .customView, content, common, isLeading: true, displayed: displayed, position: position)
    case .trailing(let displayed, let position):
      return Self(
        .customView, content, common, isLeading: false, displayed: displayed, position: position)
    }
  }

  /// Returns whether the accessory shows in a cell that is edited, or not.
  func isShown(isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
