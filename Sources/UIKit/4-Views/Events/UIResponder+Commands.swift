import QuartzCore

extension UIResponder {
  /// The command for a key that this responder, or one of the next, lists.
  func keyCommand(for key: UIKey) -> UIKeyCommand? {
    keyCommands?.first { $0.matches(key) } ?? next?.keyCommand(for: key)
  }
}
