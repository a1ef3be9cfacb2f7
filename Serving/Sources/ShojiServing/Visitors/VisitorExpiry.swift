import Foundation
import NIOCore

/// Finds visitors who have not come for long, and removes what is kept of them, a few at a time.
///
/// A visitor's last use is the latest change of their folder, of the folders in it, and of the files beside
/// it. Each start and each end of a process counts, too (``VisitorFolders/touch(_:)``).
struct VisitorExpiry: Sendable {
  private let folders: VisitorFolders
  private let seconds: Double
  private let now: @Sendable () -> Date
  private let queue = DispatchQueue(label: "expiry")

  /// The most visitors that are removed at once.
  static let mostAtOnce = 8

  /// Looks for visitors who have not come for so many seconds.
  init(in folders: VisitorFolders, after seconds: Double, now: @escaping @Sendable () -> Date = { Date() }) {
    self.folders = folders
    self.seconds = seconds
    self.now = now
  }

  /// Deletes in the background what is kept of some who are due and whose identifier begins with a byte.
  ///
  /// - Parameters:
  ///   - group: The byte.
  ///   - loop: The loop on which visitors come, and on which both functions are called.
  ///   - present: Gives the identifiers of those who are here, and so have not been away.
  ///   - done: Takes the number of those who were deleted, where there were any due.
  func deleteSome(
    in group: UInt8, on loop: any EventLoop, present: @escaping @Sendable () -> Set<String>,
    done: @escaping @Sendable (Int) -> Void
  ) {
    queue.async {
      let due = due(in: group)
      guard !due.isEmpty else { return }
      loop.execute {
        let gone = Set(due).subtracting(present()).map(moveAside).filter { !$0.isEmpty }
        done(gone.count)
        queue.async { gone.joined().forEach { try? FileManager.default.removeItem(at: $0) } }
      }
    }
  }

  /// The identifiers of some who are due, among those whose identifier begins with a byte.
  func due(in group: UInt8) -> [String] {
    let place = folders.group([group].hexadecimal)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    // A server that was killed left these.
    for name in names where name.hasPrefix(".gone-") {
      try? FileManager.default.removeItem(at: place.appendingPathComponent(name))
    }
    // Beside a visitor's folder lie files of the same name, and of some there are these only.
    let identifiers = Set(names.map { String($0.prefix { $0 != "." }) })
    return Array(identifiers.sorted().lazy.filter { isDue($0, names) }.prefix(Self.mostAtOnce))
  }

  /// Moves aside what is kept of a visitor who has no process, unless they have come meanwhile. Returns the
  /// new places, which are then to be deleted.
  func moveAside(_ identifier: String) -> [URL] {
    let place = folders.folder(of: identifier).url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    guard isDue(identifier, names) else { return [] }
    return names.filter { $0 == identifier || $0.hasPrefix(identifier + ".") }.compactMap { name in
      // A name that no visitor has: one may come back under their own at once.
      let gone = place.appendingPathComponent(".gone-\(name)")
      try? FileManager.default.removeItem(at: gone)
      guard rename(place.appendingPathComponent(name).path, gone.path) == 0 else { return nil }
      if name == identifier { folders.add(-1) }
      return gone
    }
  }

  private func isDue(_ identifier: String, _ names: [String]) -> Bool {
    guard identifier.utf8.count == VisitorKey.identifierLength else { return false }
    let folder = folders.folder(of: identifier)
    let beside = names.filter { $0.hasPrefix(identifier + ".") }.map {
      folder.url.deletingLastPathComponent().appendingPathComponent($0)
    }
    guard let last = (folder.all + beside).compactMap(Self.change).max() else { return false }
    return now().timeIntervalSince1970 - last > seconds
  }

  private static func change(of url: URL) -> Double? {
    var status = stat()
    guard lstat(url.path, &status) == 0 else { return nil }
    return Double(status.st_mtim.tv_sec)
  }
}
