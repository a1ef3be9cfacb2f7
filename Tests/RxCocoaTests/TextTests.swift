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

  @Test func aTextViewReportsTheUsersEditsOnly() {
    let view = UITextView()
    view.text = "a"
    let texts = Recorder(view.rx.text, text)
    view.text = "b"
    #expect(texts.log == ["a"])
    view.insertText("c")
    #expect(texts.log == ["a", "bc"])
    view.rx.text.onNext("d")
    #expect(view.text == "d")
    #expect(texts.log == ["a", "bc"])
  }

  @Test func theDelegateOfATextViewStaysTheApps() {
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

  @Test func theEditorOfNotesSavesEachEditOnce() {
    let editor = Editor()
    editor.note = Editor.Note(title: "Title", body: "Body")
    #expect(editor.actions == [])
    editor.title.sendActions(for: .editingDidBegin)
    editor.title.sendActions(for: .editingDidEnd)
    #expect(editor.actions == [])
    editor.title.insertText("s")
    editor.body.insertText("!")
    editor.body.insertText("?")
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
