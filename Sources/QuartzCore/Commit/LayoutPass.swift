import Diagnostics
import DisplayProtocol

/// Lays out every layer that is due, and draws those that are due after it, until nothing is. A layout that
/// always requests another one is stopped and logged.
@MainActor struct LayoutPass {
  /// The number of rounds that one layer's own layout may request again.
  static let roundsOfOneLayer = 8
  /// Rounds of layout and drawing in one turn.
  static let roundsOfTurn = 100

  let root: CALayer

  /// Runs `before`, layout and then `next`, until both return that they did nothing and no layout is due.
  func run(before: () -> Bool, next: () -> Bool) {
    for _ in 0..<LayoutPass.roundsOfTurn {
      let prepared = before()
      if root.layoutIsDue { root.layoutIfNeeded() }
      let worked = next()
      if !prepared && !worked && !root.layoutIsDue { return }
    }
    let culprit = root.firstDue
    let name = culprit.map { String(describing: $0.delegate.map { type(of: $0) as Any } ?? type(of: $0)) }
    Log.layout.error(
      """
      Layout did not come to rest after \(LayoutPass.roundsOfTurn) rounds in one turn; \
      \(name ?? "a layer") asks for layout again each time it is laid out. Call setNeedsLayout() \
      in layoutSubviews() only when something changed.
      """)
  }
}

extension CALayer {
  /// The first layer, from the outside in, that is due for layout.
  fileprivate var firstDue: CALayer? {
    if needsLayoutFlag { return self }
    for child in children where child.layoutIsDue {
      if let due = child.firstDue { return due }
    }
    return nil
  }
}
