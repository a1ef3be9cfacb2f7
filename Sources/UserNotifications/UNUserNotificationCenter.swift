import DeviceAccess
import DevicePrompts
import DeviceReports
import Foundation
import UIKit

/// The app's notifications: requests, which wait for their condition, and what was delivered. Both are kept
/// over restarts.
///
/// The person is asked by the system's alert, and then by the browser. While the app is open, its delegate
/// decides how a notification shows: a banner comes from the top, which a tap opens. While the app's tab is
/// hidden, the browser shows it outside of the tab.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  /// Returns the center of the app.
  public class func current() -> UNUserNotificationCenter { shared }

  /// The delegate, held weakly. A response that has started the app is told to it as soon as it is set.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    didSet { if delegate != nil { store.tellResponses(self) } }
  }
  /// Whether extensions show contents: there are none.
  public var supportsContentExtensions: Bool { false }
  let store: NotificationStore

  init(store: NotificationStore = NotificationStore()) {
    self.store = store
    super.init()
    store.start(self)
  }

  // MARK: Permission

  static let permission: Permission = {
    let permission = Permission("notifications")
    // Without a browser's notifications, banners in the app show.
    permission.follow(.notifications, needsDevice: false) {}
    return permission
  }()

  /// Asks the person whether the app may notify, and calls the handler with the answer, on another thread.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    store.options = options
    let title = "“\(BundleInformation.appName)” Would Like to Send You Notifications"
    MainThread.run { [self] in
      if options.contains(.provisional), Self.permission.state == .notDetermined {
        store.isProvisional = true
        completionHandler(true, nil)
        return
      }
      PermissionPrompt.ask(for: Self.permission, title: title, device: .notifications) { state in
        FeatureUse.note("UserNotifications", "permission", told: state.rawValue)
        DispatchQueue.global().async { completionHandler(state == .granted, nil) }
      }
    }
  }

  /// Asks the person whether the app may notify.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
  }

  private var status: UNAuthorizationStatus {
    switch Self.permission.state {
    case .granted: .authorized
    case .denied: .denied
    case .notDetermined: store.isProvisional ? .provisional : .notDetermined
    }
  }

  var isPermitted: Bool { status == .authorized || status == .provisional }

  /// Gives the settings, on another thread.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(status, store.options)
    DispatchQueue.global().async { completionHandler(settings) }
  }

  /// The settings.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(status, store.options)
  }

  // MARK: Categories

  /// Takes the categories of the app's notifications.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    store.categories = categories
  }
  /// Gives the categories, on another thread.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = store.categories
    DispatchQueue.global().async { completionHandler(categories) }
  }
  /// The categories.
  public func notificationCategories() async -> Set<UNNotificationCategory> { store.categories }

  // MARK: Requests

  /// Adds a request, in place of one of the same name. It fails where the app may not notify.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = place(request)
    DispatchQueue.global().async { completionHandler?(error) }
  }

  /// Adds a request, in place of one of the same name.
  ///
  /// - Throws: ``UNError/Code/notificationsNotAllowed`` where the app may not notify.
  public func add(_ request: UNNotificationRequest) async throws {
    if let error = place(request) { throw error }
  }

  private func place(_ request: UNNotificationRequest) -> UNError? {
    guard isPermitted else {
      FeatureUse.note("UserNotifications", "requests", told: "UNError.notificationsNotAllowed")
      return UNError(.notificationsNotAllowed)
    }
    guard request.trigger == nil || store.add(request, in: self) else {
      return UNError(.notificationInvalidNoDate)
    }
    if request.trigger == nil { MainThread.later { [self] in store.fire(request, in: self) } }
    return nil
  }

  /// Gives the requests that wait, on another thread.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = store.pending
    DispatchQueue.global().async { completionHandler(requests) }
  }
  /// The requests that wait.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { store.pending }

  /// Takes requests back.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    store.removePending { identifiers.contains($0) }
  }
  /// Takes all requests back.
  public func removeAllPendingNotificationRequests() { store.removePending { _ in true } }

  /// Gives what was delivered and neither opened nor removed, on another thread.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let delivered = store.delivered
    DispatchQueue.global().async { completionHandler(delivered) }
  }
  /// What was delivered and neither opened nor removed.
  public func deliveredNotifications() async -> [UNNotification] { store.delivered }

  /// Removes what was delivered.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    store.removeDelivered { identifiers.contains($0) }
  }
  /// Removes all that was delivered.
  public func removeAllDeliveredNotifications() { store.removeDelivered { _ in true } }

  /// Sets the number on the app's icon.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    MainThread.run { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
    completionHandler?(nil)
  }
  /// Sets the number on the app's icon.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    MainThread.run { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
  }

  // MARK: Responses

  /// Answers a delivered notification as the person does, by its name, which an action may follow behind a
  /// colon.
  package func respond(to text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard let name = parts.first,
      let notification = store.delivered.last(where: { $0.request.identifier == name })
    else { return }
    respond(to: notification, action: parts.count > 1 ? parts[1] : UNNotificationDefaultActionIdentifier)
  }

  func respond(to notification: UNNotification, action: String) {
    store.removeDelivered { $0 == notification.request.identifier }
    let response = UNNotificationResponse(notification, action: action)
    guard let delegate else { return store.keep(response) }
    delegate.userNotificationCenter(self, didReceive: response) {}
  }
}

/// The methods by which a delegate decides on notifications. Every method is optional; of the two forms of
/// one, an app has either.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification comes while the app is open. The handler takes the ways in which it shows.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// A notification comes while the app is open. Returns the ways in which it shows.
  nonisolated(nonsending) func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// The person has answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The person has answered a notification.
  nonisolated(nonsending) func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  /// The person wants to see the app's settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Returns the answer to `userNotificationCenter`.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    // The center calls its delegate on the main thread.
    nonisolated(unsafe) let (delegate, handler) = (self, completionHandler)
    Task { @MainActor in
      handler(await delegate.userNotificationCenter(center, willPresent: notification))
    }
  }
  /// Returns the answer to `userNotificationCenter`.
  nonisolated(nonsending) public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Returns the answer to `userNotificationCenter`.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    nonisolated(unsafe) let (delegate, handler) = (self, completionHandler)
    Task { @MainActor in
      await delegate.userNotificationCenter(center, didReceive: response)
      handler()
    }
  }
  /// Hears of `userNotificationCenter`: does nothing.
  nonisolated(nonsending) public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  /// Hears of `userNotificationCenter`: does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
