import DisplayProtocol
import Foundation
import NIOCore

/// The files that pages send, in a folder that only this process uses and that goes with it. Used on the
/// server's loop only.
///
/// A file waits until an input of its page names it. From then on it is the app's, which may move or remove
/// it; what has gone is counted no more, and where there is no room, what pages sent that are gone makes
/// room, the oldest first, as in any folder for temporary files.
final class UploadStore {
  /// The bounds on what is kept.
  struct Limits {
    /// The length in bytes of the longest file.
    var file = 256 * 1024 * 1024
    /// The bytes of all files of the process together.
    var total = 4 * 1024 * 1024 * 1024
    /// The number of a page's files that may be under way, or wait for the input that names them, and their
    /// bytes.
    var waiting = (files: UploadStore.mostWaiting, bytes: 1024 * 1024 * 1024)
    /// The seconds after which a page's files are removed where it has sent nothing more and no input has
    /// named them.
    var patience: TimeInterval = 600
  }

  /// The number of files that an input may name.
  static let mostWaiting = 1_000
  /// The length in bytes of the longest file.
  static let longestFile = Limits().file
  /// The bytes that a file counts beside its own, for its place in the file system.
  static let leastBytes = 4096

  /// The reason for which a file is not taken.
  enum Refusal: Error {
    case page, name, tooMany, tooLong, disk(String)

    var message: LogMessage {
      switch self {
      case .page: "a file is sent for a page that is not connected"
      case .name: "a file is sent under a name that is taken, or that a page would not give it"
      case .tooMany: "there are too many files that no input has named"
      case .tooLong: "a file is too long, or all files together"
      case .disk(let reason): "a file cannot be written: \(reason)"
      }
    }
  }

  /// A file that no input has named.
  private struct Waiting {
    var session: String
    /// The contents; nil for a file that is under way.
    var file: URL?
    var bytes = 0
  }

  /// A file that an input has named.
  private struct Claimed {
    var session: String
    var url: URL
    var bytes: Int
  }

  /// The files of a session that no input has named yet.
  private struct Load {
    var files = 0
    var bytes = 0
    /// The time at which it last sent something.
    var usedAt: TimeInterval
  }

  private let limits: Limits
  private let now: () -> TimeInterval
  private let parent: URL
  private var folder: UploadFolder?
  private var waiting: [String: Waiting] = [:]
  private var loads: [String: Load] = [:]
  /// The files that are the app's, the oldest first.
  private var claimed: [Claimed] = []
  /// The bytes of all files.
  private(set) var total = 0
  /// Whether there is, or was, a session's page; and whether it is there now.
  var isKnown: (String) -> Bool = { _ in true }
  var isLive: (String) -> Bool = { _ in true }

  init(
    limits: Limits = Limits(), parent: URL = FileManager.default.temporaryDirectory,
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    (self.limits, self.parent, self.now) = (limits, parent, now)
  }

  /// The number of files that no input has named.
  var waitingCount: Int { waiting.count }

  /// Begins to take a file of a session's page under a token of the page's.
  func begin(_ token: String, of session: String) throws(Refusal) -> Upload {
    guard isKnown(session) else { throw .page }
    guard token.utf8.count == 32,
      token.utf8.allSatisfy({
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }),
      waiting[token] == nil
    else { throw .name }
    guard loads[session]?.files ?? 0 < limits.waiting.files else { throw .tooMany }
    do {
      let place = try place().appendingPathComponent(token)
      try FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let file = place.appendingPathComponent("contents")
      let upload = Upload(token: token, file: file, handle: try Self.create(file), store: self)
      waiting[token] = Waiting(session: session)
      count(files: 1, bytes: 0, of: session)
      do { try count(Self.leastBytes, of: token) } catch {
        upload.abandon()
        throw error
      }
      return upload
    } catch let refusal as Refusal { throw refusal } catch { throw .disk("\(error)") }
  }

  private func place() throws -> URL {
    if let folder { return folder.url }
    let made = try UploadFolder(in: parent)
    folder = made
    return made.url
  }

  private static func create(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  private func count(files: Int, bytes: Int, of session: String) {
    var load = loads[session] ?? Load(usedAt: 0)
    load.files += files
    load.bytes += bytes
    load.usedAt = now()
    loads[session] = load.files > 0 ? load : nil
  }

  /// Removes a file from those that wait. What is left of its bytes is still counted in ``total``.
  private func removeWaiting(_ token: String) -> Waiting? {
    guard let file = waiting.removeValue(forKey: token) else { return nil }
    count(files: -1, bytes: -file.bytes, of: file.session)
    return file
  }

  fileprivate func count(_ bytes: Int, of token: String) throws(Refusal) {
    guard let file = waiting[token] else { throw .name }
    guard file.bytes + bytes <= limits.file + Self.leastBytes,
      (loads[file.session]?.bytes ?? 0) + bytes <= limits.waiting.bytes
    else { throw .tooLong }
    if total + bytes > limits.total { makeRoom(for: bytes) }
    guard total + bytes <= limits.total else { throw .tooLong }
    waiting[token]?.bytes += bytes
    count(files: 0, bytes: bytes, of: file.session)
    total += bytes
  }

  fileprivate func finish(_ upload: Upload) { waiting[upload.token]?.file = upload.file }

  fileprivate func abandon(_ upload: Upload) {
    total -= removeWaiting(upload.token)?.bytes ?? 0
    try? FileManager.default.removeItem(at: upload.file.deletingLastPathComponent())
  }

  /// Counts what the app has removed no more, and removes what pages sent that are gone.
  private func makeRoom(for bytes: Int) {
    claimed.removeAll { file in
      let isGone = !FileManager.default.fileExists(atPath: file.url.path)
      if isGone { total -= file.bytes }
      return isGone
    }
    claimed.removeAll { file in
      guard total + bytes > limits.total, !isLive(file.session) else { return false }
      try? FileManager.default.removeItem(at: file.url)
      total -= file.bytes
      return true
    }
  }

  /// Removes the files of pages that have sent nothing for long, and whose inputs have not named them. Called
  /// every second.
  func sweep() {
    let time = now()
    let late = loads.filter { time - $0.value.usedAt >= limits.patience }
    guard !late.isEmpty else { return }
    for (token, file) in waiting where late[file.session] != nil && file.file != nil {
      total -= removeWaiting(token)?.bytes ?? 0
      if let place = file.file?.deletingLastPathComponent() { try? FileManager.default.removeItem(at: place) }
    }
  }

  /// The files that an input of a session names; those that have not come whole, or are another page's, are
  /// left out.
  func claim(_ files: [UploadedFile], of session: String) -> [IncomingFile] {
    files.compactMap { file in
      guard let contents = take(file, of: session) else { return nil }
      let named = contents.url.deletingLastPathComponent().appendingPathComponent(Self.name(file.name))
      guard move(contents, to: named) else { return nil }
      return IncomingFile(name: named.lastPathComponent, mediaType: file.mediaType, url: named)
    }
  }

  /// The folder of the files that an input names by their paths, as a page has those of a folder that was
  /// chosen: `Top/a.txt`, `Top/in/b.txt`. Nil when none of them has come whole.
  func claimFolder(_ files: [UploadedFile], of session: String) -> IncomingFile? {
    guard let parent = folder?.url else { return nil }
    let place = parent.appendingPathComponent(UUID().uuidString)
    var top: String?
    for file in files {
      guard let contents = take(file, of: session) else { continue }
      let path = file.name.split(separator: "/").map { Self.name(String($0)) }
      if path.count > 1, top == nil || path[0] == top {
        let target = path.reduce(place) { $0.appendingPathComponent($1) }
        if move(contents, to: target) { top = path[0] }
      } else {
        total -= contents.bytes
      }
      try? FileManager.default.removeItem(at: contents.url.deletingLastPathComponent())
    }
    return top.map { IncomingFile(name: $0, mediaType: "", url: place.appendingPathComponent($0)) }
  }

  /// Takes a file that has come whole from those that wait.
  private func take(_ file: UploadedFile, of session: String) -> Claimed? {
    guard let token = file.token, let known = waiting[token], known.session == session,
      let url = known.file
    else { return nil }
    _ = removeWaiting(token)
    return Claimed(session: session, url: url, bytes: known.bytes)
  }

  /// Gives a file to the app, at a place of its own; counts it no more where that fails.
  private func move(_ file: Claimed, to target: URL) -> Bool {
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try FileManager.default.moveItem(at: file.url, to: target)
      claimed.append(Claimed(session: file.session, url: target, bytes: file.bytes))
      return true
    } catch {
      total -= file.bytes
      try? FileManager.default.removeItem(at: file.url)
      return false
    }
  }

  /// A name without a folder, of a length that file systems take.
  static func name(_ name: String) -> String {
    var result = String(name.split(separator: "/").last ?? "").filter { $0 != "\0" }
    while result.utf8.count > 200 { result.removeFirst() }
    return result.isEmpty || result == "." || result == ".." ? "file" : result
  }

  /// Removes all files.
  func removeAll() {
    (waiting, loads, claimed, total, folder) = ([:], [:], [], 0, nil)
  }
}

/// A file that is under way. What is written goes to the page cache, so it is written on the loop.
final class Upload {
  let token: String
  let file: URL
  private var handle: FileHandle?
  private unowned let store: UploadStore

  fileprivate init(token: String, file: URL, handle: FileHandle, store: UploadStore) {
    (self.token, self.file, self.handle, self.store) = (token, file, handle, store)
  }

  /// Writes the next bytes.
  func write(_ bytes: ByteBuffer) throws(UploadStore.Refusal) {
    try store.count(bytes.readableBytes, of: token)
    do { try handle?.write(contentsOf: Data(bytes.readableBytesView)) } catch { throw .disk("\(error)") }
  }

  /// Keeps the file for the input that names it.
  func finish() {
    close()
    store.finish(self)
  }

  /// Removes what has come.
  func abandon() {
    close()
    store.abandon(self)
  }

  private func close() {
    try? handle?.close()
    handle = nil
  }
}

/// A file as a page names it in an input.
struct UploadedFile: Equatable {
  /// The token under which the page has sent its contents; nil where it has not.
  var token: String?
  /// The name.
  var name: String
  /// The media type; empty where the browser sends none.
  var mediaType: String
}
