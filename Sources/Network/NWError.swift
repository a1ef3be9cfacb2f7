import Foundation

/// An error of a connection or a listener.
public enum NWError: Error, Hashable, Sendable, CustomNSError, CustomDebugStringConvertible {
  /// An error of the system.
  case posix(POSIXErrorCode)
  /// An error of looking a name up: a code of `getaddrinfo`.
  case dns(Int32)
  /// An error of encryption, as a status of Security.
  case tls(Int32)

  /// The domain of errors that are bridged.
  public static var errorDomain: String { "Network.NWError" }
  /// The code of the kind's own domain.
  public var errorCode: Int {
    switch self {
    case .posix(let code): Int(code.rawValue)
    case .dns(let code), .tls(let code): Int(code)
    }
  }
  /// The text of the error.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: debugDescription] }
  /// The text of the error.
  public var debugDescription: String {
    switch self {
    case .posix(let code):
      "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
    case .dns(let code): "DNS error \(code): \(String(cString: gai_strerror(code)))"
    case .tls(let code): "TLS error \(code)"
    }
  }

  /// The system's last error.
  static var last: NWError { system(errno) }
  /// The error of a number.
  static func system(_ number: Int32) -> NWError { .posix(POSIXErrorCode(rawValue: number) ?? .EIO) }
}
