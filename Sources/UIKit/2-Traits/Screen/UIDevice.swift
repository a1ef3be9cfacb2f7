import QuartzCore

/// The machine the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The machine.
  public static let current = UIDevice()

  /// The machine's name on the network.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// The kind of machine.
  open var model: String { "Linux" }
  /// The name of the operating system.
  open var systemName: String { "Linux" }
  /// The version of the operating system.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// A phone or a pad, by the size of the screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// The kind of machine, in the user's language.
  open var localizedModel: String { model }

  /// An identifier that is the same for each launch of the app. It is made at the first use and kept in the
  /// user defaults.
  open var identifierForVendor: UUID? {
    let key = "UIDeviceIdentifierForVendor"
    if let kept = UserDefaults.standard.string(forKey: key).flatMap(UUID.init(uuidString:)) { return kept }
    let made = UUID()
    UserDefaults.standard.set(made.uuidString, forKey: key)
    return made
  }

  /// Plays the sound of a key, where the person has switched that on: they have not, since no machine here
  /// has such a setting.
  open func playInputClick() {}

  /// Whether several apps can run at a time.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// The orientation that the size of the screen stands for, while orientation notifications are generated;
  /// `.unknown` otherwise, as on iOS.
  open var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? screenOrientation : .unknown
  }

  /// Whether ``orientationDidChangeNotification`` is posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }

  /// Begins to post ``orientationDidChangeNotification``. Calls nest.
  open func beginGeneratingDeviceOrientationNotifications() {
    orientationObservers += 1
  }

  /// Ends what ``beginGeneratingDeviceOrientationNotifications()`` began.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(0, orientationObservers - 1)
  }

  private var orientationObservers = 0
  private var screenOrientation: UIDeviceOrientation {
    Self.orientation(of: UIScreen.main.bounds.size)
  }

  private static func orientation(of size: CGSize) -> UIDeviceOrientation {
    size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Posts the notification where the screen was turned.
  func screenDidChange(from oldSize: CGSize) {
    guard isGeneratingDeviceOrientationNotifications, Self.orientation(of: oldSize) != screenOrientation
    else { return }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
  }

  // MARK: Sensors

  /// Whether ``batteryLevel`` and ``batteryState`` can be read; false by default.
  open var isBatteryMonitoringEnabled = false
  /// The kernel's folder of batteries; tests set another.
  var powerSupplyFolder = "/sys/class/power_supply"

  /// Whether the proximity sensor is on. Stays false where there is no sensor, as on iOS.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {
      if newValue { warnOnce("there is no proximity sensor; isProximityMonitoringEnabled stays false.") }
    }
  }
  /// Whether something is near the sensor; false where there is none.
  open var proximityState: Bool { false }

  /// The device was turned: the screen became wider than high, or higher than wide.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
