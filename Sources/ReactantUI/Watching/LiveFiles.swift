import Dispatch
import FileWatching
import Foundation

/// The files of the interface on disk: says which of them are complete and have changed.
///
/// A file that an editor replaces, or empties and then fills, is not reported until it is closed; one that is
/// written while it stays open is reported once nothing more comes for ``quietTime``; one that vanishes, once
/// it has been missing for ``missingTime``.
@MainActor final class LiveFiles {
  /// The time an open file must stay unchanged before it is read, in seconds.
  static let quietTime: TimeInterval = 0.15
  /// The time a file must be missing before it counts as deleted, in seconds.
  static let missingTime: TimeInterval = 0.3

  /// Runs a closure on the main actor after a number of seconds. Tests replace it by a clock of their own.
  var schedule: (TimeInterval, @escaping @MainActor () -> Void) -> Void = { delay, work in
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated { work() } }
  }

  /// Receives the paths of complete files that may have changed, and of files that are gone, each once.
  var onChange: ((_ written: [String], _ removed: [String]) -> Void)?

  /// The directories that are watched.
  var directories: Set<String> { watcher.directories }

  private let watcher = DirectoryWatcher()
  private var roots: Set<String> = []
  private var generations: [String: Int] = [:]
  private var tracked: Set<String> = []

  init() {
    watcher.onEvents = { [weak self] in self?.handle($0) }
  }

  /// Whether a name is that of a file this module reads.
  static func isMarkup(_ path: String) -> Bool {
    path.hasSuffix(".ui.xml") || path.hasSuffix(".styles.xml")
  }

  /// Follows one file, whatever its name.
  func track(_ path: String) {
    tracked.insert(path)
    watcher.watch((path as NSString).deletingLastPathComponent)
  }

  /// Follows every file of the interface below a directory, and those that come later. Returns those that are
  /// there, sorted.
  @discardableResult func track(root: String) -> [String] {
    roots.insert(root)
    return scan(root)
  }

  /// Looks for new directories and files below all roots. Returns the files, sorted.
  func rescan() -> [String] {
    roots.sorted().flatMap(scan).sorted()
  }

  /// Reads what the system has reported so far.
  func poll() {
    watcher.readEvents()
  }

  private func scan(_ directory: String) -> [String] {
    watcher.watch(directory)
    var found: [String] = []
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    for name in entries.sorted() where !name.hasPrefix(".") {
      let path = directory + "/" + name
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { continue }
      if isDirectory.boolValue {
        found += scan(path)
      } else if Self.isMarkup(path) {
        found.append(path)
      }
    }
    return found
  }

  private func isOurs(_ path: String) -> Bool {
    tracked.contains(path) || Self.isMarkup(path)
  }

  private func handle(_ events: [DirectoryWatcher.Event]) {
    var written: [String] = []
    for event in events {
      switch event.kind {
      case .written where isOurs(event.path):
        generations[event.path, default: 0] += 1
        if !written.contains(event.path) { written.append(event.path) }
      case .modified where isOurs(event.path):
        written.removeAll { $0 == event.path }
        later(event.path, Self.quietTime)
      case .removed where isOurs(event.path):
        written.removeAll { $0 == event.path }
        later(event.path, Self.missingTime)
      case .directoryAppeared:
        guard roots.contains(where: { event.path.hasPrefix($0 + "/") }),
          !(event.path as NSString).lastPathComponent.hasPrefix(".")
        else { continue }
        written += scan(event.path).filter { !written.contains($0) }
        for path in tracked where path.hasPrefix(event.path + "/") { watcher.watch(event.path) }
      case .overflow:
        written = Set(rescan()).union(tracked).sorted()
      default: continue
      }
    }
    report(written)
  }

  /// Looks at a file after it has rested for some time; anything that happens to it meanwhile starts over.
  private func later(_ path: String, _ delay: TimeInterval) {
    let generation = generations[path, default: 0] + 1
    generations[path] = generation
    schedule(delay) { [weak self] in
      guard let self, generations[path] == generation else { return }
      report([path])
    }
  }

  private func report(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    let written = paths.filter { FileManager.default.fileExists(atPath: $0) }
    let removed = paths.filter { !FileManager.default.fileExists(atPath: $0) }
    onChange?(written, removed)
  }
}
