import CoreGraphics
import Testing

@testable import UIKit

/// Text storages and layout managers, of a text view's and of an app's own.
@MainActor struct TextStorageTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let font = UIFont.systemFont(ofSize: 20)

  init() {
    view.font = font
    view.text = "Hello there"
    view.layoutIfNeeded()
  }

  // MARK: Storage

  @Test func changingTheStorageChangesTheView() {
    let storage = view.textStorage
    #expect(storage === view.textStorage && storage.string == "Hello there")
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Hi")
    #expect(view.text == "Hi there")
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    #expect(
      view.attributedText.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
    #expect(view.text == "Hi there")
    storage.append(NSAttributedString(string: "!"))
    #expect(view.text == "Hi there!")
    storage.deleteCharacters(in: NSRange(location: 2, length: 6))
    storage.insert(NSAttributedString(string: "?"), at: 0)
    #expect(view.text == "?Hi!")
    storage.setAttributedString(NSAttributedString(string: "new"))
    #expect(view.text == "new")
  }

  @Test("storages and layout managers go with their view", arguments: [false, true])
  func releasesWithTheView(isChanged: Bool) {
    weak var storage: NSTextStorage?
    weak var manager: NSLayoutManager?
    weak var released: UITextView?
    func use() {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.text = "Hello"
      (storage, manager, released) = (view.textStorage, view.layoutManager, view)
      if isChanged { view.textStorage.append(NSAttributedString(string: "!")) }
      view.layoutIfNeeded()
      #expect(storage?.string == view.text && manager != nil)
    }
    use()
    #expect(released == nil && storage == nil && manager == nil)
  }

  @Test func theStorageFollowsTheView() {
    let storage = view.textStorage
    view.text = "Other"
    #expect(storage.string == "Other")
    view.insertText("s")
    #expect(storage.string == "Others" && view.text == "Others")
    view.textColor = .red
    #expect(storage.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
  }

  @Test func plainTextThatIsSetDropsWhatTheStorageHad() {
    view.textStorage.addAttribute(.kern, value: 5, range: NSRange(location: 0, length: 11))
    view.text = "Hello again"
    #expect(view.textStorage.attributes(at: 0, effectiveRange: nil)[.kern] == nil)
    #expect(view.attributedText.attributes(at: 0, effectiveRange: nil)[.kern] == nil)
  }

  private final class Highlighter: NSTextStorageDelegate {
    var lines: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      lines.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      let text = textStorage.string
      for range in text.ranges(of: "let") {
        textStorage.addAttribute(
          .foregroundColor, value: UIColor.purple, range: NSRange(range, in: text))
      }
    }
  }

  @Test func aDelegateColorsWhatIsTyped() {
    let highlighter = Highlighter()
    view.textStorage.delegate = highlighter
    view.text = ""
    highlighter.lines = []
    view.insertText("le")
    view.insertText("t")
    #expect(highlighter.lines == ["3 0+2 2", "3 2+1 1"])
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .purple)
    #expect(view.text == "let" && view.selectedRange.location == 3)
  }

  @Test func changesInABlockAreNotifiedOnce() {
    let highlighter = Highlighter()
    let storage = NSTextStorage(string: "abcdef")
    storage.delegate = highlighter
    storage.beginEditing()
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "xyz")
    storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "")
    storage.endEditing()
    #expect(highlighter.lines.isEmpty)
    storage.endEditing()
    #expect(storage.string == "cdxyzf" && highlighter.lines == ["2 0+5 0"])
    storage.endEditing()
    #expect(highlighter.lines.count == 1)
  }

  @Test func aViewWithAStorageIsFreed() {
    weak var freed: UITextView?
    var storage: NSTextStorage?
    do {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.text = "abc"
      storage = view.textStorage
      _ = view.layoutManager.usedRect(for: view.textContainer)
      freed = view
    }
    #expect(freed == nil)
    storage?.append(NSAttributedString(string: "d"))
    #expect(storage?.string == "abcd")
  }

  // MARK: Layout

  @Test func theViewsLayoutManagerKnowsItsPlaces() {
    let manager = view.layoutManager
    #expect(manager === view.layoutManager && manager.textStorage === view.textStorage)
    #expect(view.textContainer.layoutManager === manager && manager.numberOfGlyphs == 11)
    let used = manager.usedRect(for: view.textContainer)
    #expect(used.minX == 0 && used.minY == 0 && abs(used.height - font.lineHeight) < 0.01)
    #expect(abs(used.width - ("Hello there".size(withAttributes: [.font: font]).width + 10)) < 0.1)
    let range = manager.glyphRange(
      forCharacterRange: NSRange(location: 6, length: 5), actualCharacterRange: nil)
    let box = manager.boundingRect(forGlyphRange: range, in: view.textContainer)
    let (whole, word) = ("Hello there", "there")
    #expect(abs(box.maxX - (5 + whole.size(withAttributes: [.font: font]).width)) < 0.1)
    #expect(abs(box.width - word.size(withAttributes: [.font: font]).width) < 0.1)
    #expect(manager.glyphRange(for: view.textContainer) == NSRange(location: 0, length: 11))
  }

  @Test func aStackOfAnAppsOwnFindsTheCharacterUnderAFinger() {
    let words = "Agree to the terms, and\nto nothing else"
    let storage = NSTextStorage(string: words, attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 200))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let wanted = NSRange(words.range(of: "terms")!, in: words)
    let box = manager.boundingRect(forGlyphRange: wanted, in: container)
    for x in [box.minX + 1, box.midX, box.maxX - 1] {
      let index = manager.characterIndex(
        for: CGPoint(x: x, y: box.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(NSLocationInRange(index, wanted), "\(index)")
    }
    var share: CGFloat = 0
    let second = manager.characterIndex(
      for: CGPoint(x: 1, y: font.lineHeight * 1.5), in: container,
      fractionOfDistanceBetweenInsertionPoints: &share)
    #expect(second == 24 && share > 0 && share < 0.5)
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: words.count)) {
      rect, used, _, range, _ in
      lines.append(range)
      #expect(rect.width == 300 && used.width < 300 && rect.height == used.height)
    }
    #expect(lines == [NSRange(location: 0, length: 24), NSRange(location: 24, length: 15)])
    container.size.width = 60
    #expect(manager.usedRect(for: container).height > 4 * font.lineHeight)
  }

  @Test func placesBeyondTheTextAreNone() {
    let manager = view.layoutManager
    let far = NSRange(location: 400, length: 5)
    #expect(manager.boundingRect(forGlyphRange: far, in: view.textContainer).width == 0)
    #expect(
      manager.glyphRange(
        forCharacterRange: NSRange(location: NSNotFound, length: 1), actualCharacterRange: nil
      )
      .length == 0)
    let outside = CGPoint(x: 1e9, y: -1e9)
    #expect(manager.glyphIndex(for: outside, in: view.textContainer) == 10)
    let empty = NSLayoutManager()
    #expect(empty.numberOfGlyphs == 0)
    #expect(
      empty.characterIndex(
        for: .zero, in: NSTextContainer(), fractionOfDistanceBetweenInsertionPoints: nil) == 0)
  }

  @Test func aViewTakesOverTheStorageOfItsContainer() {
    let storage = NSTextStorage(string: "given", attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
    #expect(view.text == "given" && view.textStorage === storage && view.layoutManager === manager)
    storage.append(NSAttributedString(string: "!"))
    #expect(view.text == "given!")
  }

  /// Fills the boxes of the characters that it is given, and counts how often.
  private final class Marker: NSLayoutManager {
    var marked = NSRange(location: 0, length: 0)
    var drawings = 0

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      drawings += 1
      UIColor.red.setFill()
      enumerateEnclosingRects(
        forGlyphRange: marked, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
        in: textContainers[0]
      ) { box, _ in
        UIRectFill(box.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
  }

  @Test func aManagersOwnClassDrawsBehindTheText() throws {
    let storage = NSTextStorage(string: "lll mmm", attributes: [.font: font])
    let (manager, container) = (Marker(), NSTextContainer(size: CGSize(width: 200, height: 0)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.marked = NSRange(location: 4, length: 3)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    func reds() throws -> ClosedRange<Int>? {
      view.layoutIfNeeded()
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
        view.layer.render(in: $0.cgContext)
      }
      let pixels = try #require(image.cgImage)
      let columns = (0..<200).filter {
        pixels.color(x: $0, y: 10) == CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      return columns.first.flatMap { first in columns.last.map { first...$0 } }
    }
    let box = manager.boundingRect(forGlyphRange: manager.marked, in: container)
    let shown = try #require(try reds())
    #expect(abs(CGFloat(shown.lowerBound) - box.minX) <= 1 && abs(CGFloat(shown.upperBound) - box.maxX) <= 2)
    // It is drawn again with the text.
    let drawings = manager.drawings
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "l")
    manager.marked = NSRange(location: 2, length: 3)
    let moved = try #require(try reds())
    #expect(manager.drawings > drawings && moved.lowerBound < shown.lowerBound)
    #expect(self.view.storage.background == nil)
  }
}
