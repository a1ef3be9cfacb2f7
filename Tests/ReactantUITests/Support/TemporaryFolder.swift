import Foundation

/// A folder of its own for one test, removed with this value's owner.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "reactant-ui-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file in place: opened, written, closed.
  func write(_ name: String, _ text: String) {
    let file = fopen(path(name), "w")!
    fputs(text, file)
    fclose(file)
  }

  /// Writes a file as careful editors do: another one is written and renamed to it.
  func replace(_ name: String, _ text: String) {
    write("." + name + ".swp", text)
    rename(path("." + name + ".swp"), path(name))
  }

  func remove(_ name: String) { unlink(path(name)) }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }
}
