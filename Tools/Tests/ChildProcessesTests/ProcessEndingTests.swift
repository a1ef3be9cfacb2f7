import Glibc
import ProcessEnding
import Testing

@Suite("The end of a process that may not follow") struct ProcessEndingTests {
  private let bounds = ProcessEnding.Bounds(asked: 3, told: 8, killed: 5)

  @Test("Each step is followed by the next one when its time is over, and the last by none")
  func steps() {
    var ending = ProcessEnding(.asked, at: 100, within: bounds)
    var seen: [(Double, ProcessEnding.Step)] = []
    for time in stride(from: 100.0, through: 140, by: 0.5) {
      if let step = ending.pass(to: time) { seen.append((time, step)) }
    }
    #expect(seen.map(\.0) == [103, 111])
    #expect(seen.map(\.1) == [.told, .killed])
    #expect(!ending.isHeld(at: 115.9))
    #expect(ending.isHeld(at: 116))
    #expect(ending.deadline - 100 == bounds.whole)
  }

  @Test("A step that is hastened has its whole time, and none is entered twice or goes back")
  func haste() {
    var ending = ProcessEnding(.told, at: 0, within: bounds)
    #expect(ending.hasten(to: .told, at: 1) == nil)
    #expect(ending.hasten(to: .asked, at: 1) == nil)
    #expect(ending.since == 0)
    #expect(ending.hasten(to: .killed, at: 2) == .killed)
    #expect(ending.hasten(to: .killed, at: 3) == nil)
    #expect(ending.deadline == 7)
    #expect(ending.pass(to: 1_000) == nil)
  }

  @Test("A time that comes late enters one step, so that none is left out")
  func lateness() {
    var ending = ProcessEnding(.asked, at: 0, within: bounds)
    #expect(ending.pass(to: 1_000) == .told)
    #expect(ending.pass(to: 1_000) == nil)
    #expect(ending.pass(to: 1_008) == .killed)
  }

  @Test("The signals are the system's") func signals() {
    #expect([ProcessEnding.Step.asked, .told, .killed].map(\.signal) == [nil, SIGTERM, SIGKILL])
  }
}
