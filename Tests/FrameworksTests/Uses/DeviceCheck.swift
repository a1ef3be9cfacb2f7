// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import DeviceCheck

/// Compiles: one small use of each name of DeviceCheck that apps use. Never called.
@available(*, deprecated)
func useDeviceCheck() {
  do { _ = DCDevice.current }
  do { _ = DCDevice.generateToken(completionHandler:) }
  do { typealias Use = DCDevice }
  do { _ = { (value: DCDevice) in _ = value.isSupported } }
}
