import UIKit

/// A picture. It receives no touches, so that it may lie on a button.
public struct Image: NodeDescription {
  /// The props of an ``Image``.
  public struct Props: AppearanceProps, Buildable {
    /// Position and size in the parent, in points.
    public var frame: CGRect = .zero
    /// The key that distinguishes the image from its siblings.
    public var key: String?
    /// The opacity, 0…1.
    public var alpha: CGFloat = 1
    /// The color behind the picture; white by default.
    public var backgroundColor: UIColor = .white
    /// The radius of the corners.
    public var cornerRadius: Value = .zero
    /// The width of a line inside the edges.
    public var borderWidth: Value = .zero
    /// The color of that line; clear by default.
    public var borderColor: UIColor = .clear
    /// Whether the picture is cut at the edges; true by default.
    public var clipsToBounds = true
    /// Whether the picture takes touches; false by default.
    public var isUserInteractionEnabled = false
    /// The picture.
    public var image: UIImage?
    /// The color of template pictures; clear by default.
    public var tintColor: UIColor = .clear

    /// Makes the props of no picture.
    public init() {}

    /// Whether all is the same.
    public static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.hasSameAppearance(as: rhs) && lhs.isUserInteractionEnabled == rhs.isUserInteractionEnabled
        && lhs.image == rhs.image && lhs.tintColor == rhs.tintColor
    }
  }

  /// The props.
  public var props: Props

  /// Makes a picture.
  public init(props: Props) {
    self.props = props
  }

  /// Shows the props.
  public static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: UIImageView, update: @escaping (EmptyState) -> Void,
    node: any AnyNode
  ) {
    props.apply(to: view, node: node)
    view.isUserInteractionEnabled = props.isUserInteractionEnabled
    view.tintColor = props.tintColor
    if view.image != props.image { view.image = props.image }
  }

  /// Returns no children.
  public static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    []
  }
}
