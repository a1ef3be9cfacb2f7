import Foundation
import Logging
import NIOCore

/// The visitors who are here: each has a process, or their folder is being opened for one or closed after
/// one. Used on the front's loop only.
final class VisitorTable: @unchecked Sendable {
  /// A reason for which a connection is not handed over.
  enum Refusal: Error, Equatable {
    /// There are as many processes, or as many visitors, as there may be.
    case full
    /// The process does not take connections at the moment.
    case busy
    /// The server is about to end, or the app is not loaded.
    case unavailable
    /// A machine of this name has the visitor; any other one than this may where there is no name.
    case elsewhere(String)
  }

  private let app: ServedApp
  private let store: any VisitorStore
  private let signer: CookieSigner
  private let limits: Limits
  private let metrics: ServingMetrics
  private let log: Logger
  private let loop: any EventLoop
  private let groups: ControlGroups?

  private var template: Template?
  /// The templates of former releases, whose visitors have not all ended.
  private var retired: [Template] = []
  private var release = 0
  private var visitors: [VisitorKey: Visitor] = [:]
  /// Those whose process the template has not told yet, in the order of the orders.
  private var ordered: [ObjectIdentifier: [Visitor]] = [:]
  private var isDraining = false
  /// The time since which no new visitors are taken, and those who are here move to other machines.
  private var leavingSince: NIODeadline?
  var isLeaving: Bool { leavingSince != nil }
  /// Whether those find other machines.
  var spansMachines: Bool { store.spansMachines }
  private let watch: LimitWatch
  private var whenEmpty: (() -> Void)?
  /// Finds those who have not come for long; nil where all are kept for ever.
  private let expiry: VisitorExpiry?
  /// The number of times that the processes were looked after.
  private var sweeps = 0

  /// The age of a process at which its first page has connected, if one does.
  private static let settling = TimeAmount.seconds(5)
  /// The time after a new release at which a process of a former one ends though its visitor is at work.
  private static let longestOfRelease = TimeAmount.hours(1)
  /// The time after which a process of a machine that is left does.
  private static let longestOfLeaving = TimeAmount.minutes(5)

  /// Whether visitors can be taken.
  var isReady: Bool { !isDraining && !isLeaving && template?.isReady == true }

  init(
    app: ServedApp, store: any VisitorStore, signer: CookieSigner, limits: Limits, metrics: ServingMetrics,
    log: Logger, loop: any EventLoop, groups: ControlGroups? = nil, expiry: VisitorExpiry? = nil
  ) {
    self.groups = groups
    self.app = app
    self.store = store
    self.signer = signer
    self.limits = limits
    self.metrics = metrics
    self.log = log
    self.loop = loop
    self.expiry = expiry
    watch = LimitWatch(limits, loop: loop, groups: groups)
  }

  // MARK: Releases

  /// Loads the app as it is on disk now. Visitors of a former release are taken over some each second,
  /// at a quiet moment.
  func load() throws {
    release += 1
    let new = try Template(
      app: app.executable, arguments: app.arguments, release: release,
      execute: { [loop] in loop.execute($0) },
      handle: { [weak self] in self?.take($1, from: $0) })
    if let template {
      template.retired = .now()
      retired.append(template)
    }
    template = new
  }

  private func take(_ event: Template.Event, from template: Template) {
    switch event {
    case .ready: log.info("The app is loaded", metadata: ["release": "\(template.release)"])
    case .started(let process):
      guard let visitor = nextOrdered(of: template) else { return }
      visitor.process = process
      // One that has ended already needs none.
      if groups?.add(process) == false, errno != ESRCH {
        log.warning(
          "A visitor's process has no control group: \(String(cString: strerror(errno)))",
          metadata: ["visitor": "\(visitor.identifier)"])
      }
      // It was killed for something before its process was known.
      if visitor.phase == .ending { kill(process, visitor.isLost ? SIGKILL : SIGTERM) }
    case .failed(let error):
      guard let visitor = nextOrdered(of: template) else { return }
      log.error("A process cannot be started: \(String(cString: strerror(error)))")
      closeFolder(of: visitor)
    case .ended(let process, let end):
      guard let visitor = visitors.values.first(where: { $0.process == process }) else { return }
      processDidEnd(visitor, end)
    case .gone: templateDidEnd(template)
    }
  }

  private func nextOrdered(of template: Template) -> Visitor? {
    guard ordered[ObjectIdentifier(template)]?.isEmpty == false else { return nil }
    return ordered[ObjectIdentifier(template)]?.removeFirst()
  }

  private func templateDidEnd(_ template: Template) {
    ordered[ObjectIdentifier(template)] = nil
    // Its processes have ended with it, or are about to.
    for visitor in visitors.values where visitor.template === template && visitor.phase != .closing {
      // Another machine may take the visitor from now on.
      if spansMachines, let process = visitor.process { kill(process, SIGKILL) }
      closeFolder(of: visitor)
    }
    retired.removeAll { $0 === template }
    guard self.template === template, !isDraining else { return }
    self.template = nil
    log.error("The app's template has ended, and is loaded again")
    loop.scheduleTask(in: .seconds(1)) { [self] in
      guard self.template == nil, !isDraining else { return }
      do { try load() } catch { log.error("The app cannot be loaded: \(error)") }
    }
  }

  // MARK: Connections

  /// Whether another visitor may be kept.
  var hasRoom: Bool { store.count < limits.visitors }

  /// Whether a visitor is known: there is a process, or a folder.
  func knows(_ key: VisitorKey) -> Bool { visitors[key] != nil || store.knows(key.identifier) }

  /// Hands a connection to the visitor's process, which is started where there is none. The socket is closed
  /// by the caller.
  func hand(_ handover: Handover, to key: VisitorKey) throws(Refusal) {
    guard let visitor = visitors[key] else { return try open(handover, key) }
    visitor.lastUse = .now()
    guard visitor.phase == .running else { return try wait(handover, for: visitor) }
    try send(handover, to: visitor)
  }

  private func send(_ handover: Handover, to visitor: Visitor) throws(Refusal) {
    guard visitor.channel?.send(handover.message, files: [handover.socket]) == true else { throw .busy }
  }

  /// Keeps a connection until there is a process that takes it.
  private func wait(_ handover: Handover, for visitor: Visitor) throws(Refusal) {
    var handover = handover
    guard visitor.waiting.count < 16 else { throw .busy }
    handover.socket = dup(handover.socket)
    guard handover.socket >= 0 else { throw .busy }
    visitor.waiting.append(handover)
  }

  /// Opens a visitor's folder for a process, for which the connection waits.
  private func open(_ handover: Handover, _ key: VisitorKey) throws(Refusal) {
    if isLeaving, spansMachines { throw .elsewhere("") }
    guard !isDraining, template?.isReady == true else { throw .unavailable }
    if visitors.count >= limits.processes { try makeRoom() }
    let visitor = Visitor(key, visit: handover.visit, now: .now())
    try wait(handover, for: visitor)
    visitors[key] = visitor
    store.open(
      visitor.identifier, lost: { [loop] reason in loop.execute { self.endLost(visitor, reason) } },
      done: { [loop] opening in loop.perform { self.didOpen(visitor, opening) } })
  }

  private func didOpen(_ visitor: Visitor, _ opening: VisitorOpening) {
    switch opening {
    case .opened(let folder):
      visitor.folder = folder
      do throws(Refusal) {
        // All were asked to end in the meantime.
        guard visitor.phase == .opening, !visitor.isLost else { throw .unavailable }
        try start(visitor, folder)
      } catch {
        answer(visitor.takeWaiting(), error)
        closeFolder(of: visitor)
      }
    case .isElsewhere(let machine): discard(visitor, .elsewhere(machine))
    case .failed(let reason):
      log.error(
        "A visitor's folder cannot be opened: \(reason)", metadata: ["visitor": "\(visitor.identifier)"])
      discard(visitor, .unavailable)
    }
  }

  /// Starts the process of a visitor whose folder is open, and hands it the connections that wait.
  private func start(_ visitor: Visitor, _ folder: VisitorFolder) throws(Refusal) {
    guard let template, template.isReady, let ends = try? MessageChannel.makeEnds() else {
      throw .unavailable
    }
    let output = VisitorLog.open(folder.log)
    defer {
      close(ends.other)
      close(output)
    }
    let cookie = signer.cookie(of: visitor.key, user: visitor.visit.user)
    let environment = app.environment(of: visitor, in: folder, cookie: cookie, limits)
    guard template.start(environment, channel: ends.other, log: output) else {
      close(ends.one)
      throw .busy
    }
    visitor.template = template
    visitor.start = .now()
    visitor.phase = .running
    visitor.channel = MessageChannel(ends.one) { [loop, weak self, weak visitor] event in
      guard let self, let visitor, case .message(let text) = event else { return }
      loop.execute { self.take(text, from: visitor) }
    }
    ordered[ObjectIdentifier(template), default: []].append(visitor)
    metrics.starts.increment()
    log.debug("A visitor's process starts", metadata: ["visitor": "\(visitor.identifier)"])
    sendWaiting(visitor)
  }

  private func sendWaiting(_ visitor: Visitor) {
    for handover in visitor.takeWaiting() {
      do throws(Refusal) {
        try send(handover, to: visitor)
        close(handover.socket)
      } catch {
        answer([handover], error)
      }
    }
  }

  /// Answers connections that have waited in vain.
  private func answer(_ waiting: [Handover], _ refusal: Refusal) {
    for handover in waiting {
      let answer = Answer.refusal(refusal)
      metrics.countRefusal(answer.status)
      // An answer of this length has room in a fresh connection.
      _ = Glibc.send(
        handover.socket, answer.bytes, answer.bytes.count,
        Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
      shutdown(handover.socket, Int32(SHUT_WR))
      close(handover.socket)
    }
  }

  /// Has the process end that was idle for longest, of those without a page. The newcomer comes again.
  private func makeRoom() throws(Refusal) {
    let idle = visitors.values.filter { $0.pages == 0 && $0.phase == .running && $0.use != nil }
    guard let oldest = idle.min(by: { $0.lastUse < $1.lastUse }) else { throw .full }
    ask(oldest)
    throw .busy
  }

  // MARK: What processes say

  private func take(_ text: String, from visitor: Visitor) {
    let words = text.split(separator: " ")
    switch words.first {
    case "pages":
      visitor.pages = words.count > 1 ? Int(words[1]) ?? 0 : 0
      visitor.lastUse = .now()
    case "used":
      visitor.lastUse = .now()
      metrics.uses.increment()
    case "did": metrics.countUse(words.dropFirst())
    case "busy": visitor.silentSince = visitor.silentSince ?? .now()
    case "free": visitor.silentSince = nil
    case "staying" where visitor.phase == .asked:
      visitor.phase = .running
      sendWaiting(visitor)
    default: break
    }
  }

  private func processDidEnd(_ visitor: Visitor, _ end: ProcessEnd) {
    let hadTooMuch = leaveGroup(visitor)
    if hadTooMuch, visitor.phase != .ending {
      metrics.limited.increment()
      warn("it had more memory than the \(limits.memory >> 20) MB that it may have", of: visitor)
    } else if end.isOrderly || visitor.phase != .running {
      log.debug("A visitor's process has ended", metadata: ["visitor": "\(visitor.identifier)"])
    } else {
      metrics.crashes.increment()
      log.warning(
        "A visitor's process has crashed",
        metadata: [
          "visitor": "\(visitor.identifier)", "end": "\(end.description)",
          "log": "\(visitor.folder?.log.path ?? "")",
        ])
    }
    closeFolder(of: visitor)
  }

  /// Removes the control group of a process that has ended. Returns whether the kernel has ended it for its
  /// memory.
  @discardableResult private func leaveGroup(_ visitor: Visitor) -> Bool {
    defer { visitor.process = nil }
    return visitor.process.map { groups?.remove($0) == true } ?? false
  }

  /// Has the folder of a visitor kept who has no process any more, or never had one.
  private func closeFolder(of visitor: Visitor) {
    visitor.channel = nil
    leaveGroup(visitor)
    visitor.phase = .closing
    store.close(visitor.identifier) { [loop] in loop.perform { self.didClose(visitor) } }
  }

  /// Lets a visitor go whose folder is kept. Connections that came meanwhile are for the next process.
  private func didClose(_ visitor: Visitor) {
    visitors[visitor.key] = nil
    for handover in visitor.takeWaiting() {
      do throws(Refusal) {
        try hand(handover, to: visitor.key)
        close(handover.socket)
      } catch {
        answer([handover], error)
      }
    }
    if visitors.isEmpty { whenEmpty?() }
  }

  /// Lets a visitor go whose folder could not be opened.
  private func discard(_ visitor: Visitor, _ refusal: Refusal) {
    answer(visitor.takeWaiting(), refusal)
    didClose(visitor)
  }

  // MARK: The end of processes

  /// Has a process end where no page is connected, which it knows better.
  private func ask(_ visitor: Visitor) {
    guard visitor.phase == .running else { return }
    visitor.phase = .asked
    visitor.channel?.send("end")
  }

  /// Has a process save and end, whoever is connected; the pages come back to the next one.
  private func end(_ visitor: Visitor) {
    guard visitor.phase != .closing else { return }
    visitor.phase = .ending
    if let process = visitor.process { kill(process, SIGTERM) }
  }

  /// Kills a process that is beyond a limit.
  private func endLimited(_ visitor: Visitor, _ reason: String) {
    guard visitor.process != nil else { return }
    metrics.limited.increment()
    endNow(visitor, reason)
  }

  /// Kills the process of a visitor whom another machine may have.
  private func endLost(_ visitor: Visitor, _ reason: String) {
    visitor.isLost = true
    guard ![.opening, .closing].contains(visitor.phase) else { return }
    endNow(visitor, reason)
  }

  private func endNow(_ visitor: Visitor, _ reason: String) {
    warn(reason, of: visitor)
    visitor.phase = .ending
    if let process = visitor.process { kill(process, SIGKILL) }
  }

  private func warn(_ reason: String, of visitor: Visitor) {
    log.warning(
      "A visitor's process is ended: \(reason)", metadata: ["visitor": "\(visitor.identifier)"])
  }

  /// Looks after the processes, each second: ends those that are idle, of a former release, or beyond a
  /// limit.
  func sweep() {
    let now = NIODeadline.now()
    metrics.visitors.record(Int64(visitors.count { $0.value.pages > 0 }))
    metrics.processes.record(Int64(visitors.count))
    // A database that does not answer keeps nobody waiting.
    for visitor in visitors.values where visitor.phase == .opening && now - visitor.start > .seconds(8) {
      answer(visitor.takeWaiting(), .unavailable)
    }
    for visitor in visitors.values where visitor.phase == .running && visitor.process != nil {
      let idle = now - visitor.lastUse
      if visitor.pages == 0, idle > .nanoseconds(Int64(limits.idleSeconds * 1e9)),
        now - visitor.start > Self.settling
      {
        ask(visitor)
      }
    }
    moveToRelease(now)
    moveAway(now)
    watch.measure(visitors.values) { self.endLimited($0, $1) }
    sweeps += 1
    guard sweeps % 10 == 0 else { return }
    groups?.removeEmpty()
    deleteExpired()
  }

  /// Deletes what is kept of some visitors who have not come for long, each ten seconds.
  private func deleteExpired() {
    guard let expiry else { return }
    if sweeps % 60 == 10 { store.deleteExpired(after: limits.forgetDays * 86_400) }
    expiry.deleteSome(
      in: UInt8(truncatingIfNeeded: sweeps / 10), on: loop,
      present: { Set(self.visitors.values.map(\.identifier)) },
      done: { count in
        self.metrics.forgotten.increment(by: Int64(count))
        self.log.info("Visitors are forgotten", metadata: ["count": "\(count)"])
      })
  }

  // MARK: Moving

  /// Ends some processes of former releases, and the releases that have none.
  private func moveToRelease(_ now: NIODeadline) {
    guard template?.isReady == true, !retired.isEmpty else { return }
    endAtQuietMoment(visitors.values.filter { $0.template !== template }, now) {
      ($0.template?.retired ?? now) + Self.longestOfRelease
    }
    for template in retired
    where template.processes.isEmpty && ordered[ObjectIdentifier(template)]?.isEmpty != false {
      template.end()
    }
  }

  /// Ends some processes of a machine that is left. Those with a page stay where there is no other machine.
  private func moveAway(_ now: NIODeadline) {
    guard let leavingSince else { return }
    let movable = visitors.values.filter {
      spansMachines || $0.pages == 0 && now - $0.start > Self.settling
    }
    endAtQuietMoment(movable, now) { _ in leavingSince + Self.longestOfLeaving }
  }

  private func endAtQuietMoment(_ visitors: [Visitor], _ now: NIODeadline, latest: (Visitor) -> NIODeadline) {
    for visitor in QuietMoment.due(of: visitors, at: now, latest: latest) {
      if visitor.pages == 0 { ask(visitor) } else { end(visitor) }
    }
  }

  // MARK: Draining

  /// Takes no new visitors, and has those who are here move to other machines, each at a quiet moment.
  func leave() {
    guard leavingSince == nil else { return }
    leavingSince = .now()
    log.notice("No new visitors are taken", metadata: ["visitors": "\(visitors.count)"])
  }

  /// The words for HAProxy's agent check: how much this machine can take.
  var agentWords: String {
    if isDraining || isLeaving { return visitors.isEmpty ? "maint" : "drain" }
    // A release that is being loaded is no reason to move anybody.
    guard isReady else { return "drain" }
    let free = 100 - 100 * visitors.count / max(1, limits.processes)
    return "up ready \(min(100, max(1, free)))%"
  }

  /// Takes no more visitors, and has all processes save and end. Calls back when there are none.
  func drain(_ done: @escaping @Sendable () -> Void) {
    isDraining = true
    whenEmpty = done
    visitors.values.forEach(end)
    if visitors.isEmpty { done() }
  }

  /// Ends the templates.
  func stop() {
    ([template].compactMap { $0 } + retired).forEach { $0.end() }
  }
}

extension EventLoop {
  /// Performs work on the loop: at once where this is called there.
  fileprivate func perform(_ work: @escaping @Sendable () -> Void) {
    if inEventLoop { work() } else { execute(work) }
  }
}
