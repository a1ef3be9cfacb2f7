import Foundation

/// The folder that contains the running tests, and the programs built with them.
public enum BuildFolder {
  /// The folder.
  public static let url = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// A program that was built beside the tests.
  public static func program(_ name: String) -> URL {
    url.appendingPathComponent(name)
  }
}
