import DisplayProtocol
import SceneTree

/// Scrolls what lies under a target.
package struct ScrollRequest: DriverRequest {
  /// The target over which the wheel turns.
  package var target: DriverTarget
  /// The distance, in points.
  package var distance: CGVector

  package static let form = RequestForm(
    "scroll",
    [
      RequestForm.Argument("on", "TARGET", "where the wheel turns"),
      RequestForm.Argument(
        "by", "[DX, DY]", "the distance in points; positive ones show what lies further right and down"),
    ], summary: "scrolls what lies under a target, as a wheel does")

  /// Makes the request.
  package init(target: DriverTarget, distance: CGVector) {
    self.target = target
    self.distance = distance
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    target = try arguments.target("on")
    let by = try arguments.pair("by", of: "two distances in points, [dx, dy]")
    distance = CGVector(dx: by.0, dy: by.1)
  }

  package var arguments: [String: JSONValue] {
    ["on": target.json, "by": .array([.number(distance.dx), .number(distance.dy)])]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let point = try session.place(of: target, touching: true)
    try session.app.receive(.scroll(at: point, by: CGVector(dx: -distance.dx, dy: -distance.dy)))
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(ScrollRequest.self, to: $0) }
