import CoreGraphics

extension UIView {
  /// Shows the edit menu of the view's text, and gives it the keyboard. A view with a context menu that was
  /// pressed, or that lies around it, goes first.
  /// - Parameters:
  ///   - pressed: The view that was pressed: the view itself or one in it.
  ///   - location: The place of the press, in the window's points.
  func showEditMenu(ofPressIn pressed: UIView, at location: CGPoint) {
    var next: UIView? = pressed
    while let view = next {
      if view.interactions.contains(where: { $0 is UIContextMenuInteraction }) { return }
      next = view === self ? nil : view.superview
    }
    becomeFirstResponder()
    let interaction =
      interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first
      ?? UIEditMenuInteraction(delegate: TextEditMenus.shared)
    addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: convert(location, from: nil)))
  }
}
