import Testing
import UIKit

@testable import KatanaUI

/// Every alignment and every length of two anchors, at a multiplier of 0.66, beside another view at (20, 50,
/// 400, 400).
@Suite("Alignments and lengths of Plastic") struct PlasticAlignmentTests {
  static let square = CGRect(x: 20, y: 50, width: 400, height: 400)

  static func view(_ frame: CGRect) -> PlasticView {
    PlasticView(key: "view", frame: frame, multiplier: 0.66)
  }

  let other = Self.view(Self.square)

  /// Returns the frame to which a view comes from `start`.
  func frame(_ start: CGRect = .zero, _ place: (PlasticView) -> Void) -> CGRect {
    let view = Self.view(start)
    place(view)
    return view.frame
  }

  enum Vertical: CaseIterable { case top, centerY, bottom }
  enum Horizontal: CaseIterable { case left, centerX, right }

  private func align(_ view: PlasticView, _ anchor: Vertical, _ offset: Value = .zero) {
    switch anchor {
    case .top: view.top = other.top + offset
    case .centerY: view.centerY = other.centerY + offset
    case .bottom: view.bottom = other.bottom + offset
    }
  }

  private func align(_ view: PlasticView, _ anchor: Horizontal, _ offset: Value = .zero) {
    switch anchor {
    case .left: view.left = other.left + offset
    case .centerX: view.centerX = other.centerX + offset
    case .right: view.right = other.right + offset
    }
  }

  @Test("Two vertical anchors in any order give the other view's height", arguments: Vertical.allCases)
  func heights(first: Vertical) {
    for second in Vertical.allCases where second != first {
      let found = frame(CGRect(x: 1, y: 2, width: 3, height: 4)) {
        align($0, first)
        align($0, second)
      }
      #expect(found == CGRect(x: 1, y: 50, width: 3, height: 400), "\(first), \(second)")
    }
  }

  @Test("Two horizontal anchors in any order give the other view's width", arguments: Horizontal.allCases)
  func widths(first: Horizontal) {
    for second in Horizontal.allCases where second != first {
      let found = frame(CGRect(x: 1, y: 2, width: 3, height: 4)) {
        align($0, first)
        align($0, second)
      }
      #expect(found == CGRect(x: 20, y: 2, width: 400, height: 4), "\(first), \(second)")
    }
  }

  @Test("A width or a height alone is fixed, scalable or another view's")
  func lengths() {
    #expect(frame { $0.width = .fixed(300) } == CGRect(x: 0, y: 0, width: 300, height: 0))
    #expect(frame { $0.width = .scalable(300) } == CGRect(x: 0, y: 0, width: 198, height: 0))
    #expect(frame { $0.width = other.width } == CGRect(x: 0, y: 0, width: 400, height: 0))
    #expect(frame { $0.height = .fixed(300) } == CGRect(x: 0, y: 0, width: 0, height: 300))
    #expect(frame { $0.height = .scalable(300) } == CGRect(x: 0, y: 0, width: 0, height: 198))
    #expect(frame { $0.height = other.height } == CGRect(x: 0, y: 0, width: 0, height: 400))
  }

  @Test(
    "An anchor is moved by its offset, and the view keeps its size however often",
    arguments: [(Value.zero, 0), (.fixed(50), 50), (.scalable(50), 33), (.scalable(-50), -33)]
      as [(Value, CGFloat)])
  func offsets(offset: Value, distance: CGFloat) {
    let view = Self.view(CGRect(x: 3, y: 4, width: 100, height: 60))
    let places: [CGFloat] = [20, 170, 320]
    for (anchor, place) in zip(Horizontal.allCases, places) {
      let alone = frame(view.frame) { align($0, anchor, offset) }
      #expect(alone == CGRect(x: place + distance, y: 4, width: 100, height: 60), "\(anchor)")
    }
    for (anchor, place) in zip(Vertical.allCases, [50, 220, 390] as [CGFloat]) {
      let alone = frame(view.frame) { align($0, anchor, offset) }
      #expect(alone == CGRect(x: 3, y: place + distance, width: 100, height: 60), "\(anchor)")
    }
    for anchor in [Vertical.top, .bottom, .centerY] {
      let twice = frame(view.frame) {
        align($0, anchor)
        align($0, anchor, offset)
      }
      #expect(twice.size == CGSize(width: 100, height: 60), "\(anchor)")
    }
    for anchor in [Horizontal.left, .right, .centerX] {
      let twice = frame(view.frame) {
        align($0, anchor)
        align($0, anchor, offset)
      }
      #expect(twice.size == CGSize(width: 100, height: 60), "\(anchor)")
    }
  }

  @Test("A bare number beside an anchor scales")
  func bareNumbers() {
    #expect(frame { $0.centerY = other.centerY + 150 }.midY == 349)
    #expect(frame { $0.centerY = other.centerY - 150 }.midY == 151)
  }

  /// Insets on all sides, and the points that they are.
  private static let insets: [(EdgeInsets, CGFloat)] = [
    (.zero, 0), (.fixed(10, 10, 10, 10), 10), (.fixed(-10, -10, -10, -10), -10),
    (.scalable(10, 10, 10, 10), 6.6), (.scalable(-10, -10, -10, -10), -6.6),
  ]

  @Test("Filling a view on one axis or both leaves the insets, and negative ones enlarge", arguments: insets)
  func filling(insets: EdgeInsets, points: CGFloat) {
    let (square, start) = (Self.square, CGRect(x: 1, y: 2, width: 3, height: 4))
    let inner = square.insetBy(dx: points, dy: points)
    #expect(
      frame(start) { $0.fillHorizontally(other, insets: insets) }
        .isClose(to: CGRect(x: inner.minX, y: 2, width: inner.width, height: 4)))
    #expect(
      frame(start) { $0.fillVertically(other, insets: insets) }
        .isClose(to: CGRect(x: 1, y: inner.minY, width: 3, height: inner.height)))
    #expect(frame(start) { $0.fill(other, insets: insets) }.isClose(to: inner))
  }

  @Test(
    "Sides and ends of a view are covered inside the insets, at the length that was there", arguments: insets)
  func covering(insets: EdgeInsets, points: CGFloat) {
    let inner = Self.square.insetBy(dx: points, dy: points)
    let start = CGRect(x: 1, y: 2, width: 50, height: 50)
    func slice(_ edge: CGRectEdge) -> CGRect { inner.divided(atDistance: 50, from: edge).slice }
    #expect(frame(start) { $0.coverLeft(other, insets: insets) }.isClose(to: slice(.minXEdge)))
    #expect(frame(start) { $0.coverRight(other, insets: insets) }.isClose(to: slice(.maxXEdge)))
    #expect(frame(start) { $0.asHeader(other, insets: insets) }.isClose(to: slice(.minYEdge)))
    #expect(frame(start) { $0.asFooter(other, insets: insets) }.isClose(to: slice(.maxYEdge)))
  }

  @Test("A square fits into a square whole, and half as wide where the ratio is a half")
  func fitting() {
    #expect(frame { $0.fit(other, aspectRatio: 1) } == Self.square)
    #expect(frame { $0.fit(other, aspectRatio: 0.5) } == CGRect(x: 120, y: 50, width: 200, height: 400))
    #expect(
      frame { $0.fit(other, aspectRatio: 0.5, insets: .fixed(10, 10, 10, 10)) }
        == CGRect(x: 125, y: 60, width: 190, height: 380))
  }

  @Test("The middle between two views is found over a gap and over an overlap, and in a smaller view")
  func middles() {
    let far = Self.view(CGRect(x: 620, y: 950, width: 10, height: 10))
    #expect(frame { $0.centerBetween(left: other.right, right: far.left) }.origin.x == 520)
    #expect(frame { $0.centerBetween(left: far.left, right: other.right) }.origin.x == 520)
    #expect(frame { $0.centerBetween(top: other.bottom, bottom: far.top) }.origin.y == 700)
    #expect(frame { $0.centerBetween(top: far.top, bottom: other.bottom) }.origin.y == 700)
    let large = frame(CGRect(x: 0, y: 0, width: 900, height: 500)) { $0.center(other) }
    #expect(large == CGRect(x: -230, y: 0, width: 900, height: 500))
  }

  @Test(
    "Coordinates are relative to the view around, wherever the native view lies",
    arguments: [CGPoint.zero, CGPoint(x: 20, y: 20)])
  func conversion(origin: CGPoint) {
    let native = PlasticView(
      key: "", frame: CGRect(origin: origin, size: CGSize(width: 1000, height: 1000)), multiplier: 1,
      isFixed: true)
    #expect(native.frame.origin == origin)
    let outer = PlasticView(
      key: "outer", frame: CGRect(x: 5, y: 6, width: 7, height: 8), multiplier: 1, parent: native)
    #expect(outer.frame == CGRect(x: 5, y: 6, width: 7, height: 8), "the first frame is kept")
    outer.width = .fixed(400)
    outer.coverRight(native)
    #expect(outer.frame == CGRect(x: 600, y: 0, width: 400, height: 1000))
    let footer = PlasticView(key: "footer", frame: .zero, multiplier: 1, parent: outer)
    footer.height = .fixed(100)
    footer.asFooter(outer)
    #expect(footer.frame == CGRect(x: 0, y: 900, width: 400, height: 100))
    let label = PlasticView(key: "label", frame: .zero, multiplier: 1, parent: footer)
    label.height = .fixed(40)
    label.asHeader(native)
    #expect(label.frame == CGRect(x: -600, y: -900, width: 1000, height: 40))
    // Through a view without a key at (10, 10).
    let inner = PlasticView(
      key: "inner", frame: .zero, multiplier: 1, parent: outer, offset: CGPoint(x: 10, y: 10))
    inner.left = outer.left
    inner.top = footer.top
    #expect(inner.frame.origin == CGPoint(x: -10, y: 890))
  }
}
