import Dispatch
import QuartzCore

/// The rest of a drag over a spring-loaded view.
@MainActor final class SpringLoading {
  /// The seconds until the view shows that it is about to be activated.
  static let delay: TimeInterval = 0.5
  /// The seconds from then on until it is.
  static let blinkDuration: TimeInterval = 0.4

  private final class Context: UISpringLoadedInteractionContext {
    let interaction: UISpringLoadedInteraction
    let session: DragSession
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(_ interaction: UISpringLoadedInteraction, _ session: DragSession) {
      (self.interaction, self.session) = (interaction, session)
      targetView = interaction.view
    }

    func location(in view: UIView?) -> CGPoint { view.map(session.location) ?? session.place }
  }

  private var context: Context?

  /// Follows a drag to a view.
  func move(over view: UIView?, of session: DragSession) {
    let found = SpringLoading.interaction(at: view)
    if let context, found !== context.interaction { finish(context) }
    guard let found else { return }
    let context = self.context ?? Context(found, session)
    let item = context.targetItem as AnyObject?
    let isAllowed = found.behavior?.shouldAllow(found, with: context) ?? true
    let isOther = item !== context.targetItem as AnyObject?
    guard isAllowed else {
      if self.context != nil { finish(context) }
      return
    }
    guard self.context == nil || (isOther && context.state != .activated) else { return }
    self.context = context
    set(.possible, context)
    after(SpringLoading.delay, context, in: .possible) { [self] in
      set(.activating, context)
      after(SpringLoading.blinkDuration, context, in: .activating) { [self] in
        set(.activated, context)
        found.behavior?.interactionDidFinish(found)
        found.activationHandler(found, context)
      }
    }
  }

  /// Leaves the view.
  func end() {
    if let context { finish(context) }
  }

  private func finish(_ context: Context) {
    self.context = nil
    let wasActivated = context.state == .activated
    set(.inactive, context)
    if !wasActivated { context.interaction.behavior?.interactionDidFinish(context.interaction) }
  }

  private func set(_ state: UISpringLoadedInteractionEffectState, _ context: Context) {
    context.state = state
    context.interaction.effect.interaction(context.interaction, didChangeWith: context)
  }

  /// Goes on after a while, unless the drag has left the view or begun anew since.
  private func after(
    _ seconds: TimeInterval, _ context: Context, in state: UISpringLoadedInteractionEffectState,
    _ work: @escaping @MainActor () -> Void
  ) {
    alarm?.cancel()
    alarm = SystemClock.current.after(seconds) { [weak self] in
      guard let self, self.context === context, context.state == state else { return }
      work()
    }
  }
  private var alarm: Alarm?

  private static func interaction(at view: UIView?) -> UISpringLoadedInteraction? {
    var next = view
    while let view = next {
      for case let found as UISpringLoadedInteraction in view.interactions.reversed() { return found }
      next = view.superview
    }
    return nil
  }
}
