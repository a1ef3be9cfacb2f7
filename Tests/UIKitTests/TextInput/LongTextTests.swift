import CoreGraphics
import DisplayProtocol
import ShojiTestSupport
import Testing

@testable import UIKit

/// Text views with texts so long that an edit may not cost all of them.
@MainActor struct LongTextTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    window.addSubview(view)
  }

  private static func text(_ paragraphs: Int) -> String {
    (0..<paragraphs).map { "Paragraph \($0) is so long that it has a second line, or a third.\n" }.joined()
  }

  private var layout: TextLayout? {
    guard case .long(let layout)? = view.knownText?.form else { return nil }
    return layout
  }

  /// Lets the main queue do what waits there until the text is set.
  private func finish() async {
    for _ in 0..<100_000 where layout?.isComplete == false {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    view.layoutIfNeeded()
  }

  @Test func aKeySetsItsParagraph() async throws {
    view.text = Self.text(2_000)
    view.layoutIfNeeded()
    await finish()
    #expect(layout?.isComplete == true)
    let length = view.text.utf16.count
    for place in [length, length / 2, 0] {
      view.selectedRange = NSRange(location: place, length: 0)
      view.layoutIfNeeded()
      for key in ["a", "\n", "b"] {
        let before = try #require(layout).bytesSet
        view.insertText(key)
        view.layoutIfNeeded()
        guard case .text(let shown, _) = view.canvasContent() else {
          Issue.record("there is no text")
          return
        }
        #expect(shown.lines.count < 200)
        #expect(try #require(layout).bytesSet - before < 500)
      }
      view.deleteBackward()
      view.layoutIfNeeded()
    }
    #expect(view.text.hasPrefix("a\nParagraph 0") && view.text.hasSuffix("third.\na\n"))
  }

  @Test func whatShowsIsSetAtOnceAndTheRestWhenTheAppIsIdle() async throws {
    view.text = Self.text(2_000)
    view.layoutIfNeeded()
    #expect(try #require(layout).bytesSet < 20_000)
    view.contentOffset.y = view.contentSize.height / 2
    view.layoutIfNeeded()
    #expect(try #require(layout).bytesSet < 40_000)
    let top = view.place(nearest: CGPoint(x: 0, y: view.contentOffset.y + 1))
    await finish()
    #expect(try #require(layout).isComplete)
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
    // What showed still shows.
    #expect(view.place(nearest: CGPoint(x: 0, y: view.contentOffset.y + 1)) == top)
  }

  @Test func theCaretShowsBehindAParagraphThatIsSetLater() async throws {
    let text = String(repeating: "word and others ", count: 5_000)
    view.text = text
    view.selectedRange = NSRange(location: text.utf16.count, length: 0)
    view.layoutIfNeeded()
    #expect(try #require(layout).isComplete == false)
    await finish()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y > view.contentSize.height - 110)
    #expect(view.caretRect(for: view.endOfDocument).maxY <= view.bounds.maxY)
  }

  @Test(
    "a key in one paragraph that has no end sets what shows",
    arguments: ["word and others ", "第三段は長い文章です。", "a\u{301}b"])
  func aKeyInOneParagraph(piece: String) async throws {
    view.text = String(repeating: piece, count: 40_000 / piece.utf8.count)
    view.layoutIfNeeded()
    for place in [view.text.utf16.count / 2, 0, view.text.utf16.count] {
      await finish()
      view.selectedRange = NSRange(location: place, length: 0)
      view.layoutIfNeeded()
      for key in ["x", " ", "y"] {
        let before = try #require(layout).bytesSet
        view.insertText(key)
        view.layoutIfNeeded()
        _ = view.canvasContent()
        let bytesSet = try #require(layout).bytesSet - before
        // Letters without a space between them are set together, 16 kB at most.
        #expect(bytesSet < 40_000)
        let caret = view.caretRectInView(at: view.selectedRange.location)
        #expect(caret.minY >= view.bounds.minY && caret.maxY <= view.bounds.maxY)
      }
    }
    await finish()
    expectSame(as: view.text)
  }

  private func expectSame(as text: String) {
    let other = UITextView(frame: view.frame)
    window.addSubview(other)
    other.text = text
    other.layoutIfNeeded()
    #expect(other.sizeThatFits(CGSize(width: 200, height: 0)).height == view.contentSize.height)
    for place in stride(from: 0, through: text.utf16.count, by: 997) {
      #expect(view.caretRectInView(at: place) == other.caretRectInView(at: place))
    }
    func lines(_ view: UITextView) -> TypesetText? { view.knownText?.text(in: nil) }
    #expect(lines(view) == lines(other))
  }

  @Test("a text that was edited lies as one that was just set", arguments: 0..<4)
  func randomEdits(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    view.text = Self.text(60) + String(repeating: "a long paragraph ", count: 200)
    for _ in 0..<30 {
      let length = view.text.utf16.count
      let start = Int.random(in: 0...length, using: &random)
      let end = min(start + Int.random(in: 0..<40, using: &random), length)
      let new = ["x", "", "\n", "some words ", Self.text(2)].randomElement(using: &random)!
      view.editing.replace(start..<end, with: new, asking: false)
      view.layoutIfNeeded()
    }
    let other = UITextView(frame: view.frame)
    window.addSubview(other)
    other.text = view.text
    other.layoutIfNeeded()
    #expect(other.contentSize == view.contentSize)
    for place in stride(from: 0, through: view.text.utf16.count, by: 97) {
      #expect(view.caretRectInView(at: place) == other.caretRectInView(at: place))
    }
    func lines(_ view: UITextView) -> TypesetText? { view.knownText?.text(in: nil) }
    #expect(lines(view) == lines(other))
  }
}
