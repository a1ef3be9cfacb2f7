import Containment
import Foundation
import XcodeProjects

/// The file in which a package keeps the versions that it depends on.
///
/// With an SDK, Shoji depends on nothing, and the package manager takes what Shoji depends on out of the
/// file. People keep the file with their sources, and also build without an SDK, so that is put back.
struct ResolvedFile {
  private let path: String
  /// A copy for as long as the package manager runs: the next command puts back what one that was ended could
  /// not.
  private let copy: String
  private let before: [UInt8]?
  private var isCleared = false

  /// The file of a package, as it is now or was before a command that was ended.
  init(of package: URL, scratch: String) {
    path = package.appendingPathComponent("Package.resolved").path
    copy = scratch + "/Package.resolved.before"
    before = FileAccess.bytes(copy) ?? FileAccess.bytes(path)
    guard let before, !FileAccess.exists(copy) else { return }
    try? OutputFile.write(before, to: copy, makesFolders: true)
  }

  /// Removes the file, once, where the package manager has failed to: it does so where no versions are left,
  /// and its bounds let it remove nothing in a person's folder.
  ///
  /// - Returns: Whether it was removed, so that the package manager should run again.
  mutating func clear(after failure: String) -> Bool {
    guard !isCleared, before != nil, failure.contains("Permission denied"), failure.contains(path) else {
      return false
    }
    isCleared = true
    OutputFile.remove(path)
    return true
  }

  /// Puts back the versions that the package manager has taken out.
  func restore() {
    defer { OutputFile.remove(copy) }
    guard let before else { return }
    guard let after = FileAccess.bytes(path) else {
      // No version was left.
      try? OutputFile.write(before, to: path)
      return
    }
    guard after != before, let merged = ResolvedFile.merge(after, keeping: before) else { return }
    try? OutputFile.write(merged, to: path)
  }

  /// A file with the versions of another one that it lacks; that one itself where it has no others. Nil where
  /// one of them cannot be read.
  static func merge(_ new: [UInt8], keeping old: [UInt8]) -> [UInt8]? {
    func file(_ bytes: [UInt8]) -> [String: Any]? {
      (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
    }
    func pins(_ file: [String: Any]) -> [[String: Any]]? { file["pins"] as? [[String: Any]] }
    func identity(_ pin: [String: Any]) -> String { pin["identity"] as? String ?? "" }
    func same(_ one: [String: Any], _ other: [String: Any]) -> Bool {
      NSDictionary(dictionary: one).isEqual(to: other)
    }
    guard let oldFile = file(old), var file = file(new), let before = pins(oldFile), let after = pins(file)
    else {
      return nil
    }
    let known = Set(after.map(identity))
    let missing = before.filter { !known.contains(identity($0)) }
    if after.allSatisfy({ pin in before.contains { same($0, pin) } }) { return old }
    file["pins"] = (after + missing).sorted { identity($0) < identity($1) }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: file, options: options)).map { Array($0) + [10] }
  }
}
