@_spi(SiblingLists) import QuartzCore

/// Keeps the keyboard and screen readers out of views: those behind something modal, that leave in a
/// transition, or that make room for a search. A view that something else covers already stays that one's to
/// uncover.
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

  /// Covers views, and uncovers those that it covered before and are not among them.
  mutating func cover(_ wanted: [UIView]) {
    for view in views where !wanted.contains(view) { uncover(view) }
    for view in wanted { cover(view, sparing: []) }
  }

  /// Uncovers a view, if it is covered by this.
  mutating func uncover(_ view: UIView) {
    guard let index = views.index(ofObject: view) else { return }
    views.remove(at: index).isCovered = false
  }

  /// Uncovers everything.
  mutating func end() {
    for view in exchange(&views, with: []) { view.isCovered = false }
  }
}
