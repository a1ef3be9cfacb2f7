import Testing

@testable import UIKit

/// Edges, ratios and guides, and the rounding of what comes out.
@MainActor @Suite("Edges, ratios and guides") struct PlacementTests {
  @Test("L20: All edges inset")
  func edges() {
    let a = UIView()
    let rig = LayoutRig(300, 200, a)
    rig.lay(a.pinned(to: rig.container, 10, 20, 30, 40))
    #expect(isClose(a.frame, 20, 10, 240, 160))
  }

  @Test("L21: In the middle")
  func middle() {
    let a = Box(100, 50)
    let rig = LayoutRig(375, 667, a)
    rig.lay([
      a.centerXAnchor.constraint(equalTo: rig.container.centerXAnchor),
      a.centerYAnchor.constraint(equalTo: rig.container.centerYAnchor),
    ])
    #expect(isClose(a.frame, 137.5, 308.5, 100, 50))
  }

  /// Views of equal width side by side, over the whole width.
  private func columns(_ width: CGFloat, _ views: [UIView], gap: CGFloat) {
    let rig = LayoutRig(width, 40)
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      rig.container.addSubview(view)
      constraints.append(
        index == 0
          ? view.leadingAnchor.constraint(equalTo: rig.container.leadingAnchor)
          : view.leadingAnchor.constraint(equalTo: views[index - 1].trailingAnchor, constant: gap))
      if index > 0 { constraints.append(view.widthAnchor.constraint(equalTo: views[0].widthAnchor)) }
    }
    constraints.append(views.last!.trailingAnchor.constraint(equalTo: rig.container.trailingAnchor))
    rig.lay(constraints)
  }

  @Test("L22, L23: Equal columns, whose edges lie on pixels and touch")
  func equalColumns() {
    let views = [UIView(), UIView(), UIView()]
    columns(320, views, gap: 10)
    #expect(views.map(\.frame.minX) == [0, 110, 220] && views.allSatisfy { $0.frame.width == 100 })
    atScale(2) {
      let views = [UIView(), UIView(), UIView()]
      columns(280, views, gap: 0)
      #expect(views.map(\.frame.minX) == [0, 93.5, 186.5])
      #expect(views.map(\.frame.maxX) == [93.5, 186.5, 280])
    }
  }

  @Test("L24–L26: Ratios, and a width that several limit")
  func ratios() {
    let (a, b) = (UIView(), UIView())
    let rig = LayoutRig(375, 667, a, b)
    let c = rig.container
    rig.lay([
      a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
      a.heightAnchor.constraint(equalToConstant: 50),
      b.topAnchor.constraint(equalTo: c.topAnchor, constant: 36),
      b.centerXAnchor.constraint(equalTo: c.centerXAnchor),
      b.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2),
      b.widthAnchor.constraint(lessThanOrEqualTo: c.widthAnchor, multiplier: 0.8),
      b.widthAnchor.constraint(equalToConstant: 400).at(750),
    ])
    #expect(a.frame.size == CGSize(width: 100, height: 50))
    #expect(isClose(b.frame, 37.5, 36, 300, 150))
  }

  @Test(
    "L26, L27: A card keeps its greatest width, or the container's edges",
    arguments: [(500, 100, 300), (320, 20, 280)])
  func card(width: CGFloat, x: CGFloat, cardWidth: CGFloat) {
    let a = UIView()
    let rig = LayoutRig(width, 100, a)
    let c = rig.container
    rig.lay([
      a.centerXAnchor.constraint(equalTo: c.centerXAnchor),
      a.leadingAnchor.constraint(greaterThanOrEqualTo: c.leadingAnchor, constant: 20),
      a.trailingAnchor.constraint(lessThanOrEqualTo: c.trailingAnchor, constant: -20),
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      a.widthAnchor.constraint(equalToConstant: 1000).at(749),
    ])
    #expect(isClose(a.frame, x: x, width: cardWidth))
  }

  @Test("L28: A sidebar keeps between its limits while the window is resized")
  func sidebar() {
    let (s, m) = (UIView(), UIView())
    let rig = LayoutRig(320, 100, s, m)
    let c = rig.container
    rig.lay([
      s.leadingAnchor.constraint(equalTo: c.leadingAnchor),
      m.leadingAnchor.constraint(equalTo: s.trailingAnchor),
      m.trailingAnchor.constraint(equalTo: c.trailingAnchor),
      s.widthAnchor.constraint(equalTo: c.widthAnchor, multiplier: 0.3).at(900),
      s.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      s.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
    ])
    #expect(s.frame.width == 120 && m.frame.width == 200)
    c.frame.size.width = 1000
    c.layoutIfNeeded()
    #expect(s.frame.width == 250 && m.frame.width == 750)
  }

  @Test("L29: Guides of equal width keep views apart")
  func guides() {
    let (a, b) = (Box(40, 20), Box(60, 20))
    let rig = LayoutRig(300, 100, a, b)
    let guides = [UILayoutGuide(), UILayoutGuide(), UILayoutGuide()]
    for guide in guides { rig.container.addLayoutGuide(guide) }
    rig.lay([
      guides[0].leadingAnchor.constraint(equalTo: rig.container.leadingAnchor),
      a.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
      guides[2].leadingAnchor.constraint(equalTo: b.trailingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: rig.container.trailingAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
    ])
    #expect(isClose(a.frame, x: 66.667, width: 40) && isClose(b.frame, x: 173.333, width: 60))
    #expect(isClose(guides[1].layoutFrame, x: 106.667, width: 66.667))
  }

  @Test("L30: Places multiplied")
  func multipliedPlaces() {
    let a = Box(60, 20)
    let rig = LayoutRig(300, 300, a)
    rig.lay([
      NSLayoutConstraint(
        item: a, attribute: .centerX, relatedBy: .equal, toItem: rig.container, attribute: .centerX,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: a, attribute: .centerY, relatedBy: .equal, toItem: rig.container, attribute: .bottom,
        multiplier: 1 / 3, constant: 0),
    ])
    #expect(isClose(a.frame, 45, 90, 60, 20))
  }

  @Test("L31: A view in a view in a view")
  func nested() {
    let (p, q, r) = (UIView(), UIView(), Box(100, 40))
    let rig = LayoutRig(320, 480, p)
    for (view, parent) in [(q, p), (r, q)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let c = rig.container
    rig.lay(
      q.pinned(to: p, 10, 10, 10, 10) + [
        p.centerXAnchor.constraint(equalTo: c.centerXAnchor),
        p.centerYAnchor.constraint(equalTo: c.centerYAnchor),
        p.widthAnchor.constraint(equalTo: c.widthAnchor, multiplier: 0.75),
        p.heightAnchor.constraint(equalTo: p.widthAnchor, multiplier: 0.5),
        r.rightAnchor.constraint(equalTo: q.rightAnchor), r.bottomAnchor.constraint(equalTo: q.bottomAnchor),
      ])
    #expect(isClose(p.frame, 40, 180, 240, 120) && isClose(q.frame, 10, 10, 220, 100))
    #expect(isClose(r.frame, 120, 60, 100, 40))
  }

  @Test("Constraints reach over levels of the tree")
  func acrossLevels() {
    let (p, inner, beside) = (UIView(), UIView(), UIView())
    let rig = LayoutRig(400, 300, p, beside)
    inner.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    p.addSubview(inner)
    let c = rig.container
    rig.lay([
      p.leftAnchor.constraint(equalTo: c.leftAnchor, constant: 30),
      p.topAnchor.constraint(equalTo: c.topAnchor, constant: 40),
      beside.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
      beside.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
      beside.widthAnchor.constraint(equalTo: inner.widthAnchor),
      beside.heightAnchor.constraint(equalToConstant: 9),
    ])
    #expect(isClose(beside.frame, 106, 128, 70, 9))
    inner.frame.origin.x += 10
    c.layoutIfNeeded()
    #expect(beside.frame.minX == 116)
  }

  /// A box that wraps two others, as in L32.
  private func wrapper() -> (UIView, Box, Box, [NSLayoutConstraint]) {
    let (p, a, b) = (UIView(), Box(120, 30), Box(80, 20))
    p.translatesAutoresizingMaskIntoConstraints = false
    p.addSubview(a)
    p.addSubview(b)
    return (
      p, a, b,
      [
        a.topAnchor.constraint(equalTo: p.topAnchor, constant: 8),
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 4),
        p.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 8),
        a.leftAnchor.constraint(equalTo: p.leftAnchor, constant: 8),
        b.leftAnchor.constraint(equalTo: p.leftAnchor, constant: 8),
        p.rightAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 8),
        p.rightAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: 8),
      ]
    )
  }

  @Test("L32, L50: A box takes the size of what it holds, live and fitted")
  func wrapping() {
    let (p, a, b, inside) = wrapper()
    NSLayoutConstraint.activate(inside)
    #expect(p.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 136, height: 70))
    #expect(p.systemLayoutSizeFitting(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 70))
    #expect(p.frame == .zero && a.frame == .zero)
    let rig = LayoutRig(320, 480, p)
    rig.lay([
      p.widthAnchor.constraint(equalToConstant: 0).at(50),
      p.centerXAnchor.constraint(equalTo: rig.container.centerXAnchor),
      p.centerYAnchor.constraint(equalTo: rig.container.centerYAnchor),
    ])
    #expect(isClose(p.frame, 92, 205, 136, 70))
    #expect(isClose(a.frame, 8, 8, 120, 30) && isClose(b.frame, 8, 42, 80, 20))
  }

  @Test("L33, L34: Three boxes keep their size where there is room, and shrink alike where there is not")
  func threeBoxes() {
    for (height, top, x, y, size) in [
      (667.0, 64.0, 87.5, [100.0, 230, 360], CGSize(width: 200, height: 100)),
      (311, 0, 122.5, [36, 131, 226], CGSize(width: 130, height: 65)),
    ] {
      let boxes = [Box(200, 100), Box(200, 100), Box(200, 100)]
      let rig = LayoutRig(375, height)
      let c = rig.container
      var constraints: [NSLayoutConstraint] = []
      for (index, box) in boxes.enumerated() {
        c.addSubview(box)
        constraints += [
          box.centerXAnchor.constraint(equalTo: c.centerXAnchor),
          box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2),
          index == 0
            ? box.topAnchor.constraint(equalTo: c.topAnchor, constant: top + 36)
            : box.topAnchor.constraint(equalTo: boxes[index - 1].bottomAnchor, constant: 30),
        ]
        if index > 0 { constraints.append(box.heightAnchor.constraint(equalTo: boxes[0].heightAnchor)) }
      }
      constraints.append(c.bottomAnchor.constraint(greaterThanOrEqualTo: boxes[2].bottomAnchor, constant: 20))
      rig.lay(constraints)
      for (box, y) in zip(boxes, y) { #expect(isClose(box.frame, x, y, size.width, size.height)) }
    }
  }

  @Test("L45: Leading and trailing go by the direction of reading, and change sides with it")
  func rightToLeft() {
    let (a, b) = (UIView(), UIView())
    let rig = LayoutRig(200, 100, a, b)
    let c = rig.container
    for view in [c, a, b] { view.semanticContentAttribute = .forceRightToLeft }
    rig.lay([
      a.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: 16),
      a.widthAnchor.constraint(equalToConstant: 40),
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 4).at(500),
      b.trailingAnchor.constraint(equalTo: c.trailingAnchor, constant: -10),
    ])
    #expect(isClose(a.frame, x: 144, width: 40) && isClose(b.frame, x: 10, width: 126))
    for view in [c, a, b] { view.semanticContentAttribute = .unspecified }
    c.layoutIfNeeded()
    #expect(isClose(a.frame, x: 16, width: 40) && isClose(b.frame, x: 64, width: 126))
  }

  @Test("L46, L47: Views that follow their frames can be related to, and keep their frames off the grid")
  func framedViews() {
    let (label, inner, sibling, parent) = (UIView(), UIView(), UIView(), UIView())
    let rig = LayoutRig(400, 100, label)
    sibling.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    parent.frame = CGRect(x: 199.5, y: 0, width: 100, height: 100)
    rig.container.addSubview(sibling)
    rig.container.addSubview(parent)
    inner.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(inner)
    atScale(1) {
      rig.lay([
        label.leadingAnchor.constraint(equalTo: sibling.trailingAnchor, constant: 8),
        inner.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
        inner.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
        inner.widthAnchor.constraint(equalToConstant: 25), inner.heightAnchor.constraint(equalToConstant: 25),
      ])
    }
    #expect(label.frame.minX == 68)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 25, height: 25) && parent.frame.minX == 199.5)
    sibling.frame.size.width = 70
    rig.container.layoutIfNeeded()
    #expect(label.frame.minX == 88)
  }

  @Test("L48: Halves of a pixel are rounded away from zero")
  func rounding() {
    atScale(3) {
      let a = Box(10, 65 / 3)
      let rig = LayoutRig(100, 72, a)
      rig.lay([
        a.centerYAnchor.constraint(equalTo: rig.container.centerYAnchor),
        a.rightAnchor.constraint(equalTo: rig.container.leftAnchor, constant: -0.5),
      ])
      #expect(abs(a.frame.minY - 25.333) < 0.001)
      #expect(abs(a.frame.maxX + 2 / 3) < 0.001)
    }
  }

  @Test("L51: A height that follows a required width")
  func heightOfWidth() {
    let (p, box) = (UIView(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    p.addSubview(box)
    NSLayoutConstraint.activate(
      box.pinned(to: p) + [box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25)])
    let size = p.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 80))
  }

  @Test("Fitting is not rounded, and a view without constraints answers with its content or its size")
  func fittingWithoutConstraints() {
    #expect(Box(33.3, 44.4).systemLayoutSizeFitting(.zero) == CGSize(width: 33.3, height: 44.4))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))
    #expect(plain.systemLayoutSizeFitting(.zero) == CGSize(width: 7, height: 9))
  }

  @Test("Alignment rectangles lie inside frames, and a transform counts on top")
  func alignmentRects() {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let (a, inner) = (Inset(), UIView())
    let rig = LayoutRig(200, 100, a)
    inner.translatesAutoresizingMaskIntoConstraints = false
    a.addSubview(inner)
    a.transform = CGAffineTransform(scaleX: 2, y: 2)
    rig.lay(
      inner.pinned(to: a) + [
        a.leftAnchor.constraint(equalTo: rig.container.leftAnchor, constant: 20),
        a.topAnchor.constraint(equalTo: rig.container.topAnchor, constant: 30),
        a.widthAnchor.constraint(equalToConstant: 50), a.heightAnchor.constraint(equalToConstant: 40),
      ])
    #expect(a.bounds.size == CGSize(width: 56, height: 44) && a.center == CGPoint(x: 46, y: 51))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 50, height: 40))
  }

  @Test("A distance between two places can be related as a size")
  func distances() {
    let (a, b) = (Box(10, 10), Box(10, 10))
    let rig = LayoutRig(200, 100, a, b)
    let gap = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
    rig.lay([
      a.leftAnchor.constraint(equalTo: rig.container.leftAnchor),
      gap.constraint(equalTo: rig.container.widthAnchor, multiplier: 0.25, constant: 5),
    ])
    #expect(b.frame.minX == 65)
  }

  @Test("The margins' attributes are the edges of the margins' guide")
  func marginAttributes() {
    let a = UIView()
    let rig = LayoutRig(200, 100, a)
    let c = rig.container
    c.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    rig.lay(
      pairs.map {
        NSLayoutConstraint(
          item: a, attribute: $0, relatedBy: .equal, toItem: c, attribute: $1, multiplier: 1, constant: 0)
      })
    #expect(isClose(a.frame, 20, 10, 140, 60))
    c.layoutMargins.left = 5
    c.layoutIfNeeded()
    #expect(isClose(a.frame, 5, 10, 155, 60))
  }
}
