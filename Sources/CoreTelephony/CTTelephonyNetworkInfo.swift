import DeviceAccess
@_exported import Foundation

/// The radio access technology GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// The radio access technology edge.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The radio access technology WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The radio access technology HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// The radio access technology LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The radio access technology NR.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
/// The radio access technology NRNSA.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// The telephone network of a device: none, here.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  /// The data service identifier.
  open var dataServiceIdentifier: String? { nil }
  /// The subscriber cellular provider.
  open var subscriberCellularProvider: CTCarrier? { note() }
  /// The service subscriber cellular providers.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { note() }
  /// The current radio access technology.
  open var currentRadioAccessTechnology: String? { note() }
  /// The service current radio access technology.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { note() }
  /// The subscriber cellular provider did update notifier.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
  /// The service subscriber cellular providers did update notifier.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  private func note<Value>() -> Value? {
    FeatureUse.note("CoreTelephony", "telephone network", told: "there is none")
    return nil
  }
}
/// The methods of a telephony network info delegate.
public protocol CTTelephonyNetworkInfoDelegate: AnyObject {}
/// A carrier.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// The carrier name.
  open var carrierName: String? { nil }
  /// The mobile country code.
  open var mobileCountryCode: String? { nil }
  /// The mobile network code.
  open var mobileNetworkCode: String? { nil }
  /// The iso country code.
  open var isoCountryCode: String? { nil }
  /// Whether it allows VOIP.
  open var allowsVOIP: Bool { false }
}
/// A cellular data.
open class CTCellularData: NSObject, @unchecked Sendable {
  /// A restricted state.
  public enum RestrictedState: UInt, Sendable {
    case restrictedStateUnknown = 0
    case restricted
    case notRestricted
  }
  /// The cellular data restriction did update notifier.
  open var cellularDataRestrictionDidUpdateNotifier: ((RestrictedState) -> Void)?
  /// The restricted state.
  open var restrictedState: RestrictedState { .restrictedStateUnknown }
}
