/// Constraints of several views that are to be installed together. The lists of the views are shared, not
/// copied.
@MainActor struct ConstraintBatch {
  private var lists: [ArraySlice<NSLayoutConstraint>] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ constraints: ArraySlice<NSLayoutConstraint>) {
    guard !constraints.isEmpty else { return }
    if lists.isEmpty { lists.reserveCapacity(16) }
    lists.append(constraints)
    count += constraints.count
  }

  /// The constraints in the order in which they were activated, with gaps. They are retained by the batch
  /// alone.
  var inOrderOfActivation: [Unretained<NSLayoutConstraint>?] {
    var all: [Unretained<NSLayoutConstraint>?] = []
    all.reserveCapacity(count)
    var (last, first, isOrdered) = (0, Int.max, true)
    for list in lists {
      for constraint in list.unretained {
        let sequence = constraint.borrow { $0.sequence }
        if sequence <= last { isOrdered = false }
        last = max(last, sequence)
        first = min(first, sequence)
        all.append(constraint)
      }
    }
    if isOrdered { return all }
    let range = last - first + 1
    guard range <= 4 * count else {
      return all.sorted { $0!.borrow { $0.sequence } < $1!.borrow { $0.sequence } }
    }
    // Those of a cell are activated together, so that each one's place is known by its number.
    var places = [Unretained<NSLayoutConstraint>?](repeating: nil, count: range)
    for case let constraint? in all { places[constraint.borrow { $0.sequence } - first] = constraint }
    return places
  }
}
