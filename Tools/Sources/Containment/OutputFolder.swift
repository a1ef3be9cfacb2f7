import Foundation

/// A folder in which files are written, links made and things removed, and nothing outside of it.
///
/// Every path is a ``ContainedPath``, and each folder of it is opened from the one around it without
/// following links: a link in it, whoever made it, leads no write out. Only the root itself may be reached by
/// links: it is the person's or the tool's own choice. Files are written beside and renamed, so that no
/// reader sees half of one, and a link that stands in a file's place is replaced, never written through.
package struct OutputFolder: Sendable, Hashable {
  /// The policy for a link or a file at the path of a folder.
  package enum Obstacles: Sendable, Hashable {
    /// It is removed: everything in the folder is the tool's own.
    case replaced
    /// The write fails: the folder is a person's.
    case refused
  }

  /// The root's absolute path.
  package let root: String
  private let obstacles: Obstacles

  /// The folder at a path; it need not be there yet.
  package init(_ root: String, obstacles: Obstacles = .refused) {
    (self.root, self.obstacles) = (root, obstacles)
  }

  /// The path that a text names. Throws for one that leads out.
  package func path(_ text: String) throws(ContainmentError) -> ContainedPath {
    guard let path = ContainedPath(text) else {
      throw ContainmentError("“\(text.printable)” names no file in \(root)")
    }
    return path
  }

  /// The absolute path of something in the folder.
  package func place(_ path: ContainedPath) -> String {
    path.parts.isEmpty ? root : root + "/" + path.text
  }

  // MARK: Writing

  /// Writes a file, unless it has these bytes already. Returns whether it did.
  ///
  /// - Parameters:
  ///   - mode: The permissions of a new file, before the process's mask.
  ///   - isForced: Whether it is written also where nothing differs.
  ///   - isSynced: Whether it is on the disk before it has its name.
  @discardableResult
  package func write(
    _ bytes: some Collection<UInt8>, at path: ContainedPath, mode: mode_t = 0o666, isForced: Bool = false,
    isSynced: Bool = false
  ) throws(ContainmentError) -> Bool {
    let data = Data(bytes)
    return try inFolder(of: path) { (folder, name) throws(ContainmentError) in
      if !isForced, FolderDescriptor.contents(folder, name, ofLength: data.count) == data { return false }
      let new = ".new-\(getpid())-\(UInt32.random(in: 0 ... .max))"
      let file = openat(folder, new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      guard file >= 0 else { throw ContainmentError(place(path), "written") }
      var failed: Int32 = data.writeAll(to: file) ? 0 : errno
      if isSynced, failed == 0, fsync(file) != 0 { failed = errno }
      if close(file) != 0, failed == 0 { failed = errno }
      if failed == 0 { failed = replace(name, by: new, in: folder) }
      if failed != 0 {
        unlinkat(folder, new, 0)
        throw ContainmentError(place(path), "written", failed)
      }
      return true
    }
  }

  /// Writes a text; see ``write(_:at:mode:isForced:)``.
  @discardableResult
  package func write(_ text: String, at path: ContainedPath) throws(ContainmentError) -> Bool {
    try write(Array(text.utf8), at: path)
  }

  /// Makes a symbolic link, unless it is there. Returns whether it did.
  @discardableResult
  package func link(to target: String, at path: ContainedPath) throws(ContainmentError) -> Bool {
    try inFolder(of: path) { (folder, name) throws(ContainmentError) in
      if FolderDescriptor.target(folder, name) == target { return false }
      let new = ".new-\(getpid())-\(UInt32.random(in: 0 ... .max))"
      guard symlinkat(target, folder, new) == 0 else { throw ContainmentError(place(path), "made") }
      let failed = replace(name, by: new, in: folder)
      guard failed == 0 else {
        unlinkat(folder, new, 0)
        throw ContainmentError(place(path), "made", failed)
      }
      return true
    }
  }

  /// Puts a file of another place here: the same file by a hard link where that can be, else a copy.
  package func put(fileAt source: String, at path: ContainedPath) throws(ContainmentError) {
    try inFolder(of: path) { (folder, name) throws(ContainmentError) in
      let new = ".new-\(getpid())-\(UInt32.random(in: 0 ... .max))"
      if linkat(AT_FDCWD, source, folder, new, 0) != 0 {
        do {
          try FileManager.default.copyItem(atPath: source, toPath: "/proc/self/fd/\(folder)/\(new)")
        } catch {
          throw ContainmentError("\(place(path)) cannot be written: \(error.localizedDescription)")
        }
      }
      let failed = replace(name, by: new, in: folder)
      // Renaming one link of a file to another does nothing.
      unlinkat(folder, new, 0)
      guard failed == 0 else { throw ContainmentError(place(path), "written", failed) }
    }
  }

  /// Makes a folder, with those around it.
  ///
  /// - Parameter mode: The permissions of new folders, before the process's mask.
  package func makeFolder(at path: ContainedPath = ContainedPath(), mode: mode_t = 0o777)
    throws(ContainmentError)
  {
    let folder = try FolderDescriptor(opening: path, in: self, mode: mode)
    folder.close()
  }

  /// Removes a file, a link or a folder with all that is in it; nothing where it is not there.
  package func remove(at path: ContainedPath) {
    guard let name = path.parts.last,
      let folder = try? FolderDescriptor(opening: path.folder, in: self, mode: nil)
    else { return }
    defer { folder.close() }
    removeAll(name.text, in: folder.descriptor)
  }

  /// Removes folders that are empty, from one up to the root, which stays.
  package func removeEmptyFolders(from path: ContainedPath) {
    var path = path
    while let name = path.parts.last {
      guard let folder = try? FolderDescriptor(opening: path.folder, in: self, mode: nil) else { return }
      defer { folder.close() }
      guard unlinkat(folder.descriptor, name.text, AT_REMOVEDIR) == 0 else { return }
      path = path.folder
    }
  }

  /// The bytes of a file; nil where there is none, or a link.
  package func bytes(at path: ContainedPath) -> Data? {
    guard let name = path.parts.last,
      let folder = try? FolderDescriptor(opening: path.folder, in: self, mode: nil)
    else { return nil }
    defer { folder.close() }
    return FolderDescriptor.contents(folder.descriptor, name.text, ofLength: nil)
  }

  // MARK: Parts

  var replacesObstacles: Bool { obstacles == .replaced }

  private func inFolder<Result>(
    of path: ContainedPath, _ body: (_ folder: Int32, _ name: String) throws(ContainmentError) -> Result
  ) throws(ContainmentError) -> Result {
    guard let name = path.parts.last else { throw ContainmentError("\(root) is a folder") }
    let folder = try FolderDescriptor(opening: path.folder, in: self, mode: 0o777)
    defer { folder.close() }
    return try body(folder.descriptor, name.text)
  }

  /// Renames a new file over an old one. Returns the error's number, or 0.
  private func replace(_ name: String, by new: String, in folder: Int32) -> Int32 {
    if renameat(folder, new, folder, name) == 0 { return 0 }
    guard errno == EISDIR || errno == ENOTEMPTY || errno == EEXIST, obstacles == .replaced else {
      return errno
    }
    removeAll(name, in: folder)
    return renameat(folder, new, folder, name) == 0 ? 0 : errno
  }

  func removeAll(_ name: String, in folder: Int32) {
    if unlinkat(folder, name, 0) == 0 || errno == ENOENT { return }
    // The descriptor names the folder itself, whatever its path leads to by now.
    try? FileManager.default.removeItem(atPath: "/proc/self/fd/\(folder)/\(name)")
  }
}

extension Data {
  /// Writes all bytes to a descriptor. Returns whether that went well.
  fileprivate func writeAll(to file: Int32) -> Bool {
    withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
