import UIKit

/// A button.
public struct Button: NodeDescription {
  /// The props of a ``Button``.
  public struct Props: AppearanceProps, Buildable {
    /// Position and size in the parent, in points.
    public var frame: CGRect = .zero
    /// The key that distinguishes the button from its siblings.
    public var key: String?
    /// The opacity, 0…1.
    public var alpha: CGFloat = 1
    /// The color behind the title; white by default.
    public var backgroundColor: UIColor = .white
    /// The radius of the corners.
    public var cornerRadius: Value = .zero
    /// The width of a line inside the edges.
    public var borderWidth: Value = .zero
    /// The color of that line; clear by default.
    public var borderColor: UIColor = .clear
    /// Whether the content is cut at the edges; true by default.
    public var clipsToBounds = true
    /// Whether the button can be used; true by default.
    public var isEnabled = true
    /// The space around title and picture.
    public var contentEdgeInsets: EdgeInsets = .zero
    /// The insets by which the title moves from its default position.
    public var titleEdgeInsets: EdgeInsets = .zero
    /// The insets by which the image moves from its default position.
    public var imageEdgeInsets: EdgeInsets = .zero
    /// Whether the picture gets darker while it is pressed; true by default.
    public var adjustsImageWhenHighlighted = true
    /// Whether the picture gets paler while the button cannot be used; true by default.
    public var adjustsImageWhenDisabled = true
    /// Whether a press glows; false by default.
    public var showsTouchWhenHighlighted = false
    /// The content in each state.
    fileprivate var content = SharedStorage(NativeButton.Content())
    /// The title in each state.
    public var titles: [UIControl.State: String] {
      get { content.value.titles }
      set { content.value.titles = newValue }
    }
    /// The title's color in each state.
    public var titleColors: [UIControl.State: UIColor] {
      get { content.value.titleColors }
      set { content.value.titleColors = newValue }
    }
    /// The color of the title's shadow in each state.
    public var titleShadowColors: [UIControl.State: UIColor] {
      get { content.value.titleShadowColors }
      set { content.value.titleShadowColors = newValue }
    }
    /// The picture in each state.
    public var images: [UIControl.State: UIImage] {
      get { content.value.images }
      set { content.value.images = newValue }
    }
    /// The picture behind the content in each state.
    public var backgroundImages: [UIControl.State: UIImage] {
      get { content.value.backgroundImages }
      set { content.value.backgroundImages = newValue }
    }
    /// The title in each state, with attributes; it goes before a plain one.
    public var attributedTitles: [UIControl.State: NSAttributedString] {
      get { content.value.attributedTitles }
      set { content.value.attributedTitles = newValue }
    }
    /// The handlers called on each event.
    public var touchHandlers: [TouchHandlerEvent: TouchHandlerClosure] = [:]

    /// Makes the props of an empty button.
    public init() {}

    /// Returns false: what happens on an event cannot be compared, and must be the newest.
    public static func == (lhs: Props, rhs: Props) -> Bool { false }
  }

  /// The props.
  public var props: Props

  /// Makes a button.
  public init(props: Props) {
    self.props = props
  }

  /// Shows the props.
  public static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: NativeButton, update: @escaping (EmptyState) -> Void,
    node: any AnyNode
  ) {
    let multiplier = node.plasticMultiplier
    props.apply(to: view, node: node)
    view.isEnabled = props.isEnabled
    view.contentEdgeInsets = props.contentEdgeInsets.scale(by: multiplier)
    view.titleEdgeInsets = props.titleEdgeInsets.scale(by: multiplier)
    view.imageEdgeInsets = props.imageEdgeInsets.scale(by: multiplier)
    view.adjustsImageWhenHighlighted = props.adjustsImageWhenHighlighted
    view.adjustsImageWhenDisabled = props.adjustsImageWhenDisabled
    view.showsTouchWhenHighlighted = props.showsTouchWhenHighlighted
    view.content = props.content
    view.touchHandlers = props.touchHandlers
  }

  /// Returns no children.
  public static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    []
  }
}
