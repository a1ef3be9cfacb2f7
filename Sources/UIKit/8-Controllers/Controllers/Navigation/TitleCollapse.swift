import QuartzCore

/// Follows the content behind a navigation bar: a large title goes up with it, and the bar's background comes
/// over it.
@MainActor final class TitleCollapse: ScrollFollower {
  private unowned let controller: UINavigationController
  private weak var child: UIViewController?
  private weak var scrollView: UIScrollView?
  private let toolbarGround = HeldGround()

  init(_ controller: UINavigationController) {
    self.controller = controller
  }

  /// Follows the content of another child.
  func follow(_ child: UIViewController?) {
    self.child = child
    let new = child?.scrollView(behindBarAt: .top)
    scrollView = follow(new, insteadOf: scrollView)
  }

  private var bar: UINavigationBar { controller.navigationBar }

  /// The height that a fully expanded large title adds to the bar.
  private var fullExtra: CGFloat {
    guard let child else { return 0 }
    return controller.fullBarHeight(for: child) - leastHeight
  }

  private var leastHeight: CGFloat { bar.leastHeight(for: child?.navigationItem ?? bar.topItem) }

  /// The height of the bar now.
  var barHeight: CGFloat {
    let (least, extra) = (leastHeight, fullExtra)
    guard extra > 0, let scrollView else { return least + extra }
    let way = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    // Content that is pulled down takes the title along, unless something comes between them.
    return least + max(extra - (scrollView.refreshControl == nil ? way : max(way, 0)), 0)
  }

  func contentDidMove(in scrollView: UIScrollView) {
    guard scrollView === self.scrollView, let container = controller.container else { return }
    if fullExtra > 0, bar.bounds.height != barHeight || hidesSearchAtFirst { container.setNeedsLayout() }
    update()
  }

  /// Shows as much of the bars' backgrounds as content lies behind them.
  func update() {
    bar.coverage = scrollView?.coverage(behind: bar, at: .top) ?? 0
    let toolbar = controller.toolbar!
    if toolbar.superview != nil {
      let coverage = child?.scrollView(behindBarAt: .bottom)?.coverage(behind: toolbar, at: .bottom) ?? 0
      toolbar.coverage = max(coverage, toolbarGround.least)
    }
    if controller.parent is UITabBarController { controller.tabBarController?.follower.update() }
  }

  /// Keeps what there is of the backgrounds of bars at the bottom while pages pass behind them.
  func holdGrounds() {
    toolbarGround.hold(controller.toolbar.superview == nil ? 0 : controller.toolbar.coverage)
    controller.tabBarController?.follower.holdGround()
  }

  /// Lets the backgrounds go where the page that has come needs none.
  func releaseGrounds() {
    toolbarGround.release { [weak self] in self?.update() }
    controller.tabBarController?.follower.releaseGround()
  }

  /// Content does not come to rest while half of a large title shows.
  func adjustGoal(_ goal: inout CGPoint, in scrollView: UIScrollView, atLeast least: CGFloat) {
    guard scrollView === self.scrollView, fullExtra > 0 else { return }
    let top = -scrollView.adjustedContentInset.top
    let way = goal.y - top
    guard way > 0, way < fullExtra else { return }
    // The search bar goes first, then the title, where the content goes up at all.
    let most = scrollView.verticalRange.upperBound - top
    let steps = [0, searchExtra, fullExtra].filter { $0 <= most + 0.5 && $0 >= least - top }
    if let nearest = steps.min(by: { abs($0 - way) < abs($1 - way) }) { goal.y = top + nearest }
  }

  func collapsibleHeight(in scrollView: UIScrollView) -> CGFloat {
    scrollView === self.scrollView && !controller.navigationBarIsHidden ? max(fullExtra, 0) : 0
  }

  // MARK: The search bar

  private var item: UINavigationItem? { child?.navigationItem }

  /// The height that a fully shown search bar that can be scrolled out of view adds to the bar.
  private var searchExtra: CGFloat {
    guard let item, !item.searchBarStays else { return 0 }
    return bar.searchHeight(for: item)
  }

  /// Whether the search bar is to be out of sight at first, and there is enough content for that.
  private var hidesSearchAtFirst: Bool {
    guard let item, !item.searchWasShown, searchExtra > 0, !controller.navigationBarIsHidden,
      let scrollView, scrollView.window != nil
    else { return false }
    let top = -scrollView.adjustedContentInset.top
    return !scrollView.isDragging && abs(scrollView.contentOffset.y - top) < 1
      && scrollView.contentEnd >= top + searchExtra
  }

  /// Moves content that is shown for the first time over the search bar.
  func hideSearchAtFirst() {
    guard hidesSearchAtFirst, let scrollView else { return }
    item?.searchWasShown = true
    UIView.performWithoutAnimation { scrollView.contentOffset.y += searchExtra }
  }
}
