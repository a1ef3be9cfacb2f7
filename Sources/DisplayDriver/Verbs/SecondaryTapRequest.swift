import DisplayProtocol
import SceneTree

/// Presses and releases the secondary button of a mouse, which opens context menus.
package struct SecondaryTapRequest: DriverRequest {
  /// The target of the press.
  package var target: DriverTarget

  package static let form = RequestForm(
    "secondaryTap", "TARGET", "what is pressed",
    summary: "presses the secondary button of a mouse, which opens context menus")

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
    let point = try session.place(of: target, touching: true)
    for phase in [PointerInput.Phase.down, .up] {
      try session.app.receive(
        .pointer(
          PointerInput(phase: phase, location: point, timestamp: session.app.now, isSecondary: true)))
    }
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(SecondaryTapRequest.self, to: $0) }
