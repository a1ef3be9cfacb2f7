import Testing

@testable import UIKit

@Suite("Content that is let go")
struct ScrollPhysicsTests {
  static let decay = -1000 * log(0.998)

  @Test("shows the part of an overshoot that the band lets through", arguments: [1, 30, 100, 480, 5_000])
  func rubberBand(overshoot: CGFloat) {
    let length: CGFloat = 480
    let shown = ScrollPhysics.rubberBand(overshoot, length: length)
    #expect(abs(shown - (1 - 1 / (overshoot * 0.55 / length + 1)) * length) < 1e-9)
    #expect(shown < overshoot && shown < length)
    #expect(ScrollPhysics.rubberBand(-overshoot, length: length) == -shown)
    #expect(abs(ScrollPhysics.overshoot(showing: shown, length: length) - overshoot) < 1e-6)
    #expect(ScrollPhysics.rubberBand(overshoot, length: 0) == 0)
  }

  @Test("slows down as the rate says, at every moment", arguments: [0.998, 0.99])
  func deceleration(rate: CGFloat) {
    let decay = ScrollPhysics.decay(rate: rate)
    let motion = AxisMotion(
      lettingGoAt: 100, towards: 100 + ScrollPhysics.distance(from: 2_000, decay: decay), decay: decay,
      range: 0...10_000, bounces: true)
    for step in 0...60 where Double(step) / 60 < motion.duration {
      let time = Double(step) / 60
      // v(t) = v₀ · r^(1000 · t), summed up from 0 to t.
      let exact = 100 + 2_000 * (pow(rate, 1000 * time) - 1) / (1000 * log(rate))
      #expect(abs(motion.position(at: time) - exact) < 0.5)
    }
    // v₀ / (1000 · (1 − r)), about.
    #expect(abs(motion.end - 100 - 1_990 / (1000 * (1 - rate))) < 6)
    #expect(motion.position(at: motion.duration) == motion.end)
    #expect(abs(motion.position(at: motion.duration - 1e-6) - motion.end) < 0.51)
  }

  @Test("rests where and when iOS says", arguments: [(750, 2.16), (3_000, 2.85), (-750, 2.16)])
  func rest(speed: CGFloat, seconds: TimeInterval) {
    let way = ScrollPhysics.distance(from: speed, decay: Self.decay)
    #expect(abs(way.magnitude - (speed.magnitude - 10) * 0.499) < 1.5 && way.sign == speed.sign)
    let motion = AxisMotion(
      lettingGoAt: 5_000, towards: 5_000 + way, decay: Self.decay, range: 0...10_000, bounces: true)
    #expect(abs(motion.duration - seconds) < 0.01 && motion.end == 5_000 + way)
    // At the end it has the least speed that content has.
    let late = motion.position(at: motion.duration - 0.01)
    #expect(abs((motion.end - late) / 0.01) < 10.5)
    #expect(ScrollPhysics.distance(from: 9, decay: Self.decay) == 0)
  }

  @Test("comes back from 235 points past its edge, and from a fling into it, as on iOS")
  func measuredReturns() {
    let back = AxisMotion(returningFrom: -235, to: 0)
    #expect(back.position(at: 0) == -235 && abs(back.position(at: 0.091) + 116) < 2)
    #expect(abs(back.duration - 0.69) < 0.05)
    let fling = AxisMotion(returningFrom: 0, to: 0, speed: 3_017)
    let furthest = (0...200).map { fling.position(at: Double($0) / 200) }.max()!
    #expect(abs(furthest - 100) < 2 && abs(fling.duration - 0.81) < 0.06)
  }

  @Test("hits its edge with the speed it has left, goes past it and comes back")
  func bounce() {
    let decay = Self.decay
    let motion = AxisMotion(
      lettingGoAt: 450, towards: 450 + ScrollPhysics.distance(from: 3_000, decay: decay), decay: decay,
      range: 0...500, bounces: true)
    let left = 1 - 50 * decay / 3_000
    let hit = -log(left) / decay
    #expect(abs(motion.position(at: hit) - 500) < 1e-6)
    // A spring of 11 radians a second, hit at that speed, is farthest out after an eleventh of a second.
    #expect(abs(motion.position(at: hit + 1 / 11) - (500 + 3_000 * left / 11 / M_E)) < 1e-6)
    #expect(motion.end == 500)
    #expect(abs(motion.position(at: motion.duration - 1e-6) - 500) < 0.51)
    #expect(motion.duration < hit + 1.5)
  }

  @Test("stops at its edge where it may not bounce")
  func noBounce() {
    let motion = AxisMotion(
      lettingGoAt: 450, towards: 5_000, decay: Self.decay, range: 0...500, bounces: false)
    #expect(motion.end == 500)
    for step in 0...200 { #expect(motion.position(at: Double(step) / 60) <= 500) }
  }

  @Test("comes back from past its edge without swinging over it", arguments: [0, -2_000, 900])
  func springBack(speed: CGFloat) {
    let motion = AxisMotion(
      lettingGoAt: -80, towards: -80 + ScrollPhysics.distance(from: speed, decay: Self.decay),
      decay: Self.decay, range: 0...500, bounces: true)
    #expect(motion.end == 0)
    for step in 0...120 {
      let time = Double(step) / 60
      let back = 1.1235 * exp(-9 * time) - 0.1235 * exp(-46 * time)
      let exact = -80 * back + speed * time * exp(-11 * time)
      if time < motion.duration { #expect(abs(motion.position(at: time) - exact) < 1e-6) }
    }
  }

  @Test("turns the page that a quick finger wants, and else goes to the nearest")
  func pages() {
    func page(_ offset: CGFloat, _ speed: CGFloat) -> CGFloat {
      ScrollPhysics.page(from: offset, speed: speed, length: 320)
    }
    #expect(page(40, 0) == 0)
    #expect(page(200, 0) == 320)
    #expect(page(40, 600) == 320)
    #expect(page(300, -600) == 0)
    #expect(page(320, 600) == 640)
    #expect(page(320, -600) == 0)
  }

  @Test("asks nothing of numbers that are none")
  func badNumbers() {
    #expect(abs(ScrollPhysics.decay(rate: .nan) - Self.decay) < 1e-9)
    #expect(ScrollPhysics.decay(rate: 2).isFinite && ScrollPhysics.decay(rate: 2) > 0)
    #expect(ScrollPhysics.decay(rate: -1).isFinite)
  }
}
