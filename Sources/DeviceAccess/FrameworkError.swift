import Foundation

/// An error of one of Apple's frameworks beside UIKit: a code of the framework's own, its domain, and a
/// dictionary of what goes with it.
///
/// Foundation gives such an error ``code``, `userInfo`, `errorCode`, `errorDomain`, `init(_:userInfo:)`, and
/// matches its codes in `catch`. An error declares these:
///
///     public struct TagError: FrameworkError {
///       public static var _nsErrorDomain: String { TagErrorDomain }
///       public let _nsError: NSError
///       public init(_nsError: NSError) { self._nsError = _nsError }
///       public enum Code: Int, FrameworkErrorCode {
///         public typealias _ErrorType = TagError
///         case lost = 1
///       }
///     }
public protocol FrameworkError: _BridgedStoredNSError, LocalizedError
where Code: FrameworkErrorCode, Code.RawValue == Int {}

/// A code of a ``FrameworkError``.
public protocol FrameworkErrorCode: _ErrorCodeProtocol, RawRepresentable, Hashable, Sendable {
  /// The framework's own sentence about the code; nil, the default, for that with the domain and the number.
  var sentence: String? { get }
}

extension FrameworkErrorCode {
  /// No sentence.
  public var sentence: String? { nil }
}

extension FrameworkError {
  /// The dictionary that the error was made with.
  public var userInfo: [String: Any] { _nsError.userInfo }
  /// The description that the error was made with, else the framework's sentence about the code, else that
  /// with the domain and the number.
  public var errorDescription: String? {
    userInfo[NSLocalizedDescriptionKey] as? String ?? code.sentence
      ?? "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
  }
  /// The dictionary that the error was made with, and its description, for `NSError`.
  public var errorUserInfo: [String: Any] {
    userInfo.merging([NSLocalizedDescriptionKey: errorDescription ?? ""]) { given, _ in given }
  }
  /// The reason that the error was made with.
  public var failureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
  /// The advice that the error was made with.
  public var recoverySuggestion: String? { userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String }
  // Foundation's own hash of such an error stops the program on Linux.
  /// Adds the domain and the code.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Self.errorDomain)
    hasher.combine(errorCode)
  }
  /// The hash of the domain and the code.
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}
