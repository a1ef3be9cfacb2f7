import Diagnostics
import Foundation
@_spi(SwiftUI) import Observation

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
    guard let former else {
      // Most updates read nothing: no closure is made for them.
      return withObservationTracking(work, onChange: start(update, owner, invalidate).noticeFirst())
    }
    former.end()
    let tracking = start(update, owner, invalidate)
    let token = TrackingToken()
    withObservationTracking(
      {
        token.read()
        work()
      }, willSet: { tracking.notice($0) })
    tracking.takeHandle(by: token)
  }

  /// Returns a new tracking of an update, which is kept with the responder.
  private func start<Owner: UIResponder>(
    _ update: ObservedUpdate, _ owner: Owner, _ invalidate: @escaping @MainActor @Sendable (Owner) -> Void
  ) -> Tracking {
    let tracking = Tracking { [weak owner] in
      if let owner { invalidate(owner) }
    }
    ObservedUpdates.makeOf(self).trackings[update] = tracking
    return tracking
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
///
/// Trackings nest: what is read in an inner one is read in those around it, too, which may be an app's. So
/// nothing of this one may change later that an outer one would be told of; it is cancelled by its handle.
@MainActor private final class Tracking {
  private let invalidate: @MainActor () -> Void
  private var isCurrent = true
  private var isTakingHandle = false
  /// Cancels the tracking; nil of the first run, whose observers wait for a change.
  private var handle: ObservationTracking?

  init(_ invalidate: @escaping @MainActor () -> Void) { self.invalidate = invalidate }

  /// Removes the observers, so that those of updates without a change between them do not add up.
  func end() {
    isCurrent = false
    handle?.cancel()
    handle = nil
  }

  /// Returns what a change that comes once calls.
  nonisolated func noticeFirst() -> @Sendable () -> Void { { self.notice(nil) } }

  /// Handles a change, on the main thread: where it is made there, just before it.
  nonisolated func notice(_ handle: ObservationTracking?) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { changeComes(handle) }
    } else {
      DispatchQueue.main.async { self.changeComes(handle) }
    }
  }

  private func changeComes(_ handle: ObservationTracking?) {
    if isTakingHandle {
      self.handle = handle
    } else if isCurrent {
      end()
      handle?.cancel()
      invalidate()
    }
  }

  /// Takes the tracking's own handle, which observation gives with a change alone: with one of a token that
  /// nobody else has read to its end yet.
  func takeHandle(by token: TrackingToken) {
    isTakingHandle = true
    token.change()
    isTakingHandle = false
  }
}

/// An observable object that one run of a tracked update reads along with its own, and that changes once,
/// before those around the run have begun to observe it.
private final class TrackingToken: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
