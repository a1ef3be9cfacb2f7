import CoreGraphics
import Testing

@testable import UIKit

/// The bar that searches a text view's text.
@MainActor struct FindInteractionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  init() {
    window.addSubview(view)
    view.font = .systemFont(ofSize: 20)
    view.text = "One fish two fish red Fish blue fishes"
    view.isFindInteractionEnabled = true
    window.layoutIfNeeded()
  }

  /// Closes the bar, and gives the keyboard away.
  private func close() {
    view.findInteraction?.dismissFindNavigator()
    window.endEditing(true)
  }

  private var interaction: UIFindInteraction { view.findInteraction! }
  private var bar: FindBar? { window.subviews.compactMap { $0 as? FindBar }.first }

  private func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
    root.subviews.flatMap { ($0 as? View).map { [$0] } ?? views(type, in: $0) }
  }

  private func button(_ name: String) throws -> UIButton {
    let bar = try #require(bar)
    return try #require(
      views(UIButton.self, in: bar).first { $0.accessibilityLabel == name || $0.title(for: .normal) == name })
  }

  private var count: String? {
    bar.flatMap { views(UILabel.self, in: $0).first { $0.accessibilityIdentifier == "UIFindBarCount" }?.text }
  }

  private var highlighted: NSRange? { (interaction.activeFindSession as? TextViewFindSession)?.highlighted }

  @Test func thereIsOneOnlyWhereItIsEnabled() {
    #expect(interaction.view === view && !interaction.isFindNavigatorVisible)
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil && UITextView().findInteraction == nil)
  }

  @Test func resultsAreCountedAndStepped() throws {
    defer { close() }
    interaction.presentFindNavigator(showingReplace: false)
    #expect(interaction.isFindNavigatorVisible && bar?.showsReplacement == false && count == "")
    let shown = try #require(bar)
    let field = try #require(views(UITextField.self, in: shown).first)
    #expect(field.isFirstResponder)
    field.insertText("fish")
    field.sendActions(for: .editingChanged)
    #expect(count == "1 of 4" && highlighted == NSRange(location: 4, length: 4))
    try button("Next").sendActions(for: .primaryActionTriggered)
    #expect(count == "2 of 4" && highlighted == NSRange(location: 13, length: 4))
    interaction.findPrevious()
    interaction.findPrevious()
    #expect(count == "4 of 4", "before the first comes the last")
    interaction.searchText = "whale"
    #expect(count == "Not Found")
    #expect(try !button("Next").isEnabled)
  }

  @Test func resultsAreMarked() {
    defer { close() }
    interaction.presentFindNavigator(showingReplace: false)
    let before = view.layer.sublayers?.count ?? 0
    interaction.searchText = "fish"
    #expect(view.layer.sublayers?.count == before + 4)
    let first = view.boxes(of: 4..<8)[0].insetBy(dx: -1, dy: 0)
    #expect(view.layer.sublayers?.contains { $0.frame == first } == true)
    view.text = "fish"
    #expect(count == "1 of 1" && view.layer.sublayers?.count == before + 1)
    interaction.dismissFindNavigator()
    #expect(view.layer.sublayers?.count == before && bar == nil && interaction.activeFindSession == nil)
  }

  @Test func closingSelectsTheResult() throws {
    defer { close() }
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = "two"
    try button("Done").sendActions(for: .primaryActionTriggered)
    #expect(view.selectedRange == NSRange(location: 9, length: 3) && view.isFirstResponder)
  }

  @Test func resultsAreReplaced() throws {
    defer { close() }
    interaction.presentFindNavigator(showingReplace: true)
    #expect(bar?.showsReplacement == true)
    interaction.searchText = "fish"
    interaction.replacementText = "bird"
    try button("Replace").sendActions(for: .primaryActionTriggered)
    #expect(view.text == "One bird two fish red Fish blue fishes" && count == "1 of 3")
    try button("Replace All").sendActions(for: .primaryActionTriggered)
    #expect(view.text == "One bird two bird red bird blue birdes" && count == "Not Found")
    for _ in 0..<4 { view.undoManager?.undo() }
    #expect(view.text == "One fish two fish red Fish blue fishes")
  }

  @Test func textThatIsOnlyReadIsNotReplaced() {
    defer { close() }
    view.isEditable = false
    interaction.presentFindNavigator(showingReplace: true)
    #expect(bar?.showsReplacement == false)
  }

  @Test func optionsSayWhatIsFound() {
    var options = UITextSearchOptions()
    let text = "One fish two fish red Fish blue fishes"
    options.wordMatchMethod = .fullWord
    #expect(options.ranges(of: "fish", in: text).map(\.location) == [4, 13, 22])
    options.stringCompareOptions = []
    #expect(options.ranges(of: "fish", in: text).map(\.location) == [4, 13])
    options.wordMatchMethod = .startsWith
    #expect(options.ranges(of: "ish", in: text).isEmpty && options.ranges(of: "", in: text).isEmpty)
  }

  @Test func keysOpenTheBar() {
    defer { close() }
    func command(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand? {
      view.keyCommands?.first { $0.input == input && $0.modifierFlags == flags }
    }
    #expect(command("f", .control)?.perform(from: view) == true && interaction.isFindNavigatorVisible)
    interaction.dismissFindNavigator()
    #expect(
      command("f", [.command, .alternate])?.perform(from: view) == true && bar?.showsReplacement == true)
    let escape = bar?.keyCommands?.first { $0.input == UIKeyCommand.inputEscape }
    #expect(escape?.perform(from: view) == true && !interaction.isFindNavigatorVisible)
    view.isFindInteractionEnabled = false
    #expect(view.keyCommands == nil)
  }

  @Test func theTextScrollsAboveTheBar() throws {
    defer { close() }
    view.text = String(repeating: "line\n", count: 60) + "end"
    window.layoutIfNeeded()
    interaction.presentFindNavigator(showingReplace: false)
    #expect(view.contentInset.bottom > 40)
    interaction.searchText = "end"
    let box = try #require(view.boxes(of: 300..<303).first)
    let bar = try #require(bar)
    #expect(view.convert(box, to: window).maxY <= bar.frame.minY)
    interaction.dismissFindNavigator()
    #expect(view.contentInset.bottom == 0)
  }

  private final class Pages: UIFindSession {
    var query: String?
    var steps: [UITextStorageDirection] = []
    override var resultCount: Int { query == nil ? 0 : 7 }
    override func performSearch(query: String, options: UITextSearchOptions?) { self.query = query }
    override func highlightNextResult(in direction: UITextStorageDirection) { steps.append(direction) }
  }

  private final class Delegate: UIFindInteractionDelegate {
    let session = Pages()
    var calls: [String] = []
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
      session
    }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      calls.append("begin")
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      calls.append("end")
    }
  }

  @Test func anAppSearchesItsOwnViews() {
    defer { close() }
    let (delegate, content) = (Delegate(), UIView())
    let own = UIFindInteraction(sessionDelegate: delegate)
    window.addSubview(content)
    content.addInteraction(own)
    own.presentFindNavigator(showingReplace: true)
    #expect(bar?.showsReplacement == false, "the session replaces nothing")
    own.searchText = "x"
    own.findNext()
    #expect(delegate.session.query == "x" && delegate.session.steps == [.forward] && count == "7")
    content.removeInteraction(own)
    #expect(delegate.calls == ["begin", "end"] && bar == nil)
  }
}
