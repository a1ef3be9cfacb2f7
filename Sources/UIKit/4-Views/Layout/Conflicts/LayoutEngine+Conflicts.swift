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

extension LayoutEngine {
  /// Breaks one constraint of a conflicting set, and logs it.
  func breakOne(of ids: [ConstraintID]) {
    let constraints = ids.compactMap { source(of: $0) }
    let choice = ConflictChoice(constraints)
    guard let brokenConstraint = choice.brokenConstraint,
      var installation = installation(of: brokenConstraint), let id = installation.id
    else {
      // Only what the engine itself requests is left: the newest of it goes.
      if let newest = ids.max() { remove(newest) }
      return
    }
    remove(id)
    installation.id = nil
    setInstallation(installation, of: brokenConstraint)
    let frames = choice.frames(in: self)
    let entry = BrokenConstraint(
      constraint: brokenConstraint,
      rivals: constraints.filter { $0 !== brokenConstraint }.map { ObjectIdentifier($0) },
      frames: frames.map { ObjectIdentifier($0) }, isOfFitting: isFitting)
    brokenConstraints.append(entry)
    guard !isTrial, !isFitting, brokenConstraint.reportedRivals != entry.rivals else { return }
    brokenConstraint.reportedRivals = entry.rivals
    Log.layout.error(
      "\(ConflictReport(constraints: choice.ordered, frames: frames, brokenConstraint: brokenConstraint).text)"
    )
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
