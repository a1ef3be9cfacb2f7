import DisplayProtocol
import SceneTree

/// Ends the sheet in which the person hands content to other apps.
package struct ShareRequest: DriverRequest {
  /// The outcome of a sheet.
  package enum End: String, CaseIterable, Sendable {
    /// Content was passed to an app.
    case done
    /// The person cancelled.
    case cancel
  }

  /// The outcome of the sheet.
  package var end: End

  package static let form = RequestForm(
    "share", "NAME", "done, or cancel, which hands nothing on",
    summary: "ends the sheet in which a person hands content to other apps; \"shared\" lists the content")

  /// Makes the request.
  package init(end: End) {
    self.end = end
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    guard let end = End(rawValue: try arguments.string(Self.form.name)) else {
      throw DriverError("sharing ends with \"done\" or \"cancel\"")
    }
    self.end = end
  }

  package var arguments: [String: JSONValue] { [Self.form.name: .string(end.rawValue)] }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    guard let content = session.files.finishSharing() else {
      throw DriverError("the app shares nothing at present; press what shares with other apps")
    }
    try session.app.receive(.shared(content.number, isCompleted: end == .done))
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(ShareRequest.self, to: $0) }
