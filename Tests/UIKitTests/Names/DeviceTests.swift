import Foundation
import Testing

@testable import UIKit

@Suite("A device")
@MainActor struct DeviceTests {
  @Test("reads the charge of the first battery while monitoring is on")
  func battery() throws {
    let device = UIDevice()
    let folder = FileManager.default.temporaryDirectory.appending(path: "supplies-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, files) in [
      ("AC", ["type": "Mains\n", "online": "1"]),
      ("BAT0", ["type": "Battery\n", "capacity": "42\n", "status": "Charging\n"]),
    ] {
      let supply = folder.appending(path: name)
      try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
      for (file, text) in files { try Data(text.utf8).write(to: supply.appending(path: file)) }
    }
    device.powerSupplyFolder = folder.path
    #expect(device.batteryLevel == -1)
    #expect(device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = true
    #expect(abs(device.batteryLevel - 0.42) < 0.001)
    #expect(device.batteryState == .charging)
    try Data("no number".utf8).write(to: folder.appending(path: "BAT0/capacity"))
    #expect(device.batteryLevel == -1)
    device.powerSupplyFolder = "/nothing"
    #expect(device.batteryState == .unknown)
  }

  @Test("has an orientation only while notifications are generated, and calls nest")
  func orientation() {
    let device = UIDevice()
    #expect(device.orientation == .unknown)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.orientation.isValidInterfaceOrientation)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }

  @Test("keeps its identifier")
  func identifier() {
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    #expect(UIDevice.current.identifierForVendor != nil)
  }
}

@Suite("Work in the background")
@MainActor struct BackgroundTaskTests {
  @Test("expires when the app ends, oldest first, unless it was ended")
  func expires() {
    let tasks = BackgroundTasks()
    var expired: [Int] = []
    let first = tasks.begin { expired.append(1) }
    let second = tasks.begin { expired.append(2) }
    _ = tasks.begin { expired.append(3) }
    #expect(first != second)
    #expect(first != .invalid)
    tasks.end(second)
    tasks.end(second)
    tasks.end(.invalid)
    tasks.expire()
    tasks.expire()
    #expect(expired == [1, 3])
  }

  @Test("may end itself while it expires")
  func endsItself() {
    let tasks = BackgroundTasks()
    var identifier = UIBackgroundTaskIdentifier.invalid
    var count = 0
    identifier = tasks.begin {
      count += 1
      tasks.end(identifier)
    }
    tasks.expire()
    #expect(count == 1)
  }
}

@Suite("An action that the application sends")
@MainActor struct ApplicationActionTests {
  private final class Target: NSObject {
    var senders: [String] = []
    func press(_ sender: Any?) { senders.append("\(sender ?? "nil")") }
  }

  @Test("reaches its target with its sender, and reports whether it was there")
  func reaches() {
    let target = Target()
    let press = Selector("press:") { (target: Target) in target.press }
    #expect(UIApplication.shared.sendAction(press, to: target, from: "sender", for: nil))
    #expect(target.senders == ["sender"])
    #expect(!UIApplication.shared.sendAction(press, to: UIView(), from: nil, for: nil))
  }
}
