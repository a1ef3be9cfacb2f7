import CoreMotion
import UIKit

/// The sensors that there are, and how the device is held.
final class MotionScreen: FrameworkScreen {
  override class var framework: String { "Core Motion" }
  override class var purpose: String { "The sensors of this device, and how it is held" }
  override class var symbol: String { "gyroscope" }

  private let manager = CMMotionManager()

  override func fill() {
    addButton("Which sensors?") { [weak self, manager] in
      var names: [String] = []
      if manager.isAccelerometerAvailable { names.append("acceleration") }
      if manager.isGyroAvailable { names.append("turning") }
      if CMPedometer.isStepCountingAvailable() { names.append("steps") }
      self?.show(names.isEmpty ? "None." : names.joined(separator: ", "))
    }
    addButton("How is it held?") { [weak self, manager] in
      guard manager.isDeviceMotionAvailable else {
        self?.show("Nothing measures it.")
        return
      }
      manager.deviceMotionUpdateInterval = 0.1
      manager.startDeviceMotionUpdates(to: .main) { motion, error in
        if let error { self?.show(error) }
        if let motion { self?.show(motion) }
      }
    }
  }

  private func show(_ motion: CMDeviceMotion) {
    func degrees(_ angle: Double) -> Int { Int((angle * 180 / .pi).rounded()) }
    // What is nearly nothing has no sign.
    func text(_ part: Double) -> String { String(format: "%.2f", (part * 100).rounded() / 100 + 0) }
    let (attitude, gravity) = (motion.attitude, motion.gravity)
    show(
      "Pitch \(degrees(attitude.pitch))°, roll \(degrees(attitude.roll))°, yaw \(degrees(attitude.yaw))°\n"
        + "Down is (\(text(gravity.x)), \(text(gravity.y)), \(text(gravity.z))).")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    manager.stopDeviceMotionUpdates()
  }
}
