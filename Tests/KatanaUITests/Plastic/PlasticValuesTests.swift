import Testing
import UIKit

@testable import KatanaUI

@Suite struct PlasticValuesTests {
  @Test func zeroHasNoParts() {
    #expect(Value.zero.scalable == 0)
    #expect(Value.zero.fixed == 0)
    #expect(Size.zero == Size(width: .zero, height: .zero))
    #expect(EdgeInsets.zero == EdgeInsets(top: .zero, left: .zero, bottom: .zero, right: .zero))
  }

  @Test func scalesTheScalablePartOnly() {
    let value = Value(scalable: 10, fixed: 20)
    #expect(value.scale(by: 20) == 220)
    #expect(value.unscaledValue == 30)
    #expect(Size(width: value, height: .fixed(3)).scale(by: 100) == CGSize(width: 1020, height: 3))
    #expect(
      EdgeInsets(top: value, left: .scalable(1), bottom: .fixed(2), right: .zero).scale(by: 5)
        == UIEdgeInsets(top: 70, left: 5, bottom: 2, right: 0))
  }

  @Test func arithmeticTouchesBothParts() {
    let value = Value(scalable: 10, fixed: 20)
    #expect(-value == Value(scalable: -10, fixed: -20))
    #expect(value * 100 == Value(scalable: 1000, fixed: 2000))
    #expect(value / 100 == Value(scalable: 0.1, fixed: 0.2))
    #expect(value + Value(scalable: 1, fixed: 2) == Value(scalable: 11, fixed: 22))
    #expect(value - Value(scalable: 1, fixed: 2) == Value(scalable: 9, fixed: 18))
    var changing = value
    changing += .fixed(1)
    changing -= .scalable(1)
    changing *= 2
    changing /= 4
    #expect(changing == Value(scalable: 4.5, fixed: 10.5))
  }

  @Test func arithmeticOfSizesAndInsetsGoesPartByPart() {
    let size = Size(width: Value(scalable: 10, fixed: 20), height: Value(scalable: 30, fixed: 40))
    #expect(size * 2 == Size(width: Value(scalable: 20, fixed: 40), height: Value(scalable: 60, fixed: 80)))
    #expect(size / 2 == Size(width: Value(scalable: 5, fixed: 10), height: Value(scalable: 15, fixed: 20)))
    #expect(size + size == size * 2)
    let insets = EdgeInsets(
      top: Value(scalable: 5, fixed: 10), left: .scalable(15), bottom: .fixed(20), right: .scalable(25))
    #expect(
      insets * 5
        == EdgeInsets(
          top: Value(scalable: 25, fixed: 50), left: .scalable(75), bottom: .fixed(100), right: .scalable(125)
        ))
    #expect(insets / 5 * 5 == insets)
    #expect(insets + insets == insets * 2)
  }

  @Test func equalityComparesBothParts() {
    #expect(Value.fixed(0) == .scalable(0))
    #expect(Value.fixed(5) != .scalable(5))
  }

  @Test func sizesScaleAndDivideInBothDimensions() {
    let size = Size(width: Value(scalable: 1, fixed: 2), height: Value(scalable: 3, fixed: 4))
    #expect(size.scale(by: 100) == CGSize(width: 102, height: 304))
    #expect(Size.zero.scale(by: 100) == .zero)
    #expect(
      size / 100
        == Size(width: Value(scalable: 0.01, fixed: 0.02), height: Value(scalable: 0.03, fixed: 0.04)))
  }

  @Test func insetsScaleAndAddOnAllSidesInBothParts() {
    let insets = EdgeInsets(
      top: Value(scalable: 1, fixed: 2), left: Value(scalable: 3, fixed: 4),
      bottom: Value(scalable: 5, fixed: 6), right: Value(scalable: 7, fixed: 8))
    #expect(insets.scale(by: 5) == UIEdgeInsets(top: 7, left: 19, bottom: 31, right: 43))
    #expect(EdgeInsets.zero.scale(by: 5) == .zero)
    #expect(
      insets + .scalable(10, 20, 30, 40)
        == EdgeInsets(
          top: Value(scalable: 11, fixed: 2), left: Value(scalable: 23, fixed: 4),
          bottom: Value(scalable: 35, fixed: 6), right: Value(scalable: 47, fixed: 8)))
    #expect(
      insets / 5
        == EdgeInsets(
          top: Value(scalable: 0.2, fixed: 0.4), left: Value(scalable: 0.6, fixed: 0.8),
          bottom: Value(scalable: 1, fixed: 1.2), right: Value(scalable: 1.4, fixed: 1.6)))
  }
}
