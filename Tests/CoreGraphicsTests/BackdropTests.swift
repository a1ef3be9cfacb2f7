import CoreGraphics
import Testing

/// What has been drawn, blurred where it is.
@Suite struct BackdropTests {
  private let box = CGRect(x: 0, y: 0, width: 240, height: 120)

  /// A blur of a picture's box, drawn over it.
  private func blurred(
    deviation: CGFloat, saturation: CGFloat = 1, in box: CGRect? = nil, radii: CornerRadii? = nil,
    _ draw: (CGContext) -> Void
  ) throws -> CGImage {
    let context = try CGContext(width: 240, height: 120)
    context.setFillColor(.white)
    context.fill(self.box)
    draw(context)
    let box = box ?? self.box
    let backdrop = try #require(
      context.backdrop(of: box, deviation: deviation, saturation: saturation))
    context.draw(backdrop, in: box, radii: radii)
    return try #require(context.makeImage())
  }

  @Test(arguments: [CGFloat(0.8), 2.5, 5, 8, 20, 40])
  func anEdgeFollowsTheGaussianAndMirrorsAtTheEnds(deviation: CGFloat) throws {
    let image = try blurred(deviation: deviation) { context in
      context.setFillColor(.black)
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 120))
    }
    func black(_ x: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      (erf((x - low) / (deviation * 2.squareRoot())) - erf((x - high) / (deviation * 2.squareRoot()))) / 2
    }
    for x in 0..<240 {
      // The black box, and its mirror image at the left end; 480 on it comes again.
      let wanted = 1 - black(CGFloat(x) + 0.5, -60, 60) - black(CGFloat(x) + 0.5, 420, 540)
      for y in [0, 60, 119] {
        let shown = image.color(x: x, y: y).red
        #expect(abs(shown - wanted) < 0.02, "(\(x), \(y)): \(shown), not \(wanted)")
      }
    }
  }

  @Test func onePlainColorStaysAsItIsWithoutADarkRim() throws {
    let gray = CGColor(red: 0.4, green: 0.6, blue: 0.8, alpha: 1)
    let image = try blurred(deviation: 30, in: CGRect(x: 3, y: 5, width: 101, height: 67)) { context in
      context.setFillColor(gray)
      context.fill(box)
    }
    #expect(
      image
        == (try picture {
          $0.setFillColor(gray); $0.fill(box)
        }))
  }

  @Test func onlyTheRoundBoxChanges() throws {
    let part = CGRect(x: 40, y: 20, width: 80, height: 60)
    func stripes(_ context: CGContext) {
      context.setFillColor(.black)
      for x in stride(from: 0, to: 240, by: 4) { context.fill(CGRect(x: x, y: 0, width: 2, height: 120)) }
    }
    let image = try blurred(deviation: 12, in: part, radii: CornerRadii(20), stripes)
    let before = try picture { context in
      context.setFillColor(.white)
      context.fill(box)
      stripes(context)
    }
    for y in 0..<120 {
      for x in 0..<240 where !part.contains(CGPoint(x: x, y: y)) || (x < 44 && y < 24) {
        #expect(image.color(x: x, y: y) == before.color(x: x, y: y))
      }
    }
    #expect(abs(image.color(x: 80, y: 50).red - 0.5) < 0.02)
  }

  @Test func saturationIsThatOfTheFilter() throws {
    func color(_ saturation: CGFloat) throws -> CGColor {
      try blurred(deviation: 9, saturation: saturation) { context in
        context.setFillColor(CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1))
        context.fill(box)
      }.color(x: 100, y: 50)
    }
    // Gray is 0.213 of red and the rest of the others.
    let (none, twice, most) = (try color(0), try color(2), try color(10))
    #expect(abs(none.red - 0.4426) < 0.005 && abs(none.blue - 0.4426) < 0.005)
    #expect(abs(twice.red - 0.7574) < 0.005 && abs(twice.green - 0.3574) < 0.005)
    #expect(most.red == 1 && most.green < 0.03)
  }

  @Test func aGroupBlursWhatItHasDrawnItself() throws {
    let context = try CGContext(width: 240, height: 120)
    context.setFillColor(.black)
    context.fill(box)
    context.beginTransparencyLayer(in: CGRect(x: 20, y: 10, width: 100, height: 80))
    context.setFillColor(.pureRed)
    context.fill(CGRect(x: 40, y: 30, width: 60, height: 40))
    let inner = CGRect(x: 50, y: 40, width: 40, height: 20)
    let backdrop = try #require(context.backdrop(of: inner, deviation: 6, saturation: 1))
    context.draw(backdrop, in: inner, radii: nil)
    context.endTransparencyLayer()
    let image = try #require(context.makeImage())
    #expect(image.color(x: 70, y: 50) == .pureRed && image.color(x: 51, y: 41) == .pureRed)
    #expect(image.color(x: 10, y: 10) == .black)
  }

  @Test func thereIsNoneWhereNothingCanBeBlurred() throws {
    let context = try CGContext(width: 40, height: 40)
    func backdrop(_ box: CGRect, deviation: CGFloat = 4) -> Backdrop? {
      context.backdrop(of: box, deviation: deviation, saturation: 1)
    }
    #expect(backdrop(CGRect(x: 50, y: 0, width: 10, height: 10)) == nil)
    #expect(backdrop(.zero) == nil && backdrop(box, deviation: 0) == nil)
    #expect(backdrop(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)) == nil)
    #expect(backdrop(box) != nil)
    context.rotate(by: 0.3)
    #expect(backdrop(box) == nil)
  }

  private func picture(_ draw: (CGContext) -> Void) throws -> CGImage {
    let context = try CGContext(width: 240, height: 120)
    draw(context)
    return try #require(context.makeImage())
  }
}
