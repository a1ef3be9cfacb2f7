import Foundation

extension UIDevice {
  /// The use of the battery.
  public nonisolated enum BatteryState: Int, Sendable {
    /// Not known: monitoring is off, or there is no battery.
    case unknown = 0
    /// It discharges.
    case unplugged = 1
    /// It charges.
    case charging = 2
    /// It is full, and plugged in.
    case full = 3
  }

  /// The charge of the machine's first battery, 0…1; −1 while ``isBatteryMonitoringEnabled`` is false or
  /// without a battery. The kernel is asked each time.
  public var batteryLevel: Float {
    guard let capacity = batteryValue("capacity").flatMap(Float.init) else { return -1 }
    return min(max(capacity / 100, 0), 1)
  }

  /// The use of the machine's first battery.
  public var batteryState: BatteryState {
    switch batteryValue("status") {
    case "Charging": .charging
    case "Full": .full
    case "Discharging", "Not charging": .unplugged
    default: .unknown
    }
  }

  /// Returns what the kernel says of the first battery.
  private func batteryValue(_ name: String) -> String? {
    guard isBatteryMonitoringEnabled else { return nil }
    let supplies = (try? FileManager.default.contentsOfDirectory(atPath: powerSupplyFolder)) ?? []
    for supply in supplies.sorted() {
      let folder = "\(powerSupplyFolder)/\(supply)"
      let kind = try? String(contentsOfFile: "\(folder)/type", encoding: .utf8)
      guard kind?.trimmingCharacters(in: .whitespacesAndNewlines) == "Battery" else { continue }
      let value = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return value?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return nil
  }
}
