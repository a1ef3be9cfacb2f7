import DeviceAccess
@_exported import Foundation

/// The error domain.
public let WCErrorDomain = "WCErrorDomain"
/// An error of Watch Connectivity. There is no watch here.
public struct WCError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { WCErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = WCError
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
    case invalidParameter = 7008
    case payloadTooLarge = 7009
    case payloadUnsupportedTypes = 7010
    case messageReplyFailed = 7011
    case messageReplyTimedOut = 7012
    case fileAccessDenied = 7013
    case deliveryFailed = 7014
    case insufficientSpace = 7015
    case sessionInactive = 7016
    case transferTimedOut = 7017
    case companionAppNotInstalled = 7018
    case watchOnlyApp = 7019
  }
  /// The generic error.
  public static var genericError: Code { .genericError }
  /// The session not supported.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// The session missing delegate.
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  /// The session not activated.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// The device not paired.
  public static var deviceNotPaired: Code { .deviceNotPaired }
  /// The watch app not installed.
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  /// The not reachable.
  public static var notReachable: Code { .notReachable }
  /// The invalid parameter.
  public static var invalidParameter: Code { .invalidParameter }
  /// The payload too large.
  public static var payloadTooLarge: Code { .payloadTooLarge }
  /// The payload unsupported types.
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  /// The message reply failed.
  public static var messageReplyFailed: Code { .messageReplyFailed }
  /// The message reply timed out.
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  /// The file access denied.
  public static var fileAccessDenied: Code { .fileAccessDenied }
  /// The delivery failed.
  public static var deliveryFailed: Code { .deliveryFailed }
  /// The insufficient space.
  public static var insufficientSpace: Code { .insufficientSpace }
  /// The session inactive.
  public static var sessionInactive: Code { .sessionInactive }
  /// The transfer timed out.
  public static var transferTimedOut: Code { .transferTimedOut }
  /// The companion app not installed.
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  /// The watch only app.
  public static var watchOnlyApp: Code { .watchOnlyApp }
}
/// A session activation state.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive
  case activated
}

/// The connection with a watch; not supported here.
open class WCSession: NSObject, @unchecked Sendable {
  private static let session = WCSession()
  /// The default.
  open class var `default`: WCSession { session }
  /// Returns false: there is no watch.
  open class func isSupported() -> Bool {
    FeatureUse.note("WatchConnectivity", "watch", told: "isSupported() is false")
    return false
  }
  /// The delegate.
  open weak var delegate: (any WCSessionDelegate)?
  /// Notifies the delegate that sessions are not supported.
  open func activate() {
    MainThread.later { [self] in
      delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }
  /// The activation state.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether it is paired.
  open var isPaired: Bool { false }
  /// Whether it is watch app installed.
  open var isWatchAppInstalled: Bool { false }
  /// Whether it is complication enabled.
  open var isComplicationEnabled: Bool { false }
  /// The remaining complication user info transfers.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// Whether it is reachable.
  open var isReachable: Bool { false }
  /// Whether it has content pending.
  open var hasContentPending: Bool { false }
  /// The watch directory URL.
  open var watchDirectoryURL: URL? { nil }
  /// The application context.
  open var applicationContext: [String: Any] { [:] }
  /// The received application context.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// The outstanding user info transfers.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  /// The outstanding file transfers.
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
  /// Calls the error's handler: no watch is reachable.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { MainThread.later { errorHandler?(WCError(.sessionNotActivated)) } }
  /// Calls the error's handler: no watch is reachable.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { MainThread.later { errorHandler?(WCError(.sessionNotActivated)) } }
  /// Updates application context.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotActivated)
  }
  /// Transfers user info.
  @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer
  { WCSessionUserInfoTransfer() }
  /// Transfers current complication user info.
  @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:])
    -> WCSessionUserInfoTransfer
  { WCSessionUserInfoTransfer() }
  /// Transfers file.
  @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    WCSessionFileTransfer()
  }
}
/// A session user info transfer.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// Whether it is transferring.
  open var isTransferring: Bool { false }
  /// The user info.
  open var userInfo: [String: Any] { [:] }
  /// Cancels.
  open func cancel() {}
}
/// A session file transfer.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  /// Whether it is transferring.
  open var isTransferring: Bool { false }
  /// Cancels.
  open func cancel() {}
}
/// A session file.
open class WCSessionFile: NSObject, @unchecked Sendable {
  /// The file URL.
  open var fileURL: URL { URL(fileURLWithPath: "/") }
  /// The metadata.
  open var metadata: [String: Any]? { nil }
}
/// The methods of a session delegate.
@preconcurrency public protocol WCSessionDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Called by the framework, as Apple documents it.
  func sessionDidDeactivate(_ session: WCSession)
  /// Called by the framework, as Apple documents it.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Called by the framework, as Apple documents it.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Called by the framework, as Apple documents it.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Called by the framework, as Apple documents it.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Called by the framework, as Apple documents it.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Called by the framework, as Apple documents it.
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
  /// Called by the framework, as Apple documents it.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Called by the framework, as Apple documents it.
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Called by the framework, as Apple documents it.
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
  /// The default of an optional requirement.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// The default of an optional requirement.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// The default of an optional requirement.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// The default of an optional requirement.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// The default of an optional requirement.
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  /// The default of an optional requirement.
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
  ) {}
  /// The default of an optional requirement.
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  /// The default of an optional requirement.
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
  ) {}
  /// The default of an optional requirement.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// The default of an optional requirement.
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
  /// The default of an optional requirement.
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
