import DeviceAccess
import Foundation

/// The ways of notifying that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt
  /// Creates a value of a stored one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Also while the device is silent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// The system shows a button to the app's settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Without a question, silently.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Read aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// While a focus is on.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The ways in which a notification shows while the app is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt
  /// Creates a value of a stored one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A banner and the list.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// The list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The person's decision on notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined = 0
  /// The app may not.
  case denied
  /// The app may.
  case authorized
  /// The app may, silently.
  case provisional
  /// The app may for a while.
  case ephemeral
}

/// Whether one way of notifying is on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled
  case enabled
}

/// The form of alerts.
public enum UNAlertStyle: Int, Sendable {
  case none = 0
  case banner
  case alert
}

/// The times at which contents show.
public enum UNShowPreviewsSetting: Int, Sendable {
  case always = 0
  case whenAuthenticated
  case never
}

/// What the person has decided on the app's notifications.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  /// The decision.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
    (authorizationStatus, self.options) = (status, options)
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    switch authorizationStatus {
    case .authorized, .provisional, .ephemeral: options.contains(option) ? .enabled : .disabled
    default: .disabled
    }
  }

  /// Whether sounds are on.
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether numbers on the icon are on.
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether alerts are on.
  public var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether the list is on.
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Whether the locked screen shows them: there is none.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Whether a car shows them: there is none.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether critical alerts are on: they need Apple's permission.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether they are read aloud: never.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether they come while a focus is on: there is none.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether they come in a summary: never.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether messages name their senders: never.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The form of alerts: banners.
  public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// The times at which contents show: always.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the system shows a button to the app's settings.
  public var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The domain of the errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications.
public struct UNError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { UNErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The kinds of errors.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = UNError
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1_400
    case notificationInvalidNoContent = 1_401
    case contentProvidingObjectNotAllowed = 1_500
    case contentProvidingInvalid = 1_501
    case badgeInputInvalid = 1_600
  }
}
