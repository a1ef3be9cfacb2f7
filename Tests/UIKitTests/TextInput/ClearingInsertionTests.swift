import Testing

@testable import UIKit

/// Text whose first insertion replaces all of it.
@MainActor struct ClearingInsertionTests {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var asked: [String] = []
    var allows = true
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      asked.append("\(range.location)+\(range.length) \(string)")
      return allows
    }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      asked.append("\(range.location)+\(range.length) \(text)")
      return allows
    }
  }

  /// Runs `body` with a field and with a text view of "old", which are edited.
  private func each(
    _ body: (any TextEditingOwner & UITextInput, Typist, Delegate, () -> String) -> Void
  ) {
    let (field, view, delegate) = (UITextField(), UITextView(), Delegate())
    inWindow(UIViewController()) { window in
      for input in [field, view] as [any TextEditingOwner & UITextInput] {
        delegate.asked = []
        delegate.allows = true
        field.delegate = delegate
        view.delegate = delegate
        window.addSubview(input)
        field.text = "old"
        view.text = "old"
        let typist = Typist(at: input)
        typist.focus()
        typist.select(3..<3)
        input.clearsOnInsertion = true
        body(input, typist, delegate) { input.content.string }
        input.resignFirstResponder()
        input.removeFromSuperview()
      }
    }
  }

  @Test("typed text replaces all, once") func typing() {
    each { input, typist, delegate, text in
      typist.type("n")
      #expect(text() == "n" && !input.clearsOnInsertion && delegate.asked == ["0+3 n"])
      typist.catchUp()
      typist.type("ew")
      #expect(text() == "new" && delegate.asked.last == "1+0 ew")
    }
  }

  @Test("so do text that is inserted and pasted in code") func code() {
    each { input, _, _, text in
      input.insertText("x")
      #expect(text() == "x" && !input.clearsOnInsertion)
      input.clearsOnInsertion = true
      UIPasteboard.general.string = "pasted"
      input.paste(nil)
      #expect(text() == "pasted" && !input.clearsOnInsertion)
    }
  }

  @Test("what is removed or refused leaves the rest") func others() {
    each { input, typist, delegate, text in
      typist.deleteBackward()
      #expect(text() == "ol" && input.clearsOnInsertion)
      delegate.allows = false
      typist.type("x")
      #expect(text() == "ol" && input.clearsOnInsertion)
    }
  }
}
