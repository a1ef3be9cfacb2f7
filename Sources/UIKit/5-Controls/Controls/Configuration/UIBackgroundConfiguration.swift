import CoreGraphics

/// The background behind the contents of cells, headers, footers and configured buttons.
public nonisolated struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The kind of background, which decides its colors in the states of a cell.
  enum Kind: Sendable {
    case own, clear, plainCell, groupedCell, sidebarCell, plainHeader, groupedHeader, sidebarHeader
  }

  /// The radius of the corners in points; 0 by default. Buttons take it as their corner style says.
  public var cornerRadius: CGFloat = 0
  /// Room between the view's edges and the background, in points; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's layout margins are added to the insets; none by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color; by default that of the kind in the state, and of a button's style.
  public var backgroundColor: UIColor? {
    get { ownColor ?? kindColor }
    set { ownColor = .some(newValue) }
  }
  private var ownColor: UIColor??
  /// Changes the color before it is shown; nil by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The material in place of the color; nil by default.
  public var visualEffect: UIVisualEffect?
  /// A view on the color, as large as the background; nil by default.
  public var customView: UIView?
  /// The color of a line along the edges; nil, the default, is none.
  public var strokeColor: UIColor?
  /// Changes the line's color before it is shown; nil by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside of the background, in points; 0 by default.
  public var strokeOutset: CGFloat = 0
  /// A picture on the color; nil by default.
  public var image: UIImage?
  /// The content mode with which the image fills the background; stretched by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  private var kind = Kind.own
  private var state: KnownState?

  init() {}

  private init(_ kind: Kind) { self.kind = kind }

  /// Returns a background of nothing.
  public static func clear() -> Self { Self(.clear) }
  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell) }
  /// Returns the background of a row in a group.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  /// Returns the background of a sidebar's row.
  public static func listSidebarCell() -> Self {
    var background = Self(.sidebarCell)
    background.cornerRadius = Metrics.current.tables.cornerRadius
    return background
  }
  /// Returns the background of a row in a sidebar that stands beside other content.
  public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeader) }
  /// Returns the background of a header or footer of a group.
  public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeader) }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> Self { Self(.sidebarHeader) }
  /// Returns the background of a row.
  public static func listCell() -> Self { listPlainCell() }
  /// Returns the background of a header.
  public static func listHeader() -> Self { listGroupedHeaderFooter() }
  /// Returns the background of a footer.
  public static func listFooter() -> Self { listGroupedHeaderFooter() }

  /// Returns the background for a state: those of rows are gray while they are pressed or selected.
  @preconcurrency @MainActor public func updated(for state: UIConfigurationState) -> Self {
    var updated = self
    updated.state = KnownState(state)
    return updated
  }

  /// Returns the color as it is shown in a view with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the line as it is shown in a view with a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The color that the kind has in the state.
  private var kindColor: UIColor? {
    let isOn = state?.isHighlighted == true || state?.isSelected == true && state?.isEditing == false
    return switch kind {
    case .own: nil
    case .clear, .groupedHeader, .sidebarHeader: .clear
    case .plainHeader: .systemBackground
    case .plainCell: isOn ? .systemGray4 : .systemBackground
    case .groupedCell: isOn ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: state?.isSelected == true ? nil : isOn ? .systemGray4 : .clear
    }
  }
}
