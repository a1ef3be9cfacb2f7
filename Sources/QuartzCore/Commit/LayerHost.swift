import DisplayProtocol

/// Shows a tree of layers on a display. It collects the layers that need layout, drawing or a commit, and
/// works them off at the end of the turn, in passes: layout, drawing, commit.
@MainActor package final class LayerHost {
  /// The layer that covers the display; it stands for the scene's root.
  package let root: CALayer

  /// Called when there is something to do at the end of the turn, once until it was done.
  package var onRequest: () -> Void = {}

  /// Takes each commit.
  package var onCommit: (SceneCommit) -> Void = { _ in }

  /// Whether long runs of new layers are committed in parts, while the rest of them is laid out; false by
  /// default.
  package var commitsPartialFrames = false

  private var isRequested = false
  private var isFinishing = false
  /// Whether a part of a frame was committed whose end was not.
  private var isMidFrame = false
  /// All hosts. They live as long as the process, as screens do; layers refer to them without counting.
  private static var hosts: [LayerHost] = []

  private var commitNumber = 0
  /// The number of the frame that the next commit belongs to.
  private(set) var frameNumber: UInt32 = 1
  /// Changes of this turn that were collected early and have to wait for the end of the frame.
  private var earlyChanges: [SceneChange] = []
  private var layersToCommit: [CALayer] = []
  private var layersToDisplay: [CALayer] = []
  /// The layers in the scene, by their names there.
  private var layersInScene: [LayerID: CALayer] = [:]
  private var workBeforeLayout: [() -> Void] = []
  private var workAfterLayout: [() -> Void] = []
  private var workAfterCommit: [(Int) -> Void] = []
  private var isInTurn = false
  private var objectsToRelease: [AnyObject] = []
  /// The replicators in the tree, each with its copies.
  private var replicators: [CAReplicatorLayer] = []

  /// Makes a host for a tree that is about to grow.
  package init(root: CALayer) {
    self.root = root
    root.id = .root
    root.isInScene = true
    register(root)
    root.adopt(self)
    root.setNeedsCommit(.properties)
    Self.hosts.append(self)
  }

  /// Finishes the present turn of all hosts that have something to do, unless they are at it.
  static func flushAll() {
    for host in hosts where host.isRequested && !host.isFinishing { host.finishTurn() }
  }

  /// The layer of that name in the scene; nil where the scene has none.
  package func layer(named id: LayerID) -> CALayer? { layersInScene[id] }

  /// Registers a layer that is in the scene, under its name.
  func register(_ layer: CALayer) {
    layersInScene[layer.id] = layer
  }

  /// Unregisters a layer that leaves the scene.
  func unregister(_ layer: CALayer) {
    layersInScene[layer.id] = nil
  }

  func requestTurn() {
    guard !isRequested else { return }
    isRequested = true
    onRequest()
  }

  func scheduleCommit(of layer: CALayer) {
    layersToCommit.append(layer)
    requestTurn()
  }

  func scheduleDisplay(of layer: CALayer) {
    layersToDisplay.append(layer)
    requestTurn()
  }

  /// Runs `work` in this turn before layers are laid out.
  func beforeLayout(_ work: @escaping () -> Void) {
    workBeforeLayout.append(work)
    requestTurn()
  }

  /// Runs `work` in this turn once everything was laid out; what it changes is laid out in turn.
  package func afterLayout(_ work: @escaping () -> Void) {
    workAfterLayout.append(work)
    requestTurn()
  }

  /// Runs `work` at the end of this turn with the number of the commit that displays have to show to show
  /// what the turn has changed.
  package func afterCommit(_ work: @escaping (Int) -> Void) {
    workAfterCommit.append(work)
    requestTurn()
  }

  /// Begins a turn that `finishTurn()` ends before anything else runs on the main actor, as that of an input
  /// does.
  package func beginTurn() { isInTurn = true }

  /// Keeps an object until the commit of a turn that has begun was passed on, so that displays do not wait
  /// until it, and all that it holds, is freed. Outside of such a turn nobody waits, and it is not kept.
  package func releaseAfterCommit(_ object: AnyObject) {
    if isInTurn { objectsToRelease.append(object) }
  }

  /// Does what the turn left to do: lays out, draws and commits. Without changes it commits nothing.
  package func finishTurn() {
    isFinishing = true
    defer { isFinishing = false }
    LayoutPass(root: root).run(
      before: runBeforeLayout, next: { self.runAfterLayout() || self.displayPass() })
    updateReplicators()
    isRequested = false
    let early = exchange(&earlyChanges, with: [])
    let changes = early + CommitPass(host: self).run(changed: exchange(&layersToCommit, with: []))
    CATransaction.endTurn()
    defer {
      isInTurn = false
      for work in exchange(&workAfterCommit, with: []) { work(commitNumber) }
      _ = exchange(&objectsToRelease, with: [])
    }
    guard !changes.isEmpty || isMidFrame else { return }
    commit(changes, endsFrame: true)
  }

  private func commit(_ changes: [SceneChange], endsFrame: Bool) {
    commitNumber += 1
    isMidFrame = !endsFrame
    if endsFrame { frameNumber &+= 1 }
    onCommit(SceneCommit(number: commitNumber, changes: changes, endsFrame: endsFrame))
  }

  /// Whether new layers that have been laid out may be committed before the turn ends.
  var acceptsPartialCommits: Bool { commitsPartialFrames && isFinishing && earlyChanges.isEmpty }

  /// Commits new layers of a parent, with all in them, before the turn ends. Layers that show something only
  /// where they are in a tree that is shown wait for the end of the frame, and so does what comes after them.
  func commitEarly(_ layers: ArraySlice<CALayer>, of parent: CALayer) {
    let changes = CommitPass(host: self).append(layers, to: parent)
    if changes.allSatisfy(\.isHarmlessBeforeFrameEnds) {
      commit(changes, endsFrame: false)
    } else {
      earlyChanges = changes
    }
  }

  func addReplicator(_ replicator: CAReplicatorLayer) { replicators.append(replicator) }

  func removeReplicator(_ replicator: CAReplicatorLayer) { replicators.removeAll { $0 === replicator } }

  /// Updates the copies of replicators in which something changed, the innermost first.
  private func updateReplicators() {
    guard !replicators.isEmpty else { return }
    for layer in layersToCommit {
      var next: CALayer? = layer
      while let ancestor = next {
        if let replicator = ancestor as? CAReplicatorLayer {
          replicator.setNeedsCopies()
          // An original that only its copies show has nothing to commit; its next change counts again.
          if !layer.isInScene { layer.changes = [] }
        }
        next = ancestor.superlayer
      }
    }
    for replicator in replicators.sorted(by: { $0.depth > $1.depth }) { replicator.updateCopies() }
  }

  /// Draws the layers that are due, which may mark others. Returns whether there were any.
  private func displayPass() -> Bool {
    guard !layersToDisplay.isEmpty else { return false }
    for layer in exchange(&layersToDisplay, with: []) where layer.host === self {
      layer.displayIfNeeded()
    }
    return true
  }

  /// Runs what prepares the layout. Returns whether anything did.
  private func runBeforeLayout() -> Bool {
    guard !workBeforeLayout.isEmpty else { return false }
    for item in exchange(&workBeforeLayout, with: []) { item() }
    return true
  }

  /// Runs what waits for the layout. Returns whether anything did.
  private func runAfterLayout() -> Bool {
    guard !workAfterLayout.isEmpty else { return false }
    for item in exchange(&workAfterLayout, with: []) { item() }
    return true
  }
}

extension CALayer {
  /// Whether the layer was in a frame that displays have shown, so that it has somewhere to move from. One
  /// that came with an early part of this frame was not.
  package var isShown: Bool { isInScene && firstFrame != host?.frameNumber }

  /// The layer of that name in the scene that shows this one; nil where there is none.
  package func layerInScene(named id: LayerID) -> CALayer? { host?.layer(named: id) }

  /// Runs `work` before the next layout, where the layer is shown.
  package func beforeLayout(_ work: @escaping () -> Void) {
    host?.beforeLayout(work)
  }

  /// Keeps an object until the commit of a turn that has begun was passed on, where the layer is shown.
  package func releaseAfterCommit(_ object: AnyObject) {
    host?.releaseAfterCommit(object)
  }

  /// Schedules the end of the turn, where the layer is shown, though nothing of it changed yet.
  package func requestTurn() {
    host?.requestTurn()
  }
}

extension LayerID {
  @MainActor private static var last = 0

  @MainActor static func fresh() -> LayerID {
    last += 1
    return LayerID(last)
  }
}
