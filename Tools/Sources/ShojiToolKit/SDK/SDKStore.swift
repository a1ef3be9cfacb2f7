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
    FileAccess.names(in: folder).sorted()
      .filter { $0 != SDKStore.currentName && !$0.hasPrefix(SDKStore.unfinished) }
      .compactMap { SDKBundle(in: "\(folder)/\($0)") }
  }

  /// The folder of the SDK that was used last, a link: editors are told this one.
  public var current: String { folder + "/" + SDKStore.currentName }
  private static let currentName = "current"

  /// Makes a bundle the one that was used last.
  func use(_ bundle: SDKBundle) {
    OutputFile.touch(bundle.path + "/info.json")
    guard let name = PathName(SDKStore.currentName) else { return }
    _ = try? OutputFolder(folder).link(to: bundle.key, at: ContainedPath([name]))
  }

  /// Removes a bundle, once nobody makes one.
  public func remove(_ bundle: SDKBundle) throws {
    let lock = try FolderLock(OutputFolder(folder))
    defer { withExtendedLifetime(lock) {} }
    removeUnlocked(bundle.key)
    if FileAccess.real(current) == nil { removeUnlocked(SDKStore.currentName) }
  }

  /// Removes all bundles, and what their builds have left, once nobody makes one.
  public func removeAll() throws {
    let lock = try FolderLock(OutputFolder(folder))
    defer { withExtendedLifetime(lock) {} }
    for name in FileAccess.names(in: folder) where name != FolderLock.name { removeUnlocked(name) }
  }

  private func removeUnlocked(_ name: String) {
    guard let name = PathName(name) else { return }
    OutputFolder(folder).remove(at: ContainedPath([name]))
  }

  /// The most bundles of one name, which were made of other sources: of several clones, or of a clone and its
  /// changes, whose apps may run.
  static let kept = 5

  /// Removes those of the same name that were not used for the longest time. Called with the lock.
  func removeUnused(but bundle: SDKBundle) {
    let others = bundles.filter { $0.name == bundle.name && $0 != bundle }
    for old in others.sorted(by: { $0.used > $1.used }).dropFirst(SDKStore.kept - 1) {
      removeUnlocked(old.key)
    }
  }

  /// Removes what makers that were ended have left. Called with the lock.
  func removeRemains() {
    for name in FileAccess.names(in: folder) where name.hasPrefix(SDKStore.unfinished) {
      removeUnlocked(name)
    }
  }

  /// The beginning of the names of folders in which SDKs are made.
  static let unfinished = "new-"
}
