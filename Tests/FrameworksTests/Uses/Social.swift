// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import Social

/// Compiles: one small use of each name of Social that apps use. Never called.
@available(*, deprecated)
func useSocial() {
  do { typealias Use = SLComposeServiceViewController }
  do { typealias Use = SLComposeServiceViewController }
}
