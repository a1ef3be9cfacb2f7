import NIOCore

/// The templates of an app: the one that new processes are forked of, one that is being loaded to take its
/// place, and those whose processes have not all ended. Decides, and does nothing itself.
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
  /// The reason for which what is on disk is not used; nil where it is.
  private(set) var fault: String?
  private var failures = 0
  /// The time at which the app is loaded again.
  private var next: NIODeadline?
  private var lastNumber = 0
  private var isOver = false

  /// Whether processes can be ordered.
  var isReady: Bool { current != nil }

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
    }
    (current, self.candidate, fault) = (candidate, nil, nil)
    return [.didTake(id)]
  }

  /// A template has ended, in some way.
  mutating func didEnd(_ id: Template.ID, _ end: String, at now: NIODeadline) -> [Order] {
    former.removeAll { $0.id == id }
    if candidate?.id == id {
      candidate = nil
      return fail("it ended before it was loaded (\(end))", at: now)
    }
    guard let current, current.id == id else { return [] }
    self.current = nil
    guard !isOver else { return [] }
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
    let isNews = fault == nil
    fault = reason
    // Each pause has one line in the log, if it is no more than the one before.
    return isNews || failures < 4 ? [.isUnusable(reason, hasFormer: current != nil)] : []
  }

  /// A template that was ordered to does not follow: it is ended, and the app is loaded again.
  mutating func isStuck(_ id: Template.ID, at now: NIODeadline) -> [Order] {
    if let current, current.id == id {
      // Its end is told in its time; nothing more is ordered of it.
      self.current = nil
      let orders = kill(current, at: now) + [.didEnd("it does not follow orders")]
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
  ///   - isChanged: Whether the file on disk is another one than the one that was loaded last.
  mutating func pass(at now: NIODeadline, isUsed: (Template.ID) -> Bool, isChanged: Bool) -> [Order] {
    var orders: [Order] = []
    if let candidate, now - candidate.since > Deadlines.loading {
      orders += discard(candidate, at: now)
      orders += fail("it is not loaded after \(Deadlines.loading.nanoseconds / 1_000_000_000) s", at: now)
    }
    for index in former.indices {
      switch former[index].phase {
      case .ready where !isUsed(former[index].id) && current != nil || isOver:
        former[index].enter(.ending, at: now)
        orders.append(.dismiss(former[index].id))
      case .ending where now - former[index].since > Deadlines.order:
        former[index].enter(.killed, at: now)
        orders.append(.kill(former[index].id))
      default: break
      }
    }
    guard !isOver, candidate == nil, let next, now >= next || isChanged else { return orders }
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
