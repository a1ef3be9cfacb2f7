/// The elements of a sequence that share a key.
public final class GroupedObservable<Key, Element>: Observable<Element>, @unchecked Sendable {
  /// The key.
  public let key: Key
  private let source: Observable<Element>

  /// Makes a group of a key and its elements.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
    super.init()
  }

  /// Subscribes an observer to the elements with the key.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }
}

extension ObservableType {
  /// Delivers elements in groups of the same key. A group begins with its first element, and ends with the
  /// sequence, which goes on until the groups' observers, too, have ended.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    Producer { sink in
      let subscription = SingleAssignmentDisposable()
      let users = RefCountDisposable(disposable: subscription)
      var groups: [Key: PublishSubject<Element>] = [:]
      func end(_ event: Event<Element>) {
        for group in groups.values { group.on(event) }
        sink.on(event.map { _ in preconditionFailure("only ends are passed on") })
        subscription.dispose()
      }
      subscription.setDisposable(
        self.subscribe(
          AnyObserver { event in
            guard case .next(let element) = event else { return end(event) }
            do {
              let key = try keySelector(element)
              if let group = groups[key] { return group.onNext(element) }
              let group = PublishSubject<Element>()
              groups[key] = group
              sink.on(.next(GroupedObservable(key: key, source: group.retaining(users))))
              group.onNext(element)
            } catch { end(.error(error)) }
          }))
      return users
    }
  }
}

extension ObservableType {
  /// Returns the sequence, whose subscriptions keep a shared resource until they have ended.
  func retaining(_ resource: RefCountDisposable) -> Observable<Element> {
    Producer { sink in Disposables.create(resource.retain(), self.subscribe(sink)) }
  }
}
