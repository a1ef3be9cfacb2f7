import DisplayProtocol
import Testing

@testable import UIKit

/// The commands of the edit menu, undo, and classes of an app that change what keys do.
@MainActor struct EditActionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  private let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))

  init() {
    window.addSubview(field)
    window.addSubview(view)
  }

  private func possible(_ responder: UIResponder) -> [String] {
    Selector.editActions.filter { responder.canPerformAction($0, withSender: nil) }.map(\.name).sorted()
  }

  // MARK: Commands

  @Test func everyResponderHasTheCommandsAndByDefaultCarriesNoneOut() {
    #expect(possible(UIView()).isEmpty && possible(UIViewController()).isEmpty)
    UIView().copy(nil)
  }

  @Test func aFieldOffersWhatItCanDo() {
    UIPasteboard.general.string = nil
    field.text = "one two"
    field.becomeFirstResponder()
    #expect(possible(field) == ["select:", "selectAll:"])
    field.selectAll(nil)
    #expect(possible(field) == ["copy:", "cut:", "delete:"])
    field.copy(nil)
    #expect(UIPasteboard.general.string == "one two")
    #expect(possible(field).contains("paste:"))
    field.isSecureTextEntry = true
    #expect(possible(field) == ["delete:", "paste:"])
    field.cut(nil)
    #expect(field.text == "one two", "a secret is not cut")
    field.resignFirstResponder()
  }

  @Test func anAppMayOverrideTheEndOfEditing() {
    final class Form: UIView {
      var ends: [Bool] = []
      override func endEditing(_ force: Bool) -> Bool {
        ends.append(force)
        return super.endEditing(force)
      }
    }
    final class Refusing: UITextViewDelegate {
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
    }
    let (form, refusing) = (Form(), Refusing())
    window.addSubview(form)
    form.addSubview(view)
    view.delegate = refusing
    view.becomeFirstResponder()
    let ending: UIView = form
    #expect(!ending.endEditing(false) && view.isFirstResponder)
    #expect(ending.endEditing(true) && !view.isFirstResponder)
    #expect(form.ends == [false, true])
  }

  @Test func aTextThatIsOnlyReadOffersCopyingOnly() {
    view.text = "one two"
    view.isEditable = false
    view.selectedRange = NSRange(location: 0, length: 3)
    #expect(possible(view) == ["copy:", "selectAll:"])
    view.copy(nil)
    #expect(UIPasteboard.general.string == "one")
    view.paste(nil)
    #expect(view.text == "one two")
  }

  @Test func commandsGoUpTheChainToWhoCarriesThemOut() {
    final class CopyableLabel: UILabel {
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == .copy }
      override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }
    let label = CopyableLabel()
    label.text = "from a label"
    let inner = UIView()
    label.addSubview(inner)
    #expect(inner.target(forAction: .copy, withSender: nil) as? UIView === label)
    #expect(inner.target(forAction: .paste, withSender: nil) == nil)
    #expect(Selector.copy.call(on: label, sender: nil, event: nil))
    #expect(UIPasteboard.general.string == "from a label")
  }

  @Test func selectingTakesTheWordAtTheCaret() {
    view.text = "one twofold three"
    view.selectedRange = NSRange(location: 6, length: 0)
    view.select(nil)
    #expect(view.selectedRange == NSRange(location: 4, length: 7))
    view.text = ""
    view.select(nil)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  // MARK: Undo

  @Test func whatIsTypedInOneGoIsUndoneInOneGo() {
    let typist = Typist(at: field)
    typist.focus()
    for letter in ["a", "b", "c"] { typist.type(letter) }
    typist.deleteBackward()
    typist.deleteBackward()
    #expect(field.text == "a")
    let manager = field.undoManager!
    #expect(manager.canUndo && manager.undoMenuItemTitle == "Undo Typing")
    // All of one turn is one group: the deletions and the typing.
    manager.undo()
    #expect(field.text == "" && manager.canRedo)
    manager.redo()
    #expect(field.text == "a")
    manager.undo()
    typist.type("z")
    #expect(!manager.canRedo && field.text == "z")
  }

  @Test func stepsOfDifferentTurnsAreUndoneApart() {
    field.undoManager!.groupsByEvent = false
    func group(_ work: () -> Void) {
      field.undoManager!.beginUndoGrouping()
      work()
      field.undoManager!.endUndoGrouping()
    }
    let typist = Typist(at: field)
    typist.focus()
    group { typist.type("abc") }
    group { typist.select(1..<2) }
    group { typist.type("xy") }
    #expect(field.text == "axyc")
    field.undoManager!.undo()
    #expect(field.text == "abc")
    field.undoManager!.undo()
    #expect(field.text == "")
    field.undoManager!.redo()
    field.undoManager!.redo()
    #expect(field.text == "axyc" && !field.undoManager!.canRedo)
  }

  @Test func textThatIsSetInCodeDropsWhatCouldBeUndone() {
    let typist = Typist(at: view)
    typist.focus()
    typist.type("abc")
    #expect(view.undoManager!.canUndo)
    view.text = "new"
    #expect(!view.undoManager!.canUndo)
    view.undoManager!.undo()
    #expect(view.text == "new")
  }

  @Test func aFieldWithAHistoryIsFreed() {
    weak var freed: UITextField?
    do {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      window.addSubview(field)
      Typist(at: field).type("abc")
      field.insertText("d")
      _ = field.undoManager!.canUndo
      field.removeFromSuperview()
      freed = field
    }
    #expect(freed == nil)
  }

  // MARK: Classes of an app

  private final class Field: UITextField {
    var calls: [String] = []
    var inserts: (String) -> String? = { $0 }
    override func deleteBackward() {
      calls.append(
        "delete from \(text!) \(selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) } ?? -1)"
      )
      super.deleteBackward()
    }
    override func insertText(_ text: String) {
      calls.append("insert \(text)")
      if let text = inserts(text) { super.insertText(text) }
    }
  }

  private func subclassed() -> (Field, Typist) {
    let field = Field(frame: CGRect(x: 10, y: 200, width: 200, height: 34))
    window.addSubview(field)
    let typist = Typist(at: field)
    typist.focus()
    return (field, typist)
  }

  @Test func keysAtADisplayCallTheMethodsOfAnAppsClass() {
    let (field, typist) = subclassed()
    typist.type("a")
    typist.type("b")
    typist.deleteBackward()
    #expect(field.calls == ["insert a", "insert b", "delete from ab 2"])
    #expect(field.text == "a" && typist.copy.text == "a")
  }

  @Test func backspaceInAnEmptyFieldIsHeardToo() {
    let (field, typist) = subclassed()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    typist.deleteNothing()
    #expect(field.calls == ["delete from  0"] && changes == 0 && typist.copy.text == "")
  }

  @Test func aClassMayPutInSomethingElseOrNothing() {
    let (field, typist) = subclassed()
    field.inserts = { $0 == "x" ? nil : $0.uppercased() + "!" }
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    typist.type("a")
    #expect(field.text == "A!" && typist.copy.text == "A!" && changes == 1)
    typist.type("x")
    #expect(field.text == "A!" && typist.copy.text == "A!" && changes == 1)
    typist.type("b")
    #expect(field.text == "A!B!" && typist.copy.text == "A!B!")
  }

  @Test func composedTextAndDeletionsElsewhereCallNone() {
    let (field, typist) = subclassed()
    field.text = "abc"
    typist.catchUp()
    typist.compose("n", over: 3..<3)
    typist.compose("に", over: 3..<4)
    #expect(field.calls.isEmpty && field.text == "abcに")
    typist.select(4..<4)
    typist.replace(0..<2, with: "")
    #expect(field.calls.isEmpty && field.text == "cに")
  }

  @Test func aSelectionIsRemovedByTheMethodToo() {
    let (field, typist) = subclassed()
    typist.type("abc")
    typist.select(0..<3)
    typist.replace(0..<3, with: "")
    #expect(field.calls == ["insert abc", "delete from abc 0"] && field.text == "")
  }
}
