import DisplayProtocol
import QuartzCore

/// The view of an alert controller: one block, and for an action sheet at the bottom a second one for Cancel.
final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let header: AlertHeader
  private let main: AlertGroup
  private let cancelGroup: AlertGroup
  private var pressed: AlertActionView?

  /// Whether Cancel stands apart from the other buttons, below them.
  var separatesCancel = false {
    didSet { if separatesCancel != oldValue { reload() } }
  }
  /// Whether Cancel is left out, where a tap outside does the same.
  var leavesCancelOut = false {
    didSet { if leavesCancelOut != oldValue { reload() } }
  }

  init(_ alert: UIAlertController) {
    self.alert = alert
    let style = alert.preferredStyle
    header = AlertHeader(style: style)
    main = AlertGroup(style: style, header: header, color: AlertMetrics.background)
    cancelGroup = AlertGroup(style: style, header: nil, color: AlertMetrics.cancelBackground)
    super.init(frame: .zero)
    addSubview(main)
    addSubview(cancelGroup)
    accessibilityViewIsModal = true
    reload()
  }

  required init?(coder: NSCoder) {
    fatalError("alerts are made in code")
  }

  /// All buttons that are shown, in the order of the keyboard.
  var actionViews: [AlertActionView] { main.shownOrder + cancelGroup.shownOrder }

  /// Shows what the controller has now.
  func reload() {
    pressed = nil
    guard let alert else { return }
    header.reload(alert)
    let bold = alert.preferredAction ?? alert.actions.first { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    let cancel = leavesCancelOut ? [] : alert.actions.filter { $0.style == .cancel }
    func views(_ actions: [UIAlertAction]) -> [AlertActionView] {
      actions.map { AlertActionView($0, of: alert, isBold: $0 === bold) }
    }
    if separatesCancel {
      main.actionViews = views(others)
      cancelGroup.actionViews = views(cancel)
    } else {
      // Beside one another Cancel comes first, below one another last.
      main.actionViews = views(others.count == 1 && cancel.count == 1 ? cancel + others : others + cancel)
      cancelGroup.actionViews = []
    }
    main.putsFirstLastWhenStacked = !separatesCancel && others.count == 1 && cancel.count == 1
    cancelGroup.isHidden = cancelGroup.actionViews.isEmpty
    setNeedsSemantics()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if let alert { header.reload(alert) }
    for view in actionViews { view.update() }
    for group in [main, cancelGroup] { group.setNeedsLayout() }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var cancelHeight: CGFloat {
    guard !cancelGroup.isHidden else { return 0 }
    return AlertMetrics.cancelGap
      + cancelGroup.sizeThatFits(
        CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
      ).height
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let below = cancelHeight
    let height = main.sizeThatFits(CGSize(width: size.width, height: max(size.height - below, 0))).height
    return CGSize(width: size.width, height: height + below)
  }

  override func layoutSubviews() {
    let below = cancelHeight
    main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - below, 0))
    cancelGroup.frame = CGRect(
      x: 0, y: bounds.height - below + AlertMetrics.cancelGap, width: bounds.width,
      height: max(below - AlertMetrics.cancelGap, 0))
  }

  // MARK: The finger

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, with: event)
    guard let chosen = exchange(&pressed, with: nil) else { return }
    alert?.choose(chosen.action)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(nil)
  }

  private func follow(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    var view = hitTest(touch.location(in: self), with: event)
    while let candidate = view, !(candidate is AlertActionView), candidate !== self {
      view = candidate.superview
    }
    let action = view as? AlertActionView
    press(action?.action.isEnabled == true ? action : nil)
  }

  private func press(_ view: AlertActionView?) {
    guard view !== pressed else { return }
    pressed?.isHighlighted = false
    pressed = view
    view?.isHighlighted = true
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .alert
    if semantics.label == nil {
      let texts = [alert?.title, alert?.message].compactMap { $0 }.filter { !$0.isEmpty }
      semantics.label = texts.isEmpty ? nil : texts.joined(separator: ". ")
    }
  }
}
