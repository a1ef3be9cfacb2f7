import CoreGraphics

/// The handlers that a control calls for its events, in the order in which they were added.
@MainActor struct ControlHandlers {
  /// One thing to call and the events it is called for.
  struct Handler {
    var call: Call
    var events: UIControl.Event
  }

  enum Call {
    case action(UIAction)
    /// No target means the first responder in the chain that has the method.
    case target(WeakTarget, Selector)
  }

  private(set) var all: [Handler] = []

  /// All events that something is called for.
  var events: UIControl.Event {
    all.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the handlers for any of the events, each once.
  func handlers(for events: UIControl.Event) -> [Handler] {
    all.filter { !$0.events.isDisjoint(with: events) }
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    let same = all.firstIndex {
      if case .action(let known) = $0.call { known === action } else { false }
    }
    if let same {
      all[same].events.formUnion(events)
      return
    }
    removeAction(identifiedBy: action.identifier, for: events)
    all.append(Handler(call: .action(action), events: events))
  }

  mutating func add(_ target: Any?, _ selector: Selector, for events: UIControl.Event) {
    let added = WeakTarget(target)
    all.removeAll {
      if case .target(let known, _) = $0.call { known.isGone } else { false }
    }
    for index in all.indices {
      guard case .target(let known, selector) = all[index].call, known.object === added.object else {
        continue
      }
      all[index].events.formUnion(events)
      return
    }
    all.append(Handler(call: .target(added, selector), events: events))
  }

  mutating func removeAction(identifiedBy identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { call in
      if case .action(let action) = call { action.identifier == identifier } else { false }
    }
  }

  /// Removes a target's calls; no target means every target's, no selector every selector.
  mutating func removeTarget(_ target: Any?, _ selector: Selector?, for events: UIControl.Event) {
    let object = target.map { ClassObject.receiver($0) }
    remove(events) { call in
      guard case .target(let known, let knownSelector) = call else { return false }
      return (target == nil || known.object === object) && (selector == nil || knownSelector == selector)
    }
  }

  private mutating func remove(_ events: UIControl.Event, where matches: (Call) -> Bool) {
    for index in all.indices where matches(all[index].call) {
      all[index].events.subtract(events)
    }
    all.removeAll { $0.events.isEmpty }
  }
}
