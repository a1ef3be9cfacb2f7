import DeviceAccess
@_exported import Foundation

/// The error domain request transaction.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"
/// An error of a request to the system's calls, such as `callUUIDAlreadyExists`.
public struct CXErrorCodeRequestTransactionError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { CXErrorDomainRequestTransaction }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = CXErrorCodeRequestTransactionError
    case unknown = 0
    case unentitled
    case unknownCallProvider
    case emptyTransaction
    case unknownCallUUID
    case callUUIDAlreadyExists
    case invalidAction
    case maximumCallGroupsReached
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The unentitled.
  public static var unentitled: Code { .unentitled }
  /// The unknown call provider.
  public static var unknownCallProvider: Code { .unknownCallProvider }
  /// The empty transaction.
  public static var emptyTransaction: Code { .emptyTransaction }
  /// The unknown call UUID.
  public static var unknownCallUUID: Code { .unknownCallUUID }
  /// The call UUID already exists.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// The invalid action.
  public static var invalidAction: Code { .invalidAction }
  /// The maximum call groups reached.
  public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
}
/// The error domain incoming call.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
/// An error of a reported call. Every report fails here with `unentitled`.
public struct CXErrorCodeIncomingCallError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { CXErrorDomainIncomingCall }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = CXErrorCodeIncomingCallError
    case unknown = 0
    case unentitled
    case callUUIDAlreadyExists
    case filteredByDoNotDisturb
    case filteredByBlockList
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The unentitled.
  public static var unentitled: Code { .unentitled }
  /// The call UUID already exists.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// The filtered by do not disturb.
  public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
  /// The filtered by block list.
  public static var filteredByBlockList: Code { .filteredByBlockList }
}
/// The number or address of a call's other end.
open class CXHandle: NSObject, @unchecked Sendable {
  /// A handle type.
  public enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber
    case emailAddress
  }
  /// The type.
  public let type: HandleType
  /// The value.
  public let value: String
  /// Makes one of the given values.
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
/// The known properties of a call, such as the caller.
open class CXCallUpdate: NSObject, @unchecked Sendable {
  /// The remote handle.
  open var remoteHandle: CXHandle?
  /// The localized caller name.
  open var localizedCallerName: String?
  /// Whether it has video.
  open var hasVideo = false
}
/// The way in which the system shows an app's calls; kept.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  /// Whether it supports video.
  open var supportsVideo = false
  /// The maximum call groups.
  open var maximumCallGroups = 2
  /// The maximum calls per call group.
  open var maximumCallsPerCallGroup = 5
  /// The icon template image data.
  open var iconTemplateImageData: Data?
  /// The ringtone sound.
  open var ringtoneSound: String?
}
/// Something that is done with a call.
open class CXAction: NSObject, @unchecked Sendable {
  /// The uuid.
  public let uuid = UUID()
  /// Fulfills.
  open func fulfill() {}
  /// Fails.
  open func fail() {}
}
/// Actions that are done together.
open class CXTransaction: NSObject, @unchecked Sendable {
  /// The actions.
  public let actions: [CXAction]
  /// Makes one of the given values.
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  /// Makes one of the given values.
  public init(actions: [CXAction]) { self.actions = actions }
}
/// Reports calls to the system, which takes none here.
open class CXProvider: NSObject, @unchecked Sendable {
  /// The configuration.
  open var configuration: CXProviderConfiguration
  /// Makes one of the given values.
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  /// Sets delegate.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  /// Calls the handler with the error of an app that may not report calls.
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) {
    FeatureUse.note("CallKit", "calls", told: "CXErrorCodeIncomingCallError.unentitled")
    MainThread.later { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  }
  /// Invalidates.
  open func invalidate() {}
}
/// The methods of a provider delegate.
@preconcurrency public protocol CXProviderDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func providerDidReset(_ provider: CXProvider)
}
/// A call of the system; there are none here.
open class CXCall: NSObject, @unchecked Sendable {}
/// Follows the system's calls, of which there are none here.
open class CXCallObserver: NSObject, @unchecked Sendable {
  /// The calls.
  open var calls: [CXCall] { [] }
}
/// Asks the system for calls; every request fails here.
open class CXCallController: NSObject, @unchecked Sendable {
  /// The call observer.
  public let callObserver = CXCallObserver()
  /// Calls the handler with the error of an app that may not make calls.
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    MainThread.later { completion(CXErrorCodeRequestTransactionError(.unentitled)) }
  }
}
