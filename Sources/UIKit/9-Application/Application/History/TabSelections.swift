/// The tabs of a tab bar controller that were selected one after the other, with the screens that were pushed
/// in each of them.
@MainActor struct TabSelections {
  private struct Selection {
    weak var controller: UIViewController?
    /// The screens that were pushed or presented in the tab since it was selected.
    var screens: [Screen] = []
  }

  private struct Screen {
    let kind: TrailVisit.Kind
    weak var controller: UIViewController?
  }

  private var selections: [Selection] = []

  /// Follows the selection of a tab, and returns the visits before those that were made in it since: of the
  /// tabs that were selected before, each with what is still there of the screens that were pushed in it, and
  /// of this selection. The first tab is none.
  mutating func select(_ controller: UIViewController, in tabs: UITabBarController) -> [TrailVisit] {
    selections.removeAll { $0.controller == nil || $0.controller?.tabBarController !== tabs }
    // Two selections of a tab between which another one has gone are one.
    for index in selections.indices.dropFirst().reversed()
    where selections[index].controller === selections[index - 1].controller {
      selections[index - 1].screens += selections.remove(at: index).screens
    }
    if selections.last?.controller !== controller { selections.append(Selection(controller: controller)) }
    var visits: [TrailVisit] = []
    var known: Set<ObjectIdentifier> = []
    for index in selections.indices {
      guard let tab = selections[index].controller else { continue }
      if index > 0 { visits.append(TrailVisit(kind: .tab, controller: tab)) }
      let there = TrailVisit.path(from: tab, .tab).filter { $0.kind == .push || $0.kind == .present }
      guard index < selections.count - 1 else {
        let new = there.filter { !known.contains(ObjectIdentifier($0.controller)) }
        selections[index].screens = new.map { Screen(kind: $0.kind, controller: $0.controller) }
        break
      }
      let kept = selections[index].screens.compactMap { screen in
        there.first { $0.controller === screen.controller && $0.kind == screen.kind }
      }
      known.formUnion(kept.map { ObjectIdentifier($0.controller) })
      visits += kept
    }
    return visits
  }

  /// Removes the last selection where it is that of a controller, and returns the controller of the one
  /// before it; nil where there is none.
  mutating func leave(_ controller: UIViewController) -> UIViewController? {
    guard selections.count > 1, selections.last?.controller === controller,
      let last = selections[selections.count - 2].controller
    else { return nil }
    selections.removeLast()
    return last
  }
}
