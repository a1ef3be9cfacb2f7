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
    // The former one ends after its last process.
    #expect(releases.pass(at: at(4), isUsed: { _ in true }, isChanged: false) == [])
    #expect(releases.pass(at: at(5), isUsed: { _ in false }, isChanged: false) == [.dismiss(ID(number: 1))])
    #expect(releases.pass(at: at(11), isUsed: { _ in false }, isChanged: false) == [.kill(ID(number: 1))])
    _ = releases.didEnd(ID(number: 1), "signal 9", at: at(11))
    #expect(releases.former.isEmpty)
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
