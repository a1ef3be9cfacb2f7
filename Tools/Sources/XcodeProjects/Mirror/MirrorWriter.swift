import Foundation

/// Writes the files of a mirrored package, only those that differ, so that builds stay short.
struct MirrorWriter {
  let folder: String
  private(set) var changes = 0
  /// The folders whose contents are all the mirror's own.
  private static let owned = ["Sources", "C", "Resources", "Foreign"]

  init(folder: String) { self.folder = folder }

  /// Writes files by their paths, and removes all others of the folders that are the mirror's own.
  mutating func write(_ files: [String: MirrorFile]) throws {
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      switch file {
      case .text(let text): _ = try writeText(text, at: name)
      case .copy(let source):
        if let bytes = FileAccess.bytes(source) { _ = try write(bytes, at: name) }
      case .link(let source): try link(source, at: name)
      }
    }
    for owned in MirrorWriter.owned {
      let place = "\(folder)/\(owned)"
      for name in FileAccess.files(in: place) where files["\(owned)/\(name)"] == nil {
        unlink("\(place)/\(name)")
        changes += 1
        removeEmptyFolders(from: "\(place)/\(name)".folder)
      }
    }
  }

  private func removeEmptyFolders(from place: String) {
    var place = place
    while place != folder, place.isInside(folder), rmdir(place) == 0 { place = place.folder }
  }

  /// Writes a text where it differs. Returns whether it did.
  mutating func writeText(_ text: String, at name: String) throws -> Bool {
    try write(Array(text.utf8), at: name)
  }

  private mutating func write(_ bytes: [UInt8], at name: String) throws -> Bool {
    let file = "\(folder)/\(name)"
    var status = stat()
    let exists = lstat(file, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count,
      FileAccess.bytes(file) == bytes
    {
      return false
    }
    if exists { remove(file) }
    try makeFolder(file.folder)
    do { try Data(bytes).write(to: URL(fileURLWithPath: file), options: .atomic) } catch {
      throw ProjectError("\(file) cannot be written: \(error.localizedDescription)")
    }
    changes += 1
    return true
  }

  private mutating func link(_ source: String, at name: String) throws {
    let file = "\(folder)/\(name)"
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) == source { return }
    if access(file, F_OK) == 0 || (try? FileManager.default.attributesOfItem(atPath: file)) != nil {
      remove(file)
    }
    try makeFolder(file.folder)
    guard symlink(source, file) == 0 else {
      throw ProjectError("\(file) cannot be made: \(String(cString: strerror(errno)))")
    }
    changes += 1
  }

  private func remove(_ file: String) { try? FileManager.default.removeItem(atPath: file) }

  private func makeFolder(_ place: String) throws {
    guard !FileAccess.isFolder(place) else { return }
    // A file may stand where a folder has to be.
    if FileAccess.exists(place) { remove(place) }
    do {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    } catch {
      throw ProjectError("\(place) cannot be made: \(error.localizedDescription)")
    }
  }
}
