extension LayerAnimation {
  /// The duration of the whole animation, its delay and its repetitions included; infinite for one that never
  /// ends.
  public var totalDuration: TimeInterval {
    let run = max(0, duration.isNaN ? 0 : duration) * (autoreverses ? 2 : 1)
    let runs = max(0, repeatCount.isNaN ? 1 : repeatCount)
    return max(0, delay.isNaN ? 0 : delay) + (run == 0 || runs == 0 ? 0 : run * runs)
  }

  /// The value to show so many seconds after the animation was started; a difference for an additive one. Nil
  /// where it shows nothing: once it has ended, and before it starts unless the first value shows then.
  public func value(at seconds: TimeInterval) -> LayerProperty? {
    let elapsed = self.elapsed(after: seconds)
    guard elapsed < totalDuration else {
      return keepsLastAfter || rate < 0 && elapsed == totalDuration ? lastValue : nil
    }
    let time = elapsed - (delay.isNaN ? 0 : max(0, delay))
    guard time >= 0 else { return showsFirstBefore ? from : nil }
    return value(afterRuns: time / duration)
  }

  /// Whether it shows nothing any more so many seconds after it was started.
  public func hasEnded(after seconds: TimeInterval) -> Bool {
    if rate < 0 { return !showsFirstBefore && elapsed(after: seconds) <= 0 }
    return !isPaused && !keepsLastAfter && elapsed(after: seconds) >= totalDuration
  }

  /// Returns the seconds of it, the delay included, that are over so many seconds after it was started.
  public func elapsed(after seconds: TimeInterval) -> TimeInterval {
    isPaused ? elapsed : elapsed + rate * seconds
  }

  /// Seconds from its start to the end of its run, in its direction; infinite for one that never ends.
  public var remainingDuration: TimeInterval {
    if isPaused { return .infinity }
    return max(0, rate > 0 ? (totalDuration - elapsed) / rate : -elapsed / rate)
  }

  private var lastValue: LayerProperty {
    let runs = repeatCount * (autoreverses ? 2 : 1)
    guard runs.isFinite, runs > 0 else { return from }
    // A whole number of runs ends at the end of its last.
    return runs == runs.rounded() ? value(inRun: runs - 1, fraction: 1) : value(afterRuns: runs)
  }

  private func value(afterRuns runs: Double) -> LayerProperty {
    let run = runs.rounded(.down)
    return value(inRun: run, fraction: runs - run)
  }

  private func value(inRun run: Double, fraction: Double) -> LayerProperty {
    let isReversed = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return value(atProgress: curve.progress(at: isReversed ? 1 - fraction : fraction, duration: duration))
  }

  /// The value between the keyframes around a progress. Beyond the first and the last the way goes on in the
  /// same direction.
  private func value(atProgress progress: Double) -> LayerProperty {
    let last = keyframes.count - 2
    var index = 0
    while index < last, progress >= keyframes[index + 1].time { index += 1 }
    let (start, end) = (keyframes[index], keyframes[index + 1])
    let span = end.time - start.time
    let part = span > 0 ? (progress - start.time) / span : 1
    let isInside = part > 0 && part < 1
    let eased = isInside ? start.curve.progress(at: part, duration: span * duration) : part
    let value = start.value.mixed(with: end.value, progress: eased)
    return isAdditive ? value : value.limited
  }
}

extension LayerAnimation.Curve {
  /// Returns the progress made after a fraction of the time, 0…1. A spring may overshoot; it runs in real
  /// seconds, so it needs the duration too.
  public func progress(at fraction: Double, duration: TimeInterval) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    let progress =
      switch self {
      case .bezier(let x1, let y1, let x2, let y2):
        CubicBezier(x1: Double(x1), y1: Double(y1), x2: Double(x2), y2: Double(y2)).y(atX: fraction)
      case .spring(let stiffness, let damping, let velocity):
        DampedSpring(
          stiffness: Double(stiffness), damping: Double(damping), velocity: Double(velocity)
        ).position(at: fraction * duration)
      }
    return progress.isFinite ? progress : 1
  }
}

extension LayerAnimation.Curve {
  /// Seconds until less than a thousandth of a spring's way is left; infinity where nothing damps it, and 0
  /// for other curves.
  public var settlingDuration: TimeInterval {
    guard case .spring(let stiffness, let damping, let velocity) = self else { return 0 }
    guard stiffness > 0, damping > 0 else { return .infinity }
    let (frequency, decay) = (stiffness.squareRoot(), damping / 2)
    // The slower of the two ways in which the motion fades.
    let slowest = decay <= frequency ? decay : decay - (decay * decay - stiffness).squareRoot()
    return TimeInterval(log(1000 * (1 + abs(velocity) / frequency)) / slowest)
  }
}

/// The curve from (0, 0) to (1, 1) over two control points.
private struct CubicBezier {
  var x1, y1, x2, y2: Double

  func y(atX x: Double) -> Double {
    x1 == y1 && x2 == y2 ? x : Self.value(y1, y2, at: parameter(atX: x))
  }

  /// The parameter at which the curve passes `x`: a few of Newton's steps, held inside a shrinking interval.
  private func parameter(atX x: Double) -> Double {
    let (x1, x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    var (low, high) = (0.0, 1.0)
    var parameter = x
    for _ in 0..<64 {
      let miss = Self.value(x1, x2, at: parameter) - x
      if miss.magnitude < 1e-9 { break }
      if miss > 0 { high = parameter } else { low = parameter }
      let step = parameter - miss / Self.slope(x1, x2, at: parameter)
      parameter = step > low && step < high ? step : (low + high) / 2
    }
    return parameter
  }

  private static func value(_ a: Double, _ b: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * a + 6 * rest * t * (b - a) + 3 * t * t * (1 - b)
  }
}

/// A mass of 1 on a spring whose rest lies at 1, let go at 0.
private struct DampedSpring {
  var stiffness, damping, velocity: Double

  func position(at time: TimeInterval) -> Double {
    let frequency = max(stiffness, 0).squareRoot()
    guard frequency > 0 else { return 1 }
    let decay = max(damping, 0) / 2
    let towards = velocity - decay
    if decay < frequency {
      let wave = (frequency * frequency - decay * decay).squareRoot()
      return 1 + exp(-decay * time) * (towards / wave * sin(wave * time) - cos(wave * time))
    }
    if decay == frequency {
      return 1 + exp(-decay * time) * (towards * time - 1)
    }
    let root = (decay * decay - frequency * frequency).squareRoot()
    let slow = (velocity - decay - root) / (2 * root)
    return 1 + slow * exp((root - decay) * time) - (slow + 1) * exp((-root - decay) * time)
  }
}
