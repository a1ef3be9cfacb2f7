import UIKit
import UserNotifications

/// A reminder, with permission.
final class NotificationScreen: FrameworkScreen, UNUserNotificationCenterDelegate {
  override class var framework: String { "User Notifications" }
  override class var purpose: String { "A reminder in a second, with permission" }
  override class var symbol: String { "bell" }

  override func fill() {
    UNUserNotificationCenter.current().delegate = self
    addButton("Remind me of the tea") { [weak self] in self?.ask() }
  }

  private func ask() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { isGranted, _ in
      DispatchQueue.main.async { isGranted ? self.remind() : self.show("You do not permit it.") }
    }
  }

  private func remind() {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.body = "It has drawn long enough."
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request) { error in
      DispatchQueue.main.async {
        if let error { self.show(error) } else { self.show("You will be reminded.") }
      }
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    show("\(notification.request.content.title): \(notification.request.content.body)")
    completionHandler([.banner])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    show("You opened \(response.notification.request.content.title).")
    completionHandler()
  }
}
