import DisplayProtocol
import SceneTree

/// Lists the files that the app gave away.
package struct SavedRequest: DriverRequest {
  package static let form = RequestForm(
    "saved", "true", "", isQuery: true,
    summary: "answers with the files that the app gave away, each with its name, path and type")

  /// Makes the request.
  package init() {}

  package init(_ arguments: RequestArguments) throws(DriverError) {
    try arguments.yes()
  }

  package var arguments: [String: JSONValue] { [Self.form.name: .bool(true)] }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let files = session.files.saved.map { ["name": $0.name, "path": $0.url.path, "type": $0.mediaType] }
    return .found(["saved": files])
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(SavedRequest.self, to: $0) }
