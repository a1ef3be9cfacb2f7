import DisplayProtocol
import ShojiTestSupport
import Testing

@Suite struct AnimationTests {
  func fade(_ change: (inout LayerAnimation) -> Void = { _ in }) -> LayerAnimation {
    var animation = LayerAnimation(from: .opacity(0), to: .opacity(1), duration: 2, curve: .linear)
    change(&animation)
    return animation
  }

  func opacity(_ property: LayerProperty?) -> Double? {
    guard case .opacity(let value) = property else { return nil }
    return value
  }

  @Test func aLinearAnimationIsHalfwayAfterHalfItsTimeAndGoneAfterAll() {
    #expect(opacity(fade().value(at: 0)) == 0)
    #expect(opacity(fade().value(at: 1)) == 0.5)
    #expect(fade().value(at: 2) == nil)
  }

  @Test func theFirstValueShowsDuringTheDelay() {
    let animation = fade { $0.delay = 1 }
    #expect(opacity(animation.value(at: 0.5)) == 0)
    #expect(opacity(animation.value(at: 2)) == 0.5)
    #expect(animation.value(at: 3) == nil)
  }

  @Test func anAutoreversingAnimationGoesBackAndThenEnds() {
    let animation = fade { $0.autoreverses = true }
    #expect(opacity(animation.value(at: 1.5)) == 0.75)
    #expect(opacity(animation.value(at: 2.5)) == 0.75)
    #expect(animation.value(at: 4) == nil)
  }

  @Test func repetitionsCountInPartsAndForEver() {
    let some = fade { $0.repeatCount = 2.5 }
    #expect(opacity(some.value(at: 4.5)) == 0.25)
    #expect(some.value(at: 5) == nil)
    let endless = fade { $0.repeatCount = .infinity }
    #expect(opacity(endless.value(at: 1_000_001)) == 0.5)
  }

  @Test func anAnimationOfNoTimeOrNoSenseHasEndedAtOnce() {
    #expect(fade { $0.duration = 0 }.value(at: 0) == nil)
    #expect(fade { $0.duration = .nan }.value(at: 0) == nil)
    #expect(
      fade {
        $0.duration = 0; $0.repeatCount = .infinity
      }.value(at: 0) == nil)
    #expect(fade { $0.repeatCount = -1 }.value(at: 0) == nil)
  }

  /// Points that CSS's own `ease-in-out` and `ease` pass, worked out from the cubic's definition.
  @Test func bezierCurvesPassThePointsOfTheirDefinition() {
    let curves: [(Double, Double, Double, Double)] = [
      (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (1, 0, 0, 1), (0, 1, 1, 0),
    ]
    for (x1, y1, x2, y2) in curves {
      let curve = LayerAnimation.Curve.bezier(x1, y1, x2, y2)
      for t in stride(from: 0.05, through: 0.95, by: 0.05) {
        let (a, b, c) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
        let y = curve.progress(at: a * x1 + b * x2 + c, duration: 1)
        #expect((y - (a * y1 + b * y2 + c)).magnitude < 2e-3, "\(x1) \(y1) \(x2) \(y2) at \(t)")
      }
    }
  }

  /// The motion that many small steps of Newton's law give.
  @Test(arguments: [(100.0, 6.0, 0.0), (100, 20, 3), (100, 45, 0), (300, 10, -5)])
  func springsFollowNewtonsLaw(stiffness: Double, damping: Double, velocity: Double) {
    let curve = LayerAnimation.Curve.spring(stiffness: stiffness, damping: damping, velocity: velocity)
    var (x, v) = (0.0, velocity)
    let step = 1e-5
    for tick in 1...200_000 {
      v += (stiffness * (1 - x) - damping * v) * step
      x += v * step
      if tick % 20_000 == 0, tick < 200_000 {
        let progress = curve.progress(at: Double(tick) / 200_000, duration: 2)
        #expect((progress - x).magnitude < 2e-3)
      }
    }
    #expect(curve.progress(at: 1, duration: 2) == 1)
  }

  @Test func aTurnGoesTheShorterWayAndScalesOnTheWay() {
    let from = LayerTransform(matrix: CGAffineTransform(rotationAngle: -3))
    let to = LayerTransform(matrix: CGAffineTransform(rotationAngle: 3).concatenating(.init(scaleX: 3, y: 3)))
    guard
      case .transform(let half) = LayerProperty.transform(from)
        .interpolated(to: .transform(to), progress: 0.5)
    else { return #expect(Bool(false)) }
    let expected = CGAffineTransform(rotationAngle: .pi).concatenating(.init(scaleX: 2, y: 2))
    #expect((half.matrix.a - expected.a).magnitude < 1e-9)
    #expect((half.matrix.b - expected.b).magnitude < 1e-9)
  }

  @Test func everyTransformIsItselfAtBothEnds() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      func entry() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
      let a = CGAffineTransform(entry(), entry(), entry(), entry(), entry(), entry())
      let b = CGAffineTransform(entry(), entry(), entry(), entry(), entry(), entry())
      for (progress, expected) in [(0.0, a), (1.0, b)] {
        guard
          case .transform(let value) = LayerProperty.transform(LayerTransform(matrix: a))
            .interpolated(to: .transform(LayerTransform(matrix: b)), progress: progress)
        else { return #expect(Bool(false)) }
        for path: KeyPath<CGAffineTransform, CGFloat> in [\.a, \.b, \.c, \.d, \.tx, \.ty] {
          #expect((value.matrix[keyPath: path] - expected[keyPath: path]).magnitude < 1e-9)
        }
      }
    }
  }

  @Test func aColorThatFadesInKeepsItsHue() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    guard
      case .backgroundColor(let half?) = LayerProperty.backgroundColor(nil)
        .interpolated(to: .backgroundColor(red), progress: 0.5)
    else { return #expect(Bool(false)) }
    #expect(half == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func whatHasNoMiddleChangesHalfway() {
    let (off, on) = (LayerProperty.isHidden(false), LayerProperty.isHidden(true))
    #expect(off.interpolated(to: on, progress: 0.49) == off)
    #expect(off.interpolated(to: on, progress: 0.5) == on)
  }
}
