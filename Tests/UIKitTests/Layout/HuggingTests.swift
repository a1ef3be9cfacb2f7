import Testing

@testable import UIKit

/// Intrinsic sizes, and what happens when there is more room or less.
@MainActor @Suite("Hugging, compression and priorities") struct HuggingTests {
  /// Two boxes in a row that fills the container.
  private func row(
    _ width: CGFloat, _ a: Box, _ b: Box, gap: CGFloat, isReversed: Bool = false
  ) -> LayoutRig {
    let rig = LayoutRig(width, 100, a, b)
    let c = rig.container
    let constraints = [
      a.leadingAnchor.constraint(equalTo: c.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: gap),
      b.trailingAnchor.constraint(equalTo: c.trailingAnchor),
      a.topAnchor.constraint(equalTo: c.topAnchor), b.topAnchor.constraint(equalTo: c.topAnchor),
    ]
    rig.lay(isReversed ? constraints.reversed() : constraints)
    return rig
  }

  @Test("L1, L2: The one that hugs less is stretched")
  func lessHuggingStretches() {
    let (a, b) = (Box(50, 20, hug: 251), Box(80, 20))
    _ = row(300, a, b, gap: 8)
    #expect(isClose(a.frame, 0, 0, 50, 20) && isClose(b.frame, 58, 0, 242, 20))
    let (d, e) = (Box(50, 20), Box(80, 20, hug: 251))
    _ = row(300, d, e, gap: 8)
    #expect(isClose(d.frame, 0, 0, 212, 20) && isClose(e.frame, 220, 0, 80, 20))
  }

  @Test("L3, L4: Of two that hug alike the first-mentioned is stretched, and the layout is ambiguous")
  func firstMentionedStretches() {
    let (a, b) = (Box(50, 20), Box(80, 20))
    let rig = row(300, a, b, gap: 8)
    #expect(isClose(a.frame, 0, 0, 212, 20) && isClose(b.frame, 220, 0, 80, 20))
    #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout && !rig.container.hasAmbiguousLayout)
    let (d, e) = (Box(50, 20), Box(80, 20))
    _ = row(300, d, e, gap: 8, isReversed: true)
    #expect(isClose(d.frame, 0, 0, 50, 20) && isClose(e.frame, 58, 0, 242, 20))
  }

  @Test("L5, L6, L7: The one that resists less is squeezed, down to nothing and not below")
  func lessResistanceGivesWay() {
    let (a, b) = (Box(80, 20, resist: 751), Box(60, 20))
    _ = row(100, a, b, gap: 10)
    #expect(isClose(a.frame, 0, 0, 80, 20) && isClose(b.frame, 90, 0, 10, 20))
    let (d, e) = (Box(80, 20), Box(60, 20, resist: 751))
    _ = row(100, d, e, gap: 10)
    #expect(isClose(d.frame, 0, 0, 30, 20) && isClose(e.frame, 40, 0, 60, 20))
    let (f, g) = (Box(80, 20, resist: 751), Box(60, 20))
    _ = row(70, f, g, gap: 10)
    #expect(isClose(f.frame, 0, 0, 60, 20) && isClose(g.frame, 70, 0, 0, 20))
  }

  @Test(
    "L8–L10: A wish for a width goes by its priority beside the content's",
    arguments: [(40, 749, 50), (40, 751, 40), (90, 251, 90), (90, 249, 50)] as [(CGFloat, Float, CGFloat)])
  func widthsGoByPriority(wanted: CGFloat, priority: Float, width: CGFloat) {
    let a = Box(50, 20)
    let rig = LayoutRig(300, 100, a)
    rig.lay([a.widthAnchor.constraint(equalToConstant: wanted).at(priority)])
    #expect(a.frame.width == width)
  }

  @Test("L11–L13: Nothing is averaged, and what cannot hold still pulls")
  func prioritiesAreStrict() {
    let (a, b, d) = (UIView(), UIView(), UIView())
    let rig = LayoutRig(300, 100, a, b, d)
    let target = d.widthAnchor.constraint(equalToConstant: 300).at(500)
    rig.lay([
      a.widthAnchor.constraint(equalToConstant: 140).at(749),
      a.widthAnchor.constraint(equalToConstant: 60).at(750),
      b.widthAnchor.constraint(greaterThanOrEqualToConstant: 90),
      b.widthAnchor.constraint(equalToConstant: 30).at(999),
      d.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      d.widthAnchor.constraint(lessThanOrEqualToConstant: 200), target,
    ])
    #expect(a.frame.width == 60 && b.frame.width == 90 && d.frame.width == 200)
    target.constant = 10
    rig.container.layoutIfNeeded()
    #expect(d.frame.width == 80)
  }

  @Test("L14: Equal widths take the wider content's")
  func equalWidthsTakeTheWider() {
    let (a, b) = (Box(50, 20), Box(80, 20))
    let rig = LayoutRig(300, 100, a, b)
    rig.lay([
      a.leadingAnchor.constraint(equalTo: rig.container.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      a.widthAnchor.constraint(equalTo: b.widthAnchor),
    ])
    #expect(isClose(a.frame, x: 0, width: 80) && isClose(b.frame, x: 90, width: 80))
  }

  @Test("L15: In a row of a form the field takes what is left")
  func formRow() {
    let (a, b, d) = (Box(60, 20, hug: 251), Box(100, 20, hug: 249), Box(46, 20, hug: 251))
    let rig = LayoutRig(375, 50, a, b, d)
    rig.lay([
      a.leadingAnchor.constraint(equalTo: rig.container.leadingAnchor, constant: 16),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      d.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8),
      d.trailingAnchor.constraint(equalTo: rig.container.trailingAnchor, constant: -16),
    ])
    #expect(isClose(a.frame, x: 16, width: 60))
    #expect(isClose(b.frame, x: 84, width: 221) && isClose(d.frame, x: 313, width: 46))
  }

  @Test("L16: A picture that resists less than text makes room for it")
  func pictureGivesWay() {
    let (image, text) = (Box(200, 300), Box(100, 40))
    image.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    let rig = LayoutRig(320, 200, image, text)
    let c = rig.container
    rig.lay([
      image.topAnchor.constraint(equalTo: c.topAnchor),
      text.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: c.bottomAnchor),
      image.centerXAnchor.constraint(equalTo: c.centerXAnchor),
      text.centerXAnchor.constraint(equalTo: c.centerXAnchor),
    ])
    #expect(isClose(image.frame, 60, 0, 200, 152) && isClose(text.frame, 110, 160, 100, 40))
  }

  @Test("L17: A bottom edge below required gives way to a greatest height")
  func almostRequiredEdge() {
    let a = UIView()
    let rig = LayoutRig(300, 400, a)
    let c = rig.container
    rig.lay([
      a.leadingAnchor.constraint(equalTo: c.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: c.trailingAnchor),
      a.topAnchor.constraint(equalTo: c.topAnchor, constant: 50),
      a.bottomAnchor.constraint(equalTo: c.bottomAnchor).at(999),
      a.heightAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
    #expect(isClose(a.frame, 0, 50, 300, 200))
  }

  @Test("L18: Even required content sizes give way silently")
  func contentNeverConflicts() {
    let a = Box(24, 20, hug: 1000, resist: 1000)
    let rig = LayoutRig(300, 100, a)
    let said = loggedMessages { rig.lay([a.widthAnchor.constraint(equalToConstant: 36)]) }
    #expect(a.frame.width == 36 && said.isEmpty)
  }

  @Test("A content that changes is asked again, and its priorities too")
  func contentChanges() {
    let (a, b) = (Box(50, 20), Box(80, 20, hug: 251))
    let rig = row(300, a, b, gap: 8)
    b.content.width = 100
    rig.container.layoutIfNeeded()
    #expect(isClose(b.frame, 200, 0, 100, 20))
    a.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    rig.container.layoutIfNeeded()
    #expect(isClose(a.frame, 0, 0, 50, 20) && isClose(b.frame, 58, 0, 242, 20))
    b.content = CGSize(width: CGFloat.nan, height: UIView.noIntrinsicMetric)
    a.content.width = 60
    rig.container.layoutIfNeeded()
    #expect(isClose(a.frame, 0, 0, 60, 20) && isClose(b.frame, x: 68, width: 232))
  }
}
