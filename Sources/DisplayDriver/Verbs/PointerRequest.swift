import DisplayProtocol
import SceneTree

/// One step of one finger, for gestures of several.
package struct PointerRequest: DriverRequest {
  /// The step.
  package var phase: PointerInput.Phase
  /// The pointer's number.
  package var id: Int
  /// The kind of pointer.
  package var kind: PointerInput.Kind
  /// The target at which the pointer is.
  package var target: DriverTarget

  package static let form = RequestForm(
    "pointer",
    [
      RequestForm.Argument("phase", "PHASE", "down, move, up or cancel"),
      RequestForm.Argument(
        "id", "NUMBER", "the pointer, where there are several; 0 by default", isOptional: true),
      RequestForm.Argument("at", "TARGET", "where the pointer is"),
    ], options: [.pointerKind, .touch],
    summary: "does one step of one pointer, for gestures of several fingers")

  /// Makes the request.
  package init(phase: PointerInput.Phase, id: Int = 0, kind: PointerInput.Kind = .mouse, target: DriverTarget)
  {
    self.phase = phase
    self.id = id
    self.kind = kind
    self.target = target
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    phase = try arguments.phase()
    id = try arguments.identity()
    kind = try arguments.kind()
    target = try arguments.target("at")
  }

  package var arguments: [String: JSONValue] {
    [
      "phase": .string(phase.rawValue), "id": .number(Double(id)), "at": target.json,
      "with": .string(kind.rawValue),
    ]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let point = try session.place(of: target, touching: phase == .down)
    switch phase {
    case .down:
      guard session.pointersDown[id] == nil else { throw DriverError("pointer \(id) is down already") }
      session.pointersDown[id] = point
    case .move:
      if session.pointersDown[id] != nil { session.pointersDown[id] = point }
    case .up, .cancel:
      guard session.pointersDown.removeValue(forKey: id) != nil else {
        throw DriverError("pointer \(id) is not down")
      }
    }
    try session.send(phase, id: id, kind: kind, at: point)
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(PointerRequest.self, to: $0) }
