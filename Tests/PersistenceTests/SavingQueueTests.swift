import Foundation
import Synchronization
import Testing

@testable import Persistence

/// The one writer of what is saved.
struct SavingQueueTests {
  /// A disk that notes what is written to it, and can be made slow or full.
  private final class Disk: Sendable {
    struct State {
      var written: [String] = []
      var failures = 0
      var isHeld = false
    }
    let state = Mutex(State())
    let gate = DispatchSemaphore(value: 0)

    func write(_ file: SavedFile, _ data: Data) throws {
      if state.withLock(\.isHeld) { gate.wait() }
      try state.withLock {
        if $0.failures > 0 {
          $0.failures -= 1
          throw FileReplacementError(file.url, "written", ENOSPC)
        }
        $0.written.append("\(file.url.lastPathComponent)=\(String(decoding: data, as: UTF8.self))")
      }
    }

    var written: [String] { state.withLock(\.written) }
  }

  private let disk = Disk()
  private let queue: SavingQueue

  init() {
    queue = SavingQueue { [disk] in try disk.write($0, $1) }
  }

  private func file(_ name: String) -> SavedFile {
    SavedFile(URL(fileURLWithPath: "/nowhere/\(name)"), name: "The file \(name)")
  }

  private func save(_ name: String, _ text: String) {
    queue.save(file(name)) { Data(text.utf8) }
  }

  @Test func ofManyRequestsForOneFileTheLastIsWritten() {
    disk.state.withLock { $0.isHeld = true }
    for number in 0..<1_000 { save("a", "\(number)") }
    save("b", "x")
    disk.state.withLock { $0.isHeld = false }
    for _ in 0..<3 { disk.gate.signal() }
    #expect(queue.finish(within: 10))
    #expect(disk.written.last == "b=x" && disk.written.contains("a=999"))
    #expect(disk.written.count <= 3)
    #expect(queue.isIdle)
  }

  @Test func aSlowDiskHoldsNobodyUp() {
    disk.state.withLock { $0.isHeld = true }
    save("a", "1")
    // This would wait for ever if it waited for the disk.
    for number in 2..<100 { save("a", "\(number)") }
    #expect(queue.finish(within: 0.01) == false)
    disk.state.withLock { $0.isHeld = false }
    disk.gate.signal()
    #expect(queue.finish(within: 10))
    #expect(disk.written.last == "a=99")
  }

  @Test func whatFailedIsTriedAgainAndSaidOnce() {
    // It is tried again only where somebody asks for it.
    let queue = SavingQueue(firstRetry: 3_600) { [disk] in try disk.write($0, $1) }
    disk.state.withLock { $0.failures = 3 }
    queue.save(file("a")) { Data("1".utf8) }
    for _ in 0..<3 { #expect(queue.finish(within: 10) == false) }
    #expect(disk.written.isEmpty)
    #expect(queue.finish(within: 10))
    #expect(disk.written == ["a=1"])
  }

  @Test func whenOneFileCanBeWrittenAgainTheOthersAreTriedAtOnce() {
    disk.state.withLock { $0.failures = .max }
    save("a", "1")
    // After these it would be tried again in 30 seconds.
    for _ in 0..<6 { #expect(queue.finish(within: 10) == false) }
    save("b", "1")
    while disk.state.withLock(\.failures) > .max - 8 { usleep(1_000) }
    disk.state.withLock { $0.failures = 0 }
    let end = Date(timeIntervalSinceNow: 15)
    while disk.written.count < 2, Date() < end { usleep(10_000) }
    #expect(disk.written == ["b=1", "a=1"])
  }

  @Test func aNewRequestTakesThePlaceOfOneThatFailed() {
    disk.state.withLock { $0.failures = 1 }
    save("a", "1")
    #expect(queue.finish(within: 10) == false)
    save("a", "2")
    #expect(queue.finish(within: 10))
    #expect(disk.written == ["a=2"])
  }

  @Test func contentsThatCannotBeMadeAreLeftOut() {
    queue.save(file("a")) { throw CocoaError(.propertyListWriteInvalid) }
    save("b", "1")
    #expect(queue.finish(within: 10))
    #expect(disk.written == ["b=1"])
  }

  @Test func filesThatChangeAllTheTimeAreWrittenAFewTimesASecondEach() {
    let end = Date(timeIntervalSinceNow: 1)
    var number = 0
    while Date() < end {
      number += 1
      for name in ["a", "b", "c", "d", "e"] { save(name, "\(number)") }
      usleep(1_000)
    }
    #expect(queue.finish(within: 10))
    for name in ["a", "b", "c", "d", "e"] {
      let written = disk.written.filter { $0.hasPrefix(name) }
      #expect(written.last == "\(name)=\(number)")
      // The burst, ten in the second, and the last.
      #expect((3...18).contains(written.count))
    }
  }
}

/// Files that are written with a pause of their own, and contents that leave a file as it is.
extension SavingQueueTests {
  @Test func aPauseOfItsOwnHoldsBackAFileButNotTheEnd() async throws {
    let file = file("slow")
    for number in 1...5 {
      queue.save(file, pause: 3_600) { Data("\(number)".utf8) }
      if number == 1 { #expect(queue.finish(within: 5)) }
    }
    queue.save(self.file("other")) { Data("other".utf8) }
    for _ in 0..<500 where !disk.written.contains("other=other") {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(disk.written == ["slow=1", "other=other"])
    #expect(queue.finish(within: 5))
    #expect(disk.written.last == "slow=5" && disk.written.count == 3)
  }

  @Test func contentsMayLeaveTheFile() {
    queue.save(file("same")) { Data("1".utf8) }
    #expect(queue.finish(within: 5))
    queue.save(file("same")) { throw NothingToSave() }
    #expect(queue.finish(within: 5) && disk.written == ["same=1"])
  }
}
