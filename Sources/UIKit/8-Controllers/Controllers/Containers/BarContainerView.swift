import QuartzCore

/// The view of a controller that shows one child at a time with bars over it. Its controller lays it out.
final class BarContainerView: UIView {
  /// The container of the children's views.
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

  override func scrollViewDidAppear(_ scrollView: UIView) {
    setNeedsLayout()
  }
}
