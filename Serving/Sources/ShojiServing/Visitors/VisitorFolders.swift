import Foundation

/// The folder in which a server keeps what its visitors have: the secret that signs cookies, and a folder for
/// each visitor with their home, their temporary files, where they were, and what their app has printed.
struct ServedFolder: Sendable {
  let root: URL
  /// The first of the users that visitors' processes become, one each; nil where they all run as the server
  /// does, which is so unless that is root.
  let firstUser: UInt32?

  /// The folder of one visitor.
  struct Place: Sendable {
    var folder: URL
    var home: URL { folder.appendingPathComponent("home") }
    var temporary: URL { folder.appendingPathComponent("tmp") }
    var resume: URL { folder.appendingPathComponent("resume") }
    /// The file of the app's output, which the app itself cannot read.
    var log: URL { folder.appendingPathExtension("log") }
    /// The user that the process becomes.
    var user: UInt32?
  }

  /// Opens a folder, and makes it where there is none, for nobody else to read.
  init(_ root: URL, firstUser: UInt32? = geteuid() == 0 ? 2_000_000 : nil) throws {
    self.root = root
    self.firstUser = firstUser
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("visitors"), withIntermediateDirectories: true,
      // The users of visitors pass through, and list nothing.
      attributes: [.posixPermissions: firstUser == nil ? 0o700 : 0o711])
    try FileManager.default.setAttributes(
      [.posixPermissions: firstUser == nil ? 0o700 : 0o711], ofItemAtPath: root.path)
  }

  /// The secret of the cookies, made at the first start.
  func secret() throws -> [UInt8] {
    let file = root.appendingPathComponent("secret")
    if let known = try? Data(contentsOf: file), known.count >= 32 { return Array(known) }
    var random = SystemRandomNumberGenerator()
    let secret = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let descriptor = Glibc.open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0, write(descriptor, secret, secret.count) == secret.count, fsync(descriptor) == 0
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path]) }
    close(descriptor)
    return secret
  }

  /// Has the folder for this server alone, as long as the returned lock is there.
  func lock() throws(FolderFault) -> FolderLock { try FolderLock(root) }

  /// The folder of the visitors whose identifiers begin with two digits.
  func group(_ digits: String) -> URL { root.appendingPathComponent("visitors/\(digits)") }

  /// The folder of a visitor.
  func folder(of identifier: String) -> URL {
    group(String(identifier.prefix(2))).appendingPathComponent(identifier)
  }

  /// Notes that a visitor is here.
  func touch(_ identifier: String) { utimes(folder(of: identifier).path, nil) }

  /// Whether a visitor was here before.
  func has(_ identifier: String) -> Bool {
    FileManager.default.fileExists(atPath: folder(of: identifier).path)
  }

  /// The number of visitors that are kept.
  func count() -> Int {
    let visitors = root.appendingPathComponent("visitors").path
    let groups = (try? FileManager.default.contentsOfDirectory(atPath: visitors)) ?? []
    return groups.reduce(0) { sum, group in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(visitors)/\(group)")) ?? []
      return sum + names.count { !$0.contains(".") }
    }
  }

  /// Opens a visitor's folder, and makes it for one who is new.
  func open(_ identifier: String) throws -> Place {
    var place = Place(folder: folder(of: identifier))
    let isNew = !FileManager.default.fileExists(atPath: place.folder.path)
    if isNew {
      let group = place.folder.deletingLastPathComponent()
      let permissions = [FileAttributeKey.posixPermissions: firstUser == nil ? 0o700 : 0o711]
      try FileManager.default.createDirectory(
        at: group, withIntermediateDirectories: true, attributes: permissions)
    }
    for part in [place.folder, place.home, place.temporary, place.resume] {
      try FileManager.default.createDirectory(
        at: part, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    touch(identifier)
    guard firstUser != nil else { return place }
    let user = isNew ? try nextUser() : try Self.owner(of: place.folder)
    place.user = user
    for part in [place.folder, place.home, place.temporary, place.resume] where isNew {
      guard chown(part.path, user, user) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EPERM) }
    }
    return place
  }

  private static func owner(of folder: URL) throws -> UInt32 {
    var status = stat()
    guard stat(folder.path, &status) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .ENOENT) }
    return status.st_uid
  }

  /// The number of a user that no visitor has.
  private func nextUser() throws -> UInt32 {
    let file = root.appendingPathComponent("next-user")
    let text = (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(
      in: .whitespacesAndNewlines)
    let user = text.flatMap { UInt32($0) } ?? firstUser ?? 0
    try Data("\(user + 1)\n".utf8).write(to: file, options: .atomic)
    return user
  }
}

/// The right of one server to a folder of visitors, which ends with the process at the latest.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Takes the right, which the system gives to one process at a time.
  init(_ root: URL) throws(FolderFault) {
    descriptor = Glibc.open(
      root.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FolderFault(message: "\(root.path) may not be written to") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw FolderFault(
        message: "another server keeps its visitors in \(root.path); each needs a folder of its own (--data)")
    }
  }

  deinit { close(descriptor) }
}
