import Diagnostics
import Foundation

/// The folders of an app, which no other app shares: `Documents`, `Library/Application Support` and
/// `Library/Caches`. They lie in a folder of the app's name below `XDG_DATA_HOME` (`~/.local/share`), its
/// caches below `XDG_CACHE_HOME` (`~/.cache`). Foundation finds them by the environment, so the app's home is
/// that folder from then on, as on iOS.
struct AppFolders {
  let home: URL
  let support: URL
  let caches: URL

  /// The folders of an app, for an environment that an app may have changed before it started this one.
  init(name: String, environment: [String: String], userHome: URL) {
    func folder(_ variable: String, _ usual: String) -> URL {
      if let path = environment[variable], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
      return userHome.appendingPathComponent(usual)
    }
    var data = folder("XDG_DATA_HOME", ".local/share")
    var cache = folder("XDG_CACHE_HOME", ".cache")
    if let outer = environment[AppFolders.variable] {
      data = URL(fileURLWithPath: outer).deletingLastPathComponent()
      cache = cache.deletingLastPathComponent()
    }
    home = data.appendingPathComponent(name)
    support = home.appendingPathComponent("Library/Application Support")
    caches = cache.appendingPathComponent(name)
  }

  /// The variable that names the home of the app that changed the environment.
  private static let variable = "SHOJI_HOME"

  /// Makes the folders those of this process, and creates them. To be called before anything reads the user
  /// defaults.
  ///
  /// - Returns: The home of the person: the environment's, or the one in the system's list of users where
  ///   that names no folder.
  static func activate() -> URL {
    let environment = ProcessInfo.processInfo.environment
    let named = environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    let userHome = named ?? FileManager.default.homeDirectoryForCurrentUser
    AppFolders(name: Bundle.main.applicationName, environment: environment, userHome: userHome).activate()
    return userHome
  }

  private func activate() {
    setenv(AppFolders.variable, home.path, 1)
    setenv("CFFIXED_USER_HOME", home.path, 1)
    setenv("XDG_DATA_HOME", support.path, 1)
    setenv("XDG_CACHE_HOME", caches.path, 1)
    let manager = FileManager.default
    let documents = manager.urls(for: .documentDirectory, in: .userDomainMask)
    for folder in [support, caches] + documents {
      do {
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        Log.app.error("The app's folder \(folder.path) cannot be created: \(error.localizedDescription)")
      }
    }
  }
}

extension URL {
  /// The app's documents, which belong to the person.
  @_disfavoredOverload public static var documentsDirectory: URL { standard(.documentDirectory) }
  /// The app's own files.
  @_disfavoredOverload public static var applicationSupportDirectory: URL {
    standard(.applicationSupportDirectory)
  }
  /// The files that the app can make again.
  @_disfavoredOverload public static var cachesDirectory: URL { standard(.cachesDirectory) }
  /// The app's home, which its other folders lie in.
  @_disfavoredOverload public static var homeDirectory: URL {
    URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
  }
  /// The folder of the app's own files and settings.
  @_disfavoredOverload public static var libraryDirectory: URL {
    homeDirectory.appendingPathComponent("Library", isDirectory: true)
  }
  /// The files that are only needed for a while.
  @_disfavoredOverload public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

  private static func standard(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask)[0]
  }
}
