import CoreLocation
import Foundation

/// The condition under which a notification is delivered.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  /// Whether it is delivered each time the condition holds.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  func next(after date: Date) -> Date? { nil }
}

/// A delivery by a server. There is none here.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A delivery after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger. A time of 0 or less, and one below a minute that repeats, is a mistake of the
  /// programmer's, as on iOS.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the time of the next delivery, from now on.
  open func nextTriggerDate() -> Date? { next(after: Date()) }
  override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A delivery at a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the time that must hold.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the time of the next delivery; nil where it never comes.
  open func nextTriggerDate() -> Date? { next(after: Date()) }

  override func next(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A delivery at a place, as Core Location follows it.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The area.
  public let region: CLRegion

  /// Creates a trigger.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// A request to deliver a notification.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The name. A second request of a name takes the place of the first.
  public let identifier: String
  /// The contents.
  public let content: UNNotificationContent
  /// The condition; nil for now.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content =
      content is UNMutableNotificationContent
      ? content.copy() as? UNNotificationContent ?? content : content
    self.trigger = trigger
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that was delivered.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  /// The time of the delivery.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest
  init(_ request: UNNotificationRequest, at date: Date) { (self.request, self.date) = (request, date) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The person's answer to a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The action that the person chose.
  public let actionIdentifier: String
  init(_ notification: UNNotification, action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The person's answer with a text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String
  init(_ notification: UNNotification, action: String, text: String) {
    userText = text
    super.init(notification, action: action)
  }
}

/// The action of a notification that was opened.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a notification that was dismissed.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The properties of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt
  /// Creates a value of a stored one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Asks for the device to be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// Opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The picture of an action. Kept.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  let name: String
  /// Creates one of the system's pictures.
  public init(systemImageName: String) { name = systemImageName }
  /// Creates one of the app's pictures.
  public init(templateImageName: String) { name = templateImageName }
}

/// An action that a notification offers.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// The word that the person sees.
  public let title: String
  /// The properties.
  public let options: UNNotificationActionOptions
  /// The picture; nil for none.
  public let icon: UNNotificationActionIcon?

  /// Creates an action.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) { self.init(identifier: identifier, title: title, options: options, icon: nil) }

  /// Creates an action with a picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An action with a text that the person writes.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The word on the button.
  public let textInputButtonTitle: String
  /// The text before the person has written any.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: nil)
  }
}

/// The properties of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt
  /// Creates a value of a stored one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value `customDismissAction`.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// The value `allowInCarPlay`.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The value `hiddenPreviewsShowTitle`.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The value `hiddenPreviewsShowSubtitle`.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A kind of notifications, with the actions that they offer.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The names of intents.
  public let intentIdentifiers: [String]
  /// The properties.
  public let options: UNNotificationCategoryOptions
  /// The text in place of a hidden one.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The format of a group's summary.
  public let categorySummaryFormat: String

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    (self.categorySummaryFormat, self.options) = (categorySummaryFormat, options)
  }
  /// Creates a category.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: "", options: options)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}
