import DisplayProtocol
import ImageDisplay
import SceneTree

/// Waits in real time until a target is there.
package struct WaitRequest: DriverRequest {
  /// The target that is waited for.
  package var target: DriverTarget
  /// The longest time, in seconds.
  package var seconds: TimeInterval

  package static let form = RequestForm(
    "wait",
    [
      RequestForm.Argument("for", "TARGET", "what is waited for, also by its placeholder"),
      RequestForm.Argument(
        "seconds", "SECONDS", "how long at most, in real time; 5 by default", isOptional: true),
    ], summary: "lets time pass as it really does until a target is there")

  /// Makes the request.
  package init(target: DriverTarget, seconds: TimeInterval = 5) {
    self.target = target
    self.seconds = seconds
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    target = try arguments.target("for")
    seconds = try arguments.seconds("seconds", default: 5)
  }

  package var arguments: [String: JSONValue] {
    ["for": target.json, "seconds": .number(seconds)]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    if case .point = target { return .ok }
    let display = session.display
    let appeared = session.app.advanceInRealTime(seconds: seconds) { [target] in
      guard case .name(let name, let index) = target else {
        return (try? display.scene.tree().view(target)) != nil
      }
      return display.scene.tree().views(named: name, editable: true).indices.contains(index)
    }
    guard !appeared else { return .ok }
    do throws(DriverError) {
      _ = try display.scene.tree().view(target, editable: true)
    } catch {
      throw DriverError("after \(seconds) seconds \(error.message)")
    }
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(WaitRequest.self, to: $0) }
