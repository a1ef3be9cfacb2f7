import Diagnostics
import Foundation

/// A file that the library keeps for an app or its developer, with a second copy of its last whole contents
/// beside it (`NAME.whole`).
///
/// It is replaced as a whole (``FileReplacement``), so that only others can damage it: a program that writes
/// in place, a person, a disk. Then the copy takes its place, and the damaged file is kept under another name
/// (`NAME.broken-1.plist`).
package struct SavedFile: Sendable, Hashable {
  /// The place of the file.
  package let url: URL
  /// The subject of messages about it, as in “The user defaults”.
  package let name: String

  package init(_ url: URL, name: String) {
    (self.url, self.name) = (url, name)
  }

  package static func == (one: SavedFile, other: SavedFile) -> Bool { one.url == other.url }

  package func hash(into hasher: inout Hasher) { hasher.combine(url) }

  private var copy: URL { url.appendingPathExtension("whole") }

  /// The outcome of reading a file.
  package enum Contents {
    /// There is no file, or an empty one that never had contents.
    case none
    /// The whole contents.
    case whole(Data)
    /// The last whole contents, in place of damaged ones that are kept at the place, if they could be.
    case restored(Data, damaged: URL?)
    /// The file is damaged and there is no whole copy. It is kept at the place, if it could be moved.
    case damaged(URL?)
    /// There is a file that this process may not read, or the disk fails to. It is left as it is.
    case unreadable

    /// The contents that there are.
    package var data: Data? {
      switch self {
      case .whole(let data), .restored(let data, _): data
      case .none, .damaged, .unreadable: nil
      }
    }
  }

  /// Reads the file, removes what killed processes have left beside it, and brings it and its copy into
  /// order. A damaged file is named in the log.
  ///
  /// - Parameter isWhole: Whether data are whole contents.
  package func read(isWhole: (Data) -> Bool) -> Contents {
    FileLeftovers.sweep(url)
    FileLeftovers.sweep(copy)
    guard FileManager.default.fileExists(atPath: url.path) else {
      // Whoever removes the file means what it holds.
      unlink(copy.path)
      return .none
    }
    guard let data = contents(of: url) else { return .unreadable }
    let kept = contents(of: copy)
    if isWhole(data) {
      // The process ended before it had written the copy, or another program has written the file.
      if data != kept { try? FileReplacement.write(data, to: copy) }
      return .whole(data)
    }
    if let kept, isWhole(kept) {
      let damaged = url.setAside()
      if (try? FileReplacement.write(kept, to: url)) == nil, let damaged {
        // What stands there is still better than nothing.
        try? FileManager.default.moveItem(at: damaged, to: url)
        return .restored(kept, damaged: url)
      }
      let place = damaged.map { ", and the damaged file is kept as \($0.path)" } ?? ""
      Log.saving.error(
        "\(name) in \(url.path) cannot be read: the file is damaged. Its last whole contents are restored\(place)."
      )
      return .restored(kept, damaged: damaged)
    }
    guard !data.isEmpty else { return .none }
    let damaged = url.setAside()
    let place = damaged.map { "the file is kept as \($0.path)" } ?? "the file stays as it is"
    Log.saving.error("\(name) in \(url.path) cannot be read: nothing of it is restored; \(place).")
    return .damaged(damaged)
  }

  private func contents(of file: URL) -> Data? {
    do {
      return try Data(contentsOf: file)
    } catch {
      guard FileManager.default.fileExists(atPath: file.path) else { return nil }
      Log.saving.error("\(name) in \(file.path) cannot be read: \(error.localizedDescription)")
      return nil
    }
  }

  /// Writes the file and its copy, and returns when they are on the disk. ``SavingQueue`` does so in the
  /// background. Of what stands there already nothing is written.
  ///
  /// - Throws: A ``FileReplacementError``; the file has its former contents then.
  package func write(_ data: Data) throws(FileReplacementError) {
    if (try? Data(contentsOf: url)) != data { try FileReplacement.write(data, to: url) }
    // The file is whole and on the disk; without a copy it is only less safe from others.
    if (try? Data(contentsOf: copy)) != data { try? FileReplacement.write(data, to: copy, syncs: false) }
  }

  /// Removes the file and its copy.
  package func remove() throws(FileReplacementError) {
    unlink(copy.path)
    if unlink(url.path) != 0, errno != ENOENT { throw FileReplacementError(url, "removed", errno) }
  }
}

extension SavedFile {
  /// Reads a dictionary from a property list; nil where there is none or a damaged one, of which the log has
  /// a line.
  package func propertyList() -> [String: Any]? {
    read { SavedFile.dictionary($0) != nil }.data.flatMap { SavedFile.dictionary($0) }
  }

  /// The dictionary of a property list; nil for other data.
  package static func dictionary(_ data: Data) -> [String: Any]? {
    (try? PropertyListReader.read(data)) as? [String: Any]
  }
}
