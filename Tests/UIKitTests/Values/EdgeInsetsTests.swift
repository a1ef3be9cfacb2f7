import Testing

@testable import UIKit

struct EdgeInsetsTests {
  @Test func positiveInsetsShrinkARectangleFromEachEdge() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
  }

  @Test func negativeInsetsGrowARectangle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let insets = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
    #expect(rect.inset(by: insets) == CGRect(x: -5, y: -5, width: 20, height: 20))
  }

  @Test func insetsLargerThanTheRectangleKeepItsMiddle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let inset = rect.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    #expect(inset.origin.x == 8)
    #expect(inset.size.width == -6)
  }

  @Test func lengthsRoundToPixelsAndForgiveArithmeticNoise() {
    #expect(CGFloat(20.287).roundedToPixel(.up, scale: 1) == 21)
    #expect(CGFloat(20.287).roundedToPixel(.up, scale: 2) == 20.5)
    #expect(CGFloat(20.5 + 1e-9).roundedToPixel(.up, scale: 2) == 20.5)
    #expect(abs(CGFloat(20.287).roundedToPixel(.up, scale: 3) - 20.333) < 0.001)
  }
}
