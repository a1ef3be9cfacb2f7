import QuartzCore

extension UIResponder {
  /// The command for a key that this responder, or one of the next, lists.
  func keyCommand(for key: UIKey) -> UIKeyCommand? {
    keyCommands?.lazy.compactMap { $0.command(for: key) }.first ?? next?.keyCommand(for: key)
  }
}
