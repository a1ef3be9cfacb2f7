import Testing

@testable import UIKit

/// Text in runs of attributes, which UIKit has in place of Foundation's attributed strings.
struct StyledTextTests {
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
  private let blue: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.blue]

  /// "ab" in red, "cde" in blue.
  private var text: StyledText {
    var text = StyledText("ab", attributes: red)
    text.replace(2..<2, with: "cde", attributes: blue)
    return text
  }

  private func colors(_ text: StyledText) -> [String] {
    text.runs.map { "\($0.text) \(($0.attributes[.foregroundColor] as? UIColor) == .red ? "red" : "blue")" }
  }

  @Test func neighborsOfTheSameAttributesAreOneRun() {
    var text = text
    #expect(colors(text) == ["ab red", "cde blue"])
    text.replace(2..<2, with: "x", attributes: blue)
    #expect(colors(text) == ["ab red", "xcde blue"])
    #expect(text.mappingAttributes { $0 = red }.runs.map(\.text) == ["abxcde"])
  }

  @Test(
    "A replaced range may lie within a run, over several, at either end",
    arguments: [
      (0..<0, ["x blue", "ab red", "cde blue"]), (0..<1, ["x blue", "b red", "cde blue"]),
      (1..<3, ["a red", "xde blue"]), (2..<5, ["ab red", "x blue"]), (5..<5, ["ab red", "cdex blue"]),
      (0..<5, ["x blue"]), (1..<1, ["a red", "x blue", "b red", "cde blue"]),
    ])
  func replacing(range: Range<Int>, expected: [String]) {
    var text = text
    text.replace(range, with: "x", attributes: blue)
    #expect(colors(text) == expected)
  }

  @Test func removingLeavesTheRest() {
    var text = text
    text.replace(1..<4, with: "", attributes: red)
    #expect(colors(text) == ["a red", "e blue"])
    text.replace(0..<2, with: "", attributes: red)
    #expect(text.isEmpty && text.string == "")
  }

  @Test func placesAreCountedInUTF16() {
    var text = StyledText("👨‍👩‍👧é", attributes: red)
    let end = text.string.utf16.count
    text.replace(end..<end, with: "!", attributes: blue)
    text.replace(0..<8, with: "", attributes: red)
    #expect(colors(text) == ["é red", "! blue"])
    #expect((text.attributes(at: 9)[.foregroundColor] as? UIColor) == .blue)
  }

  @Test func attributedStringsGoThereAndBack() {
    let text = text
    let string = text.attributedString
    #expect(string.string == "abcde" && StyledText(string) == text)
    #expect(StyledText(string) != text.mappingAttributes { $0 = red })
    // What an app has handed in it gets back, unless it may have changed since.
    let fixed = NSAttributedString(string: "a")
    #expect(StyledText(fixed).attributedString === fixed)
    let mutable = NSMutableAttributedString(string: "a")
    #expect(StyledText(mutable).attributedString !== mutable)
  }
}

/// The lifetimes of the attributes of text that views show. Foundation never releases those of its own
/// attributed strings.
@MainActor struct TextMemoryTests {
  /// A value that is counted while it exists.
  private final class Counted: NSObject {
    nonisolated(unsafe) static var count = 0

    override init() {
      super.init()
      Counted.count += 1
    }

    deinit { Counted.count -= 1 }
  }

  private static let key = NSAttributedString.Key("counted")

  private enum Use: CaseIterable {
    case segments, bar, barItem, drawing, button, label, textView, field
  }

  private func perform(_ use: Use) {
    let attributes: [NSAttributedString.Key: Any] = [Self.key: Counted(), .kern: 1]
    let controller = UIViewController()
    var shown: UIView = controller.view
    switch use {
    case .segments:
      let control = UISegmentedControl(items: ["One", "Two"])
      control.setTitleTextAttributes(attributes, for: .normal)
      controller.view.addSubview(control)
    case .bar:
      controller.title = "Title"
      let stack = UINavigationController(rootViewController: controller)
      stack.navigationBar.titleTextAttributes = attributes
      shown = stack.view
    case .barItem:
      let item = UIBarButtonItem(title: "Item", image: nil, primaryAction: UIAction { _ in }, menu: nil)
      item.setTitleTextAttributes(attributes, for: .normal)
      controller.navigationItem.rightBarButtonItem = item
      let stack = UINavigationController(rootViewController: controller)
      shown = stack.view
    case .drawing:
      _ = "text".size(withAttributes: attributes)
      _ = "text".boundingRect(with: CGSize(width: 50, height: 50), attributes: attributes, context: nil)
    case .button:
      let button = UIButton()
      button.setStyledTitle(StyledText("Title", attributes: attributes), for: .normal)
      controller.view.addSubview(button)
    case .label:
      let label = UILabel()
      label.styled = StyledText("Text", attributes: attributes)
      label.font = .systemFont(ofSize: 20)
      controller.view.addSubview(label)
    case .textView:
      let view = UITextView()
      view.typingAttributes = attributes
      view.insertText("typed")
      view.insertText(" more")
      view.textColor = .red
      controller.view.addSubview(view)
    case .field:
      let field = UITextField()
      field.defaultTextAttributes = attributes
      field.placeholder = "Placeholder"
      field.insertText("typed")
      controller.view.addSubview(field)
    }
    shown.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    shown.layoutIfNeeded()
  }

  @Test("nothing that UIKit makes of attributed text stays behind", arguments: Use.allCases)
  private func release(_ use: Use) {
    let before = Counted.count
    perform(use)
    #expect(Counted.count == before)
  }
}
