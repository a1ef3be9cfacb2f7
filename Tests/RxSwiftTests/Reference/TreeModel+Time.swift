extension TreeModel {
  /// The operators of time. A scheduler delivers at most one of their events in a unit of virtual time.
  func timed(_ operation: Unary, _ n: Int, _ source: [Marble], from start: Int) -> [Marble]? {
    switch operation {
    case .delay: shifted(source) { marble, last in max(marble.time + 5 * n, last + 1) }
    case .observeOn: shifted(source, failsAtOnce: false) { marble, last in max(marble.time, last) + 1 }
    case .debounce: debounced(source, by: 7 * n)
    case .throttle: throttled(source, by: 11 * n, latest: true)
    case .throttleFirst: throttled(source, by: 11 * n, latest: false)
    case .timeout: cutOff(source, after: 20 * n, from: start).marbles
    case .takeFor:
      split(source, at: start + 40 * n).before + [Marble(time: start + 40 * n, mark: .completed)]
    case .skipFor:
      split(source, at: start + 30 * n).before.filter(\.mark.isEnd) + split(source, at: start + 30 * n).after
    case .buffer: buffered(source, span: 25 * n, count: n + 1, from: start)
    default: nil
    }
  }

  private func split(_ source: [Marble], at time: Int) -> (before: [Marble], after: [Marble]) {
    separate([time], from: source.times)
    return (source.filter { $0.time < time }, source.filter { $0.time > time })
  }

  private func shifted(
    _ source: [Marble], failsAtOnce: Bool = true, _ time: (Marble, _ last: Int) -> Int
  ) -> [Marble] {
    var result: [Marble] = []
    for marble in source {
      if marble.mark == .error, failsAtOnce {
        separate([marble.time], from: result.times)
        return result.filter { $0.time < marble.time } + [marble]
      }
      result.append(Marble(time: time(marble, result.last?.time ?? .min / 2), mark: marble.mark))
    }
    return result
  }

  private func debounced(_ source: [Marble], by length: Int) -> [Marble] {
    var result: [Marble] = []
    for (index, marble) in source.enumerated() {
      guard case .next = marble.mark else {
        result.append(marble)
        continue
      }
      let due = marble.time + length
      guard index + 1 < source.count else {
        result.append(Marble(time: due, mark: marble.mark))
        continue
      }
      let next = source[index + 1]
      separate([due], from: [next.time])
      if next.time > due {
        result.append(Marble(time: due, mark: marble.mark))
      } else if next.mark == .completed {
        result.append(Marble(time: next.time, mark: marble.mark))
      }
    }
    return result
  }

  private func throttled(_ source: [Marble], by length: Int, latest: Bool) -> [Marble] {
    var result: [Marble] = []
    var last: Int?
    var waiting: (due: Int, mark: Mark)?
    for marble in source {
      if let (due, mark) = waiting {
        separate([due], from: [marble.time])
        if due < marble.time {
          result.add(due, mark)
          (last, waiting) = (due, nil)
        }
      }
      switch marble.mark {
      case .next:
        if let last, marble.time - last < length {
          if latest { waiting = (last + length, marble.mark) }
        } else {
          result.append(marble)
          last = marble.time
        }
      case .error: return result + [marble]
      case .completed:
        if let (due, mark) = waiting {
          result.add(due, mark, .completed)
        } else {
          result.append(marble)
        }
        return result
      }
    }
    if let (due, mark) = waiting { result.add(due, mark) }
    return result
  }

  /// Returns the events until a pause of a length, which is a failure, and its time.
  func cutOff(_ source: [Marble], after length: Int, from start: Int) -> (marbles: [Marble], cut: Int?) {
    var result: [Marble] = []
    var due = start + length
    for marble in source {
      separate([due], from: [marble.time])
      if marble.time > due { break }
      result.append(marble)
      if marble.mark.isEnd { return (result, nil) }
      due = marble.time + length
    }
    return (result + [Marble(time: due, mark: .error)], due)
  }

  private func buffered(_ source: [Marble], span: Int, count: Int, from start: Int) -> [Marble] {
    var result: [Marble] = []
    var elements: [Int] = []
    var due = start + span
    func send(_ time: Int) {
      result.add(time, .next(elements.reduce(elements.count, TreeFunctions.add)))
      elements = []
      due = time + span
    }
    for marble in source {
      while due < marble.time { send(due) }
      separate([due], from: [marble.time])
      switch marble.mark {
      case .next(let element):
        elements.append(element)
        if elements.count == count { send(marble.time) }
      case .error: return result + [marble]
      case .completed:
        send(marble.time)
        return result + [marble]
      }
    }
    while due <= Self.horizon { send(due) }
    return result
  }
}
