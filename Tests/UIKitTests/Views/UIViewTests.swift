import DisplayProtocol
import Testing

@testable import UIKit

/// The cases of UIKit's geometry, tree and hit testing.
@MainActor struct UIViewTests {
  @Test func scalingDoublesTheFrameAboutTheCenter() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 50, y: 50, width: 200, height: 200))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.center == CGPoint(x: 150, y: 150))
  }

  @Test func turningGrowsTheFrameAndKeepsTheCenter() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(abs(view.frame.width - 141.421) < 0.001)
    #expect(view.center == CGPoint(x: 150, y: 150))
  }

  @Test func movingTheAnchorMovesTheFrame() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 125, y: 125, width: 50, height: 50))
  }

  @Test func scrolledBoundsMoveWhatIsInside() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(child)
    parent.bounds.origin.y = 30
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -30))
    #expect(parent.convert(CGPoint(x: 0, y: -30), from: nil) == .zero)
  }

  @Test func conversionGoesThroughEveryTransform() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 20))
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let point = inner.convert(CGPoint(x: 3, y: 4), to: nil)
    let back = inner.convert(point, from: nil)
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
    #expect(abs(point.x - (60 - (44 - 50))) < 1e-9 && abs(point.y - (70 + (33 - 50))) < 1e-9)
  }

  @Test func subviewsFollowTheirMasks() {
    let cases:
      [(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat, new: CGFloat, to: (CGFloat, CGFloat))] = [
        ([], 10, 40, 200, (10, 40)),
        (.flexibleWidth, 10, 40, 160, (10, 100)),
        ([.flexibleLeftMargin, .flexibleRightMargin], 20, 60, 140, (40, 60)),
        ([.flexibleLeftMargin, .flexibleRightMargin], 30, 60, 180, (90, 60)),
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 10, 40, 160, (16, 64)),
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 10, 40, 50, (5, 20)),
        ([.flexibleLeftMargin, .flexibleWidth], 0, 0, 130, (15, 15)),
      ]
    for test in cases {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: test.x, y: 5, width: test.width, height: 5))
      child.autoresizingMask = test.mask
      parent.addSubview(child)
      parent.frame.size.width = test.new
      #expect(abs(child.frame.minX - test.to.0) < 1e-9, "\(test)")
      #expect(abs(child.frame.width - test.to.1) < 1e-9, "\(test)")
    }
  }

  @Test func masksShareOutHeightToo() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 30))
    child.autoresizingMask = [.flexibleTopMargin, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size.height = 150
    #expect(child.frame == CGRect(x: 0, y: 40, width: 10, height: 60))
  }

  @Test func scrollingOrRefusingToResizeLeavesSubviewsAlone() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.origin.x = 30
    parent.autoresizesSubviews = false
    parent.frame.size.width = 300
    #expect(child.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
  }

  @Test func hiddenFaintAndDisabledTreesAreNotHit() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: parent.bounds)
    let child = UIView(frame: parent.bounds)
    parent.addSubview(middle)
    middle.addSubview(child)
    let point = CGPoint(x: 5, y: 5)
    #expect(parent.hitTest(point, with: nil) === child)
    middle.isHidden = true
    #expect(parent.hitTest(point, with: nil) === parent)
    middle.isHidden = false
    middle.alpha = 0.009
    #expect(parent.hitTest(point, with: nil) === parent)
    middle.alpha = 1
    middle.isUserInteractionEnabled = false
    #expect(parent.hitTest(point, with: nil) === parent)
  }

  @Test func whatSticksOutOfItsParentIsNotHit() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(UIView(frame: CGRect(x: 90, y: 90, width: 50, height: 50)))
    #expect(parent.hitTest(CGPoint(x: 110, y: 110), with: nil) == nil)
  }

  @Test func theFrontMostSiblingIsHit() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (UIView(frame: parent.bounds), UIView(frame: parent.bounds))
    parent.addSubview(back)
    parent.addSubview(front)
    #expect(parent.hitTest(.zero, with: nil) === front)
    parent.sendSubviewToBack(front)
    #expect(parent.hitTest(.zero, with: nil) === back)
  }

  @Test func subviewsKeepTheOrderTheyAreGiven() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    views.forEach(parent.addSubview)
    parent.exchangeSubview(at: 3, withSubviewAt: 0)
    #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
    parent.bringSubviewToFront(views[1])
    #expect(parent.subviews == [views[3], views[2], views[0], views[1]])
    parent.insertSubview(views[1], belowSubview: views[2])
    parent.insertSubview(views[3], aboveSubview: views[0])
    parent.addSubview(views[2])
    #expect(parent.subviews == [views[1], views[0], views[3], views[2]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func comingIntoAWindowIsReportedInOrder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = WitnessView()
    window.addSubview(view)
    #expect(
      view.log == [
        "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow", "didMoveToSuperview",
      ])
    view.log = []
    view.removeFromSuperview()
    #expect(
      view.log == [
        "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow", "didMoveToSuperview",
      ])
    #expect(view.window == nil)
  }

  @Test func layoutRunsOnceForManyRequests() {
    let view = WitnessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.log = []
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.log == ["layoutSubviews"])
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    #expect(view.log == ["layoutSubviews"])
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.log == ["layoutSubviews", "layoutSubviews"])
  }

  @Test func onlyClassesThatDrawAreTakenToDraw() {
    class Plain: UIView { override func layoutSubviews() {} }
    class Drawing: UIView { override func draw(_ rect: CGRect) { tag = 1 } }
    class Heir: Drawing { override func layoutSubviews() {} }
    #expect(!OverriddenMethods.of(UIView.self).contains(.draw))
    #expect(!OverriddenMethods.of(Plain.self).contains(.draw))
    #expect(!OverriddenMethods.of(UIWindow.self).contains(.draw))
    #expect(OverriddenMethods.of(Drawing.self).contains(.draw))
    #expect(OverriddenMethods.of(Heir.self).contains(.draw))
  }

  @Test func tintIsInheritedAndToldOfDownTheTree() {
    let parent = UIView()
    let child = WitnessView()
    parent.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(child.log.last == "tintColorDidChange")
    child.tintColor = .green
    child.log = []
    parent.tintColor = .blue
    #expect(child.log.isEmpty)
  }

  @Test func aTreeOfViewsIsReleasedWithItsRoot() {
    weak var released: UIView?
    do {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      released = child
    }
    #expect(released == nil)
  }
}

@MainActor private final class WitnessView: UIView {
  var log: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) { log.append("willMove(toSuperview:)") }
  override func didMoveToSuperview() { log.append("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { log.append("willMove(toWindow:)") }
  override func didMoveToWindow() { log.append("didMoveToWindow") }
  override func layoutSubviews() { log.append("layoutSubviews") }
  override func tintColorDidChange() { log.append("tintColorDidChange") }
}
