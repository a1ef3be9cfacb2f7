import DisplayProtocol
import EditorEmulation
import ImageDisplay
import SceneTree
import Synchronization

/// Looks for faults of the screen.
package struct AuditRequest: DriverRequest {
  /// The most faults that one answer has.
  static let most = 50

  package static let form = RequestForm(
    "audit", "true", "", isQuery: true,
    summary:
      "looks for faults of the screen, such as clipped text, and answers with each one's kind, view and message"
  )

  /// Makes the request.
  package init() {}

  package init(_ arguments: RequestArguments) throws(DriverError) {
    try arguments.yes()
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: true]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let ofLayout = Mutex<[AuditFinding]>([])
    try session.app.onMain {
      let found = LayoutAudit.run()
      ofLayout.withLock { $0 = found }
    }
    session.app.settle()
    let scene = session.display.scene
    let picture: CGImage
    do { picture = try session.display.image(scale: 1) } catch { throw DriverError("\(error)") }
    let audit = ScreenAudit(scene: scene, picture: picture, displaySize: session.display.size)
    let findings = ofLayout.withLock { $0 } + audit.run(focusOrder: scene.focusableLayers())
    return .found(["findings": Array(findings.prefix(Self.most)), "count": findings.count])
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(AuditRequest.self, to: $0) }
