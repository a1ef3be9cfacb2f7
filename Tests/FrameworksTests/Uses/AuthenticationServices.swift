// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import AuthenticationServices

/// Compiles: one small use of each name of AuthenticationServices that apps use. Never called.
@available(*, deprecated)
func useAuthenticationServices() {
  do { typealias Use = ASPresentationAnchor }
  do { _ = { (value: any ASAuthorizationControllerPresentationContextProviding) in _ = value.presentationAnchor(for:) } }
  do { _ = { (value: ASWebAuthenticationSession) in _ = value.presentationContextProvider } }
  do { typealias Use = ASWebAuthenticationSession }
  do { _ = { (value: any ASAuthorizationControllerDelegate) in _ = value.authorizationController(controller:didCompleteWithAuthorization:) } }
  do { _ = { (value: any ASAuthorizationControllerDelegate) in _ = value.authorizationController(controller:didCompleteWithError:) } }
  do { _ = { (value: ASAuthorization) in _ = value.credential } }
  do { _ = ASAuthorizationAppleIDProvider.createRequest }
  do { _ = { (value: ASAuthorizationController) in _ = value.delegate } }
  do { _ = ASAuthorizationController.init(authorizationRequests:) }
  do { _ = ASAuthorizationController.performRequests }
  do { _ = ASWebAuthenticationSession.init(url:callbackURLScheme:completionHandler:) }
  do { _ = ASWebAuthenticationSession.start }
  do { typealias Use = ASAuthorization }
  do { typealias Use = ASAuthorizationController }
  do { typealias Use = ASAuthorizationControllerDelegate }
  do { typealias Use = ASWebAuthenticationPresentationContextProviding }
}
