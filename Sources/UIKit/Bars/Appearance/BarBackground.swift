import QuartzCore

/// What lies behind a bar's contents: one look while content lies behind the bar, another while none does, and
/// anything between while it comes.
final class BarBackground: UIView {
  /// The edge of the bar at which the content is.
  private let edge: UIRectEdge
  private let standard: BarBackdrop
  private let atEdge: BarBackdrop

  init(contentAt edge: UIRectEdge) {
    self.edge = edge
    standard = BarBackdrop(contentAt: edge)
    atEdge = BarBackdrop(contentAt: edge)
    super.init(frame: .zero)
    becomeDecoration()
    for view in [atEdge, standard] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("a bar's background is made in code")
  }

  /// Takes the looks for both states; without one for the edge, nothing is shown there.
  func show(_ looks: Looks) {
    standard.show(looks.standard)
    atEdge.show(looks.atEdge)
  }

  /// The two looks.
  struct Looks {
    var standard: BarBackdrop.Look
    var atEdge: BarBackdrop.Look
  }

  /// How much of the content lies behind the bar, 0…1.
  var coverage: CGFloat = 1 {
    didSet {
      guard coverage != oldValue else { return }
      standard.alpha = coverage
      atEdge.alpha = 1 - coverage
    }
  }
}

/// One background: an effect, a colour, a picture, a line. The effect is the view's own, so that it fades with the
/// view: in a translucent group there would be nothing to blur.
final class BarBackdrop: UIView {
  /// What there is to show.
  struct Look {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var lineColor: UIColor?
    var lineImage: UIImage?
  }

  private let edge: UIRectEdge
  private let color = UIView()
  private let picture = UIImageView()
  private let line = UIImageView()

  init(contentAt edge: UIRectEdge) {
    self.edge = edge
    super.init(frame: .zero)
    for view in [color, picture, line] {
      view.becomeDecoration()
      addSubview(view)
    }
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("a bar's background is made in code")
  }

  func show(_ look: Look) {
    showMaterial(look.effect)
    color.backgroundColor = look.color
    picture.image = look.image
    picture.contentMode = look.imageMode
    line.image = look.lineImage
    line.tintColor = look.lineColor
    line.backgroundColor = look.lineImage == nil ? look.lineColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [color, picture] { view.frame = bounds }
    let height = line.image?.size.height ?? 1 / traitCollection.displayScale
    line.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.maxY : -height, width: bounds.width, height: height)
  }
}

extension BarBackdrop.Look {
  /// The look that an appearance describes.
  @MainActor init(_ appearance: UIBarAppearance) {
    self.init(
      effect: appearance.backgroundEffect, color: appearance.backgroundColor,
      image: appearance.backgroundImage, imageMode: appearance.backgroundImageContentMode,
      lineColor: appearance.shadowColor, lineImage: appearance.shadowImage)
  }
}

extension BarBackground.Looks {
  /// The looks that appearances describe, with what a bar's own properties say in place of them. Without a look for the
  /// edge, and where nothing else is said, there is nothing at the edge.
  @MainActor static func looks(
    _ appearance: UIBarAppearance, atEdge: UIBarAppearance?, style: UIBarStyle, tint: UIColor?,
    isTranslucent: Bool
  ) -> BarBackground.Looks {
    var standard = BarBackdrop.Look(appearance)
    if style != .default {
      standard.effect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterialDark) : nil
      standard.color = isTranslucent ? nil : BarsLook.black
    }
    if let tint {
      standard.effect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterial) : nil
      standard.color = isTranslucent ? tint.withAlphaComponent(BarsLook.tintDensity) : tint
    }
    if !isTranslucent, tint == nil, style == .default {
      standard.effect = nil
      standard.color = standard.color ?? .systemBackground
    }
    let isSaid = tint != nil || style != .default || !isTranslucent
    return BarBackground.Looks(
      standard: standard,
      atEdge: atEdge.map { BarBackdrop.Look($0) } ?? (isSaid ? standard : BarBackdrop.Look()))
  }
}
