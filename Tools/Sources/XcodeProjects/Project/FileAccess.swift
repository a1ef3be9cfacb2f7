import Foundation

/// Reads files and folders of projects. Nothing is ever written there.
package enum FileAccess {
  /// The bytes of a file; nil where there is none, or one that is too large.
  package static func bytes(_ path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) <= FormatError.maximumSize,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return Array(data)
  }

  /// The text of a file.
  package static func text(_ path: String) -> String? { bytes(path).map(decodeText) }

  /// Whether there is a file or folder.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, sorted, without hidden ones.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
      .sorted()
  }

  /// The paths of all files in a folder, sorted, from it. Folders of the given endings count as one file.
  /// Links to folders are not followed.
  package static func files(in folder: String, units: Set<String> = []) -> [String] {
    var (files, open) = ([String](), [""])
    while let part = open.popLast(), files.count < 200_000 {
      for name in names(in: part.isEmpty ? folder : folder + "/" + part) {
        let relative = part.isEmpty ? name : part + "/" + name
        var status = stat()
        guard lstat(folder + "/" + relative, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR, !units.contains(name.fileExtension) {
          open.append(relative)
        } else {
          files.append(relative)
        }
      }
    }
    return files.sorted()
  }
}
