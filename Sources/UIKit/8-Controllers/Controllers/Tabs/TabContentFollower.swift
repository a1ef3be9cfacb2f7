import QuartzCore

/// Follows the content behind a tab bar, so that the bar's background is there while content is.
@MainActor final class TabContentFollower: ScrollFollower {
  private weak var controller: UITabBarController?
  private weak var child: UIViewController?
  private weak var scrollView: UIScrollView?
  private let ground = HeldGround()

  init(_ controller: UITabBarController) {
    self.controller = controller
  }

  /// Follows the content of another child. A navigation controller follows its content itself, and reports
  /// it.
  func follow(_ child: UIViewController?) {
    self.child = child
    let new = child is UINavigationController ? nil : child?.scrollView(behindBarAt: .bottom)
    scrollView = follow(new, insteadOf: scrollView)
  }

  func contentDidMove(in scrollView: UIScrollView) { update() }

  func adjustGoal(_ goal: inout CGPoint, in scrollView: UIScrollView, atLeast least: CGFloat) {}

  /// Shows as much of the bar's background as content lies behind it.
  func update() {
    guard let bar = controller?.tabBar else { return }
    let coverage = child?.scrollView(behindBarAt: .bottom)?.coverage(behind: bar, at: .bottom) ?? 0
    bar.coverage = max(coverage, ground.least)
  }

  /// Keeps what there is of the bar's background while pages pass behind it.
  func holdGround() { ground.hold(controller?.tabBar.coverage ?? 0) }

  /// Lets the background go where the page that has come needs none.
  func releaseGround() { ground.release { [weak self] in self?.update() } }
}

/// The background of a bar at the bottom in a transition: what either of the pages needs of it stays until
/// the end.
@MainActor final class HeldGround {
  /// The degree to which the background shows at least, 0…1.
  private(set) var least: CGFloat = 0

  /// Keeps as much as shows now.
  func hold(_ coverage: CGFloat) { least = coverage }

  /// Lets it fade to what an update shows.
  func release(_ update: @escaping () -> Void) {
    guard least > 0 else { return }
    least = 0
    UIView.animate(
      withDuration: Metrics.current.bars.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: update)
  }
}

extension UIScrollView {
  /// Returns the degree to which content is behind a bar at an edge, 0…1.
  func coverage(behind bar: UIView, at edge: NSDirectionalRectEdge) -> CGFloat {
    guard let superview, let container = bar.superview, !bar.isHidden else { return 0 }
    let line = edge == .top ? bar.untransformedFrame.maxY : bar.untransformedFrame.minY
    let place = superview.convert(CGPoint(x: 0, y: line), from: container).y - untransformedFrame.minY
    let covered = edge == .top ? place + contentOffset.y : contentSize.height - contentOffset.y - place
    return min(max(covered / Metrics.current.bars.fadingWay, 0), 1)
  }
}
