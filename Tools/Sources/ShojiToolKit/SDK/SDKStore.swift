import Containment
import Foundation
import XcodeProjects

/// The Swift SDKs of Shoji that were made here: a folder each in `~/.cache/shoji/sdks`, named by what it is
/// made of.
public struct SDKStore: Sendable {
  /// The folder of all.
  public let folder: String

  /// The store of a person.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    folder = PackageCheckout.cache(environment) + "/shoji/sdks"
  }

  /// The store in a folder.
  init(folder: String) { self.folder = folder }

  /// The SDK that was made of this; nil where there is none.
  public func bundle(of identity: SDKIdentity) -> SDKBundle? { SDKBundle(in: "\(folder)/\(identity.key)") }

  /// All that were made, by name.
  public var bundles: [SDKBundle] {
    FileAccess.names(in: folder).sorted().filter { $0 != "current" }
      .compactMap { SDKBundle(in: "\(folder)/\($0)") }
  }

  /// The folder of the SDK that was used last, a link: editors are told this one.
  public var current: String { folder + "/current" }

  /// Makes a bundle the one that was used last.
  func use(_ bundle: SDKBundle) {
    guard let name = PathName("current") else { return }
    _ = try? OutputFolder(folder).link(to: bundle.key, at: ContainedPath([name]))
  }

  /// Removes a bundle.
  public func remove(_ bundle: SDKBundle) {
    let output = OutputFolder(folder)
    guard let name = PathName(URL(fileURLWithPath: bundle.folder).lastPathComponent) else { return }
    output.remove(at: ContainedPath([name]))
  }

  /// Removes all bundles, and the build folder.
  public func removeAll() { OutputFile.remove(folder) }

  /// The most bundles of one clone: the one in use, and the one before, with which an app may still run.
  static let kept = 2

  /// Removes older bundles of the same name, which were made of other sources.
  func removeOlder(than bundle: SDKBundle) {
    let others = bundles.filter { $0.name == bundle.name && $0 != bundle }
    let byAge = others.sorted { $0.changed > $1.changed }
    for old in byAge.dropFirst(SDKStore.kept - 1) { self.remove(old) }
  }

  /// Removes what makers that were ended have left.
  func removeRemains() {
    let output = OutputFolder(folder)
    for name in FileAccess.names(in: folder) where name.hasPrefix(SDKStore.unfinished) {
      if let name = PathName(name) { output.remove(at: ContainedPath([name])) }
    }
  }

  /// The beginning of the names of folders in which SDKs are made.
  static let unfinished = "new-"
}
