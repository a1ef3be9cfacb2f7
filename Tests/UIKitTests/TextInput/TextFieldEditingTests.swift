import DisplayProtocol
import Testing

@testable import UIKit

/// A person at a display who edits a field or a text view.
@MainActor final class Typist {
  private let owner: any TextEditingOwner
  private let page: Int
  private var number = 0
  private(set) var copy: TextSyncReplica

  init(at owner: any TextEditingOwner, page: Int = 0) {
    self.owner = owner
    self.page = page
    copy = TextSyncReplica(owner.editing.editor!)
  }

  private func send(_ action: TextEdit.Action) {
    number += 1
    owner.editing.apply(
      TextEdit(page: page, number: number, base: copy.revision, action), isUsable: true)
    if let editor = owner.editing.editor {
      copy.receive(editor, acknowledged: editor.acknowledged[page] ?? 0)
    }
  }

  func focus() { send(.focus) }
  func leave() { send(.blur) }
  func pressReturn() { send(.submit) }
  func select(_ range: Range<Int>) {
    copy.select(range)
    send(.select(range))
  }

  func type(_ text: String) {
    let range = copy.selection
    let caret = range.lowerBound + text.utf16.count
    copy.replace(range, with: text, selecting: caret..<caret, number: number + 1)
    send(.replace(range, with: text, selection: caret..<caret, marked: nil))
  }

  func compose(_ text: String, over range: Range<Int>) {
    let end = range.lowerBound + text.utf16.count
    copy.replace(range, with: text, selecting: end..<end, number: number + 1)
    send(.replace(range, with: text, selection: end..<end, marked: range.lowerBound..<end))
  }

  func replace(_ range: Range<Int>, with text: String) {
    let caret = range.lowerBound + text.utf16.count
    copy.replace(range, with: text, selecting: caret..<caret, number: number + 1)
    send(.replace(range, with: text, selection: caret..<caret, marked: nil))
  }

  /// Presses Backspace where there is nothing to remove.
  func deleteNothing() { send(.replace(0..<0, with: "", selection: 0..<0, marked: nil)) }

  func copied(_ text: String) { send(.copied(text)) }

  /// Takes over what the app has set.
  func catchUp() { copy.receive(owner.editing.editor!, acknowledged: number) }

  func deleteBackward() {
    let caret = copy.selection.lowerBound
    copy.replace(caret - 1..<caret, with: "", selecting: caret - 1..<caret - 1, number: number + 1)
    send(.replace(caret - 1..<caret, with: "", selection: caret - 1..<caret - 1, marked: nil))
  }
}

/// The calls of a field's delegate, in order.
@MainActor private final class FieldLog: UITextFieldDelegate {
  var lines: [String] = []
  var allows: (String) -> Bool = { _ in true }

  init(_ field: UITextField) {
    field.delegate = self
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"), (.editingDidEnd, "event end"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event)
    }
  }

  private func ask(_ line: String) -> Bool {
    lines.append(line)
    return allows(line)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask("should change \(range.location)+\(range.length) to \(string)") }
}

@MainActor struct TextFieldEditingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  private let other = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
  private let log: FieldLog

  init() {
    window.addSubview(field)
    window.addSubview(other)
    log = FieldLog(field)
  }

  @Test func editingBeginsIsReportedAndEndsInTheOrderOfIOS() {
    let typist = Typist(at: field)
    typist.focus()
    typist.type("ab")
    typist.leave()
    #expect(
      log.lines == [
        "should begin", "event begin", "did begin", "should change 0+0 to ab", "selection", "event changed",
        "should end", "event end", "did end",
      ])
    #expect(field.text == "ab" && !field.isEditing)
  }

  @Test func aFieldThatMayNotBeEditedTakesNothing() {
    log.allows = { $0 != "should begin" }
    let typist = Typist(at: field)
    typist.focus()
    typist.type("x")
    #expect(!field.isEditing && field.text == "" && typist.copy.text == "")
    field.isEnabled = false
    #expect(field.editing.editor == nil)
  }

  @Test func movingToAnotherFieldEndsTheFirst() {
    Typist(at: field).focus()
    log.lines = []
    Typist(at: other).focus()
    #expect(log.lines == ["should end", "event end", "did end"])
    #expect(other.isEditing && !field.isEditing)
    log.allows = { $0 != "should end" }
    Typist(at: field, page: 1).focus()
    Typist(at: other, page: 1).focus()
    #expect(field.isEditing && !other.isEditing)
    #expect(window.endEditing(false) == false && field.isEditing)
    #expect(window.endEditing(true) && !field.isEditing)
  }

  @Test func settingTextInCodeReportsNothingAndKeepsTheCaret() {
    let typist = Typist(at: field)
    field.text = "one three"
    typist.focus()
    typist.select(4..<4)
    log.lines = []
    field.text = "one three four"
    #expect(log.lines.isEmpty)
    #expect(field.selectedTextRange == UITextRange(4..<4))
    typist.type("two ")
    #expect(field.text == "one two three four")
  }

  @Test func whatIsRefusedIsTakenBackAtTheDisplay() {
    log.allows = { !$0.hasSuffix("to 1") }
    let typist = Typist(at: field)
    typist.focus()
    for key in ["a", "1", "b"] { typist.type(key) }
    #expect(field.text == "ab" && typist.copy.text == "ab" && typist.copy.selection == 2..<2)
  }

  @Test func anAppThatFormatsWhileItIsAskedHasTheLastWord() {
    final class Formatter: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        textField.text = (textField.text ?? "") + string.uppercased() + "-"
        return false
      }
    }
    let formatter = Formatter()
    field.delegate = formatter
    let typist = Typist(at: field)
    typist.focus()
    typist.type("a")
    typist.type("b")
    #expect(field.text == "A-B-" && typist.copy.text == "A-B-")
    #expect(typist.copy.selection == 4..<4)
  }

  @Test func returnAsksAndEndsEditingWhereSomebodyListensForTheExit() {
    let typist = Typist(at: field)
    typist.focus()
    var exits = 0
    typist.pressReturn()
    #expect(field.isEditing && log.lines.last == "should return")
    field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    log.allows = { $0 != "should return" }
    typist.pressReturn()
    #expect(exits == 0 && field.isEditing)
    log.allows = { _ in true }
    typist.pressReturn()
    #expect(exits == 1 && !field.isEditing)
  }

  @Test func aFieldMayBeEmptiedWhenEditingBegins() {
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    field.text = "kept"
    field.resignFirstResponder()
    log.allows = { $0 != "should clear" }
    field.becomeFirstResponder()
    #expect(field.text == "kept")
    field.resignFirstResponder()
  }

  @Test func editingInCodeIsTypingThatNobodyIsAskedAbout() {
    field.becomeFirstResponder()
    log.lines = []
    field.insertText("a👩‍👩‍👧")
    field.deleteBackward()
    #expect(field.text == "a")
    #expect(log.lines == ["selection", "event changed", "selection", "event changed"])
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    field.insertText("b")
    #expect(field.text == "b" && field.selectedTextRange == UITextRange(1..<1))
    field.resignFirstResponder()
  }

  @Test func cuttingCopyingAndPastingUseTheGeneralPasteboard() {
    field.text = "one two"
    field.becomeFirstResponder()
    field.selectedTextRange = UITextRange(0..<4)
    field.cut(nil)
    #expect(field.text == "two" && UIPasteboard.general.string == "one ")
    field.selectedTextRange = UITextRange(3..<3)
    UIPasteboard.general.string = "\nthree"
    field.paste(nil)
    #expect(field.text == "two three")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "\nthree")
    field.resignFirstResponder()
  }

  @Test func composedTextIsMarkedUntilItIsDone() {
    let typist = Typist(at: field)
    typist.focus()
    typist.compose("に", over: 0..<0)
    #expect(field.markedTextRange == UITextRange(0..<1))
    typist.select(1..<1)
    #expect(field.markedTextRange == nil)
  }

  @Test func attributesOfTypedTextAreThoseBeforeIt() {
    field.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    let typist = Typist(at: field)
    typist.focus()
    typist.select(3..<3)
    typist.type("!")
    let color = field.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor
    #expect(color == .red)
  }

  @Test func aFieldThatLeavesItsWindowGivesUpTheKeyboardUnasked() {
    log.allows = { $0 != "should end" }
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(UIApplication.shared.firstResponder == nil)
    #expect(!field.becomeFirstResponder())
  }

  @Test func aFieldIsNotKeptAliveByItsEditing() {
    weak var gone: UITextField?
    do {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      field.clearButtonMode = .always
      window.addSubview(field)
      field.becomeFirstResponder()
      Typist(at: field).type("x")
      field.layoutIfNeeded()
      field.resignFirstResponder()
      field.removeFromSuperview()
      gone = field
    }
    #expect(gone == nil)
  }

  @Test func displaysReceiveTheKeyboardAndTheAppearance() throws {
    field.keyboardType = .emailAddress
    field.returnKeyType = .search
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.textContentType = .username
    field.placeholder = "Mail"
    field.tintColor = .red
    field.layoutIfNeeded()
    let editor = try #require(field.editing.editor)
    #expect(editor.keyboard.kind == .email && editor.keyboard.returnKey == .search)
    #expect(editor.keyboard.capitals == .none && editor.keyboard.corrects == false)
    #expect(editor.keyboard.meaning == "username" && editor.placeholder == "Mail")
    #expect(editor.tint == UIColor.red.cgColor && editor.frame == CGRect(x: 0, y: 0, width: 200, height: 34))
  }
}
