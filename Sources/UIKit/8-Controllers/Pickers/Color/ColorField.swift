import DisplayProtocol
import QuartzCore

/// A field of colors: a finger or the arrow keys move a mark over it. Subclasses say which color lies where.
@MainActor class ColorField: UIControl {
  /// The color under the mark.
  private(set) var color = PickedColor(red: 1, green: 1, blue: 1)
  let mark = UIView.decoration()
  private let fieldName: String

  /// Makes a field with a name for screen readers.
  init(name: String) {
    fieldName = name
    super.init(frame: .zero)
    contentMode = .redraw
    isOpaque = false
    backgroundColor = .clear
    mark.layer.borderWidth = 3
    mark.layer.borderColor = .white
    mark.cast(SoftShadow(offset: 0, radius: 2, opacity: 0.4))
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the mark to a color, or the nearest that the field has.
  func show(_ color: PickedColor) {
    self.color = color
    placeMark()
    setNeedsSemantics()
  }

  // MARK: For subclasses

  /// The color at a point of the field, in fractions of its size.
  func color(at place: CGPoint) -> PickedColor { color }
  /// The place of a color, in fractions of the field's size; nil where the field does not have it.
  func place(of color: PickedColor) -> CGPoint? { nil }
  /// The mark's frame around a place, in points.
  func markFrame(at place: CGPoint) -> CGRect { .zero }
  /// The distance that an arrow key moves, in fractions of the size.
  var keyStep: CGSize { CGSize(width: 1 / 36, height: 1 / 36) }

  private func placeMark() {
    let place = place(of: color.opaque)
    mark.isHidden = place == nil || bounds.isEmpty
    if let place, !bounds.isEmpty { mark.frame = markFrame(at: place) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeMark()
  }

  // MARK: Fingers and keys

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch.location(in: self))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    sendActions(for: .editingDidEnd)
  }

  private func follow(_ point: CGPoint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    choose(CGPoint(x: point.x / bounds.width, y: point.y / bounds.height))
  }

  private func choose(_ place: CGPoint) {
    func inside(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    let chosen = color(at: CGPoint(x: inside(place.x), y: inside(place.y)))
    guard chosen != color.opaque else { return }
    show(chosen)
    sendActions(for: .valueChanged)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let refused = presses.filter { !handle($0) }
    if !refused.isEmpty { super.pressesBegan(refused, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let refused = presses.filter { !handle($0) }
    if !refused.isEmpty { super.pressesChanged(refused, with: event) }
  }

  private func handle(_ press: UIPress) -> Bool {
    guard isEnabled, let key = press.key, key.modifierFlags.isEmpty else { return false }
    var place = place(of: color.opaque) ?? CGPoint(x: 0.001, y: 0.001)
    switch key.characters {
    case "UIKeyInputUpArrow": place.y -= keyStep.height
    case "UIKeyInputDownArrow": place.y += keyStep.height
    case "UIKeyInputLeftArrow": place.x -= keyStep.width
    case "UIKeyInputRightArrow": place.x += keyStep.width
    default: return false
    }
    choose(place)
    sendActions(for: .editingDidEnd)
    return true
  }

  override var isKeyboardFocusable: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .slider
    if semantics.label == nil { semantics.label = fieldName }
    let place = place(of: color.opaque)
    semantics.range = ValueRange(value: Double(place?.x ?? 0), minimum: 0, maximum: 1)
    if semantics.value == nil { semantics.value = color.opaque.uiColor.accessibilityName }
  }
}

/// Twelve columns of hues in ten rows: grays, then from dark to light.
@MainActor final class ColorGrid: ColorField {
  static let columns = 12
  static let rows = 10
  /// The colors, row by row.
  static let colors: [PickedColor] = {
    let hues: [CGFloat] = [196, 216, 256, 285, 338, 8, 19, 36, 45, 58, 66, 98]
    let grays = (0..<columns).map { column in
      let level = 1 - CGFloat(column) / CGFloat(columns - 1)
      return PickedColor(red: level, green: level, blue: level)
    }
    let shades: [(saturation: CGFloat, brightness: CGFloat)] = [
      (1, 0.3), (1, 0.45), (1, 0.62), (1, 0.8), (1, 1), (0.75, 1), (0.55, 1), (0.36, 1), (0.18, 1),
    ]
    return grays
      + shades.flatMap { shade in
        hues.map {
          PickedColor(HSB(hue: $0 / 360, saturation: shade.saturation, brightness: shade.brightness))
        }
      }
  }()

  override var keyStep: CGSize {
    CGSize(width: 1 / CGFloat(ColorGrid.columns), height: 1 / CGFloat(ColorGrid.rows))
  }

  override func color(at place: CGPoint) -> PickedColor {
    let column = min(Int(place.x * CGFloat(ColorGrid.columns)), ColorGrid.columns - 1)
    let row = min(Int(place.y * CGFloat(ColorGrid.rows)), ColorGrid.rows - 1)
    return ColorGrid.colors[row * ColorGrid.columns + column]
  }

  override func place(of color: PickedColor) -> CGPoint? {
    guard let index = ColorGrid.colors.firstIndex(where: { $0.distance(to: color) < 0.01 }) else {
      return nil
    }
    return CGPoint(
      x: (CGFloat(index % ColorGrid.columns) + 0.5) / CGFloat(ColorGrid.columns),
      y: (CGFloat(index / ColorGrid.columns) + 0.5) / CGFloat(ColorGrid.rows))
  }

  override func markFrame(at place: CGPoint) -> CGRect {
    let size = CGSize(width: bounds.width * keyStep.width, height: bounds.height * keyStep.height)
    mark.layer.cornerRadius = 3
    return CGRect(
      x: place.x * bounds.width - size.width / 2, y: place.y * bounds.height - size.height / 2,
      width: size.width, height: size.height
    ).insetBy(dx: -1, dy: -1)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).addClip()
    let size = CGSize(width: bounds.width * keyStep.width, height: bounds.height * keyStep.height)
    for (index, color) in ColorGrid.colors.enumerated() {
      let x = (CGFloat(index % ColorGrid.columns) * size.width).rounded()
      let y = (CGFloat(index / ColorGrid.columns) * size.height).rounded()
      context.setFillColor(color.uiColor.cgColor)
      context.fill(CGRect(x: x, y: y, width: size.width.rounded(.up), height: size.height.rounded(.up)))
    }
  }
}

/// All hues from the left to the right, from white at the top over the pure hue to black.
@MainActor final class ColorSpectrum: ColorField {
  override func color(at place: CGPoint) -> PickedColor {
    let (light, dark) = (min(place.y * 2, 1), max(place.y * 2 - 1, 0))
    return PickedColor(HSB(hue: min(place.x, 0.999), saturation: light, brightness: 1 - dark))
  }

  override func place(of color: PickedColor) -> CGPoint? {
    let hsb = color.hsb
    // Grays that are neither white nor black, and pale dark colors, are not in the spectrum: the nearest are.
    let y = hsb.brightness < 0.999 ? 1 - hsb.brightness / 2 : hsb.saturation / 2
    return CGPoint(x: hsb.hue, y: y)
  }

  override func markFrame(at place: CGPoint) -> CGRect {
    let side: CGFloat = 28
    mark.layer.cornerRadius = side / 2
    mark.backgroundColor = color.opaque.uiColor
    return CGRect(
      x: place.x * bounds.width - side / 2, y: place.y * bounds.height - side / 2, width: side, height: side)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).addClip()
    func fill(_ colors: [CGColor], from start: CGPoint, to end: CGPoint) {
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
      context.drawLinearGradient(
        gradient, start: start, end: end, options: [.drawsBeforeStartLocation])
    }
    let hues = (0...6).map { index in
      PickedColor(HSB(hue: CGFloat(index % 6) / 6, saturation: 1, brightness: 1)).uiColor.cgColor
    }
    fill(hues, from: .zero, to: CGPoint(x: bounds.width, y: 0))
    let middle = CGPoint(x: 0, y: bounds.midY)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.midY))
    fill([.white, CGColor(gray: 1, alpha: 0)], from: .zero, to: middle)
    context.restoreGState()
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.midY))
    fill([CGColor(gray: 0, alpha: 0), .black], from: middle, to: CGPoint(x: 0, y: bounds.height))
    context.restoreGState()
  }
}
