import DisplayProtocol
import SceneTree

/// Presses a key and lets it go.
package struct KeyRequest: DriverRequest {
  /// The key's name.
  package var key: String
  /// The keys that are held.
  package var modifiers: KeyModifiers

  package static let form = RequestForm(
    "key", "NAME",
    "the key as browsers name it, such as a, Enter, Tab, ArrowLeft or F1; Return and Space are read, too",
    options: [.modifiers],
    summary: "presses a key and lets it go, where the keyboard's focus is")

  /// Makes the request.
  package init(key: String, modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    key = try arguments.string(Self.form.name)
    modifiers = try arguments.modifiers()
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: .string(key), "modifiers": modifiers.json]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    try session.press(key, modifiers: modifiers)
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(KeyRequest.self, to: $0) }
