import Foundation

/// The search for a project from a place in it.
package enum ProjectSearch {
  /// Returns a place and the folders around it in which its project may be, the nearest first.
  ///
  /// The place itself is always among them. Above it, the last one is the root of a Git repository, or a
  /// folder of the file system's root. A home folder, and one into which others may write, such as `/tmp`,
  /// are none: what lies there belongs to no place in it.
  ///
  /// - Parameters:
  ///   - start: The absolute path of a file or folder.
  ///   - home: The person's home folder.
  package static func folders(
    from start: String, home: String = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
  ) -> [String] {
    var folders = [start]
    let own = status(of: home)
    func isHome(_ folder: String) -> Bool {
      guard let own, let other = status(of: folder) else { return false }
      return own.st_dev == other.st_dev && own.st_ino == other.st_ino
    }
    while let folder = folders.last, folder != "/", !folder.isEmpty, !isHome(folder), !isRepository(folder) {
      let next = folder.folder
      guard next != "/", !next.isEmpty, !isHome(next), !isOpenToOthers(next) else { break }
      folders.append(next)
    }
    return folders
  }

  /// Returns the folder outside of which nothing of a project is read: the root of the Git repository around
  /// a place, else the place's own folder.
  package static func territory(of place: String) -> String {
    let start = FileAccess.isFolder(place) && !isUnit(place) ? place : place.folder
    guard let last = folders(from: start).last, isRepository(last) else { return start }
    return last
  }

  /// Whether a folder is one thing in another, such as a project's file.
  private static func isUnit(_ place: String) -> Bool {
    ["xcodeproj", "xcworkspace"].contains(place.fileExtension)
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Whether others may put files into a folder. One of the person's own is theirs, whatever its file system
  /// says of its mode, unless it is made for all.
  private static func isOpenToOthers(_ folder: String) -> Bool {
    guard let status = status(of: folder), status.st_mode & S_IWOTH != 0 else { return false }
    return status.st_mode & S_ISVTX != 0 || status.st_uid != geteuid()
  }

  /// Whether a folder is a Git repository or a work tree of one. The project of a submodule may lie around
  /// it.
  private static func isRepository(_ folder: String) -> Bool {
    let mark = folder + "/.git"
    return FileAccess.isFolder(mark) || FileAccess.text(mark)?.contains("/worktrees/") ?? false
  }
}
