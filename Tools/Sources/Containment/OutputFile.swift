import Foundation

/// Files outside of an ``OutputFolder``: those whose paths the person typed, and the tool's own ones that are
/// there for a moment. Nothing that a project names comes here.
package enum OutputFile {
  /// Writes a file, whole or not at all.
  ///
  /// - Parameter makesFolders: Whether the folders around it are made.
  package static func write(
    _ bytes: some Sequence<UInt8>, to path: String, makesFolders: Bool = false
  ) throws(ContainmentError) {
    let file = URL(fileURLWithPath: path)
    do {
      if makesFolders {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw ContainmentError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Makes a file empty, where others may read it already, and opens it for writing.
  package static func begin(_ path: String) throws(ContainmentError) -> FileHandle {
    do {
      try Data().write(to: URL(fileURLWithPath: path))
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    } catch {
      throw ContainmentError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Opens a file that is there, for writing at its end.
  package static func open(_ path: String) -> FileHandle? {
    let handle = try? FileHandle(forWritingTo: URL(fileURLWithPath: path))
    _ = try? handle?.seekToEnd()
    return handle
  }

  /// Gives a file that is there the present time.
  package static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW) }

  /// Removes a file or a folder; nothing where it is not there.
  package static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// Gives a file or folder another name.
  package static func move(_ path: String, to other: String) throws(ContainmentError) {
    do { try FileManager.default.moveItem(atPath: path, toPath: other) } catch {
      throw ContainmentError("\(other) cannot be made: \(error.localizedDescription)")
    }
  }
}
