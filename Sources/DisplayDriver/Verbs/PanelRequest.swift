import DisplayProtocol
import Inspection
import SceneTree
import Synchronization

/// Sends a request to the developer panel.
package struct PanelRequest: DriverRequest {
  /// The panel's request.
  package var request: JSONValue

  package static let form = RequestForm(
    "panel", "REQUEST",
    "an object such as {\"status\": true}; {\"close\": true} closes the driver's own panel",
    summary: "asks the developer panel, which the first request opens")

  /// Makes the request.
  package init(request: JSONValue) {
    self.request = request
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    guard case .object = arguments.own else {
      throw DriverError("\"panel\" takes an object such as {\"status\": true}, not \(arguments.own.kind)")
    }
    request = arguments.own
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: request]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let result = Mutex<Result<JSONValue, InspectionError>>(.success(.null))
    try session.app.onMain { [request, panelNumber = session.panelNumber] in
      let inspector = Inspector.shared
      let answer = Result { () throws(InspectionError) -> JSONValue in
        guard inspector.isAllowed else { throw InspectionError("the developer panel is off") }
        if request["close"] == true {
          if let number = panelNumber.value { inspector.close(number) }
          panelNumber.value = nil
          return ["closed": true]
        }
        let number = panelNumber.value ?? inspector.open {}
        panelNumber.value = number
        return try inspector.answer(request, of: number)
      }
      result.withLock { $0 = answer }
    }
    session.app.settle()
    do {
      return .found(["panel": try result.withLock { $0 }.get()])
    } catch {
      throw DriverError(error.message)
    }
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(PanelRequest.self, to: $0) }
