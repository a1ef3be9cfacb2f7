import Diagnostics
import Foundation
import Synchronization

/// The folder in which a process of an app leaves what the next one begins with. `SHOJI_RESUME` names it;
/// `shoji run` and `shoji serve` set that.
///
/// Each process counts its start in the folder's file `starts` (``StartRecord``), and removes that once it
/// has run for a while, was used, or has ended in an orderly way. After three starts in a row that ended
/// early, what was left may be what ended them: it is moved to a folder `crashed-1` in it, and the app starts
/// anew.
///
/// If no start succeeds after that, the app was the reason, and not the state: the state of these starts is
/// dropped, and the first start of another series, as of another release, restores the state that was moved
/// aside.
package final class ResumptionFolder: Sendable {
  /// The folder that the environment names; nil without one. The start is counted when this is first read.
  package static let shared: ResumptionFolder? = {
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return nil }
    let series = ProcessInfo.processInfo.environment[seriesVariable]
    return ResumptionFolder(URL(fileURLWithPath: path, isDirectory: true), series: series ?? "")
  }()

  /// The variable of the environment that names the folder.
  package static let variable = "SHOJI_RESUME"
  /// The variable of the environment that names the series of the start; none is one, too. Starts are counted
  /// in one series: `shoji serve` begins another with each release, and with each start of its own, whose end
  /// ends what it has started.
  package static let seriesVariable = "SHOJI_SERIES"
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
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - series: The name of the series that the start belongs to.
  package init(_ url: URL, series: String = "") {
    self.url = url
    let file = url.appendingPathComponent("starts")
    let known = (try? String(contentsOf: file, encoding: .utf8)).map { StartRecord($0) }
    var record = known ?? StartRecord(series: series)
    if record.series != series {
      if let number = record.movedAside { Self.moveBack(number, in: url) }
      record = StartRecord(series: series)
    }
    if Self.files.prefix(2).allSatisfy({ !Self.exists(url.appendingPathComponent($0)) }) { record.count = 0 }
    var movedAside: URL?
    if record.count >= Self.limit {
      movedAside = record.movedAside.map { Self.folder($0, in: url) }
      if movedAside == nil {
        (record.movedAside, movedAside) = Self.moveAside(in: url)
      } else {
        for name in Self.files { unlink(url.appendingPathComponent(name).path) }
      }
      record.count = 0
    }
    self.movedAside = movedAside
    record.count += 1
    do throws(FileReplacementError) {
      try FileReplacement.write(Data("\(record)\n".utf8), to: file, syncs: false)
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

  /// The files that the app goes on from, the first two of which are the app's state.
  private static let files = ["trail.json", "store.json", "run.jsonl", "run.jsonl.1"]

  private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  /// The folder of what was moved aside, by its number.
  private static func folder(_ number: Int, in url: URL) -> URL {
    url.appendingPathComponent("\(keptPrefix)\(number)", isDirectory: true)
  }

  /// Moves the folder's own files from one place to another. What is not there leaves nothing behind.
  private static func moveFiles(from old: URL, to new: URL) {
    for name in files {
      let file = old.appendingPathComponent(name)
      unlink(file.appendingPathExtension("whole").path)
      // What cannot be moved must not end the app again.
      if rename(file.path, new.appendingPathComponent(name).path) != 0 { unlink(file.path) }
    }
  }

  /// Moves what the folder's own files hold into a new folder in it, and removes the oldest of such folders.
  private static func moveAside(in url: URL) -> (number: Int, folder: URL) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: url.path)) ?? []
    let kept = names.compactMap {
      $0.hasPrefix(keptPrefix) ? Int($0.dropFirst(keptPrefix.count)) : nil
    }.sorted()
    for number in kept.dropLast(mostKept - 1) { try? manager.removeItem(at: folder(number, in: url)) }
    let number = (kept.last ?? 0) + 1
    let folder = folder(number, in: url)
    try? manager.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    moveFiles(from: url, to: folder)
    Log.saving.error(
      "The app ended early at its last \(limit) starts, so it does not go on from where it was, but starts anew. What it left is kept in \(folder.path)."
    )
    return (number, folder)
  }

  /// Moves back what was moved aside, since no start has succeeded without it either.
  private static func moveBack(_ number: Int, in url: URL) {
    let folder = folder(number, in: url)
    guard files.contains(where: { exists(folder.appendingPathComponent($0)) }) else { return }
    for name in files { unlink(url.appendingPathComponent(name).path) }
    moveFiles(from: folder, to: url)
    rmdir(folder.path)
  }
}

/// The starts of an app that have not succeeded, as the file `starts` has them: their number, their series,
/// and the number of the folder into which the last successful one's state was moved since.
struct StartRecord: Equatable, CustomStringConvertible {
  var count = 0
  var series = ""
  var movedAside: Int?

  init(series: String) {
    self.series = series
  }

  /// Reads a record. What is none counts nothing.
  init(_ text: String) {
    let words = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "\n" }
    count = words.first.flatMap { Int($0) }.map { max($0, 0) } ?? 0
    if words.count > 1 { series = String(words[1]) }
    if words.count > 2, let number = Int(words[2]), number > 0 { movedAside = number }
  }

  var description: String {
    ([String(count)] + (movedAside.map { [series, String($0)] } ?? (series.isEmpty ? [] : [series])))
      .joined(separator: " ")
  }
}
