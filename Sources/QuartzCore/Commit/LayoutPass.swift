import DisplayProtocol

/// Lays out every layer that is due, and draws those that are due after it, until nothing is. A layout that
/// always requests another one is stopped and logged.
@MainActor struct LayoutPass {
  /// The number of rounds that one layer's own layout may request again.
  static let roundsOfOneLayer = 8

  let root: CALayer

  /// Runs `before`, layout and then `next`, until both return that they did nothing and no layout is due.
  func run(before: () -> Bool, next: () -> Bool) {
    Settling.run(
      "Layout of one turn",
      advice:
        "\(culprit) asks for layout again each time it is laid out. Call setNeedsLayout() in layoutSubviews() only "
        + "when something changed."
    ) {
      let prepared = before()
      if root.layoutIsDue { root.layoutIfNeeded() }
      let worked = next()
      return prepared || worked || root.layoutIsDue
    }
  }

  /// The name of what is due first.
  private var culprit: String {
    root.firstDue.map { String(describing: $0.delegate.map { type(of: $0) as Any } ?? type(of: $0)) }
      ?? "a layer"
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
