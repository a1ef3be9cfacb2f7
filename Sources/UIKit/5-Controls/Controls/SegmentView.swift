import DisplayProtocol

/// One segment of a segmented control: a title or a picture, read out as one of several choices, or as a
/// button where none stays chosen.
@MainActor final class SegmentView: UIView {
  /// Nil where something kept the segment longer than its control.
  weak var control: UISegmentedControl?

  var title: String? { didSet { if !title.hasSameBytes(as: oldValue) { contentDidChange() } } }
  var image: UIImage? { didSet { if image !== oldValue { contentDidChange() } } }
  var width: CGFloat = 0
  var contentOffset = CGSize.zero
  var action: UIAction?
  var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsSemantics() } } }
  var isChosen = false { didSet { if isChosen != oldValue { setNeedsSemantics() } } }

  private let label = UILabel()
  private let picture = UIImageView()

  init(in control: UISegmentedControl) {
    self.control = control
    super.init(frame: .zero)
    label.textAlignment = .center
    label.accessibilityElementsHidden = true
    picture.becomeDecoration()
    picture.contentMode = .center
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  private func contentDidChange() {
    label.isHidden = image != nil
    setNeedsSemantics()
    setNeedsLayout()
  }

  /// Sets the content's appearance for a state.
  func show(_ state: UIControl.State, attributes: [NSAttributedString.Key: Any]) {
    label.styled = title.map { StyledText($0, attributes: attributes) }
    picture.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.tintColor = attributes[.foregroundColor] as? UIColor
    isChosen = state.contains(.selected)
  }

  /// The opacity of the content while it is touched.
  var contentAlpha: CGFloat = 1 {
    didSet {
      label.alpha = contentAlpha
      picture.alpha = contentAlpha
    }
  }

  /// The scale of the content while it is touched.
  var contentScale: CGFloat = 1 {
    didSet {
      let transform = CGAffineTransform(scaleX: contentScale, y: contentScale)
      label.transform = transform
      picture.transform = transform
    }
  }

  /// The width of the content in a style.
  func contentWidth(attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    if let image { return image.size.width }
    return (title ?? "").size(withAttributes: attributes).width
  }

  override func layoutSubviews() {
    let inner = CGRect(origin: .zero, size: bounds.size).offsetBy(
      dx: contentOffset.width, dy: contentOffset.height)
    for part in [label, picture] {
      part.bounds = CGRect(origin: .zero, size: inner.size)
      part.center = CGPoint(x: inner.midX, y: inner.midY)
    }
  }

  override func accessibilityActivate() -> Bool {
    guard let control, control.isEnabled, isEnabled else { return false }
    control.choose(self)
    return true
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.className = "UISegment"
    semantics.role = control?.isMomentary == true ? .button : .radio
    semantics.text = image == nil ? title : nil
    if semantics.label == nil, semantics.text == nil { semantics.label = title ?? image?.spokenName }
    semantics.isEnabled = isEnabled && control?.isEnabled != false
    semantics.isSelected = isChosen
    semantics.isFocusable = control?.isTabStop(self) == true
    if semantics.isEnabled, !isChosen, control?.isMomentary == false {
      semantics.pressedLook = .faded(Metrics.current.segments.pressedAlpha)
    }
  }
}
