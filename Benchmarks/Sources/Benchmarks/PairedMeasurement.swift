/// Two ways to do the same, taken in turns, so that whatever slows the machine down slows both.
struct PairedMeasurement {
  /// How often each way is taken.
  var rounds = 15
  /// How often the work is done in one round; the times are for one of them.
  var repetitions = 1

  /// The medians of the rounds.
  struct Result {
    var ours: Duration
    var rival: Duration
    var ratio: Double { ours / rival }
  }

  /// Measures both ways, after one round of each that does not count.
  @MainActor func run(ours: () throws -> Void, rival: () throws -> Void) rethrows -> Result {
    var oursTimes: [Duration] = []
    var rivalTimes: [Duration] = []
    for round in 0...rounds {
      let oursTime = try time(ours)
      let rivalTime = try time(rival)
      if round > 0 {
        oursTimes.append(oursTime)
        rivalTimes.append(rivalTime)
      }
    }
    return Result(ours: median(oursTimes), rival: median(rivalTimes))
  }

  @MainActor private func time(_ work: () throws -> Void) rethrows -> Duration {
    let start = ContinuousClock.now
    for _ in 0..<repetitions {
      try work()
    }
    return (ContinuousClock.now - start) / repetitions
  }
}

/// The middle one of some values, which must not be empty.
func median<Value: Comparable>(_ values: [Value]) -> Value {
  values.sorted()[values.count / 2]
}

extension PairedMeasurement.Result {
  /// The times of one of `count` equal pieces of work.
  static func / (result: PairedMeasurement.Result, count: Int) -> PairedMeasurement.Result {
    PairedMeasurement.Result(ours: result.ours / count, rival: result.rival / count)
  }
}
