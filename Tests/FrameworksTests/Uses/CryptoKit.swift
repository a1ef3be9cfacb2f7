// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CryptoKit

/// Compiles: one small use of each name of CryptoKit that apps use. Never called.
@available(*, deprecated)
func useCryptoKit() {
  do { typealias Use = SHA256 }
  do { _ = SHA256.hash(data: Data()) }
  do { _ = HMAC<SHA256>.authenticationCode(for: Data(), using: SymmetricKey(size: .bits128)) }
  do { _ = SymmetricKey(data: Data()) }
  do { typealias Use = HMAC<SHA256> }
  do { typealias Use = Insecure }
  do { typealias Use = SymmetricKey }
  do { _ = Insecure.MD5.hash(data: Data()) }
  do { typealias Use = Insecure.MD5 }
}
