import Diagnostics
import Foundation
import Synchronization

/// The folder in which a process of an app leaves what the next one begins with. `SHOJI_RESUME` names it;
/// `shoji run` and `shoji serve` set that.
///
/// Each process counts its start in the folder's file `starts`, and removes that once it has run for a while,
/// was used, or has ended in an orderly way. After three starts in a row that ended early, what was left may
/// be what ended them: it is moved to a folder `crashed-1` in it, and the app starts anew.
package final class ResumptionFolder: Sendable {
  /// The folder that the environment names; nil without one. The start is counted when this is first read.
  package static let shared: ResumptionFolder? = {
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return nil }
    return ResumptionFolder(URL(fileURLWithPath: path, isDirectory: true))
  }()

  /// The variable of the environment that names the folder.
  package static let variable = "SHOJI_RESUME"
  /// The seconds after which a start has succeeded, however little the app was used.
  package static let trial = 10.0
  /// The number of starts in a row that may end early.
  static let limit = 3
  /// The number of folders that are kept of what was moved aside.
  static let mostKept = 3
  private static let keptPrefix = "crashed-"

  /// The place.
  package let url: URL
  /// The folder into which this start has moved what was left; nil where nothing was wrong.
  package let movedAside: URL?
  private let hasSucceeded = Atomic(false)
  private let stateIsUnread = Atomic(false)

  /// A reason for which the app does not go on from where it was.
  package enum Loss: Sendable {
    /// It ended early at several starts, and what was left was moved aside.
    case ended
    /// The state is none of this release's, or is damaged.
    case unread
  }

  /// The reason for which this start does not go on from what was left; nil where it does, or nothing was
  /// left. A store may be read late.
  package var loss: Loss? {
    movedAside != nil ? .ended : stateIsUnread.load(ordering: .relaxed) ? .unread : nil
  }

  /// Records that a file of the folder's could not be read, and was set aside.
  package func lose(_ file: SavedFile) {
    if file == store { stateIsUnread.store(true, ordering: .relaxed) }
  }

  /// Counts a start in a folder, and moves what is left there aside where it has ended too many.
  package init(_ url: URL) {
    self.url = url
    let file = url.appendingPathComponent("starts")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let isEmpty =
      !FileManager.default.fileExists(atPath: url.appendingPathComponent("trail.json").path)
      && !FileManager.default.fileExists(atPath: url.appendingPathComponent("store.json").path)
    var count = isEmpty ? 0 : max(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0, 0)
    var movedAside: URL?
    if count >= Self.limit {
      movedAside = Self.moveAside(in: url)
      count = 0
    }
    self.movedAside = movedAside
    do throws(FileReplacementError) {
      try FileReplacement.write(Data("\(count + 1)\n".utf8), to: file, syncs: false)
    } catch {
      Log.saving.error("The app's starts are not counted: \(error.message).")
    }
  }

  /// The way to the screen that was shown, and what was typed and scrolled there.
  package var trail: SavedFile {
    SavedFile(url.appendingPathComponent("trail.json"), name: "The way to the screen that was shown")
  }

  /// The state of the app's store.
  package var store: SavedFile {
    SavedFile(url.appendingPathComponent("store.json"), name: "The store's state")
  }

  /// The recording of the store's actions that goes on, where one is requested.
  package var recording: URL { url.appendingPathComponent("run.jsonl") }

  /// Records that the start has succeeded.
  package func succeed() {
    guard !hasSucceeded.exchange(true, ordering: .relaxed) else { return }
    unlink(url.appendingPathComponent("starts").path)
  }

  /// Moves what the folder's own files hold into a new folder in it, and removes the oldest of such folders.
  private static func moveAside(in url: URL) -> URL? {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: url.path)) ?? []
    let kept = names.compactMap {
      $0.hasPrefix(keptPrefix) ? Int($0.dropFirst(keptPrefix.count)) : nil
    }.sorted()
    for number in kept.dropLast(mostKept - 1) {
      try? manager.removeItem(at: url.appendingPathComponent("\(keptPrefix)\(number)"))
    }
    let folder = url.appendingPathComponent("\(keptPrefix)\((kept.last ?? 0) + 1)", isDirectory: true)
    try? manager.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for name in ["trail.json", "store.json", "run.jsonl", "run.jsonl.1"] {
      let file = url.appendingPathComponent(name)
      unlink(file.appendingPathExtension("whole").path)
      // What cannot be moved must not end the app again.
      if rename(file.path, folder.appendingPathComponent(name).path) != 0 { unlink(file.path) }
    }
    Log.saving.error(
      "The app ended early at its last \(limit) starts, so it does not go on from where it was, but starts anew. What it left is kept in \(folder.path)."
    )
    return folder
  }
}
