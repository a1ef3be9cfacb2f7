import Foundation

/// The folder that the processes of all visitors may read and write.
struct SharedFolder: Sendable {
  /// The folder, without links in its path.
  let folder: URL
  /// The group that visitors' users have in common; nil where processes run as the server's own user.
  let group: UInt32?

  /// Opens a folder, and makes it where there is none.
  ///
  /// - Parameters:
  ///   - folder: The folder. One that has files must have been shared by this server before.
  ///   - visitors: The folder in which visitors are kept. Theirs stay their own.
  ///   - app: The app's executable, which visitors must not replace.
  init(_ folder: URL, beside visitors: VisitorFolders, app: URL) throws(FolderFault) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw FolderFault(message: "the shared folder \(folder.path) cannot be made: \(error)")
    }
    guard let path = Self.realPath(folder) else {
      throw FolderFault(message: "the shared folder \(folder.path) cannot be read")
    }
    self.folder = URL(fileURLWithPath: path)
    group = visitors.firstUser.map { $0 - 1 }
    for (part, name) in [(visitors.root, "the folder of visitors"), (app, "the app")] {
      guard let inner = Self.realPath(part), !Self.lies(inner, in: path) else {
        throw FolderFault(message: "\(name), \(part.path), lies in the shared folder \(path)")
      }
    }
    if let homes = Self.realPath(visitors.root.appendingPathComponent("visitors")),
      Self.lies(path, in: homes)
    {
      throw FolderFault(message: "the shared folder \(path) lies in that of a visitor")
    }
    try share()
  }

  /// Lets visitors' users in.
  private func share() throws(FolderFault) {
    let path = folder.path
    guard let group else {
      guard access(path, R_OK | W_OK | X_OK) == 0 else {
        throw FolderFault(message: "the shared folder \(path) may not be written to")
      }
      return try checkOwners()
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw FolderFault(message: "\(path) cannot be read") }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    // A folder of the system's that was named by mistake is left as it is.
    guard status.st_gid == group || names.isEmpty else {
      throw FolderFault(
        message: """
          the shared folder \(path) has files that are not visitors'; what lets them in is \
          chgrp -R \(group) \(path) && chmod -R g+rwX \(path)
          """)
    }
    guard chown(path, status.st_uid, group) == 0, chmod(path, 0o2770) == 0 else {
      throw FolderFault(message: "\(path) cannot be shared: \(String(cString: strerror(errno)))")
    }
    var parent = folder.deletingLastPathComponent()
    while parent.path != "/" {
      guard stat(parent.path, &status) == 0, status.st_mode & 0o001 != 0 else {
        throw FolderFault(
          message: "visitors' users do not reach the shared folder \(path): they may not enter \(parent.path)"
        )
      }
      parent.deleteLastPathComponent()
    }
  }

  /// Refuses a folder that holds what other people have, or this user's home.
  private func checkOwners() throws(FolderFault) {
    let home = FileManager.default.homeDirectoryForCurrentUser
    if let home = Self.realPath(home), home != "/", Self.lies(home, in: folder.path) {
      throw FolderFault(message: "the shared folder \(folder.path) has this user's home in it")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in [folder] + names.map(folder.appendingPathComponent) {
      var status = stat()
      guard lstat(file.path, &status) == 0, status.st_uid != geteuid() else { continue }
      throw FolderFault(
        message: """
          \(file.path) is another user's: a shared folder has to be the server's own, for all visitors write to it
          """)
    }
  }

  private static func realPath(_ url: URL) -> String? {
    guard let path = realpath(url.path, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func lies(_ inner: String, in outer: String) -> Bool {
    inner == outer || inner.hasPrefix(outer == "/" ? "/" : outer + "/")
  }
}
