import DisplayProtocol
import NIOCore

/// The middle of the display: gives the app's commits to all tabs and the tabs' inputs to the app. Used on
/// the server's loop only, except that it may be handed from thread to thread.
final class Hub: @unchecked Sendable {
  /// Gives an input to the app, and calls back on the loop when the turn it caused is over.
  typealias Deliver = (_ inputs: [Input], _ done: @escaping @Sendable () -> Void) -> Void

  private let deliver: Deliver
  private let log: ServerLog
  private let now: () -> TimeInterval
  private let assets: AssetStore
  private var encoder: SceneEncoder
  private var sessions: SessionTable
  private var window: WindowState
  private var tabs: [ObjectIdentifier: Tab] = [:]
  /// How often any page was used.
  private var uses = 0
  /// Sends a page whether the process is the one that the page was connected to.
  private let process = Int.random(in: 1..<1 << 53)
  /// The pages that came while the app was being launched; nil once it is.
  private var early: [(tab: Tab, hello: ClientMessage)]?

  /// Past so many inputs that the app has not dealt with, a tab has to wait; down to a quarter, it goes on.
  static let outstandingInputs = 256
  /// How many seconds a page may be without a connection before its fingers are taken off the glass.
  static let patience: TimeInterval = 3

  init(
    configuration: DisplayConfiguration, assets: AssetStore, log: ServerLog, waitsForLaunch: Bool = false,
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }, deliver: @escaping Deliver
  ) {
    self.deliver = deliver
    self.log = log
    self.now = now
    self.assets = assets
    encoder = SceneEncoder(assets: assets)
    sessions = SessionTable()
    window = WindowState(configuration)
    early = waitsForLaunch ? [] : nil
  }

  /// Welcomes the pages that came while the app was being launched. A page that knew another process goes straight
  /// from what that one showed to what this one shows.
  func appDidLaunch() {
    guard let waiting = early else { return }
    early = nil
    for (tab, hello) in waiting {
      do { try receive(hello, from: tab) } catch { tab.close(.protocolError) }
    }
  }

  // MARK: Going out

  /// Sends a commit to all tabs.
  func show(_ commit: SceneCommit) {
    let follows = commit.number == encoder.lastCommit + 1
    func report(_ failure: Scene.Failure) {
      log.say("left out a change that cannot be applied: \(failure)")
    }
    guard !tabs.isEmpty else { return encoder.apply(commit, now: now(), report: report) }
    let message = encoder.encode(commit, now: now(), report: report)
    if !follows || encoder.needsFreshStart {
      let snapshot = encoder.startAfresh(now: now())
      for tab in tabs.values { tab.fallBehind() }
      for tab in tabs.values where tab.isReady { tab.sendSnapshot(snapshot, styles: encoder.style) }
    } else {
      for tab in tabs.values { tab.send(message, styles: encoder.style) }
    }
    assets.tidy(encoder.scene)
  }

  /// Asks the tab that was used last for something.
  func perform(_ request: DisplayRequest) {
    let used = sessions.all.filter { $0.tab != nil && $0.lastUse > 0 }
    used.max { $0.lastUse < $1.lastUse }?.tab?.ask(request)
  }

  /// A tab that was behind can take more.
  func drained(_ tab: Tab) {
    guard tab.session != nil else { return }
    catchUp(tab)
    tab.payDebts()
  }

  /// How many bytes wait to be sent.
  var queuedBytes: Int { tabs.values.reduce(0) { $0 + $1.queuedBytes } }

  private func catchUp(_ tab: Tab) {
    guard tab.isBehind, tab.isReady else { return }
    tab.sendSnapshot(encoder.snapshot(now: now()), styles: encoder.style)
  }

  // MARK: Coming and going

  /// Takes a message; throws when a browser would not have sent it.
  func receive(_ message: ClientMessage, from tab: Tab) throws(InputFault) {
    switch message {
    case .hello(let name, let lastCommit, let firstInput, let clock):
      guard tab.session == nil, early?.contains(where: { $0.tab === tab }) != true else { throw .outOfTurn }
      if early != nil {
        early?.append((tab, message))
        return
      }
      // Commits of another process count as none.
      let isKnown = sessions.contains(name)
      let session = sessions.session(named: name, firstInput: firstInput)
      session.clockOffset = now() - clock
      greet(tab, session, needsSnapshot: lastCommit != encoder.lastCommit || (!isKnown && lastCommit > 0))
    case .input(let number, let input):
      guard let session = tab.session else { throw .outOfTurn }
      try receive(input, number: number, in: session)
    case .sync(let token):
      guard tab.session != nil else { throw .outOfTurn }
      deliver([]) { tab.answerSync(token) }
    case .ping:
      tab.pong()
    case .panel:
      throw .outOfTurn
    }
  }

  private func greet(_ tab: Tab, _ session: Session, needsSnapshot: Bool) {
    if let old = session.tab {
      disconnect(old)
      old.close(.normalClosure)
    }
    tab.session = session
    session.tab = tab
    session.isAway = false
    tabs[ObjectIdentifier(tab)] = tab
    tab.welcome(
      received: session.lastReceived, handled: session.lastHandled, page: session.number, process: process)
    if needsSnapshot {
      tab.fallBehind()
      catchUp(tab)
    }
    if session.isPaused { tab.setReading(false) }
    if session.viewport != nil { give(whoSeesIt()) }
  }

  /// Forgets a connection. Its session stays, so that the page can come back.
  func disconnect(_ tab: Tab) {
    early?.removeAll { $0.tab === tab }
    tabs[ObjectIdentifier(tab)] = nil
    if let session = tab.session, session.tab === tab {
      session.tab = nil
      session.disconnectedAt = now()
      session.isAway = false
    }
    tab.session = nil
  }

  /// Takes leave of pages that have not come back. Called every second.
  func sweep() {
    let time = now()
    for session in sessions.all where session.tab == nil && !session.isAway {
      guard time - session.disconnectedAt >= Self.patience else { continue }
      session.isAway = true
      give(PointerTranslator.cancelAll(in: session, now: time))
      give(whoSeesIt())
      let others = sessions.all.filter { $0.tab != nil && $0.lastUse > 0 }
      if let next = others.max(by: { $0.lastUse < $1.lastUse }), let viewport = next.viewport {
        give(window.adopt(viewport))
      }
    }
  }

  /// Notifies all tabs that the app has ended, or that it is about to restart.
  func stop(restarts: Bool) {
    // 1012 is the registry's “Service Restart”.
    for tab in tabs.values { tab.close(restarts ? .unknown(1012) : .goingAway) }
    tabs = [:]
  }

  // MARK: Coming in

  private func receive(_ input: TabInput, number: Int, in session: Session) throws(InputFault) {
    guard number > session.lastReceived else {
      // It came before, and its acknowledgement was lost.
      session.tab?.acknowledge(session.lastHandled)
      return
    }
    guard number == session.lastReceived + 1 else {
      throw .gap(expected: session.lastReceived + 1, found: number)
    }
    session.lastReceived = number
    if session.outstanding > Self.outstandingInputs && !session.isPaused {
      session.isPaused = true
      session.tab?.setReading(false)
    }
    deliver(inputs(for: input, in: session)) {
      session.lastHandled = number
      session.tab?.acknowledge(number)
      if session.isPaused && session.outstanding <= Self.outstandingInputs / 4 {
        session.isPaused = false
        session.tab?.setReading(true)
      }
    }
  }

  private func inputs(for input: TabInput, in session: Session) -> [Input] {
    switch input {
    case .pointer(let step):
      let steps = PointerTranslator.inputs(for: step, in: session, now: now())
      return (step.phase == .down ? use(session) : []) + steps
    case .key(let key): return use(session) + [.key(key)]
    case .activate(let layer): return use(session) + [.activate(layer)]
    case .scroll(let location, let distance): return use(session) + [.scroll(at: location, by: distance)]
    case .scrolled(let scroll): return (scroll.phase == .began ? use(session) : []) + [.scrolled(scroll)]
    case .edit(let layer, var edit):
      edit.page = session.number
      let isFocus = edit.action == .focus
      return (isFocus ? use(session) : []) + [.edit(layer, edit)]
    case .viewport(let viewport):
      session.viewport = viewport
      let size = viewport.isVisible ? use(session) : []
      return size + whoSeesIt()
    }
  }

  /// Notes that a person uses a page: from now on it decides the window's size.
  private func use(_ session: Session) -> [Input] {
    uses += 1
    session.lastUse = uses
    return session.viewport.map { window.adopt($0) } ?? []
  }

  private func whoSeesIt() -> [Input] {
    window.setActive(sessions.all.contains { !$0.isAway && $0.viewport?.isVisible == true })
  }

  private func give(_ inputs: [Input]) {
    if !inputs.isEmpty { deliver(inputs) {} }
  }
}
