/// The forwarding of changes of an active constraint to the engine.
extension NSLayoutConstraint {
  /// Removes the constraint from the engine that has it.
  func uninstall() {
    installation?.engine.uninstall(self)
    installation = nil
  }

  func constantDidChange() {
    owner?.setNeedsLayout()
    guard let installation else { return }
    let engine = installation.engine
    if let id = installation.id {
      engine.setConstant(installation.offset + installation.sign * Double(constant), of: id)
    }
    engine.reconsider(self)
  }

  func priorityDidChange() {
    owner?.setNeedsLayout()
    guard let id = installation?.id, let engine = installation?.engine, priority.rawValue > 0 else {
      uninstall()
      owner?.setNeedsInstallation(self)
      return
    }
    engine.setPriority(Double(priority.rawValue), of: id)
  }

  /// Schedules another translation of the constraint before the next layout.
  func retranslate() {
    guard let owner, installation != nil else { return }
    uninstall()
    owner.setNeedsInstallation(self)
  }
}
