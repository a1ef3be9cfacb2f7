/// The active constraints that name an item, in the order of their activation. Few of them, which is what most items have, take no
/// memory of their own.
///
/// They are retained by hand: each place would be retained and released with the whole of a list, however few it holds. Whoever keeps
/// the list empties it in the end.
@MainActor struct ConstraintList {
  private var few = InlineArray<8, Unmanaged<NSLayoutConstraint>?>(repeating: nil)
  /// Those for which there was no room.
  private var others: [Unmanaged<NSLayoutConstraint>] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// All of them, for whoever makes some come or go meanwhile.
  var all: [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(count)
    for index in 0..<count { all.append(self[index].takeUnretainedValue()) }
    return all
  }

  private subscript(index: Int) -> Unmanaged<NSLayoutConstraint> {
    get { index < few.count ? few[index]! : others[index - few.count] }
    set { if index < few.count { few[index] = newValue } else { others[index - few.count] = newValue } }
  }

  mutating func append(_ constraint: NSLayoutConstraint) {
    let new = Unmanaged.passRetained(constraint)
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
    Unmanaged.passUnretained(constraint).release()
  }

  /// Takes all out. They may end by that, and with them whoever keeps the list.
  mutating func removeAll() {
    guard count > 0 else { return }
    let old = self
    self = ConstraintList()
    for index in 0..<old.count { old[index].release() }
  }

  /// Whether a view holds every one of them.
  func areHeld(by view: UIView) -> Bool {
    for index in 0..<count where self[index].takeUnretainedValue().owner !== view { return false }
    return true
  }
}
