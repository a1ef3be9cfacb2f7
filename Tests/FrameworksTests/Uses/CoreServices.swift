// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CoreServices

/// Compiles: one small use of each name of CoreServices that apps use. Never called.
@available(*, deprecated)
func useCoreServices() {
  do { _ = kUTTypeFolder }
  do { _ = kUTTypePlainText }
  do { _ = kUTTypeText }
  do { _ = UTTypeConformsTo }
}
