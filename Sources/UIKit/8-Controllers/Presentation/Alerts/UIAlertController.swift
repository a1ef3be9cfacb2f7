import QuartzCore

/// A message or a question: an alert in the middle of the window, or an action sheet at its bottom.
///
/// Present it with `present(_:animated:completion:)`. Choosing a button first dismisses it and then runs the
/// button's handler. Return chooses the preferred action, or else the only default one; Escape chooses the
/// cancel action, as does a tap outside of an action sheet.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// An alert or an action sheet.
  public nonisolated enum Style: Int, Sendable {
    /// At the bottom of a narrow window; near its source in a wide one.
    case actionSheet = 0
    /// In the middle of the window.
    case alert = 1
  }

  /// Makes an alert without buttons; add them with ``addAction(_:)``.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  /// An alert or an action sheet.
  open private(set) var preferredStyle = Style.alert

  /// The text at the top.
  open override var title: String? {
    didSet { contentDidChange() }
  }

  /// The text below the title.
  open var message: String? {
    didSet { contentDidChange() }
  }

  // MARK: Actions

  /// The buttons in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds a button. The cancel button is shown on the side where lines begin, or at the bottom. There is one
  /// cancel action at most.
  open func addAction(_ action: UIAlertAction) {
    ExceptionName.internalInconsistency.raise(
      unless:
        action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel: \(title ?? "") has one already."
    )
    actions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// The button that Return chooses, shown bolder; one of ``actions``. None by default. For alerts only.
  open var preferredAction: UIAlertAction? {
    didSet {
      ExceptionName.internalInconsistency.raise(
        unless:
          preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "preferredAction must be one of the alert's actions. Add it with addAction(_:) first.")
      contentDidChange()
    }
  }

  // MARK: Text fields

  /// The text fields in the order in which they were added; nil for an action sheet.
  open var textFields: [UITextField]? { preferredStyle == .alert ? fields : nil }
  private var fields: [UITextField] = []

  /// Adds a text field below the message. Alerts have them, action sheets do not.
  /// - Parameter configurationHandler: Is given the field, to set its placeholder and the like.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    ExceptionName.internalInconsistency.raise(
      unless:
        preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert.")
    let field = UITextField()
    field.font = AlertMetrics.messageFont(traitCollection)
    field.addAction(
      UIAction { [weak self, weak field] _ in self?.goOn(after: field) }, for: .primaryActionTriggered)
    fields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  // MARK: View

  var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    view = AlertView(self)
  }

  private func contentDidChange() {
    alertView?.reload()
  }

  override var automaticPresentationStyle: UIModalPresentationStyle { .overFullScreen }

  override func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    alertView?.reload()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let field = fields.first { field.becomeFirstResponder() } else { alertView?.requestFocus() }
  }

  // MARK: Choosing

  /// Dismisses the alert and then does what the action is for.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed, let presenter = presentation.presenter else { return }
    presenter.dismiss(animated: true) { action.run() }
  }

  /// Return in a text field goes on to the next one, and from the last one chooses.
  private func goOn(after field: UITextField?) {
    guard let place = fields.firstIndex(where: { $0 === field }) else { return }
    if place + 1 < fields.count {
      fields[place + 1].becomeFirstResponder()
    } else if let action = actionOfReturn {
      choose(action)
    }
  }

  /// The action that Return chooses.
  var actionOfReturn: UIAlertAction? {
    if let preferredAction { return preferredAction }
    if actions.count == 1 { return actions[0] }
    let ordinary = actions.filter { $0.style == .default }
    return ordinary.count == 1 ? ordinary[0] : nil
  }

  /// The action that Escape chooses.
  var actionOfEscape: UIAlertAction? {
    actions.first { $0.style == .cancel } ?? (actions.count == 1 ? actions[0] : nil)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key, key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty else {
        continue
      }
      switch key.characters {
      case "\r": if let action = actionOfReturn { choose(action) }
      case UIKeyCommand.inputEscape: if let action = actionOfEscape { choose(action) }
      case UIKeyCommand.inputDownArrow: moveFocus(by: 1, from: event)
      case UIKeyCommand.inputUpArrow: moveFocus(by: -1, from: event)
      case UIKeyCommand.inputRightArrow: moveFocus(by: isRightToLeft ? -1 : 1, from: event)
      case UIKeyCommand.inputLeftArrow: moveFocus(by: isRightToLeft ? 1 : -1, from: event)
      default: break
      }
    }
  }

  private var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Moves the keyboard's focus from the button that has it to another, or to the first or last.
  private func moveFocus(by step: Int, from event: UIPressesEvent?) {
    let views = (alertView?.actionViews ?? []).filter(\.action.isEnabled)
    guard !views.isEmpty else { return }
    let present = views.firstIndex { $0 === event?.focusedView }
    let next = present.map { ($0 + step + views.count) % views.count } ?? (step > 0 ? 0 : views.count - 1)
    views[next].requestFocus()
  }
}
