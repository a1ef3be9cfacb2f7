import DisplayProtocol
import SceneTree

/// Advances the virtual clock.
package struct AdvanceRequest: DriverRequest {
  /// The time, in seconds.
  package var seconds: TimeInterval

  package static let form = RequestForm(
    "advance", "SECONDS", "how long, in virtual time",
    summary: "lets time pass for timers and animations, each at its own moment")

  /// Makes the request.
  package init(seconds: TimeInterval) {
    self.seconds = seconds
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    seconds = try arguments.seconds(Self.form.name)
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: .number(seconds)]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    session.app.advance(seconds)
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(AdvanceRequest.self, to: $0) }
