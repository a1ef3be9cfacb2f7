/// A sequence of a control's events, as opposed to its values.
public protocol ControlEventType: ObservableType {
  /// Returns the sequence as a control event.
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control: no first element, no error, completed when the control is deallocated, subscribed
/// to and delivered on the main thread. Each subscription adds a target of its own.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The element of an event.
  public typealias Element = PropertyType

  let events: Observable<PropertyType>

  /// Makes a control event of a sequence that does not fail.
  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  /// Returns the sequence of the events.
  public func asObservable() -> Observable<Element> { events }

  /// Returns the control event itself.
  public func asControlEvent() -> ControlEvent<Element> { self }
}
