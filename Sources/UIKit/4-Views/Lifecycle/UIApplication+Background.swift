/// The identifier of work that an app finishes in the background.
public nonisolated struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The value as a number.
  public let rawValue: Int
  /// Makes it of its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The outcome of fetching data in the background.
public nonisolated enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData = 0
  /// There was nothing new.
  case noData = 1
  /// It failed.
  case failed = 2
}

/// Whether the system launches the app in the background to refresh its content.
public nonisolated enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It cannot.
  case restricted = 0
  /// The person does not allow it.
  case denied = 1
  /// It does.
  case available = 2
}

/// The work that an app finishes in the background. A process goes on in the background here, so work expires
/// only when the app ends.
@MainActor final class BackgroundTasks {
  private var last = 0
  private var handlers: [Int: () -> Void] = [:]

  /// Begins work.
  func begin(_ handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    last += 1
    handlers[last] = handler ?? {}
    return UIBackgroundTaskIdentifier(rawValue: last)
  }

  /// Ends work; unknown work is left.
  func end(_ identifier: UIBackgroundTaskIdentifier) {
    handlers[identifier.rawValue] = nil
  }

  /// Calls the handlers of all unfinished work, oldest first.
  func expire() {
    for key in handlers.keys.sorted() { handlers.removeValue(forKey: key)?() }
  }
}

extension UIApplication {
  /// Begins work that is to be finished in the background. The handler is called when the app ends before
  /// ``endBackgroundTask(_:)``.
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    backgroundTasks.begin(handler)
  }

  /// Begins work that is to be finished in the background, under a name for debuggers.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler)
  }

  /// Ends work that ``beginBackgroundTask(expirationHandler:)`` began.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// Seconds that the app may still run in the background: without bounds.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether the system launches the app in the background: it does not.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  /// Whether protected files can be read; they always can.
  public var isProtectedDataAvailable: Bool { true }
}
