import UIKit

/// Text.
public struct Label: NodeDescription {
  /// The props of a ``Label``.
  public struct Props: AppearanceProps, Buildable {
    /// Position and size in the parent, in points.
    public var frame: CGRect = .zero
    /// The key that distinguishes the label from its siblings.
    public var key: String?
    /// The opacity, 0…1.
    public var alpha: CGFloat = 1
    /// The color behind the text; white by default.
    public var backgroundColor: UIColor = .white
    /// The radius of the corners.
    public var cornerRadius: Value = .zero
    /// The width of a line inside the edges.
    public var borderWidth: Value = .zero
    /// The color of that line; clear by default.
    public var borderColor: UIColor = .clear
    /// Whether the text is cut at the edges; true by default.
    public var clipsToBounds = true
    /// Whether the label takes touches; false by default.
    public var isUserInteractionEnabled = false
    /// The text.
    public var text: NSAttributedString?
    /// The alignment of the lines; at the left by default. It takes precedence over the text's own
    /// attributes.
    public var textAlignment = NSTextAlignment.left
    /// The treatment of text that does not fit; by default it is cut.
    public var lineBreakMode = NSLineBreakMode.byClipping
    /// The most lines; 0 for any number, 1 by default.
    public var numberOfLines = 1
    /// Whether text that is too wide gets smaller; true by default.
    public var adjustsFontSizeToFitWidth = true
    /// Whether letters move closer together before text is cut; true by default.
    public var allowsDefaultTighteningForTruncation = true
    /// The smallest factor by which text gets smaller; a tenth by default.
    public var minimumScaleFactor: CGFloat = 0.1

    /// Makes the props of an empty label.
    public init() {}

    /// Whether all is the same.
    public static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.hasSameAppearance(as: rhs) && lhs.isUserInteractionEnabled == rhs.isUserInteractionEnabled
        && isSame(lhs.text, rhs.text) && lhs.textAlignment == rhs.textAlignment
        && lhs.lineBreakMode == rhs.lineBreakMode && lhs.numberOfLines == rhs.numberOfLines
        && lhs.adjustsFontSizeToFitWidth == rhs.adjustsFontSizeToFitWidth
        && lhs.allowsDefaultTighteningForTruncation == rhs.allowsDefaultTighteningForTruncation
        && lhs.minimumScaleFactor == rhs.minimumScaleFactor
    }

    /// Compares two texts. Of those without attributes their characters are enough: Foundation on Linux takes
    /// six times as long to find that two sets of attributes are both empty.
    private static func isSame(_ text: NSAttributedString?, _ other: NSAttributedString?) -> Bool {
      guard let text, let other, text !== other else { return text === other }
      guard text.string.hasSameBytes(as: other.string) else { return false }
      return hasNoAttributes(text) && hasNoAttributes(other) || text == other
    }

    private static func hasNoAttributes(_ text: NSAttributedString) -> Bool {
      guard text.length > 0 else { return true }
      var range = NSRange()
      return text.attributes(at: 0, effectiveRange: &range).isEmpty && range.length == text.length
    }
  }

  /// The props.
  public var props: Props

  /// Makes a label.
  public init(props: Props) {
    self.props = props
  }

  /// Shows the props.
  public static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: UILabel, update: @escaping (EmptyState) -> Void, node: any AnyNode
  ) {
    props.apply(to: view, node: node)
    view.isUserInteractionEnabled = props.isUserInteractionEnabled
    if view.attributedText != props.text { view.attributedText = props.text }
    // After the text, whose own paragraph style they outdo.
    view.textAlignment = props.textAlignment
    view.lineBreakMode = props.lineBreakMode
    view.numberOfLines = props.numberOfLines
    view.adjustsFontSizeToFitWidth = props.adjustsFontSizeToFitWidth
    view.minimumScaleFactor = props.minimumScaleFactor
    view.allowsDefaultTighteningForTruncation = props.allowsDefaultTighteningForTruncation
  }

  /// Returns no children.
  public static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    []
  }
}
