import DeviceAccess
import DevicePrompts
@_exported import Foundation

/// The kinds of entries.
public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder
}

/// The person's decision on calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case fullAccess
  case writeOnly
  /// The app may.
  @available(*, deprecated, renamed: "fullAccess")
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The events of a series that a change is for.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents
}

/// The domain of EventKit's errors.
public let EKErrorDomain = "EKErrorDomain"

/// An error of EventKit.
public struct EKError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { EKErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The kinds of errors.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = EKError
    case eventNotMutable = 0
    case noCalendar
    case noStartDate
    case noEndDate
    case datesInverted
    case internalFailure
    case calendarReadOnly
    case eventStoreNotAuthorized = 29
  }
}

extension NSNotification.Name {
  /// The store has changed.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The handler of a request for permission.
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

/// The calendar of the app's events and the list of its reminders, kept over restarts.
open class EKEventStore: NSObject, @unchecked Sendable {
  struct Stored: Codable, Sendable {
    var identifier: String
    var title: String?
    var notes: String?
    var location: String?
    var url: URL?
    var start: Date?
    var end: Date?
    var isAllDay = false
    var due: DateComponents?
    var isCompleted = false
    var completed: Date?
    var priority = 0
    var alarms: [Double] = []
    var created: Date?
  }
  struct Contents: Codable, Sendable {
    var events: [Stored] = []
    var reminders: [Stored] = []
  }
  private let kept: KeptValue<Contents>
  private static let shared = KeptValue("calendars", initial: Contents())

  /// Creates the store.
  public override init() { kept = Self.shared }
  init(_ kept: KeptValue<Contents>) { self.kept = kept }

  // MARK: Permission

  private static func permission(_ type: EKEntityType) -> Permission {
    type == .event
      ? Permission(
        "calendars",
        usageKeys: [
          "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription",
          "NSCalendarsWriteOnlyAccessUsageDescription",
        ])
      : Permission(
        "reminders",
        usageKeys: ["NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"])
  }

  /// Returns the person's decision.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch permission(entityType).state {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .granted: .fullAccess
    }
  }

  /// Asks the person, and calls the handler on another thread.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    let word = entityType == .event ? "Calendar" : "Reminders"
    nonisolated(unsafe) let completion = completion
    MainThread.run {
      PermissionPrompt.ask(
        for: Self.permission(entityType),
        title: "“\(BundleInformation.appName)” Would Like to Access Your \(word)"
      ) { state in
        FeatureUse.note("EventKit", "permission", told: state.rawValue)
        DispatchQueue.global().async { completion(state == .granted, nil) }
      }
    }
  }
  /// Asks the person.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(to: entityType) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
  }
  /// Asks the person for events.
  open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { requestAccess(to: .event, completion: completion) }
  /// Asks the person for events.
  open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  /// Asks the person for new events.
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { requestAccess(to: .event, completion: completion) }
  /// Asks the person for new events.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  /// Asks the person for reminders.
  open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { requestAccess(to: .reminder, completion: completion) }
  /// Asks the person for reminders.
  open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }

  private func may(_ type: EKEntityType) -> Bool { Self.permission(type).state == .granted }

  // MARK: Calendars

  /// The calendar of new events; nil without permission.
  open var defaultCalendarForNewEvents: EKCalendar? { may(.event) ? EKCalendar.events : nil }
  /// Returns the list of new reminders; nil without permission.
  open func defaultCalendarForNewReminders() -> EKCalendar? { may(.reminder) ? EKCalendar.reminders : nil }
  /// Returns the calendars of a kind of entries: one, none without permission.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    may(entityType) ? [entityType == .event ? .events : .reminders] : []
  }
  /// Returns a calendar by its name.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (calendars(for: .event) + calendars(for: .reminder)).first { $0.calendarIdentifier == identifier }
  }
  /// The places of calendars: this machine.
  open var sources: [EKSource] { [.local] }

  // MARK: Events

  /// Returns a predicate for the events of a time, of some calendars or of all.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let names = calendars?.map(\.calendarIdentifier)
    return NSPredicate { object, _ in
      guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate else {
        return false
      }
      return start < endDate && end >= startDate
        && names?.contains(event.calendar?.calendarIdentifier ?? "") ?? true
    }
  }
  /// Returns the events that match, without permission none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard may(.event) else { return [] }
    return kept.value.events.map { EKEvent(self, $0) }.filter { predicate.evaluate(with: $0) }
      .sorted { $0.compareStartDate(with: $1) == .orderedAscending }
  }
  /// Returns an event by its name.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    guard may(.event) else { return nil }
    return kept.value.events.first { $0.identifier == identifier }.map { EKEvent(self, $0) }
  }
  /// Saves an event.
  ///
  /// - Throws: An ``EKError`` where the app may not, or the event has no calendar or no times.
  open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }
  /// Saves an event.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    guard may(.event) else { throw EKError(.eventStoreNotAuthorized) }
    guard event.calendar != nil else { throw EKError(.noCalendar) }
    guard let start = event.startDate else { throw EKError(.noStartDate) }
    guard let end = event.endDate else { throw EKError(.noEndDate) }
    guard start <= end else { throw EKError(.datesInverted) }
    let stored = event.store()
    kept.change { contents in
      contents.events.removeAll { $0.identifier == stored.identifier }
      contents.events.append(stored)
    }
    tell()
  }
  /// Removes an event.
  open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }
  /// Removes an event.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    guard may(.event) else { throw EKError(.eventStoreNotAuthorized) }
    let identifier = event.eventIdentifier
    kept.change { $0.events.removeAll { $0.identifier == identifier } }
    tell()
  }

  // MARK: Reminders

  /// Returns a predicate for all reminders.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { object, _ in object is EKReminder }
  }
  /// Returns a predicate for reminders that are not done.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { object, _ in (object as? EKReminder)?.isCompleted == false }
  }
  /// Gives the reminders that match, on another thread.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    let found = may(.reminder) ? kept.value.reminders.map { EKReminder(self, $0) } : nil
    nonisolated(unsafe) let (completion, result) = (
      completion, found?.filter { predicate.evaluate(with: $0) }
    )
    DispatchQueue.global().async { completion(result) }
    return NSObject()
  }
  /// Saves a reminder.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    guard may(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
    guard reminder.calendar != nil else { throw EKError(.noCalendar) }
    let stored = reminder.store()
    kept.change { contents in
      contents.reminders.removeAll { $0.identifier == stored.identifier }
      contents.reminders.append(stored)
    }
    tell()
  }
  /// Removes a reminder.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    guard may(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
    let identifier = reminder.calendarItemIdentifier
    kept.change { $0.reminders.removeAll { $0.identifier == identifier } }
    tell()
  }
  /// Writes what was saved without a commit: all is written anyway.
  open func commit() throws {}
  /// Forgets what was not saved.
  open func reset() {}
  /// Looks for changes of other devices: there are none.
  open func refreshSourcesIfNecessary() {}

  private func tell() {
    MainThread.later { [self] in NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
  }
}
