import Testing

@testable import UIKit

@MainActor @Suite("A finger on a scroll view")
struct DraggingTests {
  /// A scroll view of 400×400 in a window, whose content is 1000 high and has a button at the top.
  @MainActor struct Table {
    let fixture: TouchFixture
    let scrollView = ButtonsScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    let log = ScrollLog()
    let events = EventLog()

    init(_ fixture: TouchFixture) {
      self.fixture = fixture
      scrollView.contentSize = CGSize(width: 400, height: 1_000)
      scrollView.delegate = log
      events.follow(button)
      scrollView.addSubview(button)
      fixture.window.addSubview(scrollView)
    }

    var offset: CGFloat { scrollView.contentOffset.y }
  }

  @MainActor final class EventLog {
    var names: [String] = []

    func follow(_ button: UIButton) {
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"), (.touchUpOutside, "outside"),
      ]
      for (event, name) in events {
        button.addAction(UIAction { [weak self] _ in self?.names.append(name) }, for: event)
      }
    }
  }

  private func run(_ work: (Table) throws -> Void) rethrows {
    try TouchFixture.run { fixture in
      let table = Table(fixture)
      try work(table)
      table.scrollView.finishMoving()
    }
  }

  @Test("drags on from where the app moves the content meanwhile")
  func appMovesContent() {
    run { table in
      table.scrollView.contentOffset.y = 300
      table.fixture.down(200, 300)
      table.fixture.drag(to: 200, 250)
      let dragged = table.offset
      #expect(dragged > 300)
      table.scrollView.contentOffset.y += 100
      #expect(table.offset == dragged + 100)
      table.fixture.drag(to: 200, 230)
      #expect(table.offset == dragged + 120)
    }
  }

  @Test("drags the content from where it has moved ten points on")
  func drag() {
    run { table in
      table.fixture.down(200, 300)
      #expect(table.scrollView.isTracking && !table.scrollView.isDragging)
      table.fixture.move(200, 292)
      #expect(table.offset == 0)
      table.fixture.move(200, 270)
      #expect(table.scrollView.isDragging && table.offset == 20)
      table.fixture.move(200, 170)
      #expect(table.offset == 120)
      table.fixture.wait(0.3)
      table.fixture.up()
      #expect(!table.scrollView.isTracking && !table.scrollView.isDragging)
      #expect(table.offset == 120)
      #expect(table.log.entries == ["will drag", "scroll", "will let go", "let go, rests"])
    }
  }

  @Test("throws the content, which slows down by the clock to where it said it would")
  func throwing() {
    run { table in
      table.fixture.down(200, 350)
      table.fixture.drag(to: 200, 150, seconds: 0.2)
      table.fixture.up()
      #expect(abs(table.log.velocity.y - 1) < 0.01)
      #expect(table.scrollView.isDecelerating)
      let start = table.offset
      table.fixture.wait(0.5)
      let passed = 1_000 * (1 - pow(0.998, 500)) / (-1_000 * log(0.998))
      #expect(abs(table.offset - start - passed) < 2)
      table.fixture.wait(9)
      #expect(table.offset == table.log.target.y && !table.scrollView.isDecelerating)
      #expect(
        table.log.entries == [
          "will drag", "scroll", "will let go", "let go, moves on", "will slow down", "scroll", "slowed down",
        ])
    }
  }

  @Test("leaves a button the touch that it has, however far the finger moves")
  func holding() {
    run { table in
      table.fixture.down(200, 100)
      table.fixture.wait(0.6)
      table.fixture.drag(to: 200, 90)
      table.fixture.drag(to: 200, 40)
      #expect(table.events.names == ["down"] && table.offset == 0 && !table.scrollView.isDragging)
      table.fixture.drag(to: 200, 95)
      table.fixture.up()
      #expect(table.events.names == ["down", "up"])
    }
  }

  @Test("takes the touch from a button where the app lets it, which is told so")
  func cancel() {
    run { table in
      table.scrollView.cancelsButtons = true
      table.fixture.down(200, 100)
      table.fixture.wait(0.2)
      #expect(table.events.names == ["down"] && table.button.isHighlighted)
      table.fixture.drag(to: 200, 70)
      #expect(table.events.names == ["down", "cancel"] && !table.button.isHighlighted)
      #expect(table.offset == 20)
      table.fixture.up()
      #expect(table.events.names == ["down", "cancel"])
    }
  }

  @Test("keeps a touch from a button for 0.15 seconds, and gives it a tap at its end")
  func delay() {
    run { table in
      table.fixture.down(200, 100)
      table.fixture.wait(0.1)
      #expect(table.events.names.isEmpty)
      table.fixture.up()
      #expect(table.events.names == ["down", "up"])

      // What is dragged at once never gets to the button.
      table.fixture.down(200, 100)
      table.fixture.drag(to: 200, 60, seconds: 0.1)
      #expect(table.events.names == ["down", "up"] && table.scrollView.isDragging)
      table.fixture.up()
    }
    run { table in
      table.scrollView.delaysContentTouches = false
      table.fixture.down(200, 100)
      #expect(table.events.names == ["down"])
    }
  }

  @Test("leaves a touch to what follows fingers, and to all where it may not take them")
  func keeping() {
    run { table in
      table.scrollView.canCancelContentTouches = false
      table.fixture.down(200, 100)
      table.fixture.wait(0.2)
      table.fixture.drag(to: 200, 50)
      #expect(table.offset == 0 && table.events.names == ["down"])
      table.fixture.up()
      #expect(table.events.names == ["down", "up"])
    }
    let view = UIScrollView()
    #expect(view.touchesShouldCancel(in: UIView()) && view.touchesShouldCancel(in: UILabel()))
    for control in [UIControl(), UIButton(), UISlider(), UISwitch()] as [UIControl] {
      #expect(!view.touchesShouldCancel(in: control))
    }
  }

  @Test("holds content past its edge by a band, and lets it spring back")
  func band() {
    run { table in
      table.fixture.down(200, 100)
      table.fixture.move(200, 200)
      let shown = ScrollPhysics.rubberBand(90, length: 400)
      #expect(abs(table.offset + shown) < 0.5)
      table.fixture.wait(0.3)
      table.fixture.up()
      #expect(table.scrollView.isDecelerating)
      table.fixture.wait(0.1)
      let displaced = ScrollPhysics.displacement(-shown, speed: 0, at: 0.1)
      #expect(abs(table.offset - displaced) < 0.5)
      table.fixture.wait(2)
      #expect(table.offset == 0 && !table.scrollView.isDecelerating)
    }
    run { table in
      table.scrollView.bounces = false
      table.fixture.down(200, 100)
      table.fixture.move(200, 200)
      #expect(table.offset == 0)
    }
  }

  @Test("brings content that was put past its edge in code back when it lets go of it")
  func farOffset() {
    run { table in
      table.scrollView.contentOffset.y = 700
      table.fixture.wait(1)
      #expect(table.offset == 700)
      table.fixture.down(200, 200)
      table.fixture.drag(to: 200, 230)
      table.fixture.up()
      table.fixture.wait(3)
      #expect(table.offset == 600)
    }
  }

  @Test("stops content that moves, and that touch presses nothing")
  func stopping() {
    run { table in
      table.fixture.down(200, 350)
      table.fixture.drag(to: 200, 310, seconds: 0.1)
      table.fixture.up()
      table.fixture.wait(0.1)
      let offset = table.offset
      table.fixture.tap(200, 20)
      #expect(!table.scrollView.isDecelerating && table.log.entries.last == "slowed down")
      table.fixture.wait(1)
      #expect(table.offset == offset && table.events.names.isEmpty)
    }
  }

  @Test("turns pages")
  func pages() {
    run { table in
      table.scrollView.isPagingEnabled = true
      table.fixture.down(200, 350)
      table.fixture.drag(to: 200, 300, seconds: 0.1)
      table.fixture.up()
      #expect(table.log.target.y == 400)
      table.fixture.wait(2)
      #expect(table.offset == 400)
      // A slow finger that has not come halfway leaves it at its page.
      table.fixture.down(200, 350)
      table.fixture.drag(to: 200, 200, seconds: 0.2)
      table.fixture.wait(0.3)
      table.fixture.up()
      table.fixture.wait(2)
      #expect(table.offset == 400)
      table.fixture.down(200, 350)
      table.fixture.drag(to: 200, 100, seconds: 0.5)
      table.fixture.up()
      table.fixture.wait(2)
      // The last page is not a whole one.
      #expect(table.offset == 600)
    }
  }

  @Test("keeps to one axis where that is wanted, and where there is only one")
  func axes() {
    run { table in
      table.scrollView.contentSize.width = 1_000
      table.fixture.down(300, 300)
      table.fixture.drag(to: 270, 260, seconds: 0.1)
      table.fixture.up()
      #expect(table.scrollView.contentOffset.x > 0 && table.offset > 0)
    }
    run { table in
      table.scrollView.contentSize.width = 1_000
      table.scrollView.isDirectionalLockEnabled = true
      table.fixture.down(300, 300)
      table.fixture.drag(to: 290, 250, seconds: 0.1)
      #expect(table.scrollView.contentOffset == CGPoint(x: 0, y: 40))
      table.fixture.drag(to: 200, 250, seconds: 0.1)
      #expect(table.scrollView.contentOffset == CGPoint(x: 0, y: 40))
    }
    run { table in
      // A finger that goes across drags nothing that only goes up and down.
      table.fixture.down(300, 300)
      table.fixture.drag(to: 200, 290, seconds: 0.1)
      #expect(!table.scrollView.isDragging && table.offset == 0)
    }
  }

  @Test("drags the inner one of two, along its own axis only")
  func nested() {
    run { table in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 200))
      inner.contentSize = CGSize(width: 900, height: 200)
      table.scrollView.addSubview(inner)
      table.fixture.down(300, 300)
      table.fixture.drag(to: 250, 300, seconds: 0.1)
      #expect(inner.contentOffset.x == 40 && table.offset == 0)
      table.fixture.up()
      inner.finishMoving()
      table.fixture.down(300, 300)
      table.fixture.drag(to: 300, 250, seconds: 0.1)
      #expect(inner.contentOffset.x == 40 && table.offset == 40)
      table.fixture.up()
    }
  }

  @Test("does nothing where scrolling is off, where there is nothing to scroll, or where the display scrolls")
  func off() {
    run { table in
      table.scrollView.isScrollEnabled = false
      table.fixture.down(200, 300)
      table.fixture.drag(to: 200, 200)
      #expect(table.offset == 0 && table.log.entries.isEmpty)
    }
    run { table in
      table.scrollView.contentSize.height = 300
      table.fixture.down(200, 300)
      table.fixture.drag(to: 200, 200)
      #expect(table.offset == 0 && !table.scrollView.isDragging)
      table.fixture.up()
      table.scrollView.alwaysBounceVertical = true
      table.fixture.down(200, 300)
      table.fixture.drag(to: 200, 200)
      #expect(table.offset > 0)
      table.fixture.up()
      table.fixture.wait(3)
      #expect(table.offset == 0)
    }
  }

  @Test("ends its drag when the view is removed, is turned off or loses the touch")
  func breaking() {
    run { table in
      table.fixture.down(200, 300)
      table.fixture.drag(to: 200, 200)
      table.fixture.cancel()
      #expect(!table.scrollView.isDragging && table.offset == 90 && table.log.velocity == .zero)

      table.fixture.down(200, 300)
      table.fixture.drag(to: 200, 200)
      table.scrollView.removeFromSuperview()
      #expect(!table.scrollView.isDragging && !table.scrollView.isTracking)
      table.fixture.up()
    }
    run { table in
      table.log.onScroll = { $0.removeFromSuperview() }
      table.fixture.down(200, 300)
      table.fixture.drag(to: 200, 200)
      table.fixture.up()
      table.fixture.wait(5)
      #expect(!table.scrollView.isDragging && table.scrollView.motion == nil)
    }
  }

  @Test("puts the keyboard away where that is wanted")
  func keyboard() {
    run { table in
      final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
      }
      let field = Field()
      table.fixture.window.addSubview(field)
      for (mode, keeps) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
        table.scrollView.keyboardDismissMode = mode
        field.becomeFirstResponder()
        table.fixture.down(200, 300)
        table.fixture.drag(to: 200, 200)
        table.fixture.up()
        #expect(field.isFirstResponder == keeps)
      }
    }
  }
}

/// A scroll view that takes touches from buttons where it is told to.
final class ButtonsScrollView: UIScrollView {
  var cancelsButtons = false

  override func touchesShouldCancel(in view: UIView) -> Bool {
    cancelsButtons && view is UIButton || super.touchesShouldCancel(in: view)
  }
}
