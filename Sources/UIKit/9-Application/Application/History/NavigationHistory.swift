import DisplayProtocol

/// The screens through which a person can go back and forward, for displays with such commands, as a
/// browser's history is.
///
/// Each controller that was pushed or presented on the way to what is seen is an entry, and each selected tab
/// where ``UITabBarController/recordsSelectionInHistory`` is true. Back pops and dismisses what the person
/// could, forward pushes and presents it again. What was left by ``go(_:)`` is kept for that, a few screens
/// of it; what the app itself popped is there as long as the app has it.
@MainActor final class NavigationHistory {
  /// The number of screens that are kept for going forward.
  static let mostKept = 10

  private unowned let application: UIApplication
  /// The entries after the first screen: those on the way to what is seen, and those that were left.
  private var entries: [HistoryEntry] = []
  /// The number of entries on the way to what is seen.
  private var place = 0
  private var nextID: Int
  private var firstAddress = ""
  /// The tabs that were selected one after the other, by their controllers.
  private var selections: [ObjectIdentifier: TabSelections] = [:]

  init(application: UIApplication) {
    self.application = application
    // A page that comes back to another process knows no screen of this one.
    nextID = Int.random(in: 1...1 << 40)
  }

  // MARK: The present

  /// Where the person is, as a display shows it.
  var state: NavigationState {
    NavigationState(
      entries: [NavigationState.Entry(id: 0, address: firstAddress)]
        + entries.map { NavigationState.Entry(id: $0.id, address: $0.address) },
      place: place, title: title)
  }

  /// Follows what is seen, at the end of a turn.
  func update() {
    guard let root = application.rootController else { return }
    let visits = self.visits(from: root)
    var common = 0
    while common < min(place, visits.count), entries[common].isSame(as: visits[common]) { common += 1 }
    if common < visits.count {
      // What is pushed again may be what is ahead.
      if common == place {
        while common < min(entries.count, visits.count), entries[common].isSame(as: visits[common]) {
          common += 1
        }
      }
      if common < visits.count {
        entries.removeSubrange(common...)
        for visit in visits[common...] {
          entries.append(HistoryEntry(visit, id: nextID))
          nextID += 1
        }
      }
    }
    place = visits.count
    for (index, entry) in entries.enumerated() where index < place || index >= place + Self.mostKept {
      entry.release()
    }
    if let gone = entries[place...].firstIndex(where: { $0.controller == nil }) {
      entries.removeSubrange(gone...)
    }
    let address = self.address(at: visits)
    if place == 0 { firstAddress = address } else { entries[place - 1].address = address }
  }

  /// The visits that are entries, from the window's root to what is seen. What was seen in a tab before
  /// another was selected lies before that.
  private func visits(from root: UIViewController) -> [TrailVisit] {
    var before: Set<ObjectIdentifier> = []
    return TrailVisit.path(from: root).flatMap { visit -> [TrailVisit] in
      switch visit.kind {
      case .push, .present: return before.contains(ObjectIdentifier(visit.controller)) ? [] : [visit]
      case .root, .child: return []
      case .tab:
        guard let tabs = visit.controller.tabBarController, tabs.recordsSelectionInHistory else { return [] }
        let visits = selections[ObjectIdentifier(tabs), default: TabSelections()].select(
          visit.controller, in: tabs)
        before.formUnion(visits.map { ObjectIdentifier($0.controller) })
        return visits
      }
    }
  }

  /// The title of what is seen: the scene's, or that of the innermost controller with one.
  private var title: String? {
    if let title = application.sceneSession.scene?.title, !title.isEmpty { return title }
    guard let root = application.rootController else { return nil }
    return TrailVisit.path(from: root).reversed().lazy
      .compactMap { $0.controller.title ?? $0.controller.navigationItem.title }.first { !$0.isEmpty }
  }

  /// The name of the place that is seen: by the activity of the innermost controller that has one, by its
  /// restoration identifiers, or by the number of screens before it.
  private func address(at visits: [TrailVisit]) -> String {
    guard let root = application.rootController else { return "" }
    let path = TrailVisit.path(from: root)
    let innermost = path.lastIndex { $0.kind == .push || $0.kind == .present } ?? 0
    for visit in path[innermost...].reversed() {
      if let activity = visit.controller.userActivity, let name = Self.address(of: activity) { return name }
    }
    let names = path.compactMap { $0.controller.restorationIdentifier }
    if path[innermost...].contains(where: { $0.controller.restorationIdentifier != nil }) {
      return "/" + names.joined(separator: "/")
    }
    return visits.isEmpty ? "" : "\(visits.count)"
  }

  private static func address(of activity: NSUserActivity) -> String? {
    if let url = activity.webpageURL, let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) {
      let path = parts.path.isEmpty ? "/" : parts.path
      return path + (parts.query.map { "?" + $0 } ?? "") + (parts.fragment.map { "#" + $0 } ?? "")
    }
    return (activity.targetContentIdentifier ?? activity.persistentIdentifier).map {
      $0.hasPrefix("/") ? $0 : "/" + $0
    }
  }

  // MARK: Moving

  /// Goes where the person commands, as far as that is possible.
  func go(_ step: NavigationStep) {
    update()
    let target: Int
    switch step {
    case .back: target = place - 1
    case .forward: target = place + 1
    case .entry(0): target = 0
    case .entry(let id):
      guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
      target = index + 1
    }
    guard (0...entries.count).contains(target), target != place, !isBlocked else { return }
    if target < place { goBack(to: target) } else { goForward(to: target) }
  }

  /// Whether an alert waits for its answer.
  private var isBlocked: Bool {
    guard let root = application.rootController else { return true }
    return TrailVisit.path(from: root).contains { visit in
      let presented = visit.controller.presentation.presented
      return presented is UIAlertController && presented?.isBeingDismissed == false
    }
  }

  private func goBack(to target: Int) {
    let isOne = place - target == 1
    // Kept until it is known how far the way was free.
    let left = entries[target..<place].map { ($0, $0.controller) }
    while place > target {
      let before = place
      guard leave(entries[place - 1], animated: isOne) else { break }
      update()
      guard place < before else { break }
    }
    for (entry, controller) in left where entries[place...].contains(where: { $0 === entry }) {
      entry.keep(controller)
    }
    update()
  }

  private func leave(_ entry: HistoryEntry, animated: Bool) -> Bool {
    guard let controller = entry.controller else { return false }
    switch entry.kind {
    case .push:
      guard let navigation = controller.navigationController, navigation.topViewController === controller,
        navigation.navigationBar(navigation.navigationBar, shouldPop: controller.navigationItem)
      else { return false }
      return navigation.popViewController(animated: animated) != nil
    case .present:
      guard let presentation = controller.presentation.controller else { return false }
      presentation.transition?.finish()
      return presentation.attemptDismissal()
    case .tab:
      guard let tabs = controller.tabBarController,
        let last = selections[ObjectIdentifier(tabs)]?.leave(controller)
      else { return false }
      tabs.selectIfPresent(last)
      return true
    case .root, .child: return false
    }
  }

  private func goForward(to target: Int) {
    let isOne = target - place == 1
    while place < target {
      let before = place
      if enter(entries[place], animated: isOne) { update() }
      guard place == before + 1 else {
        // What cannot be shown again is not ahead.
        if place == before { entries.removeSubrange(place...) }
        return
      }
    }
  }

  private func enter(_ entry: HistoryEntry, animated: Bool) -> Bool {
    guard let controller = entry.controller, let owner = entry.owner, owner.viewIfLoaded?.window != nil
    else { return false }
    switch entry.kind {
    case .push:
      guard let navigation = owner as? UINavigationController else { return false }
      // One that is still leaving can come again once it has left.
      navigation.transition?.finish()
      guard controller.parent == nil else { return false }
      navigation.pushViewController(controller, animated: animated)
    case .present:
      if let old = owner.presentation.presented {
        guard old.isBeingDismissed else { return false }
        old.presentation.controller?.transition?.finish()
      }
      owner.present(controller, animated: animated)
    case .tab:
      (owner as? UITabBarController)?.selectIfPresent(controller)
    case .root, .child: return false
    }
    return true
  }
}
