import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Numbers beyond all that can be shown. `Tests/AttackedApp` has a table of all that an app may set.
@MainActor @Suite("Hostile numbers") struct HostileNumberTests {
  @Test("become whole ones without an end of the process") func clamping() {
    #expect(Int(clamping: Double.nan) == 0 && Int(clamping: 1e19) == .max && Int(clamping: -1e300) == .min)
    #expect(Int(clamping: 2.9) == 2 && Int(clamping: -2.9) == -2 && Int(clamping: Float.infinity) == .max)
    #expect(Int(bounding: 1e19) == 1 << 30 && Int(bounding: -Double.infinity) == -1 << 30)
    #expect(Int(bounding: Double.nan) == 0 && Int(bounding: -7.5) == -7)
  }

  @Test("a page control of a billion pages has dots around the current one") func pages() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    control.numberOfPages = 1_000_000_000
    control.currentPage = 500_000_000
    control.layoutIfNeeded()
    #expect(control.subviews.count <= UIPageControl.mostDots + 1)
    control.numberOfPages = 3
    control.layoutIfNeeded()
    #expect(control.subviews.count { $0 is UIImageView } == 3 && control.currentPage == 2)
  }

  @Test("rectangles without end intersect others, or nothing") func rectangles() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(CGRect(x: 5, y: -5, width: CGFloat.infinity, height: 10).intersection(rect).minX == 5)
    #expect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1).intersection(rect).isNull)
    #expect(
      !CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1).intersects(rect)
        && CGRect(x: 5, y: 5, width: -3, height: 3).intersects(rect))
    #expect(
      CGRect(x: 10, y: 0, width: 5, height: 5).intersection(rect) == CGRect(x: 10, y: 0, width: 0, height: 5))
    #expect(CGRect.null.intersection(rect).isNull && CGRect.zero.intersection(rect) == .zero)
  }

  @Test("insets that are no numbers stay what they were") func insets() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentInset.top = 7
    scroll.contentInset.top = .nan
    #expect(scroll.contentInset.top == 7)
  }

  @Test("a path has no more dashes than can be seen") func dashes() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    #expect(path.copy(dashingWithPhase: 0, lengths: [1e-9, 1e-9]).elements.count < 10)
    #expect(path.copy(dashingWithPhase: 0, lengths: [5, 5]).elements.count >= 80)
  }

  @Test(
    "of many constraints that exclude each other those are broken that would be one by one",
    arguments: [5, 40])
  func conflicts(count: Int) {
    for order in [Array(0..<count), Array((0..<count).reversed())] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate(
        order.map { view.widthAnchor.constraint(equalToConstant: CGFloat(20 + $0)) })
      let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
      let greatest = view.widthAnchor.constraint(lessThanOrEqualToConstant: 10)
      NSLayoutConstraint.activate([least, greatest])
      root.layoutIfNeeded()
      #expect(view.bounds.width == 20)
    }
  }

  @Test("Markdown with brackets in each other takes time in proportion to it") func brackets() {
    func text(_ count: Int) -> String {
      String(repeating: "[", count: count) + "a" + String(repeating: "](b)(b)", count: count / 7)
    }
    func time(_ count: Int) -> Double {
      HostileInputs.processorTime { _ = try? AttributedString(markdown: text(count)) }
    }
    let whole = time(60_000)
    if whole > 1 { #expect(whole < 9 * time(15_000)) }
  }
}
