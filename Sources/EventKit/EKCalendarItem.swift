import CoreGraphics
import Foundation

/// The kinds of a place of calendars.
public enum EKSourceType: Int, Sendable { case local = 0, exchange, calDAV, mobileMe, subscribed, birthdays }
/// The kinds of calendars.
public enum EKCalendarType: Int, Sendable { case local = 0, calDAV, exchange, subscription, birthday }
/// The availability of a person during an event.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1, busy = 0, free, tentative, unavailable
}
/// The state of an event.
public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }

/// A place of calendars.
open class EKSource: NSObject, @unchecked Sendable {
  static let local = EKSource()
  open var sourceIdentifier: String { "local" }
  open var title: String { "Local" }
  open var sourceType: EKSourceType { .local }
}

/// A calendar.
open class EKCalendar: NSObject, @unchecked Sendable {
  static let events = EKCalendar("events", "Calendar")
  static let reminders = EKCalendar("reminders", "Reminders")
  /// The name for programs.
  public let calendarIdentifier: String
  /// The name for people.
  open var title: String
  /// The place.
  open var source: EKSource! { .local }
  /// The kind.
  open var type: EKCalendarType { .local }
  /// Whether events can be saved.
  open var allowsContentModifications: Bool { true }
  /// Whether the person has subscribed to it.
  open var isSubscribed: Bool { false }
  /// Whether it never changes.
  open var isImmutable: Bool { false }
  /// The color.
  open var cgColor: CGColor! = CGColor(red: 0.1, green: 0.5, blue: 1, alpha: 1)
  init(_ identifier: String, _ title: String) { (calendarIdentifier, self.title) = (identifier, title) }
}

/// A time before an entry at which the person is told. Kept: nobody is told.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// The seconds from the entry's beginning.
  open var relativeOffset: TimeInterval
  /// The time; nil for one from the beginning.
  open var absoluteDate: Date?
  /// Creates an alarm from the entry's beginning on.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  /// Creates an alarm at a time.
  public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
}

/// The rhythms of a rule.
public enum EKRecurrenceFrequency: Int, Sendable { case daily = 0, weekly, monthly, yearly }

/// The end of a rule.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  /// The last time.
  public let endDate: Date?
  /// The number of times.
  public let occurrenceCount: Int
  /// Creates an end at a time.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// Creates an end after a number of times.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// A rule by which an entry comes again. Kept while the app runs; it makes no entries here.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  /// The rhythm.
  public let frequency: EKRecurrenceFrequency
  /// The number of its units between two.
  public let interval: Int
  /// The end; nil for none.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// Creates a rule.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
  }
}

/// An entry of a calendar.
open class EKCalendarItem: NSObject {
  var stored: EKEventStore.Stored
  private(set) weak var eventStore: EKEventStore?
  /// The calendar; nil before one is set.
  open var calendar: EKCalendar!
  /// The alarms; nil for none.
  open var alarms: [EKAlarm]?
  /// The rules; nil for none.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The time zone; nil for any.
  open var timeZone: TimeZone?

  init(_ store: EKEventStore, _ stored: EKEventStore.Stored?) {
    eventStore = store
    self.stored = stored ?? EKEventStore.Stored(identifier: UUID().uuidString)
    alarms = stored?.alarms.map { EKAlarm(relativeOffset: $0) }
  }

  /// The name of the entry.
  open var calendarItemIdentifier: String { stored.identifier }
  /// The title.
  open var title: String! {
    get { stored.title ?? "" }
    set { stored.title = newValue }
  }
  /// The place.
  open var location: String? {
    get { stored.location }
    set { stored.location = newValue }
  }
  /// The notes.
  open var notes: String? {
    get { stored.notes }
    set { stored.notes = newValue }
  }
  /// The address.
  open var url: URL? {
    get { stored.url }
    set { stored.url = newValue }
  }
  /// The time of its making.
  open var creationDate: Date? { stored.created }
  /// Whether it has alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Adds a rule.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }

  func store() -> EKEventStore.Stored {
    if stored.created == nil { stored.created = Date() }
    stored.alarms = alarms?.map(\.relativeOffset) ?? []
    return stored
  }
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// Creates an event, which is to be saved.
  public convenience init(eventStore: EKEventStore) { self.init(eventStore, nil) }
  override init(_ store: EKEventStore, _ stored: EKEventStore.Stored?) {
    super.init(store, stored)
    if stored != nil { calendar = .events }
  }

  /// The name of the event.
  open var eventIdentifier: String! { stored.identifier }
  /// The beginning.
  open var startDate: Date! {
    get { stored.start }
    set { stored.start = newValue }
  }
  /// The end.
  open var endDate: Date! {
    get { stored.end }
    set { stored.end = newValue }
  }
  /// Whether it takes whole days; false by default.
  open var isAllDay: Bool {
    get { stored.isAllDay }
    set { stored.isAllDay = newValue }
  }
  /// The availability of the person; kept.
  open var availability = EKEventAvailability.busy
  /// The state.
  open var status: EKEventStatus { .none }
  /// Returns the order of the beginnings of two events.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (stored.start ?? .distantPast).compare(other.stored.start ?? .distantPast)
  }
  /// Takes the saved state again. Returns whether the event is still there.
  @discardableResult open func refresh() -> Bool {
    guard let other = eventStore?.event(withIdentifier: stored.identifier) else { return false }
    stored = other.stored
    return true
  }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// Creates a reminder, which is to be saved.
  public convenience init(eventStore: EKEventStore) { self.init(eventStore, nil) }
  override init(_ store: EKEventStore, _ stored: EKEventStore.Stored?) {
    super.init(store, stored)
    if stored != nil { calendar = .reminders }
  }

  /// The parts of the beginning.
  open var startDateComponents: DateComponents?
  /// The parts of the time at which it is due.
  open var dueDateComponents: DateComponents? {
    get { stored.due }
    set { stored.due = newValue }
  }
  /// Whether it is done; false by default.
  open var isCompleted: Bool {
    get { stored.isCompleted }
    set {
      stored.isCompleted = newValue
      stored.completed = newValue ? Date() : nil
    }
  }
  /// The time at which it was done.
  open var completionDate: Date? {
    get { stored.completed }
    set { (stored.completed, stored.isCompleted) = (newValue, newValue != nil) }
  }
  /// The urgency: 0 for none, 1 for the highest to 9.
  open var priority: Int {
    get { stored.priority }
    set { stored.priority = newValue }
  }
}
