import ChildProcesses
import Foundation
import ProcessEnding

/// The decisions of `shoji run`: takes an event with its time, and returns the actions that follow.
///
/// It owns no queue, clock, process or file: ``AppRunner`` does, and carries the actions out in their order.
/// Whatever waits for something outside has a time in ``deadline``, by which `timePassed` is due.
struct RunState {
  /// The bounds of what is waited for, in seconds.
  enum Limit {
    /// The time that a build may take: none does that is about to end.
    static let building = 3_600.0
    /// The times that an app or a build has for its end. An app whose main thread is busy saves and ends by
    /// itself within three seconds.
    static let ending = ProcessEnding.Bounds(told: 4, killed: 5)
    /// The time from a second interrupt to the tool's end, at most.
    static let forced = 1.0
    /// The time after which an app that has printed no address is spoken of.
    static let silence = 10.0
    /// The time within which several signals are one interrupt.
    static let impatience = 0.3
  }

  /// An event. Apps and builds are known by the number that their action had.
  enum Event: Equatable, Sendable {
    /// The run begins.
    case started
    /// Files changed that a build reads.
    case sourcesChanged(Set<FileChange>)
    /// A build has ended, also one that was ended.
    case buildEnded(Int, Outcome)
    /// An app printed the address of its page.
    case appShowed(Int, address: String)
    /// An app has ended, with all that it had started.
    case appEnded(Int, ChildExit)
    /// An app could not be started, for a reason.
    case appRefused(Int, String)
    /// The person, or the system, asks the tool to end.
    case interrupted
    /// A time that ``deadline`` named may be over.
    case timePassed
  }

  /// The outcome of a build.
  enum Outcome: Equatable, Sendable {
    /// A program, and the identity of its file.
    case built(URL, FileIdentity?)
    /// A message for the terminal, and a text for the app's pages.
    case failed(message: String, details: String)
  }

  /// The way in which an app is ended.
  enum AppEnding: Equatable, Sendable {
    /// It is asked to give way to the next one: its pages wait for that.
    case replaced
    /// It is asked to end, and none comes after it.
    case final
    /// It is ended by force.
    case byForce
  }

  /// An action.
  enum Action: Equatable, Sendable {
    /// Builds; where `readsPackage`, once the package has been read again.
    case build(Int, readsPackage: Bool)
    /// Asks the programs of a build to end, or ends them by force.
    case endBuild(Int, byForce: Bool)
    /// The app that is started has the XML files that there were when a build began.
    case adoptBuild(Int)
    /// Starts a program.
    case launch(Int, URL)
    /// Asks an app and all that it has started to end, or ends them by force.
    case endApp(Int, AppEnding)
    /// Prints the page's address.
    case announce(String)
    /// Writes a line about what is being done.
    case say(String)
    /// Writes an error.
    case fail(String)
    /// Shows a text in the app's pages; nil for none.
    case showFault(String?)
    /// Ends the tool with an exit code.
    case finish(Int32)
  }

  /// An app from its start to its end.
  private struct Life {
    var number: Int
    var start: Double
    var program: Program
  }

  /// A program that was built.
  private struct Program {
    var build: Int
    var file: URL
    var identity: FileIdentity?
  }

  private enum App {
    /// None runs. One that is owed is started when the build under way has ended: until then its file may be
    /// incomplete.
    case absent(isOwed: Bool)
    /// It has shown no page yet. After `reminder` the person is told so; nil for one who knows.
    case starting(Life, reminder: Double?)
    /// Its page can be opened.
    case running(Life)
    /// It is to end. `isSpokenOf` says whether the person was told that the system holds it.
    case ending(Life, ProcessEnding, isSpokenOf: Bool)

    var life: Life? {
      switch self {
      case .absent: nil
      case .starting(let life, _), .running(let life), .ending(let life, _, _): life
      }
    }

    /// The time at which something is due.
    var deadline: Double? {
      switch self {
      case .absent, .running: nil
      case .starting(_, let time): time
      case .ending(_, let ending, let isSpokenOf): isSpokenOf ? nil : ending.deadline
      }
    }
  }

  /// A build under way.
  private struct BuildRun {
    var number: Int
    var start: Double
    var changes: Set<FileChange>
    var readsPackage: Bool
  }

  private enum Build {
    case absent
    case running(BuildRun)
    case ending(BuildRun, ProcessEnding)

    var run: BuildRun? {
      switch self {
      case .absent: nil
      case .running(let run), .ending(let run, _): run
      }
    }

    /// The time at which something is due.
    var deadline: Double? {
      switch self {
      case .absent: nil
      case .running(let run): run.start + Limit.building
      case .ending(_, let ending): ending.step == .killed ? nil : ending.deadline
      }
    }
  }

  /// The end of the tool.
  private struct Ending {
    var status: Int32
    /// The time of the last interrupt, or of the end's begin.
    var lastRequest: Double
    var isForced = false
    /// The time at which nothing is waited for any longer.
    var limit: Double
  }

  private enum Course {
    case working
    case ending(Ending)
    case finished
  }

  private let product: String
  private var course = Course.working
  private var app = App.absent(isOwed: false)
  private var build = Build.absent
  /// The newest good build, which is not yet started where more had changed meanwhile.
  private var program: Program?
  /// The build whose program was started last.
  private var launchedBuild = 0
  /// Whether the last build went well.
  private var isBuilt = false
  /// Whether files changed that are no code since the app that runs was built: its program may be the same.
  private var hasNewResources = false
  /// The changes that the build under way may have read too early.
  private var waiting: Set<FileChange> = []
  /// Whether the package is to be read again before the next build.
  private var needsPackage = false
  private var policy = RestartPolicy()
  /// The page's address, once an app has printed it.
  private var address: String?
  private var count = 0
  private var actions: [Action] = []

  /// The state before a run of an executable.
  init(_ product: String) { self.product = product }

  /// The time by which `timePassed` is due; nil where nothing is waited for that may hang.
  var deadline: Double? {
    var times = [app.deadline, build.deadline]
    switch course {
    case .working: break
    case .ending(let end): times.append(end.limit)
    case .finished: return nil
    }
    return times.compactMap { $0 }.min()
  }

  /// Takes an event at a time, in seconds of a clock that never goes back. Returns what is to be done.
  mutating func handle(_ event: Event, at now: Double) -> [Action] {
    defer { actions = [] }
    if case .finished = course { return [] }
    passTime(now)
    if case .finished = course { return actions }
    switch event {
    case .started: beginBuild([], now)
    case .sourcesChanged(let changes): sourcesDidChange(changes, now)
    case .buildEnded(let number, let outcome): buildDidEnd(number, outcome, now)
    case .appShowed(let number, let address): appDidShow(number, address)
    case .appEnded(let number, let end): appDidEnd(number, end, now)
    case .appRefused(let number, let reason): appWasRefused(number, reason)
    case .interrupted: interrupt(now)
    case .timePassed: break
    }
    finishWhenDone()
    return actions
  }

  private mutating func add(_ action: Action) { actions.append(action) }

  private var isWorking: Bool { if case .working = course { true } else { false } }

  private mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  // MARK: Building

  private mutating func sourcesDidChange(_ changes: Set<FileChange>, _ now: Double) {
    guard isWorking, !changes.isEmpty else { return }
    waiting.formUnion(changes)
    if build.run == nil { beginBuild(takeWaiting(), now) }
  }

  private mutating func takeWaiting() -> Set<FileChange> {
    defer { waiting = [] }
    return waiting
  }

  private mutating func beginBuild(_ changes: Set<FileChange>, _ now: Double) {
    let names = Set(changes.map { URL(fileURLWithPath: $0.path).lastPathComponent }).sorted()
    add(
      .say(
        names.isEmpty
          ? "building \(product)" : "building again for \(names.prefix(3).joined(separator: ", "))"))
    // The first file of XML of a target brings the plugin that compiles it.
    if names.contains(where: BuildInputs.isManifest)
      || changes.contains(where: { ChangeFilter.isXML($0.path) })
    {
      needsPackage = true
    }
    if !changes.allSatisfy({ $0.path.hasSuffix(".swift") }) { hasNewResources = true }
    let run = BuildRun(number: nextNumber(), start: now, changes: changes, readsPackage: needsPackage)
    build = .running(run)
    add(.build(run.number, readsPackage: run.readsPackage))
  }

  private mutating func buildDidEnd(_ number: Int, _ outcome: Outcome, _ now: Double) {
    guard let run = build.run, run.number == number else { return }
    build = .absent
    guard isWorking else { return }
    if case .built(let file, let identity) = outcome {
      if run.readsPackage { needsPackage = false }
      policy.reset()
      program = Program(build: number, file: file, identity: identity)
    }
    // What changed meanwhile may be the mend, or more of the same.
    if !waiting.isEmpty { return beginBuild(takeWaiting().union(run.changes), now) }
    switch outcome {
    case .failed(let message, let details):
      isBuilt = false
      add(.fail(message))
      add(.showFault("\(ServedAppFiles.buildHeading)\n\n\(details)"))
      startNewest(now)
      add(
        .say(
          app.life == nil
            ? "waiting for the sources to change" : "the app that runs is the last one that could be built"))
    case .built:
      isBuilt = true
      add(.say("built in \(((now - run.start) * 10).rounded() / 10) s"))
      add(.showFault(nil))
      startNewest(now)
    }
  }

  // MARK: The app

  /// Starts the newest program after a build, in the place of the app that runs, where that is another one.
  private mutating func startNewest(_ now: Double) {
    guard let program else { return }
    let isNew = program.build > launchedBuild
    switch app {
    case .absent(let isOwed):
      if isNew || isOwed { launch(now) }
    case .starting(let life, _), .running(let life):
      guard isNew else { return }
      let known = life.program
      let isSame = known.identity != nil && known.identity == program.identity && known.file == program.file
      if isSame && !hasNewResources {
        launchedBuild = program.build
        return add(.say("nothing of the app has changed"))
      }
      askApp(.replaced, now)
    // The newest program is started once it has ended.
    case .ending: break
    }
  }

  private mutating func launch(_ now: Double) {
    guard let program else { return app = .absent(isOwed: false) }
    let life = Life(number: nextNumber(), start: now, program: program)
    app = .starting(life, reminder: now + Limit.silence)
    launchedBuild = program.build
    if isBuilt { hasNewResources = false }
    add(.adoptBuild(program.build))
    add(.launch(life.number, program.file))
  }

  /// Starts an app now, or when the build under way has ended.
  private mutating func launchAfterBuild(_ now: Double) {
    if build.run == nil { launch(now) } else { app = .absent(isOwed: true) }
  }

  private mutating func askApp(_ ending: AppEnding, _ now: Double) {
    switch app {
    case .starting(let life, _), .running(let life):
      app = .ending(life, ProcessEnding(.told, at: now, within: Limit.ending), isSpokenOf: false)
      add(.endApp(life.number, ending))
    case .absent, .ending: break
    }
  }

  private mutating func killApp(_ now: Double) {
    guard case .ending(let life, var ending, let isSpokenOf) = app,
      ending.hasten(to: .killed, at: now) != nil
    else { return }
    app = .ending(life, ending, isSpokenOf: isSpokenOf)
    add(.endApp(life.number, .byForce))
  }

  private mutating func appDidShow(_ number: Int, _ address: String) {
    switch app {
    case .starting(let life, _) where life.number == number, .running(let life) where life.number == number:
      app = .running(life)
    case .absent, .starting, .running, .ending: return
    }
    if self.address == address {
      add(.say("started again"))
    } else {
      self.address = address
      add(.announce(address))
    }
  }

  private mutating func appDidEnd(_ number: Int, _ end: ChildExit, _ now: Double) {
    guard let life = app.life, life.number == number else { return }
    let wasAsked =
      switch app {
      case .ending: true
      case .absent, .starting, .running: false
      }
    app = .absent(isOwed: false)
    guard isWorking else { return }
    if wasAsked { return launchAfterBuild(now) }
    if end.succeeded {
      add(.say("\(product) has ended"))
      return beginEnd(0, now)
    }
    let isCode = if case .code = end { true } else { false }
    guard address != nil || !isCode else {
      add(.fail("\(product) \(end.words) before it showed anything"))
      // A command line that the app refuses is not mended by a change of the sources.
      if end == .code(2) { return beginEnd(1, now) }
      return add(.say("waiting for the sources to change"))
    }
    add(.fail("\(product) \(end.words)"))
    guard policy.restarts(after: now - life.start) else {
      return add(.say("it ends again and again: waiting for the sources to change"))
    }
    launchAfterBuild(now)
  }

  private mutating func appWasRefused(_ number: Int, _ reason: String) {
    guard app.life?.number == number else { return }
    app = .absent(isOwed: false)
    add(.fail(reason))
    if isWorking { add(.say("waiting for the sources to change")) }
  }

  // MARK: Time

  private mutating func passTime(_ now: Double) {
    switch app {
    case .starting(let life, let time?) where time <= now:
      app = .starting(life, reminder: nil)
      add(.say("\(product) has shown no page in \(Int(Limit.silence)) s; it runs on"))
    case .ending(let life, var ending, false) where ending.deadline <= now:
      if ending.pass(to: now) != nil {
        app = .ending(life, ending, isSpokenOf: false)
        add(.say("\(product) does not end, and is ended by force"))
        add(.endApp(life.number, .byForce))
      } else {
        app = .ending(life, ending, isSpokenOf: true)
        let seconds = Int(Limit.ending.killed)
        add(.fail("\(product) cannot be ended: the system holds its process \(seconds) s after a kill"))
      }
    case .absent, .starting, .running, .ending: break
    }
    switch build {
    case .running(let run) where run.start + Limit.building <= now:
      add(.say("the build has taken \(Int(Limit.building / 60)) minutes, and is ended"))
      endBuild(run, now)
    case .ending(let run, var ending) where ending.pass(to: now) != nil:
      build = .ending(run, ending)
      add(.endBuild(run.number, byForce: true))
    case .absent, .running, .ending: break
    }
    if case .ending(let end) = course, end.limit <= now { finish(end.status) }
  }

  // MARK: The end

  private mutating func endBuild(_ run: BuildRun, _ now: Double) {
    build = .ending(run, ProcessEnding(.told, at: now, within: Limit.ending))
    add(.endBuild(run.number, byForce: false))
  }

  private mutating func killBuild(_ now: Double) {
    guard case .ending(let run, var ending) = build, ending.hasten(to: .killed, at: now) != nil else {
      return
    }
    build = .ending(run, ending)
    add(.endBuild(run.number, byForce: true))
  }

  private mutating func interrupt(_ now: Double) {
    guard case .ending(var end) = course else {
      if case .working = course { beginEnd(0, now) }
      return
    }
    guard now - end.lastRequest > Limit.impatience else { return }
    if end.isForced { return finish(end.status) }
    (end.isForced, end.lastRequest) = (true, now)
    end.limit = min(end.limit, now + Limit.forced)
    course = .ending(end)
    killApp(now)
    killBuild(now)
  }

  /// Asks the app and the build to end, and then ends the tool.
  private mutating func beginEnd(_ status: Int32, _ now: Double) {
    course = .ending(Ending(status: status, lastRequest: now, limit: now + Limit.ending.whole))
    askApp(.final, now)
    if case .running(let run) = build { endBuild(run, now) }
  }

  private mutating func finishWhenDone() {
    if case .ending(let end) = course, app.life == nil, build.run == nil { finish(end.status) }
  }

  private mutating func finish(_ status: Int32) {
    course = .finished
    add(.finish(status))
  }
}
