import Cassowary
import CoreGraphics
import Diagnostics
import QuartzCore

/// Solves the constraints of one tree of views. The outermost view has it; the views in it have their numbers
/// in boxes. Nothing is computed before ``solve()``, and that costs what changed.
///
/// The size that the constraints in a view leave it is found here as well (``fit(_:to:_:_:)``). Where
/// constraints from outside would take part in that, a trial engine works on that part of the tree on its
/// own; it leaves no traces.
@MainActor final class LayoutEngine {
  let solver = Solver(sharing: LayoutEngine.tools)
  private static let tools = SolverTools()
  /// Names the outermost view without a weak reference, which would slow down every retain and release of it.
  private let rootRecord: LayoutRecord
  private var root: UIView? { rootRecord.view }
  let isTrial: Bool
  /// Whether text in a trial is broken at first as it was laid out.
  var startsAtLaidOutWidths = false

  /// The boxes of a trial; otherwise items keep their own.
  private var trialBoxes: [ObjectIdentifier: LayoutBox] = [:]
  private var trialInstallations: [ObjectIdentifier: LayoutInstallation] = [:]
  /// The constraints of a trial, which does not hear of those that become inactive meanwhile.
  private var trialConstraints: [NSLayoutConstraint] = []
  // Neither list is checked for exclusivity, nor is ``unreported``: nothing is called while they change.
  @exclusivity(unchecked) private var staleBoxes: [LayoutBox] = []
  private var wrapped: [LayoutBox] = []
  private(set) var isDirty = false
  private(set) var isSolving = false

  /// The boxes whose sizes are fitted to a target instead of their views' frames.
  private var fittingBoxes: [LayoutBox] = []
  /// Whether a solution is for a size that is sought, and is not shown.
  private(set) var isFitting = false
  /// Boxes that changed while a size was fitted, and whose views were not notified yet.
  @exclusivity(unchecked) private var unreported: [LayoutBox] = []
  private var isInstalling = false
  /// The direction in which views without one of their own in a view read, while constraints are installed.
  private var knownDirection: (parent: Unretained<UIView>, isRightToLeft: Bool)?
  /// The number of the app's constraints translated for the solver, for tests of the amount of work.
  static var translationCount = 0

  /// The probes that show another solution, by the item they are for.
  var ambiguityProbes: [ObjectIdentifier: ConstraintID] = [:]

  /// Broken constraints, each with those it conflicts with.
  var brokenConstraints: [BrokenConstraint] = []

  /// The reference by which boxes and installations name the engine without retaining it.
  @MainActor final class Reference {
    fileprivate(set) var engineReference: Unretained<LayoutEngine>?
    var engine: LayoutEngine? { engineReference?.object }
    /// Read as boxes go as well, which happens on the main actor only.
    nonisolated(unsafe) fileprivate(set) var isGone = false
  }
  let reference = Reference()

  init(root: UIView, isTrial: Bool = false) {
    rootRecord = root.madeLayoutRecord
    self.isTrial = isTrial
    reference.engineReference = Unretained(self)
  }

  deinit {
    atEnd(self) { engine in
      engine.reference.engineReference = nil
      engine.reference.isGone = true
      engine.takeInstallationsBack()
    }
  }

  // MARK: Items

  /// The numbers of an item, created on first use.
  func box(for item: any LayoutItem) -> LayoutBox {
    let record = item.madeLayoutRecord
    return known(record) ?? makeBox(for: record, item)
  }

  /// The numbers of a view, created on first use.
  func box(for view: UIView) -> LayoutBox {
    let record = view.madeLayoutRecord
    return known(record) ?? makeBox(for: record, view)
  }

  /// The numbers of a view whose record is at hand, created on first use.
  func box(for record: LayoutRecord, _ view: UIView) -> LayoutBox {
    known(record) ?? makeBox(for: record, view)
  }

  private func known(_ record: LayoutRecord) -> LayoutBox? {
    isTrial ? trialBoxes[ObjectIdentifier(record)] : record.box
  }

  private func makeBox(for record: LayoutRecord, _ item: any LayoutItem) -> LayoutBox {
    if let view = record.view { return makeBox(for: record, view) }
    let box = LayoutBox(record, isGiven: false, isWrapping: false, in: reference)
    keep(box, of: record)
    guard let guide = item as? UILayoutGuide else { return box }
    for edge in guide.heldEdges { install(edge) }
    return box
  }

  private func makeBox(for record: LayoutRecord, _ view: UIView) -> LayoutBox {
    let isWrapping = view.widthDependent != nil
    let box = LayoutBox(record, isGiven: isGiven(view), isWrapping: isWrapping, in: reference)
    keep(box, of: record)
    if isTrial, startsAtLaidOutWidths { box.startWrapping(at: record.box?.laidOutWidth) }
    if box.makeStale() { enqueueContentUpdate(box) }
    return box
  }

  private func keep(_ box: LayoutBox, of record: LayoutRecord) {
    if isTrial {
      trialBoxes[ObjectIdentifier(record)] = box
    } else {
      record.box = box
    }
  }

  /// Whether the numbers of a view come from its frame: those of the outermost view and of views that follow
  /// their masks.
  func isGiven(_ view: UIView) -> Bool {
    if let root = rootRecord.viewReference, root.names(view) { return !isTrial }
    return view.autoLayout.followsFrame
  }

  func makeVariable(for box: LayoutBox) -> Variable {
    solver.makeVariable(tag: Unretained(box).tag)
  }

  /// Calls `body` with the box of a variable, which is not counted meanwhile: nothing in `body` may end it.
  private func withBox(of variable: Variable, _ body: (LayoutBox) -> Void) {
    guard let tag = solver.tag(of: variable) else { return }
    Unretained<LayoutBox>(tag: tag).borrow(body)
  }

  func removeVariable(_ variable: Variable) {
    solver.remove(variable)
    isDirty = true
  }

  /// Follows the end of the box that a variable is of. The variable stays, since constraints may name it.
  func boxIsGone(_ variable: Variable) { solver.removeTag(of: variable) }

  func value(of variable: Variable) -> CGFloat { CGFloat(solver.value(of: variable)) }

  /// Sets a variable to a number from outside, or makes it an unknown again.
  func setGiven(_ variable: Variable, _ value: Double?) {
    do {
      try solver.setGiven(variable, value)
    } catch {
      // A frame that is no number counts as nothing.
      try? solver.setGiven(variable, 0)
    }
    withBox(of: variable) { reconsider(given: $0) }
    needsSolving()
  }

  /// Changes a number that was given.
  func updateGiven(_ variable: Variable, _ value: Double) {
    if value != solver.value(of: variable) { setGiven(variable, value) }
  }

  func isAmbiguous(_ variable: Variable) -> Bool { solver.isAmbiguous(variable) }

  /// Schedules a solution before the next layout.
  func needsSolving() {
    if !isDirty { becomeDirty() }
  }

  private func becomeDirty() {
    isDirty = true
    guard !isTrial, !isSolving else { return }
    root?.prepareLayoutLater()
  }

  // MARK: Constraints of the app

  /// Returns the installation of a constraint in the engine, if it was installed.
  func installation(of constraint: NSLayoutConstraint) -> LayoutInstallation? {
    if isTrial { return trialInstallations[ObjectIdentifier(constraint)] }
    guard let installation = constraint.installation, installation.engineReference.names(self) else {
      return nil
    }
    return installation
  }

  private func isInstalled(_ constraint: NSLayoutConstraint) -> Bool {
    if !isTrial, !constraint.isInstalled { return false }
    return installation(of: constraint) != nil
  }

  func setInstallation(
    _ installation: LayoutInstallation?, of constraint: NSLayoutConstraint
  ) {
    guard isTrial else {
      constraint.installation = installation
      return
    }
    if installation != nil { trialConstraints.append(constraint) }
    trialInstallations[ObjectIdentifier(constraint)] = installation
  }

  /// Adds a constraint.
  func install(_ constraint: NSLayoutConstraint) {
    let priority = Double(constraint.priority.rawValue)
    guard !isInstalled(constraint), priority > 0 else { return }
    constraint.ownerReference?.borrow { install(constraint, of: $0, priority: priority) }
  }

  private func install(
    _ constraint: NSLayoutConstraint, of owner: UIView, priority: Double
  ) {
    var sum = LayoutExpression(terms: solver.makeTerms())
    defer { sum.terms.end() }
    guard let translation = translate(constraint, of: owner, to: &sum),
      let id = add(
        sum.terms, translation.relation, translation.constant, priority: priority,
        rank: LayoutRank.constraint(sequence: constraint.sequence), for: constraint)
    else { return }
    LayoutEngine.translationCount += 1
    let installation = LayoutInstallation(
      engineReference: Unretained(self), id: id, offset: translation.offset, sign: translation.sign)
    setInstallation(installation, of: constraint)
  }

  /// Removes a constraint.
  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let installation = installation(of: constraint) else { return }
    if let id = installation.id { remove(id) }
    setInstallation(nil, of: constraint)
    brokenConstraints.removeAll { $0.constraint === constraint }
    reconsider(constraint)
  }

  /// Installs constraints, in the order in which they were activated.
  func install(_ constraints: ConstraintBatch) {
    knownDirection = nil
    isInstalling = true
    for constraint in constraints.inOrderOfActivation { constraint?.borrow { install($0) } }
    withExtendedLifetime(constraints) {}
    isInstalling = false
  }

  /// Whether an item reads from right to left. While constraints are installed, nothing changes that: views
  /// side by side that say nothing of it themselves read as the first of them does.
  func readsRightToLeft(_ record: LayoutRecord) -> Bool {
    guard isInstalling, let view = record.viewReference, let parent = view.borrow({ $0.parentReference }),
      view.borrow({ $0.inheritsDirection })
    else { return record.readsRightToLeft }
    if let knownDirection, knownDirection.parent.names(parent) { return knownDirection.isRightToLeft }
    let isRightToLeft = record.readsRightToLeft
    knownDirection = (parent, isRightToLeft)
    return isRightToLeft
  }

  // MARK: Content

  /// The number of boxes for which room is made at once, as many as a cell has.
  private static let boxesAtOnce = 24

  func enqueueContentUpdate(_ box: LayoutBox) {
    if staleBoxes.isEmpty { staleBoxes.reserveCapacity(LayoutEngine.boxesAtOnce) }
    staleBoxes.append(box)
    needsSolving()
  }

  func dequeueContentUpdate(of box: LayoutBox) {
    staleBoxes.removeAll { $0 === box }
  }

  func dequeueWrapping(of box: LayoutBox) {
    wrapped.removeAll { $0 === box }
  }

  func baselinesDidChange(of item: any LayoutItem) {
    for constraint in item.layoutRecord?.constraints.all ?? [] where constraint.namesBaseline(of: item) {
      guard installation(of: constraint) != nil else { continue }
      uninstall(constraint)
      install(constraint)
    }
  }

  // MARK: Solving

  /// The maximum number of times that text may be wrapped again while one solution is computed.
  private static let roundsOfWrapping = 4

  /// Updates all numbers, and marks the views whose subviews lie elsewhere now for layout.
  func solve() {
    guard isDirty, !isSolving else { return }
    endFitting(exceptWhatHolds: true)
    if solver.needsSolving || !staleBoxes.isEmpty || brokenConstraints.contains(where: \.mayBeRetried) {
      solveAll()
    } else {
      isDirty = false
    }
    if !isTrial { notifyViews() }
  }

  /// The size nearest to a target that the constraints in a view which follows its frame leave it. The
  /// frame's size counts again before the next layout, so nothing that was solved by then is seen.
  func fit(
    _ box: LayoutBox, to target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if fittingBoxes.count >= LayoutEngine.mostFittingBoxes { endFitting(exceptWhatHolds: false) }
    for other in fittingBoxes where other !== box && other.isNested(with: box) { endFitting(of: other) }
    if !fittingBoxes.contains(where: { $0 === box }) { fittingBoxes.append(box) }
    // Where the width is open, text stays broken as it was laid out.
    let texts = horizontal.rawValue < UILayoutPriority.required.rawValue ? laidOutTexts(in: box) : []
    for text in texts { text.startWrapping(at: text.laidOutWidth) }
    box.seekSize(target, horizontal, vertical)
    isFitting = true
    solveAll()
    isFitting = false
    needsSolving()
    let size = box.rect.size
    for text in texts { text.startWrapping(at: nil) }
    return size
  }

  /// The texts in a box that were laid out as they are.
  private func laidOutTexts(in box: LayoutBox) -> [LayoutBox] {
    var texts: [LayoutBox] = []
    box.view?.forEachInTree { view in
      guard view.widthDependent != nil, let text = view.layoutBox, text.laidOutWidth != nil else { return }
      texts.append(text)
    }
    return texts
  }

  /// The number of cells fitted at once, until the sizes of all are held to their frames.
  private static let mostFittingBoxes = 64

  /// Has the sizes that were fitted follow their views' frames again. Where the frame has taken the very size
  /// that was found, and nothing changed since, that solution is the one for the frame as well, and may be
  /// left as it is.
  private func endFitting(exceptWhatHolds: Bool) {
    guard !fittingBoxes.isEmpty else { return }
    let mayHold = exceptWhatHolds && brokenConstraints.isEmpty
    for box in exchange(&fittingBoxes, with: []) {
      if mayHold, box.isFrameAsFitted, !isContentChanging(in: box) {
        fittingBoxes.append(box)
      } else {
        box.pinSize()
      }
    }
    reconsiderFitting()
  }

  /// Whether content in a box is to be measured again, or text in it to be broken again.
  private func isContentChanging(in box: LayoutBox) -> Bool {
    for stale in staleBoxes where stale.isInside(box) { return true }
    for text in wrapped where isUnsolved(text) && text.isInside(box) { return true }
    return false
  }

  /// Whether what a box's width hangs together with is to be solved.
  private func isUnsolved(_ box: LayoutBox) -> Bool {
    guard let width = box[.width] else { return false }
    return solver.needsSolving(width)
  }

  private func endFitting(of box: LayoutBox) {
    dequeueFitting(of: box)
    box.pinSize()
  }

  func dequeueFitting(of box: LayoutBox) {
    guard !fittingBoxes.isEmpty else { return }
    fittingBoxes.removeAll { $0 === box }
    reconsiderFitting()
  }

  /// Updates all numbers.
  private func solveAll() {
    isSolving = true
    for box in wrapped where isUnsolved(box) { box.unwrap() }
    var candidates = wrapped
    solveOnce(&candidates)
    for _ in 0..<LayoutEngine.roundsOfWrapping {
      var hasWrapped = false
      for box in candidates where box.wrap() {
        hasWrapped = true
        if !isWrapped(box) { wrapped.append(box) }
      }
      guard hasWrapped else { break }
      solveOnce(&candidates)
    }
    for index in wrapped.indices.reversed() where wrapped[index].wrapWidth == nil {
      wrapped.remove(at: index)
    }
    if !isFitting { for box in candidates { box.recordLaidOutWidth() } }
    isSolving = false
    isDirty = false
    // What was asked about its content may have changed something.
    if !staleBoxes.isEmpty || solver.needsSolving { needsSolving() }
  }

  private func isWrapped(_ box: LayoutBox) -> Bool {
    for other in wrapped where other === box { return true }
    return false
  }

  /// Solves, and adds the boxes of text whose width changed to `texts`.
  private func solveOnce(_ texts: inout [LayoutBox]) {
    while let box = staleBoxes.popLast() {
      box.refreshContent()
      if box.mayWrap { texts.append(box) }
    }
    retryBrokenConstraints()
    for round in 0..<LayoutEngine.roundsOfConflicts {
      if solveSystems() { break }
      if round == LayoutEngine.fewConflicts { breakOpposites() }
    }
    if unreported.isEmpty { unreported.reserveCapacity(LayoutEngine.boxesAtOnce) }
    solver.forEachTaggedChange { tag, variable in
      Unretained<LayoutBox>(tag: tag).borrow { box in
        if !box.isUnreported {
          box.isUnreported = true
          unreported.append(box)
        }
        if box.mayWrap, box[.width] == variable { texts.append(box) }
      }
    }
  }

  /// The maximum number of constraints of one system that may be broken while one solution is computed.
  private static let roundsOfConflicts = 20_000
  /// The number of constraints that are broken one by one before all that are opposite are.
  private static let fewConflicts = 8

  /// Solves what changed. Where constraints exclude each other it gives one of each system up instead, and
  /// returns false.
  private func solveSystems() -> Bool {
    do {
      try solver.solve()
      return true
    } catch {
      var hasBroken = false
      for failure in solver.failures {
        if case .conflict(let constraints) = failure {
          breakOne(of: constraints)
          hasBroken = true
        } else {
          Log.layout.error("[LayoutConstraints] \(failure)")
        }
      }
      return !hasBroken
    }
  }

  /// Notifies the views whose subviews or guides changed.
  private func notifyViews() {
    // Most boxes that changed are side by side.
    var last: Unretained<UIView>?
    for box in exchange(&unreported, with: []) {
      box.isUnreported = false
      guard box.consumeChange(solver) else { continue }
      guard let view = box.viewReference else {
        box.item?.layoutView?.setNeedsLayout()
        continue
      }
      guard let parent = view.borrow({ $0.parentReference }) else { continue }
      if let last, parent.names(last) { continue }
      parent.object.setNeedsLayout()
      last = parent
    }
  }
}
