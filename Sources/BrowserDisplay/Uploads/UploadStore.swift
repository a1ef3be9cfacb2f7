import DisplayProtocol
import Foundation
import NIOCore

/// The files that pages send, in a folder that only this process uses and that goes with it. Used on the server's loop only.
final class UploadStore {
  /// The length in bytes of the longest file.
  static let longestFile = 256 * 1024 * 1024
  /// The bytes of all files of the process together.
  static let longestTotal = 4 * 1024 * 1024 * 1024
  /// The number of files that may be under way, or wait for the input that names them.
  static let mostWaiting = 1_000

  /// The reason for which a file is not taken.
  enum Refusal: Error, CustomStringConvertible {
    case name, tooMany, tooLong, disk(String)

    var description: String {
      switch self {
      case .name: "a file is sent under a name that is taken, or that a page would not give it"
      case .tooMany: "there are too many files that no input has named"
      case .tooLong:
        "a file is longer than \(UploadStore.longestFile) bytes, or all files than \(UploadStore.longestTotal)"
      case .disk(let reason): "a file cannot be written: \(reason)"
      }
    }
  }

  /// The files that are complete and not named yet, by token; nil for one that is under way.
  private var waiting: [String: URL?] = [:]
  private var total = 0
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("shoji-uploads-\(UUID().uuidString)")

  deinit { removeAll() }

  /// Begins to take a file under a token of the page's.
  func begin(_ token: String) throws(Refusal) -> Upload {
    guard token.utf8.count == 32,
      token.utf8.allSatisfy({
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }),
      waiting[token] == nil
    else { throw .name }
    guard waiting.count < Self.mostWaiting else { throw .tooMany }
    let place = folder.appendingPathComponent(token)
    do {
      try FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let file = place.appendingPathComponent("contents")
      let upload = Upload(token: token, file: file, handle: try Self.create(file), store: self)
      waiting[token] = .some(nil)
      return upload
    } catch { throw .disk("\(error)") }
  }

  private static func create(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  fileprivate func count(_ bytes: Int) throws(Refusal) {
    guard total + bytes <= Self.longestTotal else { throw .tooLong }
    total += bytes
  }

  fileprivate func finish(_ upload: Upload) { waiting[upload.token] = upload.file }

  fileprivate func abandon(_ upload: Upload) {
    waiting[upload.token] = nil
    total -= upload.length
    try? FileManager.default.removeItem(at: upload.file.deletingLastPathComponent())
  }

  /// The files that an input names; those that have not come whole are left out.
  func claim(_ files: [UploadedFile]) -> [IncomingFile] {
    files.compactMap { file in
      guard let token = file.token, case .some(.some(let contents)) = waiting[token] else { return nil }
      waiting[token] = nil
      let named = contents.deletingLastPathComponent().appendingPathComponent(Self.name(file.name))
      guard (try? FileManager.default.moveItem(at: contents, to: named)) != nil else { return nil }
      return IncomingFile(name: named.lastPathComponent, mediaType: file.mediaType, url: named)
    }
  }

  /// The folder of the files that an input names by their paths, as a page has those of a folder that was chosen: `Top/a.txt`,
  /// `Top/in/b.txt`. Nil when none of them has come whole.
  func claimFolder(_ files: [UploadedFile]) -> IncomingFile? {
    let place = folder.appendingPathComponent(UUID().uuidString)
    var top: String?
    for file in files {
      guard let contents = claim([UploadedFile(token: file.token, name: "", mediaType: "")]).first?.url
      else { continue }
      let path = file.name.split(separator: "/").map { Self.name(String($0)) }
      guard path.count > 1, top == nil || path[0] == top else { continue }
      let target = path.reduce(place) { $0.appendingPathComponent($1) }
      do {
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        try FileManager.default.moveItem(at: contents, to: target)
        top = path[0]
      } catch { continue }
    }
    return top.map { IncomingFile(name: $0, mediaType: "", url: place.appendingPathComponent($0)) }
  }

  /// A name without a folder, of a length that file systems take.
  static func name(_ name: String) -> String {
    var result = String(name.split(separator: "/").last ?? "").filter { $0 != "\0" }
    while result.utf8.count > 200 { result.removeFirst() }
    return result.isEmpty || result == "." || result == ".." ? "file" : result
  }

  /// Removes all files.
  func removeAll() {
    waiting = [:]
    try? FileManager.default.removeItem(at: folder)
  }
}

/// A file that is under way. What is written goes to the page cache, so it is written on the loop.
final class Upload {
  let token: String
  let file: URL
  /// The bytes that have come.
  private(set) var length = 0
  private var handle: FileHandle?
  private unowned let store: UploadStore

  fileprivate init(token: String, file: URL, handle: FileHandle, store: UploadStore) {
    (self.token, self.file, self.handle, self.store) = (token, file, handle, store)
  }

  /// Writes the next bytes.
  func write(_ bytes: ByteBuffer) throws(UploadStore.Refusal) {
    guard length + bytes.readableBytes <= UploadStore.longestFile else { throw .tooLong }
    try store.count(bytes.readableBytes)
    length += bytes.readableBytes
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
