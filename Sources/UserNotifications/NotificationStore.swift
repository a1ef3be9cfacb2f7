import CoreLocation
import DeviceAccess
import DeviceReports
import Foundation
import Synchronization
import UIKit

/// The requests and deliveries of a center, kept in a file.
final class NotificationStore: Sendable {
  /// A request as the file has it.
  struct Stored: Codable, Sendable {
    var identifier: String
    var values: UNNotificationContent.Values
    var info: Data?
    var interval: Double?
    var components: DateComponents?
    var circle: [Double]?
    var region: String?
    var repeats = false
    /// The time of the next delivery, or of the one that was made.
    var date: Date?
  }

  struct State: Codable, Sendable {
    var pending: [Stored] = []
    var delivered: [Stored] = []
    var options: UInt = 0
    var isProvisional = false
  }

  private let kept: KeptValue<State>
  private let held = Mutex<(categories: Set<UNNotificationCategory>, responses: [UNNotificationResponse])>(
    ([], []))
  /// Files of contents, which are those of this run alone.
  private let attachments = Mutex<[String: [UNNotificationAttachment]]>([:])

  /// The notifications that the browser shows outside of the app.
  private let outside = OutsideNotifications()

  init(_ kept: KeptValue<State> = KeptValue("notifications", initial: State())) { self.kept = kept }

  var options: UNAuthorizationOptions {
    get { UNAuthorizationOptions(rawValue: kept.value.options) }
    set { kept.change { $0.options = newValue.rawValue } }
  }
  var isProvisional: Bool {
    get { kept.value.isProvisional }
    set { kept.change { $0.isProvisional = newValue } }
  }
  var categories: Set<UNNotificationCategory> {
    get { held.withLock { $0.categories } }
    set { held.withLock { $0.categories = newValue } }
  }
  var pending: [UNNotificationRequest] { kept.value.pending.map(request) }
  var delivered: [UNNotification] {
    kept.value.delivered.map { UNNotification(request($0), at: $0.date ?? .distantPast) }
  }

  /// Schedules what waits. What came due while the app did not run was delivered without it.
  func start(_ center: UNUserNotificationCenter) {
    let now = Date()
    let overdue = kept.change { state in
      let overdue = state.pending.filter { ($0.date ?? .distantFuture) <= now }
      state.delivered += overdue
      state.pending.removeAll { stored in overdue.contains { $0.identifier == stored.identifier } }
      return overdue
    }
    for stored in overdue where stored.repeats { _ = add(request(stored), in: center) }
    for stored in kept.value.pending { schedule(stored, in: center) }
    outside.start { [weak center] in center?.respond(to: $0) }
    DeviceAnswers.observe("notification-response") { [weak center] in
      guard let text = DeviceAnswers.answer("notification-response") else { return }
      DispatchQueue.main.async { center?.respond(to: text) }
    }
  }

  /// Keeps a request. Returns whether its condition can ever hold.
  func add(_ request: UNNotificationRequest, in center: UNUserNotificationCenter) -> Bool {
    let date = request.trigger?.next(after: Date())
    guard date != nil || request.trigger is UNLocationNotificationTrigger else { return false }
    let stored = self.stored(request, date)
    attachments.withLock { $0[request.identifier] = request.content.attachments }
    kept.change { state in
      state.pending.removeAll { $0.identifier == stored.identifier }
      state.pending.append(stored)
    }
    schedule(stored, in: center)
    return true
  }

  func removePending(_ matches: @Sendable (String) -> Bool) {
    kept.change { $0.pending.removeAll { matches($0.identifier) } }
  }

  func removeDelivered(_ matches: @Sendable (String) -> Bool) {
    kept.change { $0.delivered.removeAll { matches($0.identifier) } }
    outside.remove(matches)
  }

  private func schedule(
    _ stored: Stored, in center: UNUserNotificationCenter
  ) {
    guard let date = stored.date else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.timeIntervalSinceNow)) { [weak self] in
      guard let self else { return }
      // Another request may have taken its place.
      let isDue = kept.value.pending.contains {
        $0.identifier == stored.identifier && $0.date == stored.date
      }
      guard isDue else { return }
      let request = request(stored)
      removePending { $0 == stored.identifier }
      if stored.repeats { _ = add(request, in: center) }
      fire(request, in: center)
    }
  }

  /// Delivers a notification: past the delegate where the app is open.
  func fire(_ request: UNNotificationRequest, in center: UNUserNotificationCenter) {
    let notification = UNNotification(request, at: Date())
    let stored = self.stored(request, notification.date)
    let deliver: @Sendable () -> Void = { [self] in
      kept.change { state in
        state.delivered.removeAll { $0.identifier == stored.identifier }
        state.delivered.append(stored)
      }
    }
    MainThread.run { [self] in
      let badge = request.content.badge?.intValue
      guard UIApplication.shared.applicationState == .active, let delegate = center.delegate else {
        if let badge { UIApplication.shared.applicationIconBadgeNumber = badge }
        deliver()
        if UIApplication.shared.applicationState == .background {
          outside.show(request)
        } else {
          NotificationBanner.show(notification, actions: actions(of: request), in: center)
        }
        return
      }
      delegate.userNotificationCenter(center, willPresent: notification) { [self] options in
        if !options.isDisjoint(with: [.alert, .banner, .list]) { deliver() }
        MainThread.run { [self] in
          if options.contains(.badge), let badge {
            UIApplication.shared.applicationIconBadgeNumber = badge
          }
          guard !options.isDisjoint(with: [.alert, .banner]) else { return }
          NotificationBanner.show(notification, actions: actions(of: request), in: center)
        }
      }
    }
  }

  private func actions(of request: UNNotificationRequest) -> [UNNotificationAction] {
    categories.first { $0.identifier == request.content.categoryIdentifier }?.actions ?? []
  }

  // MARK: Responses

  func keep(_ response: UNNotificationResponse) { held.withLock { $0.responses.append(response) } }

  func tellResponses(_ center: UNUserNotificationCenter) {
    let responses = held.withLock { held in
      defer { held.responses = [] }
      return held.responses
    }
    for response in responses {
      MainThread.later { center.delegate?.userNotificationCenter(center, didReceive: response) {} }
    }
  }

  // MARK: The file's form

  private func stored(_ request: UNNotificationRequest, _ date: Date?) -> Stored {
    var stored = Stored(identifier: request.identifier, values: request.content.values, date: date)
    let info = request.content.userInfo as? [String: Any] ?? [:]
    stored.info = try? PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0)
    stored.repeats = request.trigger?.repeats ?? false
    stored.interval = (request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval
    stored.components = (request.trigger as? UNCalendarNotificationTrigger)?.dateComponents
    if let region = (request.trigger as? UNLocationNotificationTrigger)?.region as? CLCircularRegion {
      stored.circle = [region.center.latitude, region.center.longitude, region.radius]
      stored.region = region.identifier
    }
    return stored
  }

  private func request(_ stored: Stored) -> UNNotificationRequest {
    let info = stored.info.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let files = attachments.withLock { $0[stored.identifier] ?? [] }
    let content = UNNotificationContent(stored.values, info: info ?? [:], files: files)
    var trigger: UNNotificationTrigger?
    if let interval = stored.interval {
      trigger = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: stored.repeats)
    } else if let components = stored.components {
      trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: stored.repeats)
    } else if let circle = stored.circle, circle.count == 3 {
      let center = CLLocationCoordinate2D(latitude: circle[0], longitude: circle[1])
      trigger = UNLocationNotificationTrigger(
        region: CLCircularRegion(center: center, radius: circle[2], identifier: stored.region ?? ""),
        repeats: stored.repeats)
    }
    return UNNotificationRequest(identifier: stored.identifier, content: content, trigger: trigger)
  }
}
