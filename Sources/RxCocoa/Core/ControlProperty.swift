/// A property of a control that can be observed and written.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// Returns the sequence and observer as a control property.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control. As a sequence it begins with the value at the time of subscription, goes on with
/// what the user changes, does not fail, and completes when the control is deallocated. As an observer it
/// writes the property.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the property.
  public typealias Element = PropertyType

  let values: Observable<PropertyType>
  let valueSink: AnyObserver<PropertyType>

  /// Makes a property of a sequence that does not fail, and an observer.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Element == Values.Element, Element == Sink.Element {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// Returns the changes without the value at the time of subscription.
  public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: values.skip(1))
  }

  /// Returns the sequence of the values.
  public func asObservable() -> Observable<Element> { values }

  /// Returns the property itself.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// Writes the value of a `next`. An error is a programming fault.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next: valueSink.on(event)
    case .error(let error): bindingDidFail(error)
    case .completed: break
    }
  }
}

extension ControlPropertyType where Element == String? {
  /// The property with "" in place of nil.
  public var orEmpty: ControlProperty<String> {
    let original = asControlProperty()
    return ControlProperty(
      values: original.values.map { $0 ?? "" }, valueSink: original.valueSink.mapObserver { $0 })
  }
}
