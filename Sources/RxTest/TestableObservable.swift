import RxSwift

/// A sequence of recorded events, which records its subscriptions.
public class TestableObservable<Element>: ObservableType {
  /// The events that it delivers.
  public let recordedEvents: [Recorded<Event<Element>>]

  /// The times in which it was subscribed to. A subscription lasts until it is disposed of.
  public internal(set) var subscriptions: [Subscription] = []

  let scheduler: TestScheduler

  init(_ events: [Recorded<Event<Element>>], scheduler: TestScheduler) {
    recordedEvents = events
    self.scheduler = scheduler
  }

  /// Subscribes an observer, and records the time.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let index = subscriptions.count
    subscriptions.append(Subscription(scheduler.clock))
    let delivery = deliver(to: observer.asObserver())
    return Disposables.create { [self] in
      subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
      delivery.dispose()
    }
  }

  /// Begins to deliver events to an observer. Subclasses override it.
  func deliver(to observer: AnyObserver<Element>) -> any Disposable { Disposables.create() }
}

/// A sequence that delivers its events after each subscription.
final class ColdObservable<Element>: TestableObservable<Element> {
  override func deliver(to observer: AnyObserver<Element>) -> any Disposable {
    Disposables.create(
      recordedEvents.map { event in
        scheduler.scheduleRelativeVirtual((), dueTime: event.time) { _ in
          observer.on(event.value)
          return Disposables.create()
        }
      })
  }
}

/// A sequence that delivers its events at their times to all that are subscribed then, also after its end.
final class HotObservable<Element>: TestableObservable<Element> {
  private var observers: [(number: Int, observer: AnyObserver<Element>)] = []
  private var lastNumber = 0

  override init(_ events: [Recorded<Event<Element>>], scheduler: TestScheduler) {
    super.init(events, scheduler: scheduler)
    for event in events {
      scheduler.scheduleAt(event.time) { [self] in
        for (number, observer) in observers where observers.contains(where: { $0.number == number }) {
          observer.on(event.value)
        }
      }
    }
  }

  override func deliver(to observer: AnyObserver<Element>) -> any Disposable {
    lastNumber += 1
    let number = lastNumber
    observers.append((number, observer))
    return Disposables.create { [self] in observers.removeAll { $0.number == number } }
  }
}
