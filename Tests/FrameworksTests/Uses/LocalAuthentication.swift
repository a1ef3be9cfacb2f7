// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import LocalAuthentication

/// Compiles: one small use of each name of LocalAuthentication that apps use. Never called.
@available(*, deprecated)
func useLocalAuthentication() {
  do { _ = LAContext.canEvaluatePolicy(_:error:) }
  do { _ = { () -> LAContext in LAContext() } }
  do { typealias Use = LAContext }
  do { _ = LAContext.evaluatePolicy(_:localizedReason:reply:) }
  do { _ = LAPolicy.deviceOwnerAuthenticationWithBiometrics }
  do { _ = LAPolicy.deviceOwnerAuthentication }
  do { _ = LABiometryType.faceID }
  do { _ = { (value: LAContext) in _ = value.biometryType } }
  do { _ = { (value: LAContext) in _ = value.localizedFallbackTitle } }
  do { typealias Use = LAError }
  do { _ = LABiometryType.none }
  do { _ = LAError.Code.passcodeNotSet }
  do { _ = LABiometryType.touchID }
  do { _ = { (value: LAError) in _ = value.code } }
  do { typealias Use = LAPolicy }
  do { _ = LAError.Code.biometryLockout }
}
