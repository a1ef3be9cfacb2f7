import RxSwift
import RxTest

/// A tree as sequences, in the virtual time of a scheduler.
final class TreeBuilder {
  let scheduler = TestScheduler(initialClock: 0)
  private(set) var sources: [Int: TestableObservable<Int>] = [:]

  func build(_ tree: Tree) -> Observable<Int> {
    switch tree {
    case .hot(let number, let marbles): return source(number) { $0.createHotObservable(recorded(marbles)) }
    case .cold(let number, let marbles): return source(number) { $0.createColdObservable(recorded(marbles)) }
    case .immediate(let marks): return immediate(marks)
    case .interval(let period): return .interval(.seconds(period), scheduler: scheduler)
    case .unary(let operation, let parameter, let child):
      let child = build(child)
      return timed(operation, parameter, child) ?? folded(operation, parameter, child)
        ?? element(operation, parameter, child)
    case .binary(let operation, let first, let second): return binary(operation, build(first), build(second))
    }
  }

  private func source(
    _ number: Int, _ make: (TestScheduler) -> TestableObservable<Int>
  ) -> Observable<Int> {
    let source = sources[number] ?? make(scheduler)
    sources[number] = source
    return Bare(source)
  }

  private func recorded(_ marbles: [Marble]) -> [Recorded<Event<Int>>] {
    marbles.map { Recorded(time: $0.time, value: event($0.mark)) }
  }

  private func event(_ mark: Mark) -> Event<Int> {
    switch mark {
    case .next(let element): .next(element)
    case .error: .error(TestError.first)
    case .completed: .completed
    }
  }

  private func immediate(_ marks: [Mark]) -> Observable<Int> {
    switch marks {
    case []: return .never()
    case [.completed]: return .empty()
    case [.error]: return .error(TestError.first)
    default:
      let elements = marks.compactMap { if case .next(let element) = $0 { element } else { nil as Int? } }
      if elements.count == 1, marks.last == .completed { return .just(elements[0]) }
      let source = Observable.from(elements)
      return marks.last == .error ? source.concat(Observable.error(TestError.first)) : source
    }
  }

  private func element(_ operation: Unary, _ n: Int, _ source: Observable<Int>) -> Observable<Int> {
    switch operation {
    case .map:
      source.map {
        guard let result = TreeFunctions.map($0, n) else { throw TestError.first }
        return result
      }
    case .filter: source.filter { TreeFunctions.passes($0, n) }
    case .compactMap: source.compactMap { TreeFunctions.passes($0, n) ? $0 + n : nil }
    case .take: source.take(n)
    case .skip: source.skip(n)
    case .takeWhile: source.take(while: { TreeFunctions.isLow($0, n) })
    case .takeThrough: source.take(until: { !TreeFunctions.isLow($0, n) }, behavior: .inclusive)
    case .skipWhile: source.skip(while: { TreeFunctions.isLow($0, n) })
    case .elementAt: source.element(at: n - 1)
    case .distinct: source.distinctUntilChanged { $0 / (n + 1) == $1 / (n + 1) }
    case .ignoreElements: source.ignoreElements().asCompletable().andThen(Observable<Int>.empty())
    case .materialize:
      source.materialize().map {
        switch $0 {
        case .next(let element): element
        case .error: -2
        case .completed: -1
        }
      }
    case .dematerialize: source.materialize().dematerialize()
    case .enumerated: source.enumerated().map { $0.index * 10 + $0.element }
    case .single: source.single()
    case .catchAndReturn: source.catchAndReturn(n)
    case .ifEmptyDefault: source.ifEmpty(default: n)
    case .doNothing: source.do(onNext: { _ in }, afterCompleted: {}, onDispose: {})
    case .using: .using({ BooleanDisposable() }, observableFactory: { _ in source })
    case .share: source.share()
    case .shareReplay: source.share(replay: n)
    case .groupBy: source.groupBy { $0 % (n + 1) }.flatMap { $0 }
    default: preconditionFailure("\(operation)")
    }
  }

  private func folded(_ operation: Unary, _ n: Int, _ source: Observable<Int>) -> Observable<Int>? {
    switch operation {
    case .startWith: source.startWith(n)
    case .scan: source.scan(n, accumulator: TreeFunctions.add)
    case .reduce: source.reduce(n, accumulator: TreeFunctions.add)
    case .toArray: source.toArray().asObservable().map(\.count)
    case .takeLast: source.takeLast(n)
    case .retry: source.retry(n)
    case .retryWhen:
      source.retry(when: { errors in
        errors.flatMap { _ in Observable<Int>.timer(.seconds(13), scheduler: self.scheduler) }.take(n)
      })
    default: nil
    }
  }

  private func timed(_ operation: Unary, _ n: Int, _ source: Observable<Int>) -> Observable<Int>? {
    switch operation {
    case .delay: source.delay(.seconds(5 * n), scheduler: scheduler)
    case .delaySubscription: source.delaySubscription(.seconds(5 * n), scheduler: scheduler)
    case .debounce: source.debounce(.seconds(7 * n), scheduler: scheduler)
    case .throttle: source.throttle(.seconds(11 * n), scheduler: scheduler)
    case .throttleFirst: source.throttle(.seconds(11 * n), latest: false, scheduler: scheduler)
    case .timeout:
      source.timeout(.seconds(20 * n), scheduler: scheduler).catch { _ in .error(TestError.first) }
    case .takeFor: source.take(for: .seconds(40 * n), scheduler: scheduler)
    case .skipFor: source.skip(.seconds(30 * n), scheduler: scheduler)
    case .observeOn: source.observe(on: scheduler)
    case .buffer:
      source.buffer(timeSpan: .seconds(25 * n), count: n + 1, scheduler: scheduler)
        .map { $0.reduce($0.count, TreeFunctions.add) }
    default: nil
    }
  }

  private func binary(
    _ operation: Binary, _ first: Observable<Int>, _ second: Observable<Int>
  ) -> Observable<Int> {
    func inner(_ element: Int) -> Observable<Int> { second.map { TreeFunctions.add(element, $0) } }
    return switch operation {
    case .merge: .merge(first, second)
    case .concat: first.concat(second)
    case .zip: .zip(first, second, resultSelector: TreeFunctions.add)
    case .zipCollection: .zip([first, second]) { TreeFunctions.add($0[0], $0[1]) }
    case .combineLatest: .combineLatest(first, second, resultSelector: TreeFunctions.add)
    case .combineLatestCollection: .combineLatest([first, second]) { TreeFunctions.add($0[0], $0[1]) }
    case .withLatestFrom: first.withLatestFrom(second, resultSelector: TreeFunctions.add)
    case .sample: first.sample(second)
    case .takeUntil: first.take(until: second)
    case .skipUntil: first.skip(until: second)
    case .amb: first.amb(second)
    case .flatMap: first.flatMap(inner)
    case .flatMapLatest: first.flatMapLatest(inner)
    case .flatMapFirst: first.flatMapFirst(inner)
    case .concatMap: first.concatMap(inner)
    case .catchError: first.catch { _ in second }
    case .ifEmptySwitch: first.ifEmpty(switchTo: second)
    case .timeoutOther: first.timeout(.seconds(30), other: second, scheduler: scheduler)
    }
  }
}

extension Event<Int> {
  var mark: Mark {
    switch self {
    case .next(let element): .next(element)
    case .error: .error
    case .completed: .completed
    }
  }
}
