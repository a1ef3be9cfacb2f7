/// A screen after the first one: a controller that was pushed or presented, or whose tab was selected.
@MainActor final class HistoryEntry {
  let id: Int
  let kind: TrailVisit.Kind
  /// The name of the screen's place in the app.
  var address = ""
  /// The controller; nil where the app has discarded it.
  private(set) weak var controller: UIViewController?
  /// The controller that shows it.
  private(set) weak var owner: UIViewController?
  /// The controller, while it is kept to be shown again.
  private var kept: UIViewController?

  init(_ visit: TrailVisit, id: Int) {
    self.id = id
    kind = visit.kind
    controller = visit.controller
    owner =
      switch visit.kind {
      case .push: visit.controller.navigationController
      case .present: visit.controller.presentation.presenter
      case .tab: visit.controller.tabBarController
      case .root, .child: nil
      }
  }

  /// Whether the entry is the screen of a visit.
  func isSame(as visit: TrailVisit) -> Bool { kind == visit.kind && controller === visit.controller }

  /// Keeps the controller, to be shown again.
  func keep(_ controller: UIViewController?) { kept = controller }

  /// Leaves the controller to the app.
  func release() { kept = nil }
}
