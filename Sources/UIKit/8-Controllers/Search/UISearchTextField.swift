import CoreGraphics
import QuartzCore

/// The field of a search bar: a filled box with a magnifying glass before its text and a button behind that
/// empties it.
///
/// It is 36 points high. It can be used without a search bar too. Tokens stand before its text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// Makes an empty field with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearchField()
  }

  /// Makes an empty field without a frame. There are no archives of views here; subclasses declare it as on
  /// iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearchField()
    coder.decodeInterface(self, UISearchTextField.self)
  }

  private var metrics: SearchMetrics { Metrics.current.search }
  let icon = UIImageView()
  /// The tokens before the text; nil before the first.
  var tokenRow: SearchTokenRow?

  private func prepareSearchField() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = metrics.fieldRadius
    clipsToBounds = true
    icon.bounds.size = metrics.iconRoom
    icon.contentMode = .center
    icon.tintColor = .secondaryLabel
    icon.becomeDecoration()
    showIcon(nil)
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    accessibilityTraits = .searchField
  }

  /// Shows a picture in place of the magnifying glass, or that again.
  func showIcon(_ image: UIImage?) {
    let symbol = UIImage.SymbolConfiguration(pointSize: metrics.iconSize)
    icon.image = image ?? UIImage(systemName: "magnifyingglass", withConfiguration: symbol)
  }

  /// A picture in place of the cross of the button that empties the field.
  var clearImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The opacity of the field's contents, 0…1, while a bar that scrolls away shrinks the field.
  var contentShare: CGFloat = 1 {
    didSet {
      guard contentShare != oldValue else { return }
      parts.canvas.opacity = Float(contentShare)
      for view in subviews { view.alpha = contentShare }
    }
  }

  override var placeholderColor: UIColor { .secondaryLabel }

  // MARK: Geometry

  /// Returns the frame of the magnifying glass: a little inside the edge.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.leftViewRect(forBounds: bounds)
    guard leftView === icon || leftView === tokenRow else { return rect }
    return rect.offsetBy(dx: readsFromLeft ? metrics.iconInset : -metrics.iconInset, dy: 0)
  }

  /// Returns the frame of a view at the end: a little inside the edge.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let inset = metrics.textInset
    return super.rightViewRect(forBounds: bounds).offsetBy(dx: readsFromLeft ? -inset : inset, dy: 0)
  }

  /// Returns the frame of the text while it is not edited: inside the edges, and beside the views at the
  /// sides.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inside(super.textRect(forBounds: bounds), bounds)
  }

  /// Returns the frame of the text while it is edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inside(super.editingRect(forBounds: bounds), bounds)
  }

  private func inside(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
    let room = bounds.insetBy(dx: min(metrics.textInset, bounds.width / 2), dy: 0)
    let common = rect.intersection(room)
    return common.isNull ? CGRect(x: room.midX, y: rect.minY, width: 0, height: rect.height) : common
  }

  /// The room that text and side views take, 36 points high at least.
  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 2 * metrics.textInset, height: max(size.height, metrics.fieldHeight))
  }

  /// The room that text and side views take, 36 points high at least.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Backspace before the text selects the last token, and removes it when it is selected.
  open override func deleteBackward() {
    if !deletesToken() { super.deleteBackward() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for case let button as TextFieldClearButton in subviews { button.show(clearImage) }
    if contentShare < 1 { for view in subviews { view.alpha = contentShare } }
  }
}
