import CoreGraphics

/// The views a button is made of, each created on first use, and iOS's metrics.
@MainActor final class ButtonParts {
  /// The size of a system button's title.
  static let systemFontSize: CGFloat = 15
  /// The opacity of a system button's title and picture under a finger.
  static let pressedAlpha: CGFloat = 0.2
  /// The opacity of a disabled button's picture.
  static let disabledAlpha: CGFloat = 0.4

  private var titleLabel: UILabel?
  private var imageView: UIImageView?
  private var backgroundView: UIImageView?
  private var glow: UIView?

  var hasTitle: Bool { titleLabel != nil }
  var hasImage: Bool { imageView != nil }
  var hasBackground: Bool { backgroundView != nil }

  /// The title's view, in front, brought up to date before anybody sees it.
  @discardableResult
  func title(in button: UIButton, size: CGFloat, update: (UILabel) -> Void = { _ in }) -> UILabel {
    if let titleLabel {
      update(titleLabel)
      return titleLabel
    }
    let label = UIButtonLabel()
    label.change(affectsSize: true) { content in
      content.font = .systemFont(ofSize: size)
      content.lineBreakMode = .byTruncatingMiddle
    }
    titleLabel = label
    update(label)
    button.addSubview(label)
    return label
  }

  /// The picture's view, behind the title.
  func image(in button: UIButton) -> UIImageView {
    if let imageView { return imageView }
    let view = UIImageView()
    imageView = view
    if let titleLabel {
      button.insertSubview(view, belowSubview: titleLabel)
    } else {
      button.addSubview(view)
    }
    return view
  }

  /// The view of the picture behind everything.
  func background(in button: UIButton) -> UIImageView {
    if let backgroundView { return backgroundView }
    let view = UIImageView()
    backgroundView = view
    button.insertSubview(view, at: 0)
    return view
  }

  /// Resets the appearance of title and picture to that of buttons without a configuration.
  func resetConfiguration() {
    titleLabel?.lineBreakMode = .byTruncatingMiddle
    titleLabel?.numberOfLines = 1
    titleLabel?.textAlignment = .natural
    titleLabel?.styled = nil
    imageView?.isHidden = false
    imageView?.tintColor = nil
    imageView?.contentMode = .scaleToFill
  }

  /// Shows or hides a glow in the middle of the button.
  func showGlow(_ isShown: Bool, in button: UIButton) {
    guard isShown else {
      glow?.removeFromSuperview()
      glow = nil
      return
    }
    guard glow == nil else { return }
    let side: CGFloat = 60
    let view = UIView(
      frame: CGRect(
        x: button.bounds.midX - side / 2, y: button.bounds.midY - side / 2, width: side, height: side))
    view.isUserInteractionEnabled = false
    view.backgroundColor = UIColor(white: 1, alpha: 0.5)
    view.layer.cornerRadius = side / 2
    button.addSubview(view)
    glow = view
  }
}

/// A button's title, which notifies its button when its size changes.
@MainActor final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
