import Foundation
import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications of one name. It never finishes.
  ///
  /// Notifications that come while none is requested are dropped (Foundation on Apple platforms).
  public struct Publisher: OpenCombine.Publisher {
    /// The elements.
    public typealias Output = Notification
    /// The error that it may end with.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that posts them; nil for any.
    public let object: AnyObject?

    /// Creates a publisher of notifications; any object's, unless one is given.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: NotificationSubscription(subscriber, to: self))
    }
  }

  /// Returns a publisher of the notifications of one name; any object's, unless one is given.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both are of the same notifications.
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == Notification, Downstream.Failure == Never {
  private let center: NotificationCenter
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var observation: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, to publisher: NotificationCenter.Publisher) {
    self.downstream = downstream
    center = publisher.center
    // Foundation would have what it calls be sendable; the locks above see to that.
    nonisolated(unsafe) let receive: (Notification) -> Void = { [weak self] in self?.receive($0) }
    observation = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
      receive($0)
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  private func receive(_ notification: Notification) {
    let subscriber = lock.withLock { () -> Downstream? in
      guard demand > 0 else { return nil }
      demand -= 1
      return downstream
    }
    guard let subscriber else { return }
    let more = delivery.withLock { subscriber.receive(notification) }
    lock.withLock { demand += more }
  }

  func cancel() {
    let ended = lock.withLock {
      defer { (downstream, observation) = (nil, nil) }
      return observation
    }
    if let ended { center.removeObserver(ended) }
  }
}
