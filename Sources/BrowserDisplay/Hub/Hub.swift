import DisplayProtocol
import Foundation
import NIOCore

/// The middle of the display: gives the app's commits to all tabs and the tabs' inputs to the app. It lives
/// on the server's loop; other threads hold a `NIOLoopBound` of it.
final class Hub {
  /// Delivers an input to the app, and calls back on the loop when the turn it caused is over.
  typealias Deliver = (_ inputs: [Input], _ done: @escaping () -> Void) -> Void

  private let deliver: Deliver
  private let log: ServerLog
  private let now: () -> TimeInterval
  private let after: (TimeInterval, @escaping () -> Void) -> Void
  private let assets: AssetStore
  /// The seconds for which a document waits for an app that is busy; then it goes without the scene.
  private let prerenderingPatience: TimeInterval
  /// The files that pages send.
  let uploads: UploadStore
  /// The numbers of the app's requests for a folder that no page has answered.
  private var folderRequests: Set<Int> = []
  private var encoder: SceneEncoder
  /// The last commits, for pages that reconnect.
  private var recent = RecentCommits()
  private var sessions: SessionTable
  private var window: WindowState {
    didSet { sharing.isOffered = window.offersSharing }
  }
  /// Whether the browser of the tab that was used last has a sheet of its own for sharing.
  let sharing = SharingOffer()
  private var tabs: [ObjectIdentifier: Tab] = [:] { didSet { pagesDidChange(tabs.count) } }
  /// Called with the number of connected pages when one has come or gone.
  var pagesDidChange: (Int) -> Void = { _ in }
  /// Called when an input has come.
  var wasUsed: () -> Void = {}
  /// The number of times that any page was used.
  private var uses = 0
  /// Sends a page whether the process is the one that the page was connected to.
  private let process = Int.random(in: 1..<1 << 53)
  /// The pages that came while the app was being launched; nil once it is.
  private var early: [(tab: Tab, hello: ClientMessage)]?
  /// Counts what is done for a server's metrics; nil in a process that no server has started.
  var meter: UseMeter?
  /// What pages show beside the scene.
  let status = PageStatus()
  /// The devices of the page that was used last.
  let devices: PageDevices
  private var connectedTabs: [Tab] { sessions.all.compactMap(\.tab) + (early ?? []).map(\.tab) }
  /// The documents that wait for the launch, or for the end of a frame.
  private var earlyDocuments: [(WindowHints, SingleAnswer)] = []
  /// The number of documents for which the app takes their window.
  private var documentsUnderWay = 0
  /// The editor that has the app's focus, and the pages in which it is edited.
  private var focus = EditorFocus()
  private let queue: InputQueue
  /// The bytes of all texts that have come in parts and not whole.
  private var partBytes = 0
  /// The length in bytes of the longest text that may come in parts.
  static let longestText = 32 * 1024 * 1024
  /// The bytes of all such texts together.
  static let longestTexts = 64 * 1024 * 1024
  /// The number of documents that may wait for the app at once; others go without the scene.
  static let mostDocuments = 8
  /// The seconds that a page may be without a connection before it counts as gone and its pointers are
  /// cancelled.
  static let patience: TimeInterval = 3
  /// The age in seconds, shorter than any long press's, at which a press of a disconnected page is taken back
  /// from the app: nobody knows whether it is still down. It is given again when the page goes on with it.
  static let unconfirmedPress: TimeInterval = 0.4

  init(
    configuration: DisplayConfiguration, assets: AssetStore, log: ServerLog, waitsForLaunch: Bool = false,
    prerenderingPatience: TimeInterval = 0.2,
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    after: @escaping (_ seconds: TimeInterval, @escaping () -> Void) -> Void,
    deliver: @escaping Deliver
  ) {
    self.deliver = deliver
    self.log = log
    self.now = now
    self.after = after
    self.assets = assets
    encoder = SceneEncoder(assets: assets)
    sessions = SessionTable()
    window = WindowState(configuration)
    early = waitsForLaunch ? [] : nil
    self.prerenderingPatience = prerenderingPatience
    uploads = UploadStore(now: now)
    queue = InputQueue(now: now, after: after, deliver: deliver)
    devices = PageDevices(after: after)
    status.tabs = { [weak self] in self?.connectedTabs ?? [] }
    devices.lastUsed = { [weak self] in self?.lastUsed?.tab }
    uploads.isKnown = { [weak self] in self?.sessions.contains($0) == true }
    uploads.isLive = { [weak self] in self?.sessions[$0].map { !$0.isAway } ?? false }
    // The app may finish an input when the display has gone.
    queue.inputs = { [weak self] in self?.inputs(for: $0, in: $1) ?? [] }
    queue.finish = { [weak self] in self?.finish($0, in: $1) }
  }

  /// Welcomes the pages that came while the app was being launched. A page that knew another process goes
  /// straight from what that one showed to what this one shows.
  func appDidLaunch() {
    guard let waiting = early else { return }
    early = nil
    prerenderEarlyDocuments()
    for (tab, hello) in waiting {
      do { try receive(hello, from: tab) } catch { tab.close(.protocolError) }
    }
  }

  // MARK: Going out

  /// Sends a commit to all tabs.
  func show(_ commit: SceneCommit) {
    let continuesFrame = encoder.isMidFrame
    defer {
      changeFocus { $0.apply(commit, lastUsed: lastUsed) }
      if continuesFrame, commit.endsFrame { frameDidEnd() }
    }
    if commit.endsFrame { meter?.countCommit() }
    let follows = commit.number == encoder.lastCommit + 1
    func report(_ failure: Scene.Failure) {
      log.log("left out a change that cannot be applied: \(own: failure)")
    }
    guard !tabs.isEmpty || sessions.all.contains(where: { !$0.isAway }) else {
      recent.removeAll()
      encoder.apply(commit, now: now(), report: report)
      // The first page's document names the fonts, whose files are read for it.
      if commit.number == 1 { _ = assets.fontAddresses(in: scene) }
      return
    }
    let message = encoder.encode(commit, now: now(), report: report)
    if !follows || encoder.needsFreshStart && commit.endsFrame {
      recent.removeAll()
      let snapshot = encoder.startAfresh(now: now())
      for tab in tabs.values { tab.fallBehind() }
      for tab in tabs.values where tab.isReady { tab.sendSnapshot(snapshot, styles: encoder.style) }
    } else {
      recent.append(message, number: commit.number)
      for tab in tabs.values { tab.send(message, continuesFrame: continuesFrame, styles: encoder.style) }
    }
    if commit.endsFrame { assets.tidy(scene) }
  }

  /// Shows the scene to those that came in the middle of the frame.
  private func frameDidEnd() {
    for tab in tabs.values { drained(tab) }
    prerenderEarlyDocuments()
  }

  /// Sends a request to the tab that was used last.
  func perform(_ request: DisplayRequest) {
    switch request {
    case .chooseFiles(let request) where request.isForFolder: folderRequests.insert(request.number)
    case .cancelFileChoice(let number): folderRequests.remove(number)
    case .showHistory(let state): return status.history = state
    case .showNotice(let text): return status.notice = text
    default: break
    }
    lastUsed?.tab?.ask(request, addressOf: assets.address)
  }

  /// A tab that was behind can take more.
  func drained(_ tab: Tab) {
    guard tab.session != nil else { return }
    catchUp(tab)
    tab.payDebts()
    devices.follow()
  }

  /// The scene that tabs show, or are about to.
  var scene: Scene { encoder.scene }

  /// Calls back with the scene as a page is to show it before its scripts run; with nil where that cannot be,
  /// or takes too long. Where no page is connected, the client hints set the app's window, as a page's hello
  /// message does.
  func prerender(for hints: WindowHints, _ proceed: @escaping (PrerenderedScene?) -> Void) {
    let answer = SingleAnswer(proceed)
    guard documentsUnderWay + earlyDocuments.count < Self.mostDocuments else { return answer.give(nil) }
    prerender(for: hints, answer)
    if !answer.isGiven { after(prerenderingPatience) { answer.give(nil) } }
  }

  private func prerenderEarlyDocuments() {
    let documents = earlyDocuments
    earlyDocuments = []
    for (hints, answer) in documents { prerender(for: hints, answer) }
  }

  private func prerender(for hints: WindowHints, _ answer: SingleAnswer) {
    guard early == nil, !encoder.isMidFrame else { return earlyDocuments.append((hints, answer)) }
    guard !answer.isGiven, tabs.isEmpty || window.matches(hints) else { return answer.give(nil) }
    let inputs = window.adopt(hints)
    guard !inputs.isEmpty else { return answer.give(encoder.prerendered(for: hints)) }
    documentsUnderWay += 1
    deliver(inputs) { [self] in
      documentsUnderWay -= 1
      // A document that did not wait any longer needs no scene.
      guard !answer.isGiven else { return }
      if encoder.isMidFrame {
        earlyDocuments.append((hints, answer))
      } else {
        answer.give(encoder.prerendered(for: hints))
      }
    }
  }

  /// Whether inputs wait, since what they bring about could not be kept.
  var holdsInputs: Bool {
    get { queue.isHeld }
    set { queue.isHeld = newValue }
  }

  /// The number of bytes waiting to be sent.
  var queuedBytes: Int { tabs.values.reduce(0) { $0 + $1.queuedBytes } }

  private func catchUp(_ tab: Tab) {
    guard tab.isBehind, tab.isReady, !encoder.isMidFrame else { return }
    tab.sendSnapshot(encoder.snapshot(now: now()), styles: encoder.style)
  }

  // MARK: Coming and going

  /// Handles a message, which came in so many bytes; throws when a browser would not have sent it.
  func receive(_ message: ClientMessage, from tab: Tab, bytes: Int = 0) throws(InputFault) {
    switch message {
    case .hello(let name, let lastCommit, let firstInput, let clock, let viewport):
      guard tab.session == nil, early?.contains(where: { $0.tab === tab }) != true else { throw .outOfTurn }
      if early != nil {
        early?.append((tab, message))
        if status.isBusy { tab.notifyBusy(true) }
        return
      }
      let isKnown = sessions.contains(name)
      let session = sessions.session(named: name, firstInput: firstInput) { [self] gone in
        partBytes -= gone.partBytes
        meter?.forget(gone.number)
      }
      session.clockOffset = now() - clock
      attach(tab, to: session)
      if status.isBusy { tab.notifyBusy(true) }
      fit(session, viewport, isKnown: isKnown) { [self] in
        guard session.tab === tab else { return }
        greet(tab, session, missed: missedCommits(after: lastCommit, isKnown: isKnown))
      }
    case .input(let number, let input):
      guard let session = tab.session else { throw .outOfTurn }
      try receive(input, number: number, bytes: bytes, in: session)
    case .sync(let token):
      guard let session = tab.session else { throw .outOfTurn }
      queue.enqueue(.sync(token, tab), of: session)
    case .ping:
      tab.pong()
    case .device(let report):
      guard tab.session != nil else { throw .outOfTurn }
      devices.receive(report, from: tab)
    case .panel:
      throw .outOfTurn
    }
  }

  /// Has a session go on with a connection, in place of another one that it may have.
  private func attach(_ tab: Tab, to session: Session) {
    if let old = session.tab {
      disconnect(old)
      old.close(.normalClosure)
    }
    tab.session = session
    session.tab = tab
    session.isAway = false
  }

  /// Has the app take the window of a page that is new before the page is shown anything, so that the first
  /// picture has its size and colors.
  private func fit(
    _ session: Session, _ viewport: Viewport?, isKnown: Bool, then proceed: @escaping () -> Void
  ) {
    guard let viewport, !isKnown else { return proceed() }
    session.viewport = viewport
    let inputs = (viewport.isVisible ? use(session) : []) + whoSeesIt()
    if inputs.isEmpty { proceed() } else { deliver(inputs, proceed) }
  }

  /// The commits that a page has missed since one; nil where only a snapshot tells it what it has missed.
  /// Those of another process count as none.
  private func missedCommits(after number: Int, isKnown: Bool) -> [EncodedMessage]? {
    guard isKnown || number == 0 else { return nil }
    if number == encoder.lastCommit { return [] }
    return number == 0 ? nil : recent.after(number)
  }

  /// Welcomes a page with the commits that it missed, or with a snapshot where those are not known.
  private func greet(_ tab: Tab, _ session: Session, missed: [EncodedMessage]?) {
    tabs[ObjectIdentifier(tab)] = tab
    tab.welcome(
      received: session.lastReceived, handled: session.lastHandled, page: session.number, process: process,
      isEditing: focus.isEditing(in: session))
    status.notify(tab)
    if let missed {
      for message in missed { tab.send(message, continuesFrame: true, styles: encoder.style) }
    } else {
      tab.fallBehind()
      catchUp(tab)
    }
    if session.isPaused { tab.setReading(false) }
    if session.viewport != nil { give(whoSeesIt()) }
    devices.follow()
  }

  /// Removes a connection. Its session stays, so that the page can come back; unless it said that it leaves.
  func disconnect(_ tab: Tab, isLeaving: Bool = false) {
    early?.removeAll { $0.tab === tab }
    tabs[ObjectIdentifier(tab)] = nil
    devices.forget(tab)
    if let session = tab.session, session.tab === tab {
      session.tab = nil
      session.disconnectedAt = now()
      session.isAway = false
      if isLeaving { leave(session) } else { suspendPresses(of: session) }
    }
    tab.session = nil
  }

  /// Whether a page of that name is connected.
  func isConnected(_ name: String) -> Bool { sessions.all.contains { $0.name == name && $0.tab != nil } }

  /// Cancels the presses of a disconnected page once they are so old that they would soon count as held.
  private func suspendPresses(of session: Session) {
    let time = now()
    let ages = session.pointers.values.map { time - $0.down.timestamp }
    guard let youngest = ages.filter({ $0 < Self.unconfirmedPress }).min() else { return }
    after(Self.unconfirmedPress - youngest) { [weak self, weak session] in
      guard let self, let session, session.tab == nil else { return }
      queue.enqueue(.suspendPointers, of: session)
    }
  }

  /// Removes pages that have not come back. Called every second.
  func sweep() {
    let time = now()
    for session in sessions.all where session.tab == nil && !session.isAway {
      if time - session.disconnectedAt >= Self.patience { leave(session) }
    }
    uploads.sweep()
  }

  /// Cancels the pointers of a page that has gone, and lets the page that was used last before it decide the
  /// window's size.
  private func leave(_ session: Session) {
    session.isAway = true
    queue.enqueue(.cancelPointers, of: session)
    give(whoSeesIt())
    changeFocus { $0.leave(session) }
    if let viewport = lastUsed?.viewport { give(window.adopt(viewport)) }
  }

  /// Closes all tabs with a code: the app has ended, or is about to restart.
  func stop(_ code: CloseCode) {
    for tab in connectedTabs { tab.close(code) }
    uploads.removeAll()
    tabs = [:]
  }

  // MARK: Coming in

  private func receive(
    _ input: TabInput, number: Int, bytes: Int, in session: Session
  ) throws(InputFault) {
    guard number > session.lastReceived else {
      // It came before, and its acknowledgement was lost.
      session.tab?.acknowledge(session.lastHandled)
      return
    }
    guard number == session.lastReceived + 1 else {
      throw .gap(expected: session.lastReceived + 1, found: number)
    }
    try countParts(input, of: session)
    session.lastReceived = number
    wasUsed()
    meter?.begin(input, number: number, of: session.number, at: now())
    queue.enqueue(.input(input, number: number), bytes: bytes, of: session)
  }

  /// Counts the bytes of texts that come in parts. Sessions that are gone with half a text make room for
  /// others.
  private func countParts(_ input: TabInput, of session: Session) throws(InputFault) {
    guard case .textPart(let text) = input else {
      partBytes -= session.partBytes
      session.partBytes = 0
      return
    }
    let bytes = text.utf8.count
    guard session.partBytes + bytes <= Self.longestText else { throw .textTooLong }
    while partBytes + bytes > Self.longestTexts {
      guard let gone = sessions.removeOldest(where: { $0.isAway && $0.partBytes > 0 }) else {
        throw .textTooLong
      }
      partBytes -= gone.partBytes
    }
    session.partBytes += bytes
    partBytes += bytes
  }

  private func finish(_ step: Session.Step, in session: Session) {
    switch step {
    case .input(let input, let number):
      session.lastHandled = number
      meter?.end(number: number, of: session.number, at: now())
      status.acknowledge(input, number: number, in: session)
    case .sync(let token, let tab): tab.answerSync(token)
    case .suspendPointers, .cancelPointers: break
    }
  }

  private func inputs(for step: Session.Step, in session: Session) -> [Input] {
    switch step {
    case .input(let input, _): inputs(for: input, in: session)
    case .sync: []
    case .suspendPointers:
      session.tab == nil
        ? PointerTranslator.suspendPresses(in: session, youngerThan: Hub.unconfirmedPress + 0.1, now: now())
        : []
    case .cancelPointers: PointerTranslator.cancelAll(in: session, now: now())
    }
  }

  private func inputs(for input: TabInput, in session: Session) -> [Input] {
    // Parts of a text are followed by its end and by nothing else.
    if !input.continuesText { session.parts = "" }
    switch input {
    case .pointer(let step):
      // The page shows the window in the size that the press was aimed at: another size waits until the press
      // is over.
      let steps = PointerTranslator.inputs(for: step, in: session, now: now())
      if step.phase == .down { countUse(of: session) }
      let isOver = (step.phase == .up || step.phase == .cancel) && session.pointers.isEmpty
      return steps + (isOver && !steps.isEmpty ? adoptViewport(of: session) : [])
    case .key(var key):
      if key.focus == nil, !focus.isEditing(in: session) { key.focus = .root }
      return use(session) + [.key(key)]
    case .activate(let layer): return [.activate(layer)] + use(session)
    case .scroll(let location, let distance): return [.scroll(at: location, by: distance)] + use(session)
    case .magnify(let location, let factor): return [.magnify(at: location, by: factor)] + use(session)
    case .filesChosen(let request, let files):
      let isFolder = folderRequests.remove(request) != nil
      let chosen =
        isFolder
        ? uploads.claimFolder(files, of: session.name).map { [$0] } ?? []
        : uploads.claim(files, of: session.name)
      return use(session) + [.filesChosen(request: request, chosen)]
    case .shared(let number, let isDone): return use(session) + [.shared(number, isCompleted: isDone)]
    case .navigate, .open: return use(session) + input.navigation
    case .fileDrag(let phase, let location, let files):
      let known =
        phase == .drop
        ? uploads.claim(files, of: session.name)
        : files.map { IncomingFile(name: "", mediaType: $0.mediaType, url: nil) }
      return (phase == .drop ? use(session) : [])
        + [.fileDrag(FileDragInput(phase: phase, location: location, files: known))]
    case .scrolled(let scroll): return (scroll.phase == .began ? use(session) : []) + [.scrolled(scroll)]
    case .textPart(let text):
      session.parts += text
      return []
    case .edit(let layer, let edit):
      return self.inputs(for: edit, in: layer, of: session)
    case .viewport(let viewport):
      session.viewport = viewport
      let size = viewport.isVisible ? use(session) : []
      return size + whoSeesIt()
    }
  }

  private func inputs(for edit: TextEdit, in layer: LayerID, of session: Session) -> [Input] {
    var edit = edit
    edit.page = session.number
    switch edit.action {
    case .replace(let range, let text, let selection, let marked):
      if !session.parts.isEmpty {
        edit.action = .replace(range, with: session.parts + text, selection: selection, marked: marked)
        session.parts = ""
      }
    case .focus:
      changeFocus { $0.edit(layer, in: session) }
      return use(session) + [.edit(layer, edit)]
    case .blur, .copied, .submit, .select: break
    }
    return [.edit(layer, edit)]
  }

  private func changeFocus(_ change: (inout EditorFocus) -> Void) {
    let old = focus
    change(&focus)
    guard focus != old else { return }
    for tab in tabs.values {
      guard let session = tab.session else { continue }
      tab.notifyFocus(isEditing: focus.isEditing(in: session))
    }
  }

  // MARK: The window

  /// Records that the user uses a page: from now on it decides the window's size.
  private func use(_ session: Session) -> [Input] {
    countUse(of: session)
    return adoptViewport(of: session)
  }

  /// The connected page that was used last.
  private var lastUsed: Session? {
    sessions.all.filter { $0.tab != nil && $0.lastUse > 0 }.max { $0.lastUse < $1.lastUse }
  }

  private func countUse(of session: Session) {
    uses += 1
    session.lastUse = uses
    devices.follow()
  }

  private func adoptViewport(of session: Session) -> [Input] {
    session.viewport.map { window.adopt($0) } ?? []
  }

  private func whoSeesIt() -> [Input] {
    window.setActive(sessions.all.contains { !$0.isAway && $0.viewport?.isVisible == true })
  }

  private func give(_ inputs: [Input]) {
    if !inputs.isEmpty { deliver(inputs) {} }
  }
}
