import DisplayProtocol
import SceneTree

/// Changes the distance of two fingers over the middle of a target.
package struct PinchRequest: DriverRequest {
  /// The target under the fingers.
  package var target: DriverTarget
  /// The factor by which their distance changes.
  package var factor: CGFloat
  /// The duration, in seconds of virtual time.
  package var seconds: TimeInterval
  /// The kind of pointer; a mouse stands for a trackpad's pinch.
  package var kind: PointerInput.Kind

  package static let form = RequestForm(
    "pinch",
    [
      RequestForm.Argument("on", "TARGET", "what lies under the fingers"),
      RequestForm.Argument("by", "FACTOR", "the factor by which their distance changes, 0.05 to 20"),
      RequestForm.Argument(
        "seconds", "SECONDS", "how long it takes, in 60 steps a second; 0.25 by default",
        isOptional: true),
    ],
    options: [
      RequestForm.Argument("with", "KIND", "touch for two fingers, the default; mouse for a trackpad"),
      .touch,
    ], summary: "spreads or closes two fingers, or pinches on a trackpad")

  /// Makes the request.
  package init(
    target: DriverTarget, factor: CGFloat, seconds: TimeInterval = 0.25, kind: PointerInput.Kind = .touch
  ) {
    self.target = target
    self.factor = factor
    self.seconds = seconds
    self.kind = kind
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    target = try arguments.target("on")
    factor = try arguments.factor("by")
    seconds = try arguments.seconds("seconds", default: 0.25)
    kind = try arguments.kind(default: .touch)
  }

  package var arguments: [String: JSONValue] {
    [
      "on": target.json, "by": .number(factor), "seconds": .number(seconds), "with": .string(kind.rawValue),
    ]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let center = try session.place(of: target, touching: true)
    let path = PinchPath(center: center, factor: factor, seconds: seconds)
    guard kind == .touch else {
      for _ in 1...path.steps {
        session.app.advance(seconds / Double(path.steps))
        try session.app.receive(.magnify(at: center, by: path.stepFactor))
      }
      return .ok
    }
    try move(.down, along: path, to: 0, in: session)
    for step in 1...path.steps {
      session.app.advance(seconds / Double(path.steps))
      try move(.move, along: path, to: step, in: session)
    }
    try move(.up, along: path, to: path.steps, in: session)
    return .ok
  }

  private func move(
    _ phase: PointerInput.Phase, along path: PinchPath, to step: Int, in session: DriverSession
  ) throws(DriverError) {
    for (id, point) in path.fingers(at: step).enumerated() {
      try session.send(phase, id: id, kind: kind, at: point)
    }
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(PinchRequest.self, to: $0) }
