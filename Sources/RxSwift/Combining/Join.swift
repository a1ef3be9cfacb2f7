import Foundation

/// The part that `combineLatest` and `zip` share: sources whose elements are joined into one result.
final class Join<Result> {
  /// One source, and what is kept of it.
  struct Input {
    /// Whether an element is there.
    let hasElement: () -> Bool
    /// Subscribes; the closure receives each event after its element was kept.
    let subscribe: (_ keeping: NSRecursiveLock, _ then: @escaping (Event<Void>) -> Void) -> any Disposable
  }

  /// The rule of completion.
  enum Completion {
    /// With the last source, or the first that had no element.
    case last
    /// With the first source whose elements are used up.
    case first
  }

  private let inputs: [Input]
  private let completion: Completion
  private let result: () throws -> Result

  init(_ inputs: [Input], completing completion: Completion, result: @escaping () throws -> Result) {
    self.inputs = inputs
    self.completion = completion
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
            guard inputs.allSatisfy({ $0.hasElement() }) else {
              // With every other source over, there will be no result any more.
              if completion == .first, isUsedUp(isOver) { sink.on(.completed) }
              return
            }
            do { sink.on(.next(try result())) } catch { return sink.on(.error(error)) }
            if completion == .first, isUsedUp(isOver) { sink.on(.completed) }
          case .error(let error): sink.on(.error(error))
          case .completed:
            isOver[index] = true
            switch completion {
            case .last: if !input.hasElement() || isOver.allSatisfy({ $0 }) { sink.on(.completed) }
            case .first: if !input.hasElement() { sink.on(.completed) }
            }
          }
        })
    }
    return subscriptions
  }

  private func isUsedUp(_ isOver: [Bool]) -> Bool {
    zip(inputs, isOver).contains { input, isOver in isOver && !input.hasElement() }
  }
}

/// The latest element of a source.
final class LatestElement<Element> {
  private(set) var value: Element?

  func input<Result>(_ source: Observable<Element>) -> Join<Result>.Input {
    Join<Result>.Input(hasElement: { self.value != nil }) { gate, then in
      source.subscribe(
        AnyObserver { event in
          gate.withLock {
            if case .next(let element) = event { self.value = element }
            then(event.map { _ in })
          }
        })
    }
  }
}

/// The elements of a source that wait for those of others.
final class WaitingElements<Element> {
  private var waiting: [Element] = []
  private var head = 0

  func take() -> Element {
    defer {
      head += 1
      if head == waiting.count {
        waiting.removeAll(keepingCapacity: true)
        head = 0
      } else if head > 64, head * 2 > waiting.count {
        waiting.removeFirst(head)
        head = 0
      }
    }
    return waiting[head]
  }

  func input<Result>(_ source: Observable<Element>) -> Join<Result>.Input {
    Join<Result>.Input(hasElement: { self.head < self.waiting.count }) { gate, then in
      source.subscribe(
        AnyObserver { event in
          gate.withLock {
            if case .next(let element) = event { self.waiting.append(element) }
            then(event.map { _ in })
          }
        })
    }
  }
}

extension ObservableType {
  /// Delivers what `resultSelector` makes of the latest elements of all sequences, whenever one delivers an element
  /// and all have.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Producer { sink in
      let slots = collection.map { _ in LatestElement<Collection.Element.Element>() }
      let inputs = Swift.zip(collection, slots).map { $1.input($0.asObservable()) as Join<Element>.Input }
      return Join(inputs, completing: .last) { try resultSelector(slots.map { $0.value! }) }.run(into: sink)
    }
  }

  /// Delivers the latest elements of all sequences, whenever one delivers an element and all have.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }

  /// Delivers what `resultSelector` makes of the first elements of all sequences, of the second ones, and so on.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Producer { sink in
      let slots = collection.map { _ in WaitingElements<Collection.Element.Element>() }
      let inputs = Swift.zip(collection, slots).map { $1.input($0.asObservable()) as Join<Element>.Input }
      return Join(inputs, completing: .first) { try resultSelector(slots.map { $0.take() }) }
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
