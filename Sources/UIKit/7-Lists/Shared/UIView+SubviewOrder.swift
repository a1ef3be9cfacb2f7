extension UIView {
  /// Brings subviews into an order, behind all others but the first few. `fresh` ones may stand anywhere; the
  /// others are moved only where their order changed.
  func bringInOrder(_ order: [UIView], fresh: Set<ObjectIdentifier>, after base: Int) {
    let wanted = Set(order.map(ObjectIdentifier.init))
    var present = subviews.filter {
      wanted.contains(ObjectIdentifier($0)) && !fresh.contains(ObjectIdentifier($0))
    }
    for (index, view) in order.enumerated() {
      if index < present.count, present[index] === view { continue }
      if index == 0 {
        insertSubview(view, at: base)
      } else {
        insertSubview(view, aboveSubview: order[index - 1])
      }
      present.removeAll { $0 === view }
      present.insert(view, at: min(index, present.count))
    }
  }
}
