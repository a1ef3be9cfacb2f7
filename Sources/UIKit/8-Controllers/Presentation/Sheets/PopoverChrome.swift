import ObjectFactory
import QuartzCore

/// The arrow and the shadow of a popover, which lie behind its card.
@MainActor final class PopoverChrome {
  private let shadow = UIView()
  private let arrow = PopoverArrowView()
  private(set) var placement: PopoverPlacement?
  /// The app's own background, in place of arrow and shadow.
  private(set) var background: UIPopoverBackgroundView?

  init() {
    shadow.becomeDecoration()
    arrow.becomeDecoration()
    shadow.cast(SoftShadow(offset: 8, radius: 30, opacity: 0.2))
  }

  /// Shows arrow and shadow around a place, in the color that `content`, or else the card, shows there, or
  /// the app's own background; nil shows none.
  func show(
    _ placement: PopoverPlacement?, behind card: UIView?, color: UIColor?, of content: UIView? = nil,
    background type: UIPopoverBackgroundView.Type? = nil
  ) {
    self.placement = placement
    if background.map({ Swift.type(of: $0) != type }) ?? (type != nil) {
      background?.removeFromSuperview()
      background = type.flatMap { makeObject(of: $0) as? UIPopoverBackgroundView }
      background?.isUserInteractionEnabled = false
      background?.alpha = alpha
    }
    guard let placement, let card, let container = card.superview else {
      shadow.removeFromSuperview()
      arrow.removeFromSuperview()
      background?.removeFromSuperview()
      return
    }
    if let background {
      shadow.removeFromSuperview()
      arrow.removeFromSuperview()
      if background.superview !== container { container.insertSubview(background, belowSubview: card) }
      return background.surround(placement)
    }
    for view in [shadow, arrow] where view.superview !== container {
      container.insertSubview(view, belowSubview: card)
    }
    shadow.frame = placement.frame
    shadow.layer.shadowPath =
      UIBezierPath(roundedRect: shadow.bounds, cornerRadius: PopoverPlacement.corner).cgPath
    arrow.isHidden = placement.direction.isEmpty
    arrow.point(placement, color ?? .systemBackground, of: content ?? card)
  }

  /// Sets the opacity of arrow and shadow.
  var alpha: CGFloat = 1 {
    didSet {
      shadow.alpha = alpha
      arrow.alpha = alpha
      background?.alpha = alpha
    }
  }
}

/// The arrow of a popover.
@MainActor final class PopoverArrowView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  private var color = UIColor.systemBackground
  /// The view whose background goes on in the arrow, with its traits.
  private weak var content: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes its place at the edge of a popover, in a color as a view has it.
  func point(_ placement: PopoverPlacement, _ color: UIColor, of content: UIView) {
    (self.color, self.content) = (color, content)
    let size = PopoverPlacement.arrow
    let isAcross = placement.direction == .up || placement.direction == .down
    // One point lies under the card, so that no line shows between them.
    let box =
      isAcross
      ? CGSize(width: size.width, height: size.height + 1)
      : CGSize(width: size.height + 1, height: size.width)
    let tip = placement.tip
    switch placement.direction {
    case .up: frame = CGRect(origin: CGPoint(x: tip.x - box.width / 2, y: tip.y), size: box)
    case .down: frame = CGRect(origin: CGPoint(x: tip.x - box.width / 2, y: tip.y - box.height), size: box)
    case .left: frame = CGRect(origin: CGPoint(x: tip.x, y: tip.y - box.height / 2), size: box)
    default: frame = CGRect(origin: CGPoint(x: tip.x - box.width, y: tip.y - box.height / 2), size: box)
    }
    let path = UIBezierPath()
    func at(_ along: CGFloat, _ depth: CGFloat) -> CGPoint {
      switch placement.direction {
      case .up: CGPoint(x: along, y: depth)
      case .down: CGPoint(x: along, y: box.height - depth)
      case .left: CGPoint(x: depth, y: along)
      default: CGPoint(x: box.width - depth, y: along)
      }
    }
    let (width, depth) = (size.width, size.height)
    path.move(to: at(0, depth))
    path.addCurve(
      to: at(width * 0.36, depth * 0.22), controlPoint1: at(width * 0.18, depth),
      controlPoint2: at(width * 0.26, depth * 0.58))
    path.addCurve(
      to: at(width * 0.64, depth * 0.22), controlPoint1: at(width * 0.44, -depth * 0.08),
      controlPoint2: at(width * 0.56, -depth * 0.08))
    path.addCurve(
      to: at(width, depth), controlPoint1: at(width * 0.74, depth * 0.58),
      controlPoint2: at(width * 0.82, depth))
    path.addLine(to: at(width, depth + 1))
    path.addLine(to: at(0, depth + 1))
    path.close()
    (layer as? CAShapeLayer)?.path = path.cgPath
    fill()
  }

  private func fill() {
    (layer as? CAShapeLayer)?.fillColor = color.resolvedColor(with: (content ?? self).traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    // The content, which comes later in the tree, has its new traits by then.
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill()
  }
}
