import DeviceAccess
@_exported import UIKit

/// The pass kit error domain.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"
/// An error of PassKit.
public struct PKPassKitError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { PKPassKitErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = PKPassKitError
    case unknownError = -1
    case invalidDataError = 1
    case unsupportedVersionError
    case invalidSignature
    case notEntitledError
  }
  /// The unknown error.
  public static var unknownError: Code { .unknownError }
  /// The invalid data error.
  public static var invalidDataError: Code { .invalidDataError }
  /// The unsupported version error.
  public static var unsupportedVersionError: Code { .unsupportedVersionError }
  /// The invalid signature.
  public static var invalidSignature: Code { .invalidSignature }
  /// The not entitled error.
  public static var notEntitledError: Code { .notEntitledError }
}
/// A pass; none can be read here.
open class PKPass: NSObject, @unchecked Sendable {
  /// Fails with `PKPassKitError.invalidSignature`: passes cannot be checked here.
  public init(data: Data) throws { throw PKPassKitError(.invalidSignature) }
  /// The serial number.
  open var serialNumber: String { "" }
  /// The pass type identifier.
  open var passTypeIdentifier: String { "" }
  /// The organization name.
  open var organizationName: String { "" }
  /// The localized name.
  open var localizedName: String { "" }
  /// The localized description.
  open var localizedDescription: String { "" }
  /// The pass URL.
  open var passURL: URL? { nil }
}
/// The pass library add passes status.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  case didAddPasses = 0
  case shouldReviewPasses
  case didCancelAddPasses
}
/// The person's passes; there is no library here.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// Returns whether it is pass library available.
  open class func isPassLibraryAvailable() -> Bool {
    FeatureUse.note("PassKit", "passes", told: "isPassLibraryAvailable() is false")
    return false
  }
  /// Returns the passes.
  open func passes() -> [PKPass] { [] }
  /// Containses pass.
  open func containsPass(_ pass: PKPass) -> Bool { false }
  /// Returns the pass.
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  /// Adds passes.
  open func addPasses(
    _ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) { MainThread.later { completion?(.didCancelAddPasses) } }
  /// Removes pass.
  open func removePass(_ pass: PKPass) {}
}
/// Lets a person add passes; here, they cannot be added.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
  /// Returns whether it can add passes.
  open class func canAddPasses() -> Bool { false }
  /// The delegate.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  /// Returns nil: passes cannot be added.
  public convenience init?(pass: PKPass) { return nil }
  /// Returns nil: passes cannot be added.
  public convenience init?(passes: [PKPass]) { return nil }
}
/// The methods of a add passes view controller delegate.
@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  /// The default of an optional requirement.
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
/// The payment authorization status.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success = 0
  case failure
}
/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The visa.
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  /// The master card.
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  /// The amex.
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  /// The discover.
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  /// The maestro.
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  /// The JCB.
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  /// The china union pay.
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
}
/// A merchant capability.
public struct PKMerchantCapability: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The three d secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
  /// The emv.
  public static let emv = PKMerchantCapability(rawValue: 1 << 1)
  /// The credit.
  public static let credit = PKMerchantCapability(rawValue: 1 << 2)
  /// The debit.
  public static let debit = PKMerchantCapability(rawValue: 1 << 3)
}
/// A payment summary item.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  /// The label.
  open var label: String
  /// The amount.
  open var amount: NSDecimalNumber
  /// Makes one of the given values.
  public init(label: String, amount: NSDecimalNumber) { (self.label, self.amount) = (label, amount) }
}
/// A payment request.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// The merchant identifier.
  open var merchantIdentifier = ""
  /// The country code.
  open var countryCode = ""
  /// The currency code.
  open var currencyCode = ""
  /// The supported networks.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// The merchant capabilities.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The payment summary items.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
}
/// A payment.
open class PKPayment: NSObject, @unchecked Sendable {}
/// Lets a person pay; not available here.
@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
  /// Returns whether it can make payments.
  open class func canMakePayments() -> Bool {
    FeatureUse.note("PassKit", "payments", told: "canMakePayments() is false")
    return false
  }
  /// Returns whether it can make payments.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// The delegate.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  /// Returns nil: payments are not available.
  public convenience init?(paymentRequest request: PKPaymentRequest) { return nil }
}
/// The methods of a payment authorization view controller delegate.
@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}
