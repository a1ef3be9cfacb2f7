import DeviceAccess
@_exported import Foundation

/// The ways of recognizing the device's owner.
public enum LAPolicy: Int, Sendable {
  /// By the face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By these or the passcode.
  case deviceOwnerAuthentication = 2
  /// By a watch.
  case deviceOwnerAuthenticationWithWatch = 3
  /// By these or a watch.
  case deviceOwnerAuthenticationWithBiometricsOrWatch = 4
}

/// The kinds of biometry.
public enum LABiometryType: Int, Sendable {
  /// There is none.
  case none = 0
  /// Fingers.
  case touchID = 1
  /// The face.
  case faceID = 2
  /// The eyes.
  case opticID = 4

  /// There is none.
  @available(*, deprecated, renamed: "none")
  public static var LABiometryNone: LABiometryType { .none }
}

/// The domain of Local Authentication's errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of Local Authentication.
public struct LAError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { LAErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The kinds of errors.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = LAError
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case invalidDimensions = -14
    case notInteractive = -1004

    /// The words for people; nil for none.
    public var sentence: String? {
      switch self {
      case .authenticationFailed: "Application retry limit exceeded."
      case .userCancel: "Canceled by user."
      case .userFallback: "Fallback authentication mechanism selected."
      case .systemCancel: "UI canceled by system."
      case .passcodeNotSet: "Passcode not set."
      case .biometryNotAvailable: "Biometry is not available on this device."
      case .biometryNotEnrolled: "No identities are enrolled."
      case .biometryLockout: "Biometry is locked out."
      case .appCancel: "Canceled by application."
      case .invalidContext: "Context is invalid."
      default: nil
      }
    }

    /// Fingers are not available.
    @available(*, deprecated, renamed: "biometryNotAvailable")
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// There are no fingers.
    @available(*, deprecated, renamed: "biometryNotEnrolled")
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// There were too many failures.
    @available(*, deprecated, renamed: "biometryLockout")
    public static var touchIDLockout: Code { .biometryLockout }
  }

  /// The error `authenticationFailed`.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The error `userCancel`.
  public static var userCancel: Code { .userCancel }
  /// The error `userFallback`.
  public static var userFallback: Code { .userFallback }
  /// The error `systemCancel`.
  public static var systemCancel: Code { .systemCancel }
  /// The error `passcodeNotSet`.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The error `biometryNotAvailable`.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The error `biometryNotEnrolled`.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The error `biometryLockout`.
  public static var biometryLockout: Code { .biometryLockout }
  /// The error `appCancel`.
  public static var appCancel: Code { .appCancel }
  /// The error `invalidContext`.
  public static var invalidContext: Code { .invalidContext }
}

/// Recognizes the device's owner. Nothing here does: as on a device without an enrolled face or finger and
/// without a passcode, unless answers are handed in.
open class LAContext: NSObject, @unchecked Sendable {
  /// The word for another way; the empty text for none, nil, the default, for the system's. Kept.
  open var localizedFallbackTitle: String?
  /// The word for cancelling; nil, the default, for the system's. Kept.
  open var localizedCancelTitle: String?
  /// The text that says what for. Kept.
  open var localizedReason = ""
  /// The time for which an unlocked device is enough, in seconds. Kept.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether the system may ask; true by default turned round. Kept.
  open var interactionNotAllowed = false
  /// A description of who is enrolled; nil before a check that succeeded.
  open private(set) var evaluatedPolicyDomainState: Data?
  private var isInvalid = false

  /// Creates a context.
  public override init() {}

  /// The kind of biometry of the device: none, unless an answer names one.
  open var biometryType: LABiometryType {
    switch DeviceAnswers.answer("biometry") {
    case "face": .faceID
    case "touch": .touchID
    default: .none
    }
  }

  private func refusal(_ policy: LAPolicy) -> LAError? {
    if isInvalid { return LAError(.invalidContext) }
    let hasPasscode = DeviceAnswers.answer("passcode") != nil || biometryType != .none
    switch policy {
    case .deviceOwnerAuthentication: return hasPasscode ? nil : LAError(.passcodeNotSet)
    case .deviceOwnerAuthenticationWithWatch: return LAError(.companionNotAvailable)
    default:
      if biometryType == .none { return LAError(.biometryNotEnrolled) }
      // iOS ends an app whose Info.plist says nothing of faces; here it is told no, with the same words.
      let face = Permission("face", usageKeys: ["NSFaceIDUsageDescription"])
      return biometryType == .faceID && !face.mayAsk ? LAError(.biometryNotAvailable) : nil
    }
  }

  /// Returns whether the owner can be recognized, and says why not.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    guard let refusal = refusal(policy) else {
      evaluatedPolicyDomainState = Data("shoji".utf8)
      return true
    }
    FeatureUse.note("LocalAuthentication", feature(policy), told: "LAError \(refusal.code)")
    error?.pointee = refusal as NSError
    return false
  }

  private func feature(_ policy: LAPolicy) -> String {
    policy == .deviceOwnerAuthentication ? "passcode" : "biometry"
  }

  /// Recognizes the owner, and calls the handler with the result, on another thread.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = outcome(policy)
    DispatchQueue.global().async { reply(error == nil, error) }
  }

  /// Recognizes the owner.
  ///
  /// - Throws: An ``LAError`` where that fails.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    if let error = outcome(policy) { throw error }
    return true
  }

  private func outcome(_ policy: LAPolicy) -> LAError? {
    let error: LAError? =
      refusal(policy)
      ?? {
        switch DeviceAnswers.answer("authentication") {
        case "match": nil
        case "cancel": LAError(.userCancel)
        case "fallback": LAError(.userFallback)
        default: LAError(.authenticationFailed)
        }
      }()
    FeatureUse.note(
      "LocalAuthentication", policy == .deviceOwnerAuthentication ? "passcode" : "biometry",
      told: error.map { "LAError \($0.code)" } ?? "recognized, by the answer that was handed in")
    return error
  }

  /// Ends the context: it recognizes nobody any more.
  open func invalidate() { isInvalid = true }

  /// Takes a credential: none is used here.
  open func setCredential(_ credential: Data?, type: Int) -> Bool { false }
  /// Returns whether a credential was taken: none is.
  open func isCredentialSet(_ type: Int) -> Bool { false }
}
