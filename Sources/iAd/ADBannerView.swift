import DeviceAccess
@_exported import UIKit

/// The error domain.
public let ADErrorDomain = "ADErrorDomain"
/// An error of advertising. Banners fail here with `inventoryUnavailable`.
public struct ADError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { ADErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = ADError
    case unknown = 0
    case serverFailure
    case loadingThrottled
    case inventoryUnavailable
    case configurationError
    case bannerVisibleWithoutContent
    case applicationInactive
    case adUnloaded
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The server failure.
  public static var serverFailure: Code { .serverFailure }
  /// The loading throttled.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// The inventory unavailable.
  public static var inventoryUnavailable: Code { .inventoryUnavailable }
  /// The configuration error.
  public static var configurationError: Code { .configurationError }
  /// The banner visible without content.
  public static var bannerVisibleWithoutContent: Code { .bannerVisibleWithoutContent }
  /// The application inactive.
  public static var applicationInactive: Code { .applicationInactive }
  /// The ad unloaded.
  public static var adUnloaded: Code { .adUnloaded }
}
/// An ad type.
public enum ADAdType: Int, Sendable {
  case banner = 0
  case mediumRectangle
}
/// Shows advertising, which is no more: the delegate is notified that there is none.
@preconcurrency @MainActor open class ADBannerView: UIView {
  /// The delegate.
  open weak var delegate: (any ADBannerViewDelegate)? {
    didSet {
      FeatureUse.note("iAd", "advertising", told: "ADError.inventoryUnavailable")
      MainThread.later { [weak self] in
        MainActor.assumeIsolated {
          self.map {
            $0.delegate?.bannerView($0, didFailToReceiveAdWithError: ADError(.inventoryUnavailable))
          }
        }
      }
    }
  }
  /// Whether it is banner loaded.
  open var isBannerLoaded: Bool { false }
  /// Makes one of the given values.
  public convenience init(adType type: ADAdType) { self.init(frame: .zero) }
}
/// The methods of a banner view delegate.
@preconcurrency @MainActor public protocol ADBannerViewDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func bannerViewWillLoadAd(_ banner: ADBannerView!)
  /// Called by the framework, as Apple documents it.
  func bannerViewDidLoadAd(_ banner: ADBannerView!)
  /// Called by the framework, as Apple documents it.
  func bannerView(_ banner: ADBannerView!, didFailToReceiveAdWithError error: (any Error)!)
}

extension ADBannerViewDelegate {
  /// The default of an optional requirement.
  public func bannerViewWillLoadAd(_ banner: ADBannerView!) {}
  /// The default of an optional requirement.
  public func bannerViewDidLoadAd(_ banner: ADBannerView!) {}
  /// The default of an optional requirement.
  public func bannerView(_ banner: ADBannerView!, didFailToReceiveAdWithError error: (any Error)!) {}
}
