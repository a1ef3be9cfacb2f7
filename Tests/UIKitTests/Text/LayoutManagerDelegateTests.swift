import CoreGraphics
import Testing

@testable import UIKit

/// What the delegate of a layout manager has a say in.
@MainActor struct LayoutManagerDelegateTests {
  private final class Delegate: NSLayoutManagerDelegate {
    var spacing: CGFloat?
    var paragraph: CGFloat?
    var change: ((inout CGRect, inout CGRect, inout CGFloat) -> Bool)?
    var calls: [String] = []
    var asked: [Int] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked.append(glyphIndex)
      // A question from within is answered.
      _ = layoutManager.numberOfGlyphs + layoutManager.characterIndexForGlyph(at: glyphIndex)
      _ = layoutManager.boundingRect(
        forGlyphRange: NSRange(location: 0, length: 1), in: layoutManager.textContainers[0])
      return spacing ?? layoutManager.proposedSpacing
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { paragraph ?? 0 }
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      change?(&lineFragmentRect.pointee, &lineFragmentUsedRect.pointee, &baselineOffset.pointee) ?? false
    }
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { calls.append("invalidated") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { calls.append("completed \(layoutFinishedFlag)") }
  }

  private final class Silent: NSLayoutManagerDelegate {}

  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let delegate = Delegate()

  init() {
    view.font = .systemFont(ofSize: 20)
    view.text = "One line\nand another\nand a third"
    view.layoutIfNeeded()
  }

  private var tops: [CGFloat] { view.containerGeometry.lines.map(\.top) }

  @Test func spacesBetweenLines() {
    let plain = tops
    delegate.spacing = 10
    view.layoutManager.delegate = delegate
    #expect(zip(tops, plain).map { $0 - $1 } == [0, 10, 20])
    #expect(Set(delegate.asked) == [7, 19])
    delegate.paragraph = 5
    view.layoutManager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    #expect(zip(tops, plain).map { $0 - $1 } == [0, 15, 30])
    let height = view.contentSize.height
    view.layoutIfNeeded()
    #expect(view.contentSize.height >= height + 29)
  }

  @Test func methodsThatAreLeftOutKeepTheParagraphs() {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (3, 7, 11)
    view.attributedText = NSAttributedString(
      string: "One\nTwo", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    let plain = tops
    let silent = Silent()
    view.layoutManager.delegate = silent
    #expect(tops == plain && plain[1] > plain[0] + 21)
  }

  @Test func linesMayBecomeHigherAndMove() {
    let before = view.containerGeometry.lines
    delegate.change = { rect, used, baseline in
      rect.size.height += 8
      used.origin.x += 30
      baseline += 4
      return true
    }
    view.layoutManager.delegate = delegate
    let after = view.containerGeometry.lines
    #expect(after.map(\.height) == before.map { $0.height + 8 })
    #expect(zip(after, before).map { $0.top - $1.top } == [0, 8, 16])
    #expect(after[0].baseline == before[0].baseline + 4)
    #expect(after[0].stops[0].x == before[0].stops[0].x + 30)
    // A change that is not to be used is not.
    delegate.change = { rect, _, _ in
      rect.size.height = 100
      return false
    }
    view.textDidChange()
    #expect(view.containerGeometry.lines.map(\.height) == before.map(\.height))
  }

  @Test func theDelegateLearnsOfLayouts() {
    view.layoutManager.delegate = delegate
    view.layoutIfNeeded()
    #expect(delegate.calls == ["invalidated", "completed true"])
    view.text = "Other"
    view.layoutIfNeeded()
    #expect(delegate.calls == ["invalidated", "completed true", "invalidated", "completed true"])
  }

  @Test func managersOfAnAppAskToo() {
    let storage = NSTextStorage(string: "One\nTwo", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 400)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let plain = manager.usedRect(for: container).height
    delegate.spacing = 10
    manager.delegate = delegate
    #expect(manager.usedRect(for: container).height == plain + 10)
    manager.ensureLayout(for: container)
    #expect(delegate.calls.last == "completed true")
  }
}
