import DisplayProtocol
import QuartzCore

/// A row that was swiped aside, and the buttons behind it.
@MainActor struct RowSwipe {
  var path: IndexPath
  let cell: UIView
  let actions: SwipeActionsView
  /// Whether the buttons are where lines end.
  let isTrailing: Bool
  /// Whether the buttons are at the right.
  let isAtRight: Bool
  let performsFirst: Bool
  /// The horizontal offset of the row, in points to the right.
  var shift: CGFloat = 0
  /// The offset of the row at the start of the drag; nil while no drag is active.
  var start: CGFloat?

  /// The offset of the row when the buttons are shown.
  var openShift: CGFloat { isAtRight ? -actions.naturalWidth : actions.naturalWidth }
  /// The distance by which the row is moved toward its open position, and beyond.
  var opened: CGFloat { isAtRight ? -shift : shift }
}

/// The drag of a row to the side.
final class SwipeGestureRecognizer: UIPanGestureRecognizer {
  private var list: (any RowSwipeHost)? { view as? any RowSwipeHost }

  override func shouldReceive(_ touch: UITouch) -> Bool {
    guard let list, !list.isEditing, touch.view is UIButton || !(touch.view is UIControl) else {
      return false
    }
    return super.shouldReceive(touch)
  }

  override func isRecognized(after movement: CGVector) -> Bool? {
    guard let list else { return false }
    let moved = list.fromWindow(movement)
    let (across, upright) = (moved.x.magnitude, moved.y.magnitude)
    if upright >= Self.hysteresis, upright > across { return false }
    guard across >= Self.hysteresis else { return nil }
    return list.swipeMayBegin(
      at: CGPoint(x: location(in: list).x - moved.x, y: location(in: list).y - moved.y), movedBy: moved.x)
  }
}

/// The buttons behind a row. They share the room that the row leaves; the first one takes it all when the
/// swipe goes far.
final class SwipeActionsView: UIView {
  private let buttons: [SwipeActionButton]
  let isAtRight: Bool
  /// Whether the first action is about to be carried out.
  var isFull = false
  /// The width of the part that lies under the round corners of the row, in points.
  private var underlap: CGFloat = 0

  init(
    _ configuration: UISwipeActionsConfiguration, isAtRight: Bool,
    _ perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    buttons = configuration.actions.map { action in SwipeActionButton(action, perform) }
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The width at which every button has its own.
  var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  /// Goes on the corners of a row: those at the outer edge are round as the row's, and the buttons' ground
  /// lies under the others.
  func continueCorners(of cell: UIView) -> CGFloat {
    let outer: CACornerMask =
      isAtRight
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    layer.cornerRadius = cell.layer.cornerRadius
    layer.maskedCorners = cell.layer.maskedCorners.intersection(outer)
    underlap = layer.maskedCorners.isEmpty ? 0 : layer.cornerRadius
    backgroundColor = underlap > 0 ? (isFull ? buttons.first : buttons.last)?.backgroundColor : nil
    return underlap
  }

  /// Whether a touch is on a button.
  func contains(_ touch: UITouch) -> Bool { touch.view?.isDescendant(of: self) ?? false }

  /// Moves the keyboard's focus to the first button.
  override func requestFocus() { buttons.first?.requestFocus() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = naturalWidth
    guard natural > 0 else { return }
    let room = max(bounds.width - underlap, 0)
    let part = room / natural
    // From the outer edge inwards.
    var used: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var width = button.naturalWidth * part
      if isFull { width = index == 0 ? room : 0 }
      let x = isAtRight ? bounds.width - used - width : used
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      used += width
    }
  }
}

/// One of the buttons behind a row.
final class SwipeActionButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private var metrics: Metrics.Tables { Metrics.current.tables }

  init(_ action: UIContextualAction, _ perform: @escaping (UIContextualAction, UIView) -> Void) {
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.font = .systemFont(ofSize: Metrics.current.tables.actionFontSize)
    let legible = UIColor.legible(on: action.backgroundColor)
    label.textColor = legible
    label.textAlignment = .center
    label.numberOfLines = 2
    addSubview(label)
    picture.image = action.image
    picture.tintColor = legible
    picture.contentMode = .center
    picture.becomeDecoration()
    addSubview(picture)
    addAction(
      UIAction { [weak self] _ in if let self { perform(action, self) } },
      for: [.touchUpInside, .primaryActionTriggered])
  }

  required init?(coder: NSCoder) { nil }

  /// As wide as the words with room around them, and not too narrow for a finger.
  var naturalWidth: CGFloat {
    let words = label.sizeThatFits(.zero).width
    return max(words + 2 * metrics.actionPadding, metrics.leastAction)
  }

  override var pressedLook: PressedLook? { .faded(0.5) }
  override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.5 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The words keep their place beside the row while the button is narrower or wider than they need.
    let width = max(naturalWidth, min(bounds.width, naturalWidth))
    let x = (bounds.width - width) / 2
    guard picture.image != nil else {
      label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      return
    }
    let hasWords = label.text?.isEmpty == false && bounds.height > 50
    let size = picture.intrinsicContentSize
    let words: CGFloat = hasWords ? 18 : 0
    let y = (bounds.height - size.height - words) / 2
    picture.frame = CGRect(x: x, y: y, width: width, height: size.height)
    label.isHidden = !hasWords
    label.frame = CGRect(x: x, y: y + size.height + 2, width: width, height: words)
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .button
    semantics.text = label.text
    if semantics.label == nil, label.text?.isEmpty != false { semantics.label = picture.accessibilityLabel }
  }
}
