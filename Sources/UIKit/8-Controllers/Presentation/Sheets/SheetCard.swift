import QuartzCore

/// The card that a sheet's view lies in: it rounds the corners and has the grabber.
final class SheetCard: UIView {
  let grabber = UIView()
  private let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = PresentationMetrics.grabber.size.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(grabber)
    accessibilityViewIsModal = true
  }

  /// Takes the presented view in.
  func hold(_ view: UIView) {
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }

  /// Rounds the corners that show.
  func round(_ arrangement: SheetArrangement, radius: CGFloat) {
    switch arrangement {
    case .fullScreen, .wholeWindow:
      layer.cornerRadius = 0
    case .bottom:
      layer.cornerRadius = radius
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    case .page, .form, .popover:
      layer.cornerRadius = arrangement == .popover ? PopoverPlacement.corner : radius
      layer.maskedCorners = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    }
  }

  override func layoutSubviews() {
    let (size, top) = PresentationMetrics.grabber
    grabber.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: top, width: size.width, height: size.height)
  }
}
