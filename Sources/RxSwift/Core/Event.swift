/// One message of an observable sequence: any number of `next`, then at most one `error` or `completed`.
public enum Event<Element> {
  /// An element.
  case next(Element)

  /// The end of the sequence by a failure.
  case error(any Error)

  /// The regular end of the sequence.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
  /// The case and its value, as in `next(1)`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  /// Whether this is the last event of its sequence.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element of a `next`, or nil.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error`, or nil.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether this is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Returns the event with its element transformed; what `transform` throws becomes an `error`.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

/// A value that can be turned into an event; `dematerialize()` takes sequences of these.
public protocol EventConvertible<Element> {
  /// The element of the event.
  associatedtype Element

  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
