import DisplayProtocol
import SceneTree

/// Presses a target, holds it for some time, and lets it go.
package struct TapRequest: DriverRequest {
  /// The target of the press.
  package var target: DriverTarget
  /// The kind of pointer.
  package var kind: PointerInput.Kind
  /// The time for which it is held, in seconds of virtual time.
  package var seconds: TimeInterval
  /// The keys that are held meanwhile.
  package var modifiers: KeyModifiers

  package static let form = RequestForm(
    "tap", "TARGET", "what is pressed, in the middle of what can be seen of it",
    options: [
      .pointerKind, .touch,
      RequestForm.Argument("seconds", "SECONDS", "how long it is held; 0 by default"), .modifiers,
    ],
    summary: "presses a target and lets it go")

  /// Makes the request.
  package init(
    target: DriverTarget, kind: PointerInput.Kind = .mouse, seconds: TimeInterval = 0,
    modifiers: KeyModifiers = []
  ) {
    self.target = target
    self.kind = kind
    self.seconds = seconds
    self.modifiers = modifiers
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    target = try arguments.target(Self.form.name)
    kind = try arguments.kind()
    seconds = try arguments.seconds("seconds", default: 0)
    modifiers = try arguments.modifiers()
  }

  package var arguments: [String: JSONValue] {
    [
      Self.form.name: target.json, "with": .string(kind.rawValue), "seconds": .number(seconds),
      "modifiers": modifiers.json,
    ]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let point = try session.place(of: target, touching: true)
    try session.send(.down, kind: kind, at: point, modifiers: modifiers)
    if seconds > 0 { session.app.advance(seconds) }
    try session.send(.up, kind: kind, at: point, modifiers: modifiers)
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(TapRequest.self, to: $0) }
