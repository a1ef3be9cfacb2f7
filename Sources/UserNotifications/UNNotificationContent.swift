@_exported import Foundation

/// The sound of a notification. Kept: nothing plays here.
public final class UNNotificationSound: NSObject, Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  /// Creates the sound of a file.
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }
  /// The system's sound.
  public static let `default` = UNNotificationSound("default")
  /// The system's sound for a call.
  public static let defaultRingtone = UNNotificationSound("ringtone")
  /// The system's sound that sounds also while the device is silent.
  public static let defaultCritical = UNNotificationSound("critical")
  /// The system's critical sound at a volume.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.name == name
  }
  public override var hash: Int { name.hashValue }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active
  case timeSensitive
  case critical
}

/// A file that is shown with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The type, from the file's ending.
  public var type: String { url.pathExtension }

  /// Creates an attachment of a file.
  ///
  /// - Throws: ``UNError/Code/attachmentInvalidURL`` where there is no such file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
  }
}

/// The contents of a notification.
open class UNNotificationContent: NSObject, NSCopying, @unchecked Sendable {
  fileprivate(set) var values = Values()
  fileprivate(set) var info: [AnyHashable: Any] = [:]
  fileprivate(set) var files: [UNNotificationAttachment] = []

  /// What is kept of the contents over restarts.
  struct Values: Codable, Equatable, Sendable {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: Int?
    var sound: String?
    var category = ""
    var thread = ""
    var launchImage = ""
    var target: String?
    var summary = ""
    var summaryCount = 0
    var level = UNNotificationInterruptionLevel.active.rawValue
    var relevance = 0.0
    var filter: String?
  }

  override init() {}

  init(_ values: Values, info: [AnyHashable: Any], files: [UNNotificationAttachment]) {
    (self.values, self.info, self.files) = (values, info, files)
  }

  /// The title.
  public var title: String { values.title }
  /// The second line.
  public var subtitle: String { values.subtitle }
  /// The text.
  public var body: String { values.body }
  /// The number on the app's icon; nil for no change.
  public var badge: NSNumber? { values.badge.map { NSNumber(value: $0) } }
  /// The sound; nil for none.
  public var sound: UNNotificationSound? { values.sound.map { UNNotificationSound($0) } }
  /// The category, whose actions are offered.
  public var categoryIdentifier: String { values.category }
  /// The name of the group.
  public var threadIdentifier: String { values.thread }
  /// The picture of the launch.
  public var launchImageName: String { values.launchImage }
  /// The scene that is to show it.
  public var targetContentIdentifier: String? { values.target }
  /// The word for the group's summary.
  public var summaryArgument: String { values.summary }
  /// The number for the group's summary.
  public var summaryArgumentCount: Int { values.summaryCount }
  /// The urgency.
  public var interruptionLevel: UNNotificationInterruptionLevel {
    UNNotificationInterruptionLevel(rawValue: values.level) ?? .active
  }
  /// The place among others, from 0 to 1.
  public var relevanceScore: Double { values.relevance }
  /// The criterion of a focus.
  public var filterCriteria: String? { values.filter }
  /// Data of the app's own.
  public var userInfo: [AnyHashable: Any] { info }
  /// The files that are shown.
  public var attachments: [UNNotificationAttachment] { files }

  /// Returns contents that nothing changes.
  open func copy(with zone: NSZone? = nil) -> Any {
    UNNotificationContent(values, info: info, files: files)
  }
  /// Returns contents that can be changed.
  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    (copy.values, copy.info, copy.files) = (values, info, files)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationContent else { return false }
    return values == other.values && NSDictionary(dictionary: info).isEqual(to: other.info)
  }
  open override var hash: Int { values.body.hashValue }
}

/// The contents of a notification that is to be requested.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Creates empty contents.
  public override init() { super.init() }

  /// The title.
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line.
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number on the app's icon; nil, the default, for no change.
  public override var badge: NSNumber? {
    get { super.badge }
    set { values.badge = newValue?.intValue }
  }
  /// The sound; nil, the default, for none.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { values.sound = newValue?.name }
  }
  /// The category, whose actions are offered.
  public override var categoryIdentifier: String {
    get { values.category }
    set { values.category = newValue }
  }
  /// The name of the group.
  public override var threadIdentifier: String {
    get { values.thread }
    set { values.thread = newValue }
  }
  /// The picture of the launch.
  public override var launchImageName: String {
    get { values.launchImage }
    set { values.launchImage = newValue }
  }
  /// The scene that is to show it.
  public override var targetContentIdentifier: String? {
    get { values.target }
    set { values.target = newValue }
  }
  /// The word for the group's summary.
  public override var summaryArgument: String {
    get { values.summary }
    set { values.summary = newValue }
  }
  /// The number for the group's summary.
  public override var summaryArgumentCount: Int {
    get { values.summaryCount }
    set { values.summaryCount = newValue }
  }
  /// The urgency.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { values.level = newValue.rawValue }
  }
  /// The place among others, from 0 to 1.
  public override var relevanceScore: Double {
    get { values.relevance }
    set { values.relevance = newValue }
  }
  /// The criterion of a focus.
  public override var filterCriteria: String? {
    get { values.filter }
    set { values.filter = newValue }
  }
  /// Data of the app's own: a property list, so that it is kept over restarts.
  public override var userInfo: [AnyHashable: Any] {
    get { info }
    set { info = newValue }
  }
  /// The files that are shown.
  public override var attachments: [UNNotificationAttachment] {
    get { files }
    set { files = newValue }
  }
}
