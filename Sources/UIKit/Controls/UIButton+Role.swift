extension UIButton {
  /// The purpose of a button.
  public nonisolated enum Role: Int, Sendable {
    /// None in particular.
    case normal = 0
    /// What people most likely want: Return does it where nothing nearer to the focus took the key.
    case primary = 1
    /// Leaves without a change: Escape does it where nothing nearer to the focus took the key.
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

extension UIViewController {
  /// Says which scroll view lies behind the bars at all edges; nil leaves it to UIKit, which takes the first.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// Does what keys mean for the controller that nobody nearer to the focus took. Returns whether they mean anything.
  func takesKeys(_ presses: Set<UIPress>) -> Bool {
    bars.activeSearch?.endsSearch(by: presses) == true || dismissesPresentation(by: presses)
      || presses.contains(where: \.isEscape) && accessibilityPerformEscape() || performsRole(of: presses)
  }

  /// Presses the button whose role stands for a key that nobody else took: the primary one for Return, the one that cancels for
  /// Escape. Returns whether there was one.
  func performsRole(of presses: Set<UIPress>) -> Bool {
    guard presses.count == 1, let key = presses.first?.key, key.modifierFlags.isEmpty else { return false }
    let role: UIButton.Role
    switch key.keyCode {
    case .keyboardReturnOrEnter: role = .primary
    case .keyboardEscape: role = .cancel
    default: return false
    }
    guard let button = viewIfLoaded?.button(of: role) else { return false }
    return button.accessibilityActivate()
  }
}

extension UIView {
  fileprivate func button(of role: UIButton.Role) -> UIButton? {
    if let button = self as? UIButton, button.role == role, button.canBePerformed { return button }
    for view in subviews { if let found = view.button(of: role) { return found } }
    return nil
  }
}
