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
  /// Delivers elements in groups of the same key. A group begins with its first element, and ends with the sequence.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    Producer { sink in
      var groups: [Key: PublishSubject<Element>] = [:]
      return self.subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element):
            do {
              let key = try keySelector(element)
              if let group = groups[key] { return group.onNext(element) }
              let group = PublishSubject<Element>()
              groups[key] = group
              sink.on(.next(GroupedObservable(key: key, source: group)))
              group.onNext(element)
            } catch {
              for group in groups.values { group.onError(error) }
              sink.on(.error(error))
            }
          case .error(let error):
            for group in groups.values { group.onError(error) }
            sink.on(.error(error))
          case .completed:
            for group in groups.values { group.onCompleted() }
            sink.on(.completed)
          }
        })
    }
  }
}
