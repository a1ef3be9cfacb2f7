import CoreGraphics

extension UIControl {
  func enableContextMenu(_ isEnabled: Bool) {
    guard isEnabled != (contextMenuInteraction != nil) else { return }
    if let contextMenuInteraction {
      removeInteraction(contextMenuInteraction)
      self.contextMenuInteraction = nil
    } else {
      let interaction = UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = interaction
      addInteraction(interaction)
    }
    setNeedsSemantics()
  }
}
