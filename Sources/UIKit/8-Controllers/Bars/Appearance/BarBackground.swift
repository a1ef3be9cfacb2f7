import QuartzCore

/// The background of a bar's contents: one appearance while content is behind the bar, another while none is,
/// and a state in between while content moves in.
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

  /// Takes the appearances for both states; without one for the edge, nothing is shown there.
  func show(_ appearances: Appearances) {
    standard.show(appearances.standard)
    atEdge.show(appearances.atEdge)
  }

  /// The two appearances.
  struct Appearances {
    var standard: BarBackdrop.Appearance
    var atEdge: BarBackdrop.Appearance
  }

  /// The degree to which the content is behind the bar, 0…1.
  var coverage: CGFloat = 1 {
    didSet {
      guard coverage != oldValue else { return }
      standard.alpha = coverage
      atEdge.alpha = 1 - coverage
    }
  }
}

/// One background: an effect, a color, a picture, a line. The effect is the view's own, so that it fades with
/// the view: in a translucent group there would be nothing to blur.
final class BarBackdrop: UIView {
  /// The elements that the backdrop shows.
  struct Appearance {
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

  func show(_ appearance: Appearance) {
    showMaterial(appearance.effect)
    color.backgroundColor = appearance.color
    picture.image = appearance.image
    picture.contentMode = appearance.imageMode
    line.image = appearance.lineImage
    line.tintColor = appearance.lineColor
    line.backgroundColor = appearance.lineImage == nil ? appearance.lineColor : nil
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

extension BarBackdrop.Appearance {
  /// The appearance that an appearance describes.
  @MainActor init(_ appearance: UIBarAppearance) {
    self.init(
      effect: appearance.backgroundEffect, color: appearance.backgroundColor,
      image: appearance.backgroundImage, imageMode: appearance.backgroundImageContentMode,
      lineColor: appearance.shadowColor, lineImage: appearance.shadowImage)
  }
}

extension BarBackground.Appearances {
  /// The appearances that appearances describe, with what a bar's own properties say in place of them.
  /// Without a appearance for the edge, and where nothing else is said, there is nothing at the edge.
  @MainActor static func appearances(
    _ appearance: UIBarAppearance, atEdge: UIBarAppearance?, style: UIBarStyle, tint: UIColor?,
    isTranslucent: Bool
  ) -> BarBackground.Appearances {
    var standard = BarBackdrop.Appearance(appearance)
    if style != .default {
      standard.effect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterialDark) : nil
      standard.color = isTranslucent ? nil : BarMetrics.black
    }
    if let tint {
      standard.effect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterial) : nil
      standard.color = isTranslucent ? tint.withAlphaComponent(BarMetrics.tintDensity) : tint
    }
    if !isTranslucent, tint == nil, style == .default {
      standard.effect = nil
      standard.color = standard.color ?? .systemBackground
    }
    let isSaid = tint != nil || style != .default || !isTranslucent
    return BarBackground.Appearances(
      standard: standard,
      atEdge: atEdge.map { BarBackdrop.Appearance($0) } ?? (isSaid ? standard : BarBackdrop.Appearance()))
  }
}
