import UIKit

/// Calls closures on a control's events. Other closures for the same events take their place without the
/// control being notified.
@MainActor final class TouchHandlers {
  /// The control, which owns this. A weak reference to it would slow all others.
  private unowned let control: UIControl
  private var listening: TouchHandlerEvent = []
  private let identifier = UIAction.Identifier("katana.touchHandlers")

  /// The handlers called on each event. A key may hold several events; of several keys that hold an event,
  /// those of the smallest number come first.
  var closures: [TouchHandlerEvent: TouchHandlerClosure] = [:] {
    didSet {
      var events: TouchHandlerEvent = []
      for key in closures.keys { events.formUnion(key) }
      listen(to: events)
    }
  }

  init(of control: UIControl) {
    self.control = control
  }

  private func listen(to events: TouchHandlerEvent) {
    guard events != listening else { return }
    for (event, controlEvent) in TouchHandlerEvent.all {
      switch (listening.contains(event), events.contains(event)) {
      case (true, false):
        control.removeAction(identifiedBy: identifier, for: controlEvent)
      case (false, true):
        let action = UIAction(identifier: identifier) { _ in self.call(event) }
        control.addAction(action, for: controlEvent)
      default:
        break
      }
    }
    listening = events
  }

  private func call(_ event: TouchHandlerEvent) {
    let due = closures.filter { $0.key.contains(event) }.sorted { $0.key.rawValue < $1.key.rawValue }
    for (_, closure) in due { closure() }
  }
}
