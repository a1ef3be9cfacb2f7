import Foundation
import RxSwift

/// A sequence whose operators wait for its events on the calling thread, while that thread's run loop runs.
public struct BlockingObservable<Element> {
  let timeout: TimeInterval?
  let source: Observable<Element>
}

/// The elements of a sequence, and its end.
public enum MaterializedSequenceResult<Element> {
  /// The sequence completed.
  case completed(elements: [Element])
  /// The sequence failed.
  case failed(elements: [Element], error: any Error)
}

extension ObservableConvertibleType {
  /// Returns the sequence as one whose operators wait.
  ///
  /// - Parameter timeout: the seconds after which waiting fails with `RxError.timeout`; without end by
  ///   default.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(timeout: timeout, source: asObservable())
  }
}

extension BlockingObservable {
  /// Waits for the end, and returns all elements.
  public func toArray() throws -> [Element] { try wait().get() }

  /// Waits for the first element, and returns it; nil if there is none.
  public func first() throws -> Element? { try wait(limit: 1).get().first }

  /// Waits for the end, and returns the last element; nil if there is none.
  public func last() throws -> Element? { try toArray().last }

  /// Waits for the end, and returns the only element.
  ///
  /// - Throws: `RxError.noElements` if there is none, `RxError.moreThanOneElement` at a second.
  public func single() throws -> Element { try single { _ in true } }

  /// Waits for the end, and returns the only element for which `predicate` holds.
  ///
  /// - Throws: `RxError.noElements` if there is none, `RxError.moreThanOneElement` at a second.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let found = try BlockingObservable(timeout: timeout, source: source.single(predicate)).toArray()
    guard let element = found.first else { throw RxError.noElements }
    return element
  }

  /// Waits for the end, and returns the elements with it.
  public func materialize() -> MaterializedSequenceResult<Element> {
    let outcome = wait()
    if let error = outcome.error { return .failed(elements: outcome.elements, error: error) }
    return .completed(elements: outcome.elements)
  }

  /// What has come when waiting ended.
  private struct Outcome {
    var elements: [Element] = []
    var error: (any Error)?
    var isOver = false

    func get() throws -> [Element] {
      if let error { throw error }
      return elements
    }
  }

  /// Waits for the end, or for `limit` elements, or until the time is over.
  private func wait(limit: Int = .max) -> Outcome {
    let condition = NSCondition()
    var outcome = Outcome()
    let subscription = source.take(limit).subscribe { event in
      condition.withLock {
        switch event {
        case .next(let element): outcome.elements.append(element)
        case .error(let error): (outcome.error, outcome.isOver) = (error, true)
        case .completed: outcome.isOver = true
        }
        if outcome.isOver { condition.signal() }
      }
    }
    defer { subscription.dispose() }
    let end = timeout.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
    while true {
      condition.lock()
      // What is delivered on this thread's run loop comes when the loop runs, so that waiting is done in
      // slices.
      if !outcome.isOver { _ = condition.wait(until: min(end, Date(timeIntervalSinceNow: 0.002))) }
      if !outcome.isOver, end <= Date() { (outcome.error, outcome.isOver) = (RxError.timeout, true) }
      let found = outcome
      condition.unlock()
      if found.isOver { return found }
      _ = RunLoop.current.run(mode: .default, before: Date())
    }
  }
}
