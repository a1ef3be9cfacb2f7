import Testing

@testable import UIKit

/// How masks resize a subview when its superview's size changes (A1–A10).
@MainActor @Suite("Autoresizing masks") struct AutoresizingTests {
  nonisolated struct Case: Sendable, CustomStringConvertible {
    var name: String
    var mask: UIView.AutoresizingMask
    var before: CGRect
    var size: CGSize
    var after: CGRect

    var description: String { name }

    init(
      _ name: String, _ mask: UIView.AutoresizingMask, _ before: (Double, Double, Double, Double),
      _ width: Double, _ height: Double, _ after: (Double, Double, Double, Double)
    ) {
      (self.name, self.mask) = (name, mask)
      self.before = CGRect(x: before.0, y: before.1, width: before.2, height: before.3)
      size = CGSize(width: width, height: height)
      self.after = CGRect(x: after.0, y: after.1, width: after.2, height: after.3)
    }
  }

  private nonisolated static let allAcross: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
  ]

  @Test(
    "A superview of 100×100 grows or shrinks",
    arguments: [
      Case("A1", [], (10, 10, 40, 40), 200, 150, (10, 10, 40, 40)),
      Case("A2", .flexibleWidth, (10, 0, 40, 10), 160, 100, (10, 0, 100, 10)),
      Case("A3", [.flexibleLeftMargin, .flexibleRightMargin], (20, 0, 60, 10), 140, 100, (40, 0, 60, 10)),
      Case("A4", [.flexibleLeftMargin, .flexibleRightMargin], (30, 0, 60, 10), 180, 100, (90, 0, 60, 10)),
      Case("A5", allAcross, (10, 0, 40, 10), 160, 100, (16, 0, 64, 10)),
      Case("A6", allAcross, (10, 0, 40, 10), 50, 100, (5, 0, 20, 10)),
      Case("A7", [.flexibleTopMargin, .flexibleHeight], (0, 20, 10, 30), 100, 150, (0, 40, 10, 60)),
      Case("A8", [.flexibleLeftMargin, .flexibleWidth], (0, 0, 0, 0), 130, 100, (15, 0, 15, 0)),
    ])
  func masks(_ example: Case) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: example.before)
    child.autoresizingMask = example.mask
    parent.addSubview(child)
    parent.frame.size = example.size
    let (frame, after) = (child.frame, example.after)
    #expect(isClose(frame, after.minX, after.minY, after.width, after.height), "\(frame)")
  }

  @Test("A9, A10: Nothing moves where subviews are not resized, nor when only the bounds' origin changes")
  func nothingMoves() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 5, y: 30)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 300, height: 300)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
  }

  @Test("A turned view is resized as if it were not turned")
  func turnedViews() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
    child.transform = CGAffineTransform(rotationAngle: 0.5)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 140, height: 160)
    #expect(child.bounds.size == CGSize(width: 60, height: 100))
    #expect(child.center == CGPoint(x: 70, y: 80))
  }

  @Test("A view that a mask resizes carries along what constraints relate to it")
  func masksAndConstraints() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (framed, placed) = (UIView(frame: CGRect(x: 10, y: 0, width: 40, height: 10)), Box(20, 10))
    framed.autoresizingMask = .flexibleWidth
    parent.addSubview(framed)
    parent.addSubview(placed)
    placed.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 5).isActive = true
    parent.layoutIfNeeded()
    #expect(placed.frame.minX == 55)
    parent.frame.size.width = 160
    parent.layoutIfNeeded()
    #expect(framed.frame.width == 100 && placed.frame.minX == 115)
  }
}
