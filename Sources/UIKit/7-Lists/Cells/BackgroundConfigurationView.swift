import QuartzCore

/// A view that shows a ``UIBackgroundConfiguration`` behind a cell's content.
final class BackgroundConfigurationView: UIView {
  private let ground = UIView.decoration()
  private let stroke = UIView.decoration()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?

  var configuration: UIBackgroundConfiguration {
    didSet {
      if oldValue.customView !== configuration.customView { oldValue.customView?.removeFromSuperview() }
      show()
    }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = configuration.customView != nil
    addSubview(ground)
    addSubview(stroke)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    ground.backgroundColor =
      configuration.visualEffect == nil ? configuration.resolvedBackgroundColor(for: tintColor) : nil
    showEffect()
    showImage()
    if let view = configuration.customView, view.superview !== ground {
      isUserInteractionEnabled = true
      ground.isUserInteractionEnabled = true
      ground.addSubview(view)
    }
    let hasStroke = configuration.strokeColor != nil && configuration.strokeWidth > 0
    stroke.layer.borderWidth = hasStroke ? configuration.strokeWidth : 0
    if hasStroke {
      stroke.layer.borderColor =
        configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }
    setNeedsLayout()
  }

  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    view.effect = effect
    if effectView == nil { ground.insertSubview(view, at: 0) }
    effectView = view
  }

  private func showImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    view.becomeDecoration()
    view.image = image
    view.contentMode = configuration.imageContentMode
    if imageView == nil { ground.addSubview(view) }
    imageView = view
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let (left, right) =
      readsFromLeft ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
    let frame = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
    ground.frame = CGRect(
      x: frame.minX, y: frame.minY, width: max(frame.width, 0), height: max(frame.height, 0))
    let radius = min(configuration.cornerRadius, min(ground.bounds.width, ground.bounds.height) / 2)
    ground.layer.cornerRadius = max(radius, 0)
    ground.clipsToBounds = radius > 0
    for view in [effectView, imageView, configuration.customView] { view?.frame = ground.bounds }
    let outset = configuration.strokeOutset
    stroke.frame = ground.frame.insetBy(dx: -outset, dy: -outset)
    stroke.layer.cornerRadius = radius > 0 ? radius + outset : 0
  }
}
