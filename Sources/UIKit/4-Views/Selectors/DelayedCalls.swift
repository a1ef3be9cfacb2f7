import Foundation

/// The calls that `perform(_:with:afterDelay:)` has deferred.
@MainActor final class DelayedCalls {
  struct Call {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }

  static let shared = DelayedCalls()
  private(set) var calls: [Call] = []

  func add(target: NSObject, selector: Selector, argument: Any?, delay: TimeInterval) {
    let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { DelayedCalls.shared.fire(timer) }
    }
    calls.append(Call(target: target, selector: selector, argument: argument, timer: timer))
    RunLoop.main.add(timer, forMode: .default)
  }

  func cancel(where isMeant: (Call) -> Bool) {
    for call in calls where isMeant(call) { call.timer.invalidate() }
    calls.removeAll { !$0.timer.isValid }
  }

  private func fire(_ timer: Timer) {
    guard let index = calls.firstIndex(where: { $0.timer === timer }) else { return }
    let call = calls.remove(at: index)
    call.target.perform(call.selector, with: call.argument)
  }
}

/// An argument to be compared: by value where it can be, else by identity.
struct EqualArgument: Equatable {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }

  static func == (one: EqualArgument, other: EqualArgument) -> Bool {
    if let one = one.value as? AnyHashable, let other = other.value as? AnyHashable { return one == other }
    return one.value as AnyObject === other.value as AnyObject
  }
}
