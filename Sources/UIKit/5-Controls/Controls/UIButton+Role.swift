extension UIButton {
  /// The purpose of a button.
  public nonisolated enum Role: Int, Sendable {
    /// None in particular.
    case normal = 0
    /// The default action: Return performs it unless a responder nearer to the focus handles the key.
    case primary = 1
    /// Cancels: Escape performs it unless a responder nearer to the focus handles the key.
    case cancel = 2
    /// Removes something: the button is red unless it has a tint of its own.
    case destructive = 3
  }

  private static let roles = AssociatedProperty<Role>()

  /// The purpose of the button; normal by default.
  public var role: Role {
    get { Self.roles[self] ?? .normal }
    set {
      let old = role
      Self.roles[self] = newValue
      guard old != newValue else { return }
      if old == .destructive, tintColor == .systemRed { tintColor = nil }
      if newValue == .destructive { tintColor = .systemRed }
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether a press on the button would reach it now.
  fileprivate var canBePerformed: Bool {
    isEnabled && isUserInteractionEnabled
      && sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
  }
}

extension UIView {
  /// Returns the first button of a role in the view that can be pressed now; nil where there is none.
  func button(of role: UIButton.Role) -> UIButton? {
    if let button = self as? UIButton, button.role == role, button.canBePerformed { return button }
    for view in subviews { if let found = view.button(of: role) { return found } }
    return nil
  }
}
