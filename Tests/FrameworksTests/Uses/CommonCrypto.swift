// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CommonCrypto

/// Compiles: one small use of each name of CommonCrypto that apps use. Never called.
@available(*, deprecated)
func useCommonCrypto() {
  do { _ = CC_LONG(4) }
  do { typealias Use = CC_LONG }
  do { _ = CC_SHA256_DIGEST_LENGTH }
  do { _ = CC_SHA256 }
  do { _ = CC_SHA1_DIGEST_LENGTH }
  do { _ = CC_MD5_DIGEST_LENGTH }
  do { _ = CC_SHA512_DIGEST_LENGTH }
  do { _ = CC_SHA1 }
}
