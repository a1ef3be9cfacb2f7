extension TreeModel {
  func outcome(of operation: Binary, _ first: Tree, _ second: Tree, from start: Int) -> Outcome {
    switch operation {
    case .flatMap, .flatMapLatest, .flatMapFirst, .concatMap:
      return mapped(operation, first, second, from: start)
    case .concat, .catchError, .ifEmptySwitch, .timeoutOther:
      return continued(operation, first, second, from: start)
    default: break
    }
    let lists = [marbles(of: first, from: start), marbles(of: second, from: start)]
    var uses = [Use(child: first, start: start), Use(child: second, start: start)]
    let all = interleave(lists)
    let result: [Marble]
    switch operation {
    case .zip, .zipCollection, .combineLatest, .combineLatestCollection:
      result = joined(all, keepsLatest: operation == .combineLatest || operation == .combineLatestCollection)
    case .amb:
      guard let winner = all.first else { return Outcome(marbles: [], uses: uses) }
      uses[1 - winner.source].end = winner.marble.time
      result = lists[winner.source]
    default:
      let (marbles, letsGo) = paired(operation, all)
      if let letsGo { uses[1].end = letsGo }
      result = marbles
    }
    return Outcome(marbles: result, uses: uses)
  }

  /// `zip` and `combineLatest`: they end when both have; `combineLatest` also at an element for which there
  /// can be no partner.
  private func joined(_ all: [(source: Int, marble: Marble)], keepsLatest: Bool) -> [Marble] {
    var result: [Marble] = []
    var elements: [[Int]] = [[], []]
    var isOver = [false, false]
    for (source, marble) in all {
      switch marble.mark {
      case .next(let element):
        elements[source] = keepsLatest ? [element] : elements[source] + [element]
        if !elements[0].isEmpty, !elements[1].isEmpty {
          result.add(marble.time, .next(TreeFunctions.add(elements[0][0], elements[1][0])))
          if !keepsLatest { for index in 0..<2 { elements[index].removeFirst() } }
        } else if keepsLatest, isOver[1 - source] {
          result.add(marble.time, .completed)
        }
      case .error: return result + [marble]
      case .completed:
        isOver[source] = true
        if isOver[1 - source] { result.append(marble) }
      }
      if result.end != nil { return result }
    }
    return result
  }

  /// The operators whose second upstream is a companion of the first. Also returns when that is let go of
  /// before its end.
  private func paired(
    _ operation: Binary, _ all: [(source: Int, marble: Marble)]
  ) -> (marbles: [Marble], letsGo: Int?) {
    var result: [Marble] = []
    var latest: Int?
    var isOpen = false
    var endOfFirst: Int?
    var letsGo: Int?
    for (source, marble) in all {
      if operation == .skipUntil, source == 1, isOpen { continue }
      if marble.mark == .error { return (result + [marble], letsGo) }
      switch (operation, source, marble.mark) {
      case (.merge, _, .next): result.append(marble)
      case (.merge, _, _):
        if isOpen { return (result + [marble], nil) }
        isOpen = true
      case (.withLatestFrom, 0, .next(let element)):
        if let latest { result.add(marble.time, .next(TreeFunctions.add(element, latest))) }
      case (.withLatestFrom, 1, .next(let element)): latest = element
      case (.sample, 0, .next(let element)): latest = element
      case (.sample, 0, _): endOfFirst = marble.time
      case (.sample, 1, _):
        if let latest { result.add(marble.time, .next(latest)) }
        latest = nil
        if endOfFirst != nil || marble.mark.isEnd { result.add(marble.time, .completed) }
      case (.takeUntil, 1, .next): result.add(marble.time, .completed)
      case (.skipUntil, 1, .next):
        isOpen = true
        if letsGo == nil { letsGo = marble.time }
      case (.skipUntil, 0, .next): if isOpen { result.append(marble) }
      case (.skipUntil, 0, _):
        // Without an opening the end is not passed on.
        if !isOpen { return (result, marble.time) }
        result.append(marble)
      case (_, 0, _): result.append(marble)
      default: break
      }
      if result.end != nil { return (result, letsGo) }
    }
    return (result, letsGo)
  }

  /// The operators that go on with the second upstream.
  private func continued(_ operation: Binary, _ first: Tree, _ second: Tree, from start: Int) -> Outcome {
    var source = marbles(of: first, from: start)
    var uses = [Use(child: first, start: start)]
    var next: Int?
    switch operation {
    case .concat where source.end?.mark == .completed: next = source.end?.time
    case .catchError where source.end?.mark == .error: next = source.end?.time
    case .ifEmptySwitch where source.first?.mark == .completed: next = source.first?.time
    case .timeoutOther:
      let (cut, time) = cutOff(source, after: 30, from: start)
      (source, next) = (cut, time)
      if let time { uses[0].end = time }
    default: break
    }
    guard let next else { return Outcome(marbles: source, uses: uses) }
    uses.append(Use(child: second, start: next))
    return Outcome(marbles: source.dropLast() + marbles(of: second, from: next), uses: uses)
  }

  /// The operators that make a sequence of each element.
  private func mapped(_ operation: Binary, _ outer: Tree, _ inner: Tree, from start: Int) -> Outcome {
    let source = marbles(of: outer, from: start)
    var uses = [Use(child: outer, start: start)]
    var inners: [[Marble]] = []
    var free = start
    let nexts = source.filter { !$0.mark.isEnd }
    for (index, marble) in nexts.enumerated() {
      guard case .next(let element) = marble.mark else { continue }
      var begin = marble.time
      var end = Int.max
      switch operation {
      case .concatMap: begin = max(begin, free)
      case .flatMapFirst where marble.time < free: continue
      case .flatMapLatest where index + 1 < nexts.count: end = nexts[index + 1].time
      default: break
      }
      guard begin <= Self.horizon else { break }
      let delivered = marbles(of: inner, from: begin)
      // The order of what comes when the next inner sequence begins is open, unless it is the sequence's own
      // beginning.
      let others = source.enumerated().filter { $0.offset != index }.map(\.element)
      if operation == .flatMap || operation == .concatMap {
        separate(delivered.times, from: others.filter { $0.mark == .error }.times)
      } else {
        separate(delivered.times, from: others.filter { $0.mark != .completed }.times)
      }
      uses.append(Use(child: inner, start: begin, end: end))
      inners.append(
        delivered.filter { $0.time < end }.map {
          if case .next(let inside) = $0.mark {
            Marble(time: $0.time, mark: .next(TreeFunctions.add(element, inside)))
          } else {
            $0
          }
        })
      free = delivered.end.map { $0.mark == .completed ? $0.time : .max } ?? .max
      if end < .max { free = 0 }
      if operation == .concatMap, free == .max { break }
    }
    var result: [Marble] = []
    let all = operation == .concatMap ? joinedEnds(inners) : interleave(inners)
    var ended = 0
    let isLastCutOff = operation != .flatMapLatest
    for (_, marble) in all {
      if let failure = source.end, failure.mark == .error, failure.time < marble.time { break }
      if marble.mark == .completed { ended += 1 } else { result.append(marble) }
      if marble.mark == .error { return Outcome(marbles: result, uses: uses) }
    }
    guard let end = source.end else { return Outcome(marbles: result, uses: uses) }
    if end.mark == .error {
      return Outcome(marbles: result.filter { $0.time < end.time } + [end], uses: uses)
    }
    let expected = isLastCutOff ? startedCount(operation, nexts, inners) : (inners.isEmpty ? 0 : 1)
    let isOver =
      isLastCutOff
      ? ended >= expected : (inners.last.map { $0.end?.mark == .completed } ?? true)
    if isOver {
      let last = (inners.compactMap { $0.end?.time } + [end.time]).max() ?? end.time
      result.add(last, .completed)
    }
    return Outcome(marbles: result, uses: uses)
  }

  /// The number of inner sequences that must complete.
  private func startedCount(_ operation: Binary, _ nexts: [Marble], _ inners: [[Marble]]) -> Int {
    operation == .flatMapFirst ? inners.count : nexts.count
  }

  /// The marbles of sequences of which each begins at or after the end of the one before.
  private func joinedEnds(_ lists: [[Marble]]) -> [(source: Int, marble: Marble)] {
    lists.enumerated().flatMap { index, list in list.map { (source: index, marble: $0) } }
  }
}
