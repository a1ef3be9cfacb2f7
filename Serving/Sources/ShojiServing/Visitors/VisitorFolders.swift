import Foundation
import Synchronization

/// The folder in which a server keeps what its visitors have: the secret that signs cookies, and a folder for
/// each visitor with their home, their temporary files, where they were, and what their app has printed.
struct VisitorFolders: Sendable {
  let root: URL
  /// The first of the users that visitors' processes become, one each; nil where they all run as the server
  /// does, which is so unless that is root.
  let firstUser: UInt32?

  private let counter = Counter()

  /// A number that all copies share.
  private final class Counter: Sendable {
    let value = Mutex(0)
  }

  /// The visitors' folders that are there.
  var count: Int { counter.value.withLock { $0 } }

  /// Counts folders that have come, or gone.
  func add(_ change: Int) { counter.value.withLock { $0 += change } }

  /// The permissions of the folders that the users of visitors pass through, of which they list nothing.
  private var passage: [FileAttributeKey: Any] { [.posixPermissions: firstUser == nil ? 0o700 : 0o711] }

  /// Opens a folder, and makes it where there is none, for nobody else to read.
  init(_ root: URL, firstUser: UInt32? = geteuid() == 0 ? 2_000_000 : nil) throws {
    self.root = root
    self.firstUser = firstUser
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("visitors"), withIntermediateDirectories: true, attributes: passage)
    try FileManager.default.setAttributes(passage, ofItemAtPath: root.path)
    let groups = (0...255).map { group([UInt8($0)].hexadecimal).path }
    add(
      groups.reduce(0) { sum, group in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: group)) ?? []
        return sum + names.count { !$0.contains(".") }
      })
  }

  /// The secret of the cookies, made at the first start.
  func secret() throws -> [UInt8] {
    let file = root.appendingPathComponent("secret")
    if FileManager.default.fileExists(atPath: file.path) {
      let known = try Data(contentsOf: file)
      guard known.count >= 32 else {
        throw FolderFault(
          message: """
            \(file.path) is damaged: it has \(known.count) bytes of 32. Put back what was there; without it, \
            removed, all who come are new visitors
            """)
      }
      return Array(known)
    }
    let secret = [UInt8].random(count: 32)
    // It is there as a whole or not at all.
    let whole = file.appendingPathExtension("new")
    let descriptor = Glibc.open(whole.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    guard descriptor >= 0, write(descriptor, secret, secret.count) == secret.count, fsync(descriptor) == 0,
      rename(whole.path, file.path) == 0
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path]) }
    return secret
  }

  /// Has the folder for this server alone, as long as the returned lock is there.
  func lock() throws(FolderFault) -> FolderLock { try FolderLock(root) }

  /// The folder of the visitors whose identifiers begin with two digits.
  func group(_ digits: String) -> URL { root.appendingPathComponent("visitors/\(digits)") }

  /// The folder of a visitor, whether it is there or not.
  func folder(of identifier: String) -> VisitorFolder {
    VisitorFolder(url: group(String(identifier.prefix(2))).appendingPathComponent(identifier))
  }

  /// Notes that a visitor is here.
  func touch(_ identifier: String) { utimes(folder(of: identifier).url.path, nil) }

  /// Whether a visitor was here before.
  func has(_ identifier: String) -> Bool {
    FileManager.default.fileExists(atPath: folder(of: identifier).url.path)
  }

  /// Opens a visitor's folder, and makes it for one who is new.
  func open(_ identifier: String) throws -> VisitorFolder {
    var folder = folder(of: identifier)
    let isNew = !has(identifier)
    if isNew {
      try FileManager.default.createDirectory(
        at: folder.url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: passage)
    }
    for part in folder.all {
      try FileManager.default.createDirectory(
        at: part, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    if isNew { add(1) }
    folder.isNew = isNew
    touch(identifier)
    guard let firstUser else { return folder }
    let owner = try Self.owner(of: folder.url)
    // One that is no visitor's was not finished, as where the disk was full.
    let user = owner >= firstUser ? owner : try nextUser()
    folder.user = user
    guard owner != user else { return folder }
    // The folder itself comes last: until then it is not finished.
    for part in folder.all.filter({ $0 != folder.url }) + [folder.url] {
      guard chown(part.path, user, user) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EPERM) }
    }
    return folder
  }

  /// Removes what is kept of somebody who was never here: the folder, which may be large, in the background.
  func remove(_ identifier: String, keepsLog: Bool) {
    let folder = folder(of: identifier)
    let gone = folder.url.deletingLastPathComponent().appendingPathComponent(".gone-\(identifier)")
    if !keepsLog { unlink(folder.log.path) }
    FolderClaim.remove(folder)
    try? FileManager.default.removeItem(at: gone)
    guard rename(folder.url.path, gone.path) == 0 else { return }
    add(-1)
    DispatchQueue.global(qos: .utility).async { try? FileManager.default.removeItem(at: gone) }
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
    let first = firstUser ?? 0
    // Where it is damaged or lost, those who are there tell.
    let user =
      text.flatMap { UInt32($0) }.flatMap { $0 >= first ? $0 : nil } ?? lastUser().map { $0 + 1 } ?? first
    try Data("\(user + 1)\n".utf8).write(to: file, options: .atomic)
    return user
  }

  /// The largest number of a user that a visitor's folder has.
  private func lastUser() -> UInt32? {
    let owners = (0...255).flatMap { byte in
      let group = group([UInt8(byte)].hexadecimal)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: group.path)) ?? []
      return names.compactMap { try? Self.owner(of: group.appendingPathComponent($0)) }
    }
    return owners.filter { $0 >= firstUser ?? 0 }.max()
  }
}
