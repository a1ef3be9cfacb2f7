import RxSwift

/// A point in the virtual time of a ``TestScheduler``.
public typealias TestTime = Int

/// A value with the point in virtual time at which it was there.
public struct Recorded<Value> {
  /// The point in virtual time.
  public let time: TestTime
  /// The value.
  public let value: Value

  /// Makes a recorded value.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: CustomDebugStringConvertible {
  /// The value and its time, as in `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded {
  /// Returns an element at a point in virtual time.
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// Returns the end at a point in virtual time.
  public static func completed<Element>(_ time: TestTime, _ type: Element.Type = Element.self)
    -> Recorded<Event<Element>> where Value == Event<Element>
  {
    Recorded(time: time, value: .completed)
  }

  /// Returns a failure at a point in virtual time.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// Returns events as an array.
  public static func events<Element>(_ recordedEvents: Recorded<Event<Element>>...) -> [Recorded<
    Event<Element>
  >]
  where Value == Event<Element> {
    recordedEvents
  }

  /// Returns the events themselves.
  public static func events<Element>(_ recordedEvents: [Recorded<Event<Element>>]) -> [Recorded<
    Event<Element>
  >]
  where Value == Event<Element> {
    recordedEvents
  }
}

/// The virtual time in which an observer was subscribed.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
  /// The time of subscription.
  public let subscribe: TestTime
  /// The time of disposal, or `Int.max`.
  public let unsubscribe: TestTime

  /// Makes the time of a subscription that lasts.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// Makes the time of a subscription.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// Both times, as in `(200 : 300)`.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
