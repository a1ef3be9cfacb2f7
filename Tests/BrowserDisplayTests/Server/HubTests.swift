import DisplayProtocol
import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import BrowserDisplay

/// The middle of the display, by itself: with a clock that a test sets, and connections that go nowhere.
struct HubTests {
  /// A hub and what it gave to the app.
  private final class Bench {
    var time: TimeInterval = 100
    var given: [Input] = []
    /// What the app has been given and not finished; nil where it finishes at once.
    var unfinished: [() -> Void]?
    /// What is to be done later, and when.
    var later: [(time: TimeInterval, work: () -> Void)] = []
    let hub: Hub

    init(waitsForLaunch: Bool = false) throws {
      let log = ServerLog(write: { _ in })
      let box = Box()
      hub = Hub(
        configuration: DisplayConfiguration(), assets: AssetStore(log: log), log: log,
        waitsForLaunch: waitsForLaunch, prerenderingPatience: 0.3, now: { box.bench?.time ?? 0 },
        after: { seconds, work in box.bench?.later.append((box.bench!.time + seconds, work)) },
        deliver: { inputs, done in
          box.bench?.given += inputs
          if box.bench?.unfinished == nil { done() } else { box.bench?.unfinished?.append(done) }
        })
      box.bench = self
    }

    final class Box {
      weak var bench: Bench?
    }

    /// Lets time pass.
    func wait(until time: TimeInterval) {
      self.time = time
      let due = later.filter { $0.time <= time }
      later.removeAll { $0.time <= time }
      for (_, work) in due { work() }
    }

    /// The steps of pointers that the app was given.
    var pointers: [PointerInput] {
      given.compactMap { if case .pointer(let step) = $0 { step } else { nil } }
    }

    func connect(
      _ session: String, firstInput: Int = 1, viewport: Viewport? = nil,
      channel: EmbeddedChannel = EmbeddedChannel()
    ) throws -> Tab {
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      let tab = Tab(channel: channel)
      try hub.receive(
        .hello(session: session, lastCommit: 0, firstInput: firstInput, clock: 5, viewport: viewport),
        from: tab)
      return tab
    }
  }

  private let small = Viewport(
    size: CGSize(width: 300, height: 200), scale: 1, appearance: .light, isVisible: true)

  private func down(_ pointer: Int, at time: TimeInterval) -> TabInput {
    .pointer(PointerInput(phase: .down, pointerID: pointer, kind: .touch, location: .zero, timestamp: time))
  }

  private func up(_ pointer: Int, at time: TimeInterval) -> TabInput {
    .pointer(PointerInput(phase: .up, pointerID: pointer, kind: .touch, location: .zero, timestamp: time))
  }

  @Test("A page's document waits for the app to take its window, but not for one that is busy")
  func prerendering() throws {
    let bench = try Bench()
    let hints = WindowHints(size: small.size, scale: 1, appearance: .dark)
    bench.hub.show(SceneCommit(number: 1, changes: [.insert(LayerID(1), into: .root, before: nil)]))
    bench.unfinished = []
    let answers = Answers()
    bench.hub.prerender(for: hints) { answers.all.append($0 != nil) }
    #expect(bench.given == [.resize(small.size, scale: 1), .appearance(.dark)])
    #expect(answers.all.isEmpty)
    bench.unfinished?.first?()
    bench.wait(until: bench.time + 0.3)
    #expect(answers.all == [true])

    // The app has that window already.
    bench.hub.prerender(for: hints) { answers.all.append($0 != nil) }
    #expect(answers.all == [true, true] && bench.given.count == 2)

    let busy = WindowHints(size: small.size, scale: 2, appearance: .dark)
    bench.hub.prerender(for: busy) { answers.all.append($0 != nil) }
    bench.wait(until: bench.time + 0.3)
    #expect(answers.all == [true, true, false])
    bench.unfinished?.last?()
    #expect(answers.all.count == 3)

    // A page that somebody uses keeps its window.
    bench.unfinished = nil
    _ = try bench.connect("a page", viewport: small)
    let given = bench.given
    bench.hub.prerender(for: busy) { answers.all.append($0 != nil) }
    #expect(answers.all == [true, true, false, false] && bench.given == given)
  }

  @Test("A document that is asked for while the app is being launched waits for it, but not for long")
  func prerenderingDuringLaunch() throws {
    let bench = try Bench(waitsForLaunch: true)
    let answers = Answers()
    let hints = WindowHints(size: small.size, scale: 1, appearance: .light)
    bench.hub.prerender(for: hints) { answers.all.append($0 != nil) }
    #expect(answers.all.isEmpty && bench.given.isEmpty)
    bench.wait(until: bench.time + 0.3)
    #expect(answers.all == [false])
    bench.hub.prerender(for: hints) { answers.all.append($0 != nil) }
    bench.hub.show(SceneCommit(number: 1, changes: [.insert(LayerID(1), into: .root, before: nil)]))
    bench.hub.appDidLaunch()
    #expect(answers.all == [false, true] && bench.given == [.resize(small.size, scale: 1)])
  }

  /// Whether there was a scene, each time.
  private final class Answers: @unchecked Sendable {
    var all: [Bool] = []
  }

  @Test func whoComesInTheMiddleOfAFrameIsShownItsEnd() throws {
    let bench = try Bench()
    func insert(_ numbers: ClosedRange<Int>) -> [SceneChange] {
      numbers.map { .insert(LayerID($0), into: .root, before: nil) }
    }
    func messages(_ channel: EmbeddedChannel) throws -> [String] {
      var all: [String] = []
      while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
        all.append(String(buffer: frame.unmaskedData))
      }
      return all
    }
    let (there, late) = (EmbeddedChannel(), EmbeddedChannel())
    _ = try bench.connect("a page", channel: there)
    _ = try messages(there)
    bench.hub.show(SceneCommit(number: 1, changes: insert(1...1), endsFrame: false))
    #expect(try messages(there).map { $0.prefix(3) } == ["[-1"])

    let answers = Answers()
    let hints = WindowHints(size: DisplayConfiguration().size, scale: 2, appearance: .light)
    bench.hub.prerender(for: hints) { answers.all.append($0 != nil) }
    _ = try bench.connect("a late page", channel: late)
    #expect(try messages(late).count == 1)
    // A page that has the first part is sent the others, however much waits for it.
    there.isWritable = false
    bench.hub.show(SceneCommit(number: 2, changes: insert(2...2), endsFrame: false))
    #expect(try messages(there).map { $0.prefix(3) } == ["[-2"])
    #expect(try messages(late).isEmpty && answers.all.isEmpty)

    bench.hub.show(SceneCommit(number: 3, changes: insert(3...3)))
    #expect(try messages(there).map { $0.prefix(3) } == ["[3,"])
    let snapshot = try #require(try messages(late).last)
    #expect(["1", "2", "3"].allSatisfy { snapshot.contains("[\"i\",\($0),0]") }, "\(snapshot)")
    #expect(answers.all == [true])
  }

  @Test("A page that comes back is sent the commits that it missed, and a snapshot where they are too many")
  func missedCommits() throws {
    let bench = try Bench()
    var number = 0
    func show(_ text: String = "") {
      number += 1
      var semantics = Semantics()
      semantics.label = text
      bench.hub.show(
        SceneCommit(
          number: number,
          changes: [
            number == 1
              ? .insert(LayerID(1), into: .root, before: nil) : .set(LayerID(1), .semantics(semantics))
          ]))
    }
    /// Comes back, and gives the beginnings of what it is sent.
    func comeBack(_ session: String = "a page", after lastCommit: Int) throws -> [String] {
      let channel = EmbeddedChannel()
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      let tab = Tab(channel: channel)
      try bench.hub.receive(
        .hello(session: session, lastCommit: lastCommit, firstInput: 1, clock: 5, viewport: nil), from: tab)
      var all: [String] = []
      while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
        let text = String(buffer: frame.unmaskedData)
        if !text.hasPrefix("[\"d\"") { all.append(String(text.prefix { $0 != "," })) }
      }
      bench.hub.disconnect(tab)
      return all
    }
    show()
    #expect(try comeBack(after: 0) == ["[\"w\"", "[\"S\""])
    for text in ["one", "two", "three"] { show(text) }
    #expect(try comeBack(after: 4) == ["[\"w\""])
    #expect(try comeBack(after: 2) == ["[\"w\"", "[3", "[4"])
    // One that wants all, or is unknown, or has seen what is no more known.
    #expect(try comeBack(after: 0) == ["[\"w\"", "[\"S\""])
    #expect(try comeBack("a page of another process", after: 3) == ["[\"w\"", "[\"S\""])
    show(String(repeating: "x", count: RecentCommits.limits.bytes / 3))
    show(String(repeating: "z", count: RecentCommits.limits.bytes / 3))
    show(String(repeating: "y", count: RecentCommits.limits.bytes / 3))
    #expect(try comeBack(after: 3) == ["[\"w\"", "[\"S\""])
    #expect(try comeBack(after: 6) == ["[\"w\"", "[7"])
    // Nobody may come back: nothing is kept.
    bench.wait(until: bench.time + Hub.patience)
    bench.hub.sweep()
    show("unseen")
    #expect(try comeBack(after: 7) == ["[\"w\"", "[\"S\""])
  }

  @Test func aNewPagesWindowIsTakenBeforeThePageIsShownAnything() throws {
    let bench = try Bench()
    bench.unfinished = []
    let channel = EmbeddedChannel()
    let tab = try bench.connect("a page", viewport: small, channel: channel)
    #expect(bench.given == [.resize(small.size, scale: 1)])
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
    // Nobody may say hello twice, nor while the app is at it.
    #expect(throws: InputFault.outOfTurn) {
      try bench.hub.receive(.hello(session: "another", lastCommit: 0, firstInput: 1, clock: 5), from: tab)
    }
    for finish in try #require(bench.unfinished) { finish() }
    let welcome = try #require(try channel.readOutbound(as: WebSocketFrame.self))
    #expect(String(buffer: welcome.unmaskedData).hasPrefix(#"["w""#))

    // One that comes back shows what it showed: its window counts when it is used.
    bench.hub.disconnect(tab)
    var large = small
    large.size.width = 900
    let again = try bench.connect("a page", viewport: large, channel: EmbeddedChannel())
    #expect(bench.given.count == 1 && again.session != nil)
  }

  @Test func aPageThatGoesWhileItsWindowIsTakenIsNotWelcomed() throws {
    let bench = try Bench()
    bench.unfinished = []
    let channel = EmbeddedChannel()
    let tab = try bench.connect("a page", viewport: small, channel: channel)
    bench.hub.disconnect(tab)
    for finish in try #require(bench.unfinished) { finish() }
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
    #expect(!bench.hub.isConnected("a page"))
  }

  @Test func pointersOfAPageThatDoesNotComeBackAreCancelled() throws {
    let bench = try Bench()
    let tab = try bench.connect("a page")
    try bench.hub.receive(.input(number: 1, .viewport(small)), from: tab)
    bench.time = 101
    try bench.hub.receive(.input(number: 2, down(9, at: 5.5)), from: tab)
    // It is held when the line breaks.
    bench.hub.disconnect(tab)
    bench.wait(until: 103)
    bench.hub.sweep()
    #expect(bench.pointers.map(\.phase) == [.down])
    bench.wait(until: 104)
    bench.hub.sweep()
    bench.hub.sweep()
    #expect(bench.pointers.map(\.phase) == [.down, .cancel])
    #expect(bench.pointers.map(\.timestamp) == [100.5, 104])
    #expect(bench.given.last == .isActive(false))

    let again = try bench.connect("a page")
    #expect(bench.given.last == .isActive(true))
    // The pointer is lifted in the page after all: it means nothing any more.
    let count = bench.given.count
    try bench.hub.receive(.input(number: 3, up(9, at: 6)), from: again)
    #expect(bench.given.count == count)
  }

  @Test func aPressDuringWhichTheLineBreaksBecomesNoHold() throws {
    let bench = try Bench()
    let tab = try bench.connect("a page")
    bench.time = 100.2
    try bench.hub.receive(.input(number: 1, down(9, at: 5.2)), from: tab)
    bench.hub.disconnect(tab)
    bench.wait(until: 100.5)
    #expect(bench.pointers.map(\.phase) == [.down])
    bench.wait(until: 100.65)
    #expect(bench.pointers.map(\.phase) == [.down, .cancel])
    // It was lifted at once, which the page reports when it reconnects: a press after all.
    bench.wait(until: 102)
    let again = try bench.connect("a page")
    bench.time = 102.1
    try bench.hub.receive(.input(number: 2, up(9, at: 5.3)), from: again)
    #expect(bench.pointers.map(\.phase) == [.down, .cancel, .down, .up])
    #expect(bench.pointers[3].timestamp - bench.pointers[2].timestamp == 0)
    #expect(Set(bench.pointers.map(\.pointerID)).count == 1)
  }

  @Test func aPageThatLeavesIsGoneAtOnce() throws {
    let bench = try Bench()
    let (first, second) = (try bench.connect("first"), try bench.connect("second"))
    try bench.hub.receive(.input(number: 1, .viewport(small)), from: first)
    var large = small
    large.size.width = 900
    try bench.hub.receive(.input(number: 1, .viewport(large)), from: second)
    bench.hub.disconnect(second, isLeaving: true)
    #expect(bench.given.last == .resize(small.size, scale: 1))
  }

  @Test func aPressIsMeantForTheSizeThatThePageShows() throws {
    let bench = try Bench()
    let (first, second) = (try bench.connect("first"), try bench.connect("second"))
    var large = small
    large.size.width = 900
    try bench.hub.receive(.input(number: 1, .viewport(small)), from: first)
    try bench.hub.receive(.input(number: 1, .viewport(large)), from: second)
    bench.given = []
    try bench.hub.receive(.input(number: 2, down(1, at: 5)), from: first)
    #expect(bench.pointers.map(\.phase) == [.down] && bench.given.count == 1)
    try bench.hub.receive(.input(number: 3, up(1, at: 5)), from: first)
    #expect(bench.pointers.map(\.phase) == [.down, .up])
    #expect(bench.given.last == .resize(small.size, scale: 1))
  }

  @Test func aFloodFromOneTabDelaysAnotherByTurnsAndNotByTheFlood() throws {
    let bench = try Bench()
    let (flooding, other) = (try bench.connect("flooding"), try bench.connect("other"))
    bench.unfinished = []
    for number in 1...200 {
      try bench.hub.receive(.input(number: number, .activate(LayerID(number))), from: flooding)
    }
    #expect(bench.given.count == InputQueue.mostUnderWay)
    try bench.hub.receive(.input(number: 1, .activate(LayerID(-1))), from: other)
    bench.unfinished!.removeFirst()()
    #expect(bench.given.last == .activate(LayerID(-1)))
    while let done = bench.unfinished!.first {
      bench.unfinished!.removeFirst()
      done()
    }
    // Each once, and each tab's in order.
    let flood = (1...200).map { Input.activate(LayerID($0)) }
    #expect(bench.given.filter { $0 != .activate(LayerID(-1)) } == flood)
    #expect(bench.given.count == 201)
  }

  @Test func inputsThatCouldNotBeKeptWaitAndComeInOrder() throws {
    let bench = try Bench()
    let tab = try bench.connect("tab")
    try bench.hub.receive(.input(number: 1, .activate(LayerID(1))), from: tab)
    bench.hub.holdsInputs = true
    for number in 2...4 {
      try bench.hub.receive(.input(number: number, .activate(LayerID(number))), from: tab)
    }
    #expect(bench.given == [.activate(LayerID(1))])
    bench.hub.holdsInputs = false
    #expect(bench.given == (1...4).map { .activate(LayerID($0)) })
  }

  @Test func aTabWhoseStepTookLongWaitsForAHundredEmptyOnesOfAnother() throws {
    let bench = try Bench()
    let (flooding, other) = (try bench.connect("flooding"), try bench.connect("other"))
    bench.unfinished = []
    func finish() {
      if !bench.unfinished!.isEmpty { bench.unfinished!.removeFirst()() }
    }
    try bench.hub.receive(.input(number: 1, .activate(LayerID(-1))), from: other)
    bench.time += 0.02
    finish()
    var number = 0
    while number < 150 {
      number += 1
      try bench.hub.receive(.input(number: number, .activate(LayerID(number))), from: flooding)
    }
    try bench.hub.receive(.input(number: 2, .activate(LayerID(-2))), from: other)
    while !bench.unfinished!.isEmpty { finish() }
    let turn = try #require(bench.given.firstIndex(of: .activate(LayerID(-2))))
    #expect(turn > 10 && turn <= Int(0.02 / InputQueue.shortestStep) + InputQueue.mostUnderWay + 1)
  }

  @Test func aTextInPartsIsOneEdit() throws {
    let bench = try Bench()
    let tab = try bench.connect("a page")
    try bench.hub.receive(.input(number: 1, .textPart("one ")), from: tab)
    // The line breaks in between; what has come counts.
    bench.hub.disconnect(tab)
    let again = try bench.connect("a page")
    try bench.hub.receive(.input(number: 2, .textPart("two ")), from: again)
    let end = TextEdit(number: 3, base: 0, .replace(0..<0, with: "three", selection: 13..<13, marked: nil))
    try bench.hub.receive(.input(number: 3, .edit(LayerID(1), end)), from: again)
    var expected = end
    expected.action = .replace(0..<0, with: "one two three", selection: 13..<13, marked: nil)
    #expect(bench.given == [.edit(LayerID(1), expected)])
    try bench.hub.receive(.input(number: 4, .edit(LayerID(1), end)), from: again)
    #expect(bench.given.last == .edit(LayerID(1), end))
  }

  @Test func aTextInPartsHasABound() throws {
    let bench = try Bench()
    let tab = try bench.connect("a page")
    let part = String(repeating: "x", count: Hub.longestText / 4)
    for number in 1...4 { try bench.hub.receive(.input(number: number, .textPart(part)), from: tab) }
    #expect(throws: InputFault.textTooLong) {
      try bench.hub.receive(.input(number: 5, .textPart("x")), from: tab)
    }
  }

  @Test func anEditorIsEditedWhereItsPersonIs() throws {
    let bench = try Bench()
    let tabs = [try bench.connect("first"), try bench.connect("second"), try bench.connect("third")]
    let sessions = tabs.map { $0.session! }
    var focus = EditorFocus()
    func editing() -> [Bool] { sessions.map { focus.isEditing(in: $0) } }
    func commit(_ layer: Int, isFocused: Bool) -> SceneCommit {
      var editor = TextEditor(style: TextStyle(font: Font(family: "Inter", size: 17), color: .black))
      editor.isFocused = isFocused
      return SceneCommit(number: 1, changes: [.set(LayerID(layer), .editor(editor))])
    }
    // The app gave the focus before anybody came.
    focus.apply(commit(1, isFocused: true), lastUsed: nil)
    #expect(editing() == [true, true, true])
    focus.edit(LayerID(1), in: sessions[1])
    #expect(editing() == [false, true, false])
    // Two people may edit one text.
    focus.edit(LayerID(1), in: sessions[2])
    focus.apply(commit(1, isFocused: true), lastUsed: sessions[2])
    #expect(editing() == [false, true, true])
    // The app moves on to the next field for whom used it last.
    focus.apply(commit(2, isFocused: true), lastUsed: sessions[2])
    #expect(editing() == [false, false, true])
    focus.edit(LayerID(3), in: sessions[0])
    #expect(editing() == [true, false, false])
    // The editing ends, and the app gives the same editor to another person.
    focus.apply(commit(3, isFocused: false), lastUsed: sessions[0])
    focus.apply(commit(3, isFocused: true), lastUsed: sessions[1])
    #expect(editing() == [false, true, false])
    focus.leave(sessions[1])
    #expect(editing() == [true, true, true])
  }

  @Test func keysOfATabAreNotForTheEditorOfAnother() throws {
    let bench = try Bench()
    let (first, second) = (try bench.connect("first page"), try bench.connect("second page"))
    func focus(of tab: Tab, number: Int, on layer: LayerID?) throws -> LayerID? {
      let key = KeyInput(phase: .down, key: "z", modifiers: .control, focus: layer)
      try bench.hub.receive(.input(number: number, .key(key)), from: tab)
      guard case .key(let given) = try #require(bench.given.last) else { return nil }
      return given.focus
    }
    #expect(try focus(of: second, number: 1, on: nil) == nil)
    let focusing = TextEdit(number: 1, base: 0, .focus)
    try bench.hub.receive(.input(number: 1, .edit(LayerID(4), focusing)), from: first)
    #expect(try focus(of: first, number: 2, on: nil) == nil)
    #expect(try focus(of: second, number: 2, on: nil) == .root)
    #expect(try focus(of: second, number: 3, on: LayerID(7)) == LayerID(7))
  }

  @Test func pagesThatComeDuringTheLaunchAreLetInAfterIt() throws {
    let bench = try Bench(waitsForLaunch: true)
    let (tab, gone) = (try bench.connect("early page"), try bench.connect("page that leaves"))
    #expect(tab.session == nil)
    #expect(throws: InputFault.outOfTurn) {
      try bench.hub.receive(.input(number: 1, down(1, at: 5)), from: tab)
    }
    bench.hub.disconnect(gone)
    bench.hub.appDidLaunch()
    #expect(tab.session?.name == "early page")
    #expect(gone.session == nil)
    try bench.hub.receive(.input(number: 1, down(1, at: 5)), from: tab)
    #expect(try bench.connect("later page").session != nil)
  }

  @Test func aPageThatComesBackSoonKeepsItsFingers() throws {
    let bench = try Bench()
    let tab = try bench.connect("a page")
    try bench.hub.receive(.input(number: 1, down(1, at: 5)), from: tab)
    bench.hub.disconnect(tab)
    bench.time += 1
    let again = try bench.connect("a page")
    bench.time += 10
    bench.hub.sweep()
    try bench.hub.receive(
      .input(
        number: 2,
        .pointer(PointerInput(phase: .up, pointerID: 1, kind: .touch, location: .zero, timestamp: 5.5))),
      from: again)
    let phases = bench.given.compactMap { if case .pointer(let step) = $0 { step.phase } else { nil } }
    #expect(phases == [.down, .up])
  }

  @Test func timesNeverGoBackAndFingersOfTwoPagesDiffer() throws {
    let bench = try Bench()
    let (first, second) = (try bench.connect("first"), try bench.connect("second"))
    bench.time = 110
    try bench.hub.receive(.input(number: 1, down(1, at: 8)), from: first)
    try bench.hub.receive(.input(number: 2, down(2, at: 7)), from: first)
    try bench.hub.receive(.input(number: 3, down(3, at: 1e9)), from: first)
    try bench.hub.receive(.input(number: 1, down(1, at: 9)), from: second)
    let pointers = bench.given.compactMap { if case .pointer(let step) = $0 { step } else { nil } }
    #expect(pointers.map(\.timestamp) == [103, 103, 110, 104])
    #expect(Set(pointers.map(\.pointerID)).count == 4)
  }

  @Test func aPageMayNotHaveEndlesslyManyFingers() throws {
    let bench = try Bench()
    let tab = try bench.connect("octopus")
    for number in 1...100 { try bench.hub.receive(.input(number: number, down(number, at: 5)), from: tab) }
    #expect(bench.given.count == PointerTranslator.limit)
  }

  @Test func whenThePageInUseGoesTheNextDecidesTheSize() throws {
    let bench = try Bench()
    let (first, second) = (try bench.connect("first"), try bench.connect("second"))
    try bench.hub.receive(.input(number: 1, .viewport(small)), from: first)
    var large = small
    large.size.width = 900
    large.appearance = .dark
    try bench.hub.receive(.input(number: 1, .viewport(large)), from: second)
    #expect(bench.given.suffix(2) == [.resize(large.size, scale: 1), .appearance(.dark)])
    bench.hub.disconnect(second)
    bench.time += 5
    bench.hub.sweep()
    #expect(bench.given.suffix(2) == [.resize(small.size, scale: 1), .appearance(.light)])
    #expect(!bench.given.contains(.isActive(false)))
  }

  @Test func aPageThatTheServerHasForgottenTakesItsNumbersUpWhereItIs() throws {
    let bench = try Bench()
    let tab = try bench.connect("old page", firstInput: 40)
    #expect(throws: InputFault.gap(expected: 40, found: 41)) {
      try bench.hub.receive(.input(number: 41, .activate(LayerID(1))), from: tab)
    }
    try bench.hub.receive(.input(number: 40, .activate(LayerID(1))), from: tab)
    try bench.hub.receive(.input(number: 39, .activate(LayerID(2))), from: tab)
    #expect(bench.given == [.activate(LayerID(1))])
  }

  @Test func onlySoManySessionsAreRemembered() {
    var table = SessionTable()
    for number in 0..<(2 * SessionTable.capacity) {
      table.session(named: "session \(number)", firstInput: 1).disconnectedAt = TimeInterval(number)
    }
    #expect(table.all.count == SessionTable.capacity)
    #expect(table.session(named: "session \(2 * SessionTable.capacity - 1)", firstInput: 9).lastReceived == 0)
    #expect(table.session(named: "session 0", firstInput: 9).lastReceived == 8)
  }
}
