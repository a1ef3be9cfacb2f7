import CCairo
import Testing

@testable import CoreGraphics

@Suite struct ContextTests {
  @Test func gradientsAreMadeOfComponentsToo() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0.5]
    let gradient = CGGradient(colorSpace: space, colorComponents: parts, locations: [0, 1], count: 2)
    let end = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(gradient == CGGradient(colorsSpace: space, colors: [CGColor.pureRed, end], locations: [0, 1]))
    #expect(CGGradient(colorSpace: space, colorComponents: parts, locations: nil, count: 3) == nil)
  }

  @Test func pointsGrowDownwardFromTheTopLeftAtTheScale() throws {
    let image = try draw(10, 10, scale: 2) { context in
      context.setFillColor(.pureRed)
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(image.width == 20 && image.height == 20)
    #expect(image.color(x: 2, y: 4) == .pureRed && image.color(x: 7, y: 11) == .pureRed)
    #expect(image.color(x: 1, y: 4) == .white && image.color(x: 2, y: 3) == .white)
    #expect(image.color(x: 8, y: 11) == .white && image.color(x: 7, y: 12) == .white)
  }

  @Test func restoringBringsBackColorTransformAndClip() throws {
    let image = try draw(10, 10) { context in
      context.setFillColor(.pureBlue)
      context.saveGState()
      context.setFillColor(.pureRed)
      context.translateBy(x: 5, y: 5)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.restoreGState()
    }
    #expect(image.color(x: 0, y: 0) == .pureBlue && image.color(x: 9, y: 9) == .pureBlue)
  }

  @Test func aGroupIsPaintedAsOneAtItsOpacity() throws {
    let image = try draw(10, 10) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.setFillColor(.pureRed)
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 10))
      context.setFillColor(.pureBlue)
      context.fill(CGRect(x: 4, y: 0, width: 6, height: 10))
      context.saveGState()
      context.endTransparencyLayer()
      context.setFillColor(.black)
      context.fill(CGRect(x: 9, y: 0, width: 1, height: 10))
    }
    #expect(image.color(x: 5, y: 5).red.isNear(0.5) && image.color(x: 5, y: 5).blue.isNear(1))
    #expect(image.color(x: 1, y: 5).red.isNear(1) && image.color(x: 1, y: 5).blue.isNear(0.5))
    #expect(image.color(x: 9, y: 5).blue.isNear(0.5), "the opacity is back after the group")
  }

  @Test func senselessGeometryDrawsNothingAndDisturbsNothingLater() throws {
    let senseless: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e12]
    for value in senseless {
      let image = try draw(8, 8) { context in
        context.setFillColor(.pureRed)
        context.fill(CGRect(x: value, y: 0, width: 4, height: 4))
        context.fill(CGRect(x: 0, y: 0, width: value, height: 4))
        context.fillEllipse(in: CGRect(x: 0, y: value, width: 4, height: 4))
        context.addArc(center: .zero, radius: value, startAngle: 0, endAngle: 1, clockwise: false)
        context.strokePath()
        context.addArc(center: .zero, radius: 3, startAngle: value, endAngle: .nan, clockwise: false)
        context.fillPath()
        context.saveGState()
        context.scaleBy(x: value.isNaN ? 0 : value, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.restoreGState()
        context.saveGState()
        context.translateBy(x: value, y: value)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.drawShadow(
          of: CGRect(x: 0, y: 0, width: 4, height: 4), radii: .zero, color: .pureRed, offset: .zero, radius: 2
        )
        context.restoreGState()
        context.setShadow(offset: CGSize(width: value, height: 1), blur: value, color: .pureRed)
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setLineWidth(value)
        context.setMiterLimit(value)
        context.setLineDash(phase: value, lengths: [value, 0])
        context.setLineDash(phase: 0, lengths: [0, 0])
      }
      #expect(image == (try draw(8, 8) { _ in }), "\(value)")
    }
    let after = try draw(8, 8) { context in
      context.scaleBy(x: 0, y: 0)
      context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    }
    #expect(after.color(x: 0, y: 0) == .white)
  }

  @Test func anErrorOfCairosEndsWithTheStateInWhichItCame() throws {
    let context = try CGContext(width: 4, height: 4)
    let everything = CGRect(x: 0, y: 0, width: 4, height: 4)
    context.setFillColor(.pureRed)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 4))
    for _ in 0..<3 { cairo_restore(context.cairo) }
    #expect(cairo_status(context.cairo) != CAIRO_STATUS_SUCCESS)
    context.fill(everything)
    #expect(context.makeImage()?.color(x: 3, y: 0).alpha == 0, "the clip that was lost is not drawn past")
    context.restoreGState()
    context.translateBy(x: 1, y: 0)
    context.fill(everything)
    let image = try #require(context.makeImage())
    #expect(image.color(x: 0, y: 0).alpha == 0 && image.color(x: 1, y: 0) == .pureRed)
  }

  @Test func aHugeRectangleThatCoversEverythingDoes() throws {
    let image = try draw(8, 8) { context in
      context.setFillColor(.pureRed)
      context.fill(CGRect(x: -5e7, y: -5e7, width: 1e8, height: 1e8))
    }
    #expect(image.color(x: 0, y: 0) == .pureRed && image.color(x: 7, y: 7) == .pureRed)
  }

  @Test func drawingAfterABrokenPathGoesOn() throws {
    let image = try draw(8, 8) { context in
      context.move(to: CGPoint(x: CGFloat.nan, y: 0))
      context.addLine(to: CGPoint(x: 3, y: 3))
      context.fillPath()
      context.setFillColor(.pureRed)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(image.color(x: 4, y: 4) == .pureRed)
  }

  @Test func impossibleSizesAreRefusedWithTheSize() {
    for size in [
      CGSize(width: 0, height: 5), CGSize(width: 1e9, height: 5), CGSize(width: CGFloat.nan, height: 1),
    ] {
      #expect(throws: DrawingError.self) { try CGContext(size: size) }
    }
    #expect(throws: DrawingError.badSize(width: 32_000, height: 32_000)) {
      try CGContext(width: 32_000, height: 32_000)
    }
  }

  @Test func clockwiseFalseTurnsClockwiseOnAScreen() throws {
    let image = try draw(10, 10) { context in
      context.move(to: CGPoint(x: 5, y: 5))
      context.addArc(
        center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      context.closePath()
      context.setFillColor(.pureRed)
      context.fillPath()
    }
    #expect(image.color(x: 6, y: 6) == .pureRed)
    #expect(image.color(x: 6, y: 3) == .white && image.color(x: 3, y: 6) == .white)
  }

  @Test func evenOddLeavesTheHoleThatWindingFills() throws {
    for (mode, inside) in [(CGPathDrawingMode.fill, CGColor.pureRed), (.eoFill, .white)] {
      let image = try draw(10, 10) { context in
        context.setFillColor(.pureRed)
        context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        context.drawPath(using: mode)
      }
      #expect(image.color(x: 5, y: 5) == inside)
    }
  }

  @Test func blendModesThatReachBeyondTheShapeAreHeldToIt() throws {
    let image = try draw(10, 10) { context in
      context.setBlendMode(.sourceIn)
      context.setFillColor(.pureRed)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    #expect(image.color(x: 2, y: 2) == .pureRed && image.color(x: 8, y: 2) == .white)
  }

  @Test func picturesAreUprightOrAsCoreGraphicsHasThem() throws {
    let quarters = try fourQuarters()
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    let upright = try draw(4, 4) { $0.draw(upright: quarters, in: rect) }
    #expect(upright == quarters)
    let turned = try draw(4, 4) { $0.draw(quarters, in: rect) }
    #expect(turned.color(x: 0, y: 0) == .pureBlue && turned.color(x: 3, y: 3) == .pureGreen)
    let part = try draw(4, 4) {
      $0.draw(upright: quarters, from: CGRect(x: 2, y: 0, width: 2, height: 2), in: rect)
    }
    #expect(part.color(x: 0, y: 0) == .pureGreen && part.color(x: 3, y: 3) == .pureGreen)
  }

  @Test func anEnlargedPictureIsOpaqueToItsEdges() throws {
    let quarters = try fourQuarters()
    let image = try draw(40, 40) { $0.draw(upright: quarters, in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    #expect(image.color(x: 0, y: 0) == .pureRed && image.color(x: 39, y: 0) == .pureGreen)
    let faint = try draw(4, 4) { context in
      context.setAlpha(0.5)
      context.draw(upright: quarters, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(faint.color(x: 0, y: 0).green.isNear(0.5))
  }

  @Test func aPictureLeavesTheCurrentPathAlone() throws {
    let quarters = try fourQuarters()
    let image = try draw(10, 10) { context in
      context.addRect(CGRect(x: 5, y: 5, width: 5, height: 5))
      context.draw(upright: quarters, in: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setFillColor(.pureRed)
      context.fillPath()
    }
    #expect(image.color(x: 7, y: 7) == .pureRed && image.color(x: 4, y: 4) == .white)
  }

  @Test func gradientsRunBetweenTheirEndsAndBeyondWhenAsked() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.pureRed, CGColor.pureBlue], locations: nil))
    func row(_ options: CGGradientDrawingOptions) throws -> CGImage {
      try draw(30, 1) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
      }
    }
    let none = try row([])
    #expect(none.color(x: 2, y: 0) == .white && none.color(x: 28, y: 0) == .white)
    #expect(none.color(x: 10, y: 0).red > 0.9 && none.color(x: 19, y: 0).blue > 0.9)
    let before = try row(.drawsBeforeStartLocation)
    #expect(before.color(x: 2, y: 0) == .pureRed && before.color(x: 28, y: 0) == .white)
    let both = try row([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(both.color(x: 2, y: 0) == .pureRed && both.color(x: 28, y: 0) == .pureBlue)
    #expect(CGGradient(colorsSpace: nil, colors: [CGColor.pureRed, "blue"], locations: nil) == nil)
  }

  @Test func documentsHoldWhatWasDrawnAndAreTheSameEachTime() throws {
    func pdf() throws -> Data {
      let context = try CGContext.pdf(size: CGSize(width: 50, height: 40))
      context.setFillColor(.pureRed)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      return try #require(try context.finishDocument())
    }
    let first = try pdf()
    #expect(first.starts(with: Array("%PDF".utf8)) && first.count > 400)
    #expect(try pdf() == first)
    let svg = try CGContext.svg(size: CGSize(width: 50, height: 40))
    svg.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    let text = try String(decoding: #require(try svg.finishDocument()), as: UTF8.self)
    #expect(text.contains("<svg") && text.contains("width=\"50px\""))
    svg.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(svg.makeImage() == nil)
  }

  @Test func pixelsCanBeLentAndWritten() throws {
    let context = try CGContext(width: 4, height: 4)
    let wasCalled = context.withPixels { bytes, bytesPerRow in
      bytes.storeBytes(of: 0xFFFF_0000, toByteOffset: bytesPerRow * 2 + 4, as: UInt32.self)
      return true
    }
    #expect(wasCalled == true)
    #expect(context.makeImage()?.color(x: 1, y: 2) == .pureRed)
  }
}

extension CGFloat {
  func isNear(_ other: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
