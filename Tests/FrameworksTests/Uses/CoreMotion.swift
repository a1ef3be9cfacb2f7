// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CoreMotion

/// Compiles: one small use of each name of CoreMotion that apps use. Never called.
@available(*, deprecated)
func useCoreMotion() {
  do { _ = { () -> CMMotionManager in CMMotionManager() } }
  do { typealias Use = CMMotionManager }
  do { _ = CMMotionManager.startDeviceMotionUpdates(to:withHandler:) }
  do { _ = { (value: CMMotionManager) in _ = value.accelerometerUpdateInterval } }
  do { _ = { (value: CMMotionManager) in _ = value.deviceMotionUpdateInterval } }
  do { _ = CMErrorMotionActivityNotAuthorized }
  do { _ = { (value: CMDeviceMotion) in _ = value.userAcceleration } }
  do { _ = { () -> CMMotionActivityManager in CMMotionActivityManager() } }
  do { _ = CMMotionActivityManager.queryActivityStarting(from:to:to:withHandler:) }
  do { _ = CMMotionActivityManager.stopActivityUpdates }
  do { _ = { (value: CMMotionManager) in _ = value.isAccelerometerAvailable } }
  do { _ = { (value: CMMotionManager) in _ = value.isDeviceMotionAvailable } }
  do { _ = CMMotionManager.startAccelerometerUpdates(to:withHandler:) }
  do { _ = CMMotionManager.stopAccelerometerUpdates }
  do { _ = CMMotionManager.stopDeviceMotionUpdates }
  do { typealias Use = CMDeviceMotion }
  do { typealias Use = CMMotionActivityManager }
}
