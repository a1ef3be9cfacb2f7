import DeviceAccess
@_exported import Foundation

/// The error domain.
public let NFCErrorDomain = "NFCError"
/// An error of a reader of tags.
public struct NFCReaderError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { NFCErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = NFCReaderError
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation = 2
    case readerTransceiveErrorTagConnectionLost = 100
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout = 201
    case readerSessionInvalidationErrorSystemIsBusy = 203
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
  }
  /// The reader error unsupported feature.
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  /// The reader error security violation.
  public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
  /// The reader transceive error tag connection lost.
  public static var readerTransceiveErrorTagConnectionLost: Code { .readerTransceiveErrorTagConnectionLost }
  /// The reader session invalidation error user canceled.
  public static var readerSessionInvalidationErrorUserCanceled: Code {
    .readerSessionInvalidationErrorUserCanceled
  }
  /// The reader session invalidation error session timeout.
  public static var readerSessionInvalidationErrorSessionTimeout: Code {
    .readerSessionInvalidationErrorSessionTimeout
  }
  /// The reader session invalidation error system is busy.
  public static var readerSessionInvalidationErrorSystemIsBusy: Code {
    .readerSessionInvalidationErrorSystemIsBusy
  }
  /// The reader session invalidation error first NDEF tag read.
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
}
/// A message of a tag. No tag is read here.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  /// The records.
  open var records: [NFCNDEFPayload] { [] }
}
/// A record of a tag's message.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  /// The payload.
  open var payload: Data { Data() }
  /// The type.
  open var type: Data { Data() }
}
/// Reads tags; not available here, so a session ends with an error.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  /// The setting reading available.
  open class var readingAvailable: Bool {
    FeatureUse.note("CoreNFC", "tags", told: "readingAvailable is false")
    return false
  }
  /// The alert message.
  open var alertMessage = ""
  /// Whether it is ready.
  open var isReady: Bool { false }
  /// Begins.
  open func begin() {}
  /// Invalidates.
  open func invalidate() {}
  /// Invalidates.
  open func invalidate(errorMessage: String) {}
}
/// Reads tags; not supported here.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  /// Makes one of the given values.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
  ) { self.delegate = delegate }
  /// Notifies the delegate that tags are not supported.
  open override func begin() {
    MainThread.later { [self] in
      delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
  }
}
/// The methods of a NFCNDEF reader session delegate.
@preconcurrency public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// Called by the framework, as Apple documents it.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
}
