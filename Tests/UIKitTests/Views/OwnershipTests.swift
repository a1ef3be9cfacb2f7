import QuartzCore
import ShojiTestSupport
import Testing

@testable import UIKit

/// The references from parts to their owners are not counted: when the owner goes first, they are nil.
@MainActor @Suite("References to owners") struct OwnershipTests {
  @Test func aSubviewOutlivesItsSuperview() {
    let view = UIView()
    var superview: UIView? = UIView()
    superview?.addSubview(view)
    #expect(view.superview === superview && view.layer.superlayer === superview?.layer)
    superview = nil
    #expect(view.superview == nil && view.layer.superlayer == nil && view.next == nil)
    view.removeFromSuperview()
    let other = UIView()
    other.addSubview(view)
    #expect(view.superview === other && view.layer.superlayer === other.layer)
  }

  @Test func aLayerOutlivesItsView() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = view!.layer
    let child = CALayer()
    layer.addSublayer(child)
    #expect(layer.delegate === view)
    view = nil
    #expect(layer.delegate == nil && child.superlayer === layer)
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
  }

  @Test func aShownViewThatGoesInTheTurnOfAnInputIsFreedAfterIt() {
    let shown = ShownWindow(UIViewController())
    var view: UIView? = UIView()
    weak let watched = view
    shown.window.addSubview(view!)
    shown.finishTurn()
    UIScreen.main.host.beginTurn()
    view?.removeFromSuperview()
    view = nil
    // Freeing it, and all that lies in it, does not hold up the commit.
    #expect(watched != nil)
    shown.finishTurn()
    #expect(watched == nil)
  }

  @Test func anEngineOutlivesItsOutermostView() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root?.addSubview(view)
    root?.layoutIfNeeded()
    let engine = root?.autoLayout.engine
    #expect(view.frame.width == 40 && engine != nil)
    root = nil
    // There is nobody left to lay out.
    engine?.needsSolving()
    engine?.solve()
    #expect(engine?.isGiven(view) == false)
  }

  @Test func aSublayerOutlivesItsSuperlayer() {
    var layer: CALayer? = CALayer()
    let child = CALayer()
    layer?.addSublayer(child)
    layer = nil
    #expect(child.superlayer == nil)
    child.removeFromSuperlayer()
    child.setNeedsLayout()
  }

  @Test func aTreeOutlivesItsWindow() {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.addSubview(view)
    #expect(inner.window === window)
    window = nil
    #expect(inner.window == nil && view.window == nil && view.superview == nil && inner.superview === view)
  }

  @Test func aViewThatCameIntoAnotherWindowStaysThere() {
    let view = UIView()
    var first: UIWindow? = UIWindow(frame: .zero)
    let second = UIWindow(frame: .zero)
    first?.addSubview(view)
    second.addSubview(view)
    first = nil
    #expect(view.window === second && view.superview === second)
  }

  @Test func constraintsOutliveTheViewThatHoldsThem() {
    let (one, two) = (UIView(), UIView())
    var holder: UIView? = UIView()
    holder?.addSubview(one)
    holder?.addSubview(two)
    let constraint = one.leadingAnchor.constraint(equalTo: two.leadingAnchor)
    constraint.isActive = true
    holder?.layoutIfNeeded()
    holder = nil
    #expect(!constraint.isActive && constraint.firstItem === one && constraint.secondItem === two)
    constraint.constant = 4
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    next.addSubview(one)
    next.addSubview(two)
    one.translatesAutoresizingMaskIntoConstraints = false
    constraint.isActive = true
    next.layoutIfNeeded()
    #expect(constraint.isActive && one.frame.minX == two.frame.minX + 4)
  }

  @Test func aConstraintOutlivesAnItem() {
    let one = UIView()
    var two: UIView? = UIView()
    let constraint = one.widthAnchor.constraint(equalTo: two!.widthAnchor)
    two = nil
    #expect(constraint.firstItem === one && constraint.secondItem == nil)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func guidesOutliveTheirView() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let own = UILayoutGuide()
    view?.addLayoutGuide(own)
    let guides = [own, view!.safeAreaLayoutGuide, view!.layoutMarginsGuide]
    let inner = UIView()
    view?.addSubview(inner)
    NSLayoutConstraint.activate(guides.map { inner.topAnchor.constraint(greaterThanOrEqualTo: $0.topAnchor) })
    view?.layoutIfNeeded()
    #expect(guides.allSatisfy { $0.owningView === view })
    view = nil
    #expect(guides.allSatisfy { $0.owningView == nil && $0.layoutFrame == .zero })
  }

  @Test func aConstraintOutlivesAGuide() {
    let view = UIView()
    var guide: UILayoutGuide? = UILayoutGuide()
    view.addLayoutGuide(guide!)
    let constraint = view.topAnchor.constraint(equalTo: guide!.topAnchor)
    view.removeLayoutGuide(guide!)
    guide = nil
    #expect(constraint.secondItem == nil)
  }

  @Test func numbersOutliveTheTreeThatSolvedThem() {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: view.topAnchor), inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root?.addSubview(view)
    root?.layoutIfNeeded()
    #expect(inner.frame.minX == 7)
    root = nil
    #expect(view.superview == nil)
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    next.addSubview(view)
    inner.constraints.first?.constant = 30
    next.layoutIfNeeded()
    #expect(inner.frame.width == 30 && inner.frame.minX == 7)
  }

  @Test func aGestureOutlivesItsView() {
    let tap = UITapGestureRecognizer()
    var view: UIView? = UIView()
    view?.addGestureRecognizer(tap)
    #expect(tap.view === view)
    view = nil
    #expect(tap.view == nil)
    let other = UIView()
    other.addGestureRecognizer(tap)
    #expect(tap.view === other && other.gestureRecognizers == [tap])
  }

  @Test func thePanOutlivesItsScrollView() throws {
    try TouchFixture.run { fixture in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      fixture.window.addSubview(view)
      var scrollView: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
      scrollView?.contentSize.height = 1_000
      fixture.window.addSubview(try #require(scrollView))
      let name = try #require(scrollView?.layer.id)
      UIScreen.main.host.finishTurn()
      #expect(UIScrollView.shown(by: name) === scrollView)
      view.addGestureRecognizer(try #require(scrollView?.panGestureRecognizer))
      fixture.down(200, 300)
      fixture.move(200, 200)
      #expect(scrollView?.contentOffset.y == 90)
      scrollView?.removeFromSuperview()
      UIScreen.main.host.finishTurn()
      scrollView = nil
      #expect(UIScrollView.shown(by: name) == nil && view.gestureRecognizers?.count == 1)
      fixture.move(200, 100)
      fixture.up()
      fixture.down(200, 300)
      fixture.move(200, 200)
      fixture.up()
    }
  }

  @Test func aShownScrollViewGoesWithItsWindow() {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.isHidden = false
    let name = {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window?.addSubview(scrollView)
      return scrollView.layer.id
    }()
    UIScreen.main.host.finishTurn()
    #expect(UIScrollView.shown(by: name) != nil)
    window?.isHidden = true
    window = nil
    #expect(UIScrollView.shown(by: name) == nil)
  }

  @Test func theAppOutlivesItsKeyWindow() {
    let former = UIApplication.shared.keyWindow
    defer { former?.makeKey() }
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.makeKey()
    #expect(UIApplication.shared.keyWindow === window)
    window = nil
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test func windowsWithWhatScrollsInThemMayGoOnAnyThread() async {
    /// Has the last reference to a window.
    final class Holder: @unchecked Sendable {
      var window: UIWindow?
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<300 {
        let holder = Holder()
        holder.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for _ in 0..<4 { holder.window?.addSubview(UIScrollView()) }
        group.addTask { @concurrent in holder.window = nil }
      }
    }
    #expect(UIScrollView.shown(by: CALayer().id) == nil)
  }

  @Test("Removing all subviews takes time in proportion to their number", arguments: [false, true])
  func removing(fromTheBack: Bool) {
    func time(_ count: Int) -> Duration {
      (0..<3).map { _ in
        let view = UIView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        for _ in 0..<count { view.addSubview(UIView()) }
        return processorTime {
          for child in fromTheBack ? view.subviews.reversed() : view.subviews { child.removeFromSuperview() }
        }
      }.min()!
    }
    _ = time(100)
    let (few, many) = (time(500), time(4_000))
    // Eight times the work where it grows with their number, 64 times where it grows with its square.
    #expect(many < few * 24, "\(many) for 4,000, \(few) for 500")
  }
}
