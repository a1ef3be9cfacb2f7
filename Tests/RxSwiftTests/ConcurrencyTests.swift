import Dispatch
import Foundation
import RxBlocking
import RxSwift
import Testing

/// Schedulers with several threads keep the order, and lose nothing.
struct ConcurrencyTests {
  private let concurrent = ConcurrentDispatchQueueScheduler(
    queue: DispatchQueue(label: "concurrent", attributes: .concurrent))

  @Test func aDelayOnAConcurrentSchedulerKeepsTheOrder() throws {
    for _ in 0..<60 {
      let elements = try Observable.from(Array(1...40)).delay(.microseconds(500), scheduler: concurrent)
        .toBlocking(timeout: 30).toArray()
      #expect(elements == Array(1...40))
    }
  }

  @Test func aDelayOfElementsThatComeOverTimeKeepsTheOrder() throws {
    let sources = (0..<20).map { _ in
      Observable<Int>.interval(.microseconds(300), scheduler: concurrent).take(40)
        .delay(.microseconds(700), scheduler: concurrent)
    }
    let all = try Observable.zip(sources).toBlocking(timeout: 30).toArray()
    #expect(all == (0..<40).map { [Int](repeating: $0, count: 20) })
  }

  @Test func observingOnAConcurrentSchedulerKeepsTheOrder() throws {
    for _ in 0..<100 {
      let elements = try Observable.from(Array(1...100)).observe(on: concurrent).observe(on: concurrent)
        .toBlocking(timeout: 30).toArray()
      #expect(elements == Array(1...100))
    }
  }

  @Test func sequencesThatFollowOneAnotherOnOtherThreadsAllCome() throws {
    for _ in 0..<50 {
      let parts = (0..<20).map { Observable.just($0).subscribe(on: concurrent) }
      #expect(try Observable.concat(parts).toBlocking(timeout: 30).toArray() == Array(0..<20))
      let mapped = Observable.from(Array(0..<20)).concatMap { Observable.just($0, scheduler: concurrent) }
      #expect(try mapped.toBlocking(timeout: 30).toArray() == Array(0..<20))
      let limited = Observable.from(Array(0..<20)).map { Observable.just($0, scheduler: concurrent) }
        .merge(maxConcurrent: 3)
      #expect(try limited.toBlocking(timeout: 30).toArray().sorted() == Array(0..<20))
    }
  }

  @Test func retriesOnOtherThreadsAllHappen() throws {
    for _ in 0..<50 {
      let attempts = Attempts()
      let source = Observable<Int>.deferred {
        attempts.next() < 10 ? .error(TestError.first) : .just(1)
      }.subscribe(on: concurrent)
      #expect(try source.retry().toBlocking(timeout: 30).single() == 1)
      #expect(attempts.count == 10)
    }
  }

  private final class Attempts: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0

    func next() -> Int {
      lock.withLock {
        count += 1
        return count
      }
    }
  }

  @Test func workThatNobodyHoldsIsDone() throws {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    _ = concurrent.scheduleRelative(1, dueTime: .milliseconds(1)) { number in
      subject.onNext(number)
      return Disposables.create()
    }
    #expect(try subject.toBlocking(timeout: 30).first() == 1)
    let cancelled = ReplaySubject<Int>.create(bufferSize: 1)
    concurrent.scheduleRelative(1, dueTime: .milliseconds(1)) { number in
      cancelled.onNext(number)
      return Disposables.create()
    }.dispose()
    #expect(throws: RxError.self) { try cancelled.toBlocking(timeout: 0.05).first() }
  }

  @Test func operationsDeliverInTheirQueue() throws {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
    let elements = try Observable.from([1, 2, 3]).observe(on: scheduler)
      .map { (element: Int) -> (Int, Bool) in (element, OperationQueue.current === queue) }
      .toBlocking(timeout: 30).toArray()
    #expect(elements.map(\.0) == [1, 2, 3])
    #expect(elements.map(\.1) == [true, true, true])
  }

  @Test func waitingReturnsOrThrows() throws {
    let numbers = Observable.of(1, 2, 3)
    #expect(try numbers.toBlocking().toArray() == [1, 2, 3])
    #expect(try numbers.toBlocking().first() == 1)
    #expect(try numbers.toBlocking().last() == 3)
    let second = try numbers.toBlocking().single { $0 == 2 }
    #expect(second == 2)
    #expect(throws: RxError.self) { try numbers.toBlocking().single() }
    #expect(throws: RxError.self) { try Observable<Int>.empty().toBlocking().single() }
    #expect(try Observable<Int>.empty().toBlocking().first() == nil)
    #expect(throws: RxError.self) { try Observable<Int>.never().toBlocking(timeout: 0.01).toArray() }
    guard
      case .failed([1], TestError.first) = Observable.just(1).concat(Observable.error(TestError.first))
        .toBlocking().materialize()
    else {
      Issue.record("the elements and the failure are returned")
      return
    }
  }
}
