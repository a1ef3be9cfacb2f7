import NIOCore

/// The templates of an app: the one that new processes are forked of, one that is being loaded to take its
/// place, and those whose processes have not all ended. Decides, and does nothing itself.
///
/// A release that takes over is on trial (``ReleaseTrial``). Until it has passed, the last one that has stays
/// loaded, and goes on where the new one ends, does not follow orders, or its processes end at their start.
struct Releases: Sendable {
  /// A template, by a number that no other one has.
  struct Template: Sendable {
    struct ID: Hashable, Sendable {
      var number: Int
    }

    /// The state of a template.
    enum Phase: Equatable, Sendable {
      case loading
      case ready
      /// It is told to end, after its last process.
      case ending
      /// It is ended by force.
      case killed
    }

    let id: ID
    fileprivate(set) var phase = Phase.loading
    /// The time at which the phase began.
    fileprivate(set) var since: NIODeadline
    /// The time since which it has been stopped, as by SIGSTOP.
    fileprivate(set) var stopped: NIODeadline?
    /// The time at which another one took its place.
    fileprivate(set) var retired: NIODeadline?

    fileprivate mutating func enter(_ phase: Phase, at now: NIODeadline) {
      self.phase = phase
      since = now
    }
  }

  /// An order to the host.
  enum Order: Equatable, Sendable {
    /// A template is to be loaded.
    case load(Template.ID)
    /// A template has nobody any more: its channel is closed, and it ends.
    case dismiss(Template.ID)
    /// A template is to be ended by force.
    case kill(Template.ID)
    /// New processes are of this template from now on.
    case didTake(Template.ID)
    /// The app on disk cannot be used, for a reason; whether a former release goes on.
    case isUnusable(String, hasFormer: Bool)
    /// The template that processes were forked of has ended, in some way, and is loaded again.
    case didEnd(String)
  }

  private(set) var current: Template?
  private(set) var candidate: Template?
  private(set) var former: [Template] = []
  /// The trial of the current release.
  private var trial = ReleaseTrial()
  /// The former release that goes on where the current one does not run.
  private var fallback: Template.ID?
  /// The reason for which what is on disk is not used; nil where it is.
  private(set) var fault: String?
  private var failures = 0
  /// The time at which the app is loaded again.
  private var next: NIODeadline?
  private var lastNumber = 0
  private var isOver = false

  /// Whether processes can be ordered.
  var isReady: Bool { current != nil }

  /// Whether the current release has shown that it runs, or no other one could go on in its place.
  var isTrusted: Bool { fallback == nil || trial.verdict == .passed }

  /// Whether processes can be ordered, or will be in a moment.
  var isPromising: Bool { isReady || candidate != nil && failures == 0 }

  /// The time at which another release took a template's place; nil for one that goes on.
  func retirement(of id: Template.ID) -> NIODeadline? {
    if current?.id == id { return nil }
    return former.first { $0.id == id }?.retired
  }

  // MARK: Events

  /// Loads the app as it is on disk now.
  mutating func load(at now: NIODeadline) -> [Order] {
    guard !isOver else { return [] }
    failures = 0
    var orders: [Order] = []
    if let candidate { orders += discard(candidate, at: now) }
    return orders + begin(at: now)
  }

  private mutating func begin(at now: NIODeadline) -> [Order] {
    next = nil
    lastNumber += 1
    let template = Template(id: .init(number: lastNumber), since: now)
    candidate = template
    return [.load(template.id)]
  }

  /// Ends a template that was never used.
  private mutating func discard(_ template: Template, at now: NIODeadline) -> [Order] {
    candidate = nil
    return kill(template, at: now)
  }

  private mutating func kill(_ template: Template, at now: NIODeadline) -> [Order] {
    var template = template
    template.enter(.killed, at: now)
    former.removeAll { $0.id == template.id }
    former.append(template)
    return [.kill(template.id)]
  }

  /// A template says that it is loaded: it takes the place of the one before.
  mutating func isLoaded(_ id: Template.ID, at now: NIODeadline) -> [Order] {
    guard var candidate, candidate.id == id else { return [] }
    candidate.enter(.ready, at: now)
    if var current {
      current.retired = now
      former.append(current)
      if trial.verdict == .passed { fallback = current.id }
    }
    (current, self.candidate, fault, next) = (candidate, nil, nil, nil)
    trial = ReleaseTrial()
    return [.didTake(id)]
  }

  // MARK: The trial

  /// A visitor's process has gone on for some time.
  mutating func didRun(_ id: Template.ID) {
    guard current?.id == id, trial.verdict != .passed else { return }
    // It may have failed for a reason that is over, where no other release could go on.
    if trial.verdict == .failed, candidate == nil, next == nil { fault = nil }
    trial.pass()
    fallback = nil
  }

  /// A visitor's process has ended soon after its start, by itself or because it took nothing; or it never
  /// did what it is there for.
  mutating func didEndEarly(
    _ id: Template.ID, visitor: String, for reason: String = "its processes end at their start",
    at now: NIODeadline
  ) -> [Order] {
    guard let current, current.id == id, trial.verdict == .undecided, !isOver else { return [] }
    trial.note(earlyEndOf: visitor)
    guard trial.verdict == .failed else { return [] }
    if let orders = goBack(for: reason) { return kill(current, at: now) + orders }
    // Another file may be better; there is no other release that could go on.
    fault = reason
    return [.isUnusable(reason, hasFormer: false)]
  }

  /// Has the last release go on that has passed its trial; nil where there is none. The one that has not is
  /// used again when the file is another one, or is loaded by request: each time disturbs people.
  private mutating func goBack(for reason: String) -> [Order]? {
    guard !isOver, let id = fallback,
      let index = former.firstIndex(where: { $0.id == id && $0.phase == .ready })
    else { return nil }
    fallback = nil
    var template = former.remove(at: index)
    template.retired = nil
    current = template
    trial = ReleaseTrial()
    trial.pass()
    fault = reason
    return [.isUnusable(reason, hasFormer: true)]
  }

  /// A template has ended, in some way.
  mutating func didEnd(_ id: Template.ID, _ end: String, at now: NIODeadline) -> [Order] {
    former.removeAll { $0.id == id }
    if fallback == id { fallback = nil }
    if candidate?.id == id {
      candidate = nil
      return fail("it ended before it was loaded (\(end))", at: now)
    }
    guard let current, current.id == id else { return [] }
    self.current = nil
    guard !isOver else { return [] }
    if let orders = goBack(for: "it ended after it was loaded (\(end))") { return orders }
    var orders: [Order] = [.didEnd(end)]
    guard candidate == nil else { return orders }
    // At once where it ran for some time; one that ends again and again is loaded after growing pauses.
    if now - current.since >= Deadlines.longEnough {
      failures = 0
      orders += begin(at: now)
    } else {
      failures += 1
      next = now + Deadlines.pause(afterFailures: failures)
    }
    return orders
  }

  private mutating func fail(_ reason: String, at now: NIODeadline) -> [Order] {
    guard !isOver else { return [] }
    failures += 1
    next = now + Deadlines.pause(afterFailures: failures)
    let isNews = fault != reason
    fault = reason
    // Each pause has one line in the log, if it is no more than the one before.
    return isNews || failures < 4 ? [.isUnusable(reason, hasFormer: current != nil)] : []
  }

  /// A template that was ordered to does not follow: it is ended, and the app is loaded again.
  mutating func isStuck(_ id: Template.ID, at now: NIODeadline) -> [Order] {
    if let current, current.id == id {
      // Its end is told in its time; nothing more is ordered of it.
      self.current = nil
      let reason = "it does not follow orders"
      let killing = kill(current, at: now)
      if let orders = goBack(for: reason) { return killing + orders }
      let orders = killing + [.didEnd(reason)]
      return candidate == nil && !isOver ? orders + begin(at: now) : orders
    }
    guard let template = former.first(where: { $0.id == id }), template.phase != .killed else { return [] }
    return kill(template, at: now)
  }

  /// A template was looked at: one that is stopped for some time is ended, and another one loaded.
  mutating func wasSeen(_ id: Template.ID, isStopped: Bool, at now: NIODeadline) -> [Order] {
    guard current?.id == id else { return [] }
    let since = isStopped ? current?.stopped ?? now : nil
    current?.stopped = since
    guard let since, now - since >= Deadlines.stopped else { return [] }
    return isStuck(id, at: now)
  }

  /// Time has passed.
  ///
  /// - Parameters:
  ///   - isUsed: Whether a template has processes, or orders.
  ///   - isChanged: Whether the file on disk is another one than the one that was loaded last, and is whole.
  mutating func pass(at now: NIODeadline, isUsed: (Template.ID) -> Bool, isChanged: Bool) -> [Order] {
    var orders: [Order] = []
    if let candidate, now - candidate.since > Deadlines.loading {
      orders += discard(candidate, at: now)
      orders += fail("it is not loaded after \(Deadlines.loading.nanoseconds / 1_000_000_000) s", at: now)
    }
    for index in former.indices {
      switch former[index].phase {
      case .ready where !isUsed(former[index].id) && current != nil && former[index].id != fallback || isOver:
        former[index].enter(.ending, at: now)
        orders.append(.dismiss(former[index].id))
      case .ending where now - former[index].since > Deadlines.order:
        former[index].enter(.killed, at: now)
        orders.append(.kill(former[index].id))
      default: break
      }
    }
    // The candidate was loaded from a file that has been replaced.
    if isChanged, !isOver, let candidate, candidate.since < now {
      return orders + discard(candidate, at: now) + begin(at: now)
    }
    let isDue = next.map { now >= $0 } ?? false
    guard !isOver, candidate == nil, isDue || isChanged && (next != nil || fault != nil) else {
      return orders
    }
    if isChanged { failures = 0 }
    return orders + begin(at: now)
  }

  /// All templates end.
  mutating func end(at now: NIODeadline) -> [Order] {
    isOver = true
    next = nil
    let all = [current, candidate].compactMap { $0 } + former
    (current, candidate) = (nil, nil)
    former = all
    var orders: [Order] = []
    for index in former.indices where former[index].phase != .killed {
      former[index].enter(.ending, at: now)
      orders.append(.dismiss(former[index].id))
    }
    return orders
  }
}
