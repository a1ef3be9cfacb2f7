// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import EventKit

/// Compiles: one small use of each name of EventKit that apps use. Never called.
@available(*, deprecated)
func useEventKit() {
  do { _ = EKEntityType.event }
  do { _ = { () -> EKEventStore in EKEventStore() } }
  do { typealias Use = EKEventStore }
  do { _ = EKSpan.thisEvent }
  do { _ = { (value: EKEvent) in _ = value.calendar } }
  do { _ = { (value: EKEvent) in _ = value.endDate } }
  do { _ = EKEvent.init(eventStore:) }
  do { _ = { (value: EKEvent) in _ = value.startDate } }
  do { _ = EKEventStore.authorizationStatus(for:) }
  do { _ = { (value: EKEventStore) in _ = value.defaultCalendarForNewEvents } }
  do { _ = EKEventStore.events(matching:) }
  do { _ = EKEventStore.predicateForEvents(withStart:end:calendars:) }
  do { _ = EKEventStore.requestAccess(to:completion:) }
  do { _ = EKEventStore.save(_:span:) }
  do { typealias Use = EKEvent }
}
