import DisplayProtocol
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("A scroll view whose display scrolls by itself")
struct FollowingTests {
  private func run(_ work: (TouchFixture, UIScrollView, ScrollLog) -> Void) {
    TouchFixture.run { fixture in
      let (scrollView, log) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), ScrollLog())
      scrollView.contentSize = CGSize(width: 400, height: 2_000)
      scrollView.delegate = log
      fixture.window.addSubview(scrollView)
      UIScreen.main.host.finishTurn()
      work(fixture, scrollView, log)
      scrollView.finishMoving()
    }
  }

  private func step(_ phase: ScrollInput.Phase, _ y: CGFloat, _ view: UIScrollView, revision: Int? = nil) {
    UIScrollView.shown(by: view.layer.id)?.follow(
      ScrollInput(
        layer: view.layer.id, offset: CGPoint(x: 0, y: y), phase: phase,
        revision: revision ?? view.layer.scroll!.revision))
  }

  @Test("takes over where the content is without a wish of its own, and tells the delegate as of a drag")
  func finger() {
    run { fixture, view, log in
      let revision = view.layer.scroll!.revision
      step(.began, 4, view)
      #expect(view.isDragging && view.contentOffset.y == 4)
      for y: CGFloat in [10, 30, 50] {
        fixture.wait(1.0 / 60)
        step(.moved, y, view)
      }
      step(.lifted, 60, view)
      #expect(view.isDecelerating && !view.isDragging && log.velocity.y > 0.5)
      step(.moved, 200, view)
      step(.ended, 240, view)
      #expect(view.contentOffset.y == 240 && !view.isDecelerating)
      #expect(
        log.entries == [
          "will drag", "scroll", "will let go", "let go, moves on", "will slow down", "scroll", "slowed down",
        ])
      #expect(view.layer.scroll?.revision == revision)
    }
  }

  @Test("does not take over what the display had before it knew of the app's wish")
  func outOfDate() {
    run { _, view, log in
      step(.began, 20, view)
      let old = view.layer.scroll!.revision
      view.contentOffset.y = 500
      #expect(view.layer.scroll!.revision == old + 1)
      step(.moved, 60, view, revision: old)
      #expect(view.contentOffset.y == 500)
      step(.moved, 510, view)
      #expect(view.contentOffset.y == 510)
      step(.ended, 510, view)
      #expect(log.entries.last == "let go, rests")
    }
  }

  @Test("tells the display when the delegate changes what it was told, and only then")
  func refused() {
    run { _, view, log in
      let revision = view.layer.scroll!.revision
      log.onScroll = { $0.contentOffset.y = max($0.contentOffset.y, 100) }
      step(.began, 120, view)
      #expect(view.layer.scroll?.revision == revision)
      step(.moved, 80, view)
      #expect(view.contentOffset.y == 100 && view.layer.scroll?.revision == revision + 1)
    }
  }

  @Test("brings the content where the delegate wants it to rest")
  func redirected() {
    run { fixture, view, log in
      log.redirect = { _ in CGPoint(x: 0, y: 400) }
      step(.began, 10, view)
      step(.lifted, 60, view)
      fixture.wait(4)
      #expect(view.contentOffset.y == 400 && log.entries.last == "slowed down")
    }
  }

  @Test("tells that a page was turned")
  func pages() {
    run { _, view, log in
      view.isPagingEnabled = true
      step(.began, 100, view)
      step(.ended, 400, view)
      #expect(log.entries.suffix(3) == ["let go, moves on", "will slow down", "slowed down"])
    }
  }

  @Test("turns the nearest page where the display has left the content between two")
  func betweenPages() {
    run { fixture, view, log in
      view.isPagingEnabled = true
      for (end, page) in [(250, 400), (610, 800), (760, 800), (590, 400), (400.6, 400.6)]
        as [(CGFloat, CGFloat)]
      {
        step(.began, view.contentOffset.y + 10, view)
        step(.ended, end, view)
        fixture.wait(4)
        #expect(view.contentOffset.y == page && !view.isDecelerating)
        #expect(log.entries.last == "slowed down")
      }
    }
  }

  @Test("is found by its layer only while it is in a window")
  func found() {
    run { _, view, _ in
      let id = view.layer.id
      #expect(UIScrollView.shown(by: id) === view)
      view.removeFromSuperview()
      #expect(UIScrollView.shown(by: id) == nil)
    }
  }
}

@MainActor struct FrameClockTests {
  private final class Mover: FrameFollower {
    var times: [TimeInterval] = []
    func moves(to time: TimeInterval) -> Bool {
      times.append(time)
      return true
    }
  }

  @Test func framesComeOnTheClockThatIsGoneByNow() {
    let (old, first, second) = (SystemClock.current, ManualClock(now: 50), ManualClock(now: 1_000))
    defer { SystemClock.current = old }
    let (frames, one, other) = (FrameClock(), Mover(), Mover())
    SystemClock.current = first
    frames.follow(one)
    first.advance(0.1)
    #expect(one.times.count >= 5)
    // Whoever still moves on a clock that is gone by no more does not keep others from moving.
    SystemClock.current = second
    frames.follow(other)
    second.advance(0.1)
    #expect(other.times.count >= 5 && other.times.allSatisfy { $0 > 1_000 })
    let count = one.times.count
    first.advance(1)
    #expect(one.times.count == count)
    frames.leave(one)
    frames.leave(other)
    #expect(first.waiting == 0 && second.waiting == 0)
  }
}

@MainActor @Suite("A scroll view's work")
struct ScrollWorkTests {
  @Test("is one layer's, however much lies in it")
  func oneLayer() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 50_000)
    for row in 0..<1_000 {
      view.addSubview(UIView(frame: CGRect(x: 0, y: row * 50, width: 300, height: 50)))
    }
    let root = CALayer()
    root.anchorPoint = .zero
    root.bounds = view.bounds
    let host = LayerHost(root: root)
    var changes: [SceneChange] = []
    host.onCommit = { changes += $0.changes }
    root.addSublayer(view.layer)
    host.finishTurn()
    changes = []
    view.contentOffset.y = 40
    host.finishTurn()
    #expect(changes.count == 2)
    #expect(changes.contains(.set(view.layer.id, .contentOffset(CGPoint(x: 0, y: 40)))))
    #expect(changes.contains(.set(view.layer.id, .scroll(view.layer.scroll))))
    changes = []
    host.finishTurn()
    #expect(changes.isEmpty)
  }

  @Test("ends with the view: nothing keeps it alive")
  func lifetime() {
    weak var gone: UIScrollView?
    TouchFixture.run { fixture in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.contentSize.height = 1_000
      fixture.window.addSubview(view)
      gone = view
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      fixture.wait(0.1)
      view.removeFromSuperview()
    }
    #expect(gone == nil)
  }
}
