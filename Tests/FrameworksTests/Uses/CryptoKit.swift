// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CryptoKit

/// Compiles: one small use of each name of CryptoKit that apps use. Never called.
@available(*, deprecated)
func useCryptoKit() {
  do { typealias Use = SHA256 }
  do { _ = SHA256.hash(data:) }
  do { _ = HMAC.authenticationCode(for:using:) }
  do { _ = SymmetricKey.init(data:) }
  do { typealias Use = HMAC }
  do { typealias Use = Insecure }
  do { typealias Use = SymmetricKey }
  do { _ = Insecure.MD5.hash(data:) }
  do { typealias Use = Insecure.MD5 }
}
