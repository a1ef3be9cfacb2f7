import CProcesses
import Foundation
import Logging
import NIOCore
import VisitorMessages

/// Does what the table of visitors asks for, and tells it what happens. Owns the clock, the store, the
/// templates, the processes and the sockets. It is not `Sendable`: whoever is on another thread has it as
/// ``reference``, which checks that it is used on the front's loop.
final class VisitorHost {
  private(set) var table: VisitorTable
  private let app: ServedApp
  private let store: any VisitorStore
  private let signer: CookieSigner
  private let limits: Limits
  private let metrics: ServingMetrics
  private let log: Logger
  private let loop: any EventLoop
  private let groups: ControlGroups?
  private let watch: ProcessWatch
  /// Finds those who have not come for long; nil where all are kept for ever.
  private let expiry: VisitorExpiry?

  /// The app's file as it was loaded last.
  private var loaded: FileStamp?
  private var templates: [Releases.Template.ID: Template] = [:]
  private var processes: [Visitor.ID: Process] = [:]
  private var connections: Connections
  /// The events that wait while the table takes another one.
  private var events: [TableEvent] = []
  private var isPerforming = false
  private var whenEmpty: (() -> Void)?
  private var ticks = 0
  private var clock = TickingClock(at: .now())
  private var tickTask: RepeatedTask?
  /// The app's file as it was at the last ticks, and the number of ticks for which it has been the same.
  private var seen: (stamp: FileStamp?, ticks: Int) = (nil, 0)
  private var children: SignalWatch?

  /// The host's ends of a visitor's process: channel and descriptor.
  private final class Process {
    let channel: MessageChannel
    /// The descriptor of the process; -1 until its number is known.
    var handle: Int32 = -1
    var number: pid_t?

    init(_ channel: MessageChannel) {
      self.channel = channel
    }

    deinit { if handle >= 0 { close(handle) } }
  }

  /// Everything that a host is given.
  struct Parts: Sendable {
    var app: ServedApp
    var store: any VisitorStore
    var signer: CookieSigner
    var limits: Limits
    var metrics: ServingMetrics
    var log: Logger
    var groups: ControlGroups?
    var expiry: VisitorExpiry?
    var mostConnections = 1_000
  }

  /// Makes a host that does nothing yet. To be called on the loop.
  init(_ parts: Parts, loop: any EventLoop) {
    loop.preconditionInEventLoop()
    (app, store, signer, limits) = (parts.app, parts.store, parts.signer, parts.limits)
    (metrics, log, groups, expiry) = (parts.metrics, parts.log, parts.groups, parts.expiry)
    self.loop = loop
    watch = ProcessWatch()
    connections = Connections(most: parts.mostConnections)
    table = VisitorTable(limits: limits, spansMachines: store.spansMachines)
  }

  /// The host, for other threads to hand back to the loop.
  var reference: NIOLoopBound<VisitorHost> { NIOLoopBound(self, eventLoop: loop) }

  /// Loads the app, and looks after all from now on.
  func start() {
    shoji_adopt_orphans()
    let host = reference
    children = SignalWatch(SIGCHLD) { [loop] in loop.execute { host.value.reap() } }
    tickTask = loop.scheduleRepeatedTask(initialDelay: VisitorTable.tick, delay: VisitorTable.tick) { _ in
      host.value.tick()
    }
    perform(.load)
  }

  // MARK: Events

  /// Tells the table of something, and does what it asks for.
  func perform(_ event: TableEvent) {
    loop.preconditionInEventLoop()
    events.append(event)
    guard !isPerforming else { return }
    isPerforming = true
    defer { isPerforming = false }
    var index = 0
    while index < events.count {
      for action in table.take(events[index], at: clock.read(at: .now())) { execute(action) }
      index += 1
    }
    events = []
  }

  private func tick() {
    reap()
    perform(.tick(isAppChanged: isAppChanged()))
    ticks += 1
    guard ticks % 4 == 0 else { return }
    metrics.visitors.record(Int64(table.visitors.count { $0.value.pages > 0 }))
    metrics.processes.record(Int64(table.visitors.count))
    measure()
    if ticks % 20 == 0 { endLeft() }
    guard ticks % 40 == 0 else { return }
    groups?.removeEmpty()
    deleteExpired()
  }

  /// Whether the app's file is another one than the one that was loaded last, and has not changed for a
  /// second: it may still be written.
  private func isAppChanged() -> Bool {
    let stamp = FileStamp(of: app.executable)
    seen = (stamp, stamp == seen.stamp ? seen.ticks + 1 : 0)
    return stamp != nil && stamp != loaded && seen.ticks >= 4
  }

  // MARK: Connections

  /// Whether another visitor may be kept.
  var hasRoom: Bool { store.count < limits.visitors }

  /// Whether a visitor is known: there is a process, or a folder.
  func knows(_ key: VisitorKey) -> Bool { table.has(key) || store.knows(key.identifier) }

  /// Takes a connection for a visitor. Its socket stays the caller's, who closes it. Whether it is taken.
  func take(_ socket: Int32, _ handover: Handover, for key: VisitorKey) -> Bool {
    guard let id = connections.keep(socket, handover, of: key) else { return false }
    perform(.connection(id, key, handover.visit, isRepeatable: handover.isRepeatable))
    return true
  }

  // MARK: Actions

  private func execute(_ action: TableAction) {
    switch action {
    case .openFolder(let id, let identifier): openFolder(id, identifier)
    case .closeFolder(let id, let identifier, let keeping): closeFolder(id, identifier, keeping)
    case .start(let visitor, let folder, let template): start(visitor, folder, template)
    case .hand(let connection, let id): hand(connection, id)
    case .answer(let connection, let refusal): connections.answer(connection, .refusal(refusal))
    case .release(let connection): connections.release(connection)
    case .ask(let id): processes[id]?.channel.send(.end)
    case .signal(let id, let number): signal(id, number)
    case .follow(let id, let number): follow(id, number)
    case .endUnknown(let number): endUnknown(number)
    case .look(let id): look(id)
    case .endHolders(let visitor, let folder): endHolders(of: folder, visitor)
    case .forget(let id): processes[id] = nil
    case .giveWay(let process, let givesWay): groups?.setGivesWay(process, givesWay)
    case .countFiles(let id, let folder): countFiles(id, folder)
    case .change(let order): change(order)
    case .log(let line): write(line)
    case .count(let count): metrics.count(count)
    case .isEmpty: whenEmpty?()
    }
  }

  /// Something that happens on any thread, told on the loop.
  private func telling<Value: Sendable>(
    _ event: @escaping @Sendable (Value) -> TableEvent
  ) -> @Sendable (Value) -> Void {
    let host = reference
    return { [loop] value in loop.execute { host.value.perform(event(value)) } }
  }

  private func openFolder(_ id: Visitor.ID, _ identifier: String) {
    let host = reference
    store.open(
      identifier, lost: telling { .lost(id, $0) },
      kept: { [loop] in loop.execute { host.value.processes[id]?.channel.send(.kept) } },
      done: telling { .opened(id, $0) })
  }

  private func closeFolder(_ id: Visitor.ID, _ identifier: String, _ keeping: FolderKeeping) {
    let host = reference
    store.close(identifier, keeping: keeping) { [loop] in loop.execute { host.value.perform(.closed(id)) } }
  }

  private func start(_ visitor: Visitor, _ folder: VisitorFolder, _ template: Releases.Template.ID) {
    let claim: Int32
    switch FolderClaim.take(folder) {
    case .has(let descriptor): claim = descriptor
    case .isHeld:
      endHolders(of: folder, visitor)
      return events.append(.notStarted(visitor.id, .folderIsHeld))
    case .failed(let error):
      return events.append(.notStarted(visitor.id, .fault("its lock: \(String(cString: strerror(error)))")))
    }
    guard let release = templates[template] else {
      return events.append(.notStarted(visitor.id, .templateIsBusy))
    }
    let output = VisitorLog.open(folder.log)
    defer {
      close(claim)
      close(output)
    }
    guard let ends = MessageChannel.makeEnds() else {
      return events.append(
        .notStarted(visitor.id, .fault("its channel: \(String(cString: strerror(errno)))")))
    }
    defer { close(ends.other) }
    let cookie = signer.cookie(of: visitor.key, user: visitor.visit.user)
    var variables = app.environment(of: visitor, in: folder, cookie: cookie, limits)
    variables.merge(release.environment) { $1 }
    guard release.start(visitor.id.number, variables, files: [ends.other, output, claim]) else {
      close(ends.one)
      return events.append(.notStarted(visitor.id, .templateIsBusy))
    }
    let id = visitor.id
    let host = reference
    processes[id] = Process(
      MessageChannel(ends.one) { [loop] message in
        loop.execute { host.value.take(message, of: id) }
      })
  }

  private func take(_ message: VisitorMessage?, of id: Visitor.ID) {
    switch message {
    case nil: perform(.said(id, .nothingMore))
    case .took(let number)?: perform(.said(id, .took(Handover.ID(number: number))))
    case .answered(let number)?: perform(.said(id, .answered(Handover.ID(number: number))))
    case .pages(let count)?: perform(.said(id, .pages(count)))
    case .used?: perform(.said(id, .used))
    case .busy?: perform(.said(id, .busy))
    case .free?: perform(.said(id, .free))
    case .staying?: perform(.said(id, .staying))
    case .did(let numbers)?: metrics.countUse(numbers)
    default: break
    }
  }

  /// Ends what an earlier server, or an earlier process, has left in a visitor's folder.
  private func endHolders(of folder: VisitorFolder, _ visitor: Visitor) {
    let spared = Set(templates.values.map(\.process) + [getpid()])
    watch.perform { [log] in
      let ended = FolderClaim.endHolders(of: folder, but: spared)
      guard !ended.isEmpty else { return }
      log.warning(
        "A process of an earlier start had a visitor's folder, and is ended",
        metadata: ["visitor": "\(visitor.identifier)"])
    }
  }

  private func hand(_ id: Handover.ID, _ visitor: Visitor.ID) {
    guard let (socket, handover) = connections.connection(id) else { return }
    let message = VisitorMessage.connection(
      number: id.number, newCookie: handover.newCookie, bytes: handover.bytes)
    guard processes[visitor]?.channel.send(message, files: [socket]) != true else { return }
    if errno == EPIPE || errno == ECONNRESET { events.append(.said(visitor, .nothingMore)) }
    events.append(.notSent(id, visitor))
  }

  private func follow(_ id: Visitor.ID, _ number: pid_t) {
    guard let process = processes[id] else { return }
    process.number = number
    process.handle = shoji_process_open(number)
    // Once it is open, the number is nobody else's.
    if process.handle >= 0, !isOwn(number) {
      log.error("The app's template names a process that is not its own, and is ended")
      close(process.handle)
      process.handle = -1
      if let template = table.visitors[id]?.process?.template { templates[template]?.kill() }
      return events.append(.ended(number, .exited(0), hadTooMuchMemory: false))
    }
    // One that has ended already needs no group.
    if groups?.add(number) == false, errno != ESRCH {
      log.warning(
        "A visitor's process has no control group: \(String(cString: strerror(errno)))",
        metadata: ["visitor": "\(table.visitors[id]?.identifier ?? "")"])
    }
  }

  /// Whether a process is a visitor's: a template's, or one that a template has left behind.
  private func isOwn(_ process: pid_t) -> Bool {
    let parent = ProcessUse.parent(of: process)
    return parent == getpid() ? !isTemplate(process) : templates.values.contains { $0.process == parent }
  }

  private func isTemplate(_ process: pid_t) -> Bool { templates.values.contains { $0.process == process } }

  private func endUnknown(_ process: pid_t) {
    let handle = shoji_process_open(process)
    guard handle >= 0 else { return }
    defer { close(handle) }
    if isOwn(process) { _ = shoji_process_signal(handle, SIGKILL) }
  }

  /// Ends the programs that outlive what has started them: a visitor's process, or a template that has ended.
  /// The kernel makes them children of this process.
  private func endLeft() {
    let host = reference
    watch.perform { [loop] in
      let children = ProcessUse.children(of: getpid())
      loop.execute { host.value.endLeft(of: children) }
    }
  }

  private func endLeft(of children: [pid_t]) {
    let known = Set(table.visitors.values.compactMap { $0.process?.number })
    for process in children where !known.contains(process) { endUnknown(process) }
  }

  private func signal(_ id: Visitor.ID, _ number: Int32) {
    guard let process = processes[id], let pid = process.number else { return }
    // A process that is gone, and whose end nobody has told, has ended.
    if process.handle < 0 || !shoji_process_signal(process.handle, number), Glibc.kill(pid, 0) != 0,
      errno == ESRCH
    {
      didEnd(pid, .exited(0))
    }
  }

  private func look(_ id: Visitor.ID) {
    guard let process = processes[id], let number = process.number, process.handle >= 0 else { return }
    var source = pollfd(fd: process.handle, events: Int16(POLLIN), revents: 0)
    if poll(&source, 1, 0) == 1 { didEnd(number, .killed(SIGKILL)) }
  }

  private func countFiles(_ id: Visitor.ID, _ folder: VisitorFolder) {
    let tell = telling { (reason: String) in .hasTooManyFiles(id, reason) }
    watch.perform { [limits] in
      let bytes = folder.countBytes()
      guard bytes > limits.disk else { return }
      tell("its files have \(bytes >> 20) MB, and may have \(limits.disk >> 20)")
    }
  }

  private func write(_ line: TableLine) {
    var metadata = line.details.mapValues { Logger.MetadataValue.string($0) }
    if let visitor = line.visitor { metadata["visitor"] = "\(visitor)" }
    log.log(level: line.level.loggers, "\(line.text)", metadata: metadata)
  }

  // MARK: Templates

  private func change(_ order: Releases.Order) {
    switch order {
    case .load(let id): load(id)
    case .dismiss(let id): templates[id]?.dismiss()
    case .kill(let id): templates[id]?.kill()
    case .didTake, .isUnusable, .didEnd: break
    }
  }

  private func load(_ id: Releases.Template.ID) {
    loaded = FileStamp(of: app.executable)
    let host = reference
    do throws(Template.Fault) {
      // A link may lead elsewhere by the time at which the release's processes start.
      let file = app.executable.resolvingSymlinksInPath()
      templates[id] = try Template(app: file, arguments: app.arguments) { [loop] message in
        loop.execute { host.value.take(message, of: id) }
      }
    } catch {
      events.append(.template(id, .gone(error.message)))
    }
  }

  private func take(_ message: VisitorMessage?, of id: Releases.Template.ID) {
    switch message {
    case nil:
      templates[id]?.fallSilent()
      // It says nothing more: it has ended, or is of no use.
      templates[id]?.kill()
      finish(id)
    case .ready?: perform(.template(id, .ready))
    case .started(let number, let process)?:
      perform(.template(id, .started(Visitor.ID(number: number), process)))
    case .failed(let number, let error)?:
      perform(.template(id, .failed(Visitor.ID(number: number), String(cString: strerror(error)))))
    case .ended(let process, let status)?:
      let visitor = table.visitors.values.first { $0.process?.number == process }
      guard visitor.map({ $0.process?.template == id }) ?? true else { return }
      didEnd(process, ProcessEnd(status: status))
    default: break
    }
  }

  private func didEnd(_ process: pid_t, _ end: ProcessEnd) {
    let hadTooMuchMemory = groups?.remove(process) == true
    perform(.ended(process, end, hadTooMuchMemory: hadTooMuchMemory))
  }

  /// Takes the ends of templates, and of the processes that they have left behind.
  private func reap() {
    var status: Int32 = 0
    while case let process = waitpid(-1, &status, WNOHANG), process > 0 {
      let end = ProcessEnd(status: status)
      guard let (id, template) = templates.first(where: { $0.value.process == process }) else {
        didEnd(process, end)
        continue
      }
      template.end = end
      finish(id)
      // Its last words may be on their way.
      let host = reference
      loop.scheduleTask(in: .milliseconds(500)) {
        host.value.templates[id]?.fallSilent()
        host.value.finish(id)
      }
    }
  }

  /// Lets a template go that has ended, and has said all.
  private func finish(_ id: Releases.Template.ID) {
    guard let template = templates[id], let end = template.end, template.isSilent else { return }
    templates[id] = nil
    perform(.template(id, .gone(end.description)))
  }

  // MARK: Time

  /// Measures the processes in the background.
  private func measure() {
    let running = table.visitors.values.compactMap { visitor in
      visitor.process?.number.map { (visitor.id, $0) }
    }
    let tell = telling { (use: (Visitor.ID, pid_t, ProcessUse)) in .measured(use.0, use.1, use.2) }
    watch.measure(running, tell)
    guard let template = table.releases.current?.id, let process = templates[template]?.process else {
      return
    }
    let see = telling { (use: ProcessUse) in .template(template, .seen(isStopped: use.isStopped)) }
    watch.perform { if let use = ProcessUse(of: process) { see(use) } }
  }

  /// Deletes what is kept of some visitors who have not come for long, each ten seconds.
  private func deleteExpired() {
    guard let expiry else { return }
    let round = ticks / 40
    if round % 6 == 1 { store.deleteExpired(after: limits.forgetDays * 86_400) }
    let host = reference
    expiry.deleteSome(
      in: UInt8(truncatingIfNeeded: round), on: loop,
      present: { host.value.table.identifiers },
      done: { count in
        host.value.metrics.forgotten.increment(by: Int64(count))
        host.value.log.info("Visitors are forgotten", metadata: ["count": "\(count)"])
      })
  }

  // MARK: The end

  /// Takes no more visitors, and has all processes save and end. Calls back when there are none.
  func drain(_ done: @escaping @Sendable () -> Void) {
    whenEmpty = done
    perform(.drain)
  }

  /// Ends all that is left.
  func stop() {
    tickTask?.cancel()
    children = nil
    perform(.stop)
    // What a killed process has started becomes this one's in a moment, and what that has started after it.
    for _ in 0..<50 {
      reap()
      let left = ProcessUse.children(of: getpid()).filter { !isTemplate($0) }
      if left.isEmpty, table.visitors.isEmpty { break }
      endLeft(of: left)
      usleep(20_000)
    }
    templates = [:]
  }
}

extension TableLine.Level {
  /// The level of the log.
  fileprivate var loggers: Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .notice: .notice
    case .warning: .warning
    case .error: .error
    }
  }
}
