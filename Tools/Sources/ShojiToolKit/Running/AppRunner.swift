import ChildProcesses
import Containment
import Foundation
import Synchronization

/// Runs an app in browser tabs while it is worked on: builds it, starts it, builds it again when its sources
/// change, and starts the new one in the place of the old. The page keeps its address; the old app runs on
/// until the new one is built.
///
/// ``RunState`` decides; this class owns the queues, the clock, the processes and the signals.
public final class AppRunner: Sendable {
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
    public var served: ServedAppFiles?
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
  /// The queue of all lines for the person: one who does not read them does not keep the tool from its end.
  private let lines = DispatchQueue(label: "shoji.runner.lines")
  private let sources: WatchedSources
  private let current: Mutex<Run>
  private let end = DispatchSemaphore(value: 0)

  /// The state of the run, and what it owns outside; used on `queue`.
  private struct Run {
    var state: RunState
    var apps: [Int: ChildProcess] = [:]
    var builds: [Int: ChildScope] = [:]
    /// The time for which a wake-up is due.
    var wakeTime: Double?
    var status: Int32 = 0
  }

  /// A runner for an executable of a package. `announce` is given the page's address.
  public init(
    _ settings: Settings, package: SwiftPackage, terminal: Terminal = .standardError,
    announce: @escaping @Sendable (String) -> Void
  ) {
    self.settings = settings
    log = settings.served.map { RunLog($0.log) }
    self.terminal = terminal
    self.announce = announce
    sources = WatchedSources(package, builder: settings.builder, terminal: terminal)
    current = Mutex(Run(state: RunState(settings.product)))
  }

  /// Runs until the app ends by itself, or the tool is interrupted or terminated. Returns the exit code.
  /// Throws when the sources cannot be watched.
  public func run() throws(ToolError) -> Int32 {
    let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      Glibc.signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { self.handle(.interrupted) }
      source.activate()
      return source
    }
    defer { for source in signals { source.cancel() } }
    removeRecording()
    try sources.watch { changes in self.notify(.sourcesChanged(changes)) }
    notify(.started)
    end.wait()
    sources.stop()
    // The last words, for a reader who takes them.
    let areRead = DispatchSemaphore(value: 0)
    lines.async { areRead.signal() }
    _ = areRead.wait(timeout: .now() + AppRunner.lastWords)
    return current.withLock(\.status)
  }

  /// The time that the last lines have to be read, in seconds.
  private static let lastWords = 1.0

  private func notify(_ event: RunState.Event) {
    queue.async { self.handle(event) }
  }

  /// Takes an event on `queue`.
  private func handle(_ event: RunState.Event) {
    dispatchPrecondition(condition: .onQueue(queue))
    current.withLock { run in
      for action in run.state.handle(event, at: ProcessInfo.processInfo.systemUptime) {
        perform(action, &run)
      }
      wake(&run)
    }
  }

  /// Sees to it that the state is asked again when something is due.
  private func wake(_ run: inout Run) {
    guard let deadline = run.state.deadline else { return run.wakeTime = nil }
    guard run.wakeTime.map({ $0 > deadline }) ?? true else { return }
    run.wakeTime = deadline
    let pause = max(0, deadline - ProcessInfo.processInfo.systemUptime)
    queue.asyncAfter(deadline: .now() + pause) {
      self.current.withLock { if $0.wakeTime == deadline { $0.wakeTime = nil } }
      self.handle(.timePassed)
    }
  }

  private func perform(_ action: RunState.Action, _ run: inout Run) {
    switch action {
    case .build(let number, let readsPackage): build(number, readsPackage: readsPackage, &run)
    case .endBuild(let number, let byForce): run.builds[number]?.end(byForce ? .killed : .told)
    case .adoptBuild(let number): sources.adoptBuild(number)
    case .launch(let number, let program): launch(number, program, &run)
    case .endApp(let number, let ending): run.apps[number]?.send(signal(of: ending), toAll: true)
    case .announce(let address): lines.async { [announce] in announce(address) }
    case .say(let text): lines.async { [terminal] in terminal.say(text) }
    case .fail(let text): lines.async { [terminal] in terminal.fail(text) }
    case .showFault(let text): showFault(text)
    case .finish(let status):
      run.status = status
      end.signal()
    }
  }

  // MARK: Building

  private func build(_ number: Int, readsPackage: Bool, _ run: inout Run) {
    let scope = ChildScope()
    run.builds[number] = scope
    sources.beginBuild(number) { [self] known in
      Thread.detachNewThread { [self] in
        let result = Result {
          try ChildScope.$current.withValue(scope) {
            try makeProgram(known, readsPackage: readsPackage)
          }
        }
        sources.endBuild(result.map(\.package)) { [self] in
          queue.async { [self] in
            current.withLock { $0.builds[number] = nil }
            handle(.buildEnded(number, outcome(of: result)))
          }
        }
      }
    }
  }

  private func makeProgram(_ known: WatchedSources.Package, readsPackage: Bool) throws -> Built {
    try settings.prepare()
    var package: WatchedSources.Package?
    if readsPackage {
      let read = try settings.readPackage()
      // Before the compiler reads: what changes from now on is known to be newer.
      package = known.replaced(by: read.package, builder: read.builder)
    }
    let builder = (package ?? known).builder
    try builder.build(settings.product, terminal: terminal)
    let program = try settings.finish(builder.program(settings.product))
    return Built(program: program, identity: FileIdentity(of: program), package: package)
  }

  /// A program that was built; with the package where that was read again.
  private struct Built {
    var program: URL
    var identity: FileIdentity?
    var package: WatchedSources.Package?
  }

  private func outcome(of result: Result<Built, any Error>) -> RunState.Outcome {
    switch result {
    case .success(let built): return .built(built.program, built.identity)
    case .failure(let error):
      let known = error as? ToolError ?? ToolError("\(error)")
      return .failed(message: known.message, details: known.details ?? known.message)
    }
  }

  /// Writes into the file in which the app that runs finds the errors of the last build, to show them in its
  /// pages, and into which one that crashes writes how; empties it for nil.
  private func showFault(_ text: String?) {
    guard let served = settings.served else { return }
    try? OutputFile.write((text ?? "").utf8, to: served.faultFile.path)
  }

  // MARK: The app

  private func launch(_ number: Int, _ program: URL, _ run: inout Run) {
    let app: ChildProcess
    do throws(ChildProcessError) {
      app = try ChildProcess(childSettings(program))
    } catch {
      return notify(.appRefused(number, error.message))
    }
    run.apps[number] = app
    let readers = DispatchGroup()
    read(app.output, of: app, readers) { line in self.didPrint(line, number) }
    read(app.errors, of: app, readers) { [log] line in
      // At once: an app's last words come when it ends.
      log?.add(line)
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
    app.whenEnded { end in
      // An address and the last words come before the end, where somebody reads them.
      _ = readers.wait(timeout: .now() + AppRunner.lastWords)
      self.queue.async {
        self.current.withLock { $0.apps[number] = nil }
        self.handle(.appEnded(number, end))
      }
    }
  }

  /// The signal that ends an app. After SIGTERM its pages wait for another one; SIGINT is what a person
  /// sends, after whom none comes.
  private func signal(of ending: RunState.AppEnding) -> Int32 {
    switch ending {
    case .replaced: SIGTERM
    case .final: SIGINT
    case .byForce: SIGKILL
    }
  }

  private func childSettings(_ program: URL) throws(ChildProcessError) -> ChildProcess.Settings {
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
    var child = ChildProcess.Settings(program.path, [])
    for word in words { child.arguments.append(try Argument(own: word)) }
    child.environment = environment.merging(variables) { $1 }
    (child.output, child.errors) = (.pipe, .pipe)
    return child
  }

  /// Reads lines on a thread of its own.
  private func read(
    _ pipe: FileHandle?, of app: ChildProcess, _ readers: DispatchGroup,
    line: @escaping @Sendable (String) -> Void
  ) {
    guard let handle = pipe else { return }
    readers.enter()
    Thread.detachNewThread {
      LineReader.read(handle.fileDescriptor, of: app, line: line)
      try? handle.close()
      readers.leave()
    }
  }

  /// Passes on what an app prints. The page's address is printed once: it stays.
  private func didPrint(_ line: String, _ number: Int) {
    if line.hasPrefix("http://"), line.hasSuffix(":\(settings.port)/\(settings.secret)/") {
      notify(.appShowed(number, address: line))
    } else {
      log?.add(line)
      FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
  }

  private var recording: URL { settings.resumption.appendingPathComponent("run.jsonl") }

  private func removeRecording() {
    for file in [recording, recording.appendingPathExtension("1")] {
      OutputFile.remove(file.path)
    }
  }
}
