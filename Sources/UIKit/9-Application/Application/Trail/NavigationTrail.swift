import DisplayProtocol
import Persistence
import QuartzCore

/// Remembers how a person came to the screen that is shown, and what was typed and scrolled on the way, so
/// that the next process of the app can go there by itself.
///
/// For every controller on the way that appeared in consequence of an input, the target of that input is
/// remembered, but for what says that it is destructive. Texts are typed again where the app shows what it
/// showed before the person typed; secure ones are not saved. The record lies in the ``ResumptionFolder``;
/// without one nothing is recorded or replayed.
@MainActor final class NavigationTrail {
  /// The reason a controller is on the trail.
  enum Origin {
    /// It was there before any input.
    case launch
    /// An input led there.
    case step(TrailRecord.Step)
    /// An action that cannot be repeated.
    case unknown
  }

  private struct Memory {
    weak var controller: UIViewController?
    var kind: TrailVisit.Kind
    var origin: Origin
  }

  private unowned let application: UIApplication
  private let file: SavedFile
  private let texts = TypedTexts()
  private var path: [TrailVisit] = []
  private var memories: [Memory] = []
  private var written = TrailRecord()
  private var hasInput = false
  /// The target of the last input.
  private var target: TrailTarget?
  /// Whether a person, not a replay, has used the app.
  private(set) var isUsed = false
  private var isReplaying = false
  private var isEnded = false

  /// The time of the last input, and of the last look at the views.
  private var inputTime = -TimeInterval.infinity
  private var lookTime = -TimeInterval.infinity
  private var isLookRequested = false
  /// The time between two looks at the views, in seconds; more where a look takes long.
  private var pauseOfLooks = shortestPause
  private static let shortestPause: TimeInterval = 0.5
  /// The time for which what an input has set in motion may move, in seconds.
  private static let longestMovement: TimeInterval = 4

  /// Lets other work of the main queue run for a moment while a replay waits.
  private let pause: @MainActor () -> Void

  /// Creates a trail that is recorded in a file.
  init(
    file: SavedFile, application: UIApplication,
    pause: @escaping @MainActor () -> Void = NavigationTrail.runMainLoop
  ) {
    self.file = file
    self.application = application
    self.pause = pause
  }

  private static func runMainLoop() {
    // A date that is not past would be waited for, for ever where the driver holds the clock.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    usleep(5_000)
  }

  // MARK: Recording

  /// Records what an input went to, before it is handled.
  func willReceive(_ input: Input, viewOf: (LayerID) -> UIView?) {
    switch input {
    case .pointer(let pointer) where pointer.phase == .down:
      recordTarget(application.view(at: pointer.location)?.view)
    case .activate(let layer): recordTarget(viewOf(layer))
    case .key(let key) where key.phase == .down: recordTarget(key.focus.flatMap(viewOf))
    case .edit(_, let edit) where edit.action == .submit: recordTarget(nil)
    default: break
    }
    switch input {
    case .pointer, .key, .activate, .edit, .scroll, .magnify, .scrolled, .navigate, .open:
      inputTime = CACurrentMediaTime()
      isUsed = isUsed || !isReplaying
    default: break
    }
  }

  /// Records the text of an editor before a person's edit.
  func willEdit(_ owner: any TextEditingOwner) { texts.willEdit(owner) }

  /// Records the text of an editor after a person's edit.
  func didEdit(_ owner: any TextEditingOwner) { texts.didEdit(owner) }

  private func recordTarget(_ view: UIView?) {
    hasInput = true
    target = view.flatMap { TrailTarget($0, in: application) }
  }

  /// Updates the trail, at the end of a turn.
  func update() {
    guard !isEnded else { return }
    if updatePath() { write() } else { look() }
  }

  /// Updates the way to the screen. Returns whether it is another one.
  private func updatePath() -> Bool {
    guard let root = application.rootController else { return false }
    let new = TrailVisit.path(from: root)
    let isSame = new.count == path.count && zip(new, path).allSatisfy { $0.isSame(as: $1) }
    guard !isSame else { return false }
    let old = path
    path = new
    memories.removeAll { $0.controller == nil }
    for visit in new where origin(of: visit) == nil || visit.kind == .tab {
      let parent = visit.controller.parent
      remember(visit, parentWasThere: old.contains { $0.controller === parent })
    }
    return true
  }

  /// Looks at the views now and then while something that a person did may move or change them: it costs what
  /// there is, not what has changed.
  private func look() {
    let now = CACurrentMediaTime()
    guard !isReplaying, !isLookRequested, now - inputTime < Self.longestMovement else { return }
    let left = lookTime + pauseOfLooks - now
    guard left > 0 else { return write() }
    isLookRequested = true
    DispatchQueue.main.asyncAfter(deadline: .now() + left) { [weak self] in
      MainActor.assumeIsolated { self?.lookAgain() }
    }
  }

  private func lookAgain() {
    isLookRequested = false
    if !isEnded { write() }
  }

  private func origin(of visit: TrailVisit) -> Origin? {
    memories.first { $0.controller === visit.controller && $0.kind == visit.kind }?.origin
  }

  private func remember(_ visit: TrailVisit, parentWasThere: Bool) {
    let origin: Origin
    if !hasInput {
      origin = .launch
    } else if visit.kind == .tab, let known = self.origin(of: visit), !isTabButton {
      origin = known
    } else if visit.kind == .child, !parentWasThere {
      // It came along with what it is the child of.
      origin = .launch
    } else if let target {
      origin = .step(TrailRecord.Step(target: target, kind: visit.kind, controller: visit.className))
    } else {
      origin = .unknown
    }
    memories.removeAll { $0.controller === visit.controller && $0.kind == visit.kind }
    memories.append(Memory(controller: visit.controller, kind: visit.kind, origin: origin))
  }

  /// Whether the last input went to a tab, which selects it whatever selected it before.
  private var isTabButton: Bool { target?.className == ClassNames.name(of: TabButton.self) }

  private var currentRecord: TrailRecord {
    var record = TrailRecord()
    loop: for (index, visit) in path.enumerated() {
      switch origin(of: visit) {
      case .step(var step):
        // One input leads to one controller; those that came with it come with it again.
        guard step.target != record.steps.last?.target || step.kind == .push else { break }
        step.visit = index
        record.steps.append(step)
      case .launch: break
      case .unknown, nil: break loop
      }
    }
    record.visits = path.map { visit in
      var recorded = visit.recorded
      let views = TrailViews(of: visit.controller)
      for (name, view) in views.scrollViews {
        recorded.offsets[name] = [Double(view.contentOffset.x), Double(view.contentOffset.y)]
      }
      for (name, owner) in views.editors { recorded.editors[name] = texts.record(of: owner) }
      return recorded
    }
    let screen = UIScreen.main
    record.screen = TrailRecord.Screen(
      size: [Double(screen.bounds.width), Double(screen.bounds.height)], scale: Double(screen.scale),
      isDark: screen.traitCollection.userInterfaceStyle == .dark)
    return record
  }

  /// Writes the record where it has changed.
  func write() {
    guard !isReplaying else { return }
    lookTime = CACurrentMediaTime()
    let record = currentRecord
    pauseOfLooks = max(Self.shortestPause, 20 * (CACurrentMediaTime() - lookTime))
    guard record != written else { return }
    written = record
    record.write(to: file)
  }

  /// Writes the record for the last time, before the app takes its screens down.
  func end() {
    if !isEnded { write() }
    isEnded = true
  }

  // MARK: Replaying

  /// Goes where the last process was, as far as every step fits: its controller is there already, since the
  /// app's own state brings it, or its target is there, and taps on it bring a controller of the same class.
  /// To be called once, right after launch; nothing is animated.
  ///
  /// Other work of the main queue runs while a step waits for what it needs, for at most a second.
  func replay(receive: (Input) -> Void) {
    guard let record = TrailRecord(file) else { return update() }
    isReplaying = true
    update()
    let animate = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(animate) }
    for step in record.steps {
      guard isThere(step, of: record) || repeatStep(step, receive: receive) else { break }
    }
    UIScreen.main.finishTurn()
    restoreViews(of: record)
    isReplaying = false
    update()
    write()
  }

  /// The number of controllers on the way that are there as they were, from the outside in.
  private func countOfShown(_ record: TrailRecord) -> Int {
    zip(path, record.visits).prefix { $0.recorded.isSame(as: $1) }.count
  }

  /// Whether the controller that a step led to is there. It stays on the trail: the next process may not have
  /// the state that brings it.
  private func isThere(_ step: TrailRecord.Step, of record: TrailRecord) -> Bool {
    _ = updatePath()
    guard let index = step.visit, index >= 0, index < countOfShown(record) else { return false }
    let visit = path[index]
    memories.removeAll { $0.controller === visit.controller && $0.kind == visit.kind }
    memories.append(Memory(controller: visit.controller, kind: visit.kind, origin: .step(step)))
    return true
  }

  /// Scrolls and types again on the screens that are there as they were.
  private func restoreViews(of record: TrailRecord) {
    _ = updatePath()
    let shown = zip(path, record.visits).prefix(countOfShown(record))
    for isLast in [false, true] {
      for (visit, saved) in shown {
        let views = TrailViews(of: visit.controller)
        for (name, view) in views.scrollViews {
          if let offset = saved.offsets[name] { scroll(view, to: offset, awaitsContent: !isLast) }
        }
      }
      UIScreen.main.finishTurn()
      guard !isLast else { return }
      // Of rows that are in sight now.
      for (visit, saved) in shown where !saved.editors.isEmpty {
        for (name, owner) in TrailViews(of: visit.controller).editors {
          if let editor = saved.editors[name] { texts.restore(editor, in: owner) }
        }
      }
      // Beginning to edit may scroll.
      UIScreen.main.finishTurn()
    }
  }

  private func repeatStep(_ step: TrailRecord.Step, receive: (Input) -> Void) -> Bool {
    var point: CGPoint?
    var search = TrailRowSearch()
    guard
      wait(until: {
        guard let view = step.target.find(in: application, search: &search) else { return false }
        scrollToVisible(view)
        point = tapPoint(view)
        return point != nil
      }), let point
    else { return false }
    let before = path
    hasInput = true
    for phase in [PointerInput.Phase.down, .up] {
      receive(
        .pointer(
          PointerInput(phase: phase, pointerID: -1, location: point, timestamp: CACurrentMediaTime())))
    }
    target = step.target
    return wait {
      _ = updatePath()
      return path.contains { visit in
        visit.kind == step.kind && visit.className == step.controller
          && (visit.kind == .tab || !before.contains { $0.isSame(as: visit) })
      }
    }
  }

  /// Scrolls whatever lies around a view so that the view can be touched.
  private func scrollToVisible(_ view: UIView) {
    var next = view.superview
    while let part = next {
      if let scrollView = part as? UIScrollView {
        scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
      }
      next = part.superview
    }
    UIScreen.main.finishTurn()
  }

  /// A point of the screen at which a touch goes to a view or something in it that is no control of its own.
  private func tapPoint(_ view: UIView) -> CGPoint? {
    guard let window = view.window else { return nil }
    for (x, y) in [(0.5, 0.5), (0.25, 0.5), (0.1, 0.5), (0.75, 0.5), (0.5, 0.2), (0.5, 0.8)] {
      let bounds = view.bounds
      let inside = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
      let point = view.convert(inside, to: window)
      guard let hit = window.hitTest(point, with: nil), hit.isDescendant(of: view) else { continue }
      var next: UIView? = hit
      while let part = next, part !== view, !(part is UIControl) { next = part.superview }
      if next === view { return window.convert(point, to: nil) }
    }
    return nil
  }

  /// Scrolls to an offset, within what there is. Content that comes late is waited for, but not long.
  private func scroll(_ view: UIScrollView, to offset: [Double], awaitsContent: Bool) {
    guard offset.count == 2, offset.allSatisfy(\.isFinite) else { return }
    var largest: CGPoint {
      let insets = view.adjustedContentInset
      return CGPoint(
        x: max(view.contentSize.width + insets.right - view.bounds.width, -insets.left),
        y: max(view.contentSize.height + insets.bottom - view.bounds.height, -insets.top))
    }
    if awaitsContent {
      _ = wait(attempts: 40) { largest.x >= offset[0] - 1 && largest.y >= offset[1] - 1 }
    }
    let insets = view.adjustedContentInset
    let new = CGPoint(
      x: min(max(offset[0], -insets.left), largest.x), y: min(max(offset[1], -insets.top), largest.y))
    if new != view.contentOffset { view.contentOffset = new }
  }

  /// Lets the main queue work until something is so, for at most a second of the machine's time, not the
  /// driver's. Returns whether it is so.
  private func wait(attempts: Int = 200, until isSo: () -> Bool) -> Bool {
    UIScreen.main.finishTurn()
    for _ in 0..<attempts {
      if isSo() { return true }
      pause()
      UIScreen.main.finishTurn()
    }
    return isSo()
  }
}
