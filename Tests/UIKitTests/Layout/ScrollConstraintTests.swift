import Testing

@testable import UIKit

/// Constraints to a scroll view's edges make the content's size, those to its frame stay with what shows
/// (T1–T4).
@MainActor @Suite("Constraints in scroll views") struct ScrollConstraintTests {
  private func scroller() -> (UIScrollView, UIView) {
    let (scroll, content) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView())
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(content)
    return (scroll, content)
  }

  @Test("T1: A content as wide as the frame and 1000 high", arguments: [false, true])
  func contentSize(usesGuide: Bool) {
    let (scroll, content) = scroller()
    let guide = scroll.contentLayoutGuide
    let edges =
      usesGuide
      ? [
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ] : content.pinned(to: scroll)
    let height = content.heightAnchor.constraint(equalToConstant: 1000)
    NSLayoutConstraint.activate(
      edges + [content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), height])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 1000))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 1000))
    #expect(!content.hasAmbiguousLayout)
    scroll.contentOffset = CGPoint(x: 0, y: 300)
    height.constant = 1200
    scroll.frame.size.width = 400
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 400, height: 1200) && scroll.contentOffset.y == 300)
    #expect(content.frame.origin == .zero)
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 1200))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 400, height: 480))
  }

  @Test("T2, T3: An offset set by code stays, and an inset widens the range")
  func range() {
    let (scroll, content) = scroller()
    NSLayoutConstraint.activate(
      content.pinned(to: scroll) + [
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 1000),
      ])
    scroll.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 0, y: 700)
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 700)
    scroll.contentInset.bottom = 50
    scroll.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 10), animated: false)
    #expect(scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height == 570)
  }

  @Test("T4: What is seen of a subview goes with the content")
  func conversion() {
    let (scroll, content) = scroller()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    scroll.frame.origin.y = 25
    parent.addSubview(scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    #expect(content.convert(CGPoint.zero, to: parent).y == -75)
  }

  @Test("Insets around the content count, and so does what keeps to the frame while scrolling")
  func framesAndInsets() {
    let (scroll, content) = scroller()
    let (header, outside) = (Box(40, 30), Box(10, 10))
    let rig = LayoutRig(400, 600, outside)
    scroll.frame.origin = CGPoint(x: 20, y: 50)
    rig.container.addSubview(scroll)
    scroll.addSubview(header)
    rig.lay(
      content.pinned(to: scroll, 10, 20, 30, 40) + [
        content.widthAnchor.constraint(equalToConstant: 500),
        content.heightAnchor.constraint(equalToConstant: 700),
        header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        header.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
        outside.topAnchor.constraint(equalTo: content.topAnchor),
      ])
    #expect(scroll.contentSize == CGSize(width: 560, height: 740))
    #expect(content.frame == CGRect(x: 20, y: 10, width: 500, height: 700))
    #expect(header.frame == CGRect(x: 280, y: 5, width: 40, height: 30) && outside.frame.minY == 60)
    scroll.contentOffset = CGPoint(x: 100, y: 40)
    rig.container.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 380, y: 45, width: 40, height: 30) && outside.frame.minY == 20)
    #expect(
      content.frame.origin == CGPoint(x: 20, y: 10) && scroll.contentSize == CGSize(width: 560, height: 740))
  }

  @Test("A content size that is set in code stays on an axis that constraints say nothing of")
  func oneAxis() {
    let (scroll, content) = scroller()
    scroll.contentSize = CGSize(width: 900, height: 5)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 600),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 900, height: 600))
  }
}
