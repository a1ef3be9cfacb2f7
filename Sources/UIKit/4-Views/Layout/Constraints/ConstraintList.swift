/// The active constraints that name an item, in the order of their activation. Few of them, which is what
/// most items have, take no memory of their own.
///
/// They are not retained: the view that holds an active constraint does that, and one that becomes inactive,
/// or whose view goes, takes itself out.
@MainActor struct ConstraintList {
  private var few = InlineArray<6, Unretained<NSLayoutConstraint>?>(repeating: nil)
  /// Those for which there was no room.
  private var others: [Unretained<NSLayoutConstraint>] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// All of them, retained.
  var all: [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(count)
    for index in 0..<count { all.append(self[index].object) }
    return all
  }

  private subscript(index: Int) -> Unretained<NSLayoutConstraint> {
    get { index < few.count ? few[index]! : others[index - few.count] }
    set { if index < few.count { few[index] = newValue } else { others[index - few.count] = newValue } }
  }

  mutating func append(_ constraint: NSLayoutConstraint) {
    let new = Unretained(constraint)
    if count < few.count { few[count] = new } else { others.append(new) }
    count += 1
  }

  /// Takes a constraint out, those activated last being looked at first. The last one takes its place.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    var index = count - 1
    while index >= 0, !self[index].names(constraint) { index -= 1 }
    guard index >= 0 else { return }
    let last = count - 1
    if index < last { self[index] = self[last] }
    if last < few.count { few[last] = nil } else { others.removeLast() }
    count = last
  }

  /// Takes all out.
  mutating func removeAll() {
    if !others.isEmpty { others = [] }
    count = 0
  }

  /// Whether a view holds every one of them.
  func areHeld(by view: UIView) -> Bool {
    for index in 0..<count {
      guard let owner = self[index].borrow({ $0.ownerReference }), owner.names(view) else { return false }
    }
    return true
  }
}
