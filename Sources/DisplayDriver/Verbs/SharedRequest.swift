import DisplayProtocol
import SceneTree

/// Lists the content that the app shared with other apps.
package struct SharedRequest: DriverRequest {
  package static let form = RequestForm(
    "shared", "true", "", isQuery: true,
    summary:
      "answers with what the app handed to other apps, each with its title, text, url and the names of its files"
  )

  /// Makes the request.
  package init() {}

  package init(_ arguments: RequestArguments) throws(DriverError) {
    try arguments.yes()
  }

  package var arguments: [String: JSONValue] { [Self.form.name: .bool(true)] }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let shared = session.files.shared.map {
      Line(title: $0.title, text: $0.text, url: $0.url?.absoluteString ?? "", files: $0.files.map(\.name))
    }
    return .found(["shared": shared])
  }

  private struct Line: Encodable {
    var title: String
    var text: String
    var url: String
    var files: [String]
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(SharedRequest.self, to: $0) }
