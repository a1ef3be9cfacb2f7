/// The meaning of a key for a control that has a value.
enum ControlKey {
  case less, more, muchLess, muchMore, least, most

  /// Reads a key without others held down. The keys to the sides follow the direction in which text reads.
  @MainActor init?(_ press: UIPress, readsFromLeft: Bool) {
    guard let key = press.key, key.modifierFlags.subtracting(.alphaShift).isEmpty else { return nil }
    switch key.characters {
    case "UIKeyInputUpArrow": self = .more
    case "UIKeyInputDownArrow": self = .less
    case "UIKeyInputRightArrow": self = readsFromLeft ? .more : .less
    case "UIKeyInputLeftArrow": self = readsFromLeft ? .less : .more
    case "UIKeyInputPageUp": self = .muchMore
    case "UIKeyInputPageDown": self = .muchLess
    case "UIKeyInputHome": self = .least
    case "UIKeyInputEnd": self = .most
    default: return nil
    }
  }
}

extension UIControl {
  /// Offers pressed or repeating keys to `handle`, and gives those that it refuses to the next responder.
  func handleKeys(
    _ presses: Set<UIPress>, with event: UIPressesEvent?, _ handle: (ControlKey) -> Bool,
    orElse pass: (Set<UIPress>) -> Void
  ) {
    let refused = presses.filter { press in
      guard isEnabled, let key = ControlKey(press, readsFromLeft: readsFromLeft) else { return true }
      return !handle(key)
    }
    if !refused.isEmpty { pass(refused) }
  }

  /// Sends the actions of a value that the user changed.
  func sendValueChanged() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
