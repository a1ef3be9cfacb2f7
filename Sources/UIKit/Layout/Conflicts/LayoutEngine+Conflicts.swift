import Cassowary
import Console

/// A constraint that does not count for now, since others exclude it.
struct GivenUpConstraint {
  let constraint: NSLayoutConstraint
  /// The constraints that exclude it.
  var rivals: [ObjectIdentifier]
  /// The views whose frames take part in that.
  var frames: [ObjectIdentifier]
  /// Whether something changed by which it may hold again.
  var isHopeful = false
  /// Whether it was given up for a size that a view was fitted to, and not for good.
  var isOfFitting = false
}

extension LayoutEngine {
  /// Gives one constraint of a set that excludes itself up, and says so.
  func giveUpOne(of ids: [ConstraintID]) {
    let constraints = ids.compactMap { id -> NSLayoutConstraint? in
      if case .constraint(let constraint)? = source(of: id) { return constraint }
      return nil
    }
    let choice = ConflictChoice(constraints)
    guard let victim = choice.victim, var installation = installation(of: victim), let id = installation.id
    else {
      // Only what the engine itself asks for is left: the newest of it goes.
      if let newest = ids.max() { remove(newest) }
      return
    }
    remove(id)
    installation.id = nil
    setInstallation(installation, of: victim)
    let frames = choice.frames(in: self)
    let entry = GivenUpConstraint(
      constraint: victim, rivals: constraints.filter { $0 !== victim }.map { ObjectIdentifier($0) },
      frames: frames.map { ObjectIdentifier($0) }, isOfFitting: isFitting)
    givenUp.append(entry)
    guard !isTrial, !isFitting, victim.reportedRivals != entry.rivals else { return }
    victim.reportedRivals = entry.rivals
    Console.say(ConflictReport(constraints: choice.ordered, frames: frames, victim: victim).text)
  }

  /// Notes that a constraint is another one now, or gone: what it excluded may hold again, and so may it.
  func reconsider(_ constraint: NSLayoutConstraint) {
    guard !givenUp.isEmpty else { return }
    let key = ObjectIdentifier(constraint)
    for index in givenUp.indices
    where givenUp[index].constraint === constraint || givenUp[index].rivals.contains(key) {
      givenUp[index].isHopeful = true
    }
    mayHoldAgain()
  }

  /// Notes that constraints which a frame excluded may hold again.
  func reconsider(given box: LayoutBox?) {
    guard !givenUp.isEmpty, let item = box?.item else { return }
    let key = ObjectIdentifier(item)
    for index in givenUp.indices where givenUp[index].frames.contains(key) { givenUp[index].isHopeful = true }
    mayHoldAgain()
  }

  /// Notes that constraints which a fitted size excluded may hold again.
  func reconsiderFitting() {
    guard !givenUp.isEmpty else { return }
    for index in givenUp.indices where givenUp[index].isOfFitting { givenUp[index].isHopeful = true }
    mayHoldAgain()
  }

  private func mayHoldAgain() {
    if givenUp.contains(where: \.isHopeful) { needsSolving() }
  }

  /// Takes given up constraints that may hold again back up.
  func retryGivenUp() {
    guard givenUp.contains(where: \.isHopeful) else { return }
    let hopeful = givenUp.filter(\.isHopeful).map(\.constraint)
    givenUp.removeAll { $0.isHopeful }
    for constraint in hopeful {
      setInstallation(nil, of: constraint)
      install(constraint)
    }
  }
}
