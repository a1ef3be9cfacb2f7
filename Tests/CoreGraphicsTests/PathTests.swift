import CoreGraphics
import Testing

@Suite struct PathTests {
  private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func boxesOfCurvesAreExactWhereAskedAndOfAllPointsOtherwise() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
    path.addQuadCurve(to: CGPoint(x: 200, y: 0), control: CGPoint(x: 150, y: -60))
    #expect(path.boundingBoxOfPath.minY.isNear(-30, within: 1e-9))
    let circle = CGPath(ellipseIn: square)
    #expect(circle.boundingBox == square)
    #expect(
      circle.boundingBoxOfPath.minX.isNear(10, within: 1e-9)
        && circle.boundingBoxOfPath.maxY.isNear(60, within: 1e-9))
    #expect(CGPath().boundingBox.isNull && CGPath().boundingBoxOfPath.isNull)
  }

  @Test func insideFollowsTheRule() {
    let path = CGMutablePath()
    path.addRect(square)
    path.addRect(square.insetBy(dx: 10, dy: 10))
    let middle = CGPoint(x: 25, y: 40)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 12, y: 22)) && path.contains(CGPoint(x: 12, y: 22), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 9, y: 40)) && !CGPath().contains(.zero))
    #expect(path.contains(CGPoint(x: 125, y: 40), transform: CGAffineTransform(translationX: 100, y: 0)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 40)))
    let circle = CGPath(ellipseIn: square)
    #expect(circle.contains(middle) && !circle.contains(CGPoint(x: 11, y: 21)))
  }

  @Test func aReversedPathHasTheSameShapeAndWindsTheOtherWay() {
    let path = CGMutablePath()
    path.addRect(square)
    path.addRoundedRect(in: square.insetBy(dx: 8, dy: 8), cornerWidth: 3, cornerHeight: 3)
    let reversed = path.reversed()
    #expect(reversed.boundingBoxOfPath == path.boundingBoxOfPath)
    let both = CGMutablePath()
    both.addPath(CGPath(rect: square))
    both.addPath(CGPath(rect: square.insetBy(dx: 5, dy: 5)).reversed())
    #expect(!both.contains(CGPoint(x: 25, y: 40)) && both.contains(CGPoint(x: 12, y: 40)))
    let open = CGPath(elements: [
      .move(.zero), .line(CGPoint(x: 1, y: 0)), .quadCurve(CGPoint(x: 2, y: 2), control: CGPoint(x: 2, y: 0)),
    ])
    #expect(
      open.reversed().elements == [
        .move(CGPoint(x: 2, y: 2)), .quadCurve(CGPoint(x: 1, y: 0), control: CGPoint(x: 2, y: 0)),
        .line(.zero),
      ])
    #expect(open.reversed().reversed() == open && CGPath().reversed().isEmpty)
  }

  @Test func roundCornersThatDoNotFitShrinkTogether() {
    let fitted = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 20).fitted(
      to: CGSize(width: 20, height: 100))
    #expect(fitted.topLeft.width == 15 && fitted.topRight.width == 5 && fitted.bottomLeft.width == 10)
    let path = CGPath(roundedRect: square, cornerWidth: 500, cornerHeight: 500)
    #expect(path.boundingBoxOfPath == square)
    #expect(!path.contains(CGPoint(x: 11, y: 21)) && path.contains(CGPoint(x: 25, y: 21)))
    let one = CGPath(
      roundedRect: square, radii: CornerRadii(topLeft: 10, topRight: 0, bottomRight: 0, bottomLeft: 0))
    #expect(!one.contains(CGPoint(x: 11, y: 21)) && one.contains(CGPoint(x: 39.5, y: 20.5)))
  }

  @Test func arcsTurnAsCoreGraphicsHasThem() {
    func box(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGRect {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
      return path.boundingBoxOfPath
    }
    #expect(box(0, .pi / 2, clockwise: false).minX.isNear(0, within: 1e-6))
    #expect(box(0, .pi / 2, clockwise: true).minX.isNear(-10, within: 0.01), "the long way round")
    #expect(box(0, 2 * .pi, clockwise: false).width.isNear(20, within: 0.01))
    #expect(box(0, -.pi / 2, clockwise: true).maxY.isNear(0, within: 1e-6))
    let joined = CGMutablePath()
    joined.move(to: CGPoint(x: -20, y: 0))
    joined.addArc(center: .zero, radius: 10, startAngle: .pi, endAngle: 1.5 * .pi, clockwise: false)
    #expect(joined.elements[1] == .line(CGPoint(x: -10, y: 10 * sin(CGFloat.pi))))
    #expect(joined.currentPoint.x.isNear(0, within: 1e-9) && joined.currentPoint.y.isNear(-10, within: 1e-9))
  }

  @Test func aTangentArcRoundsACorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(path.currentPoint.x.isNear(100, within: 1e-6) && path.currentPoint.y.isNear(20, within: 1e-6))
    #expect(path.boundingBoxOfPath.maxX.isNear(100, within: 1e-6))
    path.addArc(tangent1End: CGPoint(x: 100, y: 50), tangent2End: CGPoint(x: 100, y: 90), radius: 20)
    #expect(path.currentPoint == CGPoint(x: 100, y: 50), "no corner to round on a straight line")
  }

  @Test func transformsApplyToWhatIsAdded() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: CGAffineTransform(scaleX: 10, y: 20))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    var move = CGAffineTransform(translationX: 5, y: 0)
    #expect(path.copy(using: &move)?.boundingBox.minX == 5)
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 99, y: 99))
    #expect(copy != path && copy?.boundingBox.maxX == 10)
    #expect(path.currentPoint == CGPoint(x: 99, y: 99))
  }

  @Test func aClosedPathGoesOnFromItsStart() {
    let path = CGMutablePath()
    path.addRect(square)
    #expect(path.currentPoint == square.origin)
    let empty = CGMutablePath()
    empty.closeSubpath()
    #expect(empty.isEmpty && empty.currentPoint == .zero)
  }
}
