import DisplayProtocol
import SceneTree

/// Goes to the screen that Back left, as a browser's Forward does.
package struct ForwardRequest: DriverRequest {
  package static let form = RequestForm(
    "forward", "true", "", summary: "goes to the screen that Back left, as a browser's Forward does")

  /// Makes the request.
  package init() {}

  package init(_ arguments: RequestArguments) throws(DriverError) {
    try arguments.yes()
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: true]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    try session.app.receive(.navigate(.forward))
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(ForwardRequest.self, to: $0) }
