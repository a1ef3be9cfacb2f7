import Testing

@testable import UIKit

@MainActor @Suite("A scroll view")
struct UIScrollViewTests {
  let log = ScrollLog()
  let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 320, height: 480))

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 1_000)
    scrollView.delegate = log
  }

  /// Lets the time of a frame clock pass, frame by frame, until the content rests. Answers the offsets on the
  /// way.
  func rest(longest: TimeInterval = 10) -> [CGPoint] {
    guard let start = scrollView.motion?.start else { return [] }
    var offsets: [CGPoint] = []
    for frame in 1... {
      let time = Double(frame) / 60
      guard time < longest, scrollView.moves(to: start + time) else { break }
      offsets.append(scrollView.contentOffset)
    }
    return offsets + [scrollView.contentOffset]
  }

  @Test("begins as UIKit's does")
  func defaults() {
    let view = UIScrollView()
    #expect(view.contentSize == .zero && view.contentOffset == .zero && view.contentInset == .zero)
    #expect(view.clipsToBounds && view.isScrollEnabled && view.bounces)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal && !view.isPagingEnabled)
    #expect(!view.isDirectionalLockEnabled && view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.scrollsToTop && view.keyboardDismissMode == .none && view.decelerationRate == .normal)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
  }

  @Test("has its offset as the origin of its bounds, and shows its content so much higher")
  func offset() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    parent.addSubview(scrollView)
    scrollView.addSubview(child)
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    #expect(scrollView.bounds == CGRect(x: 0, y: 100, width: 320, height: 480))
    #expect(scrollView.frame == CGRect(x: 10, y: 20, width: 320, height: 480))
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 10, y: -80))
    scrollView.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 30))
    #expect(log.offsets == [CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 30)])
  }

  @Test("takes any offset in code, and stays there until a person scrolls")
  func farOffset() {
    scrollView.contentOffset = CGPoint(x: 0, y: 700)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 700)
    scrollView.movement.beginDragging()
    scrollView.endDragging(along: scrollView.glide(speed: .zero))
    #expect(scrollView.isDecelerating)
    _ = rest()
    #expect(scrollView.contentOffset.y == 520)
  }

  @Test("lets the content rest as far out as its insets say")
  func insets() {
    scrollView.contentInset.bottom = 50
    #expect(scrollView.verticalRange == 0...570)
    scrollView.contentInset.top = 30
    #expect(scrollView.verticalRange == -30...570)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0))
    #expect(scrollView.contentOffset == .zero)
    #expect(log.entries == ["inset", "inset"])
  }

  @Test("keeps content within a range that shrinks, when it was within it before")
  func shrinking() {
    scrollView.contentOffset.y = 500
    scrollView.contentSize.height = 700
    #expect(scrollView.contentOffset.y == 220)
    scrollView.frame.size.height = 600
    #expect(scrollView.contentOffset.y == 100)
    scrollView.contentSize.height = 10
    #expect(scrollView.contentOffset.y == 0)
    scrollView.contentOffset.y = 40
    scrollView.contentSize.height = 20
    #expect(scrollView.contentOffset.y == 40)
  }

  @Test("moves no further than it must to show a rectangle")
  func rectangles() {
    func offset(showing rect: CGRect) -> CGFloat {
      scrollView.scrollRectToVisible(rect, animated: false)
      return scrollView.contentOffset.y
    }
    #expect(offset(showing: CGRect(x: 0, y: 100, width: 10, height: 50)) == 0)
    #expect(offset(showing: CGRect(x: 0, y: 600, width: 10, height: 50)) == 170)
    #expect(offset(showing: CGRect(x: 0, y: 150, width: 10, height: 50)) == 150)
    #expect(offset(showing: CGRect(x: 0, y: 990, width: 10, height: 500)) == 520)
    #expect(offset(showing: CGRect(x: 0, y: 0, width: 10, height: 1_000)) == 520)
    #expect(offset(showing: .null) == 520)
    scrollView.contentInset.bottom = 50
    #expect(offset(showing: CGRect(x: 0, y: 990, width: 10, height: 10)) == 570)
  }

  @Test("moves there in 0.3 seconds when asked to, and tells of the end")
  func animated() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scrollView.contentOffset == .zero && !scrollView.isDecelerating)
    let way = rest().map(\.y)
    #expect(way.count == 18 && way == way.sorted() && way.last == 300)
    #expect(abs(way[8] - 150) < 1)
    #expect(log.entries == ["scroll", "animation ended"])
    // Where it already is, there is nothing to report.
    log.clear()
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scrollView.motion == nil && log.entries.isEmpty)
  }

  @Test("tells of dragging and slowing down in UIKit's order")
  func order() {
    scrollView.movement.beginDragging()
    scrollView.endDragging(
      speed: CGVector(dx: 0, dy: 600), along: scrollView.glide(speed: CGVector(dx: 0, dy: 600)))
    #expect(scrollView.isDecelerating && !scrollView.isDragging)
    #expect(log.velocity == CGPoint(x: 0, y: 0.6))
    _ = rest()
    #expect(
      log.entries == ["will let go", "let go, moves on", "will slow down", "scroll", "slowed down"])
    #expect(scrollView.contentOffset == log.target)
    #expect(!scrollView.isDecelerating)
  }

  @Test("comes to rest where the delegate wants it", arguments: [100, 400, 520])
  func redirected(goal: CGFloat) {
    log.redirect = { CGPoint(x: $0.x, y: goal) }
    let speed = CGVector(dx: 0, dy: 500)
    scrollView.contentOffset.y = 150
    scrollView.movement.beginDragging()
    scrollView.endDragging(speed: speed, along: scrollView.glide(speed: speed))
    let way = rest(longest: 5)
    #expect(way.last?.y == goal)
    #expect(way.count < 300)
  }

  @Test("keeps the way it has left when the delegate moves the content meanwhile")
  func shifted() {
    let speed = CGVector(dx: 0, dy: 400)
    scrollView.movement.beginDragging()
    scrollView.endDragging(speed: speed, along: scrollView.glide(speed: speed))
    let goal = log.target.y
    var isMoved = false
    log.onScroll = { view in
      guard view.contentOffset.y > 50, !isMoved else { return }
      isMoved = true
      view.contentOffset.y += 100
    }
    _ = rest()
    #expect(scrollView.contentOffset.y == goal + 100)
  }

  @Test("bounds a delegate that always moves on, and says so")
  func endless() {
    var calls = 0
    log.onScroll = { view in
      calls += 1
      view.contentOffset.y += 1
    }
    scrollView.contentOffset.y = 1
    #expect(calls == 32)
    log.onScroll = { _ in }
    scrollView.contentOffset.y = 5
    #expect(log.offsets.last?.y == 5)
  }

  @Test("goes on when the delegate takes it out of its superview, or stops it, while it moves")
  func removed() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    parent.addSubview(scrollView)
    log.onScroll = { $0.removeFromSuperview() }
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    _ = rest()
    #expect(scrollView.superview == nil && scrollView.contentOffset.y == 300)

    log.clear()
    log.onScroll = { $0.setContentOffset(CGPoint(x: 0, y: 10), animated: false) }
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    _ = rest()
    #expect(scrollView.contentOffset.y == 10 && scrollView.motion == nil)
    #expect(log.entries.filter { $0 == "animation ended" }.count == 1)
  }

  @Test("ends what moves when it leaves its window")
  func leavingWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.addSubview(scrollView)
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scrollView.removeFromSuperview()
    #expect(scrollView.motion == nil && log.entries == ["animation ended"])
  }

  @Test(
    "keeps what it has when it is given numbers that are none",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func badNumbers(number: CGFloat) {
    scrollView.contentOffset.y = 40
    scrollView.contentOffset = CGPoint(x: 5, y: number)
    #expect(scrollView.contentOffset == CGPoint(x: 5, y: 40))
    scrollView.contentSize = CGSize(width: number, height: 900)
    #expect(scrollView.contentSize == CGSize(width: 320, height: 900))
    scrollView.setContentOffset(CGPoint(x: number, y: 80), animated: true)
    _ = rest()
    #expect(scrollView.contentOffset.y == 80)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: number, width: 1, height: 1), animated: false)
    #expect(scrollView.contentOffset.y.isFinite)
  }

  @Test("bounds numbers that are too large, and takes negative sizes for none")
  func hugeNumbers() {
    scrollView.contentSize = CGSize(width: -5, height: 1e30)
    #expect(scrollView.contentSize == CGSize(width: 0, height: UIScrollView.farthest))
    scrollView.contentOffset.y = -1e30
    #expect(scrollView.contentOffset.y == -UIScrollView.farthest)
  }
}
