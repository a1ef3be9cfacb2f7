import CoreMetrics
import Foundation
import NIOCore
import Testing

@testable import ShojiServing

struct LimitsTests {
  @Test("A bucket lets so many in at once, and then so many a second") func buckets() {
    var bucket = TokenBucket(Limits.Rate(burst: 3, perSecond: 2), now: 10)
    func take(_ times: [Double]) -> [Bool] { times.map { bucket.take(now: $0) } }
    #expect(take([10, 10, 10, 10, 10]) == [true, true, true, false, false])
    #expect(take([10.4, 10.5]) == [false, true])
    let isFull = bucket.isFull(now: 11)
    #expect(!isFull)
    // However long nobody comes, it holds no more than its burst.
    #expect(take([1_000, 1_000, 1_000, 1_000, 1_000]) == [true, true, true, false, false])
    // A clock that goes back gives nothing.
    #expect(take([0]) == [false])
  }

  @Test("Few visitors do not take the places of all") func connections() throws {
    var connections = Connections(most: 256)
    let keys = (0..<20).map { _ in VisitorKey.make() }
    let socket = open("/dev/null", O_RDWR)
    defer { close(socket) }
    var kept: [Handover.ID] = []
    for _ in 0..<100 {
      if let id = connections.keep(socket, Handover(bytes: []), of: keys[0]) { kept.append(id) }
    }
    #expect(kept.count == 16)
    for key in keys.dropFirst() {
      let id = connections.keep(socket, Handover(bytes: []), of: key)
      #expect(id != nil)
    }
    for id in kept { connections.release(id) }
    let again = connections.keep(socket, Handover(bytes: []), of: keys[0])
    #expect(again != nil)
  }

  @Test("Deadlines stand still while the server does") func clock() {
    let start = NIODeadline.uptimeNanoseconds(5_000_000_000)
    var clock = TickingClock(at: start)
    var now = start
    for _ in 0..<40 {
      now = now + .milliseconds(250)
      #expect(clock.read(at: now) == now)
    }
    let before = clock.read(at: now)
    // It was stopped for a minute.
    let after = clock.read(at: now + .seconds(60))
    #expect(after == before + TickingClock.longest)
    #expect(clock.read(at: now + .seconds(61)) == before + TickingClock.longest + .seconds(1))
    // A time that is before the last one takes nothing back.
    #expect(clock.read(at: now + .seconds(60)) >= before)
  }

  @Test("What processes report is added up, and what none would report is left out") func use() {
    let text = PrometheusText()
    let metrics = ServingMetrics(text)
    for report: [Int64] in [
      [3, 1_200, 900, 40_000], [1, 300], [0, 0, 2_000_000], [], [5], [-1, 10], [1, 1 << 41], [1, 1, -5],
    ] {
      metrics.countUse(report)
    }
    let lines = Set(text.text.split(separator: "\n"))
    for line in [
      "shoji_commits_total 4", "shoji_sent_bytes_total 1500", "shoji_press_seconds_count 3",
      #"shoji_press_seconds_bucket{le="0.001"} 1"#, #"shoji_press_seconds_bucket{le="0.05"} 2"#,
      #"shoji_press_seconds_bucket{le="2.5"} 3"#,
    ] {
      #expect(lines.contains(Substring(line)), "\(line)")
    }
  }

  @Test("The way a process ended is read from its status") func ends() {
    #expect(ProcessEnd(status: 0) == .exited(0))
    #expect(ProcessEnd(status: 3 << 8) == .exited(3))
    #expect(ProcessEnd(status: SIGSEGV) == .killed(SIGSEGV))
    #expect(ProcessEnd(status: SIGABRT | 0x80) == .killed(SIGABRT))
    #expect(ProcessEnd(status: SIGTERM).isOrderly)
    #expect(!ProcessEnd(status: SIGKILL).isOrderly)
  }

  @Test("A process's use is read while it is there") func uses() throws {
    let use = try #require(ProcessUse(of: getpid()))
    #expect(use.memory > 1 << 20)
    #expect(use.seconds >= 0)
    #expect(ProcessUse(of: 0) == nil)
  }

  @Test("A process is ended for its memory, and for a time in which it is busy or says nothing") func watch()
  {
    var limits = Limits()
    limits.memory = 100 << 20
    limits.busySeconds = 5
    let start = NIODeadline.now()
    /// The second at which a process is to end that uses so much of each second, and has so much memory.
    func end(
      seconds: Double, pausesAt: Int? = nil, megabytes: Int = 1, silentFrom: Int? = nil,
      stoppedFrom: Int? = nil
    ) -> Int? {
      var cost = ProcessCost()
      var use = ProcessUse()
      return (0..<20).first { second in
        let now = start + .seconds(Int64(second))
        use.seconds += second == pausesAt ? 0 : seconds
        use.memory = megabytes << 20
        use.isStopped = stoppedFrom.map { second >= $0 } ?? false
        if second == silentFrom { cost.silentSince = now }
        if case .exceeds = cost.take(use, limits, at: now) { return true }
        return false
      }
    }
    #expect(end(seconds: 0.5) == nil)
    // The first measurement says nothing of a second.
    #expect(end(seconds: 1) == 7)
    #expect(end(seconds: 1, pausesAt: 5) == 12)
    #expect(end(seconds: 0, silentFrom: 3) == 9)
    #expect(end(seconds: 0, stoppedFrom: 4) == 7)
    #expect(end(seconds: 0, megabytes: 100) == nil)
    #expect(end(seconds: 0, megabytes: 101) == 0)
  }

  @Test("Metrics are written as Prometheus reads them") func metrics() {
    let text = PrometheusText()
    let counter = Counter(label: "starts_total", factory: text)
    counter.increment(by: 2)
    counter.increment()
    Counter(label: "refusals_total", dimensions: [("status", "4\"2\n9")], factory: text).increment()
    Gauge(label: "visitors", factory: text).record(7)
    let timer = CoreMetrics.Timer(label: "handover_seconds", factory: text)
    timer.recordMilliseconds(3)
    timer.recordSeconds(20)
    let lines = text.text.split(separator: "\n").map(String.init)
    for line in [
      "# TYPE starts_total counter", "starts_total 3", "refusals_total{status=\"4\\\"2\\n9\"} 1",
      "# TYPE visitors gauge", "visitors 7", "# TYPE handover_seconds histogram",
      "handover_seconds_bucket{le=\"0.0025\"} 0", "handover_seconds_bucket{le=\"0.005\"} 1",
      "handover_seconds_bucket{le=\"10.0\"} 1", "handover_seconds_bucket{le=\"+Inf\"} 2",
      "handover_seconds_count 2",
    ] {
      #expect(lines.contains(line), "\(line) in\n\(lines.joined(separator: "\n"))")
    }
    #expect(Set(lines.filter { $0.hasPrefix("#") }).count == lines.count { $0.hasPrefix("#") })
  }
}
