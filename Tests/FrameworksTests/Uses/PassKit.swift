// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import PassKit

/// Compiles: one small use of each name of PassKit that apps use. Never called.
@available(*, deprecated)
func usePassKit() {
  do { typealias Use = PKAddPassesViewController }
  do { typealias Use = PKPass }
  do { typealias Use = PKPassLibrary }
}
