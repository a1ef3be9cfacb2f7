import DisplayProtocol
import QuartzCore

/// Remembers how a person came to the screen that is shown, so that the next process of the app can go there
/// by itself.
///
/// For every controller on the way that appeared in consequence of an input, the target of that input is
/// remembered. Only navigation is: nothing that is typed, no values, nothing that destroys. The record is a
/// file that `SHOJI_TRAIL` names; `shoji run` sets it. Without that variable nothing is recorded or replayed.
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
  private let file: URL
  private var path: [TrailVisit] = []
  private var memories: [Memory] = []
  private var written = TrailRecord()
  private var isWriting = false
  private var hasInput = false
  /// The target of the last input.
  private var target: TrailTarget?

  /// The delay before a scrolled offset is written, in seconds.
  private static let delay: TimeInterval = 0.25

  /// Lets other work of the main queue run for a moment while a replay waits.
  private let pause: @MainActor () -> Void

  /// Creates a trail that is recorded in a file.
  init(
    file: URL, application: UIApplication,
    pause: @escaping @MainActor () -> Void = NavigationTrail.runMainLoop
  ) {
    self.file = file
    self.application = application
    self.pause = pause
  }

  private static func runMainLoop() {
    _ = RunLoop.main.run(mode: .default, before: Date())
    usleep(5_000)
  }

  // MARK: Recording

  /// Records what an input went to, before it is handled.
  func willReceive(_ input: Input, viewOf: (LayerID) -> UIView?) {
    switch input {
    case .pointer(let pointer) where pointer.phase == .down:
      let hit = application.windowsFrontToBack.lazy.compactMap {
        $0.hitTest($0.convertFromScreen(pointer.location), with: nil)
      }.first
      follow(hit)
    case .activate(let layer): follow(viewOf(layer))
    case .key(let key) where key.phase == .down: follow(key.focus.flatMap(viewOf))
    case .edit(_, let edit) where edit.action == .submit: follow(nil)
    default: break
    }
  }

  private func follow(_ view: UIView?) {
    hasInput = true
    target = view.flatMap { TrailTarget($0, in: application) }
  }

  /// Updates the trail, at the end of a turn.
  func update() {
    guard
      let root = application.keyWindow?.rootViewController ?? application.windows.first?.rootViewController
    else { return }
    let new = TrailVisit.path(from: root)
    let isSame = new.count == path.count && zip(new, path).allSatisfy { $0.isSame(as: $1) }
    if !isSame {
      let old = path
      path = new
      memories.removeAll { $0.controller == nil }
      for visit in new where origin(of: visit) == nil || visit.kind == .tab {
        let parent = visit.controller.parent
        remember(visit, parentWasThere: old.contains { $0.controller === parent })
      }
    }
    let record = currentRecord
    guard record != written else { return }
    if record.steps != written.steps { write() } else { writeLater() }
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
    loop: for visit in path {
      switch origin(of: visit) {
      case .step(let step):
        // One input leads to one controller; those that came with it come with it again.
        if step.target != record.steps.last?.target || step.kind == .push { record.steps.append(step) }
      case .launch: break
      case .unknown, nil: break loop
      }
    }
    record.offset = scrollView.map { [Double($0.contentOffset.x), Double($0.contentOffset.y)] }
    let screen = UIScreen.main
    record.screen = TrailRecord.Screen(
      size: [Double(screen.bounds.width), Double(screen.bounds.height)], scale: Double(screen.scale),
      isDark: screen.traitCollection.userInterfaceStyle == .dark)
    return record
  }

  /// The first scroll view of the last controller, from the outside in.
  private var scrollView: UIScrollView? {
    var level = path.last?.controller.viewIfLoaded.map { [$0] } ?? []
    while !level.isEmpty {
      if let found = level.lazy.compactMap({ $0 as? UIScrollView }).first { return found }
      level = level.flatMap { $0 is UIControl ? [] : $0.subviews }
    }
    return nil
  }

  /// Writes the record where it has changed.
  func write() {
    let record = currentRecord
    guard record != written else { return }
    written = record
    record.write(to: file)
  }

  private func writeLater() {
    guard !isWriting else { return }
    isWriting = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      MainActor.assumeIsolated {
        self?.isWriting = false
        self?.write()
      }
    }
  }

  // MARK: Replaying

  /// Goes where the last process was, as far as every step fits: its target is there, and taps on it bring a
  /// controller of the same class. To be called once, right after launch; nothing is animated.
  ///
  /// Other work of the main queue runs while a step waits for what it needs, for at most a second.
  func replay(receive: (Input) -> Void) {
    guard let record = TrailRecord(file) else { return update() }
    // An app that crashes on the way starts at its first screen the next time.
    try? FileManager.default.removeItem(at: file)
    update()
    let animate = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(animate) }
    var isComplete = true
    for step in record.steps where !follow(step, receive: receive) {
      isComplete = false
      break
    }
    if isComplete, let offset = record.offset, offset.count == 2 { scroll(to: offset) }
    UIScreen.main.finishTurn()
    write()
  }

  private func follow(_ step: TrailRecord.Step, receive: (Input) -> Void) -> Bool {
    var point: CGPoint?
    var search = TrailRowSearch()
    guard
      waits(until: {
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
    return waits {
      update()
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

  private func scroll(to offset: [Double]) {
    UIScreen.main.finishTurn()
    guard let scrollView else { return }
    let insets = scrollView.adjustedContentInset
    let (size, content) = (scrollView.bounds.size, scrollView.contentSize)
    let largest = CGPoint(
      x: max(content.width + insets.right - size.width, -insets.left),
      y: max(content.height + insets.bottom - size.height, -insets.top))
    scrollView.contentOffset = CGPoint(
      x: min(max(offset[0], -insets.left), largest.x), y: min(max(offset[1], -insets.top), largest.y))
  }

  /// Lets the main queue work until something is so, for at most a second of the machine's time, not the
  /// driver's.
  private func waits(until isSo: () -> Bool) -> Bool {
    UIScreen.main.finishTurn()
    for _ in 0..<200 {
      if isSo() { return true }
      pause()
      UIScreen.main.finishTurn()
    }
    return isSo()
  }
}
