import Foundation

/// One line of the table: what was measured, beside what, and whether it reaches what it should.
struct BenchmarkResult {
  var work: String
  var ours: String
  /// What it is measured beside, and that one's figure; nil where there is only a limit.
  var beside: String?
  var rival: String?
  /// Ours divided by the rival's; nil where there is no rival, only a limit.
  var ratio: Double?
  /// What should be reached, in words, and whether it is; nil where the row is there for comparison only.
  var reach: String?
  var isReached: Bool?

  /// A row of two times.
  init(_ work: String, beside: String, _ times: PairedMeasurement.Result, atMost limit: Double? = nil) {
    self.work = work
    self.beside = beside
    ours = readable(times.ours)
    rival = readable(times.rival)
    ratio = times.ratio
    reach = limit.map { "≤ \($0)×" }
    isReached = limit.map { times.ratio <= $0 }
  }

  /// A row of two quantities of the same unit.
  init(_ work: String, beside: String, ours: Double, rival: Double, unit: String, atMost limit: Double) {
    self.work = work
    self.beside = beside
    self.ours = "\(digits(ours)) \(unit)"
    self.rival = "\(digits(rival)) \(unit)"
    ratio = ours / rival
    reach = "≤ \(limit)×"
    isReached = ours / rival <= limit
  }

  /// A row of a quantity that has a limit.
  init(_ work: String, _ value: Int, unit: String, under limit: Int) {
    self.work = work
    beside = nil
    ours = "\(value) \(unit)"
    rival = nil
    reach = "< \(limit) \(unit)"
    isReached = value < limit
  }

  /// A row of a time that has a limit, or is there for comparison.
  init(_ work: String, _ time: Duration, under limit: Duration? = nil) {
    self.work = work
    ours = readable(time)
    reach = limit.map { "≤ \(readable($0))" }
    isReached = limit.map { time <= $0 }
  }

  /// The row as a line of a Markdown table.
  var markdown: String {
    let shownRival = beside.map { "\($0): \(rival ?? "")" } ?? "–"
    let shownRatio = ratio.map { "\(digits($0))×" } ?? "–"
    let answer = isReached.map { $0 ? "yes" : "**no**" } ?? "–"
    return "| \(work) | \(ours) | \(shownRival) | \(shownRatio) | \(reach ?? "–") | \(answer) |"
  }

  /// The head of the table that the rows are lines of.
  static let markdownHead = """
    | work | Shoji | beside | ratio | reach | reached |
    |---|---|---|---|---|---|
    """
}

/// A duration in the unit that suits it, with three significant digits.
func readable(_ duration: Duration) -> String {
  let nanoseconds = duration / .nanoseconds(1)
  switch nanoseconds {
  case ..<1e3: return "\(digits(nanoseconds)) ns"
  case ..<1e6: return "\(digits(nanoseconds / 1e3)) µs"
  case ..<1e9: return "\(digits(nanoseconds / 1e6)) ms"
  default: return "\(digits(nanoseconds / 1e9)) s"
  }
}

/// A number with three significant digits.
func digits(_ value: Double) -> String {
  let decimals =
    switch abs(value) {
    case ..<0.01: 4
    case ..<1: 3
    case ..<10: 2
    case ..<100: 1
    default: 0
    }
  return value.formatted(.number.precision(.fractionLength(decimals)).grouping(.never))
}
