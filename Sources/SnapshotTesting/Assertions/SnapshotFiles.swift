import Foundation

/// The files of one snapshot: its reference, and what a failure leaves.
struct SnapshotFiles {
  /// The reference.
  let reference: URL
  /// The snapshot that differs from the reference.
  let failed: URL
  /// The test's name as messages have it.
  let testName: String
  /// The snapshot's name where it has one.
  let name: String?

  init(test: String, testName: String, name: String?, pathExtension: String?, directory: String?) {
    let file = URL(fileURLWithPath: test)
    let fileName = file.deletingPathExtension().lastPathComponent
    let references =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(fileName)
    let identifier =
      name.map(SnapshotFiles.sanitized)
      ?? String(SnapshotCounter.shared.next(in: references.path, of: testName))
    var path = "\(SnapshotFiles.sanitized(testName)).\(identifier)"
    if let pathExtension { path += ".\(pathExtension)" }
    reference = references.appendingPathComponent(path)
    let artifacts =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
      }
      // Tests of other projects may have files of the same names.
      ?? URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
      .appendingPathComponent("snapshots" + file.deletingLastPathComponent().path)
    failed = artifacts.appendingPathComponent(fileName).appendingPathComponent(path)
    (self.testName, self.name) = (testName, name)
  }

  /// The path of a further file of a failure, such as the picture of the difference.
  func artifact(_ kind: String, pathExtension: String) -> URL {
    let base = failed.deletingPathExtension()
    return base.deletingLastPathComponent()
      .appendingPathComponent("\(base.lastPathComponent).\(kind).\(pathExtension)")
  }

  /// A name with only letters, digits and lines in it, as a part of a path.
  static func sanitized(_ name: String) -> String {
    var parts = ""
    for character in name {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if isWord {
        parts.append(character)
      } else if !parts.hasSuffix("-") {
        parts.append("-")
      }
    }
    return parts.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }
}
