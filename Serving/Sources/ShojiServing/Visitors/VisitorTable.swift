import Foundation
import Logging
import NIOCore

/// The visitors who have a process, each one. Used on the front's loop only.
final class VisitorTable: @unchecked Sendable {
  /// A reason for which a connection is not handed over.
  enum Refusal: Error, Equatable {
    /// All processes that there may be are in use.
    case full
    /// The process does not take connections at the moment.
    case busy
    /// The server is about to end, or the app is not loaded.
    case unavailable
    /// A machine of this name has the visitor; any other one than this may where there is no name.
    case elsewhere(String)
  }

  /// The app and what its processes are given.
  struct App: Sendable {
    /// The executable.
    var executable: URL
    /// The arguments of each process.
    var arguments: [String]
    /// The port that visitors' requests come to.
    var port: Int
    /// The languages that the app's texts are in, of which visitors see their own.
    var languages: [String] = []
    /// The folder that all processes may write to.
    var shared: SharedFolder?
  }

  private let app: App
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
  private(set) var isDraining = false
  /// The time at which the visitors began to move to other machines.
  private(set) var leavingSince: NIODeadline?
  var isLeaving: Bool { leavingSince != nil }
  /// Whether the visitors who leave find other machines.
  var spansMachines: Bool { store.spansMachines }
  private let watch = DispatchQueue(label: "watch")
  private var isWatching = false
  private var whenEmpty: (() -> Void)?
  /// Those who have not come for long; nil where they are kept for ever.
  private let forgotten: VisitorExpiry?
  /// The number of times that the processes were looked after.
  private var sweeps = 0

  /// Whether visitors can be taken.
  var isReady: Bool { !isDraining && !isLeaving && template?.isReady == true }
  /// The number of processes.
  var count: Int { visitors.count }

  init(
    app: App, store: any VisitorStore, signer: CookieSigner, limits: Limits, metrics: ServingMetrics,
    log: Logger, loop: any EventLoop, groups: ControlGroups? = nil, forgotten: VisitorExpiry? = nil
  ) {
    self.groups = groups
    self.app = app
    self.store = store
    self.signer = signer
    self.limits = limits
    self.metrics = metrics
    self.log = log
    self.loop = loop
    self.forgotten = forgotten
  }

  // MARK: Releases

  /// Loads the app as it is on disk now. Visitors of a former release are taken over one after the other,
  /// each at a quiet moment.
  func load() throws {
    release += 1
    let loop = loop
    let new = try Template(
      app: app.executable, arguments: app.arguments, release: release, execute: { loop.execute($0) },
      handle: { [weak self] in self?.take($1, from: $0) })
    if let template { retired.append(template) }
    template = new
  }

  private func take(_ event: Template.Event, from template: Template) {
    switch event {
    case .ready: log.info("The app is loaded", metadata: ["release": "\(template.release)"])
    case .started(let process):
      guard let visitor = nextOrdered(of: template) else { return }
      visitor.process = process
      groups?.add(process)
      // It was killed for something before its process was known.
      if visitor.phase == .ending { kill(process, visitor.isLost ? SIGKILL : SIGTERM) }
    case .failed(let error):
      guard let visitor = nextOrdered(of: template) else { return }
      log.error("A process cannot be started: \(String(cString: strerror(error)))")
      remove(visitor)
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
      if store.spansMachines, let process = visitor.process { kill(process, SIGKILL) }
      remove(visitor)
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

  /// Keeps a connection for the process that comes after one that is about to end.
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
    let loop = loop
    store.open(
      visitor.identifier, lost: { reason in loop.execute { self.lose(visitor, reason) } },
      done: { opening in
        if loop.inEventLoop {
          self.didOpen(visitor, opening)
        } else {
          loop.execute { self.didOpen(visitor, opening) }
        }
      })
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
        remove(visitor)
      }
    case .isElsewhere(let machine): forget(visitor, .elsewhere(machine))
    case .failed(let reason):
      log.error(
        "A visitor's folder cannot be opened: \(reason)", metadata: ["visitor": "\(visitor.identifier)"])
      forget(visitor, .unavailable)
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
    guard template.start(variables(of: visitor, folder), channel: ends.other, log: output) else {
      close(ends.one)
      throw .busy
    }
    let loop = loop
    visitor.template = template
    visitor.start = .now()
    visitor.phase = .running
    visitor.channel = MessageChannel(ends.one) { [weak self, weak visitor] event in
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

  /// The variables of the environment of a visitor's process.
  private func variables(of visitor: Visitor, _ folder: VisitorFolder) -> [String: String] {
    var variables = [
      "HOME": folder.home.path, "TMPDIR": folder.temporary.path, "SHOJI_RESUME": folder.resume.path,
      "SHOJI_VISITOR": visitor.identifier,
      "SHOJI_VISITOR_COOKIE": signer.cookie(of: visitor.key, user: visitor.visit.user),
      "SHOJI_VISITOR_PORT": "\(app.port)",
      // Threads' stacks count, though they are hardly used.
      "SHOJI_LIMIT_MEMORY": "\(limits.memory + (1 << 30))", "SHOJI_LIMIT_FILES": "\(limits.openFiles)",
      "SHOJI_LIMIT_FILE_SIZE": "\(limits.disk)", "SHOJI_LIMIT_WRITABLE": folder.url.path,
      "SHOJI_LIMIT_READABLE": readable,
    ]
    variables["SHOJI_VISITOR_USER"] = visitor.visit.user
    variables["SHOJI_VISITOR_LANGUAGES"] = visitor.visit.languages.joined(separator: " ")
    variables["SHOJI_VISITOR_TIME_ZONE"] = visitor.visit.timeZone
    variables["SHOJI_LANGUAGE"] = visitor.visit.language(among: app.languages)
    if let user = folder.user { variables["SHOJI_LIMIT_USER"] = "\(user)" }
    if let shared = app.shared {
      variables["SHOJI_VISITOR_SHARED"] = shared.folder.path
      variables["SHOJI_LIMIT_SHARED"] = shared.folder.path
      if let group = shared.group { variables["SHOJI_LIMIT_GROUP"] = "\(group)" }
    }
    if !limits.allowsPrograms { variables["SHOJI_LIMIT_PROCESSES"] = "1" }
    return variables
  }

  /// The folders that visitors' processes may read: the system's, and the app's.
  private var readable: String {
    let system = [
      "/usr", "/lib", "/lib64", "/bin", "/etc", "/opt", "/proc", "/sys/devices", "/var/cache/fontconfig",
    ]
    let app = app.executable.resolvingSymlinksInPath().deletingLastPathComponent().path
    return (system + [app]).joined(separator: ":")
  }

  /// Ends the process that was idle for longest, of those without a page.
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
    visitor.channel = nil
    if let process = visitor.process, groups?.remove(process) == true {
      metrics.limited.increment()
      log.warning("A visitor had too much memory", metadata: ["visitor": "\(visitor.identifier)"])
    }
    visitor.process = nil
    if end.isOrderly || visitor.phase != .running {
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
    visitor.phase = .closing
    let loop = loop
    store.close(visitor.identifier) {
      if loop.inEventLoop { self.didClose(visitor) } else { loop.execute { self.didClose(visitor) } }
    }
  }

  /// Forgets a visitor whose folder is kept. Connections that came meanwhile are for the next process.
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

  /// Forgets a visitor whose folder could not be opened.
  private func forget(_ visitor: Visitor, _ refusal: Refusal) {
    visitors[visitor.key] = nil
    answer(visitor.takeWaiting(), refusal)
    if visitors.isEmpty { whenEmpty?() }
  }

  /// Forgets a visitor without a process.
  private func remove(_ visitor: Visitor) {
    processDidEnd(visitor, .exited(0))
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

  private func endNow(_ visitor: Visitor, _ reason: String) {
    guard let process = visitor.process else { return }
    log.warning(
      "A visitor's process is ended: \(reason)", metadata: ["visitor": "\(visitor.identifier)"])
    metrics.limited.increment()
    visitor.phase = .ending
    kill(process, SIGKILL)
  }

  /// Kills the process of a visitor whom another machine may have.
  private func lose(_ visitor: Visitor, _ reason: String) {
    visitor.isLost = true
    guard ![.opening, .closing].contains(visitor.phase) else { return }
    log.warning(
      "A visitor's process is ended: \(reason)", metadata: ["visitor": "\(visitor.identifier)"])
    visitor.phase = .ending
    if let process = visitor.process { kill(process, SIGKILL) }
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
        now - visitor.start > .seconds(5)
      {
        ask(visitor)
      }
    }
    moveToRelease(now)
    moveAway(now)
    measure()
    sweeps += 1
    if sweeps % 10 == 0 { groups?.removeEmpty() }
    forget()
  }

  /// Forgets some visitors who have not come for long, each ten seconds.
  private func forget() {
    guard let forgotten, sweeps % 10 == 0 else { return }
    if sweeps % 60 == 10 { store.deleteExpired(after: limits.forgetDays * 86_400) }
    let (group, loop) = (UInt8(truncatingIfNeeded: sweeps / 10), loop)
    watch.async { [self] in
      let due = forgotten.due(in: group)
      guard !due.isEmpty else { return }
      loop.execute { [self] in
        // Those who have a process, or are about to, have not been away.
        let present = Set(visitors.values.map(\.identifier))
        let gone = due.filter { !present.contains($0) }.map { forgotten.moveAside($0) }.filter { !$0.isEmpty }
        metrics.forgotten.increment(by: Int64(gone.count))
        log.info("Visitors are forgotten", metadata: ["count": "\(gone.count)"])
        watch.async { gone.joined().forEach { try? FileManager.default.removeItem(at: $0) } }
      }
    }
  }

  /// Ends one process of a former release after the other, those first that were idle for longest.
  private func moveToRelease(_ now: NIODeadline) {
    guard template?.isReady == true, !retired.isEmpty else { return }
    let old = visitors.values.filter { $0.template !== template && $0.phase == .running }
      .sorted { $0.lastUse < $1.lastUse }
    for visitor in old.prefix(8) {
      if visitor.pages == 0 {
        ask(visitor)
      } else if now - visitor.lastUse > .seconds(3) || now - visitor.start > .hours(1) {
        end(visitor)
      }
    }
    for template in retired
    where template.processes.isEmpty && ordered[ObjectIdentifier(template)]?.isEmpty != false {
      template.end()
    }
  }

  private func measure() {
    guard !isWatching else { return }
    isWatching = true
    let processes = visitors.values.compactMap { visitor in visitor.process.map { (visitor.key, $0) } }
    let loop = loop
    watch.async { [self] in
      let uses = processes.compactMap { key, process in ProcessUse(of: process).map { (key, process, $0) } }
      loop.execute { [self] in
        isWatching = false
        for (key, process, use) in uses {
          guard let visitor = visitors[key], visitor.process == process else { continue }
          judge(visitor, use)
        }
      }
    }
  }

  private func judge(_ visitor: Visitor, _ use: ProcessUse) {
    let now = NIODeadline.now()
    // A process that has a processor for itself for most of a second is busy.
    let isBusy = visitor.use.map { use.seconds - $0.seconds > 0.8 } ?? false
    visitor.busySince = isBusy ? visitor.busySince ?? now : nil
    visitor.use = use
    let bound = TimeAmount.nanoseconds(Int64(limits.busySeconds * 1e9))
    if use.memory > limits.memory {
      endNow(visitor, "it has \(use.memory >> 20) MB of memory, and may have \(limits.memory >> 20)")
    } else if [visitor.busySince, visitor.silentSince].contains(where: {
      $0.map { now - $0 > bound } ?? false
    }) {
      endNow(visitor, "it has been busy for \(Int(limits.busySeconds)) s")
    } else if use.written - visitor.writtenWhenCounted > 1 << 20 {
      visitor.writtenWhenCounted = use.written
      countFiles(of: visitor)
    }
  }

  private func countFiles(of visitor: Visitor) {
    guard let folder = visitor.folder else { return }
    let (key, bound, loop) = (visitor.key, limits.disk, loop)
    watch.async { [self] in
      let bytes = folder.countBytes()
      guard bytes > bound else { return }
      loop.execute { [self] in
        guard let visitor = visitors[key] else { return }
        endNow(visitor, "its files have \(bytes >> 20) MB, and may have \(bound >> 20)")
      }
    }
  }

  // MARK: Draining

  /// Takes no new visitors, and has those who are here move to other machines, each at a quiet moment.
  func leave() {
    guard leavingSince == nil else { return }
    leavingSince = .now()
    log.notice("No new visitors are taken", metadata: ["visitors": "\(visitors.count)"])
  }

  /// Ends some processes of a machine that is left, those first that were idle for longest.
  private func moveAway(_ now: NIODeadline) {
    guard let leavingSince else { return }
    let rest = visitors.values.filter { $0.phase == .running && $0.process != nil }.sorted {
      $0.lastUse < $1.lastUse
    }
    for visitor in rest.prefix(8) {
      if visitor.pages == 0 {
        ask(visitor)
      } else if spansMachines, now - visitor.lastUse > .seconds(3) || now - leavingSince > .minutes(5) {
        end(visitor)
      }
    }
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
