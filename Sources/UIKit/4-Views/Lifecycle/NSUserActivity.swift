import Foundation

/// A record of a person's activity in the app at one moment, so that it can be taken up again later.
/// Foundation on Linux has no such class. Activities restore scenes
/// (``UISceneDelegate/stateRestorationActivity(for:)``); no other device or index takes them.
open class NSUserActivity: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var state = State()

  private struct State {
    var title: String?
    var userInfo: [AnyHashable: Any]?
    var requiredUserInfoKeys: Set<String>?
    var keywords: Set<String> = []
    var webpageURL: URL?
    var referrerURL: URL?
    var expirationDate: Date?
    var targetContentIdentifier: String?
    var persistentIdentifier: String?
    var needsSave = false
    var isValid = true
    var isEligibleForHandoff = true
    var isEligibleForSearch = false
    var isEligibleForPublicIndexing = false
    var isEligibleForPrediction = false
    weak var delegate: (any NSUserActivityDelegate)?
  }

  private func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    lock.withLock { state[keyPath: path] }
  }

  private func write<Value>(_ path: WritableKeyPath<State, Value>, _ value: Value) {
    lock.withLock { state[keyPath: path] = value }
  }

  /// The activity's type, a reversed domain name such as `org.example.reading`.
  public let activityType: String

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// The title that a person reads; `nil` by default.
  open var title: String? {
    get { read(\.title) }
    set { write(\.title, newValue) }
  }

  /// The values that describe the activity. Strings, numbers, Booleans, dates, data, URLs, and arrays and
  /// dictionaries of them are saved.
  open var userInfo: [AnyHashable: Any]? {
    get { read(\.userInfo) }
    set { write(\.userInfo, newValue) }
  }

  /// Adds values to ``userInfo``; those of the same key are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    lock.withLock {
      state.userInfo = (state.userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
  }

  /// The keys of ``userInfo`` that are saved; all where it is `nil`, the default.
  open var requiredUserInfoKeys: Set<String>? {
    get { read(\.requiredUserInfoKeys) }
    set { write(\.requiredUserInfoKeys, newValue) }
  }

  /// Words to find the activity by.
  open var keywords: Set<String> {
    get { read(\.keywords) }
    set { write(\.keywords, newValue) }
  }

  /// The page of the web that shows the same.
  open var webpageURL: URL? {
    get { read(\.webpageURL) }
    set { write(\.webpageURL, newValue) }
  }

  /// The page that led here.
  open var referrerURL: URL? {
    get { read(\.referrerURL) }
    set { write(\.referrerURL, newValue) }
  }

  /// The time after which the activity is not restored; `nil` by default, for never.
  open var expirationDate: Date? {
    get { read(\.expirationDate) }
    set { write(\.expirationDate, newValue) }
  }

  /// The name of the content, for finding a scene that shows it.
  open var targetContentIdentifier: String? {
    get { read(\.targetContentIdentifier) }
    set { write(\.targetContentIdentifier, newValue) }
  }

  /// The name by which a saved activity is found again.
  open var persistentIdentifier: String? {
    get { read(\.persistentIdentifier) }
    set { write(\.persistentIdentifier, newValue) }
  }

  /// Whether the delegate is asked to bring the activity up to date before it is saved; false by default.
  open var needsSave: Bool {
    get { read(\.needsSave) }
    set { write(\.needsSave, newValue) }
  }

  /// Whether another device may continue the activity; true by default. None is notified of it.
  open var isEligibleForHandoff: Bool {
    get { read(\.isEligibleForHandoff) }
    set { write(\.isEligibleForHandoff, newValue) }
  }

  /// Whether the activity may be found by a search on the device; false by default. There is no such index.
  open var isEligibleForSearch: Bool {
    get { read(\.isEligibleForSearch) }
    set { write(\.isEligibleForSearch, newValue) }
  }

  /// Whether everybody may find the activity; false by default. There is no such index.
  open var isEligibleForPublicIndexing: Bool {
    get { read(\.isEligibleForPublicIndexing) }
    set { write(\.isEligibleForPublicIndexing, newValue) }
  }

  /// Whether the system may suggest the activity; false by default. It suggests none.
  open var isEligibleForPrediction: Bool {
    get { read(\.isEligibleForPrediction) }
    set { write(\.isEligibleForPrediction, newValue) }
  }

  /// The object that brings the activity up to date.
  open weak var delegate: (any NSUserActivityDelegate)? {
    get { read(\.delegate) }
    set { write(\.delegate, newValue) }
  }

  /// The activity that the app carries out now, of those that became current.
  static var current: NSUserActivity? {
    currentLock.withLock { currentActivity }
  }
  private static let currentLock = NSLock()
  nonisolated(unsafe) private static var currentActivity: NSUserActivity?

  /// Makes this the activity that the app carries out now, in place of another; an invalid one does not
  /// become it.
  open func becomeCurrent() {
    guard read(\.isValid) else { return }
    NSUserActivity.currentLock.withLock { NSUserActivity.currentActivity = self }
  }

  /// Ends the activity's being current.
  open func resignCurrent() {
    NSUserActivity.currentLock.withLock {
      if NSUserActivity.currentActivity === self { NSUserActivity.currentActivity = nil }
    }
  }

  /// Ends the activity: it is not current any more and does not become it again.
  open func invalidate() {
    write(\.isValid, false)
    resignCurrent()
  }

  /// Updates the activity by its delegate, where that is needed.
  func saveIfNeeded() {
    guard needsSave else { return }
    delegate?.userActivityWillSave(self)
    needsSave = false
  }
}

/// The methods that keep an activity up to date.
public protocol NSUserActivityDelegate: AnyObject {
  /// Called before an activity that needs it is saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// The type of activities that show pages of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
