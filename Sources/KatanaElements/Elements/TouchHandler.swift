import UIKit

/// An invisible box that takes touches, and what lies in it.
public struct TouchHandler: NodeDescriptionWithChildren {
  /// The props of a ``TouchHandler``.
  public struct Props: NodeDescriptionProps, Childrenable, Buildable {
    /// Position and size in the parent, in points.
    public var frame: CGRect = .zero
    /// The key that distinguishes the box from its siblings.
    public var key: String?
    /// The opacity, 0…1.
    public var alpha: CGFloat = 1
    /// The descriptions of the children in the box, from the back to the front.
    public var children: [any AnyNodeDescription] = []
    /// The handlers called on each event. A key may hold several events.
    public var handlers: [TouchHandlerEvent: TouchHandlerClosure]?
    /// The insets from its edges within which the box takes touches, in points; negative numbers enlarge the
    /// area.
    public var hitTestInsets: UIEdgeInsets = .zero
    /// Lengths that are added to ``hitTestInsets``, scaled like other lengths; none by default.
    public var scaledHitTestInsets: EdgeInsets = .zero

    /// Makes the props of a box that does nothing.
    public init() {}

    /// Returns false: what happens on an event cannot be compared, and must be the newest.
    public static func == (lhs: Props, rhs: Props) -> Bool { false }
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
    props: Props, state: EmptyState, view: NativeTouchHandler, update: @escaping (EmptyState) -> Void,
    node: any AnyNode
  ) {
    view.frame = props.frame
    view.alpha = props.alpha
    view.handlers = props.handlers
    let scaled = props.scaledHitTestInsets.scale(by: node.plasticMultiplier)
    view.hitTestInsets = UIEdgeInsets(
      top: props.hitTestInsets.top + scaled.top, left: props.hitTestInsets.left + scaled.left,
      bottom: props.hitTestInsets.bottom + scaled.bottom, right: props.hitTestInsets.right + scaled.right)
  }

  /// The children in the props.
  public static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    props.children
  }
}
