import Foundation
import Observation

/// What a view or a controller does over again once an observable object (`@Observable`) changes that it read in doing so.
/// These are the methods that UIKit tracks since iOS 18.
enum ObservedUpdate: Hashable {
  case layout, constraints, drawing, configuration
  case layoutOfOwner, layoutOfOwnerAfter, contentUnavailability
}

extension UIResponder {
  /// Does an update, and invalidates it when an observable object changes that it read.
  ///
  /// An update that reads none costs what it costs to find that out. `invalidate` is called once, on the main thread: where the
  /// change is made there, just before it.
  final func track<Owner: UIResponder>(
    _ update: ObservedUpdate, of owner: Owner, _ work: () -> Void,
    invalidate: @escaping @MainActor @Sendable (Owner) -> Void
  ) {
    let former = associations == nil ? nil : ObservedUpdates.of(self)?.trackings[update]
    former?.end()
    withObservationTracking(
      {
        former?.token.read()
        work()
      }, onChange: handler(for: update, following: former, owner, invalidate))
  }

  /// Returns what is called when something changed that an update read. Called only where it read anything.
  private func handler<Owner: UIResponder>(
    for update: ObservedUpdate, following former: Tracking?, _ owner: Owner,
    _ invalidate: @escaping @MainActor @Sendable (Owner) -> Void
  ) -> @Sendable () -> Void {
    let tracking = Tracking(token: former?.token ?? TrackingToken())
    ObservedUpdates.makeOf(self).trackings[update] = tracking
    return { [weak owner] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated {
          if let owner, tracking.fire() { invalidate(owner) }
        }
      } else {
        DispatchQueue.main.async {
          if let owner, tracking.fire() { invalidate(owner) }
        }
      }
    }
  }
}

/// The updates of one responder that have read observable objects.
@MainActor private final class ObservedUpdates {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  var trackings: [ObservedUpdate: Tracking] = [:]

  static func of(_ responder: UIResponder) -> ObservedUpdates? {
    objc_getAssociatedObject(responder, key) as? ObservedUpdates
  }

  static func makeOf(_ responder: UIResponder) -> ObservedUpdates {
    if let updates = of(responder) { return updates }
    let updates = ObservedUpdates()
    objc_setAssociatedObject(responder, key, updates, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return updates
  }
}

/// One tracking of what an update reads, which ends with the first change or with the next update.
@MainActor private final class Tracking {
  let token: TrackingToken
  private var isCurrent = true

  init(token: TrackingToken) { self.token = token }

  /// Ends the tracking: what it observes forgets it, so that updates without a change between them do not add up.
  func end() {
    guard fire() else { return }
    token.change()
  }

  /// Whether the tracking was current until now.
  func fire() -> Bool {
    defer { isCurrent = false }
    return isCurrent
  }
}

/// What each update of a kind reads along with everything else. A tracking can be ended only by a change of what it observes;
/// so this changes.
private final class TrackingToken: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
