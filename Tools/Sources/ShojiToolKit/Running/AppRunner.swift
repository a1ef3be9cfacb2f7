import ChildProcesses
import Containment
import Foundation

/// Runs an app in browser tabs while it is worked on: builds it, starts it, builds it again when its sources
/// change, and starts the new one in the place of the old. The page keeps its address; the old app runs on
/// until the new one is built.
public final class AppRunner: @unchecked Sendable {
  /// The configuration of a run.
  public struct Settings: Sendable {
    /// The executable.
    public var product: String
    /// The builder.
    public var builder: Builder
    /// The port of the page.
    public var port: Int
    /// The options of the display besides the port.
    public var displayArguments: [String] = []
    /// The app's own arguments.
    public var arguments: [String] = []
    /// The variables of the app's environment besides the tool's own.
    public var environment: [String: String] = [:]
    /// The secret in the page's address.
    public var secret: String
    /// The folder in which the app leaves what its next process goes on from.
    public var resumption: URL
    /// The files by which other programs find the app; nil for none.
    public var served: ServedApp?
    /// Whether what the app's store has handled is recorded there, for as long as the run lasts: an edited
    /// update is then compared with what it did.
    public var recordsActions = false

    /// Throws what stands in the way of a build.
    public var prepare: @Sendable () throws -> Void = {}
    /// Reads the package after a change of its manifest, and makes ready what its build reads.
    public var readPackage: @Sendable () throws -> (package: SwiftPackage, builder: Builder)

    /// Makes of a program that was built the one that is started.
    public var finish: @Sendable (URL) throws -> URL = { $0 }

    /// Describes what is to be run.
    public init(product: String, builder: Builder, port: Int, secret: String, resumption: URL) {
      self.product = product
      self.builder = builder
      self.port = port
      self.secret = secret
      self.resumption = resumption
      readPackage = { (try SwiftPackage(reading: builder.folder), builder) }
    }
  }

  private let settings: Settings
  private let log: RunLog?
  private let terminal: Terminal
  private let announce: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "shoji.runner")
  /// Of the signals that end the tool: what it does meanwhile may keep the other one.
  private let signalQueue = DispatchQueue(label: "shoji.runner.signals")
  private let end = DispatchSemaphore(value: 0)
  private var package: SwiftPackage
  private var builder: Builder
  private var filter: ChangeFilter
  /// Whether the package is to be read again before the next build.
  private var needsPackage = false
  private var watcher: FileWatcher?
  private var signals: [any DispatchSourceSignal] = []

  private var process: ChildProcess?
  private var startedAt = 0.0
  private var program: URL?
  private var stamp: Stamp?
  private var policy = RestartPolicy()
  private var isBuilding = false
  private var waiting: Set<FileChange> = []
  private var isStopping = false
  private var address: String?
  private var status: Int32 = 0

  /// A runner for an executable of a package. `announce` is given the page's address.
  public init(
    _ settings: Settings, package: SwiftPackage, terminal: Terminal = .standardError,
    announce: @escaping @Sendable (String) -> Void
  ) {
    self.settings = settings
    log = settings.served.map { RunLog($0.log) }
    self.package = package
    builder = settings.builder
    self.terminal = terminal
    self.announce = announce
    filter = ChangeFilter(package, isDebug: settings.builder.configuration == "debug")
  }

  /// Runs until the app ends by itself, or the tool is interrupted or terminated. Returns the exit code.
  /// Throws when the sources cannot be watched.
  public func run() throws(ToolError) -> Int32 {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: signalQueue)
      source.setEventHandler { self.receiveSignal() }
      source.activate()
      signals.append(source)
    }
    removeRecording()
    try watch()
    queue.async { self.build([]) }
    end.wait()
    watcher?.stop()
    return status
  }

  private func watch() throws(ToolError) {
    watcher?.stop()
    let sources = package.localDependencies.filter {
      !FileManager.default.fileExists(atPath: $0.path + "/scripts/shoji")
    }
    let skipped = [settings.builder.scratchPath.map { URL(fileURLWithPath: $0) }].compactMap { $0 }
    watcher = try FileWatcher(
      [package.folder] + sources.map { $0.appendingPathComponent("Sources") }, skipping: skipped
    ) { changes in
      self.queue.async { self.filesDidChange(changes) }
    }
  }

  // MARK: Building

  private func filesDidChange(_ changes: Set<FileChange>) {
    let needed = filter.changesForBuild(changes, isBuilding: isBuilding)
    guard !needed.isEmpty, !isStopping else { return }
    waiting.formUnion(needed)
    if !isBuilding { build(exchange()) }
  }

  private func exchange() -> Set<FileChange> {
    defer { waiting = [] }
    return waiting
  }

  private func build(_ changes: Set<FileChange>) {
    isBuilding = true
    let names = Set(changes.map { URL(fileURLWithPath: $0.path).lastPathComponent }).sorted()
    terminal.say(
      names.isEmpty
        ? "building \(settings.product)" : "building again for \(names.prefix(3).joined(separator: ", "))")
    let (known, product, terminal) = (builder, settings.product, terminal)
    let start = ProcessInfo.processInfo.systemUptime
    // The first file of XML of a target brings the plugin that compiles it.
    if names.contains(where: BuildInputs.isManifest)
      || changes.contains(where: { ChangeFilter.isXML($0.path) })
    {
      needsPackage = true
    }
    let (prepare, finish, otherInputs) = (settings.prepare, settings.finish, package.otherInputs)
    let needsPackage = needsPackage
    let readPackage = settings.readPackage
    Thread.detachNewThread { [self] in
      let result = Result {
        try prepare()
        var read = needsPackage ? try readPackage() : nil
        let builder = read?.builder ?? known
        try builder.build(product, terminal: terminal)
        read?.package.otherInputs = otherInputs
        return Built(program: try finish(builder.program(product)), package: read?.package, builder: builder)
      }
      queue.async { [self] in
        isBuilding = false
        guard !isStopping else { return }
        let seconds = ProcessInfo.processInfo.systemUptime - start
        didBuild(result.mapError { $0 as? ToolError ?? ToolError("\($0)") }, seconds: seconds, changes)
      }
    }
  }

  /// A program that was built; with the package where that was read again.
  private struct Built {
    var program: URL
    var package: SwiftPackage?
    var builder: Builder
  }

  private func didBuild(
    _ result: Result<Built, ToolError>, seconds: Double, _ changes: Set<FileChange>
  ) {
    filter.noteResolvedDependencies()
    // What changed meanwhile may be the mend, or more of the same.
    if !waiting.isEmpty { return build(exchange().union(changes)) }
    switch result {
    case .failure(let error):
      terminal.fail(error.message)
      showFault("\(ServedApp.buildHeading)\n\n\(error.details ?? error.message)")
      terminal.say(
        process == nil
          ? "waiting for the sources to change" : "the app that runs is the last one that could be built")
    case .success(let built):
      terminal.say("built in \((seconds * 10).rounded() / 10) s")
      let program = built.program
      builder = built.builder
      if let package = built.package {
        needsPackage = false
        self.package = package
        do throws(ToolError) { try watch() } catch { terminal.warn(error.message) }
        filter = ChangeFilter(package, isDebug: settings.builder.configuration == "debug")
      }
      filter.notePresentXML()
      showFault(nil)
      policy.reset()
      self.program = program
      let new = Stamp(of: program)
      let isCode = changes.allSatisfy { $0.path.hasSuffix(".swift") }
      guard process == nil || new != stamp || !isCode else {
        return terminal.say("nothing of the app has changed")
      }
      stamp = new
      restart()
    }
  }

  /// The identity of a build of a program.
  private struct Stamp: Equatable {
    var size: Int
    var inode: UInt64
    var seconds: Int
    var nanoseconds: Int

    init?(of file: URL) {
      var status = stat()
      guard stat(file.path, &status) == 0 else { return nil }
      size = Int(status.st_size)
      inode = UInt64(status.st_ino)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  /// Writes into the file in which the app that runs finds the errors of the last build, to show them in its
  /// pages, and into which one that crashes writes how; empties it for nil.
  private func showFault(_ text: String?) {
    guard let served = settings.served else { return }
    try? OutputFile.write((text ?? "").utf8, to: served.faultFile.path)
  }

  // MARK: The app

  private func restart() {
    if let old = process {
      process = nil
      old.end(within: AppRunner.grace)
    }
    launch()
  }

  private func launch() {
    guard let program else { return }
    let words =
      ["--display", "browser", "--port", "\(settings.port)"] + settings.displayArguments + settings.arguments
    var variables = ["SHOJI_SECRET": settings.secret, "SHOJI_RESUME": settings.resumption.path]
    if let served = settings.served {
      variables["SHOJI_FAULTS"] = served.faultFile.path
      variables["SHOJI_DRIVER"] = served.socket?.path
    }
    let environment = ProcessInfo.processInfo.environment.merging(settings.environment) { $1 }
    // A person's own recording is one of each process.
    if settings.recordsActions, environment["SHOJI_RECORDING"] == nil {
      variables["SHOJI_RECORDING"] = recording.path
    }
    startedAt = ProcessInfo.processInfo.systemUptime
    let app: ChildProcess
    do throws(ChildProcessError) {
      var child = ChildProcess.Settings(program.path, [])
      for word in words { child.arguments.append(try Argument(own: word)) }
      child.environment = environment.merging(variables) { $1 }
      (child.output, child.errors) = (.pipe, .pipe)
      app = try ChildProcess(child)
    } catch {
      terminal.fail(error.message)
      return
    }
    process = app
    app.whenEnded { end in
      self.queue.async { self.didEnd(app, end) }
    }
    lock.withLock { running = running.filter(\.isRunning) + [app] }
    read(app.output, of: app) { line in
      self.queue.async { self.didPrint(line) }
    }
    read(app.errors, of: app) { [log] line in
      // At once: an app's last words come when it ends.
      log?.add(line)
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }

  /// Reads lines on a thread of its own.
  private func read(
    _ pipe: FileHandle?, of app: ChildProcess, line: @escaping @Sendable (String) -> Void
  ) {
    guard let handle = pipe else { return }
    Thread.detachNewThread {
      LineReader.read(handle.fileDescriptor, of: app, line: line)
      try? handle.close()
    }
  }

  /// Passes on what the app prints. The page's address is printed once: it stays.
  private func didPrint(_ line: String) {
    guard line.hasPrefix("http://"), line.hasSuffix(":\(settings.port)/\(settings.secret)/") else {
      log?.add(line)
      return FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
    if address == line {
      terminal.say("started again")
    } else {
      address = line
      announce(line)
    }
  }

  private func didEnd(_ app: ChildProcess, _ end: ChildExit) {
    guard app === process, !isStopping else { return }
    process = nil
    if end.succeeded {
      terminal.say("\(settings.product) has ended")
      return finish(0)
    }
    let how = end.words
    let isCode = if case .code = end { true } else { false }
    guard address != nil || !isCode else {
      terminal.fail("\(settings.product) \(how) before it showed anything")
      // A command line that the app refuses is not mended by a change of the sources.
      if end == .code(2) { return finish(1) }
      return terminal.say("waiting for the sources to change")
    }
    terminal.fail("\(settings.product) \(how)")
    guard policy.restarts(after: ProcessInfo.processInfo.systemUptime - startedAt) else {
      return terminal.say("it ends again and again: waiting for the sources to change")
    }
    if !isBuilding { launch() }
  }

  private var recording: URL { settings.resumption.appendingPathComponent("run.jsonl") }

  private func removeRecording() {
    for file in [recording, recording.appendingPathExtension("1")] {
      OutputFile.remove(file.path)
    }
  }

  /// The time that an app has to end as a closed window does, in seconds.
  private static let grace = 3.0

  /// The apps that run, which a signal ends at once: an app that is about to be replaced may be one of two.
  /// Guarded by `lock`.
  private var running: [ChildProcess] = []
  private var signaledAt: Double?
  private let lock = NSLock()

  /// Asks the app to end, however busy the tool is; a second signal, from a person who does not want to wait,
  /// ends it by force.
  private func receiveSignal() {
    let now = ProcessInfo.processInfo.systemUptime
    let apps = lock.withLock { running.filter(\.isRunning) }
    if let signaledAt {
      // Several signals at once are one request.
      guard now - signaledAt > 0.3 else { return }
      for app in apps { app.send(SIGKILL, toAll: true) }
    } else {
      signaledAt = now
      for app in apps { app.send(SIGTERM) }
      queue.async { self.stop() }
    }
  }

  private func stop() {
    guard !isStopping else { return }
    isStopping = true
    process?.end(within: AppRunner.grace)
    finish(0)
  }

  private func finish(_ status: Int32) {
    isStopping = true
    self.status = status
    end.signal()
  }
}
