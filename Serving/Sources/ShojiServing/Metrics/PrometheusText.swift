import CoreMetrics
import Foundation
import Synchronization

/// Metrics as Prometheus reads them: counters, gauges, and the times of timers in buckets.
public final class PrometheusText: MetricsFactory {
  /// The upper bounds of the buckets that times are counted in, in seconds.
  static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  private struct Name: Hashable, Comparable {
    var label: String
    var dimensions: [String]

    /// The dimensions as they stand behind a name, with one more where there is one.
    func set(_ more: [String] = []) -> String {
      let all = dimensions + more
      return all.isEmpty ? "" : "{\(all.joined(separator: ","))}"
    }

    static func < (left: Name, right: Name) -> Bool {
      (left.label, left.dimensions.joined()) < (right.label, right.dimensions.joined())
    }
  }

  private struct Times {
    var buckets = [Int](repeating: 0, count: bounds.count)
    var count = 0
    var seconds = 0.0
  }

  private struct Values {
    var counters: [Name: Int64] = [:]
    var gauges: [Name: Double] = [:]
    var times: [Name: Times] = [:]
  }

  private let values = Mutex(Values())

  /// Makes a collection without any metric.
  public init() {}

  /// The metrics in Prometheus' text format, version 0.0.4.
  public var text: String {
    let values = values.withLock { $0 }
    var lines: [String] = []
    func describe(_ name: Name, _ kind: String, in names: some Collection<Name>) {
      if names.filter({ $0.label == name.label }).min() == name {
        lines.append("# TYPE \(name.label) \(kind)")
      }
    }
    for (name, value) in values.counters.sorted(by: { $0.key < $1.key }) {
      describe(name, "counter", in: values.counters.keys)
      lines.append("\(name.label)\(name.set()) \(value)")
    }
    for (name, value) in values.gauges.sorted(by: { $0.key < $1.key }) {
      describe(name, "gauge", in: values.gauges.keys)
      lines.append("\(name.label)\(name.set()) \(value == value.rounded() ? "\(Int64(value))" : "\(value)")")
    }
    for (name, times) in values.times.sorted(by: { $0.key < $1.key }) {
      describe(name, "histogram", in: values.times.keys)
      for (bound, count) in zip(Self.bounds, times.buckets) {
        lines.append("\(name.label)_bucket\(name.set(["le=\"\(bound)\""])) \(count)")
      }
      lines.append("\(name.label)_bucket\(name.set(["le=\"+Inf\""])) \(times.count)")
      lines.append("\(name.label)_sum\(name.set()) \(times.seconds)")
      lines.append("\(name.label)_count\(name.set()) \(times.count)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func name(_ label: String, _ dimensions: [(String, String)]) -> Name {
    Name(
      label: label,
      dimensions: dimensions.map { key, value in
        let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
          "\n", with: "\\n")
        return "\(key)=\"\(escaped)\""
      }.sorted())
  }

  // MARK: MetricsFactory

  private final class Counter: CounterHandler {
    let change: @Sendable (Int64?) -> Void
    init(_ change: @escaping @Sendable (Int64?) -> Void) { self.change = change }
    func increment(by amount: Int64) { change(amount) }
    func reset() { change(nil) }
  }

  private final class Recorder: RecorderHandler {
    let set: @Sendable (Double) -> Void
    init(_ set: @escaping @Sendable (Double) -> Void) { self.set = set }
    func record(_ value: Int64) { set(Double(value)) }
    func record(_ value: Double) { set(value) }
  }

  private final class Timer: TimerHandler {
    let add: @Sendable (Double) -> Void
    init(_ add: @escaping @Sendable (Double) -> Void) { self.add = add }
    func recordNanoseconds(_ duration: Int64) { add(Double(duration) / 1e9) }
  }

  /// Makes a counter, which shows from now on.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    let name = Self.name(label, dimensions)
    values.withLock { $0.counters[name, default: 0] += 0 }
    return Counter { [weak self] amount in
      self?.values.withLock { values in
        if let amount { values.counters[name, default: 0] += amount } else { values.counters[name] = 0 }
      }
    }
  }

  /// Makes a gauge: of a recorder, the last value shows.
  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    let name = Self.name(label, dimensions)
    return Recorder { [weak self] value in self?.values.withLock { $0.gauges[name] = value } }
  }

  /// Makes a timer, whose times show in buckets.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    let name = Self.name(label, dimensions)
    return Timer { [weak self] seconds in
      self?.values.withLock { values in
        var times = values.times[name] ?? Times()
        for (index, bound) in Self.bounds.enumerated() where seconds <= bound { times.buckets[index] += 1 }
        times.count += 1
        times.seconds += seconds
        values.times[name] = times
      }
    }
  }

  /// Does nothing: counters show from their beginning to the process's end.
  public func destroyCounter(_ handler: any CounterHandler) {}
  /// Does nothing.
  public func destroyRecorder(_ handler: any RecorderHandler) {}
  /// Does nothing.
  public func destroyTimer(_ handler: any TimerHandler) {}
}
