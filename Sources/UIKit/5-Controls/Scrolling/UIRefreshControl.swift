import DisplayProtocol
import QuartzCore

/// A wheel above a scroll view's content, which a person pulls down to have it brought up to date. It sends
/// `.valueChanged` and `.primaryActionTriggered` when it has been pulled past its height, and then stays
/// until ``endRefreshing()``.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  static let height: CGFloat = 60

  private let activityIndicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  /// Makes a control, to be given to a scroll view as its `refreshControl`.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
    prepare()
  }

  /// Makes a control with a frame, of which only the scroll view's width and the control's own height count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: UIRefreshControl.height))
    prepare()
  }

  /// Makes a control without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIRefreshControl.self)
  }

  private func prepare() {
    activityIndicator.hidesWhenStopped = false
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(activityIndicator)
    addSubview(label)
    isUserInteractionEnabled = false
    show(pulled: 0)
  }

  /// Whether it shows that something goes on.
  open private(set) var isRefreshing = false

  /// The title below the control's spinner; none by default.
  open var attributedTitle: NSAttributedString? {
    get { label.attributedText }
    set {
      label.attributedText = newValue
      setNeedsLayout()
    }
  }

  /// The color of the wheel; the wheel's own by default.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    activityIndicator.color = tintColor
  }

  /// Shows that something goes on, which was begun in code. Nothing is sent, and the content is not moved.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    activityIndicator.startAnimating()
    show(pulled: UIRefreshControl.height)
    setNeedsSemantics()
    scrollView?.refreshingDidChange()
  }

  /// Ends the refresh: the control hides.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    activityIndicator.stopAnimating()
    setNeedsSemantics()
    scrollView?.refreshingDidChange()
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Whether a pull begins to refresh: each does so once, whatever its handler does and however it goes on.
  private var mayBegin = true

  /// Follows content that shows so many points of the room above it. While a person pulls it, the control
  /// sends its events when it is all there.
  func follow(pulled: CGFloat, byUser: Bool) {
    if !byUser { mayBegin = true }
    guard !isRefreshing else { return }
    show(pulled: pulled)
    guard byUser, mayBegin, pulled >= UIRefreshControl.height else { return }
    mayBegin = false
    beginRefreshing()
    sendValueChanged()
  }

  private func show(pulled: CGFloat) {
    let part = min(max(pulled / UIRefreshControl.height, 0), 1)
    activityIndicator.alpha = part
    activityIndicator.transform = CGAffineTransform(scaleX: 0.5 + part / 2, y: 0.5 + part / 2)
    label.alpha = part
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = label.text?.isEmpty == false
    activityIndicator.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
    label.frame = CGRect(x: 0, y: 38, width: bounds.width, height: 16)
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.isFocusable = false
    semantics.value = isRefreshing ? "1" : "0"
  }
}
