import Foundation

/// The app's own copies of files that come in and go out, each in a folder of its own so that it keeps its
/// name.
enum FileCopies {
  /// The folder of files that were imported.
  static var inbox: URL { URL.cachesDirectory.appendingPathComponent("Inbox") }
  /// The folder of files that were exported.
  static var outbox: URL { URL.cachesDirectory.appendingPathComponent("Outbox") }

  /// Whether files are copied at once; for tests.
  @MainActor static var isImmediate = false

  /// A place for a file of a name, in a new folder.
  static func place(in folder: URL, named name: String) throws -> URL {
    let own = folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    return own.appendingPathComponent(name)
  }

  /// Copies files, or moves them, off the main thread, and hands the new places to a closure on the main
  /// queue. Files that cannot be copied are left out, and logged.
  @MainActor static func transfer(
    _ files: [(url: URL, name: String)], to folder: URL, moves: Bool = false,
    completion: @escaping @MainActor @Sendable ([URL]) -> Void
  ) {
    let work: @Sendable () -> [URL] = {
      var copies: [URL] = []
      for file in files {
        do {
          let place = try place(in: folder, named: file.name)
          if moves {
            try FileManager.default.moveItem(at: file.url, to: place)
          } else {
            try FileManager.default.copyItem(at: file.url, to: place)
          }
          copies.append(place)
        } catch {
          warnOnce("The file \(file.url.path) cannot be copied: \(error)")
        }
      }
      return copies
    }
    guard !isImmediate else { return completion(work()) }
    DispatchQueue.global(qos: .userInitiated).async {
      let copies = work()
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(copies) } }
    }
  }
}
