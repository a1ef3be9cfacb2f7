import Testing

@testable import UIKit

/// Constraints of views that come, go, and die.
@MainActor @Suite("Constraints and the tree") struct LayoutTreeTests {
  @Test("A view that leaves drops the constraints that would be cut, and keeps those within")
  func leaving() {
    let (p, inner) = (UIView(), Box(10, 10))
    let rig = LayoutRig(300, 200, p)
    p.addSubview(inner)
    let within = inner.leftAnchor.constraint(equalTo: p.leftAnchor, constant: 6)
    let across = inner.topAnchor.constraint(equalTo: rig.container.topAnchor, constant: 5)
    let edges = p.pinned(to: rig.container, 20, 20, 20, 20)
    rig.lay(edges + [within, across])
    #expect(inner.frame == CGRect(x: 6, y: -15, width: 10, height: 10))
    p.removeFromSuperview()
    #expect(within.isActive && !across.isActive && edges.allSatisfy { !$0.isActive })
    #expect(rig.container.constraints.isEmpty && p.constraints == [within])
    rig.container.addSubview(p)
    within.constant = 7
    rig.lay([p.leftAnchor.constraint(equalTo: rig.container.leftAnchor, constant: 1)])
    #expect(inner.frame.origin == CGPoint(x: 7, y: 0) && p.frame.minX == 1)
  }

  @Test("What changes and goes before the next layout is released, and asked for nothing any more")
  func goingStale() {
    func label() -> UIView {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "One"
      label.translatesAutoresizingMaskIntoConstraints = false
      return label
    }
    let rig = LayoutRig(300, 200)
    for make in [label, { Box(30, 20) }, { UIScrollView() }] {
      weak var gone: UIView?
      do {
        let view = make()
        view.translatesAutoresizingMaskIntoConstraints = false
        rig.container.addSubview(view)
        rig.lay(view.pinned(to: rig.container, 10, 10, 10, 10))
        view.invalidateIntrinsicContentSize()
        view.removeFromSuperview()
        gone = view
      }
      #expect(gone == nil)
      rig.container.layoutIfNeeded()
    }
  }

  @Test("A tree that nobody took apart is released with its texts and what scrolls in it")
  func releasedWhole() {
    weak var label: UILabel?
    weak var scrollView: UIScrollView?
    do {
      let (text, scrolling, content) = (UILabel(), UIScrollView(), UILabel())
      (label, scrollView) = (content, scrolling)
      let rig = LayoutRig(300, 200, text, scrolling)
      (text.text, content.text) = ("A title", "Text that is wrapped in two lines or more, as it is so long")
      content.numberOfLines = 0
      content.translatesAutoresizingMaskIntoConstraints = false
      scrolling.addSubview(content)
      rig.lay(
        text.pinned(to: rig.container, 0, 0, 0, 150) + scrolling.pinned(to: rig.container, 0, 50, 0, 0)
          + content.pinned(to: scrolling, 0, 0, 0, 0)
          + [content.widthAnchor.constraint(equalTo: scrolling.widthAnchor)])
      #expect(content.frame.height > 30)
    }
    #expect(label == nil && scrollView == nil)
  }

  @Test("A tree that was laid out by itself is taken up by another")
  func joining() {
    let (p, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    p.addSubview(inner)
    NSLayoutConstraint.activate(inner.pinned(to: p, 5, 5, 5, 5))
    p.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 40, height: 40))
    let rig = LayoutRig(300, 200)
    p.translatesAutoresizingMaskIntoConstraints = false
    rig.container.addSubview(p)
    rig.lay(p.pinned(to: rig.container, 10, 10, 10, 10))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 270, height: 170))
    #expect(p.autoLayout.engine == nil && rig.container.autoLayout.engine != nil)
  }

  @Test("A view that outlives its superview can be laid out anew")
  func orphans() {
    let (p, inner) = (UIView(), Box(10, 10))
    inner.translatesAutoresizingMaskIntoConstraints = false
    p.translatesAutoresizingMaskIntoConstraints = false
    p.addSubview(inner)
    let within = inner.leftAnchor.constraint(equalTo: p.leftAnchor, constant: 6)
    var edges: [NSLayoutConstraint] = []
    do {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      container.addSubview(p)
      edges = p.pinned(to: container)
      NSLayoutConstraint.activate(edges + [within])
      container.layoutIfNeeded()
      #expect(inner.frame.minX == 6)
    }
    #expect(p.superview == nil && edges.allSatisfy { !$0.isActive })
    within.constant = 8
    let rig = LayoutRig(300, 200)
    rig.container.addSubview(p)
    rig.lay(p.pinned(to: rig.container, 10, 10, 10, 10))
    #expect(p.frame == CGRect(x: 10, y: 10, width: 280, height: 180) && inner.frame.minX == 8)
    within.constant = 9
    p.removeFromSuperview()
    p.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    p.layoutIfNeeded()
    #expect(inner.frame.minX == 9)
  }

  @Test("Views, guides and constraints are released with their tree, and when they leave it")
  func lifetimes() {
    weak var view: UIView?
    weak var removed: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var guide: UILayoutGuide?
    weak var engine: LayoutEngine?
    do {
      let (a, b) = (Box(10, 10), Box(10, 10))
      let rig = LayoutRig(300, 200, a, b)
      let middle = UILayoutGuide()
      rig.container.addLayoutGuide(middle)
      let gap = b.leftAnchor.constraint(equalTo: a.rightAnchor)
      rig.lay([
        gap, middle.leftAnchor.constraint(equalTo: b.rightAnchor),
        b.widthAnchor.constraint(equalToConstant: 1),
        a.leftAnchor.constraint(equalTo: rig.container.layoutMarginsGuide.leftAnchor),
      ])
      (view, removed, constraint, guide) = (a, b, gap, middle)
      engine = rig.container.autoLayout.engine
      b.removeFromSuperview()
      rig.container.layoutIfNeeded()
    }
    #expect(view == nil && removed == nil && constraint == nil && guide == nil && engine == nil)
  }

  @Test("A removed view is released at once")
  func removedViewsAreReleased() {
    let rig = LayoutRig(300, 200)
    weak var removed: UIView?
    do {
      let label = UILabel()
      label.text = "Ein Text, der umbricht, weil er zu lang ist"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      rig.container.addSubview(label)
      rig.lay([
        label.leftAnchor.constraint(equalTo: rig.container.leftAnchor),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      ])
      #expect(label.frame.height > 40)
      label.removeFromSuperview()
      removed = label
    }
    #expect(removed == nil)
  }

  @Test("A constraint between views that are gone is refused with words")
  func lostItems() {
    let a = UIView()
    var constraint: NSLayoutConstraint?
    do {
      let b = UIView()
      a.addSubview(b)
      constraint = b.leftAnchor.constraint(equalTo: a.leftAnchor)
      b.removeFromSuperview()
    }
    let said = loggedMessages { constraint?.isActive = true }
    #expect(constraint?.isActive == false && said.first?.contains("no longer exists") == true)
  }

  @Test("Following the frame can be turned off and on again")
  func turningMasks() {
    let v = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    let rig = LayoutRig(300, 200)
    rig.container.addSubview(v)
    let follower = Box(5, 5)
    rig.container.addSubview(follower)
    rig.lay([follower.leftAnchor.constraint(equalTo: v.rightAnchor)])
    #expect(follower.frame.minX == 40)
    v.translatesAutoresizingMaskIntoConstraints = false
    rig.lay([
      v.leftAnchor.constraint(equalTo: rig.container.leftAnchor),
      v.widthAnchor.constraint(equalToConstant: 8),
    ])
    #expect(follower.frame.minX == 8)
    NSLayoutConstraint.deactivate(v.layoutRecord!.constraints.all.filter { $0.firstItem === v })
    v.translatesAutoresizingMaskIntoConstraints = true
    v.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
    rig.container.layoutIfNeeded()
    #expect(follower.frame.minX == 11 && v.frame.minX == 1)
  }

  @Test("The trace shows each view, how it is placed and what is ambiguous")
  func trace() {
    let (a, b) = (Box(10, 20), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    let rig = LayoutRig(300, 200, a)
    rig.container.accessibilityIdentifier = "root"
    rig.container.addSubview(b)
    rig.lay([a.leftAnchor.constraint(equalTo: rig.container.leftAnchor, constant: 5)])
    #expect(
      rig.container._autolayoutTrace() == """
        root (0 0; 300 200) by frame
        |   a (5 0; 10 20) by constraints AMBIGUOUS
        |   b (1 2; 3 4) by frame
        """)
    #expect(!b.hasAmbiguousLayout)
  }

  @Test("An ambiguous layout can be exercised: it moves elsewhere, and back")
  func exercise() {
    let (a, b) = (Box(50, 20), Box(80, 20))
    let rig = LayoutRig(300, 100, a, b)
    let c = rig.container
    rig.lay([
      a.leadingAnchor.constraint(equalTo: c.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: c.trailingAnchor),
    ])
    let before = b.frame
    b.exerciseAmbiguityInLayout()
    c.layoutIfNeeded()
    #expect(b.frame != before && b.frame.maxX == 300)
    b.exerciseAmbiguityInLayout()
    c.layoutIfNeeded()
    #expect(b.frame == before)
  }

  @Test("The constraints that affect a view are those it hangs together with on an axis")
  func affecting() {
    let (a, b, d) = (Box(50, 20), Box(80, 20), Box(1, 1))
    let rig = LayoutRig(300, 100, a, b, d)
    let c = rig.container
    let left = a.leftAnchor.constraint(equalTo: c.leftAnchor)
    let gap = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8)
    let top = b.topAnchor.constraint(equalTo: c.topAnchor)
    rig.lay([left, gap, top, d.leftAnchor.constraint(equalTo: c.leftAnchor)])
    #expect(b.constraintsAffectingLayout(for: .horizontal) == [gap, left])
    #expect(b.constraintsAffectingLayout(for: .vertical) == [top])
  }
}
