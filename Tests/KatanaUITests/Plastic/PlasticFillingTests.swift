import Testing
import UIKit

@testable import KatanaUI

@Suite struct PlasticFillingTests {
  static let multiplier: CGFloat = 0.66
  let other = PlasticView(
    key: "other", frame: CGRect(x: 20, y: 50, width: 400, height: 300), multiplier: Self.multiplier)
  func view(_ frame: CGRect = .zero) -> PlasticView {
    PlasticView(key: "view", frame: frame, multiplier: Self.multiplier)
  }
  func frame(_ start: CGRect = .zero, _ place: (PlasticView) -> Void) -> CGRect {
    let view = view(start)
    place(view)
    return view.frame
  }

  @Test func fillsHorizontallyAndVertically() {
    #expect(frame { $0.fillHorizontally(other) } == CGRect(x: 20, y: 0, width: 400, height: 0))
    #expect(
      frame { $0.fillHorizontally(other, insets: .fixed(99, 10, 99, 10)) }
        == CGRect(x: 30, y: 0, width: 380, height: 0))
    #expect(
      frame { $0.fillHorizontally(other, insets: .fixed(0, -10, 0, -10)) }
        == CGRect(x: 10, y: 0, width: 420, height: 0))
    #expect(
      frame { $0.fillVertically(other, insets: .scalable(10, 99, 10, 99)) }
        .isClose(to: CGRect(x: 0, y: 56.6, width: 0, height: 286.8)))
  }

  @Test func fillsAView() {
    #expect(frame { $0.fill(other) } == other.frame)
    #expect(
      frame { $0.fill(other, insets: .fixed(1, 2, 3, 4)) } == CGRect(x: 22, y: 51, width: 394, height: 296))
  }

  @Test(
    arguments: [
      (1, EdgeInsets.zero, CGRect(x: 70, y: 50, width: 300, height: 300)),
      (2, .zero, CGRect(x: 20, y: 100, width: 400, height: 200)),
      (0.5, .zero, CGRect(x: 145, y: 50, width: 150, height: 300)),
      (0.5, .fixed(10, 10, 10, 10), CGRect(x: 150, y: 60, width: 140, height: 280)),
      (1, .fixed(0, 40, 0, 0), CGRect(x: 90, y: 50, width: 300, height: 300)),
    ] as [(CGFloat, EdgeInsets, CGRect)])
  func fitsAnAspectRatioIntoTheMiddle(ratio: CGFloat, insets: EdgeInsets, expected: CGRect) {
    #expect(frame { $0.fit(other, aspectRatio: ratio, insets: insets) } == expected)
  }

  @Test func fittingIntoNothingGivesNothing() {
    let flat = view(CGRect(x: 5, y: 5, width: 0, height: 0))
    let fitted = frame { $0.fit(flat) }
    #expect(fitted.width == 0)
    #expect(fitted.height == 0)
  }

  @Test func centersBetweenAnchorsAndInAView() {
    let far = view(CGRect(x: 620, y: 950, width: 10, height: 10))
    let middle = frame {
      $0.centerBetween(left: other.right, right: far.left)
      $0.centerBetween(top: far.top, bottom: other.bottom)
    }
    #expect(middle.origin == CGPoint(x: 520, y: 650))
    let small = frame(CGRect(x: 0, y: 0, width: 30, height: 20)) { $0.center(other) }
    #expect(small == CGRect(x: 205, y: 190, width: 30, height: 20))
  }

  @Test func coversSidesAndEnds() {
    let insets = EdgeInsets.fixed(1, 2, 3, 4)
    let start = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(
      frame(start) { $0.coverLeft(other, insets: insets) } == CGRect(x: 22, y: 51, width: 50, height: 296))
    #expect(
      frame(start) { $0.coverRight(other, insets: insets) } == CGRect(x: 366, y: 51, width: 50, height: 296))
    #expect(
      frame(start) { $0.asHeader(other, insets: insets) } == CGRect(x: 22, y: 51, width: 394, height: 60))
    #expect(
      frame(start) { $0.asFooter(other, insets: insets) } == CGRect(x: 22, y: 287, width: 394, height: 60))
    #expect(
      frame(start) { $0.asHeader(other, insets: .scalable(-10, -10, 0, -10)) }
        .isClose(to: CGRect(x: 13.4, y: 43.4, width: 413.2, height: 60)))
    let footer = frame {
      $0.asFooter(other)
      $0.height = .fixed(40)
    }
    #expect(footer == CGRect(x: 20, y: 310, width: 400, height: 40), "a footer grows upward")
  }

  @Test func rowsFillInProportion() {
    let views = [view(), view(), view()]
    views.fill(left: other.left, right: other.right)
    #expect(views.map(\.frame.width).allSatisfy { abs($0 - 400 / 3) < 0.001 })
    views.fill(
      left: other.left, right: other.right, insets: .fixed(0, 10, 0, 20), spacings: [.fixed(5), .fixed(15)],
      widths: [1, 2, 4])
    #expect(views.map(\.frame.origin.x) == [30, 85, 200])
    #expect(views.map(\.frame.width) == [50, 100, 200])
  }

  @Test func columnsFillInProportion() {
    let views = [view(), view()]
    views.fill(top: other.top, bottom: other.bottom, spacings: [.fixed(20)], heights: [1, 3])
    #expect(views.map(\.frame.origin.y) == [50, 140])
    #expect(views.map(\.frame.height) == [70, 210])
    views.fill(top: other.bottom, bottom: other.top)
    #expect(views.map(\.frame.height) == [0, 0], "there is no negative length")
  }

  @Test func rowsAndColumnsCenterInTheirSizes() {
    let views = [
      view(CGRect(x: 0, y: 0, width: 40, height: 10)), view(CGRect(x: 0, y: 0, width: 50, height: 30)),
    ]
    views.centerBetween(left: other.left, right: other.right, spacings: [.fixed(10)])
    #expect(views.map(\.frame.origin.x) == [170, 220])
    views.centerBetween(top: other.top, bottom: other.bottom)
    #expect(views.map(\.frame.origin.y) == [180, 190])
    #expect(views.map(\.frame.width) == [40, 50])
  }

  @Test func noViewsAreNoTrouble() {
    let none: [PlasticView] = []
    none.fill(left: other.left, right: other.right)
    none.fill(top: other.top, bottom: other.bottom)
    none.centerBetween(left: other.left, right: other.right)
    none.centerBetween(top: other.top, bottom: other.bottom)
  }

  @Test func aWrongCountIsRefusedWithWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = PlasticView(key: "", frame: .zero, multiplier: 1)
      [view, view].fill(left: view.left, right: view.right, spacings: [])
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("2 views have 1 spacings between them, not 0"))
  }
}

extension CGRect {
  /// Whether each number is within 0.01 of the other rectangle's.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
      && abs(height - other.height) < 0.01
  }
}
