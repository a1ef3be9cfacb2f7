import CoreMotion
import UIKit

/// The sensors that there are.
final class MotionScreen: FrameworkScreen {
  override class var framework: String { "Core Motion" }
  override class var purpose: String { "The sensors that this device has" }
  override class var symbol: String { "gyroscope" }

  override func fill() {
    addButton("Which sensors?") { [weak self] in
      let manager = CMMotionManager()
      var names: [String] = []
      if manager.isAccelerometerAvailable { names.append("acceleration") }
      if manager.isGyroAvailable { names.append("turning") }
      if CMPedometer.isStepCountingAvailable() { names.append("steps") }
      self?.show(names.isEmpty ? "None." : names.joined(separator: ", "))
    }
  }
}
