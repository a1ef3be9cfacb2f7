import Diagnostics
import Foundation
import Observation

/// An update of a view or a controller whose reads of observable objects (`@Observable`) are tracked: a
/// change of one that it read invalidates the update. These are the methods that UIKit tracks since iOS 18,
/// and the one that came with iOS 26.
enum ObservedUpdate: Hashable {
  case layout, constraints, drawing, configuration
  case layoutOfOwner, layoutOfOwnerAfter, contentUnavailability, properties
}

extension UIResponder {
  /// Updates the properties where that is due.
  final func updateDueProperties() {
    guard propertiesAreDue else { return }
    propertiesAreDue = false
    track(.properties, of: self, updateProperties) { $0.setNeedsUpdateProperties() }
  }

  /// Does an update, and invalidates it when an observable object changes that it read.
  ///
  /// An update that reads none costs what it costs to find that out. `invalidate` is called once, on the main
  /// thread: where the change is made there, just before it.
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

/// The trackings of one responder's updates, by update; only of updates that have read observable objects.
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

/// The tracking of one run of an update, which ends with the first change or with the next run.
@MainActor private final class Tracking {
  let token: TrackingToken
  private var isCurrent = true

  init(token: TrackingToken) { self.token = token }

  /// Cancels the tracking and removes its observers, so that those of updates without a change between them
  /// do not add up.
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

/// An observable object that each tracked update reads along with its own. Observation ends a tracking only
/// when an observed property changes; to cancel one, this object's property changes.
private final class TrackingToken: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
