import FileWatching
import Foundation

extension NSNotification.Name {
  /// Is posted by a coordinator after each save to a store with the option of that name, by whichever process
  /// or coordinator, on the thread of a save of its own and else on some thread.
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}

/// The key of a store's file in a notification.
public let NSPersistentStoreURLKey = "storeURL"
/// The key of the place after a save in a notification, where the store keeps a history.
public let NSPersistentHistoryTokenKey = "historyToken"

/// Tells a store's coordinator of what others save to the store's file.
final class RemoteChanges: Sendable {
  private let store: WeakStore
  @MainActor private var watcher: DirectoryWatcher?

  /// Begins to watch the file of a store.
  init(of store: NSPersistentStore, file: URL) {
    self.store = store.reference
    let paths: Set<String> = [file.path, file.path + "-wal", file.path + "-journal"]
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.watch(paths, in: file.deletingLastPathComponent().path) }
    }
  }

  @MainActor private func watch(_ paths: Set<String>, in folder: String) {
    let watcher = DirectoryWatcher()
    watcher.watch(folder)
    watcher.onEvents = { [store] events in
      guard events.contains(where: { $0.kind == .overflow || paths.contains($0.path) }) else { return }
      DispatchQueue.global().async { store.store?.postRemoteChange() }
    }
    self.watcher = watcher
    // What came before the watcher was there.
    DispatchQueue.global().async { [store] in store.store?.postRemoteChange() }
  }
}

extension NSPersistentStore {
  /// Whether saves are told of.
  var postsRemoteChanges: Bool {
    options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey].flatMap { AttributeValue.integer($0) }
      ?? 0 != 0
  }

  /// Begins to tell of what others save to the file, where the options say so.
  func watchFile() {
    dataVersion = (try? sqlite?.database.first("PRAGMA data_version"))?.integer ?? 0
    guard postsRemoteChanges, let url, type == NSSQLiteStoreType, url.path != "/dev/null" else { return }
    remoteChanges = RemoteChanges(of: self, file: url)
  }

  /// Tells of what another connection has saved since the last time, if anything.
  fileprivate func postRemoteChange() {
    guard let coordinator = persistentStoreCoordinator else { return }
    let isChanged = coordinator.locked { () -> Bool in
      guard let version = try? sqlite?.database.first("PRAGMA data_version")?.integer else { return false }
      defer { dataVersion = version }
      return version != dataVersion
    }
    if isChanged { coordinator.postChange(of: self) }
  }
}

extension NSPersistentStoreCoordinator {
  /// Posts the notification of a save to a store.
  func postChange(of store: NSPersistentStore) {
    var info: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
    info[NSPersistentStoreURLKey] = store.url
    info[NSPersistentHistoryTokenKey] = currentPersistentHistoryToken(fromStores: [store])
    NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: info)
  }
}
