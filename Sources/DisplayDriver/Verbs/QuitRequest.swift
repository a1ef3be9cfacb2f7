import DisplayProtocol
import SceneTree

/// Ends the app as a closed window would.
package struct QuitRequest: DriverRequest {
  package static let form = RequestForm("quit", "true", "", summary: "ends the app as a closed window would")

  /// Makes the request.
  package init() {}

  package init(_ arguments: RequestArguments) throws(DriverError) {
    try arguments.yes()
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: true]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    .end
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(QuitRequest.self, to: $0) }
