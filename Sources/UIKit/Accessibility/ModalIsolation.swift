/// Keeps the keyboard and screen readers out of what lies behind something modal.
@MainActor struct ModalIsolation {
  /// The views that are covered now.
  private(set) var views: [UIView] = []

  /// Covers what lies behind a view in its superview, but for some views and what they are in.
  mutating func begin(behind view: UIView, sparing spared: [UIView] = []) {
    guard let superview = view.superview, let place = superview.subviews.index(ofObject: view) else { return }
    for sibling in superview.subviews[..<place] { cover(sibling, sparing: spared) }
  }

  private mutating func cover(_ view: UIView, sparing spared: [UIView]) {
    guard !view.isCovered, !spared.contains(view) else { return }
    if spared.contains(where: { $0.isDescendant(of: view) }) {
      for child in view.subviews { cover(child, sparing: spared) }
    } else {
      view.isCovered = true
      views.append(view)
    }
  }

  /// Uncovers everything.
  mutating func end() {
    for view in exchange(&views, with: []) { view.isCovered = false }
  }
}
