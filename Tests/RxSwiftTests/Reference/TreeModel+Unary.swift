extension TreeModel {
  func outcome(of operation: Unary, _ parameter: Int, _ child: Tree, from start: Int) -> Outcome {
    switch operation {
    case .retry, .retryWhen: return attempts(operation, parameter, child, from: start)
    case .delaySubscription:
      let start = start + 5 * parameter
      return Outcome(marbles: marbles(of: child, from: start), uses: [Use(child: child, start: start)])
    default: break
    }
    let source = marbles(of: child, from: start)
    let result =
      timed(operation, parameter, source, from: start) ?? folded(operation, parameter, source, from: start)
      ?? element(operation, parameter, source)
    return Outcome(marbles: result, uses: [Use(child: child, start: start)])
  }

  /// The operators that answer to each event by itself.
  private func element(_ operation: Unary, _ n: Int, _ source: [Marble]) -> [Marble] {
    var result: [Marble] = []
    var count = 0
    var last: Int?
    var isSkipping = true
    for marble in source {
      let time = marble.time
      guard case .next(let element) = marble.mark else {
        switch (operation, marble.mark) {
        case (.materialize, let mark): result.add(time, .next(mark == .error ? -2 : -1), .completed)
        case (.catchAndReturn, .error): result.add(time, .next(n), .completed)
        case (.elementAt, .completed): result.add(time, .error)
        case (.single, .completed): result.add(time, count == 1 ? .completed : .error)
        case (.ifEmptyDefault, .completed) where count == 0: result.add(time, .next(n), .completed)
        default: result.append(marble)
        }
        continue
      }
      count += 1
      switch operation {
      case .map: result.add(time, TreeFunctions.map(element, n).map { .next($0) } ?? .error)
      case .filter: if TreeFunctions.passes(element, n) { result.append(marble) }
      case .compactMap:
        if TreeFunctions.passes(element, n) { result.add(time, .next(element + n)) }
      case .take:
        result.append(marble)
        if count == n { result.add(time, .completed) }
      case .skip: if count > n { result.append(marble) }
      case .takeWhile, .takeThrough:
        let ends = !TreeFunctions.isLow(element, n)
        if !ends || operation == .takeThrough { result.append(marble) }
        if ends { result.add(time, .completed) }
      case .skipWhile:
        isSkipping = isSkipping && TreeFunctions.isLow(element, n)
        if !isSkipping { result.append(marble) }
      case .elementAt: if count == n { result.add(time, .next(element), .completed) }
      case .distinct:
        if last != element / (n + 1) { result.append(marble) }
        last = element / (n + 1)
      case .single: result.add(time, count == 1 ? .next(element) : .error)
      case .ignoreElements: break
      case .enumerated: result.add(time, .next((count - 1) * 10 + element))
      default: result.append(marble)
      }
    }
    return result
  }

  /// The operators that keep something of all elements.
  private func folded(_ operation: Unary, _ n: Int, _ source: [Marble], from start: Int) -> [Marble]? {
    var result: [Marble] = []
    let elements = source.compactMap { if case .next(let element) = $0.mark { element } else { nil as Int? } }
    switch operation {
    case .startWith: return [Marble(time: start, mark: .next(n))] + source
    case .scan:
      var sum = n
      return source.map { marble in
        guard case .next(let element) = marble.mark else { return marble }
        sum = TreeFunctions.add(sum, element)
        return Marble(time: marble.time, mark: .next(sum))
      }
    case .reduce, .toArray, .takeLast:
      guard let end = source.end else { return [] }
      guard end.mark == .completed else { return [end] }
      switch operation {
      case .reduce: result.add(end.time, .next(elements.reduce(n, TreeFunctions.add)))
      case .toArray: result.add(end.time, .next(elements.count))
      default: for element in elements.suffix(n) { result.add(end.time, .next(element)) }
      }
      return result + [end]
    default: return nil
    }
  }

  /// The operators that subscribe anew at failures.
  private func attempts(_ operation: Unary, _ n: Int, _ child: Tree, from start: Int) -> Outcome {
    var outcome = Outcome(marbles: [], uses: [])
    var time = start
    var count = 0
    while true {
      count += 1
      let attempt = marbles(of: child, from: time)
      outcome.uses.append(Use(child: child, start: time))
      guard let end = attempt.end, end.mark == .error else {
        outcome.marbles += attempt
        return outcome
      }
      outcome.marbles += attempt.dropLast()
      if operation == .retry, count == n {
        outcome.marbles.add(end.time, .error)
        return outcome
      }
      // The triggers have ended after n of them, which counts at the next failure.
      if operation == .retryWhen, count > n {
        outcome.marbles.add(end.time, .completed)
        return outcome
      }
      time = operation == .retry ? end.time : end.time + 13
      if time > Self.horizon { return outcome }
    }
  }
}

/// The functions that trees apply, to the reference's lists as to sequences.
enum TreeFunctions {
  /// Returns another element, or nil for one at which the closure throws.
  static func map(_ element: Int, _ n: Int) -> Int? { element % 17 == 13 ? nil : (element * 3 + n) % 50 }
  static func passes(_ element: Int, _ n: Int) -> Bool { element % (n + 1) != 0 }
  static func isLow(_ element: Int, _ n: Int) -> Bool { element % 10 < 4 + n }
  static func add(_ sum: Int, _ element: Int) -> Int { (sum + element) % 100 }
}
