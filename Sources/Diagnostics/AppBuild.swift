import Foundation

/// The kind of the app's own build. The library's may be another one: an app that is built for debugging runs
/// on the optimized library of the Swift SDK.
package enum AppBuild {
  /// Whether the app is built for debugging.
  package static let isDebug = isDebug(
    library: ownFile, program: Bundle.main.executablePath ?? "", isOwnDebug: isOwnDebug)

  private static var isOwnDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// The file that this code was loaded from.
  private static var ownFile: String? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
    return file(at: UInt(bitPattern: #dsohandle), in: maps)
  }

  /// Returns the file that is mapped at an address, in the kernel's list of a process' mappings.
  static func file(at address: UInt, in maps: String) -> String? {
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5)
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard fields.count == 6, bounds.count == 2, bounds[0] <= address, address < bounds[1] else { continue }
      return fields[5].drop { $0 == " " }.description
    }
    return nil
  }

  /// Returns whether a program is built for debugging.
  ///
  /// What is linked into the program is built with it. Where the library is a file of its own, its build says
  /// nothing of the program's: the folder does into which the package manager and the tool put programs.
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
