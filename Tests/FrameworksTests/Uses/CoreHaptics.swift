// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CoreHaptics

/// Compiles: one small use of each name of CoreHaptics that apps use. Never called.
@available(*, deprecated)
func useCoreHaptics() {
  do { _ = CHHapticEngine.capabilitiesForHardware }
  do { typealias Use = CHHapticEngine }
}
