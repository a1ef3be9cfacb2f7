import EventKit
import UIKit

/// An event of today, with permission.
final class CalendarScreen: FrameworkScreen {
  override class var framework: String { "EventKit" }
  override class var purpose: String { "An event in the calendar, with permission" }
  override class var symbol: String { "calendar" }

  private let store = EKEventStore()

  override func fill() {
    addButton("Plan tea at five") { [weak self] in self?.ask() }
  }

  private func ask() {
    store.requestFullAccessToEvents { isGranted, _ in
      DispatchQueue.main.async { isGranted ? self.plan() : self.show("You do not permit it.") }
    }
  }

  private func plan() {
    let event = EKEvent(eventStore: store)
    let start = Calendar.current.startOfDay(for: Date()).addingTimeInterval(17 * 3_600)
    (event.title, event.startDate, event.endDate) = ("Tea", start, start.addingTimeInterval(3_600))
    event.calendar = store.defaultCalendarForNewEvents
    do {
      try store.save(event, span: .thisEvent)
      let day = store.predicateForEvents(
        withStart: start.addingTimeInterval(-3_600), end: start.addingTimeInterval(7_200), calendars: nil)
      let titles = store.events(matching: day).map { $0.title ?? "" }
      show("In “\(event.calendar?.title ?? "")”: \(titles.joined(separator: ", "))")
    } catch { show(error) }
  }
}
