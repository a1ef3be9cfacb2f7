import Testing

@testable import UIKit

/// Boxes of views under transforms.
@MainActor struct TransformedSizeTests {
  @Test(arguments: [
    CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(scaleX: 2, y: 1),
    CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: 0.3), .identity,
  ])
  func fittingWorksWithTheBounds(transform: CGAffineTransform) {
    let label = UILabel()
    label.text = "The quick brown fox jumps over"
    let fitting = label.sizeThatFits(.zero)
    label.frame.origin = CGPoint(x: 20, y: 30)
    label.transform = transform
    let origin = label.frame.origin
    label.sizeToFit()
    #expect(label.bounds.size == fitting)
    #expect(abs(label.frame.minX - origin.x) < 1e-9 && abs(label.frame.minY - origin.y) < 1e-9)
  }

  @Test(arguments: [1, 2, 3, 4, 5, -1, -2])
  func aBoxThatIsTurnedByQuartersHasWholeSides(quarters: Int) {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
    let isUpright = quarters.isMultiple(of: 2)
    #expect(view.frame.width == (isUpright ? 100 : 50))
    #expect(view.frame.height == (isUpright ? 50 : 100))
    #expect(view.frame.midX == 60 && view.frame.midY == 45)
    view.transform = view.transform.scaledBy(x: 2, y: 2)
    #expect(view.frame.width == (isUpright ? 200 : 100))
    let box = CGRect(x: 0, y: 0, width: 100, height: 50).applying(
      CGAffineTransform(translationX: 3, y: 4).rotated(by: CGFloat(quarters) * .pi / 2))
    #expect(box.width == (isUpright ? 100 : 50) && box.height == (isUpright ? 50 : 100))
  }
}
