import DeviceAccess
@_exported import UIKit

/// The window over which a sheet is shown.
public typealias ASPresentationAnchor = UIWindow
/// The authorization error domain.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
/// The web authentication session error domain.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
/// An error of an authorization. Requests end here with `notHandled`.
public struct ASAuthorizationError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = ASAuthorizationError
    case unknown = 1000
    case canceled
    case invalidResponse
    case notHandled
    case failed
    case notInteractive
    case matchedExcludedCredential
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The canceled.
  public static var canceled: Code { .canceled }
  /// The invalid response.
  public static var invalidResponse: Code { .invalidResponse }
  /// The not handled.
  public static var notHandled: Code { .notHandled }
  /// The failed.
  public static var failed: Code { .failed }
  /// The not interactive.
  public static var notInteractive: Code { .notInteractive }
  /// The matched excluded credential.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}
/// An error of a sign-in by the web. Sessions end here with `canceledLogin`.
public struct ASWebAuthenticationSessionError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = ASWebAuthenticationSessionError
    case canceledLogin = 1
    case presentationContextNotProvided
    case presentationContextInvalid
  }
  /// The canceled login.
  public static var canceledLogin: Code { .canceledLogin }
  /// The presentation context not provided.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The presentation context invalid.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// The result of an authorization.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// The values that are requested.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The full name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The email.
    public static let email = Scope(rawValue: "email")
  }
  /// An open ID operation.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The operation implicit.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// The operation login.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// The operation refresh.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// The operation logout.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
  /// The provider.
  public let provider: any ASAuthorizationProvider
  /// The credential.
  public let credential: any ASAuthorizationCredential
  internal init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}
/// An authorization provider.
public protocol ASAuthorizationProvider: AnyObject {}
/// An authorization credential.
public protocol ASAuthorizationCredential: AnyObject {}

/// A request for an authorization.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// The provider.
  public let provider: any ASAuthorizationProvider
  internal init(provider: any ASAuthorizationProvider) { self.provider = provider }
}
/// An authorization open ID request.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The requested scopes.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// The state.
  open var state: String?
  /// The nonce.
  open var nonce: String?
  /// The requested operation.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
/// An authorization apple ID request.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The user.
  open var user: String?
}

/// Signs people in with Apple; not available here.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// A credential state.
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized
    case notFound
    case transferred
  }
  /// The credential revoked notification.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
  /// Creates request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }
  /// Calls the handler: nobody is known.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { MainThread.later { completion(.notFound, nil) } }
  /// Returns the credential state.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
/// The user detection status.
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported = 0
  case unknown
  case likelyReal
}
/// An authorization apple ID credential.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The user.
  open var user: String { "" }
  /// The state.
  open var state: String? { nil }
  /// The authorized scopes.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// The authorization code.
  open var authorizationCode: Data? { nil }
  /// The identity token.
  open var identityToken: Data? { nil }
  /// The email.
  open var email: String? { nil }
  /// The full name.
  open var fullName: PersonNameComponents? { nil }
  /// The real user status.
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}
/// An authorization password provider.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Creates request.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}
/// An authorization password request.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
/// A password credential.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The user.
  public let user: String
  /// The password.
  public let password: String
  /// Makes one of the given values.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
/// An authorization platform public key credential provider.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  /// The relying party identifier.
  public let relyingPartyIdentifier: String
  /// Makes one of the given values.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  /// Creates credential registration request.
  open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
    -> ASAuthorizationRequest
  { ASAuthorizationRequest(provider: self) }
  /// Creates credential assertion request.
  open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationRequest {
    ASAuthorizationRequest(provider: self)
  }
}

/// Carries out requests; each fails with `ASAuthorizationError.notHandled` here.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  /// The authorization requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The presentation context provider.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  /// Makes one of the given values.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }
  /// Performs requests.
  open func performRequests() {
    FeatureUse.note("AuthenticationServices", "authorization", told: "ASAuthorizationError.notHandled")
    MainThread.later { [self] in
      MainActor.assumeIsolated {
        delegate?.authorizationController(
          controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
      }
    }
  }
  /// Cancels.
  open func cancel() {}
}
/// The methods of a authorization controller delegate.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called by the framework, as Apple documents it.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// The default of an optional requirement.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// The default of an optional requirement.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}
/// An authorization controller presentation context providing.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Called by the framework, as Apple documents it.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The button of Apple's sign-in.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  /// A button type.
  public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue`
    case signUp
  }
  /// A style.
  public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline
    case black
  }
  /// The corner radius.
  open var cornerRadius: CGFloat = 6 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  private let label = UILabel()
  public convenience override init(frame: CGRect) {
    self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
  }
  /// Makes one of the given values.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// Makes one of the given values.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    label.text =
      [.signIn: "Sign in with Apple", .continue: "Continue with Apple", .signUp: "Sign up with Apple"][type]
    label.textAlignment = .center
    label.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    label.isUserInteractionEnabled = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = label.text
    accessibilityTraits = .button
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}

/// Signs in at a site of the web; here, it cannot be started.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  /// The handler of a session.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// The address to which a session returns.
  open class Callback: NSObject {
    /// Returns the custom scheme.
    open class func customScheme(_ customScheme: String) -> Callback { Callback() }
    /// Returns the https.
    open class func https(host: String, path: String) -> Callback { Callback() }
  }
  /// The presentation context provider.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// The setting prefers ephemeral web browser session.
  open var prefersEphemeralWebBrowserSession = false
  /// The additional header fields.
  open var additionalHeaderFields: [String: String]?
  private var handler: CompletionHandler?
  /// Makes one of the given values.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    handler = completionHandler
    super.init()
  }
  /// Makes one of the given values.
  public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler)
  }
  /// Whether it can start.
  open var canStart: Bool { false }
  /// Returns false, and calls the handler with `canceledLogin`: pages of the web are not shown here.
  @discardableResult open func start() -> Bool {
    FeatureUse.note(
      "AuthenticationServices", "sign-in by the web", told: "ASWebAuthenticationSessionError.canceledLogin")
    finish()
    return false
  }
  /// Cancels.
  open func cancel() { finish() }
  private func finish() {
    guard let handler else { return }
    self.handler = nil
    MainThread.later { handler(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
  }
}
/// A web authentication presentation context providing.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// Called by the framework, as Apple documents it.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
