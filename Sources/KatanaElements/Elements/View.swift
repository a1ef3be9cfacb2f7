import UIKit

/// A box, and what lies in it.
///
/// ```swift
/// View(props: View.Props.build { $0.setKey(Keys.card) }) {
///   [Label(props: .title(key: Keys.title))]
/// }
/// ```
public struct View: NodeDescriptionWithChildren {
  /// The props of a ``View``.
  public struct Props: AppearanceProps, Childrenable, Buildable {
    /// Position and size in the parent, in points.
    public var frame: CGRect = .zero
    /// The key that distinguishes the view from its siblings.
    public var key: String?
    /// The opacity, 0…1.
    public var alpha: CGFloat = 1
    /// The descriptions of the children in the view, from the back to the front.
    public var children: [any AnyNodeDescription] = []
    /// The color behind the children; white by default.
    public var backgroundColor: UIColor = .white
    /// The radius of the corners.
    public var cornerRadius: Value = .zero
    /// The width of a line inside the edges.
    public var borderWidth: Value = .zero
    /// The color of that line; clear by default.
    public var borderColor: UIColor = .clear
    /// Whether children are cut at the edges; false by default.
    public var clipsToBounds = false
    /// Whether the view and its children take touches; true by default.
    public var isUserInteractionEnabled = true

    /// Makes the props of an empty white box.
    public init() {}

    /// Whether all is the same. Props with children are never equal.
    public static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.children.isEmpty && rhs.children.isEmpty && lhs.hasSameAppearance(as: rhs)
        && lhs.isUserInteractionEnabled == rhs.isUserInteractionEnabled
    }
  }

  /// The props.
  public var props: Props

  /// Makes a box.
  public init(props: Props) {
    self.props = props
  }

  /// Makes a box with children, which take the place of those in the props.
  public init(props: Props, _ children: () -> [any AnyNodeDescription]) {
    self.props = props
    self.props.children = children()
  }

  /// Shows the props.
  public static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: UIView, update: @escaping (EmptyState) -> Void, node: any AnyNode
  ) {
    props.apply(to: view, node: node)
    view.isUserInteractionEnabled = props.isUserInteractionEnabled
  }

  /// The children in the props.
  public static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    props.children
  }
}
