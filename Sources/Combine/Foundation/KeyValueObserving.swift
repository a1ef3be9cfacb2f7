import Foundation
import ObjectiveCRuntime
import OpenCombine

extension NSObject {
  /// A publisher of the values of a property, of which observers by key path are notified.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
    /// A value of the property.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    /// The object whose property is observed.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// The options; with `initial` the value at the time of the subscription comes first.
    public let options: NSKeyValueObservingOptions

    /// Makes a publisher of a property's values.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Subscribes a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: PropertySubscription(subscriber, to: self))
    }
  }
}

extension KeyValueObserving where Self: NSObject {
  /// Returns a publisher of a property's values: the present one, and each that is set.
  ///
  /// The property is `@objc dynamic`, or one of UIKit's that can be observed. A value for which there is no
  /// demand is dropped, but for the first.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, options: options)
  }
}

private final class PropertySubscription<Subject: NSObject, Downstream: Subscriber>: Subscription
where Downstream.Failure == Never {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  /// The present value, until there is demand for it.
  private var first: Downstream.Input?

  init(
    _ downstream: Downstream, to publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>
  ) {
    self.downstream = downstream
    let path = publisher.keyPath
    observation = publisher.object.observe(path, options: publisher.options.intersection([.prior])) {
      [weak self] object, _ in
      self?.receive(object[keyPath: path])
    }
    if publisher.options.contains(.initial) { first = publisher.object[keyPath: path] }
  }

  private func receive(_ value: Downstream.Input) {
    lock.lock()
    first = nil
    guard let downstream, demand > .none else { return lock.unlock() }
    demand -= 1
    lock.unlock()
    let more = delivery.withLock { downstream.receive(value) }
    lock.withLock { demand += more }
  }

  func request(_ new: Subscribers.Demand) {
    let waiting = lock.withLock { () -> Downstream.Input? in
      demand += new
      return first
    }
    if let waiting { receive(waiting) }
  }

  func cancel() {
    let observation = lock.withLock { () -> NSKeyValueObservation? in
      defer { (self.observation, downstream, first) = (nil, nil, nil) }
      return self.observation
    }
    observation?.invalidate()
  }
}
