import Diagnostics
import Foundation

extension NotificationCenter {
  /// Calls a method of `observer` for every matching notification, until the observer is removed or gone. The
  /// observer is not kept alive.
  ///
  /// Methods belong to the main actor here: for a notification that is posted elsewhere the call follows on
  /// the main queue.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called.
  ///   - selector: The method, which may take the notification: `Selector("changed", Editor.changed)`.
  ///   - name: Which notifications; nil for all names.
  ///   - object: Whose notifications; nil for everybody's.
  nonisolated public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    ObservedSelectors.shared.add(
      center: self, observer: ClassObject.receiver(observer), selector: selector, name: name, object: object)
  }

  /// Ends what ``addObserver(_:selector:name:object:)`` began, or what a closure's token stands for.
  nonisolated public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends what ``addObserver(_:selector:name:object:)`` began for a class.
  nonisolated public func removeObserver(
    _ observer: AnyClass, name: Notification.Name? = nil, object: Any? = nil
  ) {
    _ = ObservedSelectors.shared.remove(
      center: self, observer: ClassObject.receiver(observer), name: name, object: object)
  }

  /// Ends what ``addObserver(_:selector:name:object:)`` began for a name and an object, where nil means any
  /// of them; or what a closure's token stands for.
  nonisolated public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    let wasOurs = ObservedSelectors.shared.remove(
      center: self, observer: observer, name: name, object: object)
    if !wasOurs { removeObserver(observer as Any, name: name, object: object) }
  }
}

/// The objects that have methods called for notifications.
///
/// Notifications may be observed and posted on any thread, so a lock guards the list.
private final class ObservedSelectors: @unchecked Sendable {
  private final class Observation: @unchecked Sendable {
    weak var observer: AnyObject?
    let center: NotificationCenter
    let name: Notification.Name?
    let object: AnyObject?
    var token: NSObjectProtocol?

    init(
      _ observer: AnyObject, _ center: NotificationCenter, _ name: Notification.Name?, _ object: AnyObject?
    ) {
      self.observer = observer
      self.center = center
      self.name = name
      self.object = object
    }
  }

  static let shared = ObservedSelectors()
  private let lock = NSLock()
  private var observations: [ObjectIdentifier: [Observation]] = [:]
  private var sweepsBeyond = 64

  func add(
    center: NotificationCenter, observer: AnyObject, selector: Selector, name: Notification.Name?,
    object: Any?
  ) {
    let observation = Observation(observer, center, name, object.map { $0 as AnyObject })
    let key = ObjectIdentifier(observer)
    observation.token = center.addObserver(forName: name, object: object, queue: nil) {
      [weak observation] notification in
      guard let observer = observation?.observer else { return ObservedSelectors.shared.removeGone(at: key) }
      let call = NotificationCall(observer: observer, selector: selector, notification: notification)
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { call.perform() }
      } else {
        DispatchQueue.main.async { call.perform() }
      }
    }
    removeGone(at: key)
    let isDue = lock.withLock {
      observations[key, default: []].append(observation)
      return observations.count > sweepsBeyond
    }
    if isDue { sweep() }
  }

  /// Ends the observations of all objects that are gone: now and then, so that an addition costs little.
  private func sweep() {
    for key in lock.withLock({ Array(observations.keys) }) { removeGone(at: key) }
    lock.withLock { sweepsBeyond = max(64, 2 * observations.count) }
  }

  /// Ends an observer's observations, and says whether it had any.
  func remove(center: NotificationCenter, observer: AnyObject, name: Notification.Name?, object: Any?) -> Bool
  {
    let object = object.map { $0 as AnyObject }
    let (had, ended) = take(at: ObjectIdentifier(observer)) {
      // An object that is on its way out is gone already, as far as weak references go.
      $0.observer == nil
        || $0.observer === observer && $0.center === center && (name == nil || $0.name == name)
          && (object == nil || $0.object === object)
    }
    end(ended)
    return had
  }

  /// Ends the observations of an object that is gone, whose place in memory another may have.
  private func removeGone(at key: ObjectIdentifier) {
    end(take(at: key) { $0.observer == nil }.taken)
  }

  private func take(
    at key: ObjectIdentifier, where isMeant: (Observation) -> Bool
  ) -> (had: Bool, taken: [Observation]) {
    lock.withLock {
      guard let known = observations[key] else { return (false, []) }
      let kept = known.filter { !isMeant($0) }
      observations[key] = kept.isEmpty ? nil : kept
      return (true, known.filter(isMeant))
    }
  }

  private func end(_ ended: [Observation]) {
    for observation in ended {
      guard let token = observation.token else { continue }
      observation.center.removeObserver(token as Any)
    }
  }
}

/// A method's call for one notification, on its way to the main actor.
private struct NotificationCall: @unchecked Sendable {
  let observer: AnyObject
  let selector: Selector
  let notification: Notification

  @MainActor func perform() {
    _ = selector.call(on: observer, sender: notification, event: nil)
  }
}
