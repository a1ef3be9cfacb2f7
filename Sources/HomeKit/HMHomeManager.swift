import DeviceAccess
@_exported import Foundation

/// The home manager authorization status.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The determined.
  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1 << 0)
  /// The restricted.
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 1 << 1)
  /// The authorized.
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 1 << 2)
}
/// A home.
open class HMHome: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String { "" }
}
/// The person's homes; there are none here, and access is restricted.
open class HMHomeManager: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any HMHomeManagerDelegate)? {
    didSet {
      FeatureUse.note("HomeKit", "homes", told: "restricted; there are none")
      MainThread.later { [weak self] in self.map { $0.delegate?.homeManagerDidUpdateHomes($0) } }
    }
  }
  /// The homes.
  open var homes: [HMHome] { [] }
  /// The primary home.
  open var primaryHome: HMHome? { nil }
  /// The authorization status.
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { [.determined, .restricted] }
}
/// The methods of a home manager delegate.
@preconcurrency public protocol HMHomeManagerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
}

extension HMHomeManagerDelegate {
  /// The default of an optional requirement.
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
}
