import CoreGraphics

extension UIView {
  /// Shows the edit menu of the text that lies under a mouse's secondary button, and gives it the keyboard. A view around
  /// it with a context menu goes first.
  /// - Parameter location: The place of the press, in the window's points.
  func showEditMenuOfText(at location: CGPoint) {
    var next: UIView? = self
    while let view = next, !(view is any TextEditingOwner) {
      if view.interactions.contains(where: { $0 is UIContextMenuInteraction }) { return }
      next = view.superview
    }
    guard let view = next, !view.interactions.contains(where: { $0 is UIContextMenuInteraction }) else {
      return
    }
    view.becomeFirstResponder()
    let interaction =
      view.interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first
      ?? UIEditMenuInteraction(delegate: nil)
    view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: view.convert(location, from: nil)))
  }
}
