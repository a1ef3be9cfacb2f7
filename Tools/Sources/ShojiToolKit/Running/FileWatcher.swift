import Foundation
import Synchronization

/// A file that was written, made, moved or deleted.
public struct FileChange: Hashable, Sendable {
  /// The kind of change.
  public enum Kind: Hashable, Sendable {
    /// It was written.
    case written
    /// It came to be, or was moved here.
    case appeared
    /// It was deleted, or moved away.
    case disappeared
    /// Changes were lost; anything may have happened.
    case unknown
  }

  /// The path.
  public var path: String
  /// The kind of change.
  public var kind: Kind

  /// Describes a change.
  public init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

/// Watches folders and all in them with the kernel's inotify, also folders that are made later. Hidden files
/// and folders are left out.
public final class FileWatcher: Sendable {
  private let descriptor: Int32
  private let queue = DispatchQueue(label: "shoji.watcher")
  private let skipped: Set<String>
  private let delay: DispatchTimeInterval
  private let report: @Sendable (Set<FileChange>) -> Void
  private let state = Mutex(State())

  /// The folders by the kernel's numbers, and the changes since the last report; used on the queue, once
  /// watching has begun.
  private struct State {
    /// The source of events: the class, which is Sendable, as its protocol is not.
    var source: DispatchSource?
    var folders: [Int32: String] = [:]
    var changes: Set<FileChange> = []
    var isDue = false
  }

  /// Begins to watch. Changes are reported together, `delay` after the first. Throws when the kernel's limits
  /// do not allow it.
  public init(
    _ folders: [URL], skipping skipped: [URL] = [], delay: DispatchTimeInterval = .milliseconds(80),
    report: @escaping @Sendable (Set<FileChange>) -> Void
  ) throws(ToolError) {
    self.skipped = Set(skipped.map { $0.standardizedFileURL.path })
    self.delay = delay
    self.report = report
    descriptor = inotify_init1(Int32(Flag.nonBlocking | Flag.closeOnExec))
    guard descriptor >= 0 else {
      throw ToolError(
        "changes cannot be watched: \(String(cString: strerror(errno))). More watchers are allowed by: "
          + "sudo sysctl fs.inotify.max_user_instances=512")
    }
    for folder in folders {
      do throws(ToolError) {
        try state.withLock { state throws(ToolError) in
          try watch(folder.standardizedFileURL.path, reportsFiles: false, &state)
        }
      } catch {
        close(descriptor)
        throw error
      }
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.read() }
    let descriptor = descriptor
    source.setCancelHandler { close(descriptor) }
    source.activate()
    let events = source as? DispatchSource
    state.withLock { $0.source = events }
  }

  deinit { state.withLock { $0.source?.cancel() } }

  /// Stops watching.
  public func stop() {
    queue.sync {
      state.withLock { state in
        state.source?.cancel()
        state.source = nil
      }
    }
  }

  private enum Flag {
    static let closeOnExec: UInt32 = 0o2000000
    static let nonBlocking: UInt32 = 0o4000
    static let closeWrite: UInt32 = 0x8
    static let movedFrom: UInt32 = 0x40
    static let movedTo: UInt32 = 0x80
    static let create: UInt32 = 0x100
    static let delete: UInt32 = 0x200
    static let overflow: UInt32 = 0x4000
    static let ignored: UInt32 = 0x8000
    static let isFolder: UInt32 = 0x4000_0000
    static let onlyFolder: UInt32 = 0x0100_0000
    static let wanted = closeWrite | movedFrom | movedTo | create | delete | onlyFolder
  }

  /// Watches a folder and those in it.
  private func watch(_ path: String, reportsFiles: Bool, _ state: inout State) throws(ToolError) {
    guard !skipped.contains(path) else { return }
    let number = inotify_add_watch(descriptor, path, Flag.wanted)
    guard number >= 0 else {
      // A folder that is gone already needs no watching.
      guard errno == ENOSPC else { return }
      throw ToolError(
        "there are more folders to watch than the system allows. More are allowed by: "
          + "sudo sysctl fs.inotify.max_user_watches=524288")
    }
    state.folders[number] = path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where !name.hasPrefix(".")
    {
      let child = "\(path)/\(name)"
      var status = stat()
      guard lstat(child, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try watch(child, reportsFiles: reportsFiles, &state)
      } else if reportsFiles {
        add(FileChange(path: child, kind: .appeared), &state)
      }
    }
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      bytes.withUnsafeBytes { all in
        var place = 0
        while place + 16 <= count {
          let number = all.loadUnaligned(fromByteOffset: place, as: Int32.self)
          let mask = all.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
          let length = Int(all.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
          let name = all[(place + 16)..<min(place + 16 + length, count)].prefix { $0 != 0 }
          let text = String(decoding: name, as: UTF8.self)
          state.withLock { handle(number, mask, text, &$0) }
          place += 16 + length
        }
      }
    }
  }

  private func handle(_ number: Int32, _ mask: UInt32, _ name: String, _ state: inout State) {
    if mask & Flag.overflow != 0 { return add(FileChange(path: "/", kind: .unknown), &state) }
    if mask & Flag.ignored != 0 {
      state.folders[number] = nil
      return
    }
    guard let folder = state.folders[number], !name.isEmpty, !name.hasPrefix(".") else { return }
    let path = "\(folder)/\(name)"
    if mask & Flag.isFolder != 0 {
      if mask & (Flag.create | Flag.movedTo) != 0 { try? watch(path, reportsFiles: true, &state) }
      if mask & (Flag.delete | Flag.movedFrom) != 0 {
        add(FileChange(path: path, kind: .disappeared), &state)
      }
    } else if mask & Flag.closeWrite != 0 {
      add(FileChange(path: path, kind: .written), &state)
    } else if mask & (Flag.create | Flag.movedTo) != 0 {
      add(FileChange(path: path, kind: .appeared), &state)
    } else {
      add(FileChange(path: path, kind: .disappeared), &state)
    }
  }

  private func add(_ change: FileChange, _ state: inout State) {
    state.changes.insert(change)
    guard !state.isDue else { return }
    state.isDue = true
    queue.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self else { return }
      let all = self.state.withLock { state in
        defer { (state.isDue, state.changes) = (false, []) }
        return state.changes
      }
      report(all)
    }
  }
}
