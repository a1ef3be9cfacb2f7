import QuartzCore

/// The view of a controller that shows one child at a time with bars over it. Its controller lays it out.
final class BarContainerView: UIView {
  /// What the children's views lie in.
  let content = UIView()
  var onLayout: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.clipsToBounds = true
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The nearest such view around another.
  static func around(_ view: UIView) -> BarContainerView? {
    var next = view.superview
    while let candidate = next {
      if let found = candidate as? BarContainerView { return found }
      next = candidate.superview
    }
    return nil
  }
}
