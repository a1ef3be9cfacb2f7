import DisplayProtocol
import Testing

@testable import UIKit

@MainActor struct UITextViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    window.addSubview(view)
  }

  @Test func aNewTextViewHasTheDefaultsOfIOS() {
    #expect(view.text == "" && view.font == nil && view.textColor == .label)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.isEditable && view.isSelectable)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func textStartsEightBelowTheTopAndFiveFromTheLeft() {
    view.text = "x"
    view.layoutIfNeeded()
    #expect(view.canvas.frame.origin == CGPoint(x: 5, y: 8) && view.canvas.frame.width == 190)
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() {
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    view.text = "One"
    let label = UILabel()
    label.text = "One"
    let one = label.intrinsicContentSize
    #expect(view.sizeThatFits(.zero) == CGSize(width: one.width + 10, height: one.height + 16))
    view.text = "One\nTwo\n"
    // Three lines, the last one empty: 60.86 points.
    #expect(view.intrinsicContentSize.height == (17 * 1.193359375 * 3).roundedToPixel(.up, scale: 2) + 16)
    view.text = ""
    #expect(view.intrinsicContentSize.height == one.height + 16)
  }

  @Test func longTextScrollsAndARangeOfItCanBeShown() {
    view.font = .systemFont(ofSize: 17)
    view.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
    view.layoutIfNeeded()
    #expect(view.contentSize.height > 800)
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 100)) < 10)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y <= 8)
  }

  @Test func editingAsksAndReports() {
    final class Log: UITextViewDelegate {
      var lines: [String] = []
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        lines.append("should begin")
        return true
      }
      func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        lines.append("should end")
        return true
      }
      func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        lines.append("should change \(range.location)+\(range.length) to \(text)")
        return text != "!"
      }
      func textViewDidChange(_ textView: UITextView) { lines.append("did change") }
      func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    }
    let log = Log()
    view.delegate = log
    let typist = Typist(at: view)
    typist.focus()
    typist.type("a\n")
    typist.type("!")
    typist.leave()
    #expect(
      log.lines == [
        "should begin", "did begin", "should change 0+0 to a\n", "selection", "did change",
        "should change 2+0 to !", "should end", "did end",
      ])
    #expect(view.text == "a\n" && typist.copy.text == "a\n")
  }

  @Test func theCaretStaysInSightWhileTyping() {
    view.font = .systemFont(ofSize: 17)
    view.layoutIfNeeded()
    let typist = Typist(at: view)
    typist.focus()
    for line in 1...12 { typist.type("Line \(line)\n") }
    window.layoutIfNeeded()
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
  }

  @Test func typingAttributesAreThoseBeforeTheCaretOrThoseGiven() {
    view.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    let typist = Typist(at: view)
    typist.focus()
    typist.select(2..<2)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
    view.typingAttributes = [.foregroundColor: UIColor.blue]
    typist.type("c")
    #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .blue)
  }

  @Test func textThatCannotBeEditedCanBeSelectedAndIsNotChanged() throws {
    view.text = "Read me"
    view.isEditable = false
    let editor = try #require(view.editing.editor)
    #expect(!editor.isEditable)
    let typist = Typist(at: view)
    typist.focus()
    typist.select(0..<4)
    typist.type("x")
    #expect(view.text == "Read me" && typist.copy.text == "Read me")
    view.isSelectable = false
    #expect(view.editing.editor == nil)
  }

  @Test func placesAndRectanglesAgree() {
    view.font = .systemFont(ofSize: 17)
    view.text = "One two three four five six"
    view.layoutIfNeeded()
    for place in 0...view.text.utf16.count {
      let caret = view.caretRect(for: UITextPosition(offset: place))
      #expect(view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY))?.offset == place)
    }
    #expect(view.firstRect(for: UITextRange(0..<3)).width > 10)
  }
}
