import QuartzCore

/// Writes changed user defaults to disk at the end of the turn: Foundation on Linux writes only when told to,
/// and what an app saved must outlive a `kill -9`.
@MainActor final class DefaultsKeeper {
  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var isRaised = true

    func raise() {
      lock.withLock { isRaised = true }
    }

    /// Whether the flag was raised; it is lowered.
    func lower() -> Bool {
      lock.withLock {
        defer { isRaised = false }
        return isRaised
      }
    }
  }

  private let changed = Flag()
  private let observer: any NSObjectProtocol

  init() {
    let changed = changed
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in
      changed.raise()
      DispatchQueue.main.async { UIApplication.shared.saveDefaults() }
    }
  }

  func saveIfChanged() {
    if changed.lower() { save() }
  }

  func save() {
    UserDefaults.standard.synchronize()
  }
}
