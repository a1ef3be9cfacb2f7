import DisplayProtocol
import EditorEmulation
import ImageDisplay
import SceneTree
import Synchronization

/// Looks for faults of the screen.
package struct AuditRequest: DriverRequest {
  /// The most faults that one answer has.
  static let most = 50

  /// The least contrast of text; nil for the usual one.
  package var leastContrast: Double?
  /// The insets of the safe area, from the top around to the left; nil for none.
  package var safeArea: [Double]?

  package static let form = RequestForm(
    "audit", "true", "",
    options: [
      RequestForm.Argument(
        "contrast", "RATIO", "the least contrast of text, 1 to 21; 3 by default, where 4.5 is usual"),
      RequestForm.Argument(
        "safeArea", "[TOP, LEFT, BOTTOM, RIGHT]",
        "the points at the edges that nothing may lie under; none by default"),
    ],
    isQuery: true,
    summary:
      "looks for faults of the screen, such as clipped text, and answers with each one's kind, view and message"
  )

  /// Makes the request.
  package init(leastContrast: Double? = nil, safeArea: [Double]? = nil) {
    (self.leastContrast, self.safeArea) = (leastContrast, safeArea)
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    try arguments.yes()
    leastContrast = try arguments.contrast()
    safeArea = try arguments.insets()
  }

  package var arguments: [String: JSONValue] {
    [
      Self.form.name: true, "contrast": leastContrast.map { .number($0) } ?? .null,
      "safeArea": safeArea.map { .array($0.map { .number($0) }) } ?? .null,
    ]
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
    var insets = ScreenInsets()
    if let safeArea {
      (insets.top, insets.left, insets.bottom, insets.right) = (
        safeArea[0], safeArea[1], safeArea[2], safeArea[3]
      )
    }
    let audit = ScreenAudit(
      scene: scene, picture: picture, displaySize: session.display.size, safeArea: insets,
      leastContrast: leastContrast ?? ScreenAudit.usualContrast)
    let findings = ofLayout.withLock { $0 } + audit.run(focusOrder: scene.focusableLayers())
    return .found(["findings": Array(findings.prefix(Self.most)), "count": findings.count])
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(AuditRequest.self, to: $0) }
