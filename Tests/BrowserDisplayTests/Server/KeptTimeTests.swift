import NIOCore
import Testing

@testable import BrowserDisplay

/// Inputs of a visitor whose folder is kept elsewhere each second, at times that a test hands in.
struct KeptTimeTests {
  private func at(_ seconds: Double) -> NIODeadline {
    .uptimeNanoseconds(1_000_000_000) + .nanoseconds(Int64(seconds * 1e9))
  }

  @Test("Inputs wait once nothing was kept for two seconds, and no more when it is") func waits() {
    var kept = KeptTime()
    let waits = [1.0, 3, 4, 5].map { time in
      let began = kept.wasKept(at: at(time))
      #expect(!began)
      return kept.isOver(at: at(time + 1.9))
    }
    #expect(waits == [false, false, false, false])
    let isOver = (kept.isOver(at: at(7)), kept.isOver(at: at(8)))
    // It is told once.
    #expect(isOver == (true, false))
    let goesOn = (kept.wasKept(at: at(9)), kept.wasKept(at: at(10)))
    #expect(goesOn == (true, false))
  }

  @Test("Where nothing is kept elsewhere, nothing waits") func alone() {
    var kept = KeptTime()
    let isOver = kept.isOver(at: at(100))
    #expect(!isOver)
  }
}
