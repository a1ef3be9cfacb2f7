import Foundation
import NIOCore
import Testing

@testable import ShojiServing

/// Releases that are loaded, fail, end and take each other's place, at times that a test hands in.
struct ReleasesTests {
  private let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
  private typealias ID = Releases.Template.ID

  private func at(_ seconds: Double) -> NIODeadline { start + .nanoseconds(Int64(seconds * 1e9)) }

  @Test("A release takes over once it is loaded, and not before") func takesOver() {
    var releases = Releases()
    #expect(releases.load(at: start) == [.load(ID(number: 1))])
    #expect(!releases.isReady && releases.isPromising)
    #expect(releases.isLoaded(ID(number: 1), at: at(1)) == [.didTake(ID(number: 1))])
    #expect(releases.load(at: at(2)) == [.load(ID(number: 2))])
    #expect(releases.current?.id == ID(number: 1))
    #expect(releases.isLoaded(ID(number: 2), at: at(3)) == [.didTake(ID(number: 2))])
    #expect(releases.current?.id == ID(number: 2))
    #expect(releases.retirement(of: ID(number: 1)) == at(3))
    // The former one, whose processes nobody has seen running, ends after its last one.
    #expect(releases.pass(at: at(4), isUsed: { _ in true }, isChanged: false) == [])
    #expect(releases.pass(at: at(5), isUsed: { _ in false }, isChanged: false) == [.dismiss(ID(number: 1))])
    #expect(releases.pass(at: at(11), isUsed: { _ in false }, isChanged: false) == [.kill(ID(number: 1))])
    _ = releases.didEnd(ID(number: 1), "signal 9", at: at(11))
    #expect(releases.former.isEmpty)
  }

  /// Releases of which the first has shown that it runs, and the second has just taken its place.
  private func onTrial() -> Releases {
    var releases = Releases()
    _ = releases.load(at: start)
    _ = releases.isLoaded(ID(number: 1), at: start)
    releases.didRun(ID(number: 1))
    _ = releases.load(at: at(100))
    _ = releases.isLoaded(ID(number: 2), at: at(101))
    return releases
  }

  @Test("The former release is there until the new one has shown that it runs") func trial() {
    var releases = onTrial()
    #expect(!releases.isTrusted)
    #expect(releases.pass(at: at(1_000), isUsed: { _ in false }, isChanged: false) == [])
    releases.didRun(ID(number: 2))
    #expect(releases.isTrusted)
    #expect(
      releases.pass(at: at(1_001), isUsed: { _ in false }, isChanged: false) == [.dismiss(ID(number: 1))])
  }

  @Test("A process has run once it has gone on for the time and answered somebody") func processHasRun() {
    let folder = VisitorFolder(url: URL(fileURLWithPath: "/visitors/a"))
    var process = VisitorProcess(folder: folder, template: ID(number: 1), start: start)
    process.number = 1
    // A connection with a body, which only a slow client may keep from its answer.
    let connection = WaitingConnection(id: Handover.ID(number: 1), since: start, isRepeatable: false)
    process.handed = [HandedConnection(connection: connection, since: start, isTaken: true)]
    #expect(!process.hasRun(for: .seconds(10), at: at(60)))
    process.hasAnswered = true
    #expect(process.hasRun(for: .seconds(10), at: at(60)))
    #expect(!process.hasRun(for: .seconds(10), at: at(9)))
  }

  @Test("A release whose processes end at their start gives way to the former one") func crashes() {
    var releases = onTrial()
    #expect(releases.didEndEarly(ID(number: 2), visitor: "a", at: at(102)) == [])
    #expect(releases.didEndEarly(ID(number: 1), visitor: "b", at: at(102)) == [])
    #expect(releases.didEndEarly(ID(number: 2), visitor: "b", at: at(102)) == [])
    #expect(
      releases.didEndEarly(ID(number: 2), visitor: "c", at: at(103)) == [
        .kill(ID(number: 2)), .isUnusable("its processes end at their start", hasFormer: true),
      ])
    #expect(releases.current?.id == ID(number: 1) && releases.retirement(of: ID(number: 1)) == nil)
    #expect(releases.fault != nil && releases.isTrusted)
    // It is not tried again by itself: each time would end people's processes.
    #expect(releases.pass(at: at(10_000), isUsed: { _ in true }, isChanged: false) == [])
    #expect(releases.pass(at: at(10_001), isUsed: { _ in true }, isChanged: true) == [.load(ID(number: 3))])
    _ = releases.isLoaded(ID(number: 3), at: at(10_002))
    #expect(releases.fault == nil && !releases.isTrusted)
  }

  @Test("One visitor's state does not send a release back, but what ends each of their starts does")
  func oneVisitor() {
    var releases = onTrial()
    for _ in 1...4 { #expect(releases.didEndEarly(ID(number: 2), visitor: "a", at: at(102)) == []) }
    #expect(releases.didEndEarly(ID(number: 2), visitor: "a", at: at(102)).count == 2)
    var other = onTrial()
    for _ in 1...4 { _ = other.didEndEarly(ID(number: 2), visitor: "a", at: at(102)) }
    other.didRun(ID(number: 2))
    for visitor in ["a", "b", "c", "d"] {
      #expect(other.didEndEarly(ID(number: 2), visitor: visitor, at: at(103)) == [])
    }
  }

  @Test("A release that ends or follows no order gives way to the former one")
  func endsOnTrial() {
    for end in [false, true] {
      var releases = onTrial()
      let orders =
        end
        ? releases.didEnd(ID(number: 2), "signal 9", at: at(102))
        : releases.isStuck(ID(number: 2), at: at(102))
      #expect(
        orders.last
          == .isUnusable(
            end ? "it ended after it was loaded (signal 9)" : "it does not follow orders", hasFormer: true))
      #expect(releases.current?.id == ID(number: 1) && releases.fault != nil)
      #expect(releases.pass(at: at(999), isUsed: { _ in true }, isChanged: false) == [])
      #expect(releases.pass(at: at(999), isUsed: { _ in true }, isChanged: true) == [.load(ID(number: 3))])
    }
  }

  @Test("The one that goes on is the last that ran, not one of those that did not") func manyReleases() {
    var releases = onTrial()
    for number in 3..<9 {
      _ = releases.load(at: at(Double(100 * number)))
      _ = releases.isLoaded(ID(number: number), at: at(Double(100 * number + 1)))
      let orders = releases.pass(at: at(Double(100 * number + 2)), isUsed: { _ in false }, isChanged: false)
      #expect(orders.contains(.dismiss(ID(number: number - 1))) && !orders.contains(.dismiss(ID(number: 1))))
    }
    for visitor in ["a", "b", "c"] {
      _ = releases.didEndEarly(ID(number: 8), visitor: visitor, at: at(900))
    }
    #expect(releases.current?.id == ID(number: 1))
  }

  @Test("Without a former release a bad one goes on, and another file is used at once") func onlyOne() {
    var releases = Releases()
    _ = releases.load(at: start)
    _ = releases.isLoaded(ID(number: 1), at: start)
    for visitor in ["a", "b"] { _ = releases.didEndEarly(ID(number: 1), visitor: visitor, at: at(1)) }
    #expect(
      releases.didEndEarly(ID(number: 1), visitor: "c", at: at(1)) == [
        .isUnusable("its processes end at their start", hasFormer: false)
      ])
    #expect(releases.current?.id == ID(number: 1))
    var other = releases
    #expect(releases.pass(at: at(2), isUsed: { _ in true }, isChanged: true) == [.load(ID(number: 2))])
    // Where it runs after all, as its database is back, nothing is wrong any more.
    other.didRun(ID(number: 1))
    #expect(other.fault == nil)
  }

  @Test("A file that comes while another one is being loaded is loaded in its place") func replaced() {
    var releases = onTrial()
    _ = releases.load(at: at(200))
    #expect(
      releases.pass(at: at(201), isUsed: { _ in true }, isChanged: true) == [
        .kill(ID(number: 3)), .load(ID(number: 4)),
      ])
  }

  @Test("A release that does not run leaves the former one, and is tried again after growing pauses")
  func fails() throws {
    var releases = Releases()
    _ = releases.load(at: start)
    _ = releases.isLoaded(ID(number: 1), at: start)
    _ = releases.load(at: at(100))
    #expect(
      releases.didEnd(ID(number: 2), "exit code 1", at: at(100)) == [
        .isUnusable("it ended before it was loaded (exit code 1)", hasFormer: true)
      ])
    #expect(releases.isReady && releases.fault != nil)
    var (time, pauses) = (100.0, [Double]())
    for number in 3..<12 {
      let failed = time
      while releases.pass(at: at(time), isUsed: { _ in true }, isChanged: false) != [
        .load(ID(number: number))
      ] {
        time += 0.25
        try #require(time < failed + 100, "it is not tried again")
      }
      pauses.append(time - failed)
      _ = releases.didEnd(ID(number: number), "exit code 1", at: at(time))
    }
    #expect(pauses == [1, 2, 4, 8, 16, 32, 32, 32, 32])
    // Another file is tried at once, and takes over.
    #expect(
      releases.pass(at: at(time + 0.25), isUsed: { _ in true }, isChanged: true) == [.load(ID(number: 12))])
    _ = releases.isLoaded(ID(number: 12), at: at(time + 1))
    #expect(releases.fault == nil && releases.current?.id == ID(number: 12))
  }

  @Test("One that is never loaded is ended") func hangs() {
    var releases = Releases()
    _ = releases.load(at: start)
    #expect(releases.pass(at: at(20), isUsed: { _ in false }, isChanged: false) == [])
    #expect(
      releases.pass(at: at(21), isUsed: { _ in false }, isChanged: false) == [
        .kill(ID(number: 1)), .isUnusable("it is not loaded after 20 s", hasFormer: false),
      ])
    #expect(!releases.isPromising)
  }

  @Test("A template that ends is loaded at once where it ran, else after a pause") func ends() {
    var releases = Releases()
    _ = releases.load(at: start)
    _ = releases.isLoaded(ID(number: 1), at: start)
    #expect(
      releases.didEnd(ID(number: 1), "signal 9", at: at(60)) == [.didEnd("signal 9"), .load(ID(number: 2))])
    _ = releases.isLoaded(ID(number: 2), at: at(61))
    #expect(releases.didEnd(ID(number: 2), "signal 9", at: at(62)) == [.didEnd("signal 9")])
    #expect(releases.pass(at: at(62.5), isUsed: { _ in false }, isChanged: false) == [])
    #expect(releases.pass(at: at(63), isUsed: { _ in false }, isChanged: false) == [.load(ID(number: 3))])
  }

  @Test("One that is stopped, or does not follow, is ended and loaded again") func stuck() {
    var releases = Releases()
    _ = releases.load(at: start)
    _ = releases.isLoaded(ID(number: 1), at: start)
    #expect(releases.wasSeen(ID(number: 1), isStopped: true, at: at(1)) == [])
    #expect(releases.wasSeen(ID(number: 1), isStopped: false, at: at(3)) == [])
    #expect(releases.wasSeen(ID(number: 1), isStopped: true, at: at(4)) == [])
    #expect(
      releases.wasSeen(ID(number: 1), isStopped: true, at: at(7)) == [
        .kill(ID(number: 1)), .didEnd("it does not follow orders"), .load(ID(number: 2)),
      ])
    #expect(releases.didEnd(ID(number: 1), "signal 9", at: at(7)) == [])
  }
}
