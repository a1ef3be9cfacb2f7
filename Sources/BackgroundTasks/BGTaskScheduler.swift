import DeviceAccess
@_exported import Foundation
import Synchronization

/// A request that the system start a task later.
open class BGTaskRequest: NSObject, NSCopying {
  /// The task's name, which the app has registered.
  public let identifier: String
  /// The time before which the task does not start; nil, the default, for none.
  open var earliestBeginDate: Date?

  init(_ identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make(identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }

  class func make(_ identifier: String) -> BGTaskRequest { BGTaskRequest(identifier) }
}

/// A request to refresh the app's contents.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request for a registered task.
  public init(identifier: String) { super.init(identifier) }

  override class func make(_ identifier: String) -> BGTaskRequest {
    BGAppRefreshTaskRequest(identifier: identifier)
  }
}

/// A request for a long task.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the task needs the network; false by default.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs power from outside; false by default.
  open var requiresExternalPower = false

  /// Creates a request for a registered task.
  public init(identifier: String) { super.init(identifier) }

  override class func make(_ identifier: String) -> BGTaskRequest {
    BGProcessingTaskRequest(identifier: identifier)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? BGProcessingTaskRequest {
      copy.requiresNetworkConnectivity = requiresNetworkConnectivity
      copy.requiresExternalPower = requiresExternalPower
    }
    return copy
  }
}

/// A task that the system has started.
open class BGTask: NSObject {
  /// The task's name.
  public let identifier: String
  /// Called when the time is over.
  open var expirationHandler: (() -> Void)?

  init(_ identifier: String) { self.identifier = identifier }

  /// Says that the task is done. Nothing starts tasks here, so this has no effect.
  open func setTaskCompleted(success: Bool) {}
}

/// A task that refreshes the app's contents.
open class BGAppRefreshTask: BGTask {}

/// A long task.
open class BGProcessingTask: BGTask {}

/// Starts tasks while the app is in the background, which no app is here: as on a device whose owner has
/// turned Background App Refresh off, every request fails with ``Error/Code/unavailable``.
public final class BGTaskScheduler: NSObject, Sendable {
  /// The scheduler of the app.
  public static let shared = BGTaskScheduler()
  private let registered = Mutex<Set<String>>([])

  private override init() {}

  /// An error of the scheduler.
  public struct Error: FrameworkError {
    /// The domain of the framework's errors.
    public static var _nsErrorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The error as Foundation keeps it: domain, code, and `userInfo`.
    public let _nsError: NSError
    /// Makes an error of Foundation's.
    public init(_nsError: NSError) { self._nsError = _nsError }
    /// The kinds of errors.
    public enum Code: Int, FrameworkErrorCode {
      /// The error.
      public typealias _ErrorType = BGTaskScheduler.Error
      /// The app cannot schedule tasks.
      case unavailable = 1
      /// Too many tasks were requested.
      case tooManyPendingTaskRequests = 2
      /// The app may not run the task.
      case notPermitted = 3
    }

    /// The app cannot schedule tasks.
    public static var unavailable: Code { .unavailable }
    /// Too many tasks were requested.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The app may not run the task.
    public static var notPermitted: Code { .notPermitted }
  }

  /// Registers the handler of a task. Returns whether the app's `Info.plist` permits the task
  /// (`BGTaskSchedulerPermittedIdentifiers`). The handler is never called here.
  @discardableResult public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    guard
      !BundleInformation.exists
        || BundleInformation.texts("BGTaskSchedulerPermittedIdentifiers").contains(identifier)
    else { return false }
    return registered.withLock { $0.insert(identifier).inserted }
  }

  /// Requests a task: not available.
  ///
  /// - Throws: ``Error/Code/unavailable``, always.
  public func submit(_ taskRequest: BGTaskRequest) throws {
    FeatureUse.note("BackgroundTasks", "tasks", told: "unavailable")
    throw Error(.unavailable)
  }

  /// Takes a request back. There is none.
  public func cancel(taskRequestWithIdentifier identifier: String) {}

  /// Takes all requests back. There is none.
  public func cancelAllTaskRequests() {}

  /// Gives the requests that wait: none.
  public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }

  /// The requests that wait: none.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
