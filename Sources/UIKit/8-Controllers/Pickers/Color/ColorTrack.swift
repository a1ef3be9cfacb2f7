import DisplayProtocol
import QuartzCore

/// A thumb on a track that shows the colors to which it leads, for a component 0…1.
@MainActor final class ColorTrack: UIControl {
  static let height: CGFloat = 36
  /// The component's value.
  private(set) var value: CGFloat = 0
  /// The largest number that screen readers say: 255 for a component, 100 for an opacity.
  private let scale: Int
  private let gradient = CAGradientLayer()
  private let board: CALayer?
  private let thumb = UIView.decoration()

  /// Makes a track with a name for screen readers; over a checkerboard where it is for an opacity.
  init(name: String, showsOpacity: Bool = false) {
    scale = showsOpacity ? 100 : 255
    board = showsOpacity ? CALayer() : nil
    super.init(frame: .zero)
    accessibilityLabel = name
    if let board {
      board.isStill = true
      board.masksToBounds = true
      layer.addSublayer(board)
    }
    gradient.isStill = true
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    layer.addSublayer(gradient)
    thumb.layer.borderWidth = 3
    thumb.layer.borderColor = .white
    thumb.cast(SoftShadow(offset: 0, radius: 2, opacity: 0.3))
    addSubview(thumb)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a value on the way from one color to another.
  func show(_ value: CGFloat, from start: PickedColor, to end: PickedColor, thumb color: PickedColor) {
    self.value = min(max(value, 0), 1)
    let colors = [start, end].map(\.uiColor.cgColor)
    if gradient.colors as? [CGColor] != colors { gradient.colors = colors }
    thumb.backgroundColor = color.opaque.uiColor
    place()
    setNeedsSemantics()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let track = bounds
    gradient.frame = track
    gradient.cornerRadius = track.height / 2
    if let board, board.frame != track {
      board.frame = track
      board.cornerRadius = track.height / 2
      board.contents = Checkerboard.image(size: track.size)
    }
    place()
  }

  private var way: CGFloat { max(bounds.width - bounds.height, 0) }

  private func place() {
    let side = max(bounds.height - 4, 0)
    let part = readsFromLeft ? value : 1 - value
    thumb.frame = CGRect(x: 2 + part * way, y: 2, width: side, height: side)
    thumb.layer.cornerRadius = side / 2
    let start: CGFloat = readsFromLeft ? 0 : 1
    guard gradient.startPoint.x != start else { return }
    gradient.startPoint.x = start
    gradient.endPoint.x = 1 - start
  }

  private func change(to newValue: CGFloat) {
    let new = min(max(newValue, 0), 1)
    guard new != value else { return }
    value = new
    place()
    setNeedsSemantics()
    sendActions(for: .valueChanged)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .editingDidEnd) }

  private func follow(_ touch: UITouch) {
    guard way > 0 else { return }
    let part = (touch.location(in: self).x - bounds.height / 2) / way
    change(to: readsFromLeft ? part : 1 - part)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesBegan($0, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesChanged($0, with: event) }
  }

  private func handle(_ key: ControlKey) -> Bool {
    let step = 1 / CGFloat(scale)
    switch key {
    case .less: change(to: value - step)
    case .more: change(to: value + step)
    case .muchLess: change(to: value - 0.1)
    case .muchMore: change(to: value + 0.1)
    case .least: change(to: 0)
    case .most: change(to: 1)
    }
    sendActions(for: .editingDidEnd)
    return true
  }

  override var isKeyboardFocusable: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .slider
    let number = (value * CGFloat(scale)).rounded()
    semantics.range = ValueRange(value: Double(number), minimum: 0, maximum: Double(scale))
    if semantics.value == nil { semantics.value = "\(Int(bounding: number))" + (scale == 100 ? "%" : "") }
  }
}

/// Gray squares behind colors that can be seen through.
enum Checkerboard {
  @MainActor static func image(size: CGSize, square: CGFloat = 6) -> CGImage? {
    guard size.width >= 1, size.height >= 1, size.width < 4096, size.height < 4096 else { return nil }
    let renderer = UIGraphicsImageRenderer(size: size)
    return renderer.image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: 0.8, alpha: 1).setFill()
      for row in 0...Int(bounding: size.height / square) {
        for column in 0...Int(bounding: size.width / square) where (row + column) % 2 == 1 {
          context.fill(
            CGRect(x: CGFloat(column) * square, y: CGFloat(row) * square, width: square, height: square))
        }
      }
    }.cgImage
  }
}
