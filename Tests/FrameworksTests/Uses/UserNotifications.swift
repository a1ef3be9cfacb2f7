// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import UserNotifications

/// Compiles: one small use of each name of UserNotifications that apps use. Never called.
@available(*, deprecated)
func useUserNotifications() {
  do { typealias Use = UNUserNotificationCenter }
  do { _ = UNUserNotificationCenter.current }
  do { _ = UNUserNotificationCenter.requestAuthorization(options:completionHandler:) }
  do { _ = UNAuthorizationOptions.alert }
  do { typealias Use = UNUserNotificationCenterDelegate }
  do { _ = UNAuthorizationOptions.sound }
  do { _ = { (value: UNUserNotificationCenter) in _ = value.delegate } }
  do { typealias Use = UNMutableNotificationContent }
  do { typealias Use = UNNotificationRequest }
  do { typealias Use = UNNotificationResponse }
  do { _ = { (value: UNMutableNotificationContent) in _ = value.body } }
  do { _ = { () -> UNMutableNotificationContent in UNMutableNotificationContent() } }
  do { _ = UNNotificationRequest.init(identifier:content:trigger:) }
  do { typealias Use = UNNotification }
  do { typealias Use = UNNotificationPresentationOptions }
  do { _ = UNAuthorizationOptions.badge }
  do { _ = { (value: any UNUserNotificationCenterDelegate) in _ = value.userNotificationCenter(_:didReceive:withCompletionHandler:) } }
  do { _ = { (value: any UNUserNotificationCenterDelegate) in _ = value.userNotificationCenter(_:willPresent:withCompletionHandler:) } }
  do { _ = UNUserNotificationCenter.getNotificationSettings(completionHandler:) }
  do { _ = { (value: UNNotification) in _ = value.request } }
  do { _ = { (value: UNNotificationRequest) in _ = value.content } }
  do { _ = { (value: UNNotificationResponse) in _ = value.notification } }
  do { _ = { (value: UNMutableNotificationContent) in _ = value.sound } }
  do { _ = { (value: UNNotificationContent) in _ = value.userInfo } }
  do { _ = UNNotificationPresentationOptions.alert }
  do { _ = UNUserNotificationCenter.add(_:withCompletionHandler:) }
  do { typealias Use = UNNotificationCategory }
  do { _ = UNAuthorizationStatus.authorized }
  do { _ = UNAuthorizationStatus.notDetermined }
  do { _ = UNNotificationPresentationOptions.sound }
  do { typealias Use = UNNotificationSound }
  do { _ = { (value: UNNotificationResponse) in _ = value.actionIdentifier } }
  do { _ = UNUserNotificationCenter.setNotificationCategories(_:) }
  do { _ = UNAuthorizationStatus.denied }
  do { _ = { (value: UNMutableNotificationContent) in _ = value.categoryIdentifier } }
  do { _ = UNNotificationCategory.init(identifier:actions:intentIdentifiers:options:) }
  do { _ = UNNotificationSound.default }
  do { _ = UNTimeIntervalNotificationTrigger.init(timeInterval:repeats:) }
  do { typealias Use = UNNotificationAction }
  do { typealias Use = UNTimeIntervalNotificationTrigger }
  do { _ = UNNotificationAction.init(identifier:title:options:) }
  do { _ = { (value: UNUserNotificationCenter, request: UNNotificationRequest) async throws in try await value.add(request) } }
  do { _ = UNCalendarNotificationTrigger.init(dateMatching:repeats:) }
  do { _ = UNUserNotificationCenter.removePendingNotificationRequests(withIdentifiers:) }
  do { typealias Use = UNAuthorizationOptions }
  do { typealias Use = UNCalendarNotificationTrigger }
  do { _ = UNNotificationPresentationOptions.badge }
  do { _ = { (value: UNMutableNotificationContent) in _ = value.userInfo } }
  do { _ = UNUserNotificationCenter.removeAllPendingNotificationRequests }
  do { _ = UNAuthorizationStatus.provisional }
  do { _ = UNUserNotificationCenter.removeDeliveredNotifications(withIdentifiers:) }
  do { typealias Use = UNAuthorizationStatus }
  do { _ = UNNotificationDefaultActionIdentifier }
  do { _ = { (value: any UNUserNotificationCenterDelegate, center: UNUserNotificationCenter, one: UNNotification) async in _ = await value.userNotificationCenter(center, willPresent: one) } }
  do { _ = UNNotificationAttachment.init(identifier:url:options:) }
  do { _ = { (value: UNNotificationContent) in _ = value.categoryIdentifier } }
  do { _ = { (value: UNNotificationRequest) in _ = value.identifier } }
  do { typealias Use = UNNotificationAttachment }
  do { _ = UNAuthorizationStatus.ephemeral }
  do { _ = UNNotificationActionOptions.foreground }
  do { _ = UNNotificationPresentationOptions.banner }
  do { _ = UNNotificationSetting.enabled }
  do { _ = { (value: UNMutableNotificationContent) in _ = value.attachments } }
  do { _ = { (value: UNMutableNotificationContent) in _ = value.badge } }
  do { _ = { (value: UNMutableNotificationContent) in _ = value.threadIdentifier } }
  do { _ = UNUserNotificationCenter.getPendingNotificationRequests(completionHandler:) }
  do { _ = UNUserNotificationCenter.notificationSettings }
  do { _ = UNUserNotificationCenter.removeAllDeliveredNotifications }
  do { _ = { (value: UNUserNotificationCenter) async throws in _ = try await value.requestAuthorization(options: []) } }
}
