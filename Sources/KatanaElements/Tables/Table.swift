import UIKit

/// Rows below one another, in sections, of which only the visible ones have nodes and views.
///
/// A hundred thousand rows show and scroll like a hundred. The rows are those of a ``TableDelegate``.
///
/// ```swift
/// Table(props: Table.Props.build {
///   $0.setKey(Keys.posts)
///   $0.delegate = Posts(posts: props.posts)
///   $0.refCallback = { ref in ref.scroll(at: IndexPath(row: 0, section: 0), at: .top, animated: true) }
/// })
/// ```
public struct Table: NodeDescriptionWithRef {
  /// The props of a ``Table``.
  public struct Props: NodeDescriptionWithRefProps, Buildable {
    /// The position and size in the parent, in points.
    public var frame: CGRect = .zero
    /// The key that distinguishes the table from its siblings.
    public var key: String?
    /// The opacity, 0…1.
    public var alpha: CGFloat = 1
    /// The rows; none by default.
    public var delegate: any TableDelegate = EmptyTableDelegate()
    /// The color behind the rows; white by default.
    public var backgroundColor: UIColor = .white
    /// The radius of the corners, in points that do not scale.
    public var cornerRadius: CGFloat = 0
    /// The width of a line inside the edges, in points that do not scale.
    public var borderWidth: CGFloat = 0
    /// A length that is added to ``cornerRadius``, scaled like other lengths; none by default.
    public var scaledCornerRadius: Value = .zero
    /// A length that is added to ``borderWidth``, scaled like other lengths; none by default.
    public var scaledBorderWidth: Value = .zero
    /// The color of that line; clear by default.
    public var borderColor: UIColor = .clear
    /// Whether rows are cut at the edges; true by default.
    public var clipsToBounds = true
    /// The animation of rows that come and go; automatic by default.
    public var rowAnimation = UITableView.RowAnimation.automatic
    /// Whether rows show what deletes, inserts and moves them; false by default. See
    /// ``TableDelegate/editingStyle(forRowAt:)`` and ``TableDelegate/canMoveRow(at:)``.
    public var isEditing = false
    /// The closure that is called when a person pulls the table down to refresh it; nil, the default, for a
    /// table that cannot be pulled.
    public var refreshHandler: (() -> Void)?
    /// Whether the table shows that it is being refreshed; false by default. Set it while the refresh is
    /// going on.
    public var isRefreshing = false
    /// The closure that is given a reference to the native view.
    public var refCallback: RefCallbackClosure<TableRef>?

    /// Makes the props of an empty white table.
    public init() {}

    /// Whether appearance and rows are the same, by ``TableDelegate/isEqual(to:)``. Closures are not
    /// compared. Compare on the main actor.
    public static func == (lhs: Props, rhs: Props) -> Bool {
      nonisolated(unsafe) let (left, right) = (lhs, rhs)
      return left.hasSameAppearance(as: right)
        && MainActor.assumeIsolated { right.delegate.isEqual(to: left.delegate) }
    }

    private func hasSameAppearance(as other: Props) -> Bool {
      frame == other.frame && key == other.key && alpha == other.alpha
        && backgroundColor == other.backgroundColor && cornerRadius == other.cornerRadius
        && borderWidth == other.borderWidth && borderColor == other.borderColor
        && scaledCornerRadius == other.scaledCornerRadius && scaledBorderWidth == other.scaledBorderWidth
        && clipsToBounds == other.clipsToBounds && rowAnimation == other.rowAnimation
        && isEditing == other.isEditing && isRefreshing == other.isRefreshing
        && (refreshHandler == nil) == (other.refreshHandler == nil)
    }
  }

  /// The props.
  public var props: Props

  /// Makes a table.
  public init(props: Props) {
    self.props = props
  }

  /// Shows the props.
  public static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: NativeTable, update: @escaping (EmptyState) -> Void,
    node: any AnyNode
  ) {
    view.frame = props.frame
    view.alpha = props.alpha
    view.backgroundColor = props.backgroundColor
    let multiplier = node.plasticMultiplier
    view.layer.cornerRadius = props.cornerRadius + props.scaledCornerRadius.scale(by: multiplier)
    view.layer.borderWidth = props.borderWidth + props.scaledBorderWidth.scale(by: multiplier)
    view.layer.borderColor = props.borderColor.resolvedColor(with: view.traitCollection).cgColor
    view.clipsToBounds = props.clipsToBounds
    view.show(props.delegate, for: node, animation: props.rowAnimation)
    view.show(isEditing: props.isEditing)
    view.setRefresh(props.refreshHandler, isRefreshing: props.isRefreshing)
  }

  /// None: the rows come from the delegate when they show.
  public static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    []
  }
}
