import Testing

@testable import UIKit

/// Page controllers: pages set in code, turned by fingers, and the delegate's calls.
@Suite("Page controllers") @MainActor struct PageViewControllerTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = CallLog()
    lazy var pages = (0..<3).map { LoggedController("\($0)", log) }
    var lines: [String] = []
    var dots = 0

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }
    private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      lines.append("will \(names(pendingViewControllers))")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      lines.append("did \(names(previousViewControllers)) \(completed)")
    }
    private func names(_ controllers: [UIViewController]) -> String {
      controllers.compactMap { ($0 as? LoggedController)?.name }.joined(separator: ",")
    }
  }

  private func make(
    _ fixture: TouchFixture, _ book: Book,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    fixture.window.rootViewController = controller
    fixture.window.layoutIfNeeded()
    UIScreen.main.host.finishTurn()
    _ = book.log.read()
    return controller
  }

  private func release(_ fixture: TouchFixture) {
    fixture.window.rootViewController = nil
    UIScreen.main.host.finishTurn()
  }

  @Test("A drag turns to the page after; appearance and delegate are told in order, and only one page stays")
  func drag() {
    TouchFixture.run { fixture in
      let book = Book()
      let controller = make(fixture, book)
      fixture.down(300, 200)
      fixture.drag(to: 60, 200)
      #expect(book.lines == ["will 1"])
      fixture.up()
      for _ in 0..<40 { fixture.wait(0.05) }
      #expect(book.lines == ["will 1", "did 0 true"])
      #expect(controller.viewControllers == [book.pages[1]])
      #expect(controller.children == [book.pages[1]])
      #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil) == fixture.window.bounds)
      #expect(book.pages[0].viewIfLoaded?.superview == nil)
      let lines = book.log.read()
      #expect(lines.filter { $0.contains("DidAppear") } == ["1 viewDidAppear"])
      #expect(lines.filter { $0.contains("DidDisappear") } == ["0 viewDidDisappear"])
      release(fixture)
    }
  }

  @Test("A short drag goes back, and there is no page before the first")
  func dragBack() {
    TouchFixture.run { fixture in
      let book = Book()
      let controller = make(fixture, book)
      fixture.down(300, 200)
      fixture.drag(to: 240, 200, seconds: 1)
      fixture.wait(0.3)
      fixture.up()
      for _ in 0..<40 { fixture.wait(0.05) }
      #expect(controller.viewControllers == [book.pages[0]])
      #expect(book.lines == ["will 1", "did 0 false"])
      book.lines = []
      fixture.down(100, 200)
      fixture.drag(to: 300, 200)
      fixture.up()
      for _ in 0..<40 { fixture.wait(0.05) }
      #expect(book.lines.isEmpty)
      #expect(controller.viewControllers == [book.pages[0]])
      release(fixture)
    }
  }

  @Test("Pages that are set with a movement come, complete once, and tell the delegate nothing")
  func setting() {
    TouchFixture.run { fixture in
      let book = Book()
      let controller = make(fixture, book)
      var completions: [Bool] = []
      controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
        completions.append($0)
      }
      #expect(completions.isEmpty)
      for _ in 0..<40 { fixture.wait(0.05) }
      #expect(completions == [true])
      #expect(controller.viewControllers == [book.pages[2]])
      #expect(book.lines.isEmpty)
      #expect(book.pages[2].view.convert(book.pages[2].view.bounds, to: nil) == fixture.window.bounds)
      controller.setViewControllers([book.pages[1]], direction: .reverse, animated: true) {
        completions.append($0)
      }
      // The next setting ends the one that runs.
      controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
      #expect(completions == [true, true])
      #expect(controller.children == [book.pages[0]])
      release(fixture)
    }
  }

  @Test("The dots follow the pages, and a page is as much lower")
  func dots() {
    TouchFixture.run { fixture in
      let book = Book()
      book.dots = 3
      let controller = make(fixture, book)
      #expect(controller.pageControl.numberOfPages == 3)
      #expect(controller.scrollView.frame.height == 363)
      fixture.down(300, 200)
      fixture.drag(to: 60, 200)
      fixture.up()
      for _ in 0..<40 { fixture.wait(0.05) }
      #expect(controller.pageControl.currentPage == 1)
      release(fixture)
    }
  }

  @Test("Pages below one another turn by a drag upwards")
  func vertical() {
    TouchFixture.run { fixture in
      let book = Book()
      let controller = make(fixture, book, .vertical)
      fixture.down(200, 300)
      fixture.drag(to: 200, 60)
      fixture.up()
      for _ in 0..<40 { fixture.wait(0.05) }
      #expect(controller.viewControllers == [book.pages[1]])
      release(fixture)
    }
  }
}
