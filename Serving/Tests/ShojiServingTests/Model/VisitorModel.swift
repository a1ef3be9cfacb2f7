import Foundation
import NIOCore

@testable import ShojiServing

/// A world around the table of visitors: templates, processes, a store and people, of whom each does what
/// such ones do, at times that a seed chooses. What is ready comes in any order that could be.
///
/// It is the reference, too: it knows who has to be answered and by when, and notes what is wrong.
struct VisitorModel {
  /// The faults that were found: the first ends the walk.
  private(set) var faults: [String] = []
  /// The number of occurrences, by their names.
  private(set) var counts: [String: Int] = [:]

  /// The last that has happened, for the seed of a fault.
  private(set) var history: [String] = []

  private var random: SeededGenerator
  private var table: VisitorTable
  private var now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
  /// The letters under way, the latest first, and the time of each sender's last.
  private var letters: [Letter] = []
  private var lastTimes: [Sender: NIODeadline] = [:]
  private var templates: [Releases.Template.ID: ModelTemplate] = [:]
  private var processes: [pid_t: ModelProcess] = [:]
  private var connections: [Handover.ID: ModelConnection] = [:]
  /// The connections that the front has to do with.
  private var pending: Set<Handover.ID> = []
  private var openFolders: Set<String> = []
  private var keys: [VisitorKey] = []
  private var disk = Disk.good
  private var isDiskChanged = false
  private var lastNumber = 0
  private var ticks = 0
  private var isCalm = false
  private var isOver = false
  private var isEmpty = false
  private var taken: Releases.Template.ID?
  /// Whether the next connection that comes to a process has no answer.
  private var isNextMute = false

  /// One who sends events, of which none overtakes another.
  private enum Sender: Hashable {
    case template(Releases.Template.ID)
    case process(pid_t)
    case store(Int)
    case clock, person
    /// The end of a process, which the kernel tells by itself.
    case kernel(pid_t)
    /// A signal by force, which waits for nothing that the process does.
    case force(pid_t)
    /// Whoever has stopped a process, and lets it go on.
    case debugger(pid_t)
  }

  /// Something that comes at a time.
  private struct Letter {
    var time: NIODeadline
    var content: Content
  }

  private enum Content {
    case event(TableEvent)
    /// What a template tells.
    case told(TableEvent, Releases.Template.ID)
    /// An order has come to a template.
    case fork(Visitor, VisitorFolder, Releases.Template.ID)
    /// A signal has come to a process.
    case signal(pid_t, Int32)
    /// A process is gone.
    case death(pid_t)
    /// A process comes upon what ends it.
    case crash(pid_t)
    /// A template is gone.
    case templateDeath(Releases.Template.ID, String)
    /// A connection has come to a process.
    case arrival(Handover.ID, pid_t)
    /// A process was asked whether it ends.
    case question(Visitor.ID, pid_t)
    case tick, chance
  }

  private let keepsHistory: Bool
  /// Whether most connections bring a body, so that another process cannot have them after the first one.
  private let sendsBodies: Bool
  /// The processes that there may be.
  private static let places = 8

  init(seed: UInt64, spansMachines: Bool, keepsHistory: Bool = false) {
    self.keepsHistory = keepsHistory
    random = SeededGenerator(seed: seed)
    sendsBodies = Bool.random(using: &random) && Bool.random(using: &random)
    var limits = Limits()
    limits.processes = Self.places
    limits.idleSeconds = 5
    table = VisitorTable(limits: limits, spansMachines: spansMachines)
    keys = (0..<12).map { number in
      VisitorKey(digits: String(repeating: "0", count: 30) + String(10 + number))
    }
  }

  // MARK: Running

  /// Runs for some seconds in which anything goes wrong, then for some in which nothing does any more; then
  /// all is told to end.
  mutating func run() {
    send(.tick, from: .clock, after: 0.25)
    send(.chance, from: .person, after: 0.1)
    tell(.load)
    advance(by: 30)
    if chance(0.3) { tryRelease() } else if chance(0.1) { trySilence() }
    isCalm = true
    disk = .good
    isDiskChanged = true
    // Where it is known that the release is bad, the good one is found without a word.
    let isMute = table.releases.current.map { templates[$0.id]?.disk == .isMute } == true
    if table.releases.fault == nil || table.releases.candidate != nil || isMute { tell(.load) }
    // All close their pages.
    for number in alive { open(0, of: number) }
    advance(by: 45)
    checkCalm()
    // Everybody comes once more, and is let in: there are fewer than places.
    let wanted = Array(keys.prefix(6))
    let ids = wanted.map { come($0) }
    advance(by: 16)
    for id in ids where connections[id]?.state != .released {
      fault("in calm times somebody is not answered by a process: \(String(describing: connections[id]))")
    }
    count("calm visits", ids.count)
    isOver = true
    tell(.drain)
    advance(by: 12)
    if !isEmpty { fault("not all processes have ended after ten seconds: \(Array(table.visitors.values))") }
    tell(.stop)
    advance(by: 6)
    for (number, process) in processes {
      fault("process \(number) is left: \(process)")
    }
    for (id, template) in templates where template.isAlive { fault("template \(id) is left: \(template)") }
    for connection in connections.values where [.waits, .handed].contains(connection.state) {
      fault("a connection is forgotten: \(connection)")
    }
  }

  /// A good release runs for some time, and then a bad one takes its place.
  private mutating func tryRelease() {
    isCalm = true
    put(.good)
    advance(by: 10)
    for key in keys.prefix(4) { come(key) }
    advance(by: 1)
    for number in alive { open(1, of: number) }
    advance(by: 12)
    isCalm = false
    put([.crashes, .crashes, .endsLater, .isDeaf, .isMute].randomElement(using: &random)!)
    for key in keys { come(key) }
    advance(by: 12)
  }

  /// A process that nothing is wrong with, and that has a page, leaves a request without an answer.
  private mutating func trySilence() {
    isCalm = true
    put(.good)
    advance(by: 12)
    come(keys[0])
    advance(by: 1)
    for number in alive { open(1, of: number) }
    isNextMute = true
    come(keys[0])
    advance(by: 36)
    isCalm = false
  }

  /// So many pages of a process' visitor are open from now on.
  private mutating func open(_ pages: Int, of number: pid_t) {
    guard let id = processes[number]?.visitor else { return }
    processes[number]?.pages = pages
    send(.event(.said(id, .pages(pages))), from: .process(number), after: 0)
  }

  /// Puts a release in place, and says so.
  private mutating func put(_ release: Disk) {
    disk = release
    isDiskChanged = true
    tell(.load)
  }

  private mutating func advance(by seconds: Double) {
    let end = now + .nanoseconds(Int64(seconds * 1e9))
    var steps = 0
    while let letter = letters.last, letter.time <= end, faults.isEmpty {
      letters.removeLast()
      now = max(now, letter.time)
      note(letter.content)
      deliver(letter.content)
      checkConnections()
      steps += 1
      guard steps < 200_000 else { return fault("the model does not come to an end") }
    }
    now = max(now, end)
  }

  /// Sends something. What several send at one time comes in any order.
  private mutating func send(_ content: Content, from sender: Sender, after seconds: Double) {
    let wanted = now + .nanoseconds(Int64((seconds + delay(0...0.002)) * 1e9))
    let time = max(wanted, lastTimes[sender].map { $0 + .nanoseconds(1) } ?? wanted)
    lastTimes[sender] = time
    let place = letters.lastIndex { $0.time > time }.map { $0 + 1 } ?? 0
    letters.insert(Letter(time: time, content: content), at: place)
  }

  private mutating func tell(_ event: TableEvent) {
    var events = [event]
    while !events.isEmpty, faults.isEmpty {
      let event = events.removeFirst()
      for action in table.take(event, at: now) {
        note(action)
        events += execute(action)
      }
    }
  }

  /// Keeps what happens, where somebody wants to read it.
  private mutating func note(_ content: @autoclosure () -> Any) {
    guard keepsHistory else { return }
    history.append("\(Double(now.uptimeNanoseconds) / 1e9 - 1_000) \(content())")
  }

  private mutating func fault(_ text: String) { if faults.isEmpty { faults.append("\(text)") } }

  private mutating func count(_ name: String, _ number: Int = 1) { counts[name, default: 0] += number }

  private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

  private mutating func delay(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }

  /// The processes that are there.
  private var alive: [pid_t] { processes.keys.sorted() }

  // MARK: What comes

  private mutating func deliver(_ content: Content) {
    switch content {
    case .event(.template(let id, let word)) where templates[id]?.isStopped == true && !word.isEnd:
      // A template that is stopped says nothing until it is ended, and is only ended by force.
      break
    case .told(let event, let id): if templates[id]?.isStopped != true { take(event) }
    case .event(let event): take(event)
    case .fork(let visitor, let folder, let template): fork(visitor, folder, template)
    case .signal(let number, let signal): receive(signal, number)
    case .death(let number): die(number, .killed(SIGKILL))
    case .crash(let number): crash(number)
    case .templateDeath(let id, let end): templateDies(id, end)
    case .arrival(let connection, let number): arrive(connection, number)
    case .question(let visitor, let number): answerQuestion(visitor, number)
    case .tick:
      tell(.tick(isAppChanged: isDiskChanged))
      ticks += 1
      if ticks % 4 == 0 { measure() }
      send(.tick, from: .clock, after: chance(0.1) ? delay(0.25...0.6) : 0.25)
    case .chance:
      if !isCalm { doSomething() }
      send(.chance, from: .person, after: delay(0.01...0.4))
    }
  }

  private mutating func take(_ event: TableEvent) {
    if case .closed(let id) = event, let identifier = table.visitors[id]?.identifier {
      openFolders.remove(identifier)
    }
    if case .said(_, .answered(let id)) = event { connections[id]?.hasAnswer = true }
    tell(event)
  }

  /// Something that people, or a bad day, do.
  private mutating func doSomething() {
    let number = alive.randomElement(using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<50: come(keys.randomElement(using: &random)!)
    case 50..<56: if let number { die(number, chance(0.5) ? .killed(SIGKILL) : .exited(1)) }
    case 56..<62: if let number { stop(number) }
    case 62..<66: killTemplate()
    case 66..<68: stopTemplate()
    case 68..<74:
      disk = Disk.allCases.randomElement(using: &random)!
      isDiskChanged = true
      count("release \(disk)")
      if chance(0.8) { tell(.load) }
    case 74..<86: if let number { say(number) }
    case 86..<88: if let number { tooMuch(number) }
    case 88..<90: if table.spansMachines, let number { lose(number) }
    default: break
    }
  }

  @discardableResult private mutating func come(_ key: VisitorKey) -> Handover.ID {
    lastNumber += 1
    let id = Handover.ID(number: lastNumber)
    let isRepeatable = isCalm || chance(sendsBodies ? 0.05 : 0.8)
    connections[id] = ModelConnection(key: key, came: now, isRepeatable: isRepeatable)
    count("connections")
    pending.insert(id)
    tell(.connection(id, key, Visit(), isRepeatable: isRepeatable))
    return id
  }

  private mutating func say(_ number: pid_t) {
    guard let process = processes[number], !process.isStopped else { return }
    let pages = Int.random(in: 0...2, using: &random)
    processes[number]?.pages = pages
    let words: [TableEvent.VisitorWord] = [.pages(pages), .used, .busy, .free, .staying]
    let word = words.randomElement(using: &random)!
    if word == .busy || word == .free { processes[number]?.isBusy = word == .busy }
    send(.event(.said(process.visitor, word)), from: .process(number), after: 0)
  }

  private mutating func tooMuch(_ number: pid_t) {
    guard let process = processes[number] else { return }
    var use = ProcessUse()
    use.memory = 4 << 30
    count("too much")
    tell(.measured(process.visitor, number, use))
  }

  private mutating func lose(_ number: pid_t) {
    guard let process = processes[number] else { return }
    count("lost")
    tell(.lost(process.visitor, "the database cannot be reached"))
  }

  private mutating func stop(_ number: pid_t) {
    processes[number]?.isStopped = true
    count("stopped")
    if chance(0.3) { send(.signal(number, SIGCONT), from: .debugger(number), after: delay(0.1...6)) }
  }

  private mutating func killTemplate() {
    guard
      let id = templates.filter(\.value.isAlive).keys.sorted(by: { $0.number < $1.number })
        .randomElement(using: &random)
    else { return }
    count("template killed")
    templateDies(id, "signal 9")
  }

  private mutating func stopTemplate() {
    guard let id = table.releases.current?.id, templates[id]?.isAlive == true else { return }
    count("template stopped")
    templates[id]?.isStopped = true
  }

  /// The front measures each process, and sees whether it is stopped.
  private mutating func measure() {
    if let id = table.releases.current?.id, let template = templates[id], template.isAlive {
      tell(.template(id, .seen(isStopped: template.isStopped)))
    }
    var use = ProcessUse()
    for number in alive {
      guard let process = processes[number] else { continue }
      let age = now - process.born
      if age > .seconds(11), process.isGood { templates[process.template]?.hasRun = true }
      if age >= .seconds(9), process.seemsGood(at: now) { templates[process.template]?.mayHaveRun = true }
      use.isStopped = process.isStopped
      tell(.measured(process.visitor, number, use))
    }
  }
}

// What templates, processes and the store do.
extension VisitorModel {
  fileprivate mutating func fork(_ visitor: Visitor, _ folder: VisitorFolder, _ id: Releases.Template.ID) {
    guard let template = templates[id], template.isAlive else { return }
    if template.isStopped || template.disk == .isDeaf { return }
    lastNumber += 1
    let number = pid_t(lastNumber)
    if let other = holder(of: visitor.identifier) {
      return fault("process \(number) comes into the folder of process \(other)")
    }
    processes[number] = ModelProcess(
      visitor: visitor.id, identifier: visitor.identifier, template: id, born: now,
      ignoresTerm: !isCalm && chance(0.15), isDeaf: !isCalm && chance(0.05),
      diesAtConnection: !isCalm && chance(0.1))
    count("processes")
    if template.disk == .crashes { send(.crash(number), from: .debugger(number), after: delay(0.05...1)) }
    let told = delay(0...0.05)
    if !isCalm, chance(0.02) {
      // It dies between the fork and its word.
      templateDies(id, "signal 9")
    } else {
      send(.event(.template(id, .started(visitor.id, number))), from: .template(id), after: told)
    }
  }

  /// A process comes upon what ends all processes of its release. Where a former release runs, few do.
  fileprivate mutating func crash(_ number: pid_t) {
    guard let process = processes[number], !process.isStopped else { return }
    die(number, .killed(SIGABRT))
    guard let template = templates[process.template], let former = template.former else { return }
    templates[process.template]?.crashes += 1
    count("crashes on trial")
    // Those of all visitors at once, and some that had begun by the time at which that was told.
    if template.crashes >= Self.places + 4, templates[former]?.isAlive == true {
      fault("a release goes on that ends all its processes, and the former one runs: \(process.template)")
    }
  }

  private func holder(of identifier: String) -> pid_t? {
    processes.first { $0.value.identifier == identifier }?.key
  }

  fileprivate mutating func receive(_ signal: Int32, _ number: pid_t) {
    guard let process = processes[number] else { return }
    switch signal {
    case SIGKILL: die(number, .killed(SIGKILL))
    case SIGCONT: processes[number]?.isStopped = false
    default:
      guard !process.ignoresTerm, !process.isStopped else { return }
      send(.death(number), from: .kernel(number), after: delay(0...2))
    }
  }

  /// A process ends. Its template tells it; the front itself where that is gone.
  fileprivate mutating func die(_ number: pid_t, _ end: ProcessEnd) {
    guard let process = processes[number] else { return }
    processes[number] = nil
    let isOrphan = templates[process.template]?.isAlive != true
    let event = TableEvent.ended(number, end, hadTooMuchMemory: false)
    if isOrphan {
      send(.event(event), from: .kernel(number), after: delay(0...0.02))
    } else {
      send(.told(event, process.template), from: .template(process.template), after: delay(0...0.02))
    }
    send(.event(.said(process.visitor, .nothingMore)), from: .process(number), after: delay(0...0.02))
  }

  fileprivate mutating func templateDies(_ id: Releases.Template.ID, _ end: String) {
    guard templates[id]?.isAlive == true else { return }
    templates[id]?.isAlive = false
    send(.event(.template(id, .gone(end))), from: .template(id), after: delay(0...0.1))
    for number in alive where processes[number]?.template == id {
      send(.signal(number, SIGTERM), from: .kernel(number), after: 0)
    }
  }

  fileprivate mutating func arrive(_ id: Handover.ID, _ number: pid_t) {
    guard let process = processes[number] else { return }
    if process.diesAtConnection { return die(number, .killed(SIGSEGV)) }
    if process.isStopped || process.isDeaf { return }
    connections[id]?.state = .taken
    send(.event(.said(process.visitor, .took(id))), from: .process(number), after: delay(0...0.02))
    let isMute = templates[process.template]?.disk == .isMute || isNextMute || !isCalm && chance(0.02)
    if isMute {
      isNextMute = false
      if process.muteSince == nil { processes[number]?.muteSince = now }
      return count("mute")
    }
    processes[number]?.hasAnswered = true
    send(.event(.said(process.visitor, .answered(id))), from: .process(number), after: delay(0...0.5))
  }

  fileprivate mutating func answerQuestion(_ id: Visitor.ID, _ number: pid_t) {
    guard let process = processes[number], !process.isStopped, !process.isDeaf else {
      return
    }
    if process.pages > 0 {
      send(.event(.said(id, .staying)), from: .process(number), after: 0.01)
    } else {
      send(.death(number), from: .kernel(number), after: delay(0...1))
    }
  }

  /// Does what the table asks for. Returns what happens at once.
  fileprivate mutating func execute(_ action: TableAction) -> [TableEvent] {
    switch action {
    case .openFolder(let id, let identifier): openFolder(id, identifier)
    case .closeFolder(let id, let identifier, _):
      if !openFolders.contains(identifier) { fault("a folder is closed that is not open") }
      send(
        .event(.closed(id)), from: .store(id.number), after: chance(0.05) && !isCalm ? delay(0...12) : 0.01)
    case .start(let visitor, let folder, let template): return start(visitor, folder, template)
    case .hand(let id, let visitor): return hand(id, visitor)
    case .answer(let id, _):
      if ![.waits, .handed, .taken].contains(connections[id]?.state) {
        fault("a connection is answered twice: \(String(describing: connections[id]))")
      }
      connections[id]?.state = .answered
      count("answers")
    case .release(let id):
      if ![.handed, .taken].contains(connections[id]?.state) {
        fault("a connection is released that no process has: \(String(describing: connections[id]))")
      }
      if let connection = connections[id], connection.isRepeatable, !connection.hasAnswer {
        fault("a connection is released that a process can answer and does not: \(connection)")
      }
      connections[id]?.state = .released
      count("handed")
    case .ask(let id):
      if let number = number(of: id) { send(.question(id, number), from: .kernel(number), after: 0.01) }
    case .signal(let id, let signal):
      guard let number = number(of: id) else { break }
      if processes[number] != nil {
        send(.signal(number, signal), from: signal == SIGKILL ? .force(number) : .kernel(number), after: 0)
      }
    case .endUnknown(let number): receive(SIGKILL, number)
    case .look(let id):
      if let number = number(of: id), processes[number] == nil {
        return [.ended(number, .killed(SIGKILL), hadTooMuchMemory: false)]
      }
    case .endHolders(let visitor, _): endHolder(of: visitor.identifier)
    case .change(let order): change(order)
    case .isEmpty: isEmpty = true
    case .follow, .forget, .giveWay, .countFiles, .log, .count: break
    }
    return []
  }

  private func number(of id: Visitor.ID) -> pid_t? { table.visitors[id]?.process?.number }

  private mutating func openFolder(_ id: Visitor.ID, _ identifier: String) {
    if !openFolders.insert(identifier).inserted { fault("a folder is opened twice") }
    let isSlow = !isCalm && chance(0.05)
    let time = isSlow ? delay(1...12) : delay(0...0.05)
    if !isCalm, chance(0.04) {
      send(.event(.opened(id, .failed("no database"))), from: .store(id.number), after: time)
      openFolders.remove(identifier)
    } else {
      let folder = VisitorFolder(url: URL(fileURLWithPath: "/visitors/\(identifier)"))
      send(.event(.opened(id, .opened(folder))), from: .store(id.number), after: time)
    }
  }

  private mutating func start(
    _ visitor: Visitor, _ folder: VisitorFolder, _ template: Releases.Template.ID
  ) -> [TableEvent] {
    if !openFolders.contains(visitor.identifier) { fault("a process is started without a folder") }
    if endHolder(of: visitor.identifier) { return [.notStarted(visitor.id, .folderIsHeld)] }
    if !isCalm, chance(0.03) { return [.notStarted(visitor.id, .templateIsBusy)] }
    send(.fork(visitor, folder, template), from: .template(template), after: delay(0...0.01))
    return []
  }

  /// Ends the process that has a folder's lock, in a moment. Whether there is one.
  @discardableResult private mutating func endHolder(of identifier: String) -> Bool {
    guard let holder = holder(of: identifier) else { return false }
    count("folder held")
    send(.signal(holder, SIGKILL), from: .force(holder), after: delay(0...0.2))
    return true
  }

  private mutating func hand(_ id: Handover.ID, _ visitor: Visitor.ID) -> [TableEvent] {
    if ![.waits, .handed, .taken].contains(connections[id]?.state) {
      fault("a connection is handed over that is answered")
    }
    connections[id]?.state = .handed
    guard let number = number(of: visitor), processes[number] != nil else {
      return [.said(visitor, .nothingMore), .notSent(id, visitor)]
    }
    if !isCalm, chance(0.01) { return [.notSent(id, visitor)] }
    send(.arrival(id, number), from: .kernel(number), after: delay(0...0.01))
    return []
  }

  private mutating func change(_ order: Releases.Order) {
    switch order {
    case .load(let id):
      if table.releases.candidate.map({ $0.id != id }) == true { fault("two releases are loaded at once") }
      templates[id] = ModelTemplate(disk: disk)
      isDiskChanged = false
      count("loads")
      switch disk {
      case .good, .endsLater, .isDeaf, .crashes, .isMute:
        send(.event(.template(id, .ready)), from: .template(id), after: delay(0.01...0.5))
        if disk == .endsLater {
          send(.templateDeath(id, "exit code 1"), from: .template(id), after: delay(0.5...3))
        }
      case .ends: send(.templateDeath(id, "exit code 1"), from: .template(id), after: delay(0...0.1))
      case .hangs: break
      }
    case .dismiss(let id):
      if let taken, templates[taken]?.former == id, templates[taken]?.isAlive == true, !mayHaveRun(taken),
        !isOver
      {
        fault("a release that runs is dismissed before the next one has run: \(id)")
      }
      guard let template = templates[id], template.isAlive, !template.isStopped, template.disk.isLoaded
      else {
        break
      }
      send(.templateDeath(id, "exit code 0"), from: .template(id), after: 0.02)
    case .kill(let id): send(.templateDeath(id, "signal 9"), from: .template(id), after: 0.01)
    case .didTake(let id):
      if templates[id]?.disk.isLoaded != true { fault("a release takes over that is not loaded") }
      if let taken, templates[taken]?.hasRun == true { templates[id]?.former = taken }
      taken = id
    case .isUnusable(_, let hasFormer):
      count("former goes on", hasFormer ? 1 : 0)
      if hasFormer, let id = table.releases.current?.id, templates[id]?.isAlive == false, !isDying(id) {
        fault("a former release goes on that has ended: \(id)")
      }
    case .didEnd: break
    }
  }

  /// Whether the table may know a process of a release that has gone on for some time.
  private func mayHaveRun(_ id: Releases.Template.ID) -> Bool {
    templates[id]?.mayHaveRun == true
      || processes.values.contains {
        $0.template == id && $0.seemsGood(at: now) && now - $0.born >= .seconds(9)
      }
  }

  /// Whether a template has ended of which the end is not told yet.
  private func isDying(_ id: Releases.Template.ID) -> Bool {
    letters.contains { letter in
      if case .event(.template(id, .gone)) = letter.content { true } else { false }
    }
  }

  // MARK: Checks

  fileprivate mutating func checkConnections() {
    for id in pending {
      guard let connection = connections[id] else { continue }
      switch connection.state {
      case .answered, .released: pending.remove(id)
      case .waits, .handed, .taken:
        let bound = Deadlines.whole + (connection.state == .taken ? Deadlines.answering : .seconds(0))
        guard now - connection.came > bound else { continue }
        fault(
          "connection \(id.number) is not answered: \(connection) of \(String(describing: table.all.first { $0.key == connection.key }))"
        )
      }
    }
  }

  /// After some time without new faults all is as it is to be.
  fileprivate mutating func checkCalm() {
    if !table.isReady { fault("no release is there in calm times: \(table.releases)") }
    for visitor in table.visitors.values {
      switch visitor.phase {
      case .running(let process):
        if process.handed.contains(where: { !$0.isTaken }) { fault("a process takes nothing: \(visitor)") }
      default:
        if now - visitor.since > .seconds(10) { fault("somebody stays in a phase: \(visitor)") }
      }
    }
    for template in table.releases.former where template.phase != .ready {
      fault("a former release has not ended: \(template)")
    }
  }
}

extension TableEvent.TemplateWord {
  /// Whether the kernel tells it, and not the template.
  fileprivate var isEnd: Bool { if case .gone = self { true } else { false } }
}
