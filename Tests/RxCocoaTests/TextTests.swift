import RxCocoa
import Testing

@MainActor struct TextTests {
  private func text(_ value: String?) -> String { value ?? "nil" }

  @Test func aFieldReportsTheUsersEditsOnly() {
    let field = UITextField()
    field.text = "a"
    let texts = Recorder(field.rx.text, text)
    #expect(texts.log == ["a"])
    field.text = "b"
    field.sendActions(for: .editingDidBegin)
    field.sendActions(for: .editingDidEnd)
    field.sendActions(for: .editingDidEndOnExit)
    #expect(texts.log == ["a"])
    field.insertText("c")
    #expect(texts.log == ["a", "bc"])
  }

  @Test func removingWhatTheAppHadSetIsAnEdit() {
    let field = UITextField()
    let texts = Recorder(field.rx.text, text)
    field.text = "a"
    field.deleteBackward()
    #expect(texts.log == ["", ""])
  }

  @Test func aFieldIsCorrectedAsOftenAsItIsEdited() {
    let field = UITextField()
    field.text = "abcd"
    let bag = DisposeBag()
    field.rx.text.orEmpty.map { String($0.prefix(4)) }.bind(to: field.rx.text).disposed(by: bag)
    for _ in 0..<2 {
      field.insertText("e")
      #expect(field.text == "abcd")
    }
  }

  /// Waits until the main queue has done what was scheduled on it.
  private func nextTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func aTextViewReportsEveryChangeOfItsTextInTheNextTurn() async {
    let view = UITextView()
    view.text = "a"
    let texts = Recorder(view.rx.text, text)
    view.text = "b"
    #expect(texts.log == ["a"])
    await nextTurn()
    #expect(texts.log == ["a", "b"])
    view.insertText("c")
    await nextTurn()
    #expect(texts.log == ["a", "b", "bc"])
    view.rx.text.onNext("d")
    #expect(view.text == "d")
    await nextTurn()
    #expect(texts.log == ["a", "b", "bc", "d"])
    view.textColor = .red
    await nextTurn()
    #expect(texts.log == ["a", "b", "bc", "d"])
  }

  @Test func theDelegateOfATextStorageStaysTheApps() async {
    final class Delegate: NSTextStorageDelegate {
      var edits = 0
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        edits += 1
      }
    }
    let (view, delegate) = (UITextView(), Delegate())
    view.textStorage.delegate = delegate
    let texts = Recorder(view.rx.text, text)
    view.insertText("c")
    await nextTurn()
    #expect(delegate.edits == 1)
    #expect(texts.log == ["", "c"])
  }

  @Test func aTextViewBoundToItselfKeepsItsText() async {
    let (view, bag) = (UITextView(), DisposeBag())
    view.rx.text.orEmpty.map { String($0.prefix(3)) }.bind(to: view.rx.text).disposed(by: bag)
    view.insertText("abcd")
    await nextTurn()
    #expect(view.text == "abc")
  }

  @Test func aTextViewReportsEditing() {
    let view = UITextView()
    let delegateCalls = view.rx
    let log = Recorder(
      Observable.merge(
        delegateCalls.didBeginEditing.map { "begin" }, delegateCalls.didChange.map { "change" },
        delegateCalls.didEndEditing.map { "end" }, delegateCalls.didChangeSelection.map { "selection" }))
    view.delegate?.textViewDidBeginEditing(view)
    view.delegate?.textViewDidChange(view)
    view.delegate?.textViewDidChangeSelection(view)
    view.delegate?.textViewDidEndEditing(view)
    #expect(log.log == ["begin", "change", "selection", "end"])
  }

  @Test func theDelegateOfATextViewStaysTheApps() async {
    final class Delegate: NSObject, UITextViewDelegate {
      var changes = 0
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let (view, delegate) = (UITextView(), Delegate())
    view.delegate = delegate
    let texts = Recorder(view.rx.text, text)
    let scrolls = Recorder(view.rx.didScroll) { "scroll" }
    view.insertText("c")
    #expect(delegate.changes == 1)
    await nextTurn()
    #expect(texts.log == ["", "c"])
    scrolls.dispose()
  }

  @Test func equalTextIsNotWritten() {
    final class Field: UITextField {
      var writes = 0
      override var text: String? {
        get { super.text }
        set {
          writes += 1
          super.text = newValue
        }
      }
    }
    let field = Field()
    field.rx.text.onNext("a")
    field.rx.text.onNext("a")
    #expect(field.writes == 1)
  }

  @Test func textsEndWithTheirViews() {
    var field: UITextField? = UITextField()
    var view: UITextView? = UITextView()
    weak let weakField = field
    weak let weakView = view
    let (fieldTexts, viewTexts) = (Recorder(field!.rx.text, text), Recorder(view!.rx.text, text))
    (field, view) = (nil, nil)
    #expect(weakField == nil)
    #expect(weakView == nil)
    #expect(fieldTexts.log == ["", "completed"])
    #expect(viewTexts.log == ["", "completed"])
  }

  /// The editor of notes: a state shown in two inputs, whose edits become actions that change the state.
  @MainActor final class Editor {
    struct Note: Equatable { var title: String, body: String }

    let (title, body) = (UITextField(), UITextView())
    let bag = DisposeBag()
    var actions: [String] = []
    var saved: [Note] = []
    var note = Note(title: "", body: "") {
      didSet {
        if title.text != note.title { title.text = note.title }
        if body.text != note.body { body.text = note.body }
      }
    }

    init() {
      Observable.merge([
        title.rx.text.skip(1).replaceNilWith("").map { ("title", $0) },
        body.rx.text.skip(1).replaceNilWith("").map { ("body", $0) },
      ]).subscribe(onNext: { [weak self] kind, text in
        guard let self else { return }
        actions.append("\(kind) \(text)")
        if kind == "title" { note.title = text } else { note.body = text }
        saved.append(note)
      }).disposed(by: bag)
    }
  }

  @Test func theEditorOfNotesSavesEachEditOnce() async {
    let editor = Editor()
    editor.note = Editor.Note(title: "Title", body: "Body")
    await nextTurn()
    // The text that code sets in a text view is a change, as on iOS, and here one that changes nothing.
    #expect(editor.actions == ["body Body"])
    editor.actions = []
    editor.saved = []
    editor.title.sendActions(for: .editingDidBegin)
    editor.title.sendActions(for: .editingDidEnd)
    #expect(editor.actions == [])
    editor.title.insertText("s")
    editor.body.insertText("!")
    await nextTurn()
    editor.body.insertText("?")
    await nextTurn()
    #expect(editor.actions == ["title Titles", "body Body!", "body Body!?"])
    #expect(editor.saved.last == Editor.Note(title: "Titles", body: "Body!?"))
    #expect(editor.saved.count == 3)
    editor.note = Editor.Note(title: "", body: "")
    editor.title.insertText("x")
    #expect(editor.actions.count == 4)
  }

  @Test func aSearchBarReportsTextAndButtons() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var log: [String] = []
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
    }
    let (bar, delegate) = (UISearchBar(), Delegate())
    bar.delegate = delegate
    let texts = Recorder(bar.rx.text.orEmpty)
    let cancels = Recorder(bar.rx.cancelButtonClicked) { "cancel" }
    bar.searchTextField.insertText("a")
    bar.delegate?.searchBarCancelButtonClicked(bar)
    #expect(texts.log == ["", "a"])
    #expect(cancels.log == ["cancel"])
    #expect(delegate.log == ["a", "cancel"])
  }
}
