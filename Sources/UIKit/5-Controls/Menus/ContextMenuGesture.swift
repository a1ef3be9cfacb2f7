import QuartzCore

/// A press that opens a menu: by the secondary button at once, by a finger that rests. The finger may go on
/// to an element of the menu and choose it by being lifted.
@MainActor final class ContextMenuGesture: UIGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("follow", ContextMenuGesture.follow))
  }

  override func acceptsPress(isSecondary: Bool) -> Bool { true }

  private var isPrimary: Bool { interaction?.opensByTap == true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touchesDown.first, touchesDown.count == 1, state == .possible else {
      if state == .possible { state = .failed }
      return
    }
    let isSecondary = touch.isSecondary || touch.type == .indirectPointer && event.modifierFlags == .control
    if isSecondary || isPrimary && touch.type == .indirectPointer { return open(isSecondary: isSecondary) }
    setAlarm(after: isPrimary ? MenuMetrics.primaryPressDuration : MenuMetrics.pressDuration) {
      $0.open(isSecondary: false)
    }
  }

  /// Opens the menu, or leaves the touch to others where there is none.
  private func open(isSecondary: Bool) {
    guard let interaction, let touch = touchesDown.first else { return state = .failed }
    guard interaction.prepare(at: touch.location(in: view), isCompact: isSecondary) else {
      return state = .failed
    }
    state = .began
  }

  private func follow(_ gesture: UIGestureRecognizer) {
    switch state {
    case .began: interaction?.openPrepared()
    case .changed: interaction?.overlay?.follow(center)
    case .ended: interaction?.overlay?.release(center)
    default: break
    }
  }

  override func reset() {
    super.reset()
    interaction?.discardPrepared()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if touches.contains(where: { $0.distanceFromStart > MenuMetrics.slop }) {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      if touchesDown.isEmpty { state = .ended }
      return
    }
    // A tap that was too short for the press to open a control's menu.
    guard isPrimary, touchesDown.isEmpty, let interaction, let touch = touches.first,
      interaction.prepare(at: touch.location(in: view), isCompact: false)
    else { return state = .failed }
    state = .began
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
}
