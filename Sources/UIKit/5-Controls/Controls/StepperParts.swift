import DisplayProtocol
import QuartzCore

/// The parts of a stepper: a trough, a line in its middle, and the two buttons.
@MainActor final class StepperParts {
  private let divider = UIView.decoration(.separator)
  private let decrement = StepperButton(isIncrement: false)
  private let increment = StepperButton(isIncrement: true)

  private var metrics: Metrics.Stepper { Metrics.current.stepper }

  /// Adds the parts to a stepper.
  func join(_ stepper: UIStepper) {
    stepper.layer.cornerRadius = metrics.cornerRadius
    if stepper.backgroundColor == nil { stepper.backgroundColor = .tertiarySystemFill }
    divider.layer.cornerRadius = metrics.dividerSize.width / 2
    for part in [decrement, increment, divider] { stepper.addSubview(part) }
  }

  /// Places the parts; `pressed` is the button that a finger is on.
  func place(_ stepper: UIStepper, pressed isIncrement: Bool?) {
    let bounds = stepper.bounds
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    decrement.frame = stepper.readsFromLeft ? left : right
    increment.frame = stepper.readsFromLeft ? right : left
    for button in [decrement, increment] {
      button.isPressed = button.isIncrement == isIncrement
      button.isUsable = stepper.canStep(button.isIncrement)
      button.image =
        button.isIncrement
        ? stepper.incrementImage(for: stepper.state) : stepper.decrementImage(for: stepper.state)
    }
    divider.frame = CGRect(
      x: bounds.midX - metrics.dividerSize.width / 2, y: bounds.midY - metrics.dividerSize.height / 2,
      width: metrics.dividerSize.width, height: metrics.dividerSize.height)
    divider.alpha = isIncrement == nil ? 1 : 0
  }

  func stateDidChange() {
    decrement.setNeedsSemantics()
    increment.setNeedsSemantics()
  }
}

/// A half of a stepper: a plus or a minus, read out as a button.
@MainActor private final class StepperButton: UIView {
  let isIncrement: Bool
  var isPressed = false {
    didSet {
      guard isPressed != oldValue else { return }
      backgroundColor = isPressed ? .systemFill : nil
    }
  }
  var isUsable = true {
    didSet { if isUsable != oldValue { showSymbol() } }
  }
  var image: UIImage? {
    didSet { if image !== oldValue { showSymbol() } }
  }

  private let symbol = UIImageView()
  private let metrics = Metrics.current.stepper

  init(isIncrement: Bool) {
    self.isIncrement = isIncrement
    super.init(frame: .zero)
    layer.cornerRadius = metrics.cornerRadius
    symbol.becomeDecoration()
    symbol.contentMode = .center
    addSubview(symbol)
    showSymbol()
  }

  required init?(coder: NSCoder) { nil }

  private func showSymbol() {
    symbol.image =
      image
      ?? UIImage(
        systemName: isIncrement ? "plus" : "minus",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: metrics.symbolSize, weight: .medium))
    symbol.tintColor = .label
    symbol.alpha = isUsable ? 1 : metrics.disabledAlpha
    setNeedsSemantics()
  }

  override func layoutSubviews() {
    symbol.frame = bounds
  }

  private var stepper: UIStepper? { superview as? UIStepper }

  override func accessibilityActivate() -> Bool {
    guard let stepper, stepper.canStep(isIncrement) else { return false }
    return stepper.step(isIncrement)
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.className = "UIStepperButton"
    semantics.role = .button
    semantics.label = isIncrement ? SystemWord.increment.text : SystemWord.decrement.text
    semantics.isEnabled = isUsable
  }
}
