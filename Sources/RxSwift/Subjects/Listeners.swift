/// The subscriptions of a subject, in order. The subject owns it and empties it when it goes, so that a
/// subscription to a subject that is gone keeps nothing alive.
final class Listeners<Element>: @unchecked Sendable {
  private let lock = Lock()
  private var members: [Listener<Element>] = []
  private var last = 0

  /// Whether there are subscriptions.
  var isEmpty: Bool { lock.locked { members.isEmpty } }

  /// The subscriptions at this moment, in the order of subscription.
  var snapshot: [Listener<Element>] { lock.locked { members } }

  /// Adds a subscription.
  func add(_ handler: @escaping (Event<Element>) -> Void) -> Listener<Element> {
    lock.locked {
      last += 1
      let listener = Listener(handler, number: last, in: self)
      members.append(listener)
      return listener
    }
  }

  /// Delivers an event to those who are subscribed now.
  func deliver(_ event: Event<Element>) {
    for listener in snapshot { listener.on(event) }
  }

  /// Removes all subscriptions.
  func removeAll() -> [Listener<Element>] {
    lock.locked {
      defer { members = [] }
      return members
    }
  }

  fileprivate func remove(number: Int) {
    // Numbers rise, so the place is found by halving.
    let removed: Listener<Element>? = lock.locked {
      var low = 0
      var high = members.count
      while low < high {
        let middle = (low + high) / 2
        if members[middle].number < number { low = middle + 1 } else { high = middle }
      }
      guard low < members.count, members[low].number == number else { return nil }
      return members.remove(at: low)
    }
    withExtendedLifetime(removed) {}
  }
}

/// One subscription to a subject.
final class Listener<Element>: Cancelable, @unchecked Sendable {
  fileprivate let number: Int
  private let lock = Lock()
  private var handler: ((Event<Element>) -> Void)?
  private var group: Listeners<Element>?

  init(_ handler: @escaping (Event<Element>) -> Void, number: Int, in group: Listeners<Element>) {
    self.handler = handler
    self.number = number
    self.group = group
  }

  var isDisposed: Bool { lock.locked { handler == nil } }

  /// Delivers an event, unless the subscription has been disposed of.
  func on(_ event: Event<Element>) {
    lock.locked { handler }?(event)
  }

  /// Releases the observer without anything else.
  func detach() {
    let former = lock.locked { (handler.take(), group.take()) }
    withExtendedLifetime(former) {}
  }

  func dispose() {
    let (former, group) = lock.locked { (handler.take(), self.group.take()) }
    withExtendedLifetime(former) { group?.remove(number: number) }
  }
}

/// The outcome of subscribing to a subject.
enum SubjectSubscription<Element> {
  /// The subject goes on.
  case listening(Listener<Element>)
  /// The subject has ended: what it repeats, and its end.
  case ended([Element], Event<Element>)
}
