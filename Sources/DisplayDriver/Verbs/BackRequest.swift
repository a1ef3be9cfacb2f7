import DisplayProtocol
import SceneTree

/// Goes to the screen before, as a browser's Back does.
package struct BackRequest: DriverRequest {
  package static let form = RequestForm(
    "back", "true", "", summary: "goes to the screen before, as a browser's Back does")

  /// Makes the request.
  package init() {}

  package init(_ arguments: RequestArguments) throws(DriverError) {
    try arguments.yes()
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: true]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    try session.app.receive(.navigate(.back))
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(BackRequest.self, to: $0) }
