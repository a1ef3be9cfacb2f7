import Foundation

extension UserDefaults {
  /// The file in which Foundation keeps the defaults of this process.
  static var standardFile: URL {
    let home = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
    let folder = home ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return folder.appendingPathComponent("\(name).plist")
  }
}
