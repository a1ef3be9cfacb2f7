import Foundation

/// The part that `combineLatest` and `zip` share: sources whose elements are joined into one result.
///
/// It completes when all sources have. Whether it completes before is its ``Ending``.
final class Join<Result> {
  /// The moment at which it completes although one source goes on.
  enum Ending {
    /// Never, as with `zip` of RxSwift since 5.0: also where no further result can come.
    case withAllSources
    /// At an element that cannot be joined, while all other sources have completed, as with `combineLatest`.
    case atElementWithoutPartner
  }

  /// One source, and what is kept of it.
  struct Input {
    /// Whether an element is there.
    let hasElement: () -> Bool
    /// Subscribes; the closure receives each event after its element was kept.
    let subscribe: (_ keeping: NSRecursiveLock, _ then: @escaping (Event<Void>) -> Void) -> any Disposable
  }

  private let inputs: [Input]
  private let ending: Ending
  private let result: () throws -> Result

  init(_ inputs: [Input], ending: Ending, result: @escaping () throws -> Result) {
    self.inputs = inputs
    self.ending = ending
    self.result = result
  }

  func run(into sink: Sink<Result>) -> any Disposable {
    let gate = NSRecursiveLock()
    var isOver = inputs.map { _ in false }
    guard !inputs.isEmpty else {
      sink.on(.completed)
      return Disposables.create()
    }
    let subscriptions = CompositeDisposable()
    for (index, input) in inputs.enumerated() where sink.isOpen {
      subscriptions.insert(
        input.subscribe(gate) { [self] event in
          switch event {
          case .next:
            if inputs.allSatisfy({ $0.hasElement() }) {
              do { sink.on(.next(try result())) } catch { sink.on(.error(error)) }
            } else if ending == .atElementWithoutPartner,
              isOver.indices.allSatisfy({ $0 == index || isOver[$0] })
            {
              sink.on(.completed)
            }
          case .error(let error): sink.on(.error(error))
          case .completed:
            isOver[index] = true
            if isOver.allSatisfy({ $0 }) { sink.on(.completed) }
          }
        })
    }
    return subscriptions
  }
}

/// The latest element of a source.
final class LatestElement<Element> {
  private(set) var value: Element?

  func input<Result>(_ source: Observable<Element>) -> Join<Result>.Input {
    Join<Result>.Input(hasElement: { self.value != nil }) { gate, then in
      Upstream(to: source) { event in
        gate.withLock {
          if case .next(let element) = event { self.value = element }
          then(event.map { _ in })
        }
      }
    }
  }
}

/// The elements of a source that wait for those of others.
final class WaitingElements<Element> {
  private var waiting = Queue<Element>()

  func take() -> Element { waiting.removeFirst() }

  func input<Result>(_ source: Observable<Element>) -> Join<Result>.Input {
    Join<Result>.Input(hasElement: { !self.waiting.isEmpty }) { gate, then in
      Upstream(to: source) { event in
        gate.withLock {
          if case .next(let element) = event { self.waiting.append(element) }
          then(event.map { _ in })
        }
      }
    }
  }
}

extension ObservableType {
  /// Delivers what `resultSelector` makes of the latest elements of all sequences, whenever one delivers an
  /// element and all have. Without sequences it makes one result, of nothing.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    guard !collection.isEmpty else { return .deferred { .just(try resultSelector([])) } }
    return Producer { sink in
      let slots = collection.map { _ in LatestElement<Collection.Element.Element>() }
      let inputs = Swift.zip(collection, slots).map { $1.input($0.asObservable()) as Join<Element>.Input }
      return Join(inputs, ending: .atElementWithoutPartner) {
        try resultSelector(slots.map { $0.value! })
      }.run(into: sink)
    }
  }

  /// Delivers the latest elements of all sequences, whenever one delivers an element and all have. Without
  /// sequences it delivers an empty array.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }

  /// Delivers what `resultSelector` makes of the first elements of all sequences, of the second ones, and so
  /// on.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Producer { sink in
      let slots = collection.map { _ in WaitingElements<Collection.Element.Element>() }
      let inputs = Swift.zip(collection, slots).map { $1.input($0.asObservable()) as Join<Element>.Input }
      return Join(inputs, ending: .withAllSources) { try resultSelector(slots.map { $0.take() }) }
        .run(into: sink)
    }
  }

  /// Delivers the first elements of all sequences, the second ones, and so on.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
