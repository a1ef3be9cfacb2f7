import Foundation

extension ObservableType {
  /// Merges sequences: all are subscribed to in order, and their elements are delivered as they come. The result
  /// completes when all have, and fails with the first that does.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// Merges sequences: all are subscribed to in order, and their elements are delivered as they come. The result
  /// completes when all have, and fails with the first that does.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Merges sequences: all are subscribed to in order, and their elements are delivered as they come. The result
  /// completes when all have, and fails with the first that does.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Producer { sink in
      let merge = Merge(into: sink)
      for source in sources where sink.isOpen { merge.add(source) }
      merge.sourcesDidEnd()
      return merge
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Delivers the elements of all inner sequences as they come. It completes when the outer and all inner sequences
  /// have, and fails with the first that does.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// Delivers the elements of inner sequences, of which at most `maxConcurrent` are subscribed to at a time; the
  /// others wait in order.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    merging(limit: max(1, maxConcurrent)) { $0 }
  }

  /// Delivers the elements of inner sequences one after the other.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

extension ObservableType {
  /// Makes a sequence of each element, and delivers the elements of all of them as they come.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merging(limit: .max, selector)
  }

  /// Makes a sequence of each element, and delivers those sequences one after the other.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merging(limit: 1, selector)
  }

  /// Makes a sequence of an element when no former one is under way, and drops elements otherwise.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merging(limit: 1, dropsWaiting: true, selector)
  }

  private func merging<Source: ObservableConvertibleType>(
    limit: Int, dropsWaiting: Bool = false, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Producer { sink in
      let merge = Merge(into: sink, limit: limit, dropsWaiting: dropsWaiting)
      merge.follow(
        self.subscribe(
          AnyObserver { event in
            switch event {
            case .next(let element): merge.add { try selector(element).asObservable() }
            case .error(let error): sink.on(.error(error))
            case .completed: merge.sourcesDidEnd()
            }
          }))
      return merge
    }
  }
}

/// The merging of sequences into one: events of different threads are delivered one at a time.
private final class Merge<Element>: Disposable, @unchecked Sendable {
  private let sink: Sink<Element>
  private let limit: Int
  private let dropsWaiting: Bool
  private let gate = NSRecursiveLock()
  private let subscriptions = CompositeDisposable()
  private var active = 0
  private var waiting: [() throws -> Observable<Element>] = []
  private var hasAllSources = false

  init(into sink: Sink<Element>, limit: Int = .max, dropsWaiting: Bool = false) {
    self.sink = sink
    self.limit = limit
    self.dropsWaiting = dropsWaiting
  }

  func dispose() {
    subscriptions.dispose()
  }

  /// Adopts the subscription to the outer sequence.
  func follow(_ outer: any Disposable) {
    subscriptions.insert(outer)
  }

  func add(_ source: Observable<Element>) {
    add { source }
  }

  /// Subscribes to a source, or keeps it for later.
  func add(_ make: @escaping () throws -> Observable<Element>) {
    gate.lock()
    guard active < limit else {
      if !dropsWaiting { waiting.append(make) }
      return gate.unlock()
    }
    active += 1
    gate.unlock()
    do { subscribe(try make()) } catch { sink.on(.error(error)) }
  }

  func sourcesDidEnd() {
    gate.withLock {
      hasAllSources = true
      if active == 0 { sink.on(.completed) }
    }
  }

  private func subscribe(_ source: Observable<Element>) {
    let subscription = SingleAssignmentDisposable()
    guard let key = subscriptions.insert(subscription) else { return }
    subscription.setDisposable(
      source.subscribe(
        AnyObserver { event in
          guard case .completed = event else { return self.gate.withLock { self.sink.on(event) } }
          self.subscriptions.remove(for: key)
          self.sourceDidComplete()
        }))
  }

  private func sourceDidComplete() {
    gate.lock()
    if !waiting.isEmpty {
      let next = waiting.removeFirst()
      gate.unlock()
      do { subscribe(try next()) } catch { sink.on(.error(error)) }
      return
    }
    active -= 1
    if hasAllSources, active == 0 { sink.on(.completed) }
    gate.unlock()
  }
}
