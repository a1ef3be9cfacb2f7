@testable import UIKit

/// The days that a month's grid below a view shows.
@MainActor func calendarDays(in view: UIView) -> [CalendarDay] {
  if let day = view as? CalendarDay { return day.isHidden ? [] : [day] }
  return view.subviews.flatMap(calendarDays)
}
