import OSLog
import UIKit

/// Keeps the ledger in a file in Application Support. Every change is written at once and atomically.
final class LedgerStore {
  static let shared = LedgerStore(
    url: FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("Ledger.json"))
  static let didChangeNotification = Notification.Name("LedgerStoreDidChange")

  private(set) var ledger = Ledger()
  private let url: URL?

  /// Makes a store that keeps its ledger in a file, or only in memory.
  init(url: URL?, ledger: Ledger? = nil) {
    self.url = url
    if let ledger {
      self.ledger = ledger
    } else {
      load()
    }
  }

  /// Changes the ledger, saves it and posts a notification.
  func update(_ change: (inout Ledger) -> Void) {
    let old = ledger
    change(&ledger)
    guard ledger != old else { return }
    save()
    NotificationCenter.default.post(name: LedgerStore.didChangeNotification, object: self)
  }

  func put(_ transaction: Transaction) {
    update { ledger in
      if let index = ledger.transactions.firstIndex(where: { $0.id == transaction.id }) {
        ledger.transactions[index] = transaction
      } else {
        ledger.transactions.append(transaction)
      }
    }
  }

  func delete(_ id: Transaction.ID) {
    update { $0.transactions.removeAll { $0.id == id } }
  }

  private func load() {
    guard let url, FileManager.default.fileExists(atPath: url.path) else { return }
    do {
      ledger = try JSONDecoder().decode(Ledger.self, from: Data(contentsOf: url))
    } catch {
      Logger.store.error("The ledger cannot be read: \(error.localizedDescription)")
      let broken = url.deletingPathExtension().appendingPathExtension("broken.json")
      try? FileManager.default.removeItem(at: broken)
      try? FileManager.default.moveItem(at: url, to: broken)
    }
  }

  private func save() {
    guard let url else { return }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(ledger).write(to: url, options: .atomic)
    } catch {
      Logger.store.error("The ledger cannot be saved: \(error.localizedDescription)")
    }
  }
}

/// A controller that shows what the store keeps.
class StoreController: UICollectionViewController {
  let store: LedgerStore
  private var observer: (any NSObjectProtocol)?

  init(store: LedgerStore) {
    self.store = store
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observer = NotificationCenter.default.addObserver(
      forName: LedgerStore.didChangeNotification, object: store, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.storeDidChange(animated: true) }
    }
  }

  /// Shows what the store has now.
  func storeDidChange(animated: Bool) {}

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
