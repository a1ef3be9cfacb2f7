import Testing

@testable import UIKit

@MainActor @Suite("A wheel over scroll views")
struct WheelTests {
  let log = ScrollLog()
  let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
  let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    outer.contentSize = CGSize(width: 320, height: 1_000)
    inner.contentSize = CGSize(width: 320, height: 300)
    outer.addSubview(inner)
    inner.addSubview(leaf)
    inner.delegate = log
  }

  @Test("moves the content of the innermost that can move that way, exactly so far")
  func chaining() {
    leaf.scrollByWheel(CGVector(dx: 0, dy: -60))
    #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 0)
    #expect(log.entries == ["will drag", "scroll", "will let go", "let go, rests"])
    leaf.scrollByWheel(CGVector(dx: 0, dy: -60))
    #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 0)
    // At its end, the one around it moves.
    log.clear()
    leaf.scrollByWheel(CGVector(dx: 0, dy: -60))
    #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 60)
    #expect(log.entries.isEmpty)
    leaf.scrollByWheel(CGVector(dx: 0, dy: 30))
    #expect(inner.contentOffset.y == 70 && outer.contentOffset.y == 60)
  }

  @Test("gives each axis to the one that moves along it")
  func axes() {
    outer.contentSize.width = 900
    leaf.scrollByWheel(CGVector(dx: -40, dy: -30))
    #expect(inner.contentOffset == CGPoint(x: 0, y: 30))
    #expect(outer.contentOffset == CGPoint(x: 40, y: 0))
  }

  @Test("passes by one that may not scroll")
  func disabled() {
    inner.isScrollEnabled = false
    leaf.scrollByWheel(CGVector(dx: 0, dy: -60))
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 60)
  }

  @Test("turns one page at a time")
  func paging() {
    inner.isPagingEnabled = true
    inner.contentSize = CGSize(width: 960, height: 200)
    leaf.scrollByWheel(CGVector(dx: -3, dy: 0))
    #expect(inner.isDecelerating && log.target == CGPoint(x: 320, y: 0))
    #expect(log.entries == ["will drag", "will let go", "let go, moves on", "will slow down"])
    _ = inner.moves(to: inner.motion!.start + 5)
    #expect(inner.contentOffset.x == 320 && log.entries.last == "slowed down")
    // Before it is there, a second turn leads to the page after it.
    leaf.scrollByWheel(CGVector(dx: 10, dy: 0))
    #expect(log.target.x == 0)
  }

  @Test("comes to rest where the delegate wants it")
  func redirected() {
    log.redirect = { _ in CGPoint(x: 0, y: 80) }
    leaf.scrollByWheel(CGVector(dx: 0, dy: -60))
    _ = inner.moves(to: inner.motion!.start + 5)
    #expect(inner.contentOffset.y == 80)
  }

  @Test("does not pull content in that lies past its edge, when it leads further out")
  func past() {
    inner.contentOffset.y = 150
    inner.scrollByWheel(CGVector(dx: 0, dy: -20))
    #expect(inner.contentOffset.y == 150)
  }
}
