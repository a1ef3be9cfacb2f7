import DisplayProtocol
import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket
import ShojiTestSupport

@testable import BrowserDisplay

/// A hub between pages whose connections break and an app that takes its time, with a clock of its own. What
/// happens next is a matter of chance, which the seed gives.
///
/// The pages and the app are the reference: they say what they made and what they were given.
final class HubModel {
  /// The rule that was broken; nil as long as all hold.
  private(set) var fault: String?
  /// The numbers of what was tried.
  private(set) var counts: [String: Int] = [:]

  private let seed: UInt64
  private var generator: SeededGenerator
  private var now: TimeInterval = 1_000
  private var lastSweep: TimeInterval = 1_000
  private var later: [(time: TimeInterval, work: () -> Void)] = []
  /// All that happened.
  private(set) var history: [String] = []
  private var pages: [Page] = []
  /// The pages by the numbers that the hub has for them.
  private var sessions: [Int: Page] = [:]
  private var app = App()
  private var lastCommit = 0
  private var isMidFrame = false
  /// Connections that have ended, of which the server does not know yet.
  private var broken: [Line] = []
  private var hub: Hub!

  /// The app: what it was given, and what it has not finished.
  private struct App {
    var unfinished: [(steps: [Int: Int], done: () -> Void)] = []
    var isHeld = false
    /// The pointers that are down.
    var down: Set<Int> = []
  }

  /// A loaded page, over all its connections.
  private final class Page {
    let name: String
    let number: Int
    /// The inputs that it has made, of which the first has number 1.
    var made: [TabInput] = []
    /// The number of the first input that it has not sent over this connection, and of the last one that was
    /// acknowledged.
    var firstUnsent = 1
    var acknowledged = 0
    /// The number of the last input that the app was given, and those that it has not finished.
    var given = 0
    var unfinished: Set<Int> = []
    var lastCommit = 0
    var isWelcome = false
    var isGone = false
    /// The name of the pointer that is down.
    var pointer: Int?
    var pointers = 0
    /// The tokens of what it asked, with the number of the last input before.
    var syncs: [Int: Int] = [:]
    var tokens = 0
    var line: Line?

    var hasUnsent: Bool { firstUnsent <= made.count }

    /// Whether the app has been given all inputs up to one and has finished them. The steps of a press that
    /// was cancelled meanwhile mean nothing to it.
    func isFinished(_ number: Int) -> Bool {
      let left = made[given..<max(given, number)].contains { if case .pointer = $0 { false } else { true } }
      return !left && unfinished.allSatisfy { $0 > number }
    }

    init(number: Int) {
      self.number = number
      name = "a page of the model \(number)"
    }
  }

  /// A connection, with what is on its way to the server.
  private final class Line {
    let channel = EmbeddedChannel()
    let tab: Tab
    var toServer: [ClientMessage] = []

    init() {
      try? channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      tab = Tab(channel: channel)
    }
  }

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    let log = ServerLog(write: { _ in })
    hub = Hub(
      configuration: DisplayConfiguration(), assets: AssetStore(log: log), log: log,
      now: { [unowned self] in now },
      after: { [unowned self] in later.append((now + $0, $1)) },
      deliver: { [unowned self] in take($0, $1) })
  }

  // MARK: Chance

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  private func any<Element>(_ all: [Element]) -> Element? { all.randomElement(using: &generator) }

  private func note(_ what: String) { counts[what, default: 0] += 1 }

  private func log(_ line: String) { history.append("\(((now - 1_000) * 1_000).rounded() / 1_000) \(line)") }

  private func expect(_ holds: Bool, _ rule: @autoclosure () -> String) {
    if holds || fault != nil { return }
    fault = "seed \(seed): \(rule())"
  }

  // MARK: The walk

  /// Walks so many steps, and then until all is quiet.
  func walk(steps: Int = 300) {
    for _ in 0..<steps where fault == nil { step() }
    if fault == nil { comeToRest() }
  }

  private func step() {
    let page = any(pages.filter { !$0.isGone })
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<4: if pages.count < 6 { open() }
    case 4..<28: if let page { makeInput(page) }
    case 28..<48: if let page { sendNext(page) }
    case 48..<62: if let page { receiveNext(page) }
    case 62..<76: finishNext()
    case 76..<84: show()
    case 84..<88: if let page { cut(page) } else { open() }
    case 88..<92: if let page, page.line == nil { connect(page) }
    case 92..<94: if let page, let line = page.line { setWritable(line, !line.channel.isWritable) }
    case 94..<95: if let page, chance(30) { leave(page) }
    case 95..<96: setHeld(!app.isHeld)
    case 96..<97: if let page, !app.isHeld { blink(page) }
    default: pass([0.001, 0.01, 0.05, 0.1, 0.3, 4][Int.random(in: 0..<6, using: &generator)])
    }
  }

  private func pass(_ seconds: TimeInterval) {
    let end = now + seconds
    if chance(20) { noticeBroken() }
    // In small steps, as a clock does it.
    repeat {
      now = min(end, now + 0.02)
      let due = later.filter { $0.time <= now }
      later.removeAll { $0.time <= now }
      for (_, work) in due { work() }
    } while now < end
    guard now - lastSweep >= 1 else { return }
    lastSweep = now
    hub.sweep()
  }

  private func noticeBroken() {
    for line in broken { hub.disconnect(line.tab) }
    broken = []
  }

  private func setHeld(_ isHeld: Bool) {
    log(isHeld ? "inputs wait" : "inputs go on")
    note("held")
    app.isHeld = isHeld
    hub.holdsInputs = isHeld
  }

  /// Everybody is connected, takes all and finishes all; then everything that was made has come.
  private func comeToRest() {
    setHeld(false)
    for _ in 0..<8 {
      for page in pages where !page.isGone {
        if page.line == nil { connect(page) }
        if let line = page.line { setWritable(line, true) }
        while fault == nil, !(page.line?.toServer ?? []).isEmpty || page.isWelcome && page.hasUnsent {
          sendNext(page)
          while !app.unfinished.isEmpty { finishNext() }
          pass(0.001)
        }
      }
      if isMidFrame { show() }
      while !app.unfinished.isEmpty { finishNext() }
      pass(0.01)
      for page in pages { while receiveNext(page) {} }
    }
    for page in pages where !page.isGone {
      expect(page.isFinished(page.made.count), "of page \(page.number) only \(page.given) came")
      expect(page.acknowledged == page.made.count, "page \(page.number) knows of \(page.acknowledged)")
      expect(page.lastCommit == lastCommit, "page \(page.number) shows \(page.lastCommit) of \(lastCommit)")
      expect(page.syncs.isEmpty, "page \(page.number) was not answered")
    }
    // Those who left for good take their fingers away.
    noticeBroken()
    for page in pages where !page.isGone { leave(page) }
    while !app.unfinished.isEmpty { finishNext() }
    pass(Hub.patience + 1)
    while !app.unfinished.isEmpty { finishNext() }
    expect(app.down.isEmpty, "the pointers \(app.down) are down for ever")
  }

  // MARK: The pages

  private func open() {
    let page = Page(number: pages.count)
    pages.append(page)
    connect(page)
  }

  private func connect(_ page: Page) {
    let line = Line()
    page.line = line
    page.isWelcome = false
    page.syncs = [:]
    line.toServer.append(
      .hello(
        session: page.name, lastCommit: page.lastCommit, firstInput: page.acknowledged + 1, clock: now))
    log("page \(page.number) connects")
    note("connections")
  }

  private func makeInput(_ page: Page) {
    let number = page.made.count + 1
    switch (Int.random(in: 0..<10, using: &generator), page.pointer) {
    case (0..<2, nil):
      page.pointers += 1
      page.pointer = page.pointers
      page.made.append(pointer(.down, page))
    case (0..<2, _):
      page.made.append(pointer(.up, page))
      page.pointer = nil
    case (2, .some), (3, .some): page.made.append(pointer(.move, page))
    case (4, _) where page.isWelcome:
      page.tokens += 1
      page.syncs[page.tokens] = page.firstUnsent - 1
      page.line?.toServer.append(.sync(token: page.tokens))
      return note("syncs")
    default: page.made.append(.activate(LayerID(Self.layer(page.number, number))))
    }
    note("inputs")
  }

  private func pointer(_ phase: PointerInput.Phase, _ page: Page) -> TabInput {
    let place = CGPoint(x: CGFloat(page.made.count + 1), y: 0)
    return .pointer(
      PointerInput(
        phase: phase, pointerID: page.pointer ?? 0, kind: .touch, location: place, timestamp: now))
  }

  /// Names an input of a page so that the app can tell whose it is.
  private static func layer(_ page: Int, _ input: Int) -> Int { (page + 1) * 100_000 + input }

  /// Sends what a page has made, and has the next message arrive.
  private func sendNext(_ page: Page) {
    guard let line = page.line else { return }
    while page.isWelcome, page.hasUnsent, line.toServer.count < 4 {
      line.toServer.append(.input(number: page.firstUnsent, page.made[page.firstUnsent - 1]))
      page.firstUnsent += 1
    }
    guard !line.toServer.isEmpty else { return }
    let message = line.toServer.removeFirst()
    log("page \(page.number) sends \(message)")
    do {
      try hub.receive(message, from: line.tab, bytes: 20)
    } catch {
      expect(false, "page \(page.number) is refused: \(error)")
    }
  }

  /// Has a page take the next message. Returns false where there is none.
  @discardableResult
  private func receiveNext(_ page: Page) -> Bool {
    guard let line = page.line, let frame = try? line.channel.readOutbound(as: WebSocketFrame.self) else {
      return false
    }
    guard frame.opcode == .text else { return true }
    let text = String(buffer: frame.unmaskedData)
    log("page \(page.number) takes \(text.prefix(30))")
    guard let values = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any] else {
      expect(false, "what page \(page.number) takes is no JSON")
      return true
    }
    if let number = values.first as? Int { return takeCommit(number, page) }
    let letter = (values.first as? String).flatMap(ServerMessage.init(rawValue:))
    let number = values.dropFirst().first as? Int ?? -1
    switch letter {
    case .welcome:
      page.isWelcome = true
      if let session = values.dropFirst(3).first as? Int { sessions[session] = page }
      page.firstUnsent = number + 1
      expect(number <= page.made.count, "page \(page.number) has not made \(number)")
      expect(number >= page.acknowledged, "page \(page.number) would send \(number) again")
      expect(number >= page.given, "page \(page.number) would send again what the app was given")
      acknowledge(values.dropFirst(2).first as? Int ?? -1, page)
    case .snapshot:
      expect(number >= page.lastCommit, "page \(page.number) goes back to \(number)")
      page.lastCommit = number
      note("snapshots")
    case .acknowledgement:
      acknowledge(number, page)
    case .synced:
      guard let before = page.syncs.removeValue(forKey: number) else {
        expect(false, "page \(page.number) did not ask \(number)")
        return true
      }
      expect(page.isFinished(before), "page \(page.number) is answered before \(before) is finished")
    default: break
    }
    return true
  }

  private func acknowledge(_ number: Int, _ page: Page) {
    expect(page.isFinished(number), "\(number) of page \(page.number) is not finished")
    expect(number >= page.acknowledged, "page \(page.number) is acknowledged backwards")
    page.acknowledged = max(page.acknowledged, number)
  }

  private func takeCommit(_ number: Int, _ page: Page) -> Bool {
    let commit = abs(number)
    expect(commit == page.lastCommit + 1, "page \(page.number) takes \(commit) after \(page.lastCommit)")
    page.lastCommit = commit
    note("commits taken")
    return true
  }

  /// A line breaks: what is on its way is lost.
  private func cut(_ page: Page) {
    guard let line = page.line else { return }
    log("the line of page \(page.number) breaks")
    note("cuts")
    page.line = nil
    // At times the server learns of it only later, or when the page has another one.
    if chance(70) { hub.disconnect(line.tab) } else { broken.append(line) }
  }

  /// A line breaks while a finger is down, and is there again soon.
  private func blink(_ page: Page) {
    guard page.isWelcome, page.pointer == nil, let line = page.line else { return }
    page.pointers += 1
    page.pointer = page.pointers
    page.made.append(pointer(.down, page))
    while fault == nil, page.hasUnsent || !line.toServer.isEmpty { sendNext(page) }
    while !app.unfinished.isEmpty { finishNext() }
    log("the line of page \(page.number) breaks for a moment")
    page.line = nil
    hub.disconnect(line.tab)
    pass(chance(80) ? 0.45 : 0.1)
    connect(page)
  }

  private func leave(_ page: Page) {
    page.isGone = true
    guard let line = page.line else { return }
    log("page \(page.number) leaves")
    note("leaves")
    page.line = nil
    hub.disconnect(line.tab, isLeaving: true)
  }

  private func setWritable(_ line: Line, _ isWritable: Bool) {
    guard line.channel.isWritable != isWritable else { return }
    line.channel.isWritable = isWritable
    if isWritable { hub.drained(line.tab) } else { note("slow lines") }
  }

  // MARK: The app

  private func take(_ inputs: [Input], _ done: @escaping () -> Void) {
    var steps: [Int: Int] = [:]
    for input in inputs {
      switch input {
      case .activate(let layer):
        let (page, number) = (layer.rawValue / 100_000 - 1, layer.rawValue % 100_000)
        give(number, of: pages[page], &steps)
      case .pointer(let step): takePointer(step, &steps)
      default: break
      }
    }
    log("the app is given \(steps)")
    if !steps.isEmpty { expect(!app.isHeld, "the app is given something while inputs wait") }
    app.unfinished.append((steps, done))
    expect(app.unfinished.count <= InputQueue.mostUnderWay + pages.count + 1, "the app is given too much")
  }

  private func give(_ number: Int, of page: Page, _ steps: inout [Int: Int]) {
    guard number > page.given else {
      return expect(false, "input \(number) of page \(page.number) comes after \(page.given)")
    }
    // What lies between are pointers' moves that became one, and steps of cancelled presses.
    let left = page.made[page.given..<(number - 1)].filter { input in
      if case .pointer = input { false } else { true }
    }
    expect(left.isEmpty, "page \(page.number) lost inputs before \(number)")
    page.given = number
    page.unfinished.insert(number)
    steps[page.number] = number
  }

  private func takePointer(_ step: PointerInput, _ steps: inout [Int: Int]) {
    guard let page = sessions[step.pointerID / 1_000_000] else {
      return expect(false, "pointer \(step.pointerID) is nobody's")
    }
    let number = Int(step.location.x)
    switch step.phase {
    case .down:
      expect(app.down.insert(step.pointerID).inserted, "pointer \(step.pointerID) comes down twice")
    case .up, .cancel:
      expect(app.down.remove(step.pointerID) != nil, "pointer \(step.pointerID) was not down")
    case .move: expect(app.down.contains(step.pointerID), "pointer \(step.pointerID) moves and is not down")
    }
    guard step.phase != .cancel else { return note("cancelled presses") }
    // A press that goes on after a cut comes down once more, at its place of before.
    if step.phase == .down, number <= page.given { return note("resumed presses") }
    give(number, of: page, &steps)
  }

  private func finishNext() {
    guard !app.unfinished.isEmpty else { return }
    let (steps, done) = app.unfinished.removeFirst()
    for (page, number) in steps { pages[page].unfinished.remove(number) }
    if chance(40) { show() }
    done()
  }

  private func show() {
    lastCommit += 1
    isMidFrame = chance(15)
    var semantics = Semantics()
    semantics.label = "\(lastCommit)"
    let first: [SceneChange] = lastCommit == 1 ? [.insert(LayerID(1), into: .root, before: nil)] : []
    hub.show(
      SceneCommit(
        number: lastCommit, changes: first + [.set(LayerID(1), .semantics(semantics))],
        endsFrame: !isMidFrame))
    note("commits")
  }
}
