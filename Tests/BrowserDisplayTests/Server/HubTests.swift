import DisplayProtocol
import Foundation
import NIOCore
import NIOEmbedded
import Testing

@testable import BrowserDisplay

/// The middle of the display, by itself: with a clock that a test sets, and connections that go nowhere.
struct HubTests {
  /// A hub and what it gave to the app.
  private final class Bench {
    var time: TimeInterval = 100
    var given: [Input] = []
    let hub: Hub

    init(waitsForLaunch: Bool = false) throws {
      let log = ServerLog(write: { _ in })
      let box = Box()
      hub = Hub(
        configuration: DisplayConfiguration(), assets: AssetStore(log: log), log: log,
        waitsForLaunch: waitsForLaunch, now: { box.bench?.time ?? 0 },
        deliver: { inputs, done in
          box.bench?.given += inputs
          done()
        })
      box.bench = self
    }

    final class Box {
      weak var bench: Bench?
    }

    func connect(_ session: String, firstInput: Int = 1) throws -> Tab {
      let channel = EmbeddedChannel()
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      let tab = Tab(channel: channel)
      try hub.receive(.hello(session: session, lastCommit: 0, firstInput: firstInput, clock: 5), from: tab)
      return tab
    }
  }

  private let small = Viewport(
    size: CGSize(width: 300, height: 200), scale: 1, appearance: .light, isVisible: true)

  private func down(_ pointer: Int, at time: TimeInterval) -> TabInput {
    .pointer(PointerInput(phase: .down, pointerID: pointer, kind: .touch, location: .zero, timestamp: time))
  }

  @Test func fingersOfAPageThatDoesNotComeBackAreTakenOffTheGlass() throws {
    let bench = try Bench()
    let tab = try bench.connect("a page")
    try bench.hub.receive(.input(number: 1, .viewport(small)), from: tab)
    bench.time = 101
    try bench.hub.receive(.input(number: 2, down(9, at: 5.5)), from: tab)
    bench.hub.disconnect(tab)
    bench.time = 103
    bench.hub.sweep()
    #expect(bench.given.count == 2)
    bench.time = 104
    bench.hub.sweep()
    bench.hub.sweep()
    let pointers = bench.given.compactMap { if case .pointer(let step) = $0 { step } else { nil } }
    #expect(pointers.map(\.phase) == [.down, .cancel])
    #expect(pointers.map(\.timestamp) == [100.5, 104])
    #expect(bench.given.last == .isActive(false))

    let again = try bench.connect("a page")
    #expect(bench.given.last == .isActive(true))
    // The finger is lifted in the page after all: nobody minds.
    let up = PointerInput(phase: .up, pointerID: 9, kind: .touch, location: .zero, timestamp: 6)
    let count = bench.given.count
    try bench.hub.receive(.input(number: 3, .pointer(up)), from: again)
    #expect(bench.given.count == count)
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
