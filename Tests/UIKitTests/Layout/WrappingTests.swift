import Testing

@testable import UIKit

/// Labels whose height follows their width (2.9), and baselines (2.5).
@MainActor @Suite("Wrapping labels and baselines") struct WrappingTests {
  private let text = "Ein langer Text, der in mehrere Zeilen umbricht, sobald er keinen Platz mehr hat."

  private func label(_ text: String, lines: Int = 0, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func fill(_ rig: LayoutRig, _ label: UILabel) -> [NSLayoutConstraint] {
    [
      label.topAnchor.constraint(equalTo: rig.container.topAnchor),
      label.leadingAnchor.constraint(equalTo: rig.container.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: rig.container.trailingAnchor),
    ]
  }

  @Test("The height follows the width within one turn, narrower and wider again")
  func heightFollowsWidth() {
    let label = label(text)
    let rig = LayoutRig(200, 400, label)
    rig.lay(fill(rig, label))
    for width in [200, 120, 300, 2000, 150] as [CGFloat] {
      rig.container.frame.size.width = width
      rig.container.layoutIfNeeded()
      #expect(label.frame.width == width)
      #expect(label.frame.height == label.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
    #expect(label.frame.height > 60)
  }

  @Test("A label that may be narrower takes its widest line's width, whatever was before")
  func hugsItsLines() {
    let label = label(text)
    let rig = LayoutRig(200, 400, label)
    rig.lay([
      label.leadingAnchor.constraint(equalTo: rig.container.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: rig.container.trailingAnchor),
      label.topAnchor.constraint(equalTo: rig.container.topAnchor),
    ])
    func expected(_ width: CGFloat) -> CGSize { label.intrinsicContentSize(wrappedAt: width) }
    for width in [200, 330, 130, 260] as [CGFloat] {
      rig.container.frame.size.width = width
      rig.container.layoutIfNeeded()
      #expect(label.frame.size == expected(width) && label.frame.width < width)
    }
    rig.container.frame.size.width = 3000
    rig.container.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test("What lies below follows, in the same pass, when the text changes")
  func textChanges() {
    let (label, below) = (label("Kurz"), Box(10, 10))
    let rig = LayoutRig(150, 400, label, below)
    rig.lay(fill(rig, label) + [below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)])
    let oneLine = label.frame.height
    label.text = text
    rig.container.layoutIfNeeded()
    #expect(label.frame.height > 3 * oneLine && below.frame.minY == label.frame.height + 8)
    label.numberOfLines = 2
    rig.container.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
    label.text = "Kurz"
    rig.container.layoutIfNeeded()
    #expect(label.frame.height == oneLine)
  }

  @Test("An explicit preferred width is the most that a label asks for")
  func preferredWidth() {
    let label = label(text)
    label.preferredMaxLayoutWidth = 140
    let rig = LayoutRig(500, 400, label)
    rig.lay([label.leadingAnchor.constraint(equalTo: rig.container.leadingAnchor)])
    #expect(label.frame.width <= 140 && label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.height > 60)
  }

  @Test("A size that is fitted to a width counts the lines")
  func fitted() {
    let (cell, label) = (UIView(), label(text))
    cell.addSubview(label)
    NSLayoutConstraint.activate(label.pinned(to: cell, 10, 10, 10, 10))
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 180, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 180, height: label.sizeThatFits(CGSize(width: 160, height: 0)).height + 20))
    #expect(label.frame == .zero)
  }

  @Test("Equal labels side by side share the width and take the height of the longer")
  func sideBySide() {
    let (a, b) = (label(text), label("Kurz"))
    let rig = LayoutRig(300, 400, a, b)
    let c = rig.container
    rig.lay([
      a.leadingAnchor.constraint(equalTo: c.leadingAnchor), a.topAnchor.constraint(equalTo: c.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.topAnchor.constraint(equalTo: c.topAnchor),
      b.trailingAnchor.constraint(equalTo: c.trailingAnchor),
      a.widthAnchor.constraint(equalTo: b.widthAnchor),
      a.heightAnchor.constraint(equalTo: b.heightAnchor),
    ])
    #expect(a.frame.width == 150 && b.frame == CGRect(x: 150, y: 0, width: 150, height: a.frame.height))
    #expect(a.frame.height == a.sizeThatFits(CGSize(width: 150, height: 0)).height)
  }

  @Test(
    "Baselines are the font's ascender, rounded to the pixel", arguments: [(28, 26.5), (13, 12.5), (22, 21)])
  func ascenders(size: CGFloat, depth: CGFloat) {
    atScale(2) {
      let (a, b) = (label("Text", lines: 1, size: size), Box(10, 10))
      let rig = LayoutRig(300, 200, a, b)
      rig.lay([
        a.topAnchor.constraint(equalTo: rig.container.topAnchor),
        b.topAnchor.constraint(equalTo: a.firstBaselineAnchor),
      ])
      #expect(b.frame.minY == depth)
    }
  }

  @Test("Labels, buttons and boxes stand on one line; the last baseline is that of the last line")
  func standingOnOneLine() {
    let (small, large, box) = (
      label("klein", lines: 1, size: 13), label("groß", lines: 1, size: 34), Box(8, 9)
    )
    let button = UIButton(type: .system)
    button.setTitle("Knopf", for: .normal)
    let rig = LayoutRig(400, 300, small, large, box, button)
    let c = rig.container
    rig.lay([
      large.topAnchor.constraint(equalTo: c.topAnchor, constant: 20),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      box.lastBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    let line = 20 + large.font.ascender
    #expect(abs(small.frame.minY + small.font.ascender - line) <= 1)
    #expect(abs(box.frame.maxY - line) <= 1)
    let title = button.titleLabel!
    button.layoutIfNeeded()
    #expect(abs(button.frame.minY + title.frame.minY + title.font.ascender - line) <= 1.5)
  }

  @Test("The last baseline moves down with the lines")
  func lastBaseline() {
    let (a, below) = (label(text), Box(5, 5))
    let rig = LayoutRig(160, 400, a, below)
    rig.lay(fill(rig, a) + [below.topAnchor.constraint(equalTo: a.lastBaselineAnchor)])
    let descent = a.font.lineHeight - a.font.ascender
    #expect(a.frame.height > 60 && abs(below.frame.minY - (a.frame.height - descent)) <= 1)
    a.text = "Kurz"
    rig.container.layoutIfNeeded()
    #expect(abs(below.frame.minY - a.font.ascender) <= 1)
  }

  @Test("A view may name another whose text gives its baselines")
  func delegatedBaselines() {
    final class Framed: UIView {
      let inner = UILabel()
      override var forFirstBaselineLayout: UIView { inner }
    }
    let (framed, box) = (Framed(), Box(5, 5))
    framed.inner.text = "Text"
    framed.inner.translatesAutoresizingMaskIntoConstraints = false
    framed.addSubview(framed.inner)
    let rig = LayoutRig(200, 200, framed, box)
    rig.lay(
      framed.inner.pinned(to: framed, 10, 0, 10, 0) + [
        framed.topAnchor.constraint(equalTo: rig.container.topAnchor, constant: 7),
        box.bottomAnchor.constraint(equalTo: framed.firstBaselineAnchor),
      ])
    #expect(abs(box.frame.maxY - (17 + framed.inner.font.ascender)) <= 0.5)
  }
}
