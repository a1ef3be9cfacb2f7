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
  }

  private let app: App
  private let folder: ServedFolder
  private let signer: CookieSigner
  private let limits: Limits
  private let metrics: ServingMetrics
  private let log: Logger
  private let loop: any EventLoop

  private var template: Template?
  /// The templates of former releases, whose visitors have not all ended.
  private var retired: [Template] = []
  private var release = 0
  private var visitors: [VisitorKey: Visitor] = [:]
  /// Those whose process the template has not told yet, in the order of the orders.
  private var ordered: [ObjectIdentifier: [Visitor]] = [:]
  private(set) var isDraining = false
  private let watch = DispatchQueue(label: "watch")
  private var isWatching = false
  private var whenEmpty: (() -> Void)?

  /// Whether visitors can be taken.
  var isReady: Bool { !isDraining && template?.isReady == true }
  /// The number of processes.
  var count: Int { visitors.count }

  init(
    app: App, folder: ServedFolder, signer: CookieSigner, limits: Limits, metrics: ServingMetrics,
    log: Logger,
    loop: any EventLoop
  ) {
    self.app = app
    self.folder = folder
    self.signer = signer
    self.limits = limits
    self.metrics = metrics
    self.log = log
    self.loop = loop
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
      // It was killed for something before its process was known.
      if visitor.phase == .ending { kill(process, SIGTERM) }
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
    for visitor in visitors.values where visitor.template === template { remove(visitor) }
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
  func knows(_ key: VisitorKey) -> Bool { visitors[key] != nil || folder.has(key.identifier) }

  /// Hands a connection to the visitor's process, which is started where there is none. The socket is closed
  /// by the caller.
  func hand(_ handover: Handover, to key: VisitorKey) throws(Refusal) {
    if let visitor = visitors[key] {
      visitor.lastUse = .now()
      guard visitor.phase == .running else { return try wait(handover, for: visitor) }
      return try send(handover, to: visitor)
    }
    try send(handover, to: start(key, handover.visit))
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

  private func start(_ key: VisitorKey, _ visit: Visit) throws(Refusal) -> Visitor {
    guard !isDraining, let template, template.isReady else { throw .unavailable }
    if visitors.count >= limits.processes { try makeRoom() }
    let place: ServedFolder.Place
    let ends: (one: Int32, other: Int32)
    do {
      place = try folder.open(key.identifier)
      ends = try MessageChannel.makeEnds()
    } catch {
      log.error("A visitor's folder cannot be opened: \(error)")
      throw .unavailable
    }
    let visitor = Visitor(key, place, visit: visit, template: template, now: .now())
    let output = VisitorLog.open(place.log)
    defer {
      close(ends.other)
      close(output)
    }
    guard template.start(variables(of: visitor), channel: ends.other, log: output) else {
      close(ends.one)
      throw .busy
    }
    let loop = loop
    visitor.channel = MessageChannel(ends.one) { [weak self, weak visitor] event in
      guard let self, let visitor, case .message(let text) = event else { return }
      loop.execute { self.take(text, from: visitor) }
    }
    visitors[key] = visitor
    ordered[ObjectIdentifier(template), default: []].append(visitor)
    metrics.starts.increment()
    log.debug("A visitor's process starts", metadata: ["visitor": "\(visitor.identifier)"])
    return visitor
  }

  /// The variables of the environment of a visitor's process.
  private func variables(of visitor: Visitor) -> [String: String] {
    let place = visitor.place
    var variables = [
      "HOME": place.home.path, "TMPDIR": place.temporary.path, "SHOJI_RESUME": place.resume.path,
      "SHOJI_VISITOR": visitor.identifier,
      "SHOJI_VISITOR_COOKIE": signer.cookie(of: visitor.key, user: visitor.visit.user),
      "SHOJI_VISITOR_PORT": "\(app.port)",
      // Threads' stacks count, though they are hardly used.
      "SHOJI_LIMIT_MEMORY": "\(limits.memory + (1 << 30))", "SHOJI_LIMIT_FILES": "\(limits.openFiles)",
      "SHOJI_LIMIT_FILE_SIZE": "\(limits.disk)", "SHOJI_LIMIT_WRITABLE": place.folder.path,
      "SHOJI_LIMIT_READABLE": readable,
    ]
    variables["SHOJI_VISITOR_USER"] = visitor.visit.user
    variables["SHOJI_VISITOR_LANGUAGES"] = visitor.visit.languages.joined(separator: " ")
    variables["SHOJI_LANGUAGE"] = visitor.visit.language(among: app.languages)
    if let user = place.user { variables["SHOJI_LIMIT_USER"] = "\(user)" }
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
    case "busy": visitor.silentSince = visitor.silentSince ?? .now()
    case "free": visitor.silentSince = nil
    case "staying" where visitor.phase == .asked:
      visitor.phase = .running
      let waiting = visitor.waiting
      visitor.waiting = []
      for handover in waiting {
        try? send(handover, to: visitor)
        close(handover.socket)
      }
    default: break
    }
  }

  private func processDidEnd(_ visitor: Visitor, _ end: ProcessEnd) {
    visitors[visitor.key] = nil
    visitor.channel = nil
    if end.isOrderly || visitor.phase != .running {
      log.debug("A visitor's process has ended", metadata: ["visitor": "\(visitor.identifier)"])
    } else {
      metrics.crashes.increment()
      log.warning(
        "A visitor's process has crashed",
        metadata: [
          "visitor": "\(visitor.identifier)", "end": "\(end.description)", "log": "\(visitor.place.log.path)",
        ])
    }
    for handover in visitor.waiting {
      try? hand(handover, to: visitor.key)
      close(handover.socket)
    }
    visitor.waiting = []
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

  /// Looks after the processes, each second: ends those that are idle, of a former release, or beyond a
  /// limit.
  func sweep() {
    let now = NIODeadline.now()
    metrics.visitors.record(Int64(visitors.count { $0.value.pages > 0 }))
    metrics.processes.record(Int64(visitors.count))
    for visitor in visitors.values where visitor.phase == .running && visitor.process != nil {
      let idle = now - visitor.lastUse
      if visitor.pages == 0, idle > .nanoseconds(Int64(limits.idleSeconds * 1e9)),
        now - visitor.start > .seconds(5)
      {
        ask(visitor)
      }
    }
    moveToRelease(now)
    measure()
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
    } else if use.written - visitor.countedAt > 1 << 20 {
      visitor.countedAt = use.written
      countFiles(of: visitor)
    }
  }

  private func countFiles(of visitor: Visitor) {
    let (folder, key, bound, loop) = (visitor.place.folder, visitor.key, limits.disk, loop)
    watch.async { [self] in
      let bytes = VisitorLog.bytes(in: folder)
      guard bytes > bound else { return }
      loop.execute { [self] in
        guard let visitor = visitors[key] else { return }
        endNow(visitor, "its files have \(bytes >> 20) MB, and may have \(bound >> 20)")
      }
    }
  }

  // MARK: Draining

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
