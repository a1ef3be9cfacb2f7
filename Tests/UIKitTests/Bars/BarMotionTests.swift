import Testing

@testable import UIKit

/// What moves on the way from one page to another, frame by frame: each page's part of the bars goes with it.
@MainActor struct BarMotionTests {
  /// A long list under bars.
  private final class Page: UITableViewController {
    let parts: Parts

    init(_ parts: Parts, title: String) {
      self.parts = parts
      super.init(style: .plain)
      self.title = title
      navigationItem.largeTitleDisplayMode = parts.contains(.largeTitle) ? .always : .never
      navigationItem.prompt = parts.contains(.prompt) ? "Prompt" : nil
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      if parts.contains(.search) {
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        navigationItem.hidesSearchBarWhenScrolling = false
      }
      hidesBottomBarWhenPushed = parts.contains(.noTabBar)
      toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(parts.contains(.noBar), animated: animated)
      navigationController?.setToolbarHidden(!parts.contains(.toolbar), animated: animated)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  struct Parts: OptionSet, CustomTestStringConvertible {
    let rawValue: Int
    static let largeTitle = Parts(rawValue: 1)
    static let search = Parts(rawValue: 2)
    static let prompt = Parts(rawValue: 4)
    static let toolbar = Parts(rawValue: 8)
    static let noBar = Parts(rawValue: 16)
    static let noTabBar = Parts(rawValue: 32)

    /// Bars as apps have them, one of each kind.
    static let all: [Parts] = [
      [], .largeTitle, .search, [.largeTitle, .search], [.largeTitle, .prompt], .toolbar,
      [.largeTitle, .noTabBar], .noBar,
    ]

    var testDescription: String {
      let names: [(Parts, String)] = [
        (.largeTitle, "large"), (.search, "search"), (.prompt, "prompt"), (.toolbar, "toolbar"),
        (.noBar, "no bar"), (.noTabBar, "no tab bar"),
      ]
      return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
  }

  enum Way: CaseIterable { case push, pop, swipe, cancelledSwipe }

  /// A place in the window, as it shows.
  private struct Sample {
    var pages: [CGPoint?]
    var large: [CGPoint?]
    var search: [CGPoint?]
    var bars: [CGPoint?]
    var grounds: CGFloat
  }

  private func withPages(
    _ from: Parts, _ to: Parts, direction: UIUserInterfaceLayoutDirection,
    _ body: (TouchFixture, UINavigationController, [UITableViewController]) -> Void
  ) {
    onScreen(400, 800, safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0), direction: direction) {
      TouchFixture.run { fixture in
        let pages = [Page(from, title: "Below"), Page(to, title: "Above")]
        let stack = UINavigationController(rootViewController: pages[0])
        stack.navigationBar.prefersLargeTitles = true
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        fixture.window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        fixture.window.rootViewController = tabs
        UIScreen.main.host.finishTurn()
        body(fixture, stack, pages)
        fixture.liftAll()
        fixture.wait(2)
        fixture.window.rootViewController = nil
      }
    }
  }

  private func sample(_ stack: UINavigationController, _ pages: [UITableViewController]) -> Sample {
    func place(_ view: UIView?) -> CGPoint? { view?.window == nil ? nil : view?.shownOrigin }
    let rows = stack.navigationBar.subviews.compactMap { $0 as? NavigationRow }
    let own = pages.map { page in rows.first { $0.item === page.navigationItem } }
    let tabBar = stack.tabBarController!.tabBar
    return Sample(
      pages: pages.map { place($0.viewIfLoaded) },
      large: own.map { $0?.largeLabel.isHidden == false ? place($0?.largeLabel) : nil },
      search: own.map { place($0?.searchBar) },
      bars: [stack.navigationBar, stack.toolbar, tabBar].map { $0!.isHidden ? nil : place($0) },
      grounds: tabBar.coverage)
  }

  /// Goes one way, and answers with what shows in each frame.
  private func frames(
    _ way: Way, _ fixture: TouchFixture, _ stack: UINavigationController, _ pages: [UITableViewController]
  ) -> [Sample] {
    var samples = [sample(stack, pages)]
    func frame() {
      UIScreen.main.host.finishTurn()
      samples.append(sample(stack, pages))
      fixture.wait(1 / 60)
    }
    switch way {
    case .push: stack.pushViewController(pages[1], animated: true)
    case .pop: stack.popViewController(animated: true)
    case .swipe, .cancelledSwipe:
      let fromLeft = stack.view.readsFromLeft
      fixture.down(fromLeft ? 2 : 398, 400)
      for step in 1...20 {
        let x = CGFloat(step) * (way == .swipe ? 16 : 6)
        fixture.move(fromLeft ? 2 + x : 398 - x, 400)
        frame()
      }
      fixture.wait(0.3)
      fixture.up()
    }
    for _ in 0..<60 { frame() }
    return samples
  }

  nonisolated static let pairs: [(Parts, Parts)] = Parts.all.flatMap { from in
    Parts.all.map { (from, $0) }
  }

  @Test(arguments: Way.allCases, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func eachPagesPartOfTheBarsGoesWithIt(way: Way, direction: UIUserInterfaceLayoutDirection) {
    // From right to left every third will do.
    let pairs = Self.pairs.enumerated().filter { direction == .leftToRight || $0.offset % 3 == 0 }
    for (from, to) in pairs.map(\.element) {
      if way == .swipe || way == .cancelledSwipe, to.contains(.noBar) { continue }
      withPages(from, to, direction: direction) { fixture, stack, pages in
        if way != .push {
          stack.pushViewController(pages[1], animated: false)
          fixture.wait(1)
          UIScreen.main.host.finishTurn()
        }
        let samples = frames(way, fixture, stack, pages)
        let name = "\(way) \(from.testDescription) to \(to.testDescription)"
        checkSteps(samples, name)
        let barStays = !from.contains(.noBar) && !to.contains(.noBar)
        checkParts(samples, barStays: barStays, name)
        checkEnd(way, stack, pages, name)
      }
    }
  }

  /// Nothing jumps: from one frame to the next a thing moves by less than a fifth of the window, and never up
  /// or down.
  private func checkSteps(_ samples: [Sample], _ name: String) {
    for (number, (old, new)) in zip(samples, samples.dropFirst()).enumerated() {
      for (kind, path) in [
        ("page", \Sample.pages), ("large title", \.large), ("search bar", \.search), ("bar", \.bars),
      ] {
        for case (let old?, let new?) in zip(old[keyPath: path], new[keyPath: path]) {
          let isCalm = abs(new.x - old.x) < 80 && abs(new.y - old.y) < 0.5
          #expect(isCalm, "\(name): the \(kind) goes from \(old) to \(new) in frame \(number)")
        }
      }
      let groundIsSteady = abs(new.grounds - old.grounds) <= 1
      #expect(groundIsSteady && new.grounds >= 0, "\(name)")
    }
  }

  /// Large titles and search bars lie where they lie in their pages.
  private func checkParts(_ samples: [Sample], barStays: Bool, _ name: String) {
    for place in 0..<2 {
      for path in [\Sample.large, \.search] {
        let ways: [CGPoint] = samples.compactMap { sample in
          guard let part = sample[keyPath: path][place], let page = sample.pages[place] else { return nil }
          return CGPoint(x: part.x - page.x, y: part.y)
        }
        guard let rest = place == 0 ? ways.first : ways.last else { continue }
        for way in ways {
          let isThere = (!barStays || abs(way.x - rest.x) < 0.5) && abs(way.y - rest.y) < 0.5
          #expect(isThere, "\(name): \(place == 0 ? "lower" : "upper") page's part at \(way), not \(rest)")
        }
      }
    }
  }

  /// All is as without an animation.
  private func checkEnd(
    _ way: Way, _ stack: UINavigationController, _ pages: [UITableViewController], _ name: String
  ) {
    let isBelow = way == .pop || way == .swipe
    #expect(stack.topViewController === pages[isBelow ? 0 : 1], "\(name)")
    let shown = sample(stack, pages)
    let tabBar = stack.tabBarController!.tabBar
    let (bar, coverage) = (stack.navigationBar.frame, tabBar.coverage)
    stack.setViewControllers(isBelow ? [pages[0]] : pages, animated: false)
    stack.view.setNeedsLayout()
    UIScreen.main.host.finishTurn()
    let still = sample(stack, pages)
    #expect(shown.bars == still.bars && shown.large == still.large && shown.search == still.search, "\(name)")
    #expect(
      bar == stack.navigationBar.frame && coverage == stack.tabBarController!.tabBar.coverage, "\(name)")
    #expect(stack.navigationBar.subviews.filter { $0 is NavigationRow }.count == 1, "\(name)")
    for page in pages { #expect(page.viewIfLoaded?.transform.isIdentity ?? true, "\(name)") }
  }

  @Test func aTabBarKeepsItsGroundWhileContentPassesBehindIt() {
    withPages([], [], direction: .leftToRight) { fixture, stack, pages in
      pages[0].tableView.contentInset.bottom = -10_000
      stack.pushViewController(pages[1], animated: false)
      fixture.wait(1)
      UIScreen.main.host.finishTurn()
      let bar = stack.tabBarController!.tabBar
      #expect(bar.coverage == 1)
      pages[0].tableView.dataSource = nil
      pages[0].tableView.reloadData()
      stack.popViewController(animated: true)
      UIScreen.main.host.finishTurn()
      fixture.wait(0.1)
      UIScreen.main.host.finishTurn()
      #expect(bar.coverage == 1)
      fixture.wait(1)
      UIScreen.main.host.finishTurn()
      #expect(bar.coverage == 0)
    }
  }
}

extension UIView {
  /// The origin in the window's layer as it shows now.
  var shownOrigin: CGPoint {
    var place = shownFrame.origin
    var next = superview
    while let view = next, !(view is UIWindow) {
      let bounds = view.layer.presentation()?.bounds ?? view.bounds
      place.x += view.shownFrame.minX - bounds.minX
      place.y += view.shownFrame.minY - bounds.minY
      next = view.superview
    }
    return place
  }
}
