import Foundation

extension URL {
  /// A file in which the process saves a part of the app's state: the app's name and the part's, in `.config`
  /// of the app's home, or in `XDG_CONFIG_HOME`.
  static func savedState(_ part: String) -> URL {
    let home = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap {
      $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil
    }
    let folder = home ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
    return folder.appendingPathComponent("\(Bundle.main.applicationName).\(part).plist")
  }
}

extension Bundle {
  /// The name under which the app's files are kept: its identifier, or the executable's name.
  var applicationName: String { bundleIdentifier ?? ProcessInfo.processInfo.processName }
}
