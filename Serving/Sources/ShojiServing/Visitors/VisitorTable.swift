import Foundation
import NIOCore

/// The visitors who are here: each has a process, or their folder is being opened for one or closed after
/// one.
///
/// It decides, and does nothing: it takes an event with its time, and returns what is to be done, which
/// `VisitorHost` does. Every connection is answered or handed over within ``Deadlines/whole``, no visitor
/// has two processes, and no phase lasts for ever, whatever processes, templates and stores do.
struct VisitorTable: Sendable {
  /// A reason for which a connection is not handed over.
  enum Refusal: Equatable {
    /// There are as many processes, or as many visitors, as there may be.
    case full
    /// The process does not take connections at the moment.
    case busy
    /// The server is about to end, or the app is not loaded.
    case unavailable
    /// A machine of this name has the visitor; any other one than this may where there is no name.
    case elsewhere(String)
  }

  let limits: Limits
  /// Whether those who are here find other machines.
  let spansMachines: Bool

  var releases = Releases()
  private(set) var visitors: [Visitor.ID: Visitor] = [:]
  private var ids: [VisitorKey: Visitor.ID] = [:]
  private var isDraining = false
  /// The time since which no new visitors are taken, and those who are here move to other machines.
  private var leavingSince: NIODeadline?
  private var lastNumber = 0
  private var ticks = 0
  /// The ends of processes that no template had told of.
  var early = EarlyEnds()
  var actions: [TableAction] = []

  /// The time between two ticks.
  static let tick = TimeAmount.milliseconds(250)
  /// The ticks after which processes are looked after that are idle or of a former release.
  private static let ticksOfSweep = 4
  /// The age of a process at which its first page has connected, if one does.
  private static let settling = TimeAmount.seconds(5)
  /// The time after a new release at which a process of a former one ends though its visitor is at work.
  private static let longestOfRelease = TimeAmount.hours(1)
  /// The time after which a process of a machine that is left does.
  private static let longestOfLeaving = TimeAmount.minutes(5)
  /// The most connections that wait for one process.
  static let mostWaiting = 16
  /// The most processes that a connection is handed to, one after the other.
  static let mostAttempts = 2

  /// Makes a table without anybody.
  init(limits: Limits, spansMachines: Bool) {
    self.limits = limits
    self.spansMachines = spansMachines
  }

  // MARK: What others ask

  /// Whether no new visitors are taken, so that all move to other machines.
  var isLeaving: Bool { leavingSince != nil }

  /// Whether visitors can be taken.
  var isReady: Bool { takesVisitors && releases.isReady }

  /// Whether new visitors are let in: at once, or when the app is loaded in a moment.
  var isPromising: Bool { takesVisitors && releases.isPromising }

  private var takesVisitors: Bool { !isDraining && !isLeaving }

  /// Whether a visitor is here.
  func has(_ key: VisitorKey) -> Bool { ids[key] != nil }

  /// Those who are here, in the order in which their folders were opened.
  var all: [Visitor] { visitors.values.sorted { $0.id.number < $1.id.number } }

  /// The identifiers of those who are here.
  var identifiers: Set<String> { Set(visitors.values.map(\.identifier)) }

  /// The words for HAProxy's agent check: how much this machine can take.
  var agentWords: String {
    if isDraining || isLeaving { return visitors.isEmpty ? "maint" : "drain" }
    // A release that is being loaded is no reason to move anybody.
    guard isReady else { return "drain" }
    let free = 100 - 100 * visitors.count / max(1, limits.processes)
    return "up ready \(min(100, max(1, free)))%"
  }

  // MARK: Events

  /// Takes an event. Returns what is to be done, in this order.
  mutating func take(_ event: TableEvent, at now: NIODeadline) -> [TableAction] {
    switch event {
    case .connection(let id, let key, let visit, let isRepeatable):
      accept(WaitingConnection(id: id, since: now, isRepeatable: isRepeatable), key, visit, now)
    case .opened(let id, let opening): didOpen(id, opening, now)
    case .closed(let id): if case .closing? = visitors[id]?.phase { remove(id, now) }
    case .lost(let id, let reason): endLost(id, reason, now)
    case .notStarted(let id, let fault): didNotStart(id, fault, now)
    case .notSent(let connection, let id): didNotSend(connection, id)
    case .said(let id, let word): take(word, of: id, now)
    case .measured(let id, let process, let use): take(use, of: process, id, now)
    case .hasTooManyFiles(let id, let reason): endLimited(id, reason, now)
    case .ended(let process, let end, let hadTooMuchMemory):
      if let visitor = visitors.values.first(where: { $0.process?.number == process }) {
        processDidEnd(visitor.id, end, hadTooMuchMemory, now)
      } else {
        early.note(process, end, at: now)
      }
    case .template(let id, let word): take(word, of: id, now)
    case .load: order(releases.load(at: now), now)
    case .leave: leave(now)
    case .drain: drain(now)
    case .stop: stop(now)
    case .tick(let isAppChanged): pass(isAppChanged, now)
    }
    defer { actions = [] }
    return actions
  }

  /// Changes a visitor, where there is one.
  mutating func change(_ id: Visitor.ID, _ change: (inout Visitor) -> Void) {
    guard visitors[id] != nil else { return }
    change(&visitors[id]!)
  }

  mutating func log(
    _ level: TableLine.Level, _ text: String, _ id: Visitor.ID? = nil, _ details: [String: String] = [:]
  ) {
    actions.append(
      .log(
        TableLine(
          level: level, text: text, visitor: id.flatMap { visitors[$0]?.identifier }, details: details)))
  }

  mutating func answer(_ connections: [WaitingConnection], _ refusal: Refusal) {
    for connection in connections {
      actions += [.count(.refusal(refusal)), .answer(connection.id, refusal)]
    }
  }

  // MARK: Coming and going

  /// Takes a connection: to the process, or to those that wait for it.
  private mutating func accept(
    _ connection: WaitingConnection, _ key: VisitorKey, _ visit: Visit, _ now: NIODeadline
  ) {
    guard let id = ids[key] else { return open(connection, key, visit, now) }
    visitors[id]?.lastUse = now
    if visitors[id]?.runningProcess != nil { return hand(connection, to: id, now) }
    wait(connection, for: id)
  }

  mutating func wait(_ connection: WaitingConnection, for id: Visitor.ID) {
    guard let visitor = visitors[id], visitor.waiting.count < Self.mostWaiting else {
      return answer([connection], .busy)
    }
    visitors[id]?.waiting.append(connection)
  }

  /// Opens a visitor's folder for a process, for which the connection waits.
  private mutating func open(
    _ connection: WaitingConnection, _ key: VisitorKey, _ visit: Visit, _ now: NIODeadline
  ) {
    if isLeaving, spansMachines { return answer([connection], .elsewhere("")) }
    guard !isDraining, releases.isPromising else { return answer([connection], .unavailable) }
    if visitors.count >= limits.processes { return answer([connection], makeRoom(now)) }
    lastNumber += 1
    var visitor = Visitor(Visitor.ID(number: lastNumber), key, visit: visit, now: now)
    visitor.waiting = [connection]
    visitors[visitor.id] = visitor
    ids[key] = visitor.id
    actions.append(.openFolder(visitor.id, visitor.identifier))
  }

  /// Has the process end that was idle for longest, of those without a page. The newcomer comes again.
  private mutating func makeRoom(_ now: NIODeadline) -> Refusal {
    let idle = all.filter { $0.runningProcess?.cost.use != nil && $0.pages == 0 }
    guard let oldest = idle.min(by: { $0.lastUse < $1.lastUse }) else { return .full }
    ask(oldest.id, now)
    return .busy
  }

  private mutating func didOpen(_ id: Visitor.ID, _ opening: VisitorOpening, _ now: NIODeadline) {
    guard case .opening(let isLost)? = visitors[id]?.phase else { return }
    switch opening {
    case .opened(let folder):
      visitors[id]?.enter(.open(folder), at: now)
      // It was lost, or all were asked to end, in the meantime.
      if isLost || isDraining {
        answerWaiting(of: id, .unavailable)
        closeFolder(of: id, now)
      } else {
        start(id, now)
      }
    case .isElsewhere(let machine): discard(id, .elsewhere(machine), now)
    case .failed(let reason):
      log(.error, "A visitor's folder cannot be opened: \(reason)", id)
      discard(id, .unavailable, now)
    }
  }

  mutating func answerWaiting(of id: Visitor.ID, _ refusal: Refusal) {
    answer(takeWaiting(of: id), refusal)
  }

  /// Takes the connections that wait for a visitor's process.
  mutating func takeWaiting(of id: Visitor.ID) -> [WaitingConnection] {
    visitors[id]?.takeWaiting() ?? []
  }

  /// Lets a visitor go whose folder could not be opened.
  private mutating func discard(_ id: Visitor.ID, _ refusal: Refusal, _ now: NIODeadline) {
    answerWaiting(of: id, refusal)
    remove(id, now)
  }

  /// Has the folder of a visitor kept who has no process any more, or never had one.
  mutating func closeFolder(of id: Visitor.ID, hasCrashed: Bool = false, _ now: NIODeadline) {
    guard let visitor = visitors[id] else { return }
    takeBack(id, now)
    visitors[id]?.enter(.closing, at: now)
    actions += [
      .forget(id), .closeFolder(id, visitor.identifier, visitor.keeping(hasCrashed: hasCrashed)),
    ]
  }

  /// Lets a visitor go whose folder is kept. Connections that came meanwhile are for the next process.
  private mutating func remove(_ id: Visitor.ID, _ now: NIODeadline) {
    guard let visitor = visitors.removeValue(forKey: id) else { return }
    ids[visitor.key] = nil
    for connection in visitor.waiting { accept(connection, visitor.key, visitor.visit, now) }
    if visitors.isEmpty, isDraining { actions.append(.isEmpty) }
  }

  // MARK: Time

  private mutating func pass(_ isAppChanged: Bool, _ now: NIODeadline) {
    for visitor in all { hold(visitor.id, to: now) }
    let used = Set(visitors.values.compactMap { $0.process?.template })
    order(releases.pass(at: now, isUsed: { used.contains($0) }, isChanged: isAppChanged), now)
    startWaiting(now)
    ticks += 1
    guard ticks % Self.ticksOfSweep == 0 else { return }
    askIdle(now)
    moveToRelease(now)
    moveAway(now)
  }

  private mutating func askIdle(_ now: NIODeadline) {
    for visitor in all where visitor.runningProcess?.number != nil && visitor.pages == 0 {
      let isIdle = now - visitor.lastUse > .nanoseconds(Int64(limits.idleSeconds * 1e9))
      if isIdle, now - visitor.start > Self.settling { ask(visitor.id, now) }
    }
  }

  /// Ends some processes of former releases.
  private mutating func moveToRelease(_ now: NIODeadline) {
    guard let current = releases.current?.id else { return }
    let others = all.filter { $0.process.map { $0.template != current } == true }
    guard !others.isEmpty else { return }
    // A release on trial has few of them, one after the other.
    let isTrusted = releases.isTrusted
    let isTried = all.count { $0.process?.template == current } >= ReleaseTrial.visitors
    guard isTrusted || !isTried else { return }
    let releases = releases
    endAtQuietMoment(others, now, most: isTrusted ? QuietMoment.mostAtOnce : 1) { visitor in
      (visitor.process.flatMap { releases.retirement(of: $0.template) } ?? now) + Self.longestOfRelease
    }
  }

  /// Ends some processes of a machine that is left. Those with a page stay where there is no other machine.
  private mutating func moveAway(_ now: NIODeadline) {
    guard let leavingSince else { return }
    let movable = all.filter {
      spansMachines || $0.pages == 0 && now - $0.start > Self.settling
    }
    endAtQuietMoment(movable, now) { _ in leavingSince + Self.longestOfLeaving }
  }

  private mutating func endAtQuietMoment(
    _ visitors: [Visitor], _ now: NIODeadline, most: Int = QuietMoment.mostAtOnce,
    latest: (Visitor) -> NIODeadline
  ) {
    for visitor in QuietMoment.due(of: visitors, most: most, at: now, latest: latest) {
      if visitor.pages == 0 { ask(visitor.id, now) } else { end(visitor.id, now) }
    }
  }

  // MARK: Draining

  private mutating func leave(_ now: NIODeadline) {
    guard leavingSince == nil else { return }
    leavingSince = now
    log(.notice, "No new visitors are taken", nil, ["visitors": "\(visitors.count)"])
  }

  private mutating func drain(_ now: NIODeadline) {
    guard !isDraining else { return }
    isDraining = true
    for id in all.map(\.id) {
      answerWaiting(of: id, .unavailable)
      if case .open? = visitors[id]?.phase { closeFolder(of: id, now) } else { end(id, now) }
    }
    if visitors.isEmpty { actions.append(.isEmpty) }
  }

  private mutating func stop(_ now: NIODeadline) {
    isDraining = true
    for visitor in all { endByForce(visitor.id, now) }
    order(releases.end(at: now), now)
  }
}
