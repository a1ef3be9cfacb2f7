import Foundation

extension ObservableType {
  /// Merges sequences: all are subscribed to in order, and their elements are delivered as they come. The
  /// result completes when all have, and fails with the first that does.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// Merges sequences: all are subscribed to in order, and their elements are delivered as they come. The
  /// result completes when all have, and fails with the first that does.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Merges sequences: all are subscribed to in order, and their elements are delivered as they come. The
  /// result completes when all have, and fails with the first that does.
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
  /// Delivers the elements of all inner sequences as they come. It completes when the outer and all inner
  /// sequences have, and fails with the first that does.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// Delivers the elements of inner sequences, of which at most `maxConcurrent` are subscribed to at a time;
  /// the others wait in order.
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
      let outer = Upstream<Element> { event in
        switch event {
        case .next(let element): merge.add { try selector(element).asObservable() }
        case .error(let error): merge.fail(error)
        case .completed: merge.sourcesDidEnd()
        }
      }
      merge.adopt(outer)
      outer.subscribe(to: self)
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
  private var waiting = Queue<Observable<Element>>()
  private var hasAllSources = false
  private var isStartingWaiting = false
  private var freePlaces = 0

  init(into sink: Sink<Element>, limit: Int = .max, dropsWaiting: Bool = false) {
    self.sink = sink
    self.limit = limit
    self.dropsWaiting = dropsWaiting
  }

  func dispose() {
    subscriptions.dispose()
  }

  /// Adopts the subscription to the outer sequence.
  func adopt(_ outer: any Disposable) {
    subscriptions.insert(outer)
  }

  func add(_ source: Observable<Element>) {
    add { source }
  }

  /// Makes a source, and subscribes to it or keeps it for later. Nothing is made that would be dropped.
  func add(_ make: () throws -> Observable<Element>) {
    gate.lock()
    let isFree = active < limit
    if isFree { active += 1 }
    gate.unlock()
    guard isFree || !dropsWaiting else { return }
    do {
      let source = try make()
      if isFree { subscribe(source) } else { keep(source) }
    } catch { fail(error) }
  }

  func fail(_ error: any Error) {
    gate.withLock { sink.on(.error(error)) }
  }

  func sourcesDidEnd() {
    gate.withLock {
      hasAllSources = true
      if active == 0 { sink.on(.completed) }
    }
  }

  /// Keeps a source until another has completed, unless one has meanwhile.
  private func keep(_ source: Observable<Element>) {
    let isFree = gate.withLock {
      guard active < limit else {
        waiting.append(source)
        return false
      }
      active += 1
      return true
    }
    if isFree { subscribe(source) }
  }

  private func subscribe(_ source: Observable<Element>) {
    var key: CompositeDisposable.DisposeKey?
    let inner = Upstream<Element> { [self] event in
      guard case .completed = event else { return gate.withLock { sink.on(event) } }
      if let key { subscriptions.remove(for: key) }
      sourceDidComplete()
    }
    key = subscriptions.insert(inner)
    if key != nil { inner.subscribe(to: source) }
  }

  private func sourceDidComplete() {
    let starts = gate.withLock {
      guard !waiting.isEmpty else {
        active -= 1
        if hasAllSources, active == 0 { sink.on(.completed) }
        return false
      }
      freePlaces += 1
      defer { isStartingWaiting = true }
      return !isStartingWaiting
    }
    // Waiting sources that complete at once are gone through in a loop, whatever their number.
    guard starts else { return }
    while let next = nextWaiting() { subscribe(next) }
  }

  private func nextWaiting() -> Observable<Element>? {
    gate.withLock {
      if freePlaces > 0, let next = waiting.popFirst() {
        freePlaces -= 1
        return next
      }
      // Places that became free while fewer waited.
      active -= freePlaces
      freePlaces = 0
      isStartingWaiting = false
      if hasAllSources, active == 0 { sink.on(.completed) }
      return nil
    }
  }
}
