import DisplayProtocol
import Testing

@testable import BrowserDisplay

/// Counting in a visitor's process for the server's metrics.
struct UseMeterTests {
  private func pointer(_ phase: PointerInput.Phase) -> TabInput {
    .pointer(PointerInput(phase: phase, pointerID: 1, kind: .touch, location: .zero, timestamp: 0))
  }

  private func key(_ phase: KeyInput.Phase) -> TabInput { .key(KeyInput(phase: phase, key: "a")) }

  @Test("Commits, bytes and times are reported once, and nothing where nothing happened") func reports() {
    let meter = UseMeter()
    #expect(meter.report() == nil)
    meter.countCommit()
    meter.countCommit()
    meter.count(bytes: 70)
    meter.count(bytes: 30)
    meter.begin(pointer(.down), number: 1, of: 4, at: 10)
    meter.end(number: 1, of: 4, at: 10.25)
    #expect(meter.report() == [2, 100, 250_000])
    #expect(meter.report() == nil)
  }

  @Test("Presses and keys are timed, each by its own number and page, and what else comes is not")
  func kinds() {
    let meter = UseMeter()
    let inputs = [
      pointer(.down), pointer(.move), pointer(.up), pointer(.cancel), key(.down), key(.up),
      .activate(LayerID(1)), .textPart("x"), .scroll(at: .zero, by: .zero),
    ]
    for (number, input) in inputs.enumerated() { meter.begin(input, number: number, of: 1, at: 1) }
    meter.begin(pointer(.down), number: 0, of: 2, at: 1.5)
    for number in inputs.indices { meter.end(number: number, of: 1, at: 2) }
    #expect(meter.report() == [0, 0, 1_000_000, 1_000_000, 1_000_000, 1_000_000])
    meter.end(number: 0, of: 2, at: 2)
    #expect(meter.report() == [0, 0, 500_000])
  }

  @Test("A flood is timed in part, and pages that are gone make room") func bounds() {
    let meter = UseMeter()
    for number in 0..<1_000 { meter.begin(pointer(.down), number: number, of: 1, at: 1) }
    for number in 0..<1_000 { meter.end(number: number, of: 1, at: 2) }
    #expect(meter.report()?.count == 2 + UseMeter.mostTimes)
    for number in 0..<1_000 { meter.begin(pointer(.down), number: number, of: 1, at: 1) }
    meter.forget(1)
    meter.begin(pointer(.down), number: 7, of: 2, at: 1)
    meter.end(number: 7, of: 2, at: 1)
    #expect(meter.report() == [0, 0, 0])
  }
}
