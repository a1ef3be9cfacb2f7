import DeviceAccess
@_exported import Foundation

/// The NEVPN error domain.
public let NEVPNErrorDomain = "NEVPNErrorDomain"
/// An error of virtual networks. Preferences fail here with `configurationReadWriteFailed`.
public struct NEVPNError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { NEVPNErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = NEVPNError
    case configurationInvalid = 1
    case configurationDisabled
    case connectionFailed
    case configurationStale
    case configurationReadWriteFailed
    case configurationUnknown
  }
  /// The configuration invalid.
  public static var configurationInvalid: Code { .configurationInvalid }
  /// The configuration disabled.
  public static var configurationDisabled: Code { .configurationDisabled }
  /// The connection failed.
  public static var connectionFailed: Code { .connectionFailed }
  /// The configuration stale.
  public static var configurationStale: Code { .configurationStale }
  /// The configuration read write failed.
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  /// The configuration unknown.
  public static var configurationUnknown: Code { .configurationUnknown }
}
/// The NEVPN status.
public enum NEVPNStatus: Int, Sendable {
  case invalid = 0
  case disconnected
  case connecting
  case connected
  case reasserting
  case disconnecting
}
extension NSNotification.Name {
  /// The NEVPN status did change.
  public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statusdidchange")
  /// The NEVPN configuration change.
  public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.changed")
}
/// The virtual network of an app; it can be neither kept nor started here.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let manager = NEVPNManager()
  /// Returns the shared.
  open class func shared() -> NEVPNManager { manager }
  /// The on demand rules.
  open var onDemandRules: [NEOnDemandRule]?
  /// Whether it is on demand enabled.
  open var isOnDemandEnabled = false
  /// The localized description.
  open var localizedDescription: String?
  /// The protocol configuration.
  open var protocolConfiguration: NEVPNProtocol?
  /// Whether it is enabled.
  open var isEnabled = false
  /// The connection.
  public let connection = NEVPNConnection()
  private func fail(_ handler: (((any Error)?) -> Void)?) {
    FeatureUse.note("NetworkExtension", "virtual networks", told: "NEVPNError.configurationReadWriteFailed")
    MainThread.later { handler?(NEVPNError(.configurationReadWriteFailed)) }
  }
  /// Calls the handler with `NEVPNError.configurationReadWriteFailed`.
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    fail(completionHandler)
  }
  /// Loads from preferences.
  open func loadFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
  /// Calls the handler with `NEVPNError.configurationReadWriteFailed`.
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { fail(completionHandler) }
  /// Calls the handler with `NEVPNError.configurationReadWriteFailed`.
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
}
/// A tunnel provider manager.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Calls the handler: there are none.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler([], nil) } }
}
/// A NEVPN connection.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  /// The status.
  open var status: NEVPNStatus { .invalid }
  /// The connected date.
  open var connectedDate: Date? { nil }
  /// Starts VPN tunnel.
  open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
  /// Starts VPN tunnel.
  open func startVPNTunnel(options: [String: NSObject]?) throws { throw NEVPNError(.configurationInvalid) }
  /// Stops VPN tunnel.
  open func stopVPNTunnel() {}
}
/// A NEVPN protocol.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  /// The server address.
  open var serverAddress: String?
  /// The username.
  open var username: String?
  /// The password reference.
  open var passwordReference: Data?
  /// The identity reference.
  open var identityReference: Data?
  /// The setting disconnect on sleep.
  open var disconnectOnSleep = false
  /// The setting include all networks.
  open var includeAllNetworks = false
}
/// A NEVPNIKE authentication method.
public enum NEVPNIKEAuthenticationMethod: Int, Sendable {
  case none = 0
  case certificate
  case sharedSecret
}
/// A NEVPN protocol IP sec.
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
  /// The authentication method.
  open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
  /// The setting use extended authentication.
  open var useExtendedAuthentication = false
  /// The shared secret reference.
  open var sharedSecretReference: Data?
  /// The local identifier.
  open var localIdentifier: String?
  /// The remote identifier.
  open var remoteIdentifier: String?
}
/// A NEVPN protocol IK ev2.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
  /// A dead peer detection rate.
  public enum DeadPeerDetectionRate: Int, Sendable {
    case none = 0
    case low
    case medium
    case high
  }
  /// The dead peer detection rate.
  open var deadPeerDetectionRate = DeadPeerDetectionRate.medium
  /// The server certificate issuer common name.
  open var serverCertificateIssuerCommonName: String?
  /// The server certificate common name.
  open var serverCertificateCommonName: String?
  /// The setting disable MOBIKE.
  open var disableMOBIKE = false
  /// The setting disable redirect.
  open var disableRedirect = false
  /// The setting enable PFS.
  open var enablePFS = false
  /// The setting use configuration attribute internal IP subnet.
  open var useConfigurationAttributeInternalIPSubnet = false
}
/// A tunnel provider protocol.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  /// The provider configuration.
  open var providerConfiguration: [String: Any]?
  /// The provider bundle identifier.
  open var providerBundleIdentifier: String?
}
/// An on demand rule interface type.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0
  case ethernet
  case wiFi
  case cellular
}
/// An on demand rule.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  /// The interface type match.
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  /// The ssid match.
  open var ssidMatch: [String]?
  /// The dns search domain match.
  open var dnsSearchDomainMatch: [String]?
  /// The probe URL.
  open var probeURL: URL?
}
/// An on demand rule connect.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}
/// An on demand rule disconnect.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}
/// An on demand rule ignore.
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}
/// An on demand rule evaluate connection.
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule, @unchecked Sendable {}
/// The wireless network; unknown here.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  /// The ssid.
  open var ssid: String { "" }
  /// The bssid.
  open var bssid: String { "" }
  /// Fetches current.
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
    MainThread.later { completionHandler(nil) }
  }
}
