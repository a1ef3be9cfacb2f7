import DisplayProtocol
import SceneTree

/// Selects all text of an editor and deletes it.
package struct ClearRequest: DriverRequest {
  /// The text field or text view.
  package var target: DriverTarget

  package static let form = RequestForm(
    "clear", "TARGET", "the text field or text view, also by its placeholder",
    summary: "deletes all text of a view")

  /// Makes the request.
  package init(target: DriverTarget) {
    self.target = target
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    target = try arguments.target(Self.form.name)
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: target.json]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    try session.focusEditor(of: target)
    try session.press("a", modifiers: .control)
    try session.press("Backspace")
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(ClearRequest.self, to: $0) }
