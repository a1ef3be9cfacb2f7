import Testing

@testable import Reactant

@MainActor struct GeometryTests {
  @Test("45-48: Transforms") func transforms() {
    #expect(rotate() == CGAffineTransform(rotationAngle: 0))
    #expect(rotate(10) == CGAffineTransform(rotationAngle: 10))
    #expect(rotate(degrees: 180) == CGAffineTransform(rotationAngle: .pi))
    #expect(translate() == CGAffineTransform(translationX: 0, y: 0))
    #expect(translate(x: 5) == CGAffineTransform(translationX: 5, y: 0))
    #expect(translate(y: 5) == CGAffineTransform(translationX: 0, y: 5))
    #expect(translate(x: 2, y: 5) == CGAffineTransform(translationX: 2, y: 5))
    #expect(scale() == CGAffineTransform(scaleX: 1, y: 1))
    #expect(scale(x: 5) == CGAffineTransform(scaleX: 5, y: 1))
    #expect(scale(y: 5) == CGAffineTransform(scaleX: 1, y: 5))
    #expect(scale(x: 2, y: 5) == CGAffineTransform(scaleX: 2, y: 5))
    #expect(translate(x: 5) + translate(y: 3) == translate(x: 5, y: 3))
    // First the one, then the other.
    let point = CGPoint(x: 1, y: 0).applying(translate(x: 1) + scale(x: 10))
    #expect(point == CGPoint(x: 20, y: 0))
  }

  @Test("49: Partial points, sizes and offsets") func points() {
    #expect(CGPoint(3) == CGPoint(x: 3, y: 3) && CGPoint(x: 3) == CGPoint(x: 3, y: 0))
    #expect(CGPoint(y: 3) == CGPoint(x: 0, y: 3))
    #expect(CGSize(3) == CGSize(width: 3, height: 3) && CGSize(width: 3) == CGSize(width: 3, height: 0))
    #expect(CGSize(height: 3) == CGSize(width: 0, height: 3))
    #expect(UIOffset(3) == UIOffset(horizontal: 3, vertical: 3))
    #expect(UIOffset(horizontal: 3) == UIOffset(horizontal: 3, vertical: 0))
    #expect(UIOffset(vertical: 3) == UIOffset(horizontal: 0, vertical: 3))
  }

  @Test("50: Partial rectangles") func rectangles() {
    func full(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    let (origin, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    #expect(CGRect(origin: origin) == full(1, 2, 0, 0))
    #expect(CGRect(origin: origin, width: 3) == full(1, 2, 3, 0))
    #expect(CGRect(origin: origin, height: 4) == full(1, 2, 0, 4))
    #expect(CGRect(origin: origin, width: 3, height: 4) == full(1, 2, 3, 4))
    #expect(CGRect(size: size) == full(0, 0, 3, 4))
    #expect(CGRect(x: 1, size: size) == full(1, 0, 3, 4))
    #expect(CGRect(y: 2, size: size) == full(0, 2, 3, 4))
    #expect(CGRect(x: 1, y: 2, size: size) == full(1, 2, 3, 4))
    #expect(CGRect(x: 1) == full(1, 0, 0, 0))
    #expect(CGRect(x: 1, y: 2) == full(1, 2, 0, 0))
    #expect(CGRect(x: 1, width: 3) == full(1, 0, 3, 0))
    #expect(CGRect(x: 1, height: 4) == full(1, 0, 0, 4))
    #expect(CGRect(x: 1, y: 2, width: 3) == full(1, 2, 3, 0))
    #expect(CGRect(x: 1, y: 2, height: 4) == full(1, 2, 0, 4))
    #expect(CGRect(x: 1, width: 3, height: 4) == full(1, 0, 3, 4))
    #expect(CGRect(y: 2) == full(0, 2, 0, 0))
    #expect(CGRect(y: 2, width: 3) == full(0, 2, 3, 0))
    #expect(CGRect(y: 2, height: 4) == full(0, 2, 0, 4))
    #expect(CGRect(y: 2, width: 3, height: 4) == full(0, 2, 3, 4))
    #expect(CGRect(width: 3) == full(0, 0, 3, 0))
    #expect(CGRect(height: 4) == full(0, 0, 0, 4))
    #expect(CGRect(width: 3, height: 4) == full(0, 0, 3, 4))
  }

  @Test("51: Partial insets") func insets() {
    func full(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
    #expect(UIEdgeInsets(5) == full(5, 5, 5, 5))
    #expect(UIEdgeInsets(horizontal: 1, vertical: 2) == full(2, 1, 2, 1))
    #expect(UIEdgeInsets(horizontal: 1) == full(0, 1, 0, 1))
    #expect(UIEdgeInsets(horizontal: 1, top: 2) == full(2, 1, 0, 1))
    #expect(UIEdgeInsets(horizontal: 1, bottom: 2) == full(0, 1, 2, 1))
    #expect(UIEdgeInsets(horizontal: 1, top: 2, bottom: 3) == full(2, 1, 3, 1))
    #expect(UIEdgeInsets(vertical: 1) == full(1, 0, 1, 0))
    #expect(UIEdgeInsets(vertical: 1, left: 2) == full(1, 2, 1, 0))
    #expect(UIEdgeInsets(vertical: 1, right: 2) == full(1, 0, 1, 2))
    #expect(UIEdgeInsets(vertical: 1, left: 2, right: 3) == full(1, 2, 1, 3))
    #expect(UIEdgeInsets(left: 1) == full(0, 1, 0, 0))
    #expect(UIEdgeInsets(bottom: 1) == full(0, 0, 1, 0))
    #expect(UIEdgeInsets(right: 1) == full(0, 0, 0, 1))
    #expect(UIEdgeInsets(left: 1, bottom: 2) == full(0, 1, 2, 0))
    #expect(UIEdgeInsets(left: 1, right: 2) == full(0, 1, 0, 2))
    #expect(UIEdgeInsets(bottom: 1, right: 2) == full(0, 0, 1, 2))
    #expect(UIEdgeInsets(left: 1, bottom: 2, right: 3) == full(0, 1, 2, 3))
    #expect(UIEdgeInsets(top: 1) == full(1, 0, 0, 0))
    #expect(UIEdgeInsets(top: 1, right: 2) == full(1, 0, 0, 2))
    #expect(UIEdgeInsets(top: 1, bottom: 2) == full(1, 0, 2, 0))
    #expect(UIEdgeInsets(top: 1, bottom: 2, right: 3) == full(1, 0, 2, 3))
    #expect(UIEdgeInsets(top: 1, left: 2) == full(1, 2, 0, 0))
    #expect(UIEdgeInsets(top: 1, left: 2, right: 3) == full(1, 2, 0, 3))
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3) == full(1, 2, 3, 0))
  }

  @Test("54: Percents") func percents() {
    for (number, share) in [(35, 0.35), (0, 0), (100, 1), (-20, -0.2), (1058, 10.58)] as [(CGFloat, CGFloat)]
    {
      #expect(abs(number% - share) < 1e-12)
    }
  }
}
