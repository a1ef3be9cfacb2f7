import DisplayProtocol
import QuartzCore

/// One button of an alert. The alert's view follows the finger, which may slide from one button to another.
final class AlertActionView: UIView {
  let action: UIAlertAction
  private weak var alertController: UIAlertController?
  private let label = UILabel()
  private let style: UIAlertController.Style
  private let isBold: Bool

  init(_ action: UIAlertAction, of controller: UIAlertController, isBold: Bool) {
    self.action = action
    self.alertController = controller
    style = controller.preferredStyle
    self.isBold = isBold
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    update()
  }

  required init?(coder: NSCoder) {
    fatalError("alerts are made in code")
  }

  /// Whether a finger is on the button.
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { backgroundColor = isHighlighted ? AlertMetrics.pressed : nil } }
  }

  /// The width that the title needs.
  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
  }

  /// Takes the fonts and colors for the present traits.
  func update() {
    label.font = AlertMetrics.actionFont(style, isBold: isBold, traitCollection)
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    setNeedsSemantics()
  }

  override func tintColorDidChange() {
    update()
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: AlertMetrics.rowInset, dy: 0)
  }

  override func accessibilityActivate() -> Bool {
    guard action.isEnabled else { return false }
    alertController?.choose(action)
    return true
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .button
    semantics.text = action.title
    semantics.isEnabled = action.isEnabled
    semantics.isFocusable = action.isEnabled
    if action.isEnabled { semantics.pressedLook = .background(shown(AlertMetrics.pressed)) }
  }
}
