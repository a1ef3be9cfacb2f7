import Foundation

/// The kind of the app's own build. The library's may be another one: an app that is built for debugging runs
/// on the optimized library of the Swift SDK.
package enum AppBuild {
  /// Whether the app is built for debugging.
  package static let isDebug = isDebug(
    library: LoadedFile.path(of: #dsohandle), program: Bundle.main.executablePath ?? "",
    isOwnDebug: isOwnDebug)

  private static var isOwnDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Returns whether a program is built for debugging.
  ///
  /// A statically linked library is built with the program. The build of a shared one says nothing of the
  /// program's: the folder does into which the package manager and the tool put programs.
  ///
  /// - Parameters:
  ///   - library: The file that has this code.
  ///   - program: The program's file.
  ///   - isOwnDebug: Whether this code is built for debugging.
  static func isDebug(library: String?, program: String, isOwnDebug: Bool) -> Bool {
    guard library?.hasSuffix(".so") == true else { return isOwnDebug }
    let folders = program.split(separator: "/").dropLast().suffix(3)
    return folders.contains { ["debug", "debug-linux"].contains($0.lowercased()) }
  }
}
