import DisplayProtocol
import SceneTree

/// Presses, moves and lets go.
package struct DragRequest: DriverRequest {
  /// The target on which the pointer goes down.
  package var start: DriverTarget
  /// The target on which it is released.
  package var end: DriverTarget
  /// The duration of the movement, in seconds of virtual time.
  package var seconds: TimeInterval
  /// The kind of pointer.
  package var kind: PointerInput.Kind

  package static let form = RequestForm(
    "drag",
    [
      RequestForm.Argument("from", "TARGET", "where the pointer goes down"),
      RequestForm.Argument("to", "TARGET", "where it is let go; it may be covered"),
      RequestForm.Argument(
        "seconds", "SECONDS", "how long it moves, in 60 steps a second; 0.25 by default",
        isOptional: true),
    ], options: [.pointerKind, .touch],
    summary: "presses a target, moves to another and lets go")

  /// Makes the request.
  package init(
    start: DriverTarget, end: DriverTarget, seconds: TimeInterval = 0.25, kind: PointerInput.Kind = .mouse
  ) {
    self.start = start
    self.end = end
    self.seconds = seconds
    self.kind = kind
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    start = try arguments.target("from")
    end = try arguments.target("to")
    seconds = try arguments.seconds("seconds", default: 0.25)
    kind = try arguments.kind()
  }

  package var arguments: [String: JSONValue] {
    ["from": start.json, "to": end.json, "seconds": .number(seconds), "with": .string(kind.rawValue)]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let start = try session.place(of: start, touching: true)
    let end = try session.place(of: end, touching: false)
    // As many steps as a display of 60 frames a second shows.
    let steps = min(max(2, Int((seconds * 60).rounded(.up))), 3_600)
    try session.send(.down, kind: kind, at: start)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      session.app.advance(seconds / Double(steps))
      try session.send(
        .move, kind: kind,
        at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    try session.send(.up, kind: kind, at: end)
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(DragRequest.self, to: $0) }
