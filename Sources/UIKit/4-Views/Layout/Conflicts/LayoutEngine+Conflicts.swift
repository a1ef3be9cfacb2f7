import Cassowary
import Diagnostics

/// A constraint that does not count for now, since others exclude it.
struct BrokenConstraint {
  let constraint: NSLayoutConstraint
  /// The constraints that exclude it.
  var rivals: [ObjectIdentifier]
  /// The views whose frames take part in that.
  var frames: [ObjectIdentifier]
  /// Whether something changed by which it may hold again.
  var mayBeRetried = false
  /// Whether it was broken for a size that a view was fitted to, and not permanently.
  var isOfFitting = false
}

/// The sides of a constraint and the factor between them.
private struct ConstraintSides: Hashable {
  private let numbers: [Int]
  private let multiplier: CGFloat

  @MainActor init(_ constraint: NSLayoutConstraint) {
    func parts(_ side: LayoutSide?) -> [Int] {
      guard let side else { return [0, 0, 0, 0] }
      return [
        Int(bitPattern: ObjectIdentifier(side.record)), side.attribute.rawValue,
        side.startRecord.map { Int(bitPattern: ObjectIdentifier($0)) } ?? 0, side.startAttribute.rawValue,
      ]
    }
    numbers = parts(constraint.first) + parts(constraint.second)
    multiplier = constraint.multiplier
  }
}

extension LayoutEngine {
  /// Breaks one constraint of a conflicting set, and logs it.
  func breakOne(of ids: [ConstraintID]) {
    guard !breakOne(among: ids.compactMap({ source(of: $0) })) else { return }
    // Only what the engine itself requests is left: the newest of it goes.
    if let newest = ids.max() { remove(newest) }
  }

  /// Breaks one of constraints that exclude each other, and logs it; returns whether there was one.
  private func breakOne(among constraints: [NSLayoutConstraint]) -> Bool {
    let choice = ConflictChoice(constraints)
    guard let brokenConstraint = choice.brokenConstraint,
      var installation = installation(of: brokenConstraint), let id = installation.id
    else { return false }
    remove(id)
    installation.id = nil
    setInstallation(installation, of: brokenConstraint)
    let frames = choice.frames(in: self)
    let entry = BrokenConstraint(
      constraint: brokenConstraint,
      rivals: constraints.filter { $0 !== brokenConstraint }.map { ObjectIdentifier($0) },
      frames: frames.map { ObjectIdentifier($0) }, isOfFitting: isFitting)
    brokenConstraints.append(entry)
    guard !isTrial, !isFitting, brokenConstraint.reportedRivals != entry.rivals else { return true }
    brokenConstraint.reportedRivals = entry.rivals
    Log.layout.error(
      "\(ConflictReport(constraints: choice.ordered, frames: frames, brokenConstraint: brokenConstraint).text)"
    )
    return true
  }

  /// Breaks all required constraints that demand another distance or size of the same sides than one that is
  /// kept, as would be broken one after the other: each of many would cost a solution of the whole system.
  func breakOpposites() {
    var groups: [[NSLayoutConstraint]] = []
    var indices: [ConstraintSides: Int] = [:]
    solver.forEachConstraintTag { tag in
      let constraint = Unretained<NSLayoutConstraint>(tag: tag).object
      guard constraint.priority == .required else { return }
      let index = indices[ConstraintSides(constraint), default: groups.count]
      if index == groups.count {
        indices[ConstraintSides(constraint)] = index
        groups.append([])
      }
      groups[index].append(constraint)
    }
    for group in groups where group.count > 1 { breakOpposites(in: group) }
  }

  /// Breaks those of constraints of the same sides that exclude one which is kept.
  private func breakOpposites(in group: [NSLayoutConstraint]) {
    // What differs less may hold within the solver's precision.
    let difference: CGFloat = 0.01
    var (least, greatest): (NSLayoutConstraint?, NSLayoutConstraint?)
    for constraint in ConflictChoice(group).inOrderOfKeeping {
      let isLeast = constraint.relation != .lessThanOrEqual
      let isGreatest = constraint.relation != .greaterThanOrEqual
      if isLeast, let greatest, constraint.constant > greatest.constant + difference {
        _ = breakOne(among: [greatest, constraint])
      } else if isGreatest, let least, constraint.constant < least.constant - difference {
        _ = breakOne(among: [least, constraint])
      } else {
        if isLeast, constraint.constant > least?.constant ?? -.infinity { least = constraint }
        if isGreatest, constraint.constant < greatest?.constant ?? .infinity { greatest = constraint }
      }
    }
  }

  /// Marks the constraints that a changed or removed constraint excluded, and itself, for another try.
  func reconsider(_ constraint: NSLayoutConstraint) {
    guard !brokenConstraints.isEmpty else { return }
    let key = ObjectIdentifier(constraint)
    for index in brokenConstraints.indices
    where brokenConstraints[index].constraint === constraint || brokenConstraints[index].rivals.contains(key)
    {
      brokenConstraints[index].mayBeRetried = true
    }
    mayHoldAgain()
  }

  /// Marks the constraints that a frame excluded for another try.
  func reconsider(given box: LayoutBox?) {
    guard !brokenConstraints.isEmpty, let item = box?.item else { return }
    let key = ObjectIdentifier(item)
    for index in brokenConstraints.indices where brokenConstraints[index].frames.contains(key) {
      brokenConstraints[index].mayBeRetried = true
    }
    mayHoldAgain()
  }

  /// Marks the constraints that a fitted size excluded for another try.
  func reconsiderFitting() {
    guard !brokenConstraints.isEmpty else { return }
    for index in brokenConstraints.indices where brokenConstraints[index].isOfFitting {
      brokenConstraints[index].mayBeRetried = true
    }
    mayHoldAgain()
  }

  private func mayHoldAgain() {
    if brokenConstraints.contains(where: \.mayBeRetried) { needsSolving() }
  }

  /// Retries broken constraints that may hold again.
  func retryBrokenConstraints() {
    guard brokenConstraints.contains(where: \.mayBeRetried) else { return }
    let retried = brokenConstraints.filter(\.mayBeRetried).map(\.constraint)
    brokenConstraints.removeAll { $0.mayBeRetried }
    for constraint in retried {
      setInstallation(nil, of: constraint)
      install(constraint)
    }
  }
}
