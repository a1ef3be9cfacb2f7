import Inspection

/// The search for faults of constraints, among the views as the developer panel reads them.
@MainActor struct LayoutAudit {
  /// The most views that are read, so that an audit of a very large screen ends soon.
  private static let mostViews = 2_000

  private let interface: any InspectableInterface
  private var seen: Set<String> = []
  private var left = LayoutAudit.mostViews
  private var findings: [AuditFinding] = []

  /// The faults of the constraints of all windows; none in an app without inspection.
  static func run() -> [AuditFinding] {
    guard Inspector.shared.isAllowed, let interface = Inspector.shared.interface else { return [] }
    var audit = LayoutAudit(interface: interface)
    for window in interface.windows { audit.examine(window, isInAmbiguous: false) }
    return audit.findings
  }

  private init(interface: any InspectableInterface) {
    self.interface = interface
  }

  private mutating func examine(_ view: AnyObject, isInAmbiguous: Bool) {
    guard left > 0 else { return }
    left -= 1
    let summary = interface.summary(of: view)
    guard !summary.isHidden else { return }
    let number = interface.number(of: view)
    let name = summary.text.map { "\(summary.className) “\($0.prefix(40))”" } ?? summary.className
    for constraint in interface.constraints(of: view) where constraint.isBroken {
      let place = constraint.source.map { " at \($0)" } ?? ""
      // Addresses say nothing to who reads the sources.
      let text = constraint.text.replacing(/:0x[0-9a-fA-F]+/, with: "")
      guard seen.insert(text + place).inserted else { continue }
      findings.append(
        AuditFinding(
          kind: .brokenConstraint, view: number,
          message: "\(name) has a constraint that conflicts with others: \(text)\(place); "
            + "remove one of them or give one a lower priority"))
    }
    let isAmbiguous = interface.properties(of: view).contains { $0.name == "hasAmbiguousLayout" }
    if isAmbiguous, !isInAmbiguous {
      findings.append(
        AuditFinding(
          kind: .ambiguousLayout, view: number,
          message: "\(name) has constraints that leave more than one place or size (now "
            + "\(summary.frame.map { "\(Int(clamping: $0))" }.joined(separator: ", "))); add what is missing")
      )
    }
    for child in interface.subviews(of: view) {
      examine(child, isInAmbiguous: isInAmbiguous || isAmbiguous)
    }
  }
}
