import Testing

@testable import UIKit

@MainActor @Suite("A refresh control")
struct RefreshTests {
  private func run(_ work: (TouchFixture, UIScrollView, UIRefreshControl, Counter) -> Void) {
    TouchFixture.run { fixture in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      scrollView.contentSize = CGSize(width: 400, height: 300)
      let (control, counter) = (UIRefreshControl(), Counter())
      control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
      scrollView.refreshControl = control
      fixture.window.addSubview(scrollView)
      work(fixture, scrollView, control, counter)
      scrollView.finishMoving()
    }
  }

  @MainActor final class Counter {
    var count = 0
  }

  @Test("is pulled down, tells of it once, and stays until it is told that all is up to date")
  func pulled() {
    run { fixture, scrollView, control, counter in
      #expect(control.frame == CGRect(x: 0, y: 0, width: 400, height: 60) && control.isHidden)
      fixture.down(200, 100)
      fixture.drag(to: 200, 180)
      // It stays at the top of the room above the content.
      #expect(scrollView.contentOffset.y < -20 && !control.isHidden)
      #expect(control.frame == CGRect(x: 0, y: scrollView.contentOffset.y, width: 400, height: 60))
      #expect(counter.count == 0 && !control.isRefreshing)
      fixture.drag(to: 200, 300)
      #expect(counter.count == 1 && control.isRefreshing)
      let dragged = scrollView.contentOffset.y
      #expect(dragged < -60)
      fixture.wait(0.2)
      #expect(scrollView.contentOffset.y == dragged)
      fixture.up()
      fixture.wait(3)
      #expect(scrollView.contentOffset.y == -60 && scrollView.adjustedContentInset.top == 60)
      control.endRefreshing()
      #expect(!control.isRefreshing && scrollView.adjustedContentInset.top == 0)
      #expect(scrollView.contentOffset.y == -60)
      fixture.wait(1)
      #expect(scrollView.contentOffset.y == 0 && counter.count == 1)
      #expect(control.isHidden && control.frame.minY == 0)
    }
  }

  @Test("is let go before its height, and nothing happens")
  func letGo() {
    run { fixture, scrollView, control, counter in
      fixture.down(200, 100)
      fixture.drag(to: 200, 150)
      fixture.up()
      fixture.wait(3)
      #expect(counter.count == 0 && !control.isRefreshing && scrollView.contentOffset.y == 0)
    }
  }

  @Test("that is up to date before the pull ends is not pulled a second time by it")
  func onceForEachPull() {
    run { fixture, scrollView, control, counter in
      fixture.down(200, 100)
      fixture.drag(to: 200, 300)
      control.endRefreshing()
      fixture.drag(to: 200, 320)
      #expect(counter.count == 1 && !control.isRefreshing)
      fixture.up()
      fixture.wait(3)
      fixture.down(200, 100)
      fixture.drag(to: 200, 300)
      #expect(counter.count == 2 && control.isRefreshing)
    }
  }

  @Test("fires once for each pull, whatever its handler does")
  func handlerEndsRefreshing() {
    let handlers: [@MainActor (UIScrollView, UIRefreshControl) -> Void] = [
      { $1.endRefreshing() },
      {
        $1.endRefreshing()
        $1.beginRefreshing()
        $1.endRefreshing()
      },
      {
        $1.endRefreshing()
        $0.contentOffset = .zero
      },
      {
        $0.contentSize.height += 400
        $1.endRefreshing()
        $0.setContentOffset(CGPoint(x: 0, y: -100), animated: false)
      },
      {
        $0.refreshControl = nil
        $1.endRefreshing()
        $0.refreshControl = $1
      },
    ]
    for handler in handlers {
      run { fixture, scrollView, control, counter in
        control.addAction(
          UIAction { [unowned scrollView, unowned control] _ in handler(scrollView, control) },
          for: .valueChanged)
        for pull in 1...2 {
          fixture.down(200, 60)
          fixture.drag(to: 200, 260)
          fixture.drag(to: 200, 100)
          fixture.drag(to: 200, 390)
          #expect(counter.count == pull && !control.isRefreshing)
          fixture.up()
          fixture.wait(3)
          scrollView.contentOffset = .zero
        }
      }
    }
  }

  @Test("is pulled by a wheel that begins to turn at the top, and by the up arrow key")
  func wheelAndKeys() {
    run { fixture, scrollView, control, counter in
      scrollView.contentSize.height = 2000
      @MainActor func turn(_ distance: CGFloat, times: Int) {
        for _ in 1...times {
          scrollView.scrollByWheel(CGVector(dx: 0, dy: distance))
          fixture.wait(0.02)
        }
      }
      turn(-40, times: 5)
      #expect(scrollView.contentOffset.y == 200)
      turn(40, times: 30)
      #expect(scrollView.contentOffset.y == 0 && counter.count == 0, "momentum must not pull")
      fixture.wait(0.5)
      turn(40, times: 2)
      #expect(scrollView.contentOffset.y < -20 && counter.count == 0)
      turn(-40, times: 2)
      #expect(scrollView.contentOffset.y == 0 && !scrollView.isDragging)
      fixture.wait(0.5)
      turn(40, times: 5)
      #expect(counter.count == 1 && control.isRefreshing && scrollView.isDragging)
      fixture.wait(2)
      #expect(scrollView.contentOffset.y == -60 && !scrollView.isDragging)
      control.endRefreshing()
      fixture.wait(2)
      #expect(scrollView.contentOffset.y == 0)
      for _ in 1...5 {
        #expect(scrollView.moveContent(.up))
        fixture.wait(0.3)
      }
      #expect(counter.count == 2)
      fixture.wait(2)
      #expect(scrollView.contentOffset.y == -60 && !scrollView.isDragging)
      control.endRefreshing()
      scrollView.refreshControl = nil
      fixture.wait(2)
      #expect(!scrollView.moveContent(.up))
    }
  }

  @Test("begun in code tells nobody and moves nothing")
  func code() {
    run { fixture, scrollView, control, counter in
      control.beginRefreshing()
      fixture.wait(1)
      #expect(control.isRefreshing && counter.count == 0)
      #expect(scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset.top == 60)
      #expect(scrollView.contentInset == .zero)
      control.endRefreshing()
      fixture.wait(1)
      #expect(scrollView.contentOffset.y == 0)
    }
  }

  @Test("goes with the next one, and with none")
  func replaced() {
    run { _, scrollView, control, _ in
      control.beginRefreshing()
      scrollView.refreshControl = nil
      #expect(control.superview == nil && scrollView.adjustedContentInset == .zero)
    }
  }

  @Test("can be made with its action, which a pull calls")
  func madeWithAction() {
    let counter = Counter()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 10)
    let control = UIRefreshControl(frame: frame, primaryAction: UIAction { _ in counter.count += 1 })
    #expect(control.bounds.size == CGSize(width: 320, height: UIRefreshControl.height))
    control.follow(pulled: 30, byUser: true)
    #expect(counter.count == 0)
    control.follow(pulled: 60, byUser: true)
    #expect(counter.count == 1)
  }
}
