import Dispatch
import Foundation
import Glibc

/// Reports changes of the files in some directories, through inotify.
///
/// Directories are watched, not files: editors that save by writing a new file and renaming it over the old
/// one would otherwise be lost after the first save. Events arrive on the main queue, those of one wake-up in
/// one call.
@MainActor package final class DirectoryWatcher {
  /// A change of one file or directory.
  package struct Event: Hashable, Sendable {
    /// The kind of a change.
    package enum Kind: Hashable, Sendable {
      /// The file is complete: it was closed after writing, or renamed to this name.
      case written
      /// The file's content changed while it is still open for writing.
      case modified
      /// There is no file of this name any more: it was deleted or renamed.
      case removed
      /// A directory appeared.
      case directoryAppeared
      /// The system dropped events: everything has to be compared again.
      case overflow
    }

    package var path: String
    package var kind: Kind
  }

  /// Receives the events of one wake-up, each once, in order of first occurrence.
  package var onEvents: (([Event]) -> Void)?

  /// The directories that are watched.
  package var directories: Set<String> { Set(descriptors.keys) }

  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  private var descriptors: [String: Int32] = [:]
  private var paths: [Int32: String] = [:]

  /// The number of watchers alive in the process, for tests of lifetimes.
  package private(set) static var liveCount = 0

  /// Makes a watcher that watches nothing yet.
  package init() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    Self.liveCount += 1
    guard descriptor >= 0 else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    let descriptor = self.descriptor
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readEvents() }
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    self.source = source
  }

  isolated deinit {
    source?.cancel()
    Self.liveCount -= 1
  }

  /// Starts watching a directory. Does nothing where it is watched already or does not exist.
  @discardableResult package func watch(_ directory: String) -> Bool {
    guard descriptor >= 0, descriptors[directory] == nil else { return descriptors[directory] != nil }
    let mask =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM)
      | UInt32(IN_DELETE) | UInt32(IN_CREATE) | UInt32(IN_DELETE_SELF) | UInt32(IN_ONLYDIR)
    let watch = inotify_add_watch(descriptor, directory, mask)
    guard watch >= 0 else { return false }
    descriptors[directory] = watch
    paths[watch] = directory
    return true
  }

  /// Stops watching a directory.
  package func unwatch(_ directory: String) {
    guard let watch = descriptors.removeValue(forKey: directory) else { return }
    paths[watch] = nil
    inotify_rm_watch(descriptor, watch)
  }

  /// Reads what the system has reported so far and hands it on at once.
  package func readEvents() {
    guard descriptor >= 0 else { return }
    var events: [Event] = []
    var seen: Set<Event> = []
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: MemoryLayout<inotify_event>.alignment) {
      buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress!, buffer.count)
        guard count > 0 else { break }
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let record = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          let nameStart = buffer.baseAddress! + offset + MemoryLayout<inotify_event>.size
          let name = record.len > 0 ? String(cString: nameStart.assumingMemoryBound(to: CChar.self)) : ""
          offset += MemoryLayout<inotify_event>.size + Int(record.len)
          if let event = event(record, name: name), seen.insert(event).inserted { events.append(event) }
        }
      }
    }
    if !events.isEmpty { onEvents?(events) }
  }

  private func event(_ record: inotify_event, name: String) -> Event? {
    func has(_ flag: Int32) -> Bool { record.mask & UInt32(flag) != 0 }
    if has(IN_Q_OVERFLOW) { return Event(path: "", kind: .overflow) }
    guard let directory = paths[record.wd] else { return nil }
    if has(IN_IGNORED) {
      // The directory is gone; a new one of the same name is watched again when its parent reports it.
      paths[record.wd] = nil
      if descriptors[directory] == record.wd { descriptors[directory] = nil }
      return nil
    }
    guard !name.isEmpty else { return nil }
    let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
    if has(IN_ISDIR) {
      return has(IN_CREATE) || has(IN_MOVED_TO) ? Event(path: path, kind: .directoryAppeared) : nil
    }
    if has(IN_CLOSE_WRITE) || has(IN_MOVED_TO) { return Event(path: path, kind: .written) }
    if has(IN_MODIFY) { return Event(path: path, kind: .modified) }
    if has(IN_DELETE) || has(IN_MOVED_FROM) { return Event(path: path, kind: .removed) }
    return nil
  }
}
