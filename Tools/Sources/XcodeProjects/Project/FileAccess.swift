import Foundation

/// Reads files and folders. Those of projects are read by ``ReadableFiles`` alone.
package enum FileAccess {
  /// The bytes of a file; nil where there is none, one that is too large, or something that is no file.
  package static func bytes(_ path: String) -> [UInt8]? {
    // What is opened is looked at, so that nothing takes its place in between; a pipe does not wait.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) <= FormatError.maximumSize,
      // A file that grows meanwhile is read no further.
      let data = try? handle.read(upToCount: max(Int(status.st_size), 1))
    else { return Int(status.st_size) == 0 && status.st_mode & S_IFMT == S_IFREG ? [] : nil }
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

  /// The file type at a path, without following links: `S_IFDIR`, `S_IFREG`, `S_IFLNK`; nil for none.
  package static func kind(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// The path without links; nil where nothing is there.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
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
