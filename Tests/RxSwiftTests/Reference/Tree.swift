/// An event of a marble diagram.
enum Mark: Equatable, Hashable, CustomStringConvertible {
  case next(Int)
  case error
  case completed

  var isEnd: Bool {
    if case .next = self { false } else { true }
  }

  var description: String {
    switch self {
    case .next(let element): "\(element)"
    case .error: "x"
    case .completed: "|"
    }
  }
}

/// An event and its virtual time.
struct Marble: Equatable, Hashable, CustomStringConvertible {
  var time: Int
  var mark: Mark

  var description: String { "\(mark)@\(time)" }
}

/// A chain of operators of random shape.
indirect enum Tree: CustomStringConvertible {
  /// A source that delivers at absolute times.
  case hot(Int, [Marble])
  /// A source that delivers at times after each subscription.
  case cold(Int, [Marble])
  /// A source that delivers at once.
  case immediate([Mark])
  /// A source that counts.
  case interval(Int)
  /// An operator of one upstream, with a parameter from 1 to 3.
  case unary(Unary, Int, Tree)
  /// An operator of two upstreams; the second is made for each element in operators that map to sequences.
  case binary(Binary, Tree, Tree)

  var children: [Tree] {
    switch self {
    case .hot, .cold, .immediate, .interval: []
    case .unary(_, _, let child): [child]
    case .binary(_, let first, let second): [first, second]
    }
  }

  var description: String {
    switch self {
    case .hot(let number, let marbles): "hot\(number)\(marbles)"
    case .cold(let number, let marbles): "cold\(number)\(marbles)"
    case .immediate(let marks): "immediate\(marks)"
    case .interval(let period): "interval(\(period))"
    case .unary(let operation, let parameter, let child): "\(child).\(operation)(\(parameter))"
    case .binary(let operation, let first, let second): "\(first).\(operation)(\(second))"
    }
  }
}

/// The operators of one upstream.
enum Unary: CaseIterable {
  case map, filter, compactMap, scan, reduce, toArray, take, skip, takeWhile, takeThrough, skipWhile, takeLast
  case elementAt, distinct, startWith, ignoreElements, ifEmptyDefault, materialize, dematerialize, enumerated
  case single, catchAndReturn, retry, retryWhen, doNothing, using, share, shareReplay, groupBy
  case delay, delaySubscription, debounce, throttle, throttleFirst, timeout, takeFor, skipFor, observeOn,
    buffer
}

/// The operators of two upstreams.
enum Binary: CaseIterable {
  case merge, concat, zip, zipCollection, combineLatest, combineLatestCollection, withLatestFrom, sample
  case takeUntil, skipUntil, amb, flatMap, flatMapLatest, flatMapFirst, concatMap, catchError, ifEmptySwitch
  case timeoutOther
}
