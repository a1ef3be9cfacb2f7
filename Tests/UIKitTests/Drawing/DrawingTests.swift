import Testing

@testable import UIKit

struct DrawingTests {
  @Test func aFrameStrokedOverAFillCoversItsEdge() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 512, height: 512), format: format).image {
      context in
      let rectangle = CGRect(x: 0, y: 0, width: 512, height: 512)
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.cgContext.setStrokeColor(UIColor.black.cgColor)
      context.cgContext.setLineWidth(10)
      context.cgContext.addRect(rectangle)
      context.cgContext.drawPath(using: .fillStroke)
    }
    let pixels = try #require(image.cgImage)
    #expect(pixels.color(x: 2, y: 2) == .black)
    #expect(pixels.color(x: 256, y: 256) == UIColor.red.cgColor)
  }

  @Test func rendererCallsFillStrokeAndClip() throws {
    let pixels = try draw(10, 10) { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.red.setStroke()
      context.stroke(CGRect(x: 2, y: 2, width: 6, height: 6))
      context.clip(to: CGRect(x: 4, y: 4, width: 1, height: 1))
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(pixels.color(x: 0, y: 0) == UIColor.green.cgColor)
    #expect(pixels.color(x: 2, y: 5) == UIColor.red.cgColor)
    #expect(pixels.color(x: 7, y: 7) == UIColor.red.cgColor)
    #expect(pixels.color(x: 3, y: 5) == UIColor.green.cgColor)
    #expect(pixels.color(x: 4, y: 4) == UIColor.blue.cgColor)
    #expect(pixels.color(x: 5, y: 4) == UIColor.green.cgColor)
  }

  @Test func boundsMoveTheOrigin() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 100, y: 50, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 101, y: 52, width: 1, height: 1))
    }
    let pixels = try #require(image.cgImage)
    #expect(pixels.color(x: 1, y: 2) == UIColor.red.cgColor)
    #expect(pixels.color(x: 2, y: 2).alpha == 0)
  }

  @Test func aRendererOfNoSizeGivesAnEmptyImage() {
    let image = UIGraphicsImageRenderer(size: .zero).image { _ in Issue.record("nothing to draw into") }
    #expect(image.size == .zero)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 1)).pngData { _ in }.isEmpty)
  }

  @Test func oldImageContextsNest() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), true, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.cgImage?.color(x: 1, y: 1) == UIColor.red.cgColor)
    #expect(image.cgImage?.color(x: 7, y: 3) == .black)
  }

  @Test func framesOfRectanglesAreOnePointWide() throws {
    let pixels = try draw(6, 6) { _ in
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 1, y: 1, width: 4, height: 4))
    }
    #expect(pixels.color(x: 1, y: 4) == UIColor.red.cgColor)
    #expect(pixels.color(x: 4, y: 2) == UIColor.red.cgColor)
    #expect(pixels.color(x: 2, y: 2).alpha == 0)
    #expect(pixels.color(x: 5, y: 5).alpha == 0)
  }

  @Test func anglesTurnClockwiseOnTheScreen() {
    let center = CGPoint(x: 10, y: 10)
    let quarter = UIBezierPath(
      arcCenter: center, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x - 10) < 1e-9)
    #expect(abs(quarter.currentPoint.y - 15) < 1e-9)
    #expect(abs(quarter.bounds.minX - 10) < 1e-6)
    let rest = UIBezierPath(arcCenter: center, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.minX - 5) < 1e-3)
  }

  @Test func onlyTheNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 19, y: 19)))
    #expect(path.contains(CGPoint(x: 19, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test func overlapsAreLeftOutByTheEvenOddRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func copiesKeepTheStyleAndGoTheirOwnWay() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    let copy = path.copy() as! UIBezierPath
    copy.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(copy.lineWidth == 3)
    #expect(copy.bounds.width == 20)
    #expect(path.bounds.width == 10)
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds == .zero)
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.isEmpty)
  }

  @Test func pathsFillStrokeAndClipTheCurrentContext() throws {
    let pixels = try draw(20, 20) { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 12, height: 12))
      path.lineWidth = 2
      path.fill()
      path.stroke()
      path.addClip()
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 9, width: 20, height: 2))
    }
    #expect(pixels.color(x: 7, y: 7) == UIColor.red.cgColor)
    #expect(pixels.color(x: 3, y: 6) == UIColor.blue.cgColor)
    #expect(pixels.color(x: 10, y: 10) == UIColor.green.cgColor)
    #expect(pixels.color(x: 1, y: 10).alpha == 0)
  }

  private func draw(
    _ width: CGFloat, _ height: CGFloat, _ actions: (UIGraphicsImageRendererContext) -> Void
  ) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return try #require(UIGraphicsImageRenderer(size: size, format: format).image(actions: actions).cgImage)
  }
}
