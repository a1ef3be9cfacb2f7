import CRuntimeSupport
import Foundation
import Persistence
import Synchronization

/// Saves user defaults, the app's and those of suites, soon after they change, whoever changes them and on
/// whatever thread.
///
/// Foundation on Linux writes them only when it is asked to, over the file in place, so that a process that
/// is killed loses what was set, or leaves half a file. Here each change requests that the domain's file be
/// saved by the ``SavingQueue``, in the folder in which Foundation looks for it, and Foundation itself never
/// writes. A damaged file is replaced by its last whole contents before it is read.
final class SavedDefaults: Sendable {
  /// Those of the process.
  static let shared = SavedDefaults()

  private struct State {
    var folder: URL?
    /// Whether Foundation's changes are observed.
    var isObserving = false
    /// The keys that this process has changed, by domain.
    var changed: [String: Set<String>] = [:]
    /// The keys that Foundation has listed as changed, by domain.
    var listed: [String: Set<String>] = [:]
    /// The files that were brought into order, which happens before each is first read.
    var recovered: Set<String> = []
  }

  private let state = Mutex(State())

  /// The number of keys that Foundation may have listed as changed. It searches the list at each change:
  /// among 10,000 that takes 2 ms.
  private static let longestList = 256
  /// Foundation's own name of the app's domain.
  private static let ownDomain = "kCFPreferencesCurrentApplication"

  /// Begins to save, and brings the app's own defaults into order. To be called before anything reads
  /// defaults.
  ///
  /// - Parameter personalHome: The home of the person who runs the process.
  /// - Returns: The place at which a damaged file is kept of which there was no whole copy; nil otherwise.
  func activate(personalHome: URL) -> URL? {
    let folder = Self.folder(personalHome: personalHome)
    state.withLock { $0.folder = folder }
    let isObserving = shoji_observe_preferences(
      { domain, key in
        SavedDefaults.shared.didChange(SavedDefaults.string(key), in: domain.map(SavedDefaults.string))
      },
      { _ in SavedDefaults.shared.synchronize() },
      { path in SavedDefaults.shared.willRead(String(cString: path)) })
    state.withLock { $0.isObserving = isObserving }
    guard let file = file(of: Bundle.main.applicationName), case .damaged(let kept) = recover(file) else {
      return nil
    }
    return kept
  }

  /// The folder in which Foundation keeps defaults. Where the environment has no home, that would be the root
  /// of the file system or the working folder: then it is the one in the person's home.
  private static func folder(personalHome: URL) -> URL {
    let path = shoji_copy_preferences_folder().map {
      Unmanaged<NSString>.fromOpaque($0).takeRetainedValue() as String
    }
    let environment = ProcessInfo.processInfo.environment
    let isNamed = [environment["HOME"], environment["XDG_CONFIG_HOME"]].contains {
      $0?.hasPrefix("/") ?? false
    }
    if isNamed, let path { return URL(fileURLWithPath: path, isDirectory: true) }
    let own = personalHome.appendingPathComponent(".config", isDirectory: true)
    let string = NSString(string: own.path)
    shoji_set_preferences_folder(Unmanaged.passUnretained(string).toOpaque())
    return own
  }

  private static func string(_ string: UnsafeRawPointer) -> String {
    Unmanaged<NSString>.fromOpaque(string).takeUnretainedValue() as String
  }

  private func file(of domain: String) -> SavedFile? {
    state.withLock(\.folder).map {
      SavedFile($0.appendingPathComponent("\(domain).plist"), name: Self.name(domain))
    }
  }

  private static func name(_ domain: String) -> String {
    domain == Bundle.main.applicationName ? "The user defaults" : "The user defaults of “\(domain)”"
  }

  // MARK: Reading

  private func willRead(_ path: String) {
    guard path.hasSuffix(".plist"), let folder = state.withLock(\.folder), path.hasPrefix(folder.path + "/")
    else { return }
    let domain = path.dropFirst(folder.path.count + 1).dropLast(".plist".count)
    _ = recover(SavedFile(URL(fileURLWithPath: path), name: Self.name(String(domain))))
  }

  private func recover(_ file: SavedFile) -> SavedFile.Contents {
    guard state.withLock({ $0.recovered.insert(file.url.path).inserted }) else { return .none }
    return file.read { SavedFile.dictionary($0) != nil }
  }

  // MARK: Saving

  private func didChange(_ key: String, in domain: String?) {
    let domain = domain ?? Bundle.main.applicationName
    state.withLock {
      $0.changed[domain, default: []].insert(key)
      $0.listed[domain, default: []].insert(key)
    }
    requestSave(of: domain)
  }

  private func requestSave(of domain: String) {
    guard let file = file(of: domain) else { return }
    SavingQueue.shared.save(file) { try self.contents(of: domain, in: file) }
  }

  /// Returns the new contents of a domain's file: its present values, perhaps written by another process,
  /// with this process's changes.
  private func contents(of domain: String, in file: SavedFile) throws -> Data? {
    let isOwn = domain == Bundle.main.applicationName
    let (changed, isListLong) = state.withLock {
      let isLong = $0.listed[domain, default: []].count > Self.longestList
      if isLong { $0.listed[domain] = [] }
      return ($0.changed[domain], isLong)
    }
    if isListLong {
      let name = NSString(string: domain)
      shoji_forget_changed_preferences(
        isOwn ? nil : UnsafeRawPointer(Unmanaged.passUnretained(name).toOpaque()))
    }
    let known = UserDefaults.standard.persistentDomain(forName: isOwn ? Self.ownDomain : domain) ?? [:]
    var values = known
    if let changed, let data = try? Data(contentsOf: file.url), let standing = SavedFile.dictionary(data) {
      values = standing
      for key in changed { values[key] = known[key] }
    }
    return try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
  }

  /// Saves a domain for app code that calls `synchronize()`, which waits for the disk, but not for a slow
  /// one.
  private func synchronize() -> Bool {
    SavingQueue.shared.finish(within: 0.1)
    return true
  }

  /// Saves what changed in a turn, where changes are not observed.
  func turnDidEnd() {
    guard state.withLock({ !$0.isObserving && $0.folder != nil }) else { return }
    requestSave(of: Bundle.main.applicationName)
  }
}
