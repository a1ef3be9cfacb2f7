import DeviceAccess
import Foundation

/// The names of wireless networks: not available, as for an app without the entitlement.
public enum CaptiveNetwork {
  /// Returns the interfaces: nil.
  public static func copySupportedInterfaces() -> [String]? { CNCopySupportedInterfaces() as? [String] }
}

/// Returns the wireless interfaces: nil, as on a device without any.
public func CNCopySupportedInterfaces() -> [Any]? {
  FeatureUse.note("SystemConfiguration", "names of wireless networks", told: "none")
  return nil
}
/// Returns what is known of a wireless interface: nil, as for an app without the entitlement.
public func CNCopyCurrentNetworkInfo(_ interfaceName: String) -> [String: Any]? { nil }
/// The key of a network's name.
public let kCNNetworkInfoKeySSID = "SSID"
/// The key of a network's address.
public let kCNNetworkInfoKeyBSSID = "BSSID"
