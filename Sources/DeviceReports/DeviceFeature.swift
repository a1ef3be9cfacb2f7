/// A device of the machine at which a person sees the app, as its display reaches it. The raw value is its
/// letter in messages to a page.
package enum DeviceFeature: String, CaseIterable, Sendable {
  /// The place of the machine.
  case location = "l"
  /// The direction to the north.
  case heading = "h"
  /// Acceleration, rotation and attitude.
  case motion = "m"
  /// Notifications outside of the app.
  case notifications = "n"
}

/// The display's answer on a device. The raw value is its letter in messages from a page.
package enum DevicePermission: String, CaseIterable, Sendable {
  /// The person permits it.
  case granted = "g"
  /// The person refuses it.
  case denied = "d"
  /// There is no such device, or the page may not ask: its connection is not secure.
  case unavailable = "u"
}

/// A need of an app for measurements.
package struct DeviceDemand: Sendable, Equatable {
  /// Whether the most exact measurements are needed, which cost most energy.
  package var isPrecise: Bool
  /// The time between two measurements, in seconds.
  package var interval: Double

  /// Creates a need; without an interval, for all that there are.
  package init(isPrecise: Bool = true, interval: Double = 0) {
    (self.isPrecise, self.interval) = (isPrecise, interval)
  }

  /// Returns the need that serves two.
  func merged(with other: DeviceDemand) -> DeviceDemand {
    DeviceDemand(isPrecise: isPrecise || other.isPrecise, interval: min(interval, other.interval))
  }
}

/// A request of the app to its display's devices.
package enum DeviceRequest: Sendable, Equatable {
  /// Ask the person to permit it. ``DeviceReport/permission(_:_:)`` answers.
  case authorize(DeviceFeature)
  /// Measure; in place of what was asked for before.
  case start(DeviceFeature, DeviceDemand)
  /// Stop measuring.
  case stop(DeviceFeature)
  /// Show a notification outside of the app.
  case notify(number: Int, title: String, body: String, isSilent: Bool)
  /// Take a notification back.
  case withdraw(number: Int)
}
