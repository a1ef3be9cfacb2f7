import DisplayProtocol
import SceneTree

/// Answers with the views there are.
package struct TreeRequest: DriverRequest {
  package static let form = RequestForm(
    "tree", "true", "", summary: "answers with the views there are, as a tree")

  /// Makes the request.
  package init() {}

  package init(_ arguments: RequestArguments) throws(DriverError) {
    try arguments.yes()
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: true]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    .found(["tree": session.display.scene.tree()])
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(TreeRequest.self, to: $0) }
