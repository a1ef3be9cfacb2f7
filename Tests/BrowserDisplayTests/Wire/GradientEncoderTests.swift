import DisplayProtocol
import Testing

@testable import BrowserDisplay

/// Gradients that move, as CSS.
struct GradientEncoderTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func anAxialGradientHasItsStopsInPointsAlongTheLineThroughTheMiddle() {
    var gradient = LayerGradient(colors: [.black, .white], box: box, scale: 1)
    #expect(GradientEncoder.css(gradient) == "linear-gradient(180deg,#000000 0px,#ffffff 50px)")
    (gradient.start, gradient.end) = (CGPoint(x: 0.25, y: 0.5), CGPoint(x: 0.75, y: 0.5))
    #expect(GradientEncoder.css(gradient) == "linear-gradient(90deg,#000000 25px,#ffffff 75px)")
    // From corner to corner: the line has the length of the diagonal's shadow on itself.
    (gradient.start, gradient.end) = (.zero, CGPoint(x: 1, y: 1))
    let css = GradientEncoder.css(gradient)
    #expect(css.hasPrefix("linear-gradient(116.5") && css.contains("#000000 0px,#ffffff 111.8"))
    gradient.end = gradient.start
    #expect(GradientEncoder.css(gradient) == "none")
  }

  @Test func radialAndConicGradientsStandAtTheirStart() {
    var gradient = LayerGradient(colors: [.black, .white], box: box, scale: 1)
    gradient.kind = .radial
    (gradient.start, gradient.end) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    #expect(
      GradientEncoder.css(gradient) == "radial-gradient(50px 25px at 50px 25px,#000000 0%,#ffffff 100%)")
    gradient.kind = .conic
    gradient.end = CGPoint(x: 1, y: 0.5)
    #expect(
      GradientEncoder.css(gradient) == "conic-gradient(from 90deg at 50px 25px,#000000 0%,#ffffff 100%)")
  }

  @Test func keyframesGetImagesBetweenThem() throws {
    let from = try #require(LayerGradient(colors: [.black, .black], box: box, scale: 1).image())
    let to = try #require(LayerGradient(colors: [.white, .white], box: box, scale: 1).image())
    let frames = GradientEncoder.sampled([
      .init(time: 0, value: .content(.image(from))), .init(time: 1, value: .content(.image(to))),
    ])
    #expect(frames.count == 25 && frames[12].time == 0.5)
    guard case .content(.image(let middle)) = frames[12].value else {
      Issue.record("no picture")
      return
    }
    #expect(abs((middle.gradient?.colors[0].red ?? 0) - 0.5) < 0.001)
    let plain: [LayerAnimation.Keyframe] = [
      .init(time: 0, value: .opacity(0)), .init(time: 1, value: .opacity(1)),
    ]
    #expect(GradientEncoder.sampled(plain).count == 2)
  }
}
