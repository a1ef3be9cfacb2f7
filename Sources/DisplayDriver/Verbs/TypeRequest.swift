import DisplayProtocol
import EditorEmulation
import ImageDisplay
import SceneTree

/// Types text, character by character.
package struct TypeRequest: DriverRequest {
  /// The text that is typed.
  package var text: String
  /// The view to type into; nil for the editor that has the focus.
  package var target: DriverTarget?

  package static let form = RequestForm(
    "type", "TEXT", "what is typed; a line break is the key Enter",
    options: [
      RequestForm.Argument(
        "into", "TARGET",
        "the text field or text view, also by its placeholder; by default the one that is edited")
    ],
    summary: "types text into a view, which gets the focus by a press with the caret at the end")

  /// Makes the request.
  package init(text: String, target: DriverTarget? = nil) {
    self.text = text
    self.target = target
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    text = try arguments.string(Self.form.name)
    target = try arguments.optionalTarget("into")
  }

  package var arguments: [String: JSONValue] {
    var written: [String: JSONValue] = [Self.form.name: .string(text)]
    if let target { written["into"] = target.json }
    return written
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    if let target {
      try session.focusEditor(of: target)
    } else if session.display.editedLayer == nil {
      throw DriverError("no text is being edited; name the view to type into with \"into\"")
    }
    for character in text {
      try session.send(
        session.display.edit { editor, _ in
          character.isNewline ? editor.press("Enter", modifiers: []) ?? [] : editor.type(String(character))
        })
    }
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(TypeRequest.self, to: $0) }
