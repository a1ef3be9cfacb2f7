extension LayerAnimation {
  /// How long the whole animation takes, its delay and its repetitions included; infinite for one that
  /// never ends.
  public var totalDuration: TimeInterval {
    let run = max(0, duration.isNaN ? 0 : duration) * (autoreverses ? 2 : 1)
    let runs = max(0, repeatCount.isNaN ? 1 : repeatCount)
    return max(0, delay.isNaN ? 0 : delay) + (run == 0 || runs == 0 ? 0 : run * runs)
  }

  /// The value to show so many seconds after the animation was started: `from` until the delay is over, and
  /// nil once the animation has ended and the property's own value shows again.
  public func value(at elapsed: TimeInterval) -> LayerProperty? {
    guard elapsed < totalDuration else { return nil }
    let time = elapsed - (delay.isNaN ? 0 : max(0, delay))
    guard time >= 0 else { return from }
    let run = (time / duration).rounded(.down)
    let fraction = time / duration - run
    let isReversed = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    let progress = curve.progress(at: isReversed ? 1 - fraction : fraction, duration: duration)
    return from.interpolated(to: to, progress: progress)
  }
}

extension LayerAnimation.Curve {
  /// How much of the way is done after a fraction of the time, 0…1. A spring may overshoot; it runs in real
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
