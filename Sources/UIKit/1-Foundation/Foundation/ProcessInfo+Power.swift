import Foundation

// The battery and the heat of a machine that runs Shoji are not read, so these do not change.

extension ProcessInfo {
  /// A thermal state of the machine.
  public enum ThermalState: Int, Sendable {
    /// Not too hot.
    case nominal = 0
    /// Somewhat hot; work that can wait should.
    case fair = 1
    /// Hot; the app should do less.
    case serious = 2
    /// Too hot; the app should do as little as it can.
    case critical = 3
  }

  /// Whether the person saves power; false.
  public var isLowPowerModeEnabled: Bool { false }

  /// The thermal state of the machine; always nominal.
  public var thermalState: ThermalState { .nominal }

  /// The name of the notification that ``thermalState`` changed, which is never posted.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// The name of the notification that `ProcessInfo.isLowPowerModeEnabled` changed, which is never posted.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
