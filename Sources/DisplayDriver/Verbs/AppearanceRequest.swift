import DisplayProtocol
import SceneTree

/// Changes between light and dark.
package struct AppearanceRequest: DriverRequest {
  /// Light or dark.
  package var appearance: Appearance

  package static let form = RequestForm(
    "appearance", "NAME", "light or dark", summary: "changes between light and dark")

  /// Makes the request.
  package init(appearance: Appearance) {
    self.appearance = appearance
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    guard let appearance = Appearance(rawValue: try arguments.string(Self.form.name)) else {
      throw DriverError("an appearance is \"light\" or \"dark\"")
    }
    self.appearance = appearance
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: .string(appearance.rawValue)]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    try session.app.receive(.appearance(appearance))
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(AppearanceRequest.self, to: $0) }
