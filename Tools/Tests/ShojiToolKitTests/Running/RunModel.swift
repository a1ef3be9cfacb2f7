import ChildProcesses
import Foundation

@testable import ShojiToolKit

/// A world around ``RunState``: sources, compilers, apps and a person, with a clock of its own. All that is
/// ready happens in an order of chance, which the seed gives.
///
/// What must hold is stated here once more, from what happens outside alone.
struct RunModel {
  /// A rule that was broken, with all that had happened.
  struct Violation: Error, CustomStringConvertible {
    var description: String
  }

  /// What a run has tried.
  enum Occurrence: String, CaseIterable {
    case edit, goodBuild, badBuild, hungBuild, stubbornBuild, endedBuild, endlessBuild, replacement, restart,
      crashLoop
    case crashInBuild, cleanEnd, refusedArguments, refusedStart, silentApp, stubbornApp, killedApp, heldApp
    case interrupt, secondInterrupt, thirdInterrupt, unchangedProgram, newestRuns
  }

  private enum Item {
    case edit, report(Set<FileChange>), finishBuild(Int), deliverBuild(Int, RunState.Outcome)
    case show(Int), endApp(Int, ChildExit), deliverEnd(Int, ChildExit), refuse(Int), interrupt, wake
  }

  private struct BuildRun {
    var version: Int
    var resources: Int
    var start: Double
    /// The seconds that it takes; nil for one that hangs.
    var duration: Double?
    var ignoresRequest: Bool
    var isHeld = false
    var requestTime: Double?
    var isKilled = false
  }

  private struct AppRun {
    var program: Int
    var resources: Int
    var start: Double
    var showTime: Double?
    var end: (time: Double, ChildExit)?
    var ignoresRequest: Bool
    var isHeld: Bool
    var requestTime: Double?
    var isKilled = false
    var isDead = false
    var hasSpoken = false
  }

  /// The versions of the sources; an edit makes the next one.
  private var version = 0
  private var goodness = [true]
  /// The version whose program lies on the disk, and the one that was built last and well.
  private var diskProgram: Int?
  private var adopted: Int?
  /// The version of what is no code, in the sources and on the disk.
  private var resources = 0
  private var diskResources = 0
  private var lastRead = -1

  private(set) var occurrences: Set<Occurrence> = []
  private var log: [String] = []
  private var state = RunState("App")
  private var generator: SeededGenerator
  private let seed: UInt64
  private var now = 0.0
  private var items: [(time: Double, item: Item)] = []
  private var wakeTime: Double?
  private var builds: [Int: BuildRun] = [:]
  private var apps: [Int: AppRun] = [:]
  private var reports = 0
  private var buildCount = 0
  private var interrupts: [Double] = []
  private var endBegin: Double?
  private var finishTime: Double?
  private var hasShown = false
  private var policy = RestartPolicy()
  /// Whether an app must be started as soon as no build goes on.
  private var isLaunchDue = false
  private let isCalm: Bool
  /// Whether the person waits for builds that hang.
  private let isPatient: Bool
  /// Whether the apps crash soon.
  private let isFragile: Bool

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    // Every third run has a person who waits for the last build.
    isCalm = seed % 3 == 0
    isPatient = seed % 6 == 1
    isFragile = seed % 7 == 1
  }

  // MARK: Chance

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  /// A time in tenths of a second, so that much happens at once.
  private mutating func pause(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &generator)) / 10
  }

  private mutating func add(_ item: Item, after pause: Double) { items.append((now + pause, item)) }

  private mutating func note(_ what: Occurrence) { occurrences.insert(what) }

  private func fail(_ rule: String) -> Violation {
    let lines = log.suffix(60).joined(separator: "\n")
    return Violation(
      description: "seed \(seed), after \(now) s: \(rule)\nSHOJI_SEED=\(seed) plays it again\n\(lines)")
  }

  private func expect(_ holds: Bool, _ rule: @autoclosure () -> String) throws(Violation) {
    if !holds { throw fail(rule()) }
  }

  // MARK: The run

  /// Plays to the end. Throws where a rule is broken.
  mutating func play() throws(Violation) {
    for _ in 0..<Int.random(in: 0...6, using: &generator) { add(.edit, after: pause(0...300)) }
    if !isCalm && !isPatient {
      let first = pause(0...400)
      add(.interrupt, after: first)
      if chance(60) { add(.interrupt, after: first + pause(0...60)) }
      if chance(30) { add(.interrupt, after: first + pause(0...80)) }
    }
    try handle(.started)
    // Some builds after each other that hang.
    let horizon = 4 * RunState.Limit.building
    while finishTime == nil, let next = items.map(\.time).min(), next <= horizon {
      now = max(now, next)
      let ready = items.indices.filter { items[$0].time <= now + 1e-9 }
      let chosen = ready[Int.random(in: ready.indices, using: &generator)]
      let item = items.remove(at: chosen).item
      try happen(item)
      try checkBounds()
    }
    try checkEnd()
  }

  private mutating func happen(_ item: Item) throws(Violation) {
    switch item {
    case .edit: edit()
    case .report(let changes):
      reports += 1
      try handle(.sourcesChanged(changes))
    case .finishBuild(let number): finishBuild(number)
    case .deliverBuild(let number, let outcome):
      builds[number] = nil
      if case .built = outcome {
        if adopted == diskProgram { note(.unchangedProgram) }
        adopted = diskProgram
        policy.reset()
        isLaunchDue = apps.isEmpty && endBegin == nil
      }
      try handle(.buildEnded(number, outcome))
    case .show(let number):
      guard let app = apps[number], !app.isDead else { return }
      if app.requestTime == nil { hasShown = true }
      apps[number]?.hasSpoken = true
      try handle(.appShowed(number, address: "http://127.0.0.1:1/"))
    case .endApp(let number, let end):
      guard let app = apps[number], !app.isDead else { return }
      apps[number]?.isDead = true
      log.append("\(now): app \(number) is dead")
      add(.deliverEnd(number, end), after: pause(0...5))
    case .deliverEnd(let number, let end): try deliverEnd(number, end)
    case .refuse(let number):
      apps[number] = nil
      note(.refusedStart)
      try handle(.appRefused(number, "no such file"))
    case .interrupt:
      note([.interrupt, .secondInterrupt, .thirdInterrupt][min(interrupts.count, 2)])
      interrupts.append(now)
      if endBegin == nil { endBegin = now }
      try handle(.interrupted)
      guard finishTime == nil, let endBegin, now - endBegin > RunState.Limit.impatience else { return }
      let isSpared =
        builds.values.contains { !$0.isKilled } || apps.values.contains { !$0.isKilled && !$0.isDead }
      try expect(!isSpared, "a second interrupt ends all by force")
    case .wake:
      wakeTime = nil
      try handle(.timePassed)
    }
  }

  private mutating func edit() {
    note(.edit)
    version += 1
    // Some edits give the same program, as one of a comment.
    goodness.append(chance(70))
    let name = chance(10) ? "Package.swift" : chance(20) ? "words.txt" : "A.swift"
    if name == "words.txt" { resources += 1 }
    log.append("\(now): edit \(version) of \(name), \(goodness[version] ? "good" : "bad")")
    add(.report([FileChange(path: "/p/\(name)", kind: .written)]), after: pause(0...2))
  }

  private mutating func finishBuild(_ number: Int) {
    guard let build = builds[number] else { return }
    let isGood = goodness[build.version] && build.requestTime == nil && !build.isKilled
    if isGood { (diskProgram, diskResources) = (programs(build.version), build.resources) }
    note(isGood ? .goodBuild : .badBuild)
    let outcome: RunState.Outcome =
      isGood
      ? .built(URL(fileURLWithPath: "/p/App"), identity(programs(build.version)))
      : .failed(message: "the build failed", details: "")
    add(.deliverBuild(number, outcome), after: pause(0...3))
  }

  /// The program of a version: every fifth is the one before it.
  private func programs(_ version: Int) -> Int { version % 5 == 4 ? version - 1 : version }

  private func identity(_ program: Int) -> FileIdentity {
    FileIdentity(size: program, inode: 0, seconds: 0, nanoseconds: 0)
  }

  private mutating func deliverEnd(_ number: Int, _ end: ChildExit) throws(Violation) {
    guard let app = apps.removeValue(forKey: number) else { return }
    let isUnasked = app.requestTime == nil && !app.isKilled
    if endBegin != nil {
      isLaunchDue = false
    } else if !isUnasked {
      isLaunchDue = true
    } else if end.succeeded {
      note(.cleanEnd)
      endBegin = now
    } else if !hasShown, case .code(let code) = end {
      if code == 2 {
        note(.refusedArguments)
        endBegin = now
      }
    } else {
      isLaunchDue = policy.restarts(after: now - app.start)
      note(!isLaunchDue ? .crashLoop : builds.isEmpty ? .restart : .crashInBuild)
    }
    try handle(.appEnded(number, end))
  }

  // MARK: The state's answers

  private mutating func handle(_ event: RunState.Event) throws(Violation) {
    log.append("\(now): \(event)")
    let actions = state.handle(event, at: now)
    for action in actions {
      log.append("    \(action)")
      try expect(finishTime == nil, "nothing is done after the end")
      try perform(action)
    }
    if isLaunchDue, builds.isEmpty, endBegin == nil {
      throw fail("an app that is to be started again was not")
    }
    if let deadline = state.deadline, wakeTime.map({ deadline < $0 }) ?? true {
      wakeTime = deadline
      items.removeAll { if case .wake = $0.item { true } else { false } }
      // Clocks wake late.
      items.append((max(now, deadline) + (chance(20) ? 0.1 : 0), .wake))
    }
  }

  private mutating func perform(_ action: RunState.Action) throws(Violation) {
    switch action {
    case .build(let number, _): try beginBuild(number)
    case .endBuild(let number, let byForce): try endBuild(number, byForce)
    case .adoptBuild: break
    case .launch(let number, _): try launch(number)
    case .endApp(let number, let ending):
      if ending != .byForce {
        try expect((ending == .final) == (endBegin != nil), "pages wait for an app only where one comes")
      }
      try endApp(number, ending == .byForce)
    case .announce, .showFault, .fail: break
    case .say(let text):
      if text.contains("has shown no page") {
        note(.silentApp)
        let isSilent = apps.values.contains {
          !$0.hasSpoken && now - $0.start >= RunState.Limit.silence - 1e-9
        }
        try expect(isSilent, "only an app that showed no page is spoken of")
      }
    case .finish: try finish()
    }
  }

  private mutating func beginBuild(_ number: Int) throws(Violation) {
    buildCount += 1
    try expect(builds.isEmpty, "one build at once")
    try expect(endBegin == nil, "nothing is built at the end")
    try expect(buildCount <= reports + 1, "nothing is built without a change")
    // The last edit of a calm run is built in the end.
    let hangs = chance(isCalm ? 0 : 12)
    var build = BuildRun(
      version: version, resources: resources, start: now, duration: hangs ? nil : pause(0...60),
      ignoresRequest: chance(30),
      isHeld: !isCalm && chance(3))
    if hangs { note(.hungBuild) }
    if build.isHeld { build.ignoresRequest = true }
    lastRead = version
    builds[number] = build
    if let duration = build.duration { add(.finishBuild(number), after: duration) }
  }

  private mutating func endBuild(_ number: Int, _ byForce: Bool) throws(Violation) {
    guard var build = builds[number] else { return }
    let isEndless = now - build.start >= RunState.Limit.building - 1e-9
    try expect(endBegin != nil || isEndless, "a build is ended at the end, or after its time")
    note(endBegin == nil ? .endlessBuild : .endedBuild)
    if byForce {
      try expectForce(build.requestTime)
      if build.ignoresRequest { note(.stubbornBuild) }
      build.isKilled = true
      if !build.isHeld { add(.finishBuild(number), after: pause(0...5)) }
    } else {
      build.requestTime = now
      if !build.ignoresRequest { add(.finishBuild(number), after: pause(0...10)) }
    }
    builds[number] = build
  }

  private mutating func launch(_ number: Int) throws(Violation) {
    try expect(!apps.values.contains { !$0.isDead }, "one app at once has the port")
    try expect(apps.isEmpty, "an app is started when the end of the one before is known")
    try expect(builds.isEmpty, "no program is started that may be written at this moment")
    try expect(endBegin == nil, "no app is started at the end")
    try expect(adopted != nil && adopted == diskProgram, "the newest good program is started")
    isLaunchDue = false
    var app = AppRun(
      program: adopted ?? -1, resources: diskResources, start: now, ignoresRequest: chance(20),
      isHeld: !isCalm && chance(2))
    if app.isHeld {
      app.ignoresRequest = true
      note(.heldApp)
    }
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<4:
      apps[number] = app
      return add(.refuse(number), after: 0)
    case 4..<9: break  // It shows nothing, ever.
    case 9..<13: add(.endApp(number, chance(30) ? .code(2) : .code(1)), after: pause(0...9))
    default:
      add(.show(number), after: pause(1...20))
      let crash = ChildExit.signal([SIGSEGV, SIGABRT, SIGKILL][Int(seed % 3)])
      switch Int.random(in: 0..<100, using: &generator) {
      case 0..<(isFragile ? 95 : 25):
        add(.endApp(number, crash), after: pause(1...(isFragile ? 30 : 150)))
      case 25..<30: add(.endApp(number, .code(1)), after: pause(20...150))
      case 30..<33: add(.endApp(number, .code(0)), after: pause(20...300))
      default: break
      }
    }
    apps[number] = app
  }

  private mutating func endApp(_ number: Int, _ byForce: Bool) throws(Violation) {
    guard var app = apps[number] else { return }
    if endBegin == nil {
      note(.replacement)
      try expect(byForce || adopted != nil, "an app is ended for a new program alone")
    }
    if byForce {
      try expectForce(app.requestTime)
      note(.killedApp)
      app.isKilled = true
      if !app.isHeld { add(.endApp(number, .signal(SIGKILL)), after: pause(0...5)) }
    } else {
      try expect(app.requestTime == nil, "an app is asked to end once")
      app.requestTime = now
      if app.ignoresRequest { note(.stubbornApp) }
      if !app.ignoresRequest { add(.endApp(number, .code(0)), after: pause(0...30)) }
    }
    apps[number] = app
  }

  /// Force is used when a request was of no use, or a person asks twice.
  private func expectForce(_ requestTime: Double?) throws(Violation) {
    let isLate = requestTime.map { now - $0 >= RunState.Limit.ending.told - 1e-9 } ?? false
    let isWanted = interrupts.last == now && endBegin.map { now - $0 > RunState.Limit.impatience } ?? false
    try expect(isLate || isWanted, "nothing is ended by force too early")
  }

  private mutating func finish() throws(Violation) {
    guard let endBegin else { throw fail("the tool ends when it is to") }
    finishTime = now
    let isOver = now - endBegin >= RunState.Limit.ending.whole - 1e-9
    let isForced = interrupts.contains { $0 - endBegin > RunState.Limit.impatience }
    let isAlone = apps.values.allSatisfy(\.isDead) && builds.isEmpty
    try expect(isAlone || isOver || isForced, "the tool leaves nothing behind that would have ended")
  }

  // MARK: What must hold

  /// The latest time by which the tool has to end; nil where nothing asks it to.
  private var latestEnd: Double? {
    guard let endBegin else { return nil }
    let second = interrupts.first { $0 - endBegin > RunState.Limit.impatience }
    return min(
      endBegin + RunState.Limit.ending.whole, second.map { $0 + RunState.Limit.forced } ?? .infinity)
  }

  private func checkBounds() throws(Violation) {
    if finishTime == nil, let latestEnd {
      // A clock that wakes late is a tenth late.
      try expect(now <= latestEnd + 0.1 + 1e-9, "the tool ends within its bound")
      try expect(!(apps.isEmpty && builds.isEmpty), "the tool ends once all else has")
    }
    for app in apps.values where app.requestTime != nil && !app.isKilled {
      try expect(
        now - app.requestTime! <= RunState.Limit.ending.told + 0.1 + 1e-9,
        "an app that ignores signals is killed")
    }
    for build in builds.values where !build.isKilled && finishTime == nil {
      let bound = build.requestTime.map { $0 + RunState.Limit.ending.told }
      try expect(
        now <= (bound ?? build.start + RunState.Limit.building) + 0.1 + 1e-9,
        "no build takes longer than its time")
    }
    if finishTime == nil {
      let isAsked = apps.values.contains { $0.requestTime != nil && !$0.isKilled }
      try expect(!isAsked || state.deadline != nil, "an app that was asked to end has a deadline")
    }
  }

  private mutating func checkEnd() throws(Violation) {
    if endBegin != nil {
      return try expect(finishTime != nil, "the tool ends")
    }
    // Nothing more happens by itself.
    guard builds.isEmpty else {
      return try expect(builds.values.allSatisfy(\.isHeld), "nothing is built for ever")
    }
    try expect(lastRead == version, "the newest version was built")
    guard let app = apps.values.first(where: { !$0.isDead }) else { return }
    try expect(app.program == adopted || app.isHeld, "the newest good program runs")
    try expect(app.resources == diskResources || app.isHeld, "the app that runs has the newest resources")
    note(.newestRuns)
  }
}
