import QuartzCore

/// The machine the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The machine.
  public static let current = UIDevice()

  /// The machine's name on the network.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// What kind of machine it is.
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
}
