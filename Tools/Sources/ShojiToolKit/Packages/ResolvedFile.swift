import Containment
import Foundation
import XcodeProjects

/// The file in which a package keeps the versions that it depends on.
///
/// With an SDK, Shoji depends on nothing, and the package manager takes what Shoji depends on out of the
/// file. People keep the file with their sources, and also build without an SDK, so that is put back.
struct ResolvedFile {
  private let path: String
  /// The folder of copies, in the person's cache, where no program of a project writes.
  private let copies: OutputFolder
  /// The copy for as long as the package manager runs: the next command puts back what one that was ended
  /// could not.
  private let copy: ContainedPath
  private let before: Data?
  private var isCleared = false

  /// The file of a package, as it is now or was before a command that was ended.
  init(of package: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
    path = package.standardizedFileURL.appendingPathComponent("Package.resolved").path
    copies = OutputFolder(PackageCheckout.cache(environment) + "/shoji/resolved")
    copy = ContainedPath([PathName(sanitizing: path.hashText)])
    let kept = copies.bytes(at: copy)
    before = [kept, ResolvedFile.content(path)].compactMap { $0 }.first { ResolvedFile.pins($0) != nil }
    if kept == nil, let before { _ = try? copies.write(before, at: copy) }
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
    defer { copies.remove(at: copy) }
    guard let before else { return }
    let after = ResolvedFile.content(path)
    // Without a file, no version was left.
    guard after != before,
      let merged = after.map({ ResolvedFile.merge($0, keeping: before) }) ?? before
    else { return }
    try? OutputFile.write(merged, to: path)
  }

  /// The bytes of a file; nil for none, and for what is no plain file.
  private static func content(_ path: String) -> Data? {
    try? PlainFile.read(URL(fileURLWithPath: path))
  }

  private static func file(_ data: Data) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private static func pins(_ data: Data) -> [[String: Any]]? { file(data)?["pins"] as? [[String: Any]] }

  /// A file with the versions of another one that it lacks; that one itself where it has no others. Nil where
  /// one of them cannot be read.
  static func merge(_ new: Data, keeping old: Data) -> Data? {
    func identity(_ pin: [String: Any]) -> String { pin["identity"] as? String ?? "" }
    func same(_ one: [String: Any], _ other: [String: Any]) -> Bool {
      NSDictionary(dictionary: one).isEqual(to: other)
    }
    guard let before = pins(old), var file = file(new), let after = pins(new) else { return nil }
    if after.allSatisfy({ pin in before.contains { same($0, pin) } }) { return old }
    let known = Set(after.map(identity))
    file["pins"] = (after + before.filter { !known.contains(identity($0)) })
      .sorted { identity($0) < identity($1) }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: file, options: options)).map { $0 + [10] }
  }
}
