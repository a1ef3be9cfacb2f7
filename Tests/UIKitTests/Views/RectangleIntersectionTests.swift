import CoreGraphics
import Foundation
import Testing
import UIKit

/// `CGRect.intersection(_:)` and `intersects(_:)`, which take the place of Foundation's.
@Suite struct RectangleIntersectionTests {
  /// The reference: the intersection of the closed ranges, as Foundation computes it.
  private func expected(_ one: CGRect, _ other: CGRect) -> CGRect {
    guard !one.isNull, !other.isNull else { return .null }
    let (horizontal, vertical) = (one.minX...one.maxX, one.minY...one.maxY)
    let (across, along) = (other.minX...other.maxX, other.minY...other.maxY)
    guard horizontal.overlaps(across), vertical.overlaps(along) else { return .null }
    let (x, y) = (horizontal.clamped(to: across), vertical.clamped(to: along))
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  @Test func `rectangles of all kinds meet as Foundation's do`() {
    var generator = SystemRandomNumberGenerator()
    // Few numbers, so that edges and corners often touch.
    let numbers: [CGFloat] = [-30, -10, 0, 0.5, 10, 20, 1e9]
    func number() -> CGFloat { numbers.randomElement(using: &generator) ?? 0 }
    for _ in 0..<20_000 {
      let one = CGRect(x: number(), y: number(), width: number(), height: number())
      let other = Bool.random() ? CGRect(x: number(), y: number(), width: number(), height: number()) : .null
      let common = one.intersection(other)
      #expect(common == expected(one, other), "\(one) and \(other)")
      #expect(one.intersects(other) == !expected(one, other).isNull, "\(one) and \(other)")
    }
  }

  @Test func `infinite rectangles end nothing`() {
    let whole = CGRect(x: -CGFloat.infinity, y: -.infinity, width: .infinity, height: .infinity)
    let one = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(whole.intersection(one).isNull)
    #expect(!one.intersects(whole))
    #expect(one.intersection(.infinite) == one)
    #expect(one.intersection(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity)) == one)
  }
}
